"""Threads as coroutines that can wait anywhere: what blocks in a thread lets simulated time pass."""

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty
from typing import Any, Generic, TypeVar

from greenlet import getcurrent, greenlet

from harness.simulation.loop import PROCESS, Process, SimulatedLoop

Item = TypeVar("Item")


def here() -> tuple[SimulatedLoop, Process]:
    """The loop, and the process that runs now."""
    process = PROCESS.get()
    return process.loop, process


class SimulatedThread:
    """As `threading.Thread`: it ends with its process."""

    def __init__(self, target: Callable[[], object], name: str = "", daemon: bool = True) -> None:
        self.target = target

    def start(self) -> None:
        """Begin, soon."""
        loop, process = here()
        self._greenlet = greenlet(self.target, loop.hub)
        self._greenlet.gr_context = process.context.copy()
        loop.threads.append(self._greenlet)
        loop.call_soon(self._greenlet.switch, context=process.context)

    def join(self, timeout: float | None = None) -> None:
        """It is waited for in a thread that has nothing else to do."""
        while not self._greenlet.dead:
            sleep(0.05)


def sleep(seconds: float) -> None:
    """In a thread: let time pass."""
    loop, process = here()
    current = getcurrent()
    loop.call_at(loop.time() + seconds, current.switch, context=process.context)
    loop.hub.switch()


def wait(begin: Callable[[Callable[[], None]], None]) -> None:
    """In a thread: wait for something; `begin` gets what is to be called when it has happened."""
    loop, process = here()
    current = getcurrent()
    begin(lambda: process.later(0, current.switch))
    loop.hub.switch()


class SimulatedQueue(Generic[Item]):
    """As `queue.SimpleQueue`, with one thread that takes from it."""

    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._wake: Callable[[], None] | None = None

    def put(self, item: Item) -> None:
        """Add something."""
        self._items.append(item)
        if self._wake:
            wake, self._wake = self._wake, None
            wake()

    def get(self) -> Item:
        """Wait for something."""
        if not self._items:
            wait(self._awake)
        return self._items.popleft()

    def _awake(self, wake: Callable[[], None]) -> None:
        self._wake = wake

    def get_nowait(self) -> Item:
        """What is there, or `Empty`."""
        if not self._items:
            raise Empty
        return self._items.popleft()


class SimulatedThreads:
    """As `concurrent.futures.ThreadPoolExecutor`; whatever is done in it takes a while."""

    def __init__(self, threads: int = 1, thread_name_prefix: str = "") -> None:
        self._closed = False

    def submit(self, work: Callable[..., Any], *given: Any) -> Future[Any]:
        """Do something in a thread."""
        if self._closed:
            raise RuntimeError("it was shut down")
        loop, _ = here()
        future: Future[Any] = Future()

        def run() -> None:
            sleep(loop.chance.random() * 0.02)
            if not future.set_running_or_notify_cancel():
                return
            try:
                future.set_result(work(*given))
            except Exception as error:
                future.set_exception(error)

        SimulatedThread(run).start()
        return future

    def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
        """Nothing more is begun in it."""
        self._closed = True


async def to_thread(work: Callable[..., Any], *given: Any) -> Any:
    """As `asyncio.to_thread`."""
    return await asyncio.wrap_future(SimulatedThreads().submit(work, *given))


def end(threads: list[Any]) -> None:
    """End those that wait for what will not happen any more."""
    for thread in threads:
        if not thread.dead:
            with suppress(BaseException):
                thread.throw()
