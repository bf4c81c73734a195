"""Q52: a sale pays the values and the best bonus, against every way of choosing one."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.quartz.pieces import CRYSTALS, VALUABLES
from motherlode.match import Match

SLUGS = [crystal.slug for crystal in CRYSTALS[:VALUABLES]]
VALUES = [crystal.value for crystal in CRYSTALS[:VALUABLES]]
BONUS = {"three": 1, "four": 2, "five": 8, "six": 12}
MOST = 8  # of a colour


def coins_for(sold: list[int], values: list[int], bonus: dict[str, int]) -> int:
    """What the table says: the sum, and the best of all bonuses that apply, whichever colours are doubled."""
    worth = [count * value for count, value in zip(sold, values, strict=True)]
    colours = sum(count > 0 for count in sold)
    extras = [0]
    for alike, count in enumerate(sold):
        others = [worth[colour] for colour in range(VALUABLES) if colour != alike]
        for name, needed in (("three", 3), ("four", 4)):
            if count >= needed:
                extras += [sum(chosen) for chosen in combinations(others, min(bonus[name], len(others)))]
    if colours >= 5:
        extras.append(bonus["five"])
    if colours >= 6:
        extras.append(bonus["six"])
    return sum(worth) + max(extras)


def coins_paid(sold: list[int], house: dict[str, Any]) -> int:
    """The same on the last day of a game, when everything is sold."""
    match = Match.from_position(
        {
            "game": "quartz",
            "options": {"house": {"crystals": dict.fromkeys(SLUGS, MOST), **house}},
            "day": 5,
            "seats": [{"cart": dict(zip(SLUGS, sold, strict=True))}, {}, {"inside": False}],
        }
    )
    match.play(1, "leave")
    assert match.over
    return match.scores[1]


@pytest.mark.parametrize(
    ("sold", "coins"),
    [([3, 0, 0, 2, 0, 0], 19), ([1, 0, 4, 2, 0, 0], 30), ([1, 1, 1, 1, 1, 0], 24), ([1, 1, 1, 1, 1, 1], 36)],
)
def test_the_examples_on_the_rules_page(sold: list[int], coins: int) -> None:
    assert coins_for(sold, VALUES, BONUS) == coins
    assert coins_paid(sold, {}) == coins


HEAPS = st.lists(st.integers(0, MOST), min_size=VALUABLES, max_size=VALUABLES)


@given(sold=HEAPS)
def test_a_sale_pays_the_best_bonus(sold: list[int]) -> None:
    assert coins_paid(sold, {}) == coins_for(sold, VALUES, BONUS)


@given(
    sold=HEAPS,
    values=st.lists(st.integers(0, 20), min_size=VALUABLES, max_size=VALUABLES),
    bonus=st.fixed_dictionaries({name: st.integers(0, 7 if name in ("three", "four") else 60) for name in BONUS}),
)
def test_a_sale_pays_the_best_bonus_by_house_rules_too(
    sold: list[int], values: list[int], bonus: dict[str, int]
) -> None:
    house = {"values": dict(zip(SLUGS, values, strict=True)), "bonus": bonus}
    assert coins_paid(sold, house) == coins_for(sold, values, bonus)
