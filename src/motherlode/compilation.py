"""What playing a game needs compiled, in steps: first what every move calls, last what no first move needs.

Run as a program it takes all steps of one game and says which is done, so that the compiled rules lie in the cache for
the server or terminal that has started it; whatever has been compiled for the cache is then only loaded:

    python -m motherlode.compilation quartz
    python -m motherlode.compilation quartz module   # the game's module for pages, and nothing else
"""

import fcntl
import os
import platform
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import llvmlite.binding as llvm
import numba

import motherlode
from motherlode.bots import SeatView, champion, find, seat_view_of, spec_of
from motherlode.bots.grammar import Budget
from motherlode.bots.levels import levels_of
from motherlode.bots.stream import new_stream
from motherlode.coach.advice import advice
from motherlode.coach.evaluation import Evaluator
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.compile import cache_folder, cache_root, files_of, package_of, rules_digest
from motherlode.games.kit.game import MATCH_ENTRIES, Game
from motherlode.match import Match
from motherlode.webassembly.modules import module_of

COMMAND = (sys.executable, "-m", "motherlode.compilation")  # and the name of a game
MODULE = "module"  # and this behind the name: what pages load, and not what this machine runs
POLITE = 10  # niceness: the compiler yields to the games being played
FEW = 8  # playouts: enough to call everything once


def compile_rules(game: Game) -> None:
    """Every rule that a match calls."""
    for name in MATCH_ENTRIES:
        game.prepared(name)


def compile_bots(game: Game) -> None:
    """Every level, and the champion of a game that has one, as one move of it."""
    seen, stream = first_seat_view(game), new_stream(1)
    best = ["champion"] if game.name in champion.games() else []
    for name in [*(level.bot for level in levels_of(game)), *best]:
        thinks = spec_of(name, game).budget is not None
        bot = find(f"search:{FEW}" if thinks else name, game)
        bot.choose(seen, stream)
        bot.close()


def compile_coach(game: Game) -> None:
    """Advice, and with it all that a review calls."""
    weigher = Evaluator(game, Budget(playouts=FEW))
    advice(first_seat_view(game), weigher, new_stream(1))
    weigher.close()


STEPS: dict[str, Callable[[Game], None]] = {"rules": compile_rules, "bots": compile_bots, "coach": compile_coach}


def first_seat_view(game: Game) -> SeatView:
    """What a seat sees at the beginning of a small game, where there is something to choose."""
    match = Match.new(game.name, seats=game.fewest)
    while len(match.legal(match.asked[0])) == 1:
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    return seat_view_of(match, match.asked[0])


# --- what is in the cache already


def mark_of(game: Game) -> Path:
    """The file that says that all steps of a game are in the cache, from this program (and, of a game of somebody else,
    from its present folder) and for this machine.
    """
    folders = {package_of(file.resolve()) for file in files_of(game.rules.apply)}
    program = rules_digest(Path(motherlode.__file__).resolve().parent, *sorted(folders))
    machine = f"{llvm.get_host_cpu_name()}-python-{platform.python_version()}-numba-{numba.__version__}"
    return cache_root() / "compiled" / f"{game.name}-{program}-{machine}"


def can_be_kept(game: Game) -> bool:
    """Whether what is compiled for a game can be kept, so that another process can load it."""
    return cache_folder(*sorted(files_of(game.rules.apply))) is not None


def is_compiled(game: str) -> bool:
    """Whether all steps of a game only have to be loaded."""
    return mark_of(find_game(game)).exists()


def compile_game(game: Game, done: Callable[[str], object] = lambda step: None) -> None:
    """Take all steps of a game, and leave a mark where the cache can be written."""
    for step, take in STEPS.items():
        take(game)
        done(step)
    with suppress(OSError):
        mark = mark_of(game)
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()


def main(name: str, what: str = "") -> int:
    """Compile a game for the program beside, and say which steps are done; or its module for pages."""
    os.nice(POLITE)
    threading.Thread(target=end_with_parent, daemon=True).start()
    game = find_game(name)
    with alone_with(game):
        if what == MODULE:
            module_of(game)
        else:
            compile_game(game, partial(print, flush=True))
    return 0


@contextmanager
def alone_with(game: Game) -> Iterator[None]:
    """Of several processes that want the same game compiled, one does it; the others wait, and load it then."""
    with ExitStack() as held:
        with suppress(OSError):  # where nothing can be kept, everybody works alone
            lock = cache_root() / "compiled" / f"{game.name}.lock"
            lock.parent.mkdir(parents=True, exist_ok=True)
            fcntl.flock(held.enter_context(lock.open("w")), fcntl.LOCK_EX)
        yield


def end_with_parent() -> None:
    """End when the program that started this one, which holds the other end of standard input, has ended."""
    os.read(sys.stdin.fileno(), 1)  # not through Python's buffer: its lock would still be held when all ends well
    if os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)  # with the compiler of a module
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
