"""The database behind a store: its address, its connections, and what its errors mean."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, Insert, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import QueuePool

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store.records import Unavailable

SQLITE, POSTGRESQL = "sqlite", "postgresql"
READERS = 4  # reads at once; the writer has a connection of its own
PATIENCE = 10  # seconds to wait for another process, or for an answer
STANDBY = ("25006", "0A000")  # of PostgreSQL: nothing can be written, and attendance not even read
IMMEDIATE = {"immediate": True}  # option of a connection that is going to write


def read_address(given: str) -> URL:
    """The address of a database: `sqlite:///FILE`, `postgresql://USER@HOST/DATABASE`, or the name of a SQLite file.

    >>> read_address("motherlode.db").render_as_string()
    'sqlite:///motherlode.db'
    >>> read_address("postgres://ana:secret@server/motherlode").render_as_string()
    'postgresql+psycopg://ana:***@server/motherlode'
    """
    try:
        url = make_url(given) if "://" in given else URL.create(SQLITE, database=given)
    except (ArgumentError, ValueError):
        raise _no_address(given) from None
    if url.drivername in (POSTGRESQL, "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    in_memory = url.database in (None, "", ":memory:") or bool(url.query)
    if url.drivername != SQLITE or in_memory or url.host:
        raise _no_address(given)
    return url


def _no_address(given: str) -> Mistake:
    example = "sqlite:///motherlode.db or postgresql://user@host/database"
    shown = given.rpartition("@")[2]  # what stands before it may be a password
    return Mistake("store-address", example=example, given=shown)


def shown(url: URL) -> str:
    """A database as people know it, without its password."""
    if url.get_backend_name() == SQLITE:
        return url.database or ""
    return url.set(drivername=POSTGRESQL).render_as_string(hide_password=True)


def engine_for(url: URL, *, create: bool = True) -> Engine:
    """Connections to a database, as the store needs them. A SQLite file that is not there is made, or refused."""
    if url.get_backend_name() == SQLITE:
        path = Path(url.database or "")
        if create:
            _make_private(path)
        elif not path.exists():
            raise Mistake("no-such-file", path=str(path))
        settings: dict[str, Any] = {"timeout": PATIENCE, "check_same_thread": False}
    else:
        settings = {"connect_timeout": PATIENCE, "tcp_user_timeout": PATIENCE * 1000, "keepalives_idle": PATIENCE,
                    "keepalives_interval": 5, "keepalives_count": 2}  # fmt: skip
    try:
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args=settings,
        )
    except ImportError:
        raise Mistake("no-psycopg") from None
    if url.get_backend_name() == SQLITE:
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    else:
        event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _make_private(path: Path) -> None:
    """The file holds the server's secrets; SQLite gives its companions (`-wal`, `-shm`) the same rights."""
    with suppress(OSError):  # what is wrong is said better by the connection
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError as error:  # another process is just doing the same, and SQLite does not wait
            if "locked" not in str(error) or time.monotonic() > until:
                raise
            time.sleep(0.02)
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that is going to write says so at once: to find out later that another one wrote is too late."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def _prepare_postgresql(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("SET synchronous_commit = on")
    cursor.close()
    connection.commit()


def insert_if_absent(engine: Engine, table: Table) -> Insert:
    """An insert that leaves a row alone that is already there."""
    if engine.dialect.name == SQLITE:
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def why(error: Exception) -> str:
    """What a driver says is wrong, on one line."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return " ".join(str(said).split()) or type(said).__name__


def is_outage(error: Exception) -> bool:
    """Whether the database is at fault, rather than the statement.

    Operational errors are SQLite's for a lock, a full disk or a broken file, and PostgreSQL's for a lost connection.
    """
    if isinstance(error, DBAPIError):
        unusable = isinstance(error, (OperationalError, InterfaceError)) or is_read_only(error)
        return error.connection_invalidated or unusable
    return isinstance(error, PoolTimeout)


def is_read_only(error: Exception) -> bool:
    """Whether PostgreSQL takes nothing on this connection: it leads to a standby, or somebody has set it so."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in STANDBY


def is_collision(error: Exception) -> bool:
    """Whether other transactions of PostgreSQL were in the way: a deadlock, or a lock that was not given up in time."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in ("40001", "40P01", "55P03")


@contextmanager
def reading() -> Iterator[None]:
    """What goes wrong in the database while something is read or looked up."""
    try:
        yield
    except SQLAlchemyError as error:
        if is_outage(error):
            raise Unavailable(why(error)) from error
        raise


@contextmanager
def opening(url: URL) -> Iterator[None]:
    """What goes wrong while a database is opened, in a sentence for the person who named it."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise Mistake("store-unusable", store=shown(url), why=why(error)) from error
