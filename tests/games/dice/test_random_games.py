"""What must always hold, in random games with every option and house rule."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.games.dice import GAME
from motherlode.games.dice.moves import ASK_ACT, ASK_ROLL, QUESTIONS
from motherlode.games.dice.pieces import (
    CRYSTALS,
    DICE,
    ENDINGS,
    FEWEST_SEATS,
    HELMET,
    KINDS_OF_ACTIONS,
    LENGTHS,
    MOST_SEATS,
    PAIR,
    REMOVED,
    SURVIVORS,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.kit.records import copy, records
from motherlode.testing.moment import Moment
from motherlode.testing.random_games import Policy, choose
from motherlode.testing.round_trips import position_reads_back
from tests.amounts import amount

SEAT_COUNTS = range(FEWEST_SEATS, MOST_SEATS + 1)
GAMES_PER_SEAT_COUNT = math.ceil(amount("random games of dice") / len(SEAT_COUNTS))
STATES = records(GAME.state, 8192)  # room for one game, used again and again
SLUGS = tuple(crystal.slug for crystal in CRYSTALS)


def up_to(most: int, names: tuple[Any, ...]) -> st.SearchStrategy[dict[Any, int]]:
    """Some of the names with a number each."""
    return st.dictionaries(st.sampled_from(names), st.integers(0, most), max_size=4)


HOUSES = st.fixed_dictionaries(
    {},
    optional={
        "rounds": st.integers(1, 9),
        "rolls": st.integers(1, 6),
        "limit": st.integers(1, 5),
        "unstable": st.integers(-9, 9),
        "reckless": st.integers(-9, 9),
        "crystals": st.dictionaries(st.sampled_from(SLUGS), st.integers(1, 25), max_size=4),
        "values": up_to(20, SLUGS[:VALUABLES]),
        "sets": up_to(20, (3, 4, 5, 6, "3")),
        "removed": st.dictionaries(st.sampled_from((*REMOVED, "4")), up_to(1, SLUGS[:VALUABLES]), max_size=3),
    },
)
OPTIONS = st.builds(
    lambda ending, days, house: {"ending": ending, "days": days, "house": house},
    st.sampled_from(ENDINGS),
    st.sampled_from(LENGTHS),
    st.one_of(st.just({}), HOUSES),
)


def play(seats: int, options: dict[str, Any], seed: int) -> tuple[Any, list[int]]:
    """Every state of a random game, and how many events each step emitted."""
    rules, policy = GAME.rules, Policy(GAME, seed ^ 1)
    states, events = STATES, GAME.event_buffer()
    now = 0
    states.view(np.ndarray)[0] = GAME.blank(seats, options).view(np.ndarray)[0]
    emitted = [rules.new(states, 0, seed, events)]
    while asked := rules.asked(states, now):
        assert now + 1 < len(states), "the game goes on"
        seat = asked.bit_length() - 1
        assert rules.legal(states, now, seat, policy.mask) == policy.mask.sum() > 0
        action = choose(policy.stream, policy.mask, policy.taste)
        copy(states, now, now + 1)
        now += 1
        emitted.append(rules.apply(states, now, seat, action, events))
    return states[: now + 1], emitted


def crystals_are_conserved(states: Any) -> None:
    """D2: valuables that are played with, and every unstable crystal that is in a pair or ever was."""
    count = states["bag"].astype(int) + states["cart"].sum(axis=1) + states["table"]
    count[:, :VALUABLES] += states["chest"].sum(axis=1)
    count[:, UNSTABLE] += PAIR * states["pairs_left"].astype(int)
    assert (count[:, :VALUABLES] == states["crystals"][:, :VALUABLES] - states["removed"]).all()
    assert (count[:, UNSTABLE] == count[0, UNSTABLE]).all()
    assert count[0, UNSTABLE] in (states["crystals"][0, UNSTABLE], states["crystals"][0, UNSTABLE] - 1)


def counts_are_counts(states: Any) -> None:
    for field in ("bag", "cart", "chest", "table", "dice", "used", "markers", "pairs_left", "rolls_left", "left"):
        assert (states[field] >= 0).all(), field
    assert (states["dice"].sum(axis=1) == DICE).all()
    assert np.isin(states["out"], (0, 1)).all()


def faces_are_used_as_shown(states: Any) -> None:
    """D20, D26: no more than the dice show and the pairs of helmets stand for; nothing before the dice lie."""
    more = states["used"][:, :KINDS_OF_ACTIONS] - states["dice"][:, :KINDS_OF_ACTIONS]
    assert (np.maximum(more, 0).sum(axis=1) <= states["dice"][:, HELMET] // 2).all()
    assert not states["used"][:, HELMET].any()
    assert not states["used"][states["question"] == ASK_ROLL].any()


def rerolls_are_paid_for(states: Any) -> None:
    """D13, D29: the seat that is asked `roll` has a free reroll or a marker."""
    rolls = states[(states["question"] == ASK_ROLL) & (states["over"] == 0)]
    markers = rolls["markers"][np.arange(len(rolls)), rolls["asked"]]
    assert ((rolls["rolls_left"] > 0) | (markers > 0)).all()


def chains_are_closed(states: Any) -> None:
    """D29: nothing is left to move when `act` or `roll` is asked."""
    between = states[states["question"] <= ASK_ACT]
    assert not between["left"].any()
    assert not between["table"].any()
    assert (between["target"] == -1).all()
    asked = states[(states["over"] == 0) & (states["question"] < len(QUESTIONS) - 1)]
    assert (asked["asked"] == asked["turn"]).all()


def the_out_have_nothing(states: Any) -> None:
    """D61, D62: a seat that is out has nothing and is never asked; two at least are in."""
    assert not states["cart"][states["out"] == 1].any()
    assert not states["chest"][states["out"] == 1].any()
    assert not states["markers"][states["out"] == 1].any()
    going_on = np.flatnonzero(states["over"] == 0)
    assert not states["out"][going_on, states["asked"][going_on]].any()
    assert (states["seats"] - states["out"].sum(axis=1) >= SURVIVORS).all()
    assert (states["seats"] - states["out"].sum(axis=1) > SURVIVORS)[going_on].all()


def rounds_go_by(states: Any) -> None:
    """D3, D4, D31: a round follows a round, a day a day."""
    days, rounds = np.diff(states["day"].astype(int)), np.diff(states["round"].astype(int))
    assert np.isin(days, (0, 1)).all()
    assert np.isin(rounds[days == 0], (0, 1)).all()
    assert (states["round"][1:][days == 1] == 1).all()
    if states["ending"][0] == ENDINGS.index("rounds"):
        assert (states["round"] <= states["rounds"]).all()
    assert states["day"][-1] == states["days"][-1]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@settings(max_examples=GAMES_PER_SEAT_COUNT)
@given(seed=st.integers(0, 2**63 - 1), options=OPTIONS, pick=st.integers(0, 2**16))
def test_nothing_breaks_in_random_games(seats: int, seed: int, options: dict[str, Any], pick: int) -> None:
    states, emitted = play(seats, options, seed)
    table = states.view(np.ndarray)
    assert max(emitted) <= GAME.bounds.events or options["house"]
    crystals_are_conserved(table)
    counts_are_counts(table)
    faces_are_used_as_shown(table)
    rerolls_are_paid_for(table)
    chains_are_closed(table)
    the_out_have_nothing(table)
    rounds_go_by(table)
    number = pick % len(states)
    position_reads_back(Moment(GAME, seats, options, seed, number, states[number : number + 1]))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_mask_marks_exactly_the_moves_that_are_not_refused(seats: int) -> None:
    ending = {"ending": ENDINGS[seats % 2]}
    states, _ = play(seats, ending, seed=seats)
    mask = GAME.mask()
    for now in range(len(states)):
        for seat in range(seats):
            GAME.rules.legal(states, now, seat, mask)
            allowed = [not GAME.rules.refusal(states, now, seat, action) for action in range(len(mask))]
            assert mask.tolist() == allowed


def test_the_record_is_small() -> None:
    assert GAME.state.itemsize <= GAME.bounds.record_bytes == 512
