"""Scores and places, counted by hand (D32, D33, D62, D70, D82)."""

from typing import Any

import pytest

from motherlode.match import Match


def at_the_end(seats: list[dict[str, Any]], **more: Any) -> Match:
    return Match.from_position({"game": "dice", "seats": seats, "pending": {"over": True}, **more})


@pytest.mark.parametrize(
    ("cart", "chest", "points"),
    [
        ({}, {"quartz": 2}, 2),
        ({"quartz": 1, "rubellite": 1, "emerald": 1, "sapphire": 1, "ruby": 1, "amber": 1}, {"quartz": 1}, 25),
        ({"ruby": 2, "amber": 1}, {"ruby": 1}, 3 * 6 + 3 + 8),
        ({"emerald": 3}, {"emerald": 1}, 4 * 3 + 6),
        ({"sapphire": 2}, {"sapphire": 3}, 5 * 4 + 10),
        ({"quartz": 4, "unstable": 2}, {"quartz": 2}, 6 + 15 - 6),
        ({"rubellite": 9}, {"rubellite": 3}, 24 + 15),
        ({"quartz": 3, "rubellite": 3}, {"amber": 1}, 3 + 3 + 6 + 3 + 8),
        ({"unstable": 13}, {"quartz": 1}, 1 - 39),
    ],
)
def test_a_seat_scores_values_and_sets_less_its_unstable_crystals(
    cart: dict[str, int], chest: dict[str, int], points: int
) -> None:
    assert at_the_end([{"cart": cart, "chest": chest}, {}, {}]).scores[1] == points


def test_every_seat_with_the_emptiest_chest_is_reckless() -> None:
    seats = [{"chest": {"amber": 2}}, {"chest": {"quartz": 1}}, {"cart": {"ruby": 1}, "chest": {"quartz": 1}}]
    assert at_the_end(seats).scores == {1: 16, 2: -4, 3: 2}
    assert at_the_end([{}, {}, {}]).scores == {1: -5, 2: -5, 3: -5}
    assert at_the_end(seats, options={"ending": "last-will-be-first"}).scores == {1: 16, 2: 1, 3: 7}


def test_a_tie_is_broken_by_the_first_colour_that_differs() -> None:
    seats = [
        {"chest": {"sapphire": 1}},
        {"chest": {"quartz": 1, "emerald": 1}},
        {"chest": {"quartz": 2, "rubellite": 1}},
    ]
    match = at_the_end(seats, options={"house": {"reckless": 0}})
    assert match.scores == {1: 4, 2: 4, 3: 4}
    assert match.ranks == {1: 3, 2: 2, 3: 1}


def test_a_tie_in_everything_is_a_shared_victory() -> None:
    match = at_the_end([{"cart": {"ruby": 1}}, {"chest": {"ruby": 1}}, {"cart": {"ruby": 1}}])
    assert match.winners == [2]
    match = at_the_end([{"chest": {"ruby": 1}}, {"chest": {"ruby": 1}}, {"cart": {"quartz": 1}}])
    assert match.winners == [1, 2]
    assert match.ranks == {1: 1, 2: 1, 3: 3}


def test_the_eliminated_rank_by_when_they_fell() -> None:
    seats = [{"out": True, "fell": 1}, {"cart": {"unstable": 2}}, {"out": True, "fell": 2}, {"cart": {"quartz": 1}}]
    match = at_the_end(seats, options={"ending": "last-will-be-first"})
    assert match.scores == {1: 0, 2: -6, 3: 0, 4: 1}
    assert match.ranks == {1: 4, 2: 2, 3: 3, 4: 1}


def test_a_tournament_adds_up_and_breaks_no_ties() -> None:
    seats = [{"sum": 10, "chest": {"quartz": 4}}, {"sum": 12, "chest": {"emerald": 1, "quartz": 5}}, {"sum": -3}]
    match = at_the_end(seats, options={"days": 3}, day=3)
    assert match.scores == {1: 20, 2: 30, 3: -8}
    seats = [{"sum": 10, "chest": {"quartz": 1}}, {"sum": 9, "chest": {"rubellite": 1}}, {"sum": 40, "out": True}]
    match = at_the_end(seats, options={"days": 3, "ending": "last-will-be-first"}, day=3)
    assert match.scores == {1: 11, 2: 11, 3: 40}
    assert match.ranks == {1: 2, 2: 2, 3: 1}
