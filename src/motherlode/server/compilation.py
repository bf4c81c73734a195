"""What tables of a game need compiled, in steps: first what every move calls, last what nobody needs for a first move.

Run as a program it takes all steps of one game and says which is done, so that the compiled rules lie in the cache for
the server that has started it; whatever has been compiled for the cache is then only loaded:

    python -m motherlode.server.compilation quartz
"""

import os
import platform
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import llvmlite.binding as llvm
import numba
import numpy as np

import motherlode
from motherlode.bots import SeatView, find, seat_view_of, spec_of
from motherlode.bots.grammar import Budget
from motherlode.bots.levels import levels_of
from motherlode.bots.stream import start
from motherlode.coach.advice import advice
from motherlode.coach.evaluation import Evaluator
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.compile import cache_root, rules_digest
from motherlode.games.kit.game import MATCH_ENTRIES, Game
from motherlode.match import Match

POLITE = 10  # how much the compiler gives way to those who play
FEW = 8  # playouts: all it takes to have everything called once


def compile_rules(game: Game) -> None:
    """Every rule that a match calls."""
    for name in MATCH_ENTRIES:
        game.prepared(name)


def compile_bots(game: Game) -> None:
    """Every level, as one move of it."""
    seen, stream = first_seat_view(game), np.zeros(1, np.uint64)
    start(stream, 1)
    for level in levels_of(game):
        thinks = spec_of(level.bot, game).budget is not None
        bot = find(f"search:{FEW}" if thinks else level.bot, game)
        bot.choose(seen, stream)
        bot.close()


def compile_coach(game: Game) -> None:
    """Advice, and with it all that a review calls."""
    weigher, stream = Evaluator(game, Budget(playouts=FEW)), np.zeros(1, np.uint64)
    start(stream, 1)
    advice(first_seat_view(game), weigher, stream)
    weigher.close()


STEPS: dict[str, Callable[[Game], None]] = {"rules": compile_rules, "bots": compile_bots, "coach": compile_coach}


def first_seat_view(game: Game) -> SeatView:
    """What a seat sees at the beginning of a small game, where there is something to choose."""
    match = Match.new(game.name, seats=game.fewest)
    while len(match.legal(match.asked[0])) == 1:
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    return seat_view_of(match, match.asked[0])


# --- what is in the cache already


def mark_of(game: str) -> Path:
    """The file that says that all steps of a game are in the cache, from this program and for this machine."""
    program = rules_digest(Path(motherlode.__file__).resolve().parent)
    machine = f"{llvm.get_host_cpu_name()}-python-{platform.python_version()}-numba-{numba.__version__}"
    return cache_root() / "compiled" / f"{game}-{program}-{machine}"


def is_compiled(game: str) -> bool:
    """Whether all steps of a game only have to be loaded."""
    return mark_of(game).exists()


def compile_game(game: Game, done: Callable[[str], object] = lambda step: None) -> None:
    """Take all steps of a game, and leave a mark where the cache can be written."""
    for step, take in STEPS.items():
        take(game)
        done(step)
    with suppress(OSError):
        mark = mark_of(game.name)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def main(name: str) -> int:
    """Compile a game for the server beside, and say which steps are done."""
    os.nice(POLITE)
    threading.Thread(target=end_with_server, daemon=True).start()
    compile_game(find_game(name), partial(print, flush=True))
    return 0


def end_with_server() -> None:
    """The server holds the other end of standard input, and writes nothing: when it is gone, nobody needs this."""
    os.read(sys.stdin.fileno(), 1)  # not through Python's buffer: its lock would still be held when all ends well
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
