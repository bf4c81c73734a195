"""Games on this machine: one thread for each worker, each with its own bots. Compiled code leaves the others room."""

from collections.abc import Collection, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from queue import SimpleQueue
from threading import Event

from motherlode.arena.crew import CompiledTables, Crew, Step
from motherlode.arena.plan import Plan
from motherlode.arena.results import Result
from motherlode.arena.schedule import Task


class Here:
    """The cores of this machine, or some of them."""

    def __init__(self, plan: Plan, workers: int, compiled: CompiledTables, playing: Collection[int]) -> None:
        self.plan, self.workers, self.compiled, self.playing = plan, workers, compiled, playing

    def steps(self) -> list[Step]:
        """What there is to do before the first game."""
        return Crew(self.plan, self.compiled, playing=self.playing).steps()

    def results(self, tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        """What came of each task, as they are done. Whoever wants no more of them closes this; games are broken off."""
        stop = Event()
        crews: SimpleQueue[Crew] = SimpleQueue()
        everybody = [Crew(self.plan, self.compiled, stop.is_set) for _ in range(self.workers)]
        for crew in everybody:
            crews.put(crew)

        def play(task: Task) -> list[Result]:
            crew = crews.get()
            try:
                return crew.play(task)
            finally:
                crews.put(crew)

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
            for crew in everybody:
                crew.close()
