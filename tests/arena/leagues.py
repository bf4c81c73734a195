"""Leagues to test with: of Pig, which is quickly compiled and quickly played, and of made-up results."""

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest

from motherlode.arena import Plan
from motherlode.arena.plan import Entrant
from motherlode.arena.results import Result
from motherlode.arena.tally import Tally
from motherlode.bots import BOTS
from motherlode.bots.compiled import CompiledBot
from motherlode.bots.grammar import Spec
from motherlode.bots.seat_view import Bot, SeatView
from motherlode.bots.stream import Stream, below
from motherlode.games.kit.game import Game
from tests.batch.eager import EAGER
from tests.batch.players import FIRST, NAMESAKE

PIG = "tests.toys.pig"


class Timid:
    """Rolls once and banks; it is not compiled, and does not want to be asked where there is nothing to choose."""

    reads_log = False

    def choose(self, seat_view: SeatView, stream: Stream) -> int:
        assert len(seat_view.legal) > 1
        below(stream, 2)
        return max(seat_view.legal)

    def close(self) -> None: ...


def eager(game: Game, spec: Spec) -> Bot:
    return CompiledBot(EAGER)


def first(game: Game, spec: Spec) -> Bot:
    return CompiledBot(FIRST)


def second(game: Game, spec: Spec) -> Bot:
    return CompiledBot(NAMESAKE)


def timid(game: Game, spec: Spec) -> Bot:
    return Timid()


@pytest.fixture
def test_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """`timid`, which is not compiled, and some that are."""
    for bot in (eager, first, second, timid):
        monkeypatch.setitem(BOTS, bot.__name__, bot)


def plan_of(names: Sequence[str], seats: int) -> Plan:
    """A plan of bots that need not exist."""
    return Plan(PIG, seats, tuple(Entrant(name) for name in names))


Placing = Callable[
    [int, Sequence[str], np.random.Generator], Sequence[float]
]  # strengths on the day: the most is first


def played(plan: Plan, deals: int, placing: Placing, seed: int = 0) -> Tally:
    """A league whose games are made up: who stands where comes from numbers, the greatest first."""
    tally, chance = Tally(plan), np.random.default_rng(seed)
    tally.add(results(plan, range(deals), placing, chance))
    return tally


def results(plan: Plan, deals: Sequence[int], placing: Placing, chance: np.random.Generator) -> Iterator[Result]:
    for deal in deals:
        for number, line_up in enumerate(plan.line_ups):
            for turn in range(plan.turns[number]):
                strengths = placing(deal, [plan.names[bot] for bot in line_up], chance)
                places = tuple(1 + sum(other > one for other in strengths) for one in strengths)
                yield Result(number, deal, turn, places, tuple(10 * (9 - place) for place in places), 40)


def alike(deal: int, names: Sequence[str], chance: np.random.Generator) -> list[float]:
    """Everybody is as good as everybody else."""
    return list(chance.normal(size=len(names)))
