"""This worker among all that serve the same store: who reads a table elsewhere, and who runs its bots and clocks.

Any worker takes any connection, and the key of the log alone decides what counts. What stands here are hints. Each
worker writes down which tables it has open and who reads them there (`attendance`); of those that have a table open,
the first one where somebody plays runs its bots and clocks. When a hint is wrong for a moment, two workers do the same
work, and the log takes it once. Where a store serves a single process, there is nobody else, and nothing is written.
"""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from motherlode.server.store import Attendance, Store, Unavailable

LOG = logging.getLogger("motherlode.server")
AGAIN = 0.5  # seconds until something is tried again that the database could not do
LOOKS = 2  # at who is alive, in a row, until a worker that is missing counts as ended
LISTED = 400  # rows for the lobby, of which several may be of one table


class Here(NamedTuple):
    """Who reads a table at one worker, or at several; and what the lobby shows of it."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    listed: bytes | None = None


NOBODY = Here()  # reads it


class TablesHere(Protocol):
    """The tables that are open in this process; `TableRegistry` is one."""

    def appended(self, lasts: Mapping[str, int]) -> None:
        """Other workers have written to tables, up to these lines."""

    def attendance_changed(self, table: str, unserved: bool) -> None:
        """Others read a table elsewhere, or another worker runs its clocks; `unserved`: nobody did for a while."""

    def look_again(self) -> None:
        """Anything may have been written while nothing was heard."""

    def lobby_changed(self) -> None:
        """What the lobby shows may have changed."""

    def cut_off(self, why: str) -> None:
        """The database cannot be reached."""


class Workers:
    """What this process knows of the others, and what it lets them know."""

    def __init__(self, store: Store, tables: TablesHere) -> None:
        self.store, self.tables = store, tables
        self.number: int | None = None  # among the workers, while this one hears the others
        self.elsewhere_listed: list[tuple[str, bytes]] = []  # for the lobby
        self._mine: dict[str, Here] = {}
        self._known: dict[str, dict[int, Attendance]] = {}  # of tables in `_mine`, by worker
        self._unserved: set[str] = set()  # tables whose clocks nobody has run for a while, as far as is known
        self._dirty: set[str] = set()  # tables to be written down
        self._asked: set[str] = set()  # tables to be looked up
        self._missing: dict[int, int] = {}  # in how many looks in a row a worker was missing
        self._gone: set[int] = set()  # workers that have ended; a number is never given again
        self._cleaning: set[asyncio.Task[None]] = set()
        self._writing: asyncio.Task[None] | None = None
        self._joined = asyncio.Event()
        self._closed = False

    async def begin(self, patience: float) -> None:
        """Listen to the others, if there can be any, and wait up to `patience` seconds until that works."""
        if self.store.shared:
            self.store.listen(self)
            try:
                await asyncio.wait_for(self._joined.wait(), patience)
            except TimeoutError:
                LOG.warning("this worker does not hear the others yet")

    async def close(self) -> None:
        """The others take over at once."""
        self._closed = True
        if self._writing:
            self._writing.cancel()
            await asyncio.wait([self._writing])
        if self.number is not None:
            number, self.number = self.number, None
            try:
                await self.store.forget_worker(number)
            except Unavailable:
                LOG.warning("the other workers will notice by themselves that this one has ended")

    # --- what tables ask

    def keeps_time(self, table: str) -> bool:
        """Whether this worker runs the bots, clocks and alarms of a table."""
        if not self.store.shared:
            return True
        known = self._known.get(table, {})
        return self.number in known and first_of(known.values()) == self.number

    def elsewhere(self, table: str) -> Here:
        """Who reads a table at other workers."""
        return together(row for worker, row in self._known.get(table, {}).items() if worker != self.number)

    async def look_up(self, table: str) -> Here:
        """The same, of a table that was not open here so far."""
        rows = await self.store.attendance([table]) if self.store.shared else []
        return together(row for row in rows if row.worker != self.number and row.worker not in self._gone)

    def attend(self, table: str, here: Here) -> None:
        """A table is open here, with these people."""
        if self.store.shared and self._mine.get(table) != here:
            self._mine[table] = here
            self._write_soon(table)

    def leave(self, table: str) -> None:
        """A table is not open here any more."""
        if self._mine.pop(table, None) is not None:
            self._known.pop(table, None)
            self._unserved.discard(table)
            self._write_soon(table)

    async def look_at_lobby(self) -> None:
        """Read what other workers show in the lobby."""
        if self.store.shared:
            try:
                self.elsewhere_listed = await self.store.listed(LISTED)
            except Unavailable:
                return

    # --- what the store says of the others

    def joined(self, worker: int) -> None:
        """From now on this worker hears the others, under a new number."""
        self.number = worker
        self._joined.set()
        self._missing.clear()
        for table in self._mine:
            self._write_soon(table)
        self.tables.look_again()

    def cut_off(self, why: str) -> None:
        """Nothing is heard: others may run the clocks now, and this one does not."""
        if self._closed:
            return
        self._joined.clear()
        if self.number is not None:
            former, self.number = self.number, None
            self._gone.add(former)
            for table, rows in list(self._known.items()):
                self._unserved.add(table)
                rows.pop(former, None)
                self.tables.attendance_changed(table, False)
        self.tables.cut_off(why)

    def appended(self, lasts: Mapping[str, int]) -> None:
        """There are new lines."""
        self.tables.appended(lasts)

    def attended(self, tables: Sequence[str]) -> None:
        """Somebody came to tables or left them, perhaps in this process."""
        for table in tables:
            if table in self._mine and table not in self._dirty:
                self._asked.add(table)
                self._begin_writing()
        self.tables.lobby_changed()

    def alive(self, workers: frozenset[int]) -> None:
        """A worker that is missing twice in a row has ended: nobody is at its tables."""
        known = {worker for rows in self._known.values() for worker in rows}
        self._missing = {worker: self._missing.get(worker, 0) + 1 for worker in known - workers}
        for ended in [worker for worker, looks in self._missing.items() if looks >= LOOKS]:
            self._ended(ended)

    def _ended(self, ended: int) -> None:
        self._gone.add(ended)
        for table, rows in list(self._known.items()):
            if ended in rows:
                unserved = first_of(rows.values()) == ended
                self._learn(table, [row for worker, row in rows.items() if worker != ended], unserved)
        cleaning = asyncio.create_task(self._forget(ended))
        self._cleaning.add(cleaning)
        cleaning.add_done_callback(self._cleaning.discard)

    async def _forget(self, ended: int) -> None:
        try:
            await self.store.forget_worker(ended)
        except Unavailable:
            return  # the next worker that begins does it

    # --- writing it down

    def _write_soon(self, table: str) -> None:
        self._dirty.add(table)
        self._begin_writing()

    def _begin_writing(self) -> None:
        if not self._closed and self.number is not None and (self._writing is None or self._writing.done()):
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write down what has changed, and read what others have; all that has come together meanwhile at once."""
        while (self._dirty or self._asked) and (number := self.number) is not None:
            dirty, self._dirty = self._dirty, set()
            asked, self._asked = self._asked - dirty, set()
            mine = {table: self._mine[table] for table in dirty if table in self._mine}
            rows = [Attendance(table, number, 0, *here) for table, here in mine.items()]
            try:
                found = await self.store.attend(number, rows, sorted(dirty - mine.keys())) if dirty else []
                found += await self.store.attendance(sorted(asked)) if asked else []
            except Unavailable:
                self._dirty |= dirty
                self._asked |= asked
                await asyncio.sleep(AGAIN)
                continue
            if number == self.number:
                for table in mine.keys() | asked:
                    self._learn(table, [row for row in found if row.match == table])

    def _learn(self, table: str, rows: Iterable[Attendance], unserved: bool = False) -> None:
        """Who has a table open now."""
        if table not in self._mine:
            return
        before = self._known.get(table)
        self._known[table] = known = {row.worker: row for row in rows if row.worker not in self._gone}
        if unserved:
            self._unserved.add(table)
        unserved = table in self._unserved and self.keeps_time(table)
        if first_of(known.values()) is not None:
            self._unserved.discard(table)
        if known != before:
            self.tables.attendance_changed(table, unserved)


def together(rows: Iterable[Attendance]) -> Here:
    """Who reads a table at several workers.

    >>> together([Attendance("a", 5, 10, (1, 3), 2), Attendance("a", 6, 30, (1,), 1)])
    Here(seats=(1, 3), spectators=3, listed=None)
    """
    others = list(rows)
    return Here(tuple(sorted({seat for row in others for seat in row.seats})), sum(row.spectators for row in others))


def first_of(rows: Iterable[Attendance]) -> int | None:
    """The worker that runs the clocks of a table: where somebody plays before where people only watch, then who was
    first.

    >>> first_of([Attendance("a", 5, 10, (), 2), Attendance("a", 6, 30, (1,), 0), Attendance("a", 7, 20, (2,), 0)])
    7
    """
    ordered = sorted(rows, key=lambda row: (not row.seats, row.since, row.worker))
    return ordered[0].worker if ordered else None
