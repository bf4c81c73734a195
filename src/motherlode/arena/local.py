"""Games on this machine: one thread for each worker, each with its own bots. Compiled code releases the interpreter."""

from collections.abc import Collection, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from queue import SimpleQueue
from threading import Event

from motherlode.arena.plan import Plan
from motherlode.arena.results import Result
from motherlode.arena.schedule import Task
from motherlode.arena.worker_bots import CompiledLineUps, Step, WorkerBots


class LocalWorkers:
    """The cores of this machine, or some of them."""

    def __init__(self, plan: Plan, workers: int, compiled: CompiledLineUps, playing: Collection[int]) -> None:
        self.plan, self.workers, self.compiled, self.playing = plan, workers, compiled, playing

    def steps(self) -> list[Step]:
        """What is done before the first game."""
        return WorkerBots(self.plan, self.compiled, playing=self.playing).steps()

    def results(self, tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        """The results of each task, as they are done. Closing the generator breaks off the games under way."""
        stop = Event()
        idle: SimpleQueue[WorkerBots] = SimpleQueue()
        everybody = [WorkerBots(self.plan, self.compiled, stop.is_set) for _ in range(self.workers)]
        for bots in everybody:
            idle.put(bots)

        def play(task: Task) -> list[Result]:
            bots = idle.get()
            try:
                return bots.play(task)
            finally:
                idle.put(bots)

        under_way: set[Future[list[Result]]] = set()
        threads = ThreadPoolExecutor(self.workers, "arena")
        try:
            while True:
                under_way |= {threads.submit(play, task) for task in islice(tasks, self.workers - len(under_way))}
                if not under_way:
                    return
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            stop.set()
            threads.shutdown(wait=True, cancel_futures=True)
            for bots in everybody:
                bots.close()
