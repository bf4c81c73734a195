"""The clock of a live table: one timer, which rings when the next alarm is due."""

import asyncio
from collections.abc import Callable, Mapping

from motherlode.server.alarms import Alarm, alarms
from motherlode.server.table import Table
from motherlode.server.table_host import TableHost


class TableClock:
    """Knows which alarms are due, and rings for the next one."""

    def __init__(self, host: TableHost, now: Callable[[], int], ring: Callable[[], None]) -> None:
        self.host, self.now, self._ring = host, now, ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, table: Table, gone: Mapping[int, int]) -> None:
        """Ring at the next alarm of a table; `gone` are the seats whose person is not here, and since when."""
        self.stop()
        now = self.now()
        if due := min((alarm.at for alarm in alarms(table, self.host.settings, gone, now)), default=None):
            self._timer = asyncio.get_running_loop().call_later(max(0, due - now) / 1000, self._ring)

    def due(self, table: Table, gone: Mapping[int, int]) -> list[Alarm]:
        """The alarms whose time has come."""
        now = self.now()
        return [alarm for alarm in alarms(table, self.host.settings, gone, now) if alarm.at <= now]

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
