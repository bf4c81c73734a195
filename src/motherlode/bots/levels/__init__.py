"""Five strengths for people, in every game: the bot behind each name, and how strong it was measured to be.

A game's `levels` module lists its own five as `LEVELS`. Ratings are Elo points from the places at four-seat tables,
random play being 0; `bench/results/levels.md` has the leagues they come from, and their intervals.
"""

from typing import NamedTuple

from motherlode.bots.companions import companion
from motherlode.games.kit.game import Game


class Level(NamedTuple):
    """A strength: its name, the bot, its rating, the half-width of its 95 % interval, and its time to think."""

    name: str
    bot: str
    rating: int = 0
    give_or_take: int = 0
    milliseconds: int = 0  # for a decision, on the machine of the leagues; less than one counts as none


LEVEL_NAMES = ("apprentice", "digger", "miner", "foreman", "master")

# A game whose levels have not been measured.
UNMEASURED = (
    Level("apprentice", "random"),
    Level("digger", "search:20"),
    Level("miner", "search:100"),
    Level("foreman", "search:500"),
    Level("master", "search:3000"),
)


def levels_of(game: Game) -> tuple[Level, ...]:
    """The five strengths of a game, the easiest first."""
    page = companion(game, "levels")
    return page.LEVELS if page else UNMEASURED


def bot_of(name: str, game: Game) -> str:
    """The bot behind the name of a level; any other name stands for itself."""
    return next((level.bot for level in levels_of(game) if level.name == name), name)
