"""Who may know what: the sight table, the view and the observation."""

from collections.abc import Iterator
from typing import Any

import pytest

from motherlode.games.quartz import GAME
from motherlode.games.quartz.moves import ASK_TAKE
from motherlode.games.quartz.pieces import EUREKA, HERE_WE_GO, MOST_SEATS, NOT_YOURS, THIEVERY
from motherlode.match import SPECTATOR, Match

# Seat 3 has played not-yours on seat 1, which allowed it; seat 3 is to take a crystal.
POSITION: dict[str, Any] = {
    "game": "quartz",
    "options": {"edition": "ru", "thrill": True, "rulings": {"thievery": "must"}},
    "day": 3,
    "turn": 3,
    "first": 2,
    "bag": {"quartz": 4, "obsidian": 6},
    "deck": {"here-we-go": 5, "thievery": 1},
    "discard": {"not-yours": 2},
    "bravery": [{"card": "eureka", "coins": 0}, {"coins": 1}],
    "seats": [
        {"cart": {"ruby": 1, "amber": 1}, "hand": ["thievery"], "coins": 11},
        {"cart": {"obsidian": 1}, "token": True, "hand": ["eureka", "not-mine"], "known": ["eureka"], "coins": 22},
        {"chest": {"emerald": 2}, "hand": ["here-we-go"], "coins": 33},
        {"hidden": {"sapphire": 1}, "inside": False, "coins": 44},
    ],
    "pending": {"question": "take", "asked": 3, "card": "not-yours", "target": 1, "left": 2},
}


def spans(match: Match, seat: int) -> dict[str, list[int]]:
    """The observation of a seat, cut up by its index table."""
    numbers = GAME.observed()
    GAME.rules.observe(match.states, 0, seat - 1, numbers)

    def cut() -> Iterator[tuple[str, list[int]]]:
        place = 0
        for span in GAME.observation:
            yield span.name, numbers[place : place + span.size].tolist()
            place += span.size
        assert place == len(numbers)

    return dict(cut())


def rows(numbers: list[int]) -> list[list[int]]:
    """A span with one row per seat."""
    width = len(numbers) // MOST_SEATS
    return [numbers[place : place + width] for place in range(0, len(numbers), width)]


def test_the_sight_table_covers_every_field() -> None:
    assert tuple(GAME.sight) == GAME.state.names


def test_only_decks_hands_and_the_stream_are_not_open() -> None:
    """Q6. A field that is added here must be thought about: may everybody know it?"""
    closed = {field: sight for field, sight in GAME.sight.items() if sight != "open"}
    assert closed == {"rng": "hidden", "deck": "hidden", "hand": "own", "unseen": "own"}


def test_a_view_shows_the_own_hand_and_what_is_known_of_others() -> None:
    view = Match.from_position(POSITION).view(3)
    hands = [seat.get("hand") for seat in view["seats"]]
    assert hands == [None, None, ["here-we-go"], None]
    assert [seat["hand_size"] for seat in view["seats"]] == [1, 2, 1, 0]
    assert view["seats"][1]["known"] == ["eureka"]
    assert view["unseen"] == {"here-we-go": 5, "not-mine": 1, "thievery": 2}
    assert view["deck_size"] == 6
    assert not view.get("deck")


def test_a_spectator_sees_no_hand() -> None:
    view = Match.from_position(POSITION).view(SPECTATOR)
    assert [seat.get("hand") for seat in view["seats"]] == [None] * 4
    assert view["unseen"] == {"here-we-go": 6, "not-mine": 1, "thievery": 2}


@pytest.mark.parametrize("seat", [SPECTATOR, 1, 2, 3, 4])
def test_everything_open_is_in_every_view(seat: int) -> None:
    match = Match.from_position(POSITION)
    view, position = match.view(seat), match.position()
    for key in ("day", "turn", "first", "bag", "discard", "bravery", "pending", "options"):
        assert view[key] == position[key], key
    for seen, real in zip(view["seats"], position["seats"], strict=True):
        for key in ("cart", "chest", "hidden", "coins", "token", "inside"):
            assert seen[key] == real[key], key


def test_the_observation_says_what_its_index_table_says() -> None:
    """Seats are numbered relative to the viewer, seat 3: itself, then 4, 1, 2."""
    seen = spans(Match.from_position(POSITION), 3)
    assert (seen["seats"], seen["edition"], seen["thrill"]) == ([4], [2], [1])
    assert (seen["own_turn_reactions"], seen["chain"], seen["must_take"]) == ([1], [1], [1])
    assert (seen["day"], seen["days"]) == ([3], [5])
    assert (seen["question"], seen["asked"], seen["turn"]) == ([ASK_TAKE], [0], [0])
    assert (seen["card"], seen["target"], seen["giver"]) == ([NOT_YOURS], [2], [-1])
    assert (seen["left"], seen["picked"]) == ([2], [-1])
    assert seen["table"] == [0] * 7
    assert seen["bag"] == [4, 0, 0, 0, 0, 0, 6]
    assert seen["deck_size"] == [6]
    assert seen["discard"][NOT_YOURS] == 2
    assert (seen["unseen"][HERE_WE_GO], seen["unseen"][THIEVERY], seen["unseen"][EUREKA]) == (5, 2, 0)
    assert (seen["row_size"], seen["row_card"][:2], seen["row_coins"][:2]) == ([2], [EUREKA, -1], [0, 1])
    assert (seen["hand"][HERE_WE_GO], sum(seen["hand"])) == (1, 1)
    assert seen["coins"] == [33, 44, 11, 22, 0]
    assert seen["token"] == [0, 0, 0, 1, 0]
    assert seen["inside"] == [1, 0, 1, 1, 0]
    assert seen["held"] == [0] * 5
    assert seen["hand_size"] == [1, 0, 1, 2, 0]
    assert rows(seen["cart"])[2] == [0, 0, 0, 0, 1, 1, 0]
    assert rows(seen["cart"])[3] == [0, 0, 0, 0, 0, 0, 1]
    assert rows(seen["chest"])[0] == [0, 0, 2, 0, 0, 0]
    assert rows(seen["hidden"])[1] == [0, 0, 0, 1, 0, 0]
    assert [sum(row) for row in rows(seen["known"])] == [0, 0, 0, 1, 0]
    assert rows(seen["known"])[3][EUREKA] == 1


def test_the_observation_of_a_spectator_has_no_hand() -> None:
    """A spectator looks from seat 1."""
    seen = spans(Match.from_position(POSITION), SPECTATOR)
    assert sum(seen["hand"]) == 0
    assert seen["coins"] == [11, 22, 33, 44, 0]
    assert (seen["asked"], seen["target"]) == ([2], [0])
    assert seen["unseen"][HERE_WE_GO] == 6


def test_an_observation_gives_no_hand_of_another_seat() -> None:
    """The same table with hands 1 and 2 exchanged looks the same to seats 3 and 4."""
    other = {**POSITION, "seats": [dict(seat) for seat in POSITION["seats"]]}
    other["seats"][0]["hand"], other["seats"][1]["hand"] = ["not-mine"], ["eureka", "thievery"]
    here, there = Match.from_position(POSITION), Match.from_position(other)
    for seat in (SPECTATOR, 3, 4):
        assert spans(here, seat) == spans(there, seat)
        assert here.view(seat) == there.view(seat)
    assert spans(here, 1) != spans(there, 1)
