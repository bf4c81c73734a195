"""The rules give the same bytes interpreted and compiled: one engine is this process, the other is a second one."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import Game, Options
from motherlode.testing.digest import trace

HERE, THERE = ("interpreted", "compiled") if INTERPRETED else ("compiled", "interpreted")


def engines_agree(game: Game, games: int, seed: int, settings: Sequence[tuple[int, Options]]) -> None:
    """A trace of the same games on both engines is the same, for each number of seats with its options."""
    other = trace_on_other_engine(module_of(game), games, seed, settings)
    traces = other.stdout.split()
    for number, (seats, options) in enumerate(settings):
        where = f"{game.name}, {seats} seats{f' with {options}' if options else ''}, seed {seed}"
        if number == len(traces):
            last_line = (other.stderr.strip().splitlines() or ["no words"])[-1]
            raise AssertionError(f"{where}: {THERE}, the game does not run: {last_line}")
        if traces[number] != trace(game, seats, games, seed, options):
            raise AssertionError(f"{where}: {HERE} and {THERE}, the games are not the same bytes")


def module_of(game: Game) -> str:
    """The module whose GAME it is, by which a second process finds it; one that only imports it comes last."""
    if game.name in GAMES and find(game.name) is game:
        return game.name
    found = [name for name, module in list(sys.modules.items()) if getattr(module, "GAME", None) is game]
    if found:
        return game.name if game.name in found else found[0]
    raise AssertionError(
        f"{game.name}: it is not the GAME of a module, so a second process cannot run it on the other engine; "
        "make it that, or check it with engines=False"
    )


def trace_on_other_engine(
    module: str, games: int, seed: int, settings: Sequence[tuple[int, Options]]
) -> subprocess.CompletedProcess[str]:
    """The same traces in a second process, which sees the same modules."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "0" if INTERPRETED else "1"}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "motherlode.testing.trace", module]
    for seats, options in settings:
        command += [str(seats), str(games), str(seed), json.dumps(options)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
