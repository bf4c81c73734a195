"""A move and what completes it, made at once: all or none, and found out without anything that its seat cannot know."""

from typing import Any

import pytest

from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match, RefusedMove
from motherlode.match.notation import read, write

ONE_WAY = ["circle-ore", "square-ore", "diamond-ore"]
TWO_WAYS = ["circle-ore", "square-ore", "square-gem", "diamond-ore"]
PAYMENT = ["pay circle-ore", "pay square-ore", "pay diamond-ore"]


def match_of(hand: list[str], rules: int = 2, **rest: Any) -> Match:
    position = {"game": "quarry", "phase": "act", "seats": [{"hand": hand}, {"hand": ["circle-ore"] * 2}], **rest}
    match = Match.from_position(position)
    if rules == 2:
        return match
    match.log.rules = rules
    return Match.replay(match.log)


def test_an_action_is_made_with_its_payment() -> None:
    together, one_by_one = match_of(ONE_WAY), match_of(ONE_WAY)
    happened = together.play_all(1, ["take piggy", *PAYMENT])
    assert [str(event) for event in happened] == [
        "chose 1 take-piggy",
        "paid 1 circle-ore 1",
        "paid 1 square-ore 1",
        "paid 1 diamond-ore 1",
        "took-piggy 1",
    ]
    for move in ["take piggy", *PAYMENT]:
        one_by_one.play(1, move)
    assert together.states.tobytes() == one_by_one.states.tobytes()
    assert together.log == one_by_one.log


def test_each_move_is_an_entry_of_its_own_in_the_log() -> None:
    match = match_of(ONE_WAY)
    match.play_all(1, ["take piggy", *PAYMENT])
    assert [entry.move for entry in read(write(match.log)).entries] == ["take piggy", *PAYMENT]
    assert Match.replay(read(write(match.log))).states.tobytes() == match.states.tobytes()


@pytest.mark.parametrize(
    ("moves", "reason", "culprit"),
    [
        (["take piggy", "pay circle-ore", "pay square-gem"], "not-in-hand", "pay square-gem"),
        (["take piggy", "pay diamond-ore"], "other-shape", "pay diamond-ore"),
        (["take piggy", "pass"], "other-question", "pass"),
        (["take pickaxe", *PAYMENT], "cannot-pay", "take pickaxe"),
    ],
)
def test_when_one_is_refused_none_is_made(moves: list[str], reason: str, culprit: str) -> None:
    match = match_of(ONE_WAY)
    before = match.states.tobytes()
    with pytest.raises(RefusedMove) as refused:
        match.play_all(1, moves)
    assert (refused.value.reason, refused.value.move) == (reason, culprit)
    assert match.states.tobytes() == before
    assert match.log.entries == []


def test_a_move_that_completes_nothing_is_refused_though_it_would_be_legal() -> None:
    """The other seat passes, and then seat 1 could act again; but it would have to see that first."""
    match = match_of([*ONE_WAY, "circle-ore"])
    before = match.states.tobytes()
    with pytest.raises(Mistake, match="“pass” completes nothing"):
        match.play_all(1, ["take piggy", *PAYMENT, "pass"])
    assert match.states.tobytes() == before


def test_votes_and_draws_cannot_be_chained() -> None:
    match = Match.new("quarry", seats=2, seed=1)
    with pytest.raises(Mistake, match="completes nothing"):
        match.play_all(1, ["vote A", "pass"])
    quartz = Match.new("quartz", seats=3, seed=7)
    [seat] = quartz.asked
    with pytest.raises(Mistake, match="“leave” completes nothing"):
        quartz.play_all(seat, ["mine", "leave"])
    assert match.log.entries == quartz.log.entries == []


def test_a_seat_is_offered_every_way_to_pay_once() -> None:
    assert match_of(ONE_WAY).completions(1) == {"take piggy": [tuple(PAYMENT)]}
    assert match_of(TWO_WAYS).completions(1) == {
        "take piggy": [tuple(PAYMENT), ("pay circle-ore", "pay square-gem", "pay diamond-ore")]
    }
    circles = match_of(["circle-ore", "circle-ore", "circle-gem", "circle-gem"]).completions(1)["draw two"]
    gems = sorted(sum("gem" in move for move in way) for way in circles)
    assert gems == [1, 2]  # in whatever order they are paid


def test_every_way_that_is_offered_can_be_made() -> None:
    hand = ["circle-ore", "circle-gem", "circle-gem", "triangle-ore", "triangle-gem", "square-gem", "diamond-ore"]
    tunnels = {"A": ["square-ore"]}
    for move, ways in match_of(hand, tunnels=tunnels).completions(1).items():
        for way in ways:
            match = match_of(hand, tunnels=tunnels)
            match.play_all(1, [move, *way])
            assert match.over or match.asked == [2]


def test_in_the_middle_of_a_payment_the_rest_completes_it() -> None:
    match = match_of(ONE_WAY)
    match.play(1, "take piggy")
    assert match.completions(1) == {"pay circle-ore": [("pay square-ore", "pay diamond-ore")]}


def test_by_the_former_rules_only_choices_are_offered() -> None:
    assert match_of(ONE_WAY, rules=1).completions(1) == {}
    assert match_of(TWO_WAYS, rules=1).completions(1) == {"take piggy": [("pay square-ore",), ("pay square-gem",)]}


def test_what_completes_a_move_does_not_depend_on_other_hands() -> None:
    """Whether the other seat can be raided is open; what it holds is not."""
    worlds = [
        Match.from_position({"game": "quarry", "phase": "act", "seats": [{"hand": TWO_WAYS}, {"hand": other}]})
        for other in (["circle-ore"] * 2, ["diamond-gem"] * 2)
    ]
    assert worlds[0].completions(1) == worlds[1].completions(1)


def test_looking_ahead_changes_nothing_and_draws_nothing() -> None:
    match = match_of(["circle-ore"] * 3)
    before = match.states.tobytes()
    match.completions(1)
    match.refusal_of_all(1, ["draw two", *["pay circle-ore"] * 3])
    assert match.states.tobytes() == before


def test_games_without_such_questions_tell_nothing() -> None:
    match = Match.new("dice", seats=3, seed=7)
    assert match.completions(match.asked[0]) == {}


def test_whom_a_card_is_aimed_at_completes_it_and_cards_that_draw_are_aimed_at_nobody() -> None:
    mine = {"hand": ["not-yours", "eureka"], "cart": {"quartz": 1}}
    seats = [mine, {"cart": {"ruby": 1}}, {"cart": {"amber": 1}}, {}]
    match = Match.from_position({"game": "quartz", "turn": 1, "seats": seats})
    assert match.completions(1) == {"play not-yours": [("seat 2",), ("seat 3",)]}
    match.play_all(1, ["play not-yours", "seat 3"])
    assert [entry.move for entry in match.log.entries] == ["play not-yours", "seat 3"]
    assert match.asked == [3], "who may answer it"
