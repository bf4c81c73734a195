"""Compile what the tests need before they begin: python tools/compile.py

Two processes that need the same rule at the same time compile it twice; here every game is compiled in one process, and
the games in as many as there are cores. What is there already is only looked up: a second or two for each game.
"""

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from motherlode import batch
from motherlode.batch.vector import VectorGames
from motherlode.bots import answer, find, stream_of
from motherlode.bots.stream import below
from motherlode.coach.review import review
from motherlode.games import catalog
from motherlode.games.kit.compile import INTERPRETED
from motherlode.match import Match, notation
from motherlode.server.compilation import compile_game

KEPT = Path(__file__).resolve().parents[1] / "tests" / "match" / "kept"
SEATS = 3


def compile_rules(name: str) -> None:
    """What a server, many matches and the coach call."""
    game = catalog.find(name)
    compile_game(game)
    for rule in game.samples():
        game.prepared(rule)
    for bot in ("random", "greedy"):
        match = Match.new(name, seats=SEATS, seed=1)
        [seat, *_] = match.asked
        answer(match, seat, find(bot, game), stream_of(1, seat))
    below(stream_of(1, 1), 2)
    batch.run(game, 10, SEATS)
    games = VectorGames(game, 4, SEATS, {}, seed=1)
    games.choose()
    games.step()
    [kept, *_] = sorted(KEPT.glob(f"{name}*.mine"))
    review(Match.replay(notation.read(kept.read_text(encoding="utf-8"))), playouts=1)


def main() -> int:
    """All games."""
    if INTERPRETED:
        return 0
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as processes:
        todo = [partial(compile_rules, name) for name in catalog.GAMES]
        for done in [processes.submit(each) for each in todo]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
