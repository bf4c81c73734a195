"""The action table, and how people may write a move."""

from math import comb

import pytest

from motherlode.games.dice import GAME
from motherlode.games.dice.moves import POSSIBLE_REROLLS, REROLLED
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match, RefusedMove


def test_every_multiset_of_one_to_five_faces_can_be_rolled_again() -> None:
    assert len(REROLLED) == sum(comb(5 + size, size) for size in range(1, 6)) == 461
    assert len(set(GAME.actions)) == len(GAME.actions) == 510
    assert POSSIBLE_REROLLS.shape == (252, 32)


def test_the_faces_of_a_reroll_may_be_named_in_any_order() -> None:
    dice = ["helmet", "chest", "pickaxe", "steal", "chest"]
    match = Match.from_position({"game": "dice", "dice": dice, "rolls_left": 1, "seats": [{}, {}, {}]})
    assert "reroll pickaxe chest chest helmet" in match.legal(1)
    match.play(1, "reroll  helmet chest pickaxe chest")
    assert match.log.entries[-1].move == "reroll pickaxe chest chest helmet"


@pytest.mark.parametrize(
    "phrase", ["reroll", "reroll shovel", "reroll " + "chest " * 6, "use helmet 2", "use chest 1", ""]
)
def test_a_phrase_that_is_no_move_is_a_mistake(phrase: str) -> None:
    with pytest.raises(Mistake, match="dice has no move"):
        GAME.action(phrase)


def test_a_refusal_names_its_reason_and_its_rule() -> None:
    dice = ["chest", "chest", "steal", "steal", "helmet"]
    match = Match.from_position({"game": "dice", "phase": "act", "dice": dice, "seats": [{}, {}, {}]})
    reasons = {}
    for move in ("use chest 2", "use steal 2", "use pickaxe 1", "stand"):
        with pytest.raises(RefusedMove) as refused:
            match.play(1, move)
        reasons[move] = (refused.value.reason, refused.value.rule)
    assert reasons == {
        "use chest 2": ("no-valuable-on-cart", "D28"),
        "use steal 2": ("nothing-to-steal", "D28"),
        "use pickaxe 1": ("too-few-faces", "D26"),
        "stand": ("other-question", "D20"),
    }


def test_undo_never_crosses_a_roll_or_a_draw() -> None:
    dice = ["chest", "chest", "chest", "pickaxe", "helmet"]
    seats = [{"cart": {"ruby": 1, "amber": 1}}, {}, {}]
    match = Match.from_position({"game": "dice", "dice": dice, "rolls_left": 1, "seats": seats})
    match.play(1, "stand")
    match.play(1, "use chest 2")
    match.undo()
    match.undo()
    assert match.questions[0].question == "roll"
    match.play(1, "reroll helmet")
    with pytest.raises(Mistake, match="cannot be taken back"):
        match.undo()
