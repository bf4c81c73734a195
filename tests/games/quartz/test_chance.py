"""Chance is fair: first player, deal, bag, and the random victims of out-of-my-way."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

import numpy as np
import pytest

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.records import Records
from motherlode.games.quartz import GAME
from motherlode.games.quartz.pieces import CARDS, COLOURS, CRYSTALS, HERE_WE_GO
from motherlode.testing.moment import duplicate
from motherlode.testing.random_games import number_below, start_stream
from tests.games.quartz.chi_square import assert_fits

TIMES = 10_000 if not INTERPRETED else 1_500


def after(position: dict[str, Any], move: str, times: int = TIMES) -> Iterator[Records]:
    """The states after the first seat's move, from as many seeds."""
    start = GAME.read_position({"game": "quartz", **position})
    events = GAME.event_buffer()
    for value in range(times):
        states = duplicate(start)
        GAME.rules.reseed(states, 0, value)
        assert GAME.rules.apply(states, 0, 0, GAME.action(move), events) > 0
        yield states


def deals(seats: int, times: int = TIMES) -> Iterator[Records]:
    """New games, from as many seeds."""
    states, events = GAME.blank(seats), GAME.event_buffer()
    for value in range(times):
        GAME.rules.new(states, 0, value, events)
        yield states


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_seat_is_as_likely_to_be_first(seats: int) -> None:
    """Q3."""
    counted = Counter(int(states["first"][0]) for states in deals(seats))
    assert_fits(counted, {seat: Fraction(1, seats) for seat in range(seats)})


def test_a_hand_is_dealt_from_a_shuffled_deck() -> None:
    """Q2: how many of the ten here-we-go are among five cards of fifty-five."""
    counted = Counter(min(int(states["hand"][0, 2, HERE_WE_GO]), 3) for states in deals(4))
    exact = {many: Fraction(comb(10, many) * comb(45, 5 - many), comb(55, 5)) for many in range(3)}
    assert_fits(counted, {**exact, 3: 1 - sum(exact.values())})


def test_each_card_is_as_likely_to_be_a_bravery_bonus() -> None:
    """Q4: the deck has been dealt from, but nobody has looked."""
    counted = Counter(int(states["row_card"][0, 1]) for states in deals(5))
    assert_fits(counted, {number: Fraction(card.copies, 55) for number, card in enumerate(CARDS)})


def test_each_crystal_in_the_bag_is_as_likely_to_be_mined() -> None:
    """Q11, from the full bag."""
    copies = np.array([crystal.copies for crystal in CRYSTALS])
    counted = Counter(int(states["cart"][0, 0].argmax()) for states in after({"seats": [{}] * 3}, "mine"))
    assert_fits(counted, {colour: Fraction(int(copies[colour]), int(copies.sum())) for colour in range(COLOURS)})


def test_crystals_drawn_together_are_drawn_without_putting_back() -> None:
    """Q30: three of six, one by one; how many of the twenty ways give each handful."""
    position = {"bag": {"quartz": 3, "ruby": 2, "obsidian": 1}, "seats": [{"hand": ["here-we-go"]}, {}, {}]}
    counted = Counter(
        (int(states["table"][0, 0]), int(states["table"][0, 4])) for states in after(position, "play here-we-go")
    )
    ways = {(3, 0): 1, (2, 1): 6, (2, 0): 3, (1, 2): 3, (1, 1): 6, (0, 2): 1}  # quartz and ruby; obsidian is the rest
    assert_fits(counted, {handful: Fraction(number, 20) for handful, number in ways.items()})


def test_each_single_crystal_is_as_likely_to_be_lost() -> None:
    """Q33: three quartz and a ruby on one cart, an amber and an emerald on another; each cart for itself."""
    position = {
        "bag": {},
        "seats": [
            {"hand": ["out-of-my-way"]},
            {"cart": {"quartz": 3, "ruby": 1, "obsidian": 1}},
            {"cart": {"amber": 1, "emerald": 1}},
        ],
    }
    counted = Counter(
        (int(states["bag"][0, 4]), int(states["bag"][0, 5])) for states in after(position, "play out-of-my-way")
    )
    exact = {
        (0, 0): Fraction(3, 4) * Fraction(1, 2),
        (0, 1): Fraction(3, 4) * Fraction(1, 2),
        (1, 0): Fraction(1, 4) * Fraction(1, 2),
        (1, 1): Fraction(1, 4) * Fraction(1, 2),
    }
    assert_fits(counted, exact)


# --- the generator


def test_the_stream_is_splitmix64() -> None:
    """The upper bits of the numbers that the generator's authors publish for the seed 1234567."""
    published = (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    )
    stream = np.array([1234567], np.uint64)
    assert [number_below(stream, 2**31) for _ in published] == [number >> 33 for number in published]


def test_numbers_below_a_limit_are_equally_likely() -> None:
    stream = np.zeros(1, np.uint64)
    start_stream(stream, 3)
    counted = Counter(number_below(stream, 7) for _ in range(TIMES))
    assert_fits(counted, {number: Fraction(1, 7) for number in range(7)})


def test_seeds_that_lie_close_together_give_other_streams() -> None:
    """The first number of ten thousand neighbouring seeds is as good as a number of one stream."""
    stream = np.zeros(1, np.uint64)
    counted: Counter[int] = Counter()
    for value in range(TIMES):
        start_stream(stream, value)
        counted[number_below(stream, 10)] += 1
    assert_fits(counted, {number: Fraction(1, 10) for number in range(10)})


@pytest.mark.parametrize("value", [0, 1, 2**62, 2**63 - 1])
def test_any_seed_will_do(value: int) -> None:
    stream = np.zeros(1, np.uint64)
    start_stream(stream, value)
    assert len({number_below(stream, 2**31) for _ in range(100)}) == 100
