"""A league stops early when it may, and hardly ever by mistake, although it looks again and again."""

from collections.abc import Sequence

import numpy as np
import pytest

from motherlode.arena.intervals import sequence_radius, share_interval
from motherlode.arena.standings import standings_of
from motherlode.arena.stop_rule import ERROR, FEWEST_DEALS, TUNED_FOR, StopRule, settled, surely_positive
from tests.arena.leagues import alike, plan_of, played

REPEATS = 400


def ever_sure(differences: np.ndarray, error: float = ERROR) -> bool:
    """Whether somebody who looks after every deal is ever sure, in one direction or the other."""
    count = np.arange(1, len(differences) + 1)
    mean = np.cumsum(differences) / count
    spread = np.sqrt(np.maximum(np.cumsum(differences**2) / count - mean**2, 0) * count / np.maximum(count - 1, 1))
    radius = np.array([sequence_radius(int(n), 1.0, error, TUNED_FOR) for n in count]) * spread
    return bool((np.abs(mean) > radius)[FEWEST_DEALS - 1 :].any())


@pytest.mark.parametrize("kind", ["wins", "shares", "rare"])
def test_equal_bots_are_hardly_ever_told_apart_however_often_one_looks(kind: str) -> None:
    chance = np.random.default_rng(7)
    size = (REPEATS, 1000)
    differences = {
        "wins": lambda: chance.choice([-1.0, 1.0], size),
        "shares": lambda: chance.binomial(4, 0.5, size) / 2 - 1,
        "rare": lambda: chance.choice([-1.0, 0.0, 1.0], size, p=[0.1, 0.8, 0.1]),
    }[kind]()
    alarms = sum(ever_sure(one) for one in differences)
    assert alarms <= ERROR * REPEATS
    looking_once_in_a_while = sum(abs(one.mean()) > 1.96 * one.std() / len(one) ** 0.5 for one in differences)
    assert looking_once_in_a_while > 0, "these differences would fool nobody"


def test_a_naive_look_after_every_deal_would_be_fooled() -> None:
    chance = np.random.default_rng(7)
    count = np.arange(1, 1001)
    fooled = 0
    for _ in range(REPEATS):
        mean = np.cumsum(chance.choice([-1.0, 1.0], 1000)) / count
        fooled += bool((np.abs(mean) > 1.96 / np.sqrt(count))[FEWEST_DEALS - 1 :].any())
    assert fooled > 5 * ERROR * REPEATS


def test_a_better_bot_is_found_out_sooner_the_better_it_is() -> None:
    chance = np.random.default_rng(1)
    noise = chance.normal(0, 1, 4000)

    def deals_needed(lead: float) -> int:
        return next(n for n in range(FEWEST_DEALS, 4000) if surely_positive(noise[:n] + lead))

    assert deals_needed(0.5) < deals_needed(0.2) < deals_needed(0.1)
    assert not surely_positive(chance.normal(-1, 1, 500)), "the other way round is not sure either"
    assert not surely_positive(np.ones(FEWEST_DEALS - 1)), "a few deals prove nothing"


def stronger(deal: int, names: Sequence[str], chance: np.random.Generator) -> list[float]:
    """The bots are named after how good they are."""
    return [float(name) + chance.normal() for name in names]


def test_an_order_is_settled_when_all_neighbours_are() -> None:
    plan = plan_of(["2", "1", "0"], seats=2)
    tally = played(plan, 300, stronger)
    assert settled(tally, ["2", "1", "0"])
    assert not settled(tally, ["1", "2", "0"])
    tie = played(plan_of(["2", "0", "0.0"], seats=2), 300, stronger)
    assert not settled(tie, ["2", "0", "0.0"])
    assert not settled(tie, ["2", "0.0", "0"])


def test_a_league_of_equals_hardly_ever_stops() -> None:
    plan = plan_of(["a", "b", "c"], seats=3)
    stopped = 0
    for seed in range(40):
        tally = played(plan, 150, alike, seed)
        stopped += StopRule(sure=True).enough(tally, standings_of(tally))
    assert stopped <= 2


def test_shares_are_known_closely_enough_or_not_yet() -> None:
    tally = played(plan_of(["a", "b", "c"], seats=3), 300, alike)
    standings = standings_of(tally)
    widest = max(one.half_width for one in standings)
    assert StopRule(within=widest).enough(tally, standings)
    assert not StopRule(within=widest * 0.99).enough(tally, standings)
    assert not StopRule(sure=True, within=widest).enough(tally, standings), "both are asked for"
    assert not StopRule().enough(tally, standings), "nothing is asked for"


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    chance = np.random.default_rng(3)
    for truth in (0.1, 0.25, 0.6):
        held = 0
        for _ in range(REPEATS):
            wins = chance.binomial(4, chance.beta(6 * truth, 6 * (1 - truth), size=40)) / 1.0  # a deal favours somebody
            share = wins.sum() / 160
            low, high = share_interval(40, wins.sum(), 160, float(((wins - 4 * share) ** 2).sum()))
            held += low <= truth <= high
        assert 0.92 * REPEATS <= held <= 0.985 * REPEATS
