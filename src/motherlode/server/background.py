"""What a live table does without being asked: tasks of its own; when one fails, the table is tried again soon."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from motherlode.server.protocol import Refusal
from motherlode.server.table_host import TableHost

LOG = logging.getLogger("motherlode.server")
RETRY = 1.0  # seconds


class Background:
    """The tasks of one table."""

    def __init__(self, host: TableHost, table: str, retry: Callable[[], Awaitable[None]]) -> None:
        self.host, self.table, self._retry = host, table, retry
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    def start(self, work: Callable[[], Awaitable[None]]) -> None:
        """Start a task."""

        async def guarded() -> None:
            try:
                await work()
            except Refusal:  # the store is unreachable, or another process was first
                self.host.counted("retries")
            except Exception:
                LOG.exception("table %s could not go on by itself", self.table)
                self.host.counted("errors")
            else:
                return
            self.retry_soon()

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def retry_soon(self) -> None:
        """Try again after a pause."""
        self._cancel_timer()
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(RETRY, self.start, self._retry)

    def close(self) -> None:
        """Stop everything."""
        self._closed = True
        self._cancel_timer()
        for task in list(self._tasks):
            task.cancel()

    def _cancel_timer(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
