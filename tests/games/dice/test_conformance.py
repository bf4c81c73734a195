"""The dice game keeps the contract of a game."""

from typing import Any

import pytest

from motherlode.games.dice import GAME
from motherlode.testing import check_game

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"days": 3, "ending": "last-will-be-first"},
    {"house": {"crystals": {"amber": 0, "unstable": 40}, "rolls": 5, "rounds": 9, "unstable": -7, "sets": {3: 1}}},
    {"ending": "last-will-be-first", "house": {"limit": 1, "rolls": 1, "removed": {4: {"quartz": 12}}, "reckless": 0}},
)
HALVES: tuple[dict[str, Any], ...] = ({"ending": "last-will-be-first"}, {"days": 3})  # of one set above


@pytest.mark.parametrize("options", [OPTIONS, pytest.param(HALVES, marks=pytest.mark.thorough)])
def test_the_dice_game_keeps_its_contract(options: tuple[dict[str, Any], ...]) -> None:
    report = check_game(GAME, games=1, options=options)  # that is one for every number of seats and set of options
    assert report.games >= 4 * len(options)
    assert report.different_worlds == 0
    assert report.engines >= len(options)
