"""The pace of bots: those who play with one person only wait until that person has seen what happened.

A page shows every line of its stream as a scene and reports the last one that was seen. What it reports decides when
bots answer, within limits, and nothing else; it is neither stored nor shown to anybody.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from motherlode.server.streams import Reader
from motherlode.server.table import Table


class Pacing:
    """Which lines the person at a table has seen."""

    def __init__(self, patience: int, now: Callable[[], int]) -> None:
        self.patience, self.now = patience, now
        self._seen: dict[Reader, int] = {}  # by connection: a person may have the table open twice
        self._changed = asyncio.Event()

    def report(self, reader: Reader, n: int) -> None:
        """A reader has seen everything up to a line."""
        self._seen[reader] = n
        self._wake()

    def forget(self, reader: Reader) -> None:
        """A reader is gone, and nobody waits for it."""
        if self._seen.pop(reader, None) is not None:
            self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def applies(self, table: Table) -> bool:
        """Whether bots wait here: one person plays, without a clock, and reports what was seen."""
        people = {chair.identity for chair in table.chairs if chair.identity}
        return bool(self._seen) and len(people) == 1 and table.created.clock is None

    async def pause(self, table: Table, n: int, earliest: int) -> None:
        """Until line `n` has been seen, or for as long as anybody waits for that; elsewhere until `earliest`."""
        latest = earliest + self.patience
        while (left := (latest if self.applies(table) else earliest) - self.now()) > 0:
            if self.applies(table) and min(self._seen.values()) >= n:
                return
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left / 1000)
