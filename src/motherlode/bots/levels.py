"""Five strengths for people, in every game: the bot behind each name, and how strong it was measured to be.

Ratings are Elo points from the places at four-seat tables, random play being 0; `bench/results/levels.md` has the
leagues they come from, and their intervals.
"""

from typing import NamedTuple


class Level(NamedTuple):
    """A strength: its name, the bot, its rating and the half-width of the rating's 95 % interval."""

    name: str
    bot: str
    rating: int = 0
    give_or_take: int = 0


NAMES = ("apprentice", "digger", "miner", "foreman", "master")

LEVELS: dict[str, tuple[Level, ...]] = {
    "quartz": (
        Level("apprentice", "greedy~60%", 199, 57),
        Level("digger", "greedy~25%", 362, 68),
        Level("miner", "greedy", 490, 66),
        Level("foreman", "search:100", 595, 70),
        Level("master", "search:3000", 692, 73),
    ),
    "dice": (
        Level("apprentice", "greedy~60%", 164, 29),
        Level("digger", "greedy~25%", 390, 46),
        Level("miner", "greedy", 650, 38),
        Level("foreman", "search:100", 660, 49),
        Level("master", "search:3000", 711, 58),
    ),
    "quarry": (  # a search of a hundred playouts is no better than the rule of thumb here
        Level("apprentice", "random", 0, 0),
        Level("digger", "greedy~60%", 66, 36),
        Level("miner", "greedy~25%", 138, 38),
        Level("foreman", "greedy", 200, 33),
        Level("master", "search:3000", 272, 62),
    ),
}

# A game that nobody has measured yet.
UNMEASURED = (
    Level("apprentice", "random"),
    Level("digger", "search:20"),
    Level("miner", "search:100"),
    Level("foreman", "search:500"),
    Level("master", "search:3000"),
)


def levels_of(game: str) -> tuple[Level, ...]:
    """The five strengths of a game, the easiest first."""
    return LEVELS.get(game, UNMEASURED)


def bot_of(name: str, game: str) -> str:
    """The bot behind the name of a level; any other name stands for itself."""
    return next((level.bot for level in levels_of(game) if level.name == name), name)
