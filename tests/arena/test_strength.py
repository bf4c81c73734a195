"""A small league of each game with fixed seeds: thinking beats the rule of thumb, which beats slipping and chance."""

import pytest

from motherlode import arena
from motherlode.games.catalog import GAMES
from tests.amounts import usually

LADDER = ["search:150", "greedy", "greedy~50%", "random"]  # the best first
GAMES_PLAYED = 64


@pytest.mark.parametrize("game", usually(["quarry"], GAMES))
def test_the_stronger_bot_stands_higher(game: str) -> None:
    standings = arena.play(game, LADDER, seats=4, games=GAMES_PLAYED, seed=7)
    assert [one.bot for one in standings] == LADDER
    assert not any(one.failed for one in standings)
    ratings = [one.rating.points for one in standings if one.rating]
    assert ratings[-1] == 0, "random is the measure"
    assert ratings[0] > 100
