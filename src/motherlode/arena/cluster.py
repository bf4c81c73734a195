"""The same games on many machines, through Ray. What travels is the plan, as text, and which games to play."""

import socket
from collections.abc import Collection, Generator, Iterator
from functools import cache, partial
from pathlib import Path

import motherlode
from motherlode.arena.crew import CannotPlay, CompiledTables, Crew, Step
from motherlode.arena.plan import Plan
from motherlode.arena.results import Result
from motherlode.arena.schedule import Task
from motherlode.batch.cluster import LINE, OtherRules, handed_out, imported_ray, most_at_once
from motherlode.games.kit.compile import rules_digest

PLAYED_BY = ("games", "batch", "match", "bots", "arena")  # the rooms on which a result depends


def digest() -> str:
    """A digest of everything that the results depend on."""
    home = Path(motherlode.__file__).parent
    return rules_digest(*(home / room for room in PLAYED_BY))


# --- in a worker's process


@cache
def crew_for(plan: str, rules: str, playing: tuple[int, ...]) -> Crew:
    """Who plays such games here: made for the first ones, and kept."""
    if digest() != rules:
        raise OtherRules(socket.gethostname())
    read = Plan.read(plan)
    crew = Crew(read, CompiledTables(read, workers=1), playing=playing)
    try:
        for step in crew.steps():
            step()
    except CannotPlay as failed:
        bot, why = failed.args
        raise CannotPlay(bot, f"{why} ({socket.gethostname()})") from None
    return crew


def play_task(plan: str, rules: str, playing: tuple[int, ...], task: Task) -> list[Result]:
    """What came of some games."""
    return crew_for(plan, rules, playing).play(task)


# --- in the process that asks


class Cluster:
    """The cores of a cluster: at this address, at `$RAY_ADDRESS`, or else of one that is started here."""

    def __init__(self, plan: Plan, workers: int | None, address: str | None, playing: Collection[int]) -> None:
        self.plan, self.workers, self.address, self.playing = plan, workers, address, tuple(playing)
        self.ray = imported_ray()

    def steps(self) -> list[Step]:
        """Nothing is prepared here; every worker does that for itself."""
        return []

    def results(self, tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        """What came of each task, as they are done."""
        plan, rules = self.plan.written(), digest()
        play = self.ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)(play_task)
        LINE.hold(self.address, self.workers)
        try:
            orders = (partial(play.remote, plan, rules, self.playing, task) for task in tasks)
            yield from handed_out(self.ray, orders, lambda: self.workers or most_at_once(self.ray))
        finally:
            LINE.release()
