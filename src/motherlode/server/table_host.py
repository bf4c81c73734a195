"""What a live table needs of the process that it is open in."""

from typing import Protocol

from motherlode.server.bot_pool import BotPool
from motherlode.server.settings import Settings
from motherlode.server.store import Store


class TableHost(Protocol):
    """Settings, store, bots and time; `TableRegistry` is one."""

    settings: Settings
    store: Store
    bots: BotPool

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def lobby_changed(self) -> None:
        """What the lobby shows of a table may have changed: people, seats or status."""

    def set_aside(self, table: str, why: Exception) -> None:
        """The log of a table cannot be read here: nobody can play at it in this process."""

    def counted(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
