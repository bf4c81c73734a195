"""A ladder: programs of others, one league each against the same bots on the same deals, rated together.

ladder.json     what is played, and against whom
NAME/           the league of a program, kept like any other
"""

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Self

import numpy as np

from motherlode.arena.league import League
from motherlode.arena.plan import PATIENCE, Entrant, Plan
from motherlode.arena.ratings import Rating, ratings_of
from motherlode.arena.results import PLAN
from motherlode.arena.standings import ANCHOR
from motherlode.arena.tally import Tally
from motherlode.games.kit.mistakes import Mistake

LADDER = "ladder.json"
RUNGS = "random,greedy~50%,greedy"  # the bots that everybody meets
NAME = re.compile(r"[\w-]{1,40}")  # of a program: also that of its folder


@dataclass(frozen=True)
class Rung:
    """One bot of the ladder; one that failed has no rating, and `fault` says what it did."""

    bot: str
    program: bool  # somebody else's, or one of ours
    rating: Rating | None
    games: int
    fault: str = ""


@dataclass(frozen=True)
class Ladder:
    """What is played. It is the same for all that take part, so it is written down at the beginning."""

    game: str
    seats: int
    bots: str = RUNGS
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    patience: float = PATIENCE
    sandboxed: bool = True

    def kept_in(self, folder: Path) -> Self:
        """The same ladder in its folder; another one that is there already is not replaced."""
        there = folder / LADDER
        written = json.dumps(asdict(self), indent=2, ensure_ascii=False) + "\n"
        if not there.exists():
            folder.mkdir(parents=True, exist_ok=True)
            there.write_text(written, encoding="utf-8")
        elif there.read_text(encoding="utf-8") != written:
            raise Mistake("other-ladder", folder=folder)
        return self

    def plan_for(self, program: Entrant) -> Plan:
        """The league of a program."""
        if not NAME.fullmatch(program.name):
            raise Mistake("ladder-name", name=program.name)
        given = [f"{program.name}={program.command}"]
        return Plan.of(self.game, self.bots, self.seats, self.seed, self.options, given, self.patience, self.sandboxed)

    def league_of(self, folder: Path, program: Entrant) -> League:
        """The league of a program, to be played or played on."""
        plan, there = self.plan_for(program), folder / program.name / PLAN
        if there.exists() and there.read_text(encoding="utf-8") != plan.written():
            raise Mistake("ladder-taken", name=program.name)
        return League(plan, folder / program.name)


def leagues_in(folder: Path) -> Iterator[Tally]:
    """The games of every program."""
    for there in sorted(folder.glob(f"*/{PLAN}")):
        league = League(Plan.read(there.read_text(encoding="utf-8")), there.parent)
        league.close()
        yield league.tally


def rungs_of(folder: Path) -> list[Rung]:
    """Everybody by rating, the best first, and behind them the programs that have failed.

    All leagues are rated together: the bots that everybody has met hold them together.
    """
    tallies = list(leagues_in(folder))
    names = list(dict.fromkeys(name for tally in tallies for name in tally.plan.names))
    programs = {entrant.name for tally in tallies for entrant in tally.plan.entrants if entrant.command}
    faults, games = dict[str, str](), dict.fromkeys(names, 0)
    met = []
    for tally in tallies:
        places = [names.index(name) for name in tally.plan.names]
        for bot, name in enumerate(tally.plan.names):
            games[name] += round(float(tally.seats[:, bot].sum()))
        if tally.failed:
            faults |= {failed.bot: failed.failing.kind for failed in tally.failed}
            continue
        beaten = np.zeros((tally.deals, len(names), len(names)))
        beaten[:, np.array(places)[:, None], places] = tally.beaten[: tally.deals]
        met.append(beaten)
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    ratings = ratings_of(np.concatenate(met), anchor) if met else [None] * len(names)
    rungs = [
        Rung(name, name in programs, rating, games[name], faults.get(name, ""))
        for name, rating in zip(names, ratings, strict=True)
    ]
    return sorted(rungs, key=lambda rung: (not rung.fault, rung.rating.points if rung.rating else 0.0), reverse=True)
