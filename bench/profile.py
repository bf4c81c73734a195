"""What a move costs inside the server, without sockets and disk; what a game takes in memory; what reading one costs;
and what each step towards a faster server brings, with all of it: sockets, disk and four clients at every table.

python -m bench profile [--write]
"""

import asyncio
import gc
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import thread_time
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import uvloop

from bench.load import Measured, cost_of_a_move
from bench.steps import NOTHING, STEPS
from motherlode.games.catalog import GAMES, find
from motherlode.match.fairness import new_secret
from motherlode.server.commands import answer
from motherlode.server.protocol import Quick
from motherlode.server.settings import Settings
from motherlode.server.streams import Streams
from motherlode.server.table import Table
from motherlode.server.table_events import AnyTableEvent, Created, Line, Said, Sat, Started, decode, encode
from motherlode.server.table_log import append_of, applied

SEATS, GAMES_PLAYED, ROUNDS = 4, 4, 5
TURNS = 100_000
LONG = 2_000  # lines of talk before the game, in a long log
PARTS = ("decide", "apply", "write messages", "prepare the append", "keep a moment")
TABLES, SECONDS = 100, 8.0  # of the load without a step
Made = TypeVar("Made")


class Costs:
    """Seconds of this thread for each part."""

    def __init__(self) -> None:
        self.seconds = dict.fromkeys(PARTS, 0.0)
        self.moves = 0

    def of(self, part: str, do: Callable[[], Made]) -> Made:
        """Do it, and count its time."""
        began = thread_time()
        done = do()
        self.seconds[part] += thread_time() - began
        return done

    @property
    def row(self) -> list[float]:
        """Microseconds a move, and their sum."""
        parts = [1e6 * seconds / self.moves for seconds in self.seconds.values()]
        return [*parts, sum(parts)]


def dealt(game: str, talk: int = 0) -> tuple[Table, Streams]:
    """A table of one person with all seats, and its streams."""
    created = Created("t", "CODE", game, find(game).version, SEATS, "me", new_secret())
    table = Table.begin(Line(1, 1, created))
    words: list[AnyTableEvent] = [Said(1, "Ana", quick=cast("Quick", "hello")) for _ in range(talk)]
    for event in [*(Sat(seat, "me", "Ana") for seat in range(1, SEATS + 1)), *words, Started()]:
        list(applied(table, [event], 1, 0))
    host = cast("Any", SimpleNamespace(settings=Settings()))
    return table, Streams(host, lambda: 1, cast("Any", None), SEATS)


def play(game: str, costs: Costs, chance: Random, talk: int = 0) -> tuple[Table, Streams]:
    """A game to its end, the way a server plays it: every line is written for all four seats."""
    table, streams = dealt(game, talk)
    viewers = range(1, SEATS + 1)
    while not table.finished:
        seat = table.waiting[0]
        move = chance.choice(table.playing.legal(seat))
        lines = []
        events = costs.of("decide", lambda seat=seat, move=move: answer(table, seat, (move,), "person"))  # type: ignore[misc]
        making: Iterator[Line] = applied(table, events, 1, 0)
        while line := costs.of("apply", lambda making=making: next(making, None)):  # type: ignore[misc]
            costs.of("write messages", lambda line=line: streams.frames(table, line, viewers))  # type: ignore[misc]
            lines.append(line)
        costs.of("prepare the append", lambda lines=lines: append_of(table, lines))  # type: ignore[misc]
        costs.of("keep a moment", lambda: streams.checkpoints.keep(table))
        costs.moves += 1
    return table, streams


def best_of(game: str, talk: int = 0) -> list[float]:
    """The row of the quickest round."""
    rows = []
    for _ in range(ROUNDS):
        costs, chance = Costs(), Random(1)
        for _ in range(GAMES_PLAYED):
            play(game, costs, chance, talk)
        rows.append(costs.row)
    return min(rows, key=lambda row: row[-1])


def kib_of_a_game(game: str) -> float:
    """What a game that is over takes in memory, when nobody reads it any more."""
    chance = Random(1)
    gc.collect()
    tracemalloc.start()
    kept = [play(game, Costs(), chance) for _ in range(GAMES_PLAYED)]
    for table, streams in kept:
        streams.snapshot(table, 1)
        streams.history.forget()
        streams.checkpoints.forget()
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / GAMES_PLAYED / 1024


def reading(game: str) -> tuple[int, float]:
    """Lines of a game, and microseconds to read one of them from its log."""
    table, _ = play(game, Costs(), Random(1))
    rows = [(line.n, line.at, encode(line.event)) for line in table.lines]
    times = []
    for _ in range(4 * ROUNDS):
        began = thread_time()
        Table.of([Line(n, at, decode(body)) for n, at, body in rows])
        times.append(thread_time() - began)
    return len(rows), 1e6 * min(times) / len(rows)


async def turn() -> float:
    """Microseconds for a table's turn where nobody waits for another: its lock is taken and given back."""
    lock, times = asyncio.Lock(), []
    for _ in range(ROUNDS):
        began = thread_time()
        for _ in range(TURNS):
            async with lock:
                pass
        times.append(thread_time() - began)
    return 1e6 * min(times) / TURNS


def steps() -> list[str]:
    """What a move costs a server that does without a step; first and last, one that has them all."""
    lines = [
        f"{TABLES} tables of four at full speed, every seat with a connection of its own, on SQLite: milliseconds of",
        "the server's processor time for each move. Each line is the server without a step (`bench/steps.py`).",
        "",
        "| without | moves/s | ms a move | more |",
        "|---|---:|---:|---:|",
    ]
    least = 0.0
    for step in (*STEPS, NOTHING):
        found: Measured = uvloop.run(cost_of_a_move(TABLES, SECONDS, step))
        each = 1000 * found.server / found.moves
        least = least or each
        lines.append(f"| {step} | {found.moves:,.0f} | {each:.2f} | {each / least - 1:+.0%} |")
    return lines


def profile() -> list[str]:
    """The page, without its head."""
    lines = ["Microseconds of processor time for each move, four seats, every line written for each of them:", ""]
    lines += [f"| game | {' | '.join(PARTS)} | together | after {LONG:,} lines |", "|---|" + "---:|" * (len(PARTS) + 2)]
    for game in GAMES:
        play(game, Costs(), Random(1))  # loads what it needs
        row, long = best_of(game), best_of(game, LONG)
        lines.append(f"| {game} | {' | '.join(f'{part:.0f}' for part in row)} | {long[-1]:.0f} |")
    lines += ["", "| game | KiB of one that is over | lines | µs to read one from the log |", "|---|---:|---:|---:|"]
    for game in GAMES:
        count, each = reading(game)
        lines.append(f"| {game} | {kib_of_a_game(game):.0f} | {count} | {each:.1f} |")
    lines += ["", f"A table's turn where nobody waits takes {uvloop.run(turn()):.1f} µs of it: the lock stays.", ""]
    return [*lines, *steps()]
