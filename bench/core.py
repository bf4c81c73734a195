"""One game on one core: random play, a loop in Python, the size and the copying of a record, and the first start."""

import os
import random
import subprocess
import sys
import tempfile
import timeit
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from motherlode.batch import device_of, run
from motherlode.games.kit.compile import entry
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import copy, records
from motherlode.games.kit.runner import GameRunner
from motherlode.match import Match

SECONDS = 2.0  # of measuring per number; the best of several runs stands, since machines are noisy
RUNS = 7


class Measure(NamedTuple):
    """A number, what it should be, and whether it is."""

    what: str
    value: str
    aim: str
    reached: bool


def most(value: float, aim: float, what: str, unit: str, digits: int = 0) -> Measure:
    return Measure(what, f"{value:,.{digits}f} {unit}", f"at most {aim:,.{digits}f}", value <= aim)


def least(value: float, aim: float, what: str, unit: str) -> Measure:
    return Measure(what, f"{value:,.0f} {unit}", f"at least {aim:,.0f}", value >= aim)


def measures(game: Game, seats: int) -> Iterator[Measure]:
    """All numbers of one game, one after the other."""
    yield least(random_play(game, seats), 5_000_000, "random play with legal mask, one core", "decisions/s")
    yield least(python_loop(game, seats), 500_000, "a Python loop over legal + apply", "steps/s")
    yield most(game.state.itemsize, 512, "size of the record", "bytes")
    yield most(copying(game), 50, "copy of a record", "ns", 1)
    yield most(viewing(game, seats), 3, "a view as JSON, written for one seat", "µs", 1)
    with tempfile.TemporaryDirectory() as cache:
        yield most(start(game, seats, cache), 60, "first start: rules compiled, first question asked", "s", 1)
        later = min(start(game, seats, cache) for _ in range(3))
        yield most(later, 2, "later start: first question asked", "s", 2)


def random_play(game: Game, seats: int, workers: int = 1) -> float:
    """Decisions per second of whole random games in compiled code, on `workers` cores."""
    device = device_of("cpu", game, seats, workers=workers)
    tried = run(game, 5000, seats, device=device)
    games = max(100, int(tried.games / tried.seconds * SECONDS / RUNS))
    runs = [run(game, games, seats, device=device, seed=number * games) for number in range(RUNS)]
    return max(run.decisions / run.seconds for run in runs)


def python_loop(game: Game, seats: int) -> float:
    """Steps per second when Python asks for the legal moves, picks one and makes it."""
    table = GameRunner(game, seats)
    table.new(1)
    return max(_steps_per_second(table, random.Random(number).random) for number in range(RUNS))


def _steps_per_second(table: GameRunner, chance: Callable[[], float]) -> float:
    new, asked, legal, apply, mask = table.new, table.asked, table.legal, table.apply, table.mask
    actions = len(mask)
    steps, aim = 0, 200_000
    began = perf_counter()
    while steps < aim:
        waiting = asked()
        if not waiting:
            new(steps)
            continue
        seat = waiting.bit_length() - 1
        legal(seat)
        marks = mask.tobytes()
        action = marks.find(1, int(chance() * actions))  # the first legal move from a random place on
        apply(seat, action if action >= 0 else marks.find(1))
        steps += 1
    return steps / (perf_counter() - began)


def copying(game: Game) -> float:
    """Nanoseconds to copy one state over another, inside compiled code."""
    states = records(game.state, 2)
    repeats = 1_000_000

    @entry
    def copy_often(states: Any, times: int) -> None:
        for time in range(times):
            copy(states, time & 1, 1 - time & 1)

    copy_often(states, 1)
    return min(timeit.repeat(lambda: copy_often(states, repeats), number=1, repeat=RUNS)) / repeats * 1e9


def viewing(game: Game, seats: int) -> float:
    """Microseconds to write what a seat may know, on average over the moves of a random game, redacting left out."""
    match, chance = Match.new(game.name, seats=seats, seed=1), random.Random(1)
    views = []
    while not match.over:
        seat = chance.choice(match.asked)
        views.append((match.redacted(seat).view(np.ndarray).view(np.uint8), seat - 1))
        match.play(seat, chance.choice(match.legal(seat)))
    options = game.options_json(match.states, 0)

    def write_all() -> None:
        for view, viewer in views:
            game.view_bytes(view, viewer, options)

    write_all()
    return min(timeit.repeat(write_all, number=3, repeat=RUNS)) / 3 / len(views) * 1e6


def start(game: Game, seats: int, cache: str) -> float:
    """Seconds from typing the command to the first question, with compiled rules kept in this folder."""
    command = [sys.executable, "-m", "motherlode", "play", game.name, "--players", str(seats), "--seed", "1"]
    environment = {**os.environ, "MOTHERLODE_CACHE": cache}
    began = perf_counter()
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True)
    return perf_counter() - began
