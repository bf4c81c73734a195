"""R1–R5: what the deal leaves on the table, from many seeds."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.quarry import GAME
from motherlode.games.quarry.pieces import CARDS, GOLD, MOST_SEATS
from motherlode.match import Match
from motherlode.match.events import REFEREE, Event, events_seen

SEEDS = 50 if INTERPRETED else 2000
VALUES = {card.slug: card.value for card in CARDS}
EVERY_NUMBER_OF_SEATS = pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))


def deal(seats: int, seed: int, options: dict[str, Any] | None = None) -> tuple[Any, list[Event]]:
    states, events = GAME.blank(seats, options), GAME.event_buffer()
    GAME.rules.new(states, 0, seed, events)
    return states, events_seen(GAME, events, REFEREE)


@EVERY_NUMBER_OF_SEATS
def test_the_deal_puts_everything_in_its_place(seats: int) -> None:
    states, emitted = deal(seats, 3)
    shown = [event for event in emitted if event.name == "showed"]
    assert states["hand_size"][0].tolist() == [3] * seats + [0] * (MOST_SEATS - seats)
    assert states["hand"][0].sum(axis=1).tolist() == states["hand_size"][0].tolist()
    assert states["tunnel"][0].sum(axis=1).tolist() == [2, 2, 2]
    assert states["discard"][0, GOLD] == 1
    assert states["discard"][0].sum() == 1 + len(shown)
    assert states["deck"][0].sum() == states["deck_size"][0] == 90 - 3 * seats - 6 - len(shown)
    assert states["known"].sum() == 0
    assert (states["pickaxe"][0], states["piggy"][0]) == (-1, -1)
    assert GAME.rules.asked(states, 0) == (1 << seats) - 1


@EVERY_NUMBER_OF_SEATS
def test_the_highest_card_takes_the_badge_and_ties_are_dealt_on(seats: int) -> None:
    rounds_needed = Counter[int]()
    for seed in range(100):
        states, emitted = deal(seats, seed)
        cards = [(e.arguments["seat"], VALUES[e.arguments["card"]]) for e in emitted if e.name == "showed"]
        tied, rounds = list(range(1, seats + 1)), 0
        while len(tied) > 1:
            dealt, cards = dict(cards[: len(tied)]), cards[len(tied) :]
            assert list(dealt) == tied
            tied = [seat for seat in tied if dealt[seat] == max(dealt.values())]
            rounds += 1
        assert cards == []
        assert states["badge"][0] + 1 == tied[0]
        assert [event.arguments["seat"] for event in emitted if event.name == "got-badge"] == tied
        rounds_needed[rounds] += 1
    assert rounds_needed[1] > rounds_needed[2] > 0


def test_each_seat_is_as_likely_to_get_the_badge() -> None:
    badges = np.bincount([deal(4, seed)[0]["badge"][0] for seed in range(SEEDS)], minlength=4)
    assert abs(badges - SEEDS / 4).max() < 4 * (SEEDS * 3 / 16) ** 0.5


def test_a_tie_leaves_the_cards_for_the_tunnels_and_one_for_the_pile() -> None:
    nearly_equal = {card.slug: 1 for card in CARDS[:8]} | {"diamond-gem": 2}
    few = {card.slug: 0 for card in CARDS[:8]} | {"circle-ore": 60, "diamond-gem": 1}
    badges = set()
    for seed in range(40):
        states, emitted = deal(2, seed, {"house": {"cards": few, "values": nearly_equal}})
        assert states["tunnel"][0].sum() == 6
        assert states["deck_size"][0] >= 1
        assert len(emitted) <= GAME.bounds.events
        badges.add(int(states["badge"][0]))
    assert badges == {0, 1}


@pytest.mark.parametrize("seats", [0, 1, 7, -1])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Mistake, match=f"quarry takes 2 to 6 players, not {seats}"):
        Match.new("quarry", seats=seats)


def test_house_numbers_change_the_deal() -> None:
    states, _ = deal(3, 1, {"house": {"hand": 5, "tunnel": 4, "cards": {"gold": 2}}})
    assert states["hand_size"][0, :3].tolist() == [5, 5, 5]
    assert states["tunnel"][0].sum(axis=1).tolist() == [4, 4, 4]
    assert states["discard"][0, GOLD] == 2
