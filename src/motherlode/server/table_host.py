"""What a live table needs of the process that it is open in."""

from collections.abc import Collection
from typing import Protocol

from motherlode.server.bot_pool import BotPool
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.table import Table
from motherlode.server.workers import Workers


class TableHost(Protocol):
    """Settings, store, bots, time and the other workers; `TableRegistry` is one."""

    settings: Settings
    store: Store
    bots: BotPool
    workers: Workers

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def lobby_changed(self) -> None:
        """What the lobby shows of a table may have changed: people, seats or status."""

    def look_who_is_wanted(self, table: Table, gone: Collection[int]) -> None:
        """Something has happened at a table, or somebody has come or gone: those who are away may have to be called."""

    def set_aside(self, table: str, why: Exception) -> None:
        """The log of a table cannot be read here: nobody can play at it in this process."""

    def forget(self, table: str) -> None:
        """A table was deleted: the process need not keep it."""

    def counted(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
