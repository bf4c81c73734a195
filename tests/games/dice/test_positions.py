"""Positions: read, written, and refused in a sentence when they cannot be."""

from typing import Any

import pytest

from motherlode.games.dice import GAME
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match

DICE = ["pickaxe", "pickaxe", "jackhammer", "helmet", "helmet"]


def position(**changes: Any) -> dict[str, Any]:
    return {"game": "dice", "dice": DICE, "seats": [{}, {}, {}], **changes}


def test_what_is_left_out_is_usual() -> None:
    match = Match.from_position(position(seats=[{"markers": 1}, {}, {}]))
    written = match.position()
    assert {key: written[key] for key in ("round", "leader", "turn", "phase", "rolls_left", "pairs_left")} == {
        "round": 1,
        "leader": 1,
        "turn": 1,
        "phase": "roll",
        "rolls_left": 0,
        "pairs_left": 0,
    }
    assert written["bag"] == {
        "quartz": 8,
        "rubellite": 8,
        "emerald": 6,
        "sapphire": 6,
        "ruby": 6,
        "amber": 4,
        "unstable": 13,
    }


def test_where_no_reroll_can_be_had_a_position_is_about_acting() -> None:
    given = position(phase="roll")
    match = Match.from_position(given)
    assert match.position()["phase"] == "act"
    assert [question.question for question in match.questions] == ["act"]
    again = Match.from_position(match.position())
    assert again.states.tobytes() == match.states.tobytes()
    assert again.position() == match.position()


def test_a_bag_left_out_is_the_set_up_less_what_lies_elsewhere() -> None:
    seats = [{"cart": {"quartz": 2, "unstable": 3}}, {"chest": {"quartz": 1, "amber": 5}}, {}]
    bag = Match.from_position(position(seats=seats, pairs_left=4)).position()["bag"]
    assert bag == {"quartz": 5, "rubellite": 8, "emerald": 6, "sapphire": 6, "ruby": 6, "unstable": 2}


CHAINS: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"used": {"jackhammer": 2}, "pending": {"question": "return", "table": {"ruby": 1, "unstable": 1}, "left": 1}},
        {1: "return"},
    ),
    (
        {"used": {"chest": 3}, "dice": ["chest"] * 5, "pending": {"question": "store", "left": 2}},
        {1: "store"},
    ),
    ({"used": {"transfer": 2}, "dice": ["transfer"] * 5, "pending": {"question": "give", "left": 1}}, {1: "give"}),
    ({"used": {"steal": 5}, "dice": ["steal"] * 5, "pending": {"question": "from", "left": 3}}, {1: "from"}),
    (
        {"used": {"steal": 5}, "dice": ["steal"] * 5, "pending": {"question": "take", "from": 2, "left": 3}},
        {1: "take"},
    ),
    ({"turn": 3, "leader": 2, "pending": {"question": "leader"}}, {2: "leader"}),
    ({"phase": "act", "used": {"pickaxe": 3}, "rolls_left": 1}, {1: "act"}),
    ({"pending": {"over": True}}, {}),
]


@pytest.mark.parametrize(("changes", "asked"), CHAINS)
def test_any_question_can_be_written_down_and_read_back(changes: dict[str, Any], asked: dict[int, str]) -> None:
    seats = [{"cart": {"ruby": 1, "unstable": 2}}, {"cart": {"ruby": 1}, "markers": 2}, {"chest": {"amber": 1}}]
    match = Match.from_position(position(seats=seats, phase="act") | changes)
    assert {question.seat: question.question for question in match.questions} == asked
    again = Match.from_position(match.position())
    assert again.states.tobytes() == match.states.tobytes()
    assert again.position() == match.position()


LAST = {"ending": "last-will-be-first"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"dice": DICE[:4]}, "a dice position shows 5 dice, not 4"),
        ({"dice": None}, "a dice position shows 5 dice, not 0"),
        ({"dice": [*DICE, "helmet"]}, "a dice position shows 5 dice, not 6"),
        ({"dice": ["shovel"]}, "dice: “shovel” is not one of pickaxe"),
        ({"seats": [{}, {}]}, "a dice position has a list of 3 to 6 seats, not 2"),
        ({"seats": None}, "a dice position has a list of 3 to 6 seats, not None"),
        ({"day": 2}, "day must be a whole number from 1 to 1, not 2"),
        ({"round": 7}, "round must be a whole number from 1 to 6, not 7"),
        ({"turn": 4}, "turn must be a whole number from 1 to 3, not 4"),
        ({"phase": "sleep"}, "phase: “sleep” is not one of roll, act"),
        ({"weather": "fine"}, "a dice position has no “weather”"),
        ({"pairs_left": 7}, "pairs_left must be a whole number from 0 to 6, not 7"),
        ({"rolls_left": 3}, "rolls_left must be a whole number from 0 to 2, not 3"),
        ({"bag": {"ruby": 10}}, "the position has 10 ruby, but the box holds 9"),
        ({"bag": {"unstable": 2}, "pairs_left": 6}, "the position has 14 unstable, but the box holds 13"),
        ({"seats": [{"chest": {"unstable": 1}}, {}, {}]}, "seats.1.chest: an unstable crystal never gets into a chest"),
        ({"seats": [{"coins": 1}, {}, {}]}, "seats.1 has no “coins”"),
        ({"seats": [{"sum": 1}, {}, {}]}, "seats.1.sum is for the tournament of three days"),
        ({"seats": [{}, {"out": True}, {}]}, "nobody is out, unless the ending is last-will-be-first"),
        ({"options": LAST, "seats": [{"out": True}, {}, {}]}, "it is seat 1's turn, but that seat is out"),
        ({"options": LAST, "seats": [{}, {"out": True, "markers": 1}, {}]}, "seat 2 is out, and can have nothing"),
        ({"options": LAST, "seats": [{}, *[{"out": True}] * 2]}, "at least 2 seats must be in, not 1"),
        (
            {"options": LAST, "seats": [{}, {"out": True, "fell": 2}, {}]},
            "seats.2.fell must be a whole number from 0 to 1",
        ),
        ({"seats": [{"fell": 1}, {}, {}]}, "seats.1.fell must be a whole number from 0 to 0, not 1"),
        ({"used": {"pickaxe": 1}}, "no face is used yet in the phase roll"),
        ({"phase": "act", "used": {"jackhammer": 1}}, "used: jackhammer needs 2, not 1"),
        ({"phase": "act", "used": {"pickaxe": 4}}, "used names more faces than the dice show, wild ones included"),
        ({"phase": "act", "used": {"helmet": 2}}, "used names more faces than the dice show, wild ones included"),
        ({"pending": {"question": "act"}}, "pending.question: “act” is not one of return, store, give"),
        ({"pending": {"question": "store", "left": 1}}, "pending.left is 1, but with the question store"),
        ({"pending": {"left": 1}}, "pending.left is 1, but with the question roll"),
        ({"pending": {"over": True, "left": 1}}, "pending.left is 1, but with the question roll"),
        ({"pending": {"table": {"ruby": 1}}}, "pending.table holds the crystals drawn, while the question is return"),
        ({"pending": {"from": 2}}, "pending.from is another seat with a valuable, while the question is take"),
        (
            {"dice": ["steal"] * 5, "used": {"steal": 2}, "pending": {"question": "take", "left": 1, "from": 2}},
            "pending.from is another seat with a valuable, while the question is take",
        ),
        (
            {"used": {"jackhammer": 2}, "pending": {"question": "return", "table": {"ruby": 3}, "left": 1}},
            "pending.table holds the crystals drawn, while the question is return",
        ),
        (
            {"dice": ["chest"] * 5, "used": {"chest": 2}, "pending": {"question": "store", "left": 1}},
            "seat 1 has no valuable on its cart to store",
        ),
        (
            {"dice": ["transfer"] * 5, "used": {"transfer": 2}, "pending": {"question": "give", "left": 1}},
            "seat 1 has no unstable crystal on its cart to give",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as mistake:
        GAME.read_position(position(**changes))
    assert str(mistake.value).startswith(sentence)


def test_a_view_is_the_same_for_everyone_but_the_name_of_the_viewer() -> None:
    match = Match.new("dice", seats=4, seed=3)
    views = [match.view(seat) for seat in range(5)]
    assert [view.pop("viewer") for view in views] == [None, 1, 2, 3, 4]
    assert all(view == views[0] for view in views)
    assert views[0]["bag"] == match.position()["bag"]
