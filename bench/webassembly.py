"""The modules of a page beside the compiled rules of this machine, in turn in the same run; and their sizes.

All speeds are by processor time, which other programs on the machine disturb less than the clock on the wall.
"""

import gzip
import json
import subprocess
from collections.abc import Iterable, Iterator
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bench.thinking import middles
from harness.rules_engine import beside, done
from motherlode.batch.cpu import Device
from motherlode.bots import SeatView, seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.bots.search import SearchBot
from motherlode.games.catalog import find
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import RANDOM
from motherlode.webassembly.facts import packed
from motherlode.webassembly.modules import module_of

TURNS = 3  # of both, one after the other: the best of each stands
SECONDS, RUNS = 0.5, 2  # of each turn
GAMES = 500  # between two looks at the clock
PLAYOUTS = 10_000
AIMS = {"decisions": 0.8, "iterations": 0.7}


class Beside(NamedTuple):
    """Native, in WebAssembly, and how much of the native speed that is."""

    native: float
    page: float
    share: float


def decisions(game: Game, seats: int) -> Beside:
    """Decisions a second of whole random games."""
    device = Device(game, seats, {}, (RANDOM,) * seats, workers=1)
    native, page, first = 0.0, 0.0, 0
    for _ in range(TURNS):
        for _ in range(RUNS):
            began, made = process_time(), 0
            while (taken := process_time() - began) < SECONDS:
                made += device.play_chunk(first, GAMES).decisions
                first += GAMES
            native = max(native, made / taken)
        page = max(page, done(game.name, "decisions", seats=seats, seconds=SECONDS, runs=RUNS))
    return Beside(native, page, page / native)


def iterations(game: Game, seats: int) -> Beside:
    """Iterations a second of the search in the middle of games; the medians of the positions."""
    views = [seat_view_of(match, match.asked[0]) for match in middles(game, seats)]
    search = SearchBot(game, Budget(playouts=PLAYOUTS))
    search.think(views[0], stream_of(0, 1))  # compiles
    positions: list[dict[str, Any]] = [{"view": packed(view.record), "seat": view.seat + 1} for view in views]
    native, page = [0.0] * len(views), [0.0] * len(views)
    for _ in range(TURNS):
        native = list(map(max, native, (speed(search, view) for view in views)))
        page = list(map(max, page, done(game.name, "iterations", positions=positions, playouts=PLAYOUTS)))
    return Beside(median(native), median(page), median(there / here for here, there in zip(native, page, strict=True)))


def speed(search: SearchBot, view: SeatView) -> float:
    """Iterations a second of one thought."""
    began = process_time()
    return search.think(view, stream_of(0, 1)).playouts / (process_time() - began)


def sizes(name: str) -> tuple[int, int, int]:
    """Bytes of the module, raw and compressed, and of the facts, compressed."""
    module = module_of(find(name)).read_bytes()
    facts = json.dumps(beside(name)[1], separators=(",", ":"), ensure_ascii=False).encode()
    return len(module), len(gzip.compress(module)), len(gzip.compress(facts))


def node_version() -> str:
    """The Node.js that plays."""
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()


def rows(names: Iterable[str], seats: int) -> Iterator[str]:
    """The table of speeds."""
    for name in names:
        game = find(name)
        for what, found in (("decisions", decisions(game, seats)), ("iterations", iterations(game, seats))):
            reached = "✓" if found.share >= AIMS[what] else "✗"
            yield (
                f"| {name} | {what} | {found.native:,.0f} | {found.page:,.0f} "
                f"| {found.share:.2f} | {AIMS[what]} | {reached} |"
            )
