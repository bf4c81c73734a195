"""A league being played: what is missing is played, everything is kept, and at any time there are standings."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path

from motherlode.arena.cluster import ClusterWorkers
from motherlode.arena.local import LocalWorkers
from motherlode.arena.plan import Plan
from motherlode.arena.results import Folder, Result
from motherlode.arena.schedule import Task, tasks
from motherlode.arena.standings import Standing, standings_of
from motherlode.arena.stop_rule import StopRule
from motherlode.arena.tally import Tally
from motherlode.arena.worker_bots import CannotPlay, CompiledLineUps, Step
from motherlode.batch import cpu
from motherlode.games.kit.mistakes import Mistake

DEVICES = ("cpu", "cluster")
LOOK_AGAIN = 1.02  # the standings are computed again when there are this many times as many deals


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
        stop_rule: StopRule | None = None,
        device: str = "cpu",
        workers: int | None = None,
        progress: Callable[[int], object] = lambda games: None,
        prepare: Callable[[Sequence[Step]], object] = take,
    ) -> None:
        """Play until there are `games`, or until the stop rule is met; `progress` is given how many there are.

        `prepare` takes the steps before the first game, which may be slow: things are compiled.
        """
        rule = stop_rule or StopRule()
        players, compiled = self.workers_on(device, workers)
        progress(self.tally.games)
        if self.enough(rule):
            return
        next_look = self.tally.whole_deals + 1
        missing = self.missing(tasks(self.plan.line_ups, compiled, self.plan.deals(games)))
        first = next(missing, None)
        if first is None:
            return
        missing = chain([first], missing)
        try:
            prepare(players.steps())
            with closing(players.results(missing)) as arriving:
                for results in arriving:
                    self.keep(results)
                    progress(self.tally.games)
                    if rule.wanted() and self.tally.whole_deals >= next_look:
                        next_look = max(self.tally.whole_deals + 1, int(self.tally.whole_deals * LOOK_AGAIN))
                        if self.enough(rule):
                            return
        except CannotPlay as failed:
            bot, why = failed.args
            raise Mistake("bot-start", bot=bot, why=why) from None

    def workers_on(self, device: str, workers: int | None) -> tuple[LocalWorkers | ClusterWorkers, set[int]]:
        """The workers on a device, and which line-ups are compiled."""
        if device not in DEVICES:
            raise Mistake("device", known=", ".join(DEVICES), device=device)
        if workers is not None and workers < 1:
            raise Mistake("workers", workers=workers)
        if device == "cluster":
            compiled = CompiledLineUps(self.plan, 1)
            return ClusterWorkers(self.plan, workers, self.tally.playing), set(compiled.players)
        threads = min(workers or cpu.cores(), cpu.cores())
        compiled = CompiledLineUps(self.plan, threads)
        return LocalWorkers(self.plan, threads, compiled, self.tally.playing), set(compiled.players)

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

    def enough(self, rule: StopRule) -> bool:
        """Whether what is asked for has been reached."""
        self.stopped_early = rule.wanted() and rule.enough(self.tally, self.standings())
        return self.stopped_early

    def standings(self) -> list[Standing]:
        """The table, the best bot first."""
        return standings_of(self.tally)

    def close(self) -> None:
        """Let go of the folder."""
        if self.folder:
            self.folder.close()
