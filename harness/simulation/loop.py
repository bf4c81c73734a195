"""An event loop that decides by a seed what runs next, on a clock that stands still while anything runs."""

import asyncio
import contextvars
import heapq
from asyncio import events
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

from greenlet import getcurrent

MOST_STEPS = 150_000  # of one world: more is a loop that never rests
Context = contextvars.Context


class NeverRests(AssertionError):
    """Something goes on forever."""


class Process:
    """A program of this world: what it has begun ends with it."""

    def __init__(self, loop: "SimulatedLoop", name: str) -> None:
        self.loop, self.name = loop, name
        self.alive = True
        self.frozen_until = 0.0  # it does nothing until then
        self.context = contextvars.copy_context()
        self.context.run(PROCESS.set, self)

    def __repr__(self) -> str:
        return self.name

    def start(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Begin something in it."""
        self.loop.call_soon(lambda: self.loop.create_task(work()), context=self.context)

    def later(self, delay: float, do: Callable[..., object], *given: Any) -> None:
        """Do something in it after a while, if it is still there."""
        self.loop.call_at(self.loop.time() + delay, do, *given, context=self.context)


PROCESS: contextvars.ContextVar[Process] = contextvars.ContextVar("process")


class SimulatedLoop(asyncio.AbstractEventLoop):
    """Runs what is ready, in the order in which it came or, as often as `disorder` says, in another."""

    def __init__(self, chance: Random, disorder: float) -> None:
        self.chance, self.disorder = chance, disorder
        self.faults: list[str] = []  # errors that nobody has caught
        self.steps = 0
        self._now = 0.0
        self._ready: list[asyncio.Handle] = []
        self._timers: list[tuple[float, int, asyncio.Handle]] = []
        self._count = 0
        self.hub, self.threads = getcurrent(), list[Any]()  # what runs the loop, and threads
        self._tasks: list[asyncio.Task[Any]] = []
        self._ended = False

    # --- running

    def run(self, until: Callable[[], bool], latest: float) -> bool:
        """Run until something is true, or until a time; whether it has become true."""
        random, chosen, ready, timers = self.chance.random, self.disorder, self._ready, self._timers
        events._set_running_loop(self)
        try:
            while not until():
                while timers and timers[0][0] <= self._now:
                    ready.append(heapq.heappop(timers)[2])
                if not ready:
                    if not timers or timers[0][0] > latest:
                        self._now = latest
                        return False
                    self._now = timers[0][0]
                    continue
                others = len(ready) > 1 and random() < chosen
                self._run(ready.pop(int(random() * len(ready)) if others else 0))
            return True
        finally:
            events._set_running_loop(None)

    def _run(self, handle: asyncio.Handle) -> None:
        if handle._cancelled:
            return
        process = handle._context.get(PROCESS)
        if process is not None:
            if not process.alive:
                return
            if process.frozen_until > self._now:
                self._put(process.frozen_until, handle)
                return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NeverRests(f"{MOST_STEPS} steps, and no end")
        handle._run()

    def time(self) -> float:
        """Seconds since this world began."""
        return self._now

    # --- what asyncio asks of a loop

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        if not self._ended:
            self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._put(when, handle)
        return handle

    def _put(self, when: float, handle: asyncio.Handle) -> None:
        if not self._ended:
            self._count += 1
            heapq.heappush(self._timers, (when, self._count, handle))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: object = None, context: Context | None = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, context=context)
        self._tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        return asyncio.wrap_future(executor.submit(func, *args), loop=self)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._ended

    def is_closed(self) -> bool:
        return self._ended

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        error = context.get("exception")
        self.faults.append(f"{context.get('message')}: {error!r}")

    # --- the end

    def unseen_errors(self) -> list[str]:
        """Tasks that have ended with an error that nobody has looked at."""
        return [
            f"{task.get_coro()} ended with {task._exception!r}"
            for task in self._tasks
            if task.done() and task._log_traceback
        ]

    def end(self) -> None:
        """Nothing runs any more, and nothing is left to be collected at some other time."""
        self._ended = True
        self._ready.clear()
        self._timers.clear()
        events._set_running_loop(self)
        try:
            for task in self._tasks:
                task._log_traceback = False
                if not task.done():
                    task._log_destroy_pending = False
                    with suppress(BaseException):
                        task.get_coro().close()
        finally:
            events._set_running_loop(None)
            self._tasks.clear()
