"""A question may be marked as completing a move only if it hangs on nothing that its seat cannot know."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from motherlode.games.kit.game import Game
from motherlode.games.quarry import GAME
from motherlode.testing.completions import completions_need_no_secret
from motherlode.testing.moment import Moment


def moment(game: Game, **position: Any) -> Moment:
    return Moment(game, 3, {}, 0, 0, game.read_position({"game": "quarry", **position}))


def test_a_payment_needs_no_secret() -> None:
    hand = ["circle-ore", "circle-gem", "square-ore", "diamond-ore", "diamond-gem"]
    for other in (["circle-ore"] * 3, ["diamond-gem"] * 2, []):
        completions_need_no_secret(moment(GAME, phase="act", seats=[{"hand": hand}, {"hand": other}, {}]), 0)


def test_a_question_that_hangs_on_covered_votes_completes_nothing() -> None:
    """Whether the last voter is asked about the pickaxe shows what the others have voted for."""
    questions = tuple(replace_completes(question) for question in GAME.questions)
    broken = replace(GAME, questions=questions)
    tunnels = {"A": ["square-ore"], "B": ["square-ore"], "C": ["square-ore"]}

    def check_all_votes() -> None:
        for votes in product("ABC", repeat=2):
            pending = {"votes": [None, *votes]}
            at = moment(broken, seats=[{}, {}, {}], pickaxe=1, tunnels=tunnels, pending=pending)
            completions_need_no_secret(at, 0)

    with pytest.raises(AssertionError, match="depends on what seat 1 cannot know"):
        check_all_votes()


def replace_completes(question: Any) -> Any:
    return question._replace(completes=True) if question.name == "pickaxe" else question
