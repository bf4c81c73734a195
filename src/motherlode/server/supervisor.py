"""Several workers on one port: started, started again when one ends, and one after the other for a new version.

Each worker is a whole server in a process of its own. `HUP` exchanges all of them, one at a time: a new one answers
before an old one stops. `TERM` and Ctrl-C stop everything.
"""

import asyncio
import logging
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import msgspec

from motherlode.server.settings import Settings
from motherlode.server.worker_totals import COUNTED, WorkerTotals

LOG = logging.getLogger("motherlode.server")
COMMAND = (sys.executable, "-m", "motherlode.server.worker_process")
READY, PREPARED = b"ready\n", b"prepared\n"  # what a worker says: it answers; everything is compiled
STOPPING = 20.0  # seconds that a worker may take to stop
PAUSES = (0.1, 0.5, 2.0, 5.0)  # seconds until another worker is started; longer when the last ones never answered


class Task(NamedTuple):
    """What a worker is to serve."""

    settings: Settings
    games: tuple[str, ...]  # of others, by their modules
    together: str  # the file with what all workers count


class Worker:
    """A worker process, seen from outside."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.stopping = False

    async def said(self) -> AsyncIterator[bytes]:
        """What it says, until it has ended."""
        assert self.process.stdout
        async for line in self.process.stdout:
            yield line
        await self.process.wait()

    async def stop(self) -> None:
        """Let it finish what it does."""
        self.stopping = True
        if self.process.returncode is None:
            self.process.terminate()
        try:
            await asyncio.wait_for(self.process.wait(), STOPPING)
        except TimeoutError:
            self.process.kill()


class Supervisor:
    """Keeps workers running."""

    def __init__(
        self, settings: Settings, games: Sequence[str], begun: Callable[[], None], prepared: Callable[[], None]
    ) -> None:
        self.settings, self.games = settings, games
        self.workers: list[Worker] = []
        self._to_say = {READY: begun, PREPARED: prepared}  # once, when the first worker says so
        self._keeping: set[asyncio.Task[None]] = set()
        self._exchanging = asyncio.Lock()
        self.totals = WorkerTotals()

    def run(self) -> int:
        """Until a signal ends it, which is passed on once everything is put away."""
        how = asyncio.run(self._run())
        if how == signal.SIGINT:
            raise KeyboardInterrupt
        signal.signal(how, signal.SIG_DFL)
        signal.raise_signal(how)
        return 0

    async def _run(self) -> signal.Signals:
        loop = asyncio.get_running_loop()
        ended: asyncio.Queue[signal.Signals] = asyncio.Queue()
        for how in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(how, ended.put_nowait, how)
        loop.add_signal_handler(signal.SIGHUP, lambda: self._keep_task(self.exchange()))
        for _ in range(self.settings.workers):
            self._keep_task(self._keep(asyncio.Event()))
        how = await ended.get()
        for task in self._keeping:
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self.workers))
        self.totals.close()
        return how

    def _keep_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def exchange(self) -> None:
        """Put a new worker in the place of each, one after the other; one that ends meanwhile gets no other."""
        async with self._exchanging:
            for old in list(self.workers):
                if old not in self.workers:
                    continue  # it has ended, and a new one is on its way
                old.stopping = True
                answers = asyncio.Event()
                self._keep_task(self._keep(answers))
                await answers.wait()
                await old.stop()

    async def _keep(self, answers: asyncio.Event) -> None:
        """Have a worker, and another one when it ends without being asked to."""
        failures = 0
        while True:
            worker = await self._start()
            failures += 1
            async for said in worker.said():
                if said.startswith(COUNTED):
                    self.totals.hear(worker, said)
                elif said == READY:
                    failures = 0
                    answers.set()
                if say := self._to_say.pop(said, None):
                    say()
            self.workers.remove(worker)
            self.totals.forget(worker)
            if worker.stopping:
                return
            LOG.warning("a worker has ended (%s) and is started again", worker.process.returncode)
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _start(self) -> Worker:
        """A new worker: a process of its own session, so that Ctrl-C reaches it through this one only."""
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        worker = Worker(process)
        self.workers.append(worker)
        assert process.stdin
        process.stdin.write(msgspec.json.encode(Task(self.settings, tuple(self.games), str(self.totals.page))) + b"\n")
        return worker
