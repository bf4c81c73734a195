"""What chance does, against arithmetic: dice, rerolls, draws and the first leader.

Every test compares counts with their expectation by chi-squared, with a bound that a right engine exceeds once in ten
thousand seeds; the seeds are fixed, so a test that passes always passes.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import product
from math import comb, factorial, prod, sqrt
from typing import Any

import numpy as np
import pytest

from motherlode.games.dice import GAME
from motherlode.games.dice.pieces import COLOUR_SLUGS, COLOURS, DICE, FACES, KINDS_OF_FACES
from motherlode.games.kit.compile import bound
from motherlode.games.kit.records import records
from tests.amounts import amount

ONE_IN_TEN_THOUSAND = 3.719  # standard deviations
DRAWS = amount("draws")

Heap = tuple[int, ...]  # dice by face, or crystals by colour


def reseed(states: Any, i: int, value: int) -> None: ...
def new(states: Any, i: int, value: int, events: Any) -> int: ...
def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int: ...


def after_moves(states: Any, action: int, events: Any, times: int, dice: Any, carts: Any) -> None:
    """A template: make the same move from the same state with many seeds; the dice and the first cart after it."""
    for time in range(times):
        states[1] = states[0]
        reseed(states, 1, time)
        apply(states, 1, 0, action, events)
        for face in range(KINDS_OF_FACES):
            dice[time] += states[1].dice[face] << 4 * face
        for crystal in range(COLOURS):
            carts[time] += (states[1].cart[0, crystal] + states[1].table[crystal]) << 4 * crystal


def after_deals(states: Any, events: Any, times: int, dice: Any, leaders: Any) -> None:
    """A template: deal many games; the first dice and the first leader of each."""
    for time in range(times):
        new(states, 0, time, events)
        leaders[time] = states[0].leader
        for face in range(KINDS_OF_FACES):
            dice[time] += states[0].dice[face] << 4 * face


def counted(heaps: Any, kinds: int) -> Counter[Heap]:
    """How often each heap came out; a heap is a number with four bits for each kind."""
    found, counts = np.unique(heaps, return_counts=True)
    return Counter(
        {
            tuple(int(heap) >> 4 * kind & 15 for kind in range(kinds)): int(count)
            for heap, count in zip(found, counts, strict=True)
        }
    )


@cache
def many_moves() -> Any:
    return bound(after_moves, "dice", reseed=GAME.rules.reseed, apply=GAME.rules.apply)


def dice_and_carts_after(position: dict[str, Any], move: str) -> tuple[Counter[Heap], Counter[Heap]]:
    states = records(GAME.state, 2)
    states.view(np.ndarray)[0] = GAME.read_position({"game": "dice", **position}).view(np.ndarray)[0]
    dice, carts = np.zeros(DRAWS, np.int64), np.zeros(DRAWS, np.int64)
    many_moves()(states, GAME.action(move), GAME.event_buffer(), DRAWS, dice, carts)
    return counted(dice, KINDS_OF_FACES), counted(carts, COLOURS)


def assert_as_likely(found: Counter[Heap], ways: Mapping[Heap, int]) -> None:
    """Counts fit the number of ways in which each heap can come out."""
    assert set(found) <= set(ways)
    times, all_ways = found.total(), sum(ways.values())
    chi_squared = sum((found[heap] - times * w / all_ways) ** 2 / (times * w / all_ways) for heap, w in ways.items())
    freedom = len(ways) - 1
    a_part = 2 / (9 * freedom)  # Wilson and Hilferty
    assert chi_squared < freedom * (1 - a_part + ONE_IN_TEN_THOUSAND * sqrt(a_part)) ** 3


def rolls(dice: int, kept: Heap = (0,) * KINDS_OF_FACES) -> dict[Heap, int]:
    """Every way that a number of dice can fall beside those kept, and how many of the 6 × 6 × … throws show it."""
    faces = [heap for heap in product(range(dice + 1), repeat=KINDS_OF_FACES) if sum(heap) == dice]
    return {
        tuple(one + other for one, other in zip(heap, kept, strict=True)): factorial(dice) // prod(map(factorial, heap))
        for heap in faces
    }


def draws(bag: dict[str, int], size: int) -> dict[Heap, int]:
    """Every hand of that size from a bag, and in how many ways single crystals make it."""
    copies = [bag.get(slug, 0) for slug in COLOUR_SLUGS]
    heaps = [heap for heap in product(*(range(min(count, size) + 1) for count in copies)) if sum(heap) == size]
    return {heap: prod(comb(count, taken) for count, taken in zip(copies, heap, strict=True)) for heap in heaps}


def test_every_face_of_every_die_is_equally_likely() -> None:
    loop = bound(after_deals, "dice", new=GAME.rules.new)
    dice, leaders = np.zeros(DRAWS, np.int64), np.zeros(DRAWS, np.int64)
    loop(GAME.blank(5), GAME.event_buffer(), DRAWS, dice, leaders)
    assert_as_likely(counted(dice, KINDS_OF_FACES), rolls(DICE))
    assert_as_likely(counted(leaders, 1), {(seat,): 1 for seat in range(5)})


@pytest.mark.parametrize("again", [1, 2, 3, 4, 5])
def test_a_reroll_rolls_the_dice_named_and_no_others(again: int) -> None:
    shown = ["pickaxe", "chest", "chest", "steal", "helmet"]
    kept = [shown[again:].count(face) for face in FACES]
    position = {"dice": shown, "rolls_left": 2, "seats": [{}, {}, {}]}
    found, _ = dice_and_carts_after(position, f"reroll {' '.join(shown[:again])}")
    assert_as_likely(found, rolls(again, tuple(kept)))


BAG = {"quartz": 8, "rubellite": 8, "emerald": 6, "sapphire": 5, "ruby": 3, "amber": 1, "unstable": 4}


@pytest.mark.parametrize("move", ["use pickaxe 3", "use jackhammer 3"])
def test_crystals_are_drawn_from_the_bag_without_a_preference(move: str) -> None:
    face = move.split()[1]
    position = {"phase": "act", "dice": [face] * 3 + ["chest", "steal"], "bag": BAG, "seats": [{}, {}, {}]}
    _, found = dice_and_carts_after(position, move)
    assert_as_likely(found, draws(BAG, 3))
