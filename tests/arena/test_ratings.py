"""Ratings find the strengths that made the results, and their intervals hold the truth as often as they say."""

from math import log10

import numpy as np
import pytest

from motherlode.arena.intervals import Numbers
from motherlode.arena.ratings import Rating, blocks_of, ratings_of


def counts(points: list[float], deals: int, games: int, seed: int) -> Numbers:
    """So many meetings of every pair in every deal, won with the chances that these points say."""
    chance = np.random.default_rng(seed)
    beaten = np.zeros((deals, len(points), len(points)))
    for one in range(len(points)):
        for other in range(one):
            won = chance.binomial(games, 1 / (1 + 10 ** ((points[other] - points[one]) / 400)), size=deals)
            beaten[:, one, other], beaten[:, other, one] = won, games - won
    return beaten


def known(ratings: list[Rating | None]) -> list[Rating]:
    return [rating for rating in ratings if rating]


def test_the_strengths_are_found() -> None:
    found = known(ratings_of(counts([200, 0, -50, -150], deals=400, games=20, seed=1)))
    assert [rating.points for rating in found] == pytest.approx([200, 0, -50, -150], abs=12)


def test_a_pair_is_rated_by_its_odds() -> None:
    better, worse = known(ratings_of(np.array([[[0.0, 30.0], [10.0, 0.0]]] * 100)))
    assert better.points - worse.points == pytest.approx(400 * log10(3), abs=1)
    assert better.points + worse.points == pytest.approx(0)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    held = 0
    for seed in range(100):
        first, *_ = known(ratings_of(counts([60, 0, -60], deals=60, games=4, seed=seed)))
        held += first.low <= 60 <= first.high
    assert 88 <= held <= 99


def test_games_of_a_deal_that_repeat_each_other_do_not_make_it_surer() -> None:
    once = counts([40, -40], deals=80, games=1, seed=3)
    one, many = known(ratings_of(once))[0], known(ratings_of(10 * once))[0]
    assert many.high - many.low == pytest.approx(one.high - one.low, rel=0.1)


def test_who_never_lost_is_not_infinitely_good() -> None:
    best, worst = known(ratings_of(np.array([[[0.0, 1.0], [0.0, 0.0]]] * 20)))
    assert 300 < best.points - worst.points < 2000


def test_the_anchor_has_nothing_and_the_others_what_they_have_more() -> None:
    beaten = counts([100, 0, -100], deals=200, games=10, seed=5)
    free, anchored = known(ratings_of(beaten)), known(ratings_of(beaten, anchor=2))
    assert anchored[2] == Rating(0, 0, 0)
    assert anchored[0].points == pytest.approx(free[0].points - free[2].points)


def test_who_has_met_nobody_has_no_rating() -> None:
    beaten = np.zeros((10, 3, 3))
    beaten[:, 0, 2] = beaten[:, 2, 0] = 1
    first, second, third = ratings_of(beaten, anchor=1)
    assert second is None
    assert first
    assert third
    assert ratings_of(np.zeros((4, 2, 2))) == [None, None]


def test_the_same_games_have_the_same_ratings() -> None:
    beaten = counts([10, -10], deals=30, games=2, seed=8)
    assert ratings_of(beaten) == ratings_of(beaten)


def test_many_deals_are_put_together_and_none_is_lost() -> None:
    beaten = counts([10, -10], deals=2345, games=2, seed=9)
    assert len(blocks_of(beaten)) == 1000
    assert blocks_of(beaten).sum() == beaten.sum()
