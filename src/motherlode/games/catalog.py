"""The list of games, as data. A game that is not in it is named by its module: `package.module`."""

from importlib import import_module

from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake

GAMES = {
    "quartz": "motherlode.games.quartz",
    "dice": "motherlode.games.dice",
    "quarry": "motherlode.games.quarry",
}

# Rules that were changed since somebody played by them, kept for the logs: (game, version) and the module. A change of
# rules that makes an old log come out differently keeps what was different in a module of its own and adds a row here.
FORMER: dict[tuple[str, int], str] = {
    ("quarry", 1): "motherlode.games.quarry.former",
}


def find(name: str, version: int | None = None) -> Game:
    """The game of that name, by the present rules or those of that version if they are kept; imported only now."""
    present = GAMES.get(name, name if "." in str(name) else None)
    module = present if version is None else FORMER.get((name, version), present)
    try:
        game: Game = import_module(module or "").GAME
    except (ValueError, ModuleNotFoundError, AttributeError):
        known = ", ".join(sorted(GAMES))
        raise Mistake("game", "there is no game '{game}'; there is {known}", game=name, known=known) from None
    return game
