"""Many games at once: ours on one core, on all, and on a GPU if there is one; others' beside them, in the same run."""

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from bench.peers.row import POLICY, Row
from motherlode import __version__, batch
from motherlode.batch.cpu import cores
from motherlode.batch.vector import VectorGames
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake

SEATS = 4
SECONDS, RUNS = 4.0, 8  # the best of several runs stands, since machines are noisy
TABLES, STEPS = 4096, 40


def our_rows() -> Iterator[Row]:
    """Each game: whole games, then stepping with and without observations."""
    for name in GAMES:
        game = find(name)
        for workers in sorted({1, cores()}):
            yield row(game, *whole_games(game, workers), False, workers, "whole games, added up, events counted")
        for observed in (True, False):
            rate = stepping(game, observed)
            note = f"stepping {TABLES:,} tables with legal masks"
            yield row(game, rate, None, observed, cores(), note)
    yield from gpu_rows()


def gpu_rows() -> Iterator[Row]:
    """The same on a GPU, if there is one; `python -m bench.gpu` measures more of it."""
    try:
        devices = {name: batch.device_of("gpu", find(name), SEATS) for name in GAMES}
    except Mistake as why:
        print(f"no GPU rows: {why}", file=sys.stderr)
        return
    for name, device in devices.items():
        runs = [batch.run(name, device.chunk, SEATS, device=device, seed=n * device.chunk) for n in range(RUNS)]
        best = min(runs, key=lambda run: run.seconds)
        yield row(find(name), best.decisions / best.seconds, best.games / best.seconds, False, 0, "one GPU")


def row(game: Game, decisions: float, games: float | None, observed: bool, used: int, note: str) -> Row:
    made = Row("Motherlode", __version__, game.name, SEATS, POLICY, observed, decisions, games, used, note)
    print(f"{game.name}: {decisions:,.0f} decisions/s, {used} cores, {note}", file=sys.stderr, flush=True)
    return made


def whole_games(game: Game, workers: int) -> tuple[float, float]:
    """Decisions and games per second on some cores."""
    device: Any = batch.device_of("cpu", game, SEATS, workers=workers)
    tried = batch.run(game, device.chunk, SEATS, device=device)
    games = max(device.chunk, int(tried.games / tried.seconds * SECONDS / RUNS))
    runs = [batch.run(game, games, SEATS, device=device, seed=number * games) for number in range(RUNS)]
    best = min(runs, key=lambda run: run.seconds)
    return best.decisions / best.seconds, best.games / best.seconds


def stepping(game: Game, observed: bool) -> float:
    """Moves per second when all tables are shown, get a random move and make it, on all cores."""
    tables = VectorGames(game, TABLES, SEATS, observed=observed)
    tables.choose()
    tables.step()
    best = 0.0
    for _ in range(RUNS):
        began = perf_counter()
        for _ in range(STEPS):
            tables.choose()
            tables.step()
        best = max(best, TABLES * STEPS / (perf_counter() - began))
    return best
