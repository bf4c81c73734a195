"""The same games on many machines, through Ray. What travels is the plan, as text, and which games to play."""

import socket
from collections.abc import Collection, Generator, Iterator
from functools import cache, partial
from pathlib import Path

import motherlode
from motherlode.arena.plan import Plan
from motherlode.arena.results import Result
from motherlode.arena.schedule import Task
from motherlode.arena.worker_bots import CannotPlay, CompiledLineUps, Step, WorkerBots
from motherlode.batch.cluster import RAY_CONNECTION, OtherRules, imported_ray, most_jobs, run_jobs
from motherlode.games.kit.compile import rules_digest

PLAYED_BY = ("games", "batch", "match", "bots", "arena")  # the rooms on which a result depends


def digest() -> str:
    """A digest of everything that the results depend on."""
    home = Path(motherlode.__file__).parent
    return rules_digest(*(home / room for room in PLAYED_BY))


# --- in a worker's process


@cache
def bots_for(plan: str, rules: str, playing: tuple[int, ...]) -> WorkerBots:
    """The bots that play such games here: made for the first ones, and kept."""
    if digest() != rules:
        raise OtherRules(socket.gethostname())
    read = Plan.read(plan)
    bots = WorkerBots(read, CompiledLineUps(read, workers=1), playing=playing)
    try:
        for step in bots.steps():
            step()
    except CannotPlay as failed:
        bot, why = failed.args
        raise CannotPlay(bot, f"{why} ({socket.gethostname()})") from None
    return bots


def play_task(plan: str, rules: str, playing: tuple[int, ...], task: Task) -> list[Result]:
    """The results of some games."""
    return bots_for(plan, rules, playing).play(task)


# --- in the process that asks


class ClusterWorkers:
    """The cores of a cluster: at `$RAY_ADDRESS`, or else of one that is started here."""

    def __init__(self, plan: Plan, workers: int | None, playing: Collection[int]) -> None:
        self.plan, self.workers, self.playing = plan, workers, tuple(playing)
        self.ray = imported_ray()

    def steps(self) -> list[Step]:
        """Nothing is prepared here; every worker does that for itself."""
        return []

    def results(self, tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        """The results of each task, as they are done."""
        plan, rules = self.plan.written(), digest()
        play = self.ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(play_task)
        RAY_CONNECTION.hold(None, self.workers)
        try:
            jobs = (partial(play.remote, plan, rules, self.playing, task) for task in tasks)
            yield from run_jobs(self.ray, jobs, lambda: self.workers or most_jobs(self.ray))
        finally:
            RAY_CONNECTION.release()
