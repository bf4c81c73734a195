"""Nuggets is a game that keeps the contract, so that what goes wrong with it on the command line is not its fault."""

from motherlode.testing import check_game
from tests.toys.nuggets import GAME


def test_the_contract() -> None:
    check_game(GAME)
