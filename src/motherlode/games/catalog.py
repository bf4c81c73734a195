"""The list of games, as data. A game that is not in it is named by its module: `package.module`."""

from importlib import import_module

from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake

LONGEST_NAME = 200  # of a game with its packages; clients name it when they set up a table

GAMES = {
    "quartz": "motherlode.games.quartz",
    "dice": "motherlode.games.dice",
    "quarry": "motherlode.games.quarry",
}

# Rules that were changed since somebody played by them, kept for the logs: (game, version) and the module. A change of
# rules that makes an old log come out differently is a ruling in the record; the module here is the present game with
# the rulings of then, and a row is added.
FORMER: dict[tuple[str, int], str] = {
    ("quartz", 1): "motherlode.games.quartz.former",
    ("quarry", 1): "motherlode.games.quarry.former",
}


def add(name: str) -> Game:
    """Have a game of somebody else in the list of this process, so that it is offered like ours."""
    if len(name) > LONGEST_NAME:
        raise Mistake("game-long", game=name[:LONGEST_NAME], most=LONGEST_NAME)
    game = find(name)
    for other in GAMES:
        if other != name and find(other).short_name == game.short_name:
            raise Mistake("game-taken", game=name, other=other)
    GAMES.setdefault(name, name)
    return game


def is_module(name: object) -> bool:
    """Whether a game is named by its module.

    >>> is_module("my_package.my_game"), is_module("quartz"), is_module("../quartz")
    (True, False, False)
    """
    return isinstance(name, str) and "." in name and all(part.isidentifier() for part in name.split("."))


def find(name: str, version: int | None = None) -> Game:
    """The game of that name, by the present rules or those of that version if they are kept; imported only now.

    What goes wrong inside of a module that is there is raised as it is.
    """
    present = name if is_module(name) else GAMES.get(str(name))
    module = present if version is None else FORMER.get((name, version), present)
    if module is None:
        known = ", ".join(sorted(GAMES))
        raise Mistake("game", game=name, known=known)
    try:
        game = getattr(import_module(module), "GAME", None)
    except ModuleNotFoundError as error:
        if f"{module}.".startswith(f"{error.name}."):
            raise Mistake("game-module", game=name, module=error.name) from None
        raise
    if not isinstance(game, Game):
        raise Mistake("game-missing", module=module)
    if present == name and GAMES.get(game.name, game.name) != module:
        raise Mistake("game-name", module=module, name=game.name)
    return game
