"""Options and house rules: written into the record, read back, and nonsense refused in a sentence (D83)."""

from typing import Any

import pytest

from motherlode.games.dice import GAME
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match


@pytest.mark.parametrize("seats", [2, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Mistake, match=f"^dice takes 3 to 6 players, not {seats}$"):
        Match.new("dice", seats=seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"ending": "never"}, "ending: “never” is not one of rounds, last-will-be-first"),
        ({"days": 2}, "days must be 1 or 3, not 2"),
        ({"days": True}, "days must be 1 or 3, not True"),
        ({"speed": 1}, "options has no “speed”; it knows ending, days, house"),
        ({"house": 3}, "house must be a mapping, not 3"),
        ({"house": {"dice": 6}}, "house has no “dice”; it knows crystals, values, sets, rounds"),
        ({"house": {"crystals": {"coal": 1}}}, "house.crystals has no “coal”"),
        ({"house": {"crystals": {"ruby": -1}}}, "house.crystals.ruby must be a whole number from 0 to 100, not -1"),
        ({"house": {"crystals": {"ruby": 1.5}}}, "house.crystals.ruby must be a whole number from 0 to 100, not 1.5"),
        ({"house": {"values": {"unstable": 1}}}, "house.values has no “unstable”"),
        ({"house": {"sets": {2: 1}}}, "house.sets has no “2”; it knows 3, 4, 5, 6"),
        ({"house": {"rounds": 0}}, "house.rounds must be a whole number from 1 to 100, not 0"),
        ({"house": {"rolls": 0}}, "house.rolls must be a whole number from 1 to 100, not 0"),
        ({"house": {"limit": "three"}}, "house.limit must be a whole number from 1 to 100, not 'three'"),
        ({"house": {"removed": {2: {}}}}, "house.removed has no “2”; it knows 3, 4, 5, 6"),
        ({"house": {"removed": {3: {"ruby": 10}}}}, "house.removed.3.ruby must be a whole number from 0 to 9, not 10"),
        ({"house": {"removed": {6: {"ruby": 10}}}}, "house.removed.6.ruby must be a whole number from 0 to 9, not 10"),
        (
            {"house": {"crystals": {"unstable": 0}, "removed": {3: "all"}}},
            "house.removed.3 must be a mapping, not 'all'",
        ),
        (
            {"house": {"crystals": dict.fromkeys(GAME.pieces["crystal"], 0)}},
            "house.crystals leaves nothing to mine with 3 seats",
        ),
    ],
)
def test_nonsense_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        GAME.blank(3, options)
    assert str(mistake.value).startswith(sentence)


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({}, {}),
        ({"ending": "rounds", "days": 1, "house": {}}, {}),
        ({"house": {"sets": {"3": 5, 6: 15}}}, {"house": {"sets": {"3": 5}}}),
        ({"house": {"unstable": 4, "reckless": -5}}, {"house": {"unstable": -4}}),
        ({"house": {"removed": {3: {"ruby": 9}, 4: {"ruby": 8}}}}, {"house": {"removed": {"3": {"ruby": 9}}}}),
        ({"house": {"crystals": {"amber": 1}}}, {"house": {"crystals": {"amber": 1}}}),
        ({"ending": "last-will-be-first", "days": 3}, {"ending": "last-will-be-first", "days": 3}),
    ],
)
def test_options_are_written_as_far_as_they_are_unusual(options: dict[str, Any], written: dict[str, Any]) -> None:
    assert GAME.get_options(GAME.blank(3, options), 0) == written


def test_fewer_crystals_than_are_usually_removed_leave_none() -> None:
    match = Match.new("dice", seats=3, house={"crystals": {"amber": 1, "ruby": 3}})
    position = match.position()
    assert "amber" not in position["bag"]
    assert "ruby" not in position["bag"]


def test_a_house_may_roll_only_once() -> None:
    match = Match.new("dice", seats=3, seed=4, house={"rolls": 1, "crystals": {"unstable": 0}})
    assert [asked.question for asked in match.questions] == ["act"]


def test_without_unstable_crystals_no_pairs_wait() -> None:
    position = Match.new("dice", seats=3, house={"crystals": {"unstable": 0}}).position()
    assert position["pairs_left"] == 0
    position = Match.new("dice", seats=3, house={"crystals": {"unstable": 6}}).position()
    assert position["pairs_left"] == 1  # one in the bag, two pairs, of which one has gone in, and one in the box
