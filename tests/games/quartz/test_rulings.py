"""Readings that tables do not share (Q89): what the options say, who is asked, and what a position may ask."""

from itertools import product
from typing import Any

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.quartz import GAME
from motherlode.games.quartz.pieces import EDITIONS, RULINGS
from motherlode.match import Match, RefusedMove

PASSED_ON: dict[str, Any] = {
    "game": "quartz",
    "seats": [{"cart": {"obsidian": 1}, "hand": ["not-mine"]}, {"hand": ["not-mine-either"]}, {}],
    "pending": {
        "question": "target", "asked": 2, "card": "not-mine-either", "giver": 3, "held": [1, 2, 3],
        "table": {"obsidian": 1},
    },
}  # fmt: skip


def passed_on(hand: list[str], **options: Any) -> Match:
    """Seat 2 is to send the obsidian on; this is the hand of seat 1, whose turn it is."""
    own = {"cart": {"quartz": 1}, "hand": ["not-mine", *hand]}
    return Match.from_position({**PASSED_ON, "options": options, "seats": [own, *PASSED_ON["seats"][1:]]})


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_usual_readings_are_left_out_and_others_are_written(edition: str) -> None:
    for chosen in product(*(ruling.choices for ruling in RULINGS)):
        rulings = dict(zip((ruling.slug for ruling in RULINGS), chosen, strict=True))
        states = GAME.blank(4, {"edition": edition, "rulings": rulings})
        written = GAME.get_options(states, 0)
        assert written.get("rulings", {}).items() <= rulings.items()
        assert GAME.blank(4, written).tobytes() == states.tobytes()
    usual = {ruling.slug: next(iter(ruling.choices)) for ruling in RULINGS}
    assert GAME.get_options(GAME.blank(4, {"edition": edition, "rulings": usual}), 0) == {"edition": edition}


@pytest.mark.parametrize("reading", ["edition", "forbidden", "allowed"])
@pytest.mark.parametrize("edition", ["en", "ru"])
def test_whether_the_player_is_asked_depends_on_no_hand(edition: str, reading: str) -> None:
    """Q46, Q84: the same for everybody, whatever seat 1 holds."""
    seen = []
    for hand in (["not-mine-either"], ["thievery"]):
        match = passed_on(hand, edition=edition, rulings={"own-turn-reactions": reading})
        match.play(2, "seat 1")
        seen.append((match.questions, match.view(2), match.view(3), match.view(), match.log_for(2)))
    assert [str(part) for part in seen[0]] == [str(part) for part in seen[1]]
    reacts = reading == "allowed" or (reading, edition) == ("edition", "ru")
    assert [question.question for question in match.questions] == ["react" if reacts else "turn"]


def test_the_question_to_a_player_names_the_seat_that_passed_the_obsidian() -> None:
    match = passed_on([], edition="ru")
    match.play(2, "seat 1")
    assert [(question.seat, question.about["other"]) for question in match.questions] == [(1, 2)]


def test_every_question_of_a_chain_names_the_seat_that_passed_the_obsidian() -> None:
    match = Match.from_position({"game": "quartz", "seats": [PASSED_ON["seats"][0], {"hand": ["not-mine-either"]}, {}]})
    for seat, move in ((1, "play not-mine"), (1, "seat 2"), (2, "react"), (2, "seat 3")):
        match.play(seat, move)
    assert [(question.seat, question.about["other"]) for question in match.questions] == [(3, 2)]


@pytest.mark.parametrize(
    ("options", "asked", "possible"),
    [
        ({}, 1, False),
        ({}, 3, True),
        ({"edition": "ru"}, 1, True),
        ({"rulings": {"own-turn-reactions": "allowed"}}, 1, True),
        ({"rulings": {"chain": "forbidden"}}, 3, False),
        ({"edition": "ru", "rulings": {"chain": "forbidden"}}, 1, False),
    ],
)
def test_a_position_asks_nobody_whom_the_rulings_do_not_ask(
    options: dict[str, Any], asked: int, possible: bool
) -> None:
    pending = {**PASSED_ON["pending"], "question": "react", "asked": asked, "target": asked, "giver": 2}
    position = {**PASSED_ON, "options": options, "pending": pending}
    if possible:
        assert Match.from_position(position).asked == [asked]
    else:
        with pytest.raises(Mistake, match="by the rulings of this match nobody reacts to this"):
            Match.from_position(position)


def test_what_thievery_must_take_is_refused_with_its_own_reason() -> None:
    match = Match.from_position(
        {
            "game": "quartz",
            "options": {"rulings": {"thievery": "must"}},
            "seats": [{"cart": {"ruby": 1}, "hand": ["not-yours"]}, {"cart": {"amber": 1}, "hand": ["thievery"]}, {}],
        }
    )
    for seat, move in ((1, "play not-yours"), (1, "seat 2"), (2, "react")):
        match.play(seat, move)
    with pytest.raises(RefusedMove, match=r"must take \(Q89\)"):
        match.play(2, "decline")
