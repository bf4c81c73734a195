"""A move costs the same however long the log is: in calls and in memory, which are counted, not timed."""

import gc
import sys
import tracemalloc
from types import SimpleNamespace

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.server.commands import answer
from motherlode.server.settings import Settings
from motherlode.server.streams import Streams
from motherlode.server.table import Table
from motherlode.server.table_events import Created, Line, Said, Sat, Started
from motherlode.server.table_log import append_of, applied

VIEWERS = (0, 1, 2, 3)
MOVES = 40  # more than from one checkpoint to the next
ROOM = 96 * 1024  # bytes that a few moves may take on top, wherever the log ends


def table_after(talk, game):
    """A table that was just dealt, after some talk, and its streams."""
    table = Table.begin(Line(1, 1, Created("t", "CODE", game, find(game).version, 3, "me", "ab" * 32)))
    said = [Said(1, "Ana", quick="hello")] * talk
    for event in [*(Sat(seat, "me", "Ana") for seat in (1, 2, 3)), *said, Started()]:
        list(applied(table, [event], 1, 0))
    streams = Streams(SimpleNamespace(settings=Settings()), lambda: 1, None, 3)
    streams.checkpoints.keep(table)
    return table, streams


def play(table, streams):
    """Some moves, always the first that is legal, as a server makes them."""
    for _ in range(MOVES):
        if table.finished:
            return
        seat = table.waiting[0]
        lines = []
        for line in applied(table, answer(table, seat, (table.playing.legal(seat)[0],), "person"), 1, 0):
            lines.append(line)
            streams.frames(table, line, VIEWERS)
        append_of(table, lines)
        streams.checkpoints.keep(table)


def cost(talk, game):
    """Calls that some moves take, and bytes that they leave behind or need on the way."""
    play(*table_after(talk, game))  # loads what it needs
    at, calls = table_after(talk, game), 0

    def count(frame, event, argument):
        nonlocal calls
        calls += 1

    sys.setprofile(count)
    try:
        play(*at)
    finally:
        sys.setprofile(None)
    at = table_after(talk, game)
    gc.collect()
    tracemalloc.start()
    try:
        play(*at)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return calls, peak


@pytest.mark.parametrize("game", GAMES)
def test_a_move_after_thousands_of_lines_costs_what_it_costs_after_a_few(game):
    few_calls, few_bytes = cost(250, game)  # as much talk as snapshots have, and more
    many_calls, many_bytes = cost(20_000, game)
    assert many_calls < 1.05 * few_calls
    assert many_bytes < few_bytes + ROOM
