"""Threads that are shared fairly: one client's work never waits behind all the work of another.

Whose work is next is decided by address first, then by what it is for (a table), each in turn. One address never has
all threads: one is left for others.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple, TypeVar

Made = TypeVar("Made")


class Waiting(NamedTuple):
    """Work that waits for a thread."""

    address: str
    purpose: str
    turn: asyncio.Future[None]


class SharedThreads:
    """Some threads, used from one event loop."""

    def __init__(self, threads: int, name: str) -> None:
        self.most, self.share = threads, max(1, threads - 1)  # at once; of one address
        self.waiting: list[Waiting] = []
        self.running: Counter[str] = Counter()  # by address
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._numbers = count(1)
        self._served: dict[str | tuple[str, str], int] = {}  # when an address, and a purpose, last had its turn

    async def run(self, address: str, purpose: str, work: Callable[..., Made], *given: Any) -> Made:
        """Do it in a thread, when its turn has come."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(address, purpose, loop.create_future())
        self.waiting.append(waiting)
        self._give_turns()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self.waiting:
                self.waiting.remove(waiting)
            else:  # its turn had just come
                self._ended(address)
            raise
        try:
            working: Future[Made] = self._threads.submit(work, *given)
        except RuntimeError:  # they were closed meanwhile
            raise asyncio.CancelledError from None

        def ended(_: Future[Made]) -> None:  # the thread is free, even if nobody waits any more
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._ended, address)

        working.add_done_callback(ended)
        try:
            return await asyncio.wrap_future(working)
        finally:
            del working  # or an error would keep itself and its work alive until garbage is collected

    def busy(self, address: str) -> bool:
        """Whether the work of an address would have to wait."""
        return self.running.total() >= self.most or self.running[address] >= self.share

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _give_turns(self) -> None:
        while self.running.total() < self.most:
            free = [one for one in self.waiting if self.running[one.address] < self.share]
            if not free:
                return
            chosen = min(free, key=self._order)
            self.waiting.remove(chosen)
            self.running[chosen.address] += 1
            number = next(self._numbers)
            self._served[chosen.address] = self._served[chosen.address, chosen.purpose] = number
            chosen.turn.set_result(None)

    def _order(self, waiting: Waiting) -> tuple[int, int]:
        """The one whose last turn was longest ago comes first; among equals, the first to come."""
        served = self._served
        return served.get(waiting.address, 0), served.get((waiting.address, waiting.purpose), 0)

    def _ended(self, address: str) -> None:
        self.running[address] -= 1
        if not self.running[address]:
            del self.running[address]
        self._give_turns()
        if not self.waiting:
            self._served.clear()
