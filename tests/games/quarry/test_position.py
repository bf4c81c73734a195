"""Positions are read back as they were written, in the middle of anything; what cannot be is refused in a sentence."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.quarry import GAME
from motherlode.games.quarry.moves import QUESTIONS
from motherlode.match import Match

PAYING = ["circle-ore", "circle-gem", "circle-ore", "circle-ore", "diamond-ore"]


@given(some.integers(GAME.fewest, GAME.most), some.integers(0, 1000), some.data())
def test_any_state_of_a_game_is_read_back(seats: int, seed: int, data: some.DataObject) -> None:
    match = Match.new("quarry", seats=seats, seed=seed)
    for _ in range(data.draw(some.integers(0, 60))):
        if match.over:
            break
        seat = data.draw(some.sampled_from(match.asked))
        match.play(seat, data.draw(some.sampled_from(match.legal(seat))))
    assert_reads_back(match)


def assert_reads_back(match: Match) -> None:
    position = match.position()
    again = GAME.read_position(json.loads(json.dumps(position)))
    match.states["rng"][:] = 0
    assert again.tobytes() == match.states.tobytes()
    assert GAME.write_position(again, 0) == position


@pytest.mark.parametrize(
    ("rest", "moves", "question", "pending"),
    [
        ({}, ["2 vote B", "3 vote draw"], "vote", {"votes": [None, "B", "draw"]}),
        (
            {"tunnels": {"C": ["circle-ore"]}, "pickaxe": 2},
            ["1 vote C", "2 vote C", "3 vote A"],
            "pickaxe",
            {"question": "pickaxe", "votes": ["C", "C", "A"]},
        ),
        ({"phase": "act"}, ["1 badge seat 3"], "pay", {"question": "pay", "action": "badge seat 3", "paid": 0}),
        (
            {"phase": "act"},
            ["1 draw two", "1 pay circle-ore"],
            "pay",
            {"question": "pay", "action": "draw two", "paid": 1},
        ),
    ],
)
def test_every_question_can_be_written_down(
    rest: dict[str, Any], moves: list[str], question: str, pending: dict[str, Any]
) -> None:
    match = Match.from_position({"game": "quarry", "seats": [{"hand": PAYING}, {}, {}], **rest})
    for move in moves:
        match.play(int(move[0]), move[2:])
    assert {asked.question for asked in match.questions} == {question}
    assert match.position()["pending"] == pending
    assert_reads_back(match)


def test_the_four_questions_are_these() -> None:
    assert [question.name for question in QUESTIONS] == ["vote", "pickaxe", "act", "pay"]


def test_the_question_says_what_it_is_about() -> None:
    match = Match.from_position({"game": "quarry", "phase": "act", "seats": [{"hand": PAYING}, {}]})
    match.play(1, "badge seat 2")
    [asked] = match.questions
    about = {"action": "move-badge", "other": 2, "tunnel": None, "shape": "circle", "left": 3}
    assert asked.about == about


def test_gold_is_on_the_discard_before_the_reshuffle_and_in_the_pile_after_it() -> None:
    before = GAME.write_position(GAME.read_position({"seats": [{}, {}]}), 0)
    assert before["discard"] == {"gold": 1}
    assert "gold" not in before["deck"]
    after = GAME.write_position(GAME.read_position({"seats": [{}, {}], "reshuffled": True}), 0)
    assert after["deck"]["gold"] == 1
    assert "discard" not in after


def test_a_pile_with_gold_has_been_reshuffled() -> None:
    position = GAME.write_position(GAME.read_position({"seats": [{}, {}], "deck": ["gold"]}), 0)
    assert position["reshuffled"] is True


def test_a_pile_that_is_given_is_exactly_this() -> None:
    position = GAME.write_position(GAME.read_position({"seats": [{}, {}], "deck": ["circle-ore"]}), 0)
    assert position["deck"] == {"circle-ore": 1}
    assert "discard" not in position


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"seats": [{}]}, "a list of 2 to 6 seats, not 1"),
        ({"seats": {}}, "a list of 2 to 6 seats, not {}"),
        ({"day": 1}, "a quarry position has no “day”"),
        ({"seats": [{"cart": []}, {}]}, "seats.1 has no “cart”"),
        ({"seats": [{"hand": ["gold"]}, {}]}, "seats.1.hand: “gold” is not one of circle-ore"),
        ({"tunnels": {"A": ["gold"]}}, "tunnels.A: “gold” is not one of circle-ore"),
        ({"tunnels": {"D": []}}, "tunnels has no “D”; it knows A, B, C"),
        ({"seats": [{"hand": {"diamond-gem": 3}}, {"hand": ["diamond-gem"]}]}, "4 diamond-gem, but the box holds 3"),
        ({"deck": {"gold": 2}}, "2 gold, but the box holds 1"),
        ({"deck": ["gold"], "discard": ["gold"]}, "gold on the discard pile has been drawn"),
        ({"deck": ["gold"], "reshuffled": False}, "gold is in the deck, so the position must be reshuffled"),
        ({"reshuffled": True, "discard": ["gold"]}, "gold on the discard pile has been drawn and the game is over"),
        ({"reshuffled": "yes"}, "reshuffled must be true or false"),
        ({"phase": "reset"}, "phase: “reset” is not one of vote, act"),
        ({"phase": "act", "turn": 3}, "turn must be a whole number from 1 to 2, not 3"),
        ({"phase": "act", "passes": 2}, "passes must be a whole number from 0 to 1, not 2"),
        ({"badge": 0}, "badge must be a whole number from 1 to 2, not 0"),
        ({"pickaxe": 3}, "pickaxe must be a whole number from 1 to 2, not 3"),
        ({"seats": [{"known": ["circle-ore"]}, {}]}, "seats.1.known names a card that is not in the hand"),
        ({"pending": {"votes": ["A", "B"]}}, "all votes are in, and would have been settled"),
        ({"pending": {"votes": ["A", None, None]}}, "a vote or null for each of 2 seats"),
        ({"pending": {"votes": ["D"]}}, "pending.votes.1: “D” is not one of A, B, C, draw"),
        ({"pending": {"question": "pay"}}, "pending holds votes or the question pickaxe"),
        ({"pending": {"question": "pickaxe", "votes": ["A", "A"]}}, "the pickaxe is asked about when all have voted"),
        (
            {"pickaxe": 1, "tunnels": {"A": ["circle-ore"]}, "pending": {"question": "pickaxe", "votes": ["A", "B"]}},
            "one of several who voted for a tunnel that has cards",
        ),
        ({"pickaxe": 1, "pending": {"question": "pickaxe", "votes": ["A", "A"]}}, "a tunnel that has cards"),
        ({"phase": "act", "pending": {"votes": ["A"]}}, "pending holds nothing or the question pay"),
        ({"phase": "act", "pending": {"question": "vote"}}, "pending holds nothing or the question pay"),
        ({"phase": "act", "pending": {"question": "pay"}}, "pending.action: “None” is not one of"),
        ({"phase": "act", "pending": {"question": "pay", "action": "pass"}}, "“pass” costs nothing"),
        (
            {"phase": "act", "pending": {"question": "pay", "action": "draw two"}},
            "seat 1 is asked what to pay only when it can pay for “draw two”",
        ),
        (
            {"phase": "act", "pending": {"question": "pay", "action": "draw two", "paid": 3}},
            "pending.paid must be a whole number from 0 to 2, not 3",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_sentence(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        GAME.read_position({"game": "quarry", "seats": [{}, {}], **position})
    assert sentence in str(refused.value)


def test_people_may_type_tunnels_as_they_like() -> None:
    match = Match.new("quarry", seats=2)
    match.play(1, "VOTE  a")
    assert match.log.entries[0].move == "vote A"
