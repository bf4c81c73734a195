"""The face of the store towards the server: everything is awaited, nothing blocks the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Self, TypeVar

from sqlalchemy import Connection, Engine, or_, select, text, tuple_

from motherlode.server.store.database import (
    IMMEDIATE,
    READERS,
    engine_for,
    insert_if_absent,
    opening,
    read_address,
    reading,
)
from motherlode.server.store.migration import migrate
from motherlode.server.store.records import Append, Stored, StoredMatch, Unavailable
from motherlode.server.store.schema import EVENT, HOLDING, MATCH, SETTING
from motherlode.server.store.writer import Writer

Answer = TypeVar("Answer")

MATCHES = select(*(MATCH.c[field] for field in StoredMatch._fields))


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
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._engine.dispose)

    # --- writing

    async def append(self, append: Append) -> None:
        """Keep some events; when this returns, they are on the disk.

        `Raced` when the match has other events by now, `CodeTaken` when a new one needs another code, `LookupError`
        when there is no such match, `Unavailable` when the database is. A caller that stops waiting knows nothing.
        """
        await self._writer.add(append)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A setting that is made once, by whoever asks first, and is the same for all from then on."""

        def get(connection: Connection) -> bytes | None:
            return connection.execute(select(SETTING.c.value).where(SETTING.c.name == name)).scalar_one_or_none()

        def get_or_make(connection: Connection) -> bytes:
            row = {"name": name, "value": make()}
            connection.execute(insert_if_absent(self._engine, SETTING), row)
            found = get(connection)
            assert found is not None
            return found

        found = await self._ask(get)
        return await self._ask(get_or_make, **IMMEDIATE) if found is None else found

    # --- reading

    async def events(self, match: str, after: int = 0) -> list[Stored]:
        """The events of a match in order, those after number `after`."""
        events = select(EVENT.c.seq, EVENT.c.at, EVENT.c.body)
        chosen = events.where(EVENT.c.match == match, EVENT.c.seq > after).order_by(EVENT.c.seq)
        return await self._ask(lambda connection: [Stored(*row) for row in connection.execute(chosen)])

    async def find(self, code_or_id: str) -> StoredMatch | None:
        """The match with this id or code."""
        if not code_or_id.isprintable():  # half a letter, or a null byte, which no database can even look for
            return None
        chosen = MATCHES.where(or_(MATCH.c.id == code_or_id, MATCH.c.code == code_or_id))
        found = await self._matches(chosen.order_by(MATCH.c.id != code_or_id).limit(1))
        return found[0] if found else None

    async def unfinished(self) -> list[str]:
        """The ids of the matches that are being played, oldest first."""
        chosen = select(MATCH.c.id).where(MATCH.c.finished.is_(None)).order_by(MATCH.c.created, MATCH.c.id)
        return await self._ask(lambda connection: list(connection.execute(chosen).scalars()))

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """The ids of the matches that are not over and that somebody has to look at by now, the most urgent first."""
        waiting = select(MATCH.c.id).where(MATCH.c.finished.is_(None), MATCH.c.due <= now)
        chosen = waiting.order_by(MATCH.c.due, MATCH.c.id).limit(limit)
        return await self._ask(lambda connection: list(connection.execute(chosen).scalars()))

    async def held_by(self, identity: str, limit: int = 50) -> list[StoredMatch]:
        """The matches of an identity, newest first."""
        chosen = MATCHES.join(HOLDING, HOLDING.c.match == MATCH.c.id).where(HOLDING.c.identity == identity)
        return await self._matches(chosen.order_by(MATCH.c.created.desc(), MATCH.c.id.desc()).limit(limit))

    async def finished(self, limit: int = 50, before: tuple[int, str] | None = None) -> list[StoredMatch]:
        """Public matches that are over, the latest to end first.

        For the next page, `before` is `(finished, id)` of the last one of this page.
        """
        chosen = MATCHES.where(MATCH.c.public, MATCH.c.finished.is_not(None))
        if before is not None:
            chosen = chosen.where(tuple_(MATCH.c.finished, MATCH.c.id) < tuple_(*before))
        return await self._matches(chosen.order_by(MATCH.c.finished.desc(), MATCH.c.id.desc()).limit(limit))

    async def ping(self) -> None:
        """Nothing, if the database answers; else `Unavailable`."""
        await self._ask(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    # --- what can be counted

    @property
    def commits(self) -> int:
        """Transactions that were committed."""
        return self._writer.commits

    @property
    def appended(self) -> int:
        """Appends that were kept."""
        return self._writer.appended

    @property
    def largest_batch(self) -> int:
        """The most appends that waited for one commit."""
        return self._writer.largest_batch

    # --- in a reader's thread

    async def _matches(self, chosen: Any) -> list[StoredMatch]:
        return await self._ask(lambda connection: [StoredMatch(*row) for row in connection.execute(chosen)])

    async def _ask(self, question: Callable[[Connection], Answer], **options: Any) -> Answer:
        """The answer of the database, read in one transaction."""

        def ask() -> Answer:
            with reading(), self._engine.connect() as connection:
                connection.execution_options(**options)
                with connection.begin():
                    return question(connection)

        if self._closed:
            raise Unavailable("it has been closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, ask)
