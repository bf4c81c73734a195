"""Time that never goes back, whatever happens to the clock of the machine: windows, bots and alarms rely on it.

What is written into logs is the time of day, as it was when the server started, plus the time since.
"""

import time
from collections.abc import Callable

# On Linux, the one that also runs while the machine sleeps.
_BOOT_TIME = getattr(time, "CLOCK_BOOTTIME", None)


def since_boot() -> int:
    """Nanoseconds since some moment in the past."""
    return time.monotonic_ns() if _BOOT_TIME is None else time.clock_gettime_ns(_BOOT_TIME)


_AHEAD = time.time_ns() - since_boot()


def steady_clock() -> int:
    """The time, in milliseconds since 1970."""
    return (since_boot() + _AHEAD) // 1_000_000


class TableTime:
    """The time at one table: never before its last line, which may be of another process with another clock."""

    def __init__(self, now: Callable[[], int], last: int) -> None:
        self._now = now
        self._last = last  # that was read
        self._ahead = 0  # of the process

    def __call__(self) -> int:
        """The time, in milliseconds since 1970."""
        self.not_before(self._last)
        self._last = self._now() + self._ahead
        return self._last

    def not_before(self, last: int) -> None:
        """Something was written at that time."""
        self._ahead = max(self._ahead, last - self._now())
