"""A league being played: what is missing is played, everything is kept, and at any time there are standings."""

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Protocol

from motherlode.arena.cluster import Cluster
from motherlode.arena.crew import CannotPlay, CompiledTables, Step
from motherlode.arena.here import Here
from motherlode.arena.plan import Plan
from motherlode.arena.results import Folder, Result
from motherlode.arena.schedule import Task, tasks
from motherlode.arena.standings import Standing, standings_of
from motherlode.arena.stopping import Stopping
from motherlode.arena.tally import Tally
from motherlode.batch import cpu
from motherlode.games.kit.mistakes import Mistake

DEVICES = ("cpu", "cluster")
LOOK_AGAIN = 1.02  # the standings are looked at when there are so many times as many deals


class Place(Protocol):
    """Where games are played."""

    def steps(self) -> list[Step]:
        """What there is to do before the first game."""

    def results(self, tasks: Iterator[Task]) -> Generator[list[Result], None, None]:
        """What came of each task, in any order."""


def take(steps: Sequence[Step]) -> None:
    """One step after the other."""
    for step in steps:
        step()


class League:
    """A plan and the games of it that have been played; with a folder, they are kept there and found again."""

    def __init__(self, plan: Plan, folder: Path | None = None) -> None:
        self.plan = plan
        self.tally = Tally(plan)
        self.folder = Folder(folder, plan) if folder else None
        if self.folder:
            self.tally.add(self.folder.results())
        self.stopped_early = False

    def play(
        self,
        games: int,
        stopping: Stopping | None = None,
        device: str = "cpu",
        workers: int | None = None,
        address: str | None = None,
        progress: Callable[[int], object] = lambda games: None,
        prepare: Callable[[Sequence[Step]], object] = take,
    ) -> None:
        """Play until there are so many games, or until it is enough; `progress` is told how many there are.

        `prepare` takes the steps before the first game, which may be slow: things are compiled.
        """
        wanted = stopping or Stopping()
        place, compiled = self.place(device, workers, address)
        progress(self.tally.games)
        if self.enough(wanted):
            return
        next_look = self.tally.whole_deals + 1
        missing = self.missing(tasks(self.plan.line_ups, compiled, self.plan.deals(games)))
        first = next(missing, None)
        if first is None:
            return
        missing = chain([first], missing)
        try:
            prepare(place.steps())
            with closing(place.results(missing)) as arriving:
                for results in arriving:
                    self.keep(results)
                    progress(self.tally.games)
                    if wanted.wanted() and self.tally.whole_deals >= next_look:
                        next_look = max(self.tally.whole_deals + 1, int(self.tally.whole_deals * LOOK_AGAIN))
                        if self.enough(wanted):
                            return
        except CannotPlay as failed:
            bot, why = failed.args
            raise Mistake("bot-start", "the bot '{bot}' cannot play: {why}", bot=bot, why=why) from None

    def place(self, device: str, workers: int | None, address: str | None) -> tuple[Place, set[int]]:
        """Where to play, and which line-ups are compiled."""
        if device not in DEVICES:
            known = ", ".join(DEVICES)
            raise Mistake("device", "games are played on {known}, not on '{device}'", known=known, device=device)
        if workers is not None and workers < 1:
            raise Mistake("workers", "at least one has to work, not {workers}", workers=workers)
        if device == "cluster":
            return Cluster(self.plan, workers, address, self.tally.playing), set(CompiledTables(self.plan, 1).players)
        threads = min(workers or cpu.cores(), cpu.cores())
        compiled = CompiledTables(self.plan, threads)
        return Here(self.plan, threads, compiled, self.tally.playing), set(compiled.players)

    def missing(self, planned: Iterator[Task]) -> Iterator[Task]:
        """What has not been played, less the games of bots that have failed."""
        for task in planned:
            done = self.tally.done[task.line_up][task.deal : task.deal + task.deals]
            whole = len(done) == task.deals and bool(done.all() if task.turn is None else done[:, task.turn].all())
            if not whole and task.line_up in self.tally.playing:
                yield task

    def keep(self, results: list[Result]) -> None:
        """Count some games, and write them down."""
        new = self.tally.add(results)
        if self.folder and new:
            self.folder.keep(new)

    def enough(self, stopping: Stopping) -> bool:
        """Whether what is asked for has been reached."""
        self.stopped_early = stopping.wanted() and stopping.enough(self.tally, self.standings())
        return self.stopped_early

    def standings(self) -> list[Standing]:
        """The table, the best bot first."""
        return standings_of(self.tally)

    def close(self) -> None:
        """Let go of the folder."""
        if self.folder:
            self.folder.close()
