"""The interface of the store to the server: everything is awaited, nothing blocks the event loop."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar

from sqlalchemy import BindParameter, Connection, Engine, bindparam, delete, insert, or_, select
from sqlalchemy.exc import DBAPIError

from motherlode.server.store import attendance
from motherlode.server.store.database import (
    IMMEDIATE,
    POSTGRESQL,
    READERS,
    engine_for,
    insert_if_absent,
    is_read_only,
    opening,
    read_address,
    reading,
)
from motherlode.server.store.health import Health
from motherlode.server.store.listener import Listener
from motherlode.server.store.migration import migrate
from motherlode.server.store.notices import Hearer
from motherlode.server.store.records import Append, Attendance, Stored, StoredMatch, Subscription, Unavailable
from motherlode.server.store.schema import EVENT, HOLDING, MATCH, SETTING, SUBSCRIPTION
from motherlode.server.store.writer import Writer

Answer = TypeVar("Answer")
DEADLINE = 12.0  # seconds for anything that is asked of the database; it waits for others somewhat less long

BROWSERS = 8  # in which one person is called
TOKEN_KEY = "token-key"  # the setting that every store has
TRIAL_KEY = "trial"  # the setting that no store keeps
# Statements that are asked again and again are made once: to make one takes as long as to run it.
MATCHES = select(*(MATCH.c[field] for field in StoredMatch._fields))
NAMED: BindParameter[str] = bindparam("named")
FOUND = MATCHES.where(or_(MATCH.c.id == NAMED, MATCH.c.code == NAMED)).order_by(MATCH.c.id != NAMED).limit(1)
FOLLOWING = (EVENT.c.match == bindparam("of"), EVENT.c.seq > bindparam("after"))
EVENTS = select(EVENT.c.seq, EVENT.c.at, EVENT.c.body).where(*FOLLOWING).order_by(EVENT.c.seq)


def open_engine(address: str, *, create: bool = True) -> Engine:
    """Connections to the database at an address, which is brought up to date."""
    url = read_address(address)
    with opening(url):
        engine = engine_for(url, create=create)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
    return engine


class Store:
    """Matches, events, holdings and settings in one database. Made by `open`, used from one event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._writer = Writer(engine, asyncio.get_running_loop())
        self.writing, self.reading = Health("written"), Health("read")
        self._listener: Listener | None = None
        self._closed = False

    @classmethod
    async def open(cls, address: str) -> Self:
        """The store at an address: a file name, `sqlite:///FILE` or `postgresql://USER@HOST/DATABASE`.

        A database that cannot be used, or that a newer program has written, is a `Mistake`.
        """
        return cls(await asyncio.to_thread(open_engine, address))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if self._closed:
            return
        self._closed = True
        if self._listener:
            await self._listener.close()
        await self._writer.close()
        with suppress(TimeoutError):  # of a database that hangs
            await asyncio.wait_for(asyncio.to_thread(self._readers.shutdown), DEADLINE)
        await asyncio.to_thread(self._engine.dispose)

    # --- writing

    async def append(self, append: Append) -> None:
        """Keep some events; when this returns, they are on the disk.

        `Raced` when the match has other events by now, `CodeTaken` when a new one needs another code, `LookupError`
        when there is no such match, `Unavailable` when the database is. A caller that stops waiting does not
        learn the outcome.
        """
        await in_time(self._writer.add(append), self.writing)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A setting that is made once, by the first caller, and is the same for all from then on."""

        def get(connection: Connection) -> bytes | None:
            return connection.execute(select(SETTING.c.value).where(SETTING.c.name == name)).scalar_one_or_none()

        def get_or_make(connection: Connection) -> bytes:
            row = {"name": name, "value": make()}
            connection.execute(insert_if_absent(self._engine, SETTING), row)
            found = get(connection)
            assert found is not None
            return found

        found = await self._ask(get)
        return await self._ask(get_or_make, self.writing, **IMMEDIATE) if found is None else found

    async def subscribe(self, identity: str, subscription: Subscription, now: int) -> None:
        """Keep a browser in which somebody is called; of one person's, the newest."""
        row = {**subscription._asdict(), "identity": identity, "since": now}
        older = select(SUBSCRIPTION.c.endpoint).where(SUBSCRIPTION.c.identity == identity)
        older = older.order_by(SUBSCRIPTION.c.since.desc()).offset(BROWSERS)

        def keep(connection: Connection) -> None:
            connection.execute(delete(SUBSCRIPTION).where(SUBSCRIPTION.c.endpoint == subscription.endpoint))
            connection.execute(insert(SUBSCRIPTION), row)
            gone = list(connection.execute(older).scalars())
            connection.execute(delete(SUBSCRIPTION).where(SUBSCRIPTION.c.endpoint.in_(gone)))

        await self._ask(keep, self.writing, **IMMEDIATE)

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        gone = delete(SUBSCRIPTION).where(SUBSCRIPTION.c.endpoint == endpoint)
        await self._ask(lambda connection: connection.execute(gone), self.writing, **IMMEDIATE)

    async def try_to_write(self) -> None:
        """Write a row and take it away; `Unavailable` if that is not possible.

        To set a row to what it is would not do: SQLite does not write that.
        """
        trial = SETTING.c.name == TRIAL_KEY

        def write(connection: Connection) -> None:
            connection.execute(insert_if_absent(self._engine, SETTING), {"name": TRIAL_KEY, "value": b""})
            connection.execute(delete(SETTING).where(trial))

        await self._ask(write, self.writing, **IMMEDIATE)

    # --- reading

    async def events(self, match: str, after: int = 0) -> list[Stored]:
        """The events of a match in order, from the one after a number."""
        given = {"of": match, "after": after}
        return await self._ask(lambda connection: [Stored(*row) for row in connection.execute(EVENTS, given)])

    async def find(self, code_or_id: str) -> StoredMatch | None:
        """The match with this id or code."""
        if not code_or_id.isprintable():  # half a letter, or a null byte, which no database can even look for
            return None
        found = await self._matches(FOUND, named=code_or_id)
        return found[0] if found else None

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The ids of the matches that are not over and that somebody has to look at by now, the most urgent first."""
        waiting = select(MATCH.c.id).where(MATCH.c.finished.is_(None), MATCH.c.due <= now)
        chosen = waiting.order_by(MATCH.c.due, MATCH.c.id).limit(limit)
        return await self._ask(lambda connection: list(connection.execute(chosen).scalars()))

    async def held_by(self, identity: str, limit: int = 50) -> list[StoredMatch]:
        """The matches of an identity, newest first."""
        chosen = MATCHES.join(HOLDING, HOLDING.c.match == MATCH.c.id).where(HOLDING.c.identity == identity)
        return await self._matches(chosen.order_by(MATCH.c.created.desc(), MATCH.c.id.desc()).limit(limit))

    async def subscriptions_of(self, identity: str) -> list[Subscription]:
        """The browsers in which somebody is called."""
        columns = [SUBSCRIPTION.c[field] for field in Subscription._fields]
        chosen = select(*columns).where(SUBSCRIPTION.c.identity == identity).order_by(SUBSCRIPTION.c.endpoint)
        return await self._ask(lambda connection: [Subscription(*row) for row in connection.execute(chosen)])

    # --- other workers on the same database

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables: they hear of each other in PostgreSQL only."""
        return self._engine.dialect.name == POSTGRESQL

    def listen(self, hearer: Hearer) -> None:
        """Let somebody hear what other workers do, until the store is closed."""
        self._listener = Listener(self._engine, hearer)

    async def attend(self, worker: int, rows: Sequence[Attendance], left: Sequence[str]) -> list[Attendance]:
        """Write what a worker has open now, and what no more; the attendance of these matches, by all workers."""
        return await self._ask(lambda connection: attendance.attend(connection, rows, left, worker))

    async def attendance(self, matches: Sequence[str]) -> list[Attendance]:
        """The attendance of matches, by all workers."""
        return await self._ask(lambda connection: attendance.attendance_of(connection, matches))

    async def forget_worker(self, worker: int) -> None:
        """A worker has ended."""
        await self._ask(lambda connection: attendance.forget(connection, worker))

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        """What the lobby shows of public matches that any worker has open, newest first."""
        return await self._ask(lambda connection: attendance.listed(connection, limit))

    # --- what can be counted

    @property
    def commits(self) -> int:
        """Transactions that were committed."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """Appends that were kept."""
        return self._writer.appended

    # --- in a reader's thread

    async def _matches(self, chosen: Any, **given: str) -> list[StoredMatch]:
        return await self._ask(lambda connection: [StoredMatch(*row) for row in connection.execute(chosen, given)])

    async def _ask(
        self, question: Callable[[Connection], Answer], health: Health | None = None, **options: Any
    ) -> Answer:
        """The answer of the database, in one transaction."""

        def ask() -> Answer:
            with reading(), self._engine.connect() as connection:
                connection.execution_options(**options)
                try:
                    with connection.begin():
                        return question(connection)
                except DBAPIError as error:
                    if is_read_only(error):  # the next one may lead to a server that writes
                        connection.invalidate()
                    raise

        if self._closed:
            raise Unavailable("it has been closed")
        asked = asyncio.get_running_loop().run_in_executor(self._readers, ask)
        return await in_time(asked, health or self.reading)


async def in_time(asked: asyncio.Future[Answer], health: Health) -> Answer:
    """What the database answers, within the deadline; afterwards nobody knows what became of it.

    `asyncio.timeout` does the same, at several times the price, and this is on the way of every move.
    """
    late = False

    def give_up() -> None:
        nonlocal late
        late = asked.cancel()

    deadline = asyncio.get_running_loop().call_later(DEADLINE, give_up)
    try:
        answer = await asked
    except asyncio.CancelledError:
        if not late:
            raise
        unavailable = Unavailable(f"no answer within {DEADLINE:g} seconds", uncertain=True)
        health.failed(unavailable.why)
        raise unavailable from None
    except Unavailable as unavailable:
        health.failed(unavailable.why)
        raise
    finally:
        deadline.cancel()
    health.worked()
    return answer
