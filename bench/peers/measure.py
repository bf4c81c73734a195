"""Runs in a peer's own environment, `python -m bench.peers.measure PEER CORES`: one row of JSON a line.

A module of bench/peers lists `measures(cores)`; this one holds the cores and the clock, the same for all peers.
"""

import importlib
import importlib.metadata
import json
import os
import sys
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import NamedTuple

from bench.peers.catalog import PEERS
from bench.peers.row import POLICY, Row, failure

RUNS = 5  # the best one stands, since machines are noisy
SECONDS = 0.5  # of each run, at least

Play = Callable[[], tuple[int, int]]  # plays some games, returns how many decisions and games they were


class Measure(NamedTuple):
    """One way in which a peer plays one of its games."""

    game: str
    seats: int
    observations: bool
    note: str
    prepare: Callable[[], Play]  # called when its turn comes; a failure stands in its own row


def hold(cores: int) -> int:
    """Keep to this many cores, as far as the system lets us, and return how many there are."""
    if not hasattr(os, "sched_setaffinity"):
        return os.cpu_count() or 1
    free = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, free[-cores:])
    return len(os.sched_getaffinity(0))


def rates(play: Play) -> tuple[float, float]:
    """Decisions and games per second: the best run's pace, at the mean length of all games."""
    play()  # warm-up: compilers, caches
    best, all_decisions, all_games = 0.0, 0, 0
    for _ in range(RUNS):
        decisions, elapsed, began = 0, 0.0, perf_counter()
        while elapsed < SECONDS:
            played = play()
            elapsed = perf_counter() - began
            decisions += played[0]
            all_games += played[1]
        best = max(best, decisions / elapsed)
        all_decisions += decisions
    return best, best * all_games / all_decisions


def rows(name: str, cores: int) -> Iterator[Row]:
    """All rows of one peer, one after the other; what fails becomes a row as well."""
    title, packages, _ = PEERS[name]
    version = importlib.metadata.version(packages[0].partition("[")[0])
    try:
        measures: list[Measure] = list(importlib.import_module(f"bench.peers.{name}").measures(cores))
    except Exception as error:
        yield failure(title, _reason(error), version=version, cores=cores)
        return
    for game, seats, observations, note, prepare in measures:
        try:
            pace = rates(prepare())
        except Exception as error:
            yield failure(title, _reason(error), version=version, game=game, seats=seats, cores=cores)
        else:
            yield Row(title, version, game, seats, POLICY, observations, *pace, cores, note)


def _reason(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def main() -> int:
    # Peers greet and warn on standard output; the rows keep it for themselves and the rest goes to standard error.
    with os.fdopen(os.dup(1), "w", encoding="utf-8") as output:
        os.dup2(2, 1)
        for row in rows(sys.argv[1], hold(int(sys.argv[2]))):
            print(json.dumps(row._asdict()), file=output, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
