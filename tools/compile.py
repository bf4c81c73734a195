"""Compile what the tests need before they begin: python tools/compile.py rules|modules

Rules are for this machine; modules are for pages, and linked with a tool for development, which the rules do not need.

Two processes that need the same rule at the same time compile it twice; here every game is compiled in one process, and
all games at the same time, so that no core waits for the last one. What is there already is only looked up: a second or
two for each game.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from motherlode import batch
from motherlode.batch.vector import VectorGames
from motherlode.bots import answer, find, stream_of
from motherlode.bots.stream import below
from motherlode.coach.review import review
from motherlode.compilation import compile_game
from motherlode.games import catalog
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import Game
from motherlode.match import Match
from motherlode.webassembly.modules import module_of

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
    review(played(game), playouts=1)


def compile_module(name: str) -> None:
    """What a page without a server calls."""
    module_of(catalog.find(name))


def played(game: Game) -> Match:
    """A match that is over, by random players."""
    match, bot, stream = Match.new(game.name, seats=SEATS, seed=1), find("random", game), stream_of(1, 0)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, bot, stream))
    return match


WHAT = {"rules": compile_rules, "modules": compile_module}


def main(what: str) -> int:
    """All games."""
    if INTERPRETED:
        return 0
    with ProcessPoolExecutor(len(catalog.GAMES), mp_context=get_context("spawn")) as processes:
        for done in [processes.submit(WHAT[what], name) for name in catalog.GAMES]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
