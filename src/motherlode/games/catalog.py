"""The list of games, as data. A game that is not in it is named by its module: `package.module`."""

from importlib import import_module

from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake

GAMES = {
    "quartz": "motherlode.games.quartz",
    "dice": "motherlode.games.dice",
    "quarry": "motherlode.games.quarry",
}


def find(name: str) -> Game:
    """The game of that name; its rules are imported only now."""
    module = GAMES.get(name, name if "." in str(name) else None)
    try:
        game: Game = import_module(module or "").GAME
    except (ValueError, ModuleNotFoundError, AttributeError):
        known = ", ".join(sorted(GAMES))
        raise Mistake("game", "there is no game '{game}'; there is {known}", game=name, known=known) from None
    return game
