"""What must always hold, in random games with every option and house rule: ten thousand in `make test-all`."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from motherlode.games.kit.records import copy, records
from motherlode.games.quartz import GAME, pieces
from motherlode.games.quartz.moves import ASK_HIDE, ASK_STORE, ASK_TOKEN, ASK_TURN
from motherlode.games.quartz.pieces import (
    CARDS,
    CRYSTALS,
    EDITIONS,
    FEWEST_SEATS,
    MOST_SEATS,
    OBSIDIAN,
    VALUABLES,
    WHAT_CRYSTAL,
)
from motherlode.testing.moment import Moment
from motherlode.testing.random_games import Policy, choose
from motherlode.testing.round_trips import position_reads_back
from motherlode.testing.sight import guess_fits_the_view
from tests.amounts import amount

SEAT_COUNTS = range(FEWEST_SEATS, MOST_SEATS + 1)
GAMES_PER_SEAT_COUNT = math.ceil(amount("random games of quartz") / len(SEAT_COUNTS))

STATES = records(GAME.state, 4096)  # room for one game, used again and again
SEEDS = st.integers(0, 2**63 - 1)
NUMBERS = {"days": (1, 6), "hand": (0, 8), "chest": (0, 4), "token": (0, 9), "digs": (0, 6)}
BONUSES = ("three", "four", "five", "six")


def up_to(most: int, slugs: tuple[str, ...]) -> st.SearchStrategy[dict[str, int]]:
    """Some of the slugs with a number each."""
    return st.dictionaries(st.sampled_from(slugs), st.integers(0, most), max_size=4)


HOUSES = st.fixed_dictionaries(
    {},
    optional={
        **{key: st.integers(*bounds) for key, bounds in NUMBERS.items()},
        "crystals": up_to(30, tuple(crystal.slug for crystal in CRYSTALS)),
        "values": up_to(20, tuple(crystal.slug for crystal in CRYSTALS[:VALUABLES])),
        "cards": up_to(12, tuple(card.slug for card in CARDS)),
        "prices": up_to(9, tuple(card.slug for card in CARDS)),
        "bonus": up_to(6, BONUSES),
        "bravery": st.lists(st.integers(0, 9), max_size=4),
    },
)
RULINGS = st.fixed_dictionaries(
    {}, optional={ruling.slug: st.sampled_from(tuple(ruling.choices)) for ruling in pieces.RULINGS}
)
OPTIONS = st.builds(
    lambda edition, thrill, rulings, house: {"edition": edition, "thrill": thrill, "rulings": rulings, "house": house},
    st.sampled_from(EDITIONS),
    st.booleans(),
    RULINGS,
    st.one_of(st.just({}), HOUSES),
)


def enough_cards(seats: int, house: dict[str, Any]) -> dict[str, Any]:
    """The same house rules with a hand that can be dealt (Q87)."""
    cards = sum(house.get("cards", {}).get(card.slug, card.copies) for card in CARDS)
    affordable = max(0, (cards - (seats - 1)) // seats)
    return {**house, "hand": min(house.get("hand", 5), affordable)}


def play(seats: int, options: dict[str, Any], seed: int) -> tuple[Any, list[tuple[int, int]]]:
    """Every state of a random game, and its moves."""
    rules, policy = GAME.rules, Policy(GAME, seed ^ 1)
    states, events = STATES, GAME.event_buffer()
    moves: list[tuple[int, int]] = []
    now = 0
    states.view(np.ndarray)[0] = GAME.blank(seats, options).view(np.ndarray)[0]
    rules.new(states, 0, seed, events)
    while asked := rules.asked(states, now):
        assert now + 1 < len(states), "the game goes on"
        seat = asked.bit_length() - 1
        assert rules.legal(states, now, seat, policy.mask), "a seat is asked and has no legal move"
        action = choose(policy.stream, policy.mask, policy.taste)
        copy(states, now, now + 1)
        now += 1
        emitted = rules.apply(states, now, seat, action, events)
        assert 0 <= emitted <= GAME.bounds.events
        moves.append((seat, action))
    return states[: now + 1], moves


def crystals_are_conserved(states: Any) -> None:
    count = states["bag"].astype(int) + states["cart"].sum(axis=1) + states["table"]
    count[:, :VALUABLES] += states["chest"].sum(axis=1) + states["hidden"].sum(axis=1)
    assert (count == states["crystals"]).all()


def cards_are_conserved(states: Any) -> None:
    count = states["deck"].astype(int) + states["discard"] + states["hand"].sum(axis=1)
    for space in range(states["row_card"].shape[1]):
        there = (space < states["row_size"]) & (states["row_card"][:, space] >= 0)
        count[np.flatnonzero(there), states["row_card"][there, space]] += 1
    count[:, WHAT_CRYSTAL] += states["hidden"].sum(axis=(1, 2))
    count[:, WHAT_CRYSTAL] += (states["question"] == ASK_HIDE) & (states["over"] == 0)
    assert (count == states["cards"]).all()


def counts_are_counts(states: Any) -> None:
    for field in ("bag", "deck", "discard", "cart", "chest", "hidden", "hand", "known", "table", "coins", "left"):
        assert (states[field] >= 0).all(), field
    assert (states["deck_size"] == states["deck"].sum(axis=1)).all()
    assert (states["hand_size"] == states["hand"].sum(axis=2)).all()
    assert (states["known"] <= states["hand"]).all()
    assert np.isin(states["token"], (0, 1)).all()
    assert np.isin(states["inside"], (0, 1)).all()
    assert not states["unseen"].any()


def nobody_keeps_two_obsidians(states: Any) -> None:
    """Q20: two lie on a cart only while its owner is asked for the token (Q21)."""
    many, seats = np.nonzero(states["cart"][:, :, OBSIDIAN] >= 2)
    assert (states["question"][many] == ASK_TOKEN).all()
    assert (states["asked"][many] == seats).all()
    assert (states["cart"][:, :, OBSIDIAN] <= 2).all()


def turns_are_taken_inside(states: Any) -> None:
    """Q5, Q50: during the day two or more are inside, and the seat whose turn it is is one of them."""
    day = (states["last"] == -1) & (states["over"] == 0)
    assert (states["inside"].sum(axis=1)[day] >= 2).all()
    turns = np.flatnonzero(states["question"] == ASK_TURN)
    turns = turns[states["over"][turns] == 0]
    assert (states["asked"][turns] == states["turn"][turns]).all()
    assert states["inside"][turns, states["turn"][turns]].all()
    assert not states["table"][turns].any()  # Q85: nothing is left on the table between turns


def days_go_by(states: Any) -> None:
    """Q50, Q55: a day follows a day, and the last dwarf is the first player of the next."""
    steps = np.diff(states["day"].astype(int))
    assert np.isin(steps, (0, 1)).all()
    assert states["day"][0] == 1
    assert states["day"][-1] == states["days"][-1]
    mornings = np.flatnonzero(steps)
    known_last = mornings[states["last"][mornings] >= 0]
    assert (states["first"][known_last + 1] == states["last"][known_last]).all()
    assert (states["row_size"] <= states["seats"] - 1).all()
    assert (states["chest"].sum(axis=2) <= states["chest_room"][:, None]).all()


def coins_are_never_lost(states: Any) -> None:
    assert (np.diff(states["coins"], axis=0) >= 0).all()


def the_end_is_tidy(states: Any) -> None:
    """Q70: all crystals are sold, all cards and tokens too."""
    end = states[-1:]
    assert end["over"].all()
    for field in ("cart", "chest", "hidden", "hand", "known", "token", "table", "left"):
        assert not end[field].any(), field


def storing_is_for_those_who_have_something(states: Any) -> None:
    """Q51: who is asked to store has a crystal to store, and room for it; never on the last day (Q54)."""
    asked = np.flatnonzero(states["question"] == ASK_STORE)
    asked = asked[states["over"][asked] == 0]
    assert (states["cart"][asked, states["asked"][asked], :VALUABLES].sum(axis=1) > 0).all()
    assert (states["left"][asked] > 0).all()
    assert (states["day"][asked] < states["days"][asked]).all()


def the_same_again(states: Any, moves: list[tuple[int, int]], seed: int) -> None:
    """The seed and the moves give the same state."""
    again, events = records(GAME.state, 1), GAME.event_buffer()
    again.view(np.ndarray)[0] = states.view(np.ndarray)[-1]  # a used record: the deal must clear it
    GAME.rules.new(again, 0, seed, events)
    for seat, action in moves:
        GAME.rules.apply(again, 0, seat, action, events)
    assert again.tobytes() == states[-1:].tobytes()


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@settings(max_examples=GAMES_PER_SEAT_COUNT)
@given(seed=SEEDS, options=OPTIONS, pick=st.integers(0, 2**16))
def test_nothing_breaks_in_random_games(seats: int, seed: int, options: dict[str, Any], pick: int) -> None:
    options = {**options, "house": enough_cards(seats, options["house"])}
    states, moves = play(seats, options, seed)
    table = states.view(np.ndarray)
    crystals_are_conserved(table)
    cards_are_conserved(table)
    counts_are_counts(table)
    nobody_keeps_two_obsidians(table)
    turns_are_taken_inside(table)
    days_go_by(table)
    coins_are_never_lost(table)
    storing_is_for_those_who_have_something(table)
    the_end_is_tidy(table)
    the_same_again(states, moves, seed)
    # One state of each game can be written down and read back, and is seen by each seat as it should be.
    number = pick % len(states)
    at = Moment(GAME, seats, options, seed, number, states[number : number + 1])
    position_reads_back(at)
    guess_fits_the_view(at, at.viewers[pick % len(at.viewers)], pick)
