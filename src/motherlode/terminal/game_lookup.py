"""Which game is meant: one of ours by its name, or a game of others by its module, `package.module`.

A module is code, and finding it runs it. One that somebody names on the command line is looked for in the current
folder too (`cli` opens it); a file that comes from elsewhere cannot ask for that.
"""

import sys
import traceback
from argparse import Namespace
from pathlib import Path

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log
from motherlode.match.notation import read
from motherlode.sitting.files import read_text
from motherlode.terminal.choices import one_of, player_names, seats_of, usual_names, whole_number
from motherlode.words import Words, include, words_folder

WITHIN_PYTHON = "<frozen "  # how the files of the import system are called


def find_game(name: str) -> Game:
    """The game that is named on the command line."""
    if name not in GAMES and any(Path(module).is_file() for module in (f"{name}.py", f"{name}/__init__.py")):
        raise Mistake("game-dot", game=name)
    return load(name if "." in name else one_of("game", name, GAMES), named=True)


def find_game_of(file: str, log: Log, named: str | None) -> Game:
    """The game that a file is of, by the rules it was played by; on the command line, `--game` may name it too."""
    if named:
        check_same_game(file, log.game, named)
    return load(log.game, named=bool(named), version=log.rules)


def open_match(words: Words, given: Namespace) -> tuple[Log, Game, tuple[str, ...]]:
    """The match in the file that is named, its game, and its players by seat. Nothing is compiled for this."""
    log = read(read_text(given.file))
    game = find_game_of(given.file, log, given.game)
    return log, game, player_names(log.names, usual_names(words, seats_of(game, log)))


def moves_of(given: Namespace, log: Log) -> int:
    """How many moves of a match are replayed: all of them, or those that `--move` asks for."""
    every = len(log.entries)
    return every if given.move is None else whole_number("--move", given.move, 0, every)


def check_same_game(file: str, found: object, game: str) -> None:
    """A file must be of the game that is named."""
    if found != game:
        raise Mistake("other-game", path=file, other=found, game=game)


def load(name: str, named: bool, version: int | None = None) -> Game:
    """Import the game. Where it was looked for is said when it is not there, and what is wrong inside when it is."""
    try:
        game = find(name, version)
    except Mistake as mistake:
        if mistake.key != "game-module":
            raise
        here, module = Path.cwd(), mistake.arguments["module"]
        if is_searched(here):
            raise Mistake("game-nowhere", game=name, module=module, folder=here) from None
        if named:  # and Python is not to look in the current folder
            raise
        raise Mistake("game-not-installed", game=name, module=module, folder=here) from None
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise Mistake("game-broken", game=name, why=why, place=place_of(error)) from error
    if folder := words_folder(name):
        include(folder, game.short_name)
    return game


def is_searched(folder: Path) -> bool:
    """Whether modules in a folder are found."""
    return any(Path(place).resolve() == folder.resolve() for place in sys.path)


def place_of(error: Exception) -> str:
    """The file and line in which an import went wrong."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if WITHIN_PYTHON not in frame.filename]
    return f"{frames[-1].filename}, {frames[-1].lineno}"
