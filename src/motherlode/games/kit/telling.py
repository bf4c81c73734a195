"""What happened, as short rows of integers. The rules write rows; words are put to them far from here.

The events of one step are a record: how many were told, and their rows, each a kind and up to three numbers. Rules hand
it on as they hand on the state, by a single pointer.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import inline
from motherlode.games.kit.records import Record, Records, records

WIDTH = 4


def event_buffer(most: int) -> Records:
    """Room for the events of one step."""
    return records(np.dtype([("count", "i4"), ("rows", "i4", (most, WIDTH))], align=True), 1)


def rows_told(events: Records) -> list[list[int]]:
    """The events of the last step, for the Python face."""
    count, rows = int(events["count"][0]), events["rows"][0]
    assert count <= len(rows), f"{count} events were told where there is room for {len(rows)}"
    return rows[:count].tolist()


@inline
def hush(events: Record) -> None:
    """Forget what was told."""
    events.count = 0


@inline
def told(events: Record) -> int:
    """How many events were told."""
    return events.count


@inline
def tell(events: Record, kind: int, first: int, second: int, third: int) -> None:
    """Append one event."""
    place = events.count
    events.count = place + 1
    if place < events.rows.shape[0]:  # a buffer too small loses events, which the count then shows, but never memory
        events.rows[place, 0] = kind
        events.rows[place, 1] = first
        events.rows[place, 2] = second
        events.rows[place, 3] = third


@inline
def tell_heap(events: Record, kind: int, seat: int, heap: Any) -> None:
    """Append one event for each kind of piece in a heap: the seat, the piece, how many.

    A row is written for every piece and kept only if there are any: which ones there are, no processor can predict.
    """
    place = events.count
    for piece in range(heap.shape[0]):
        count = heap[piece]
        if place < events.rows.shape[0]:
            events.rows[place, 0] = kind
            events.rows[place, 1] = seat
            events.rows[place, 2] = piece
            events.rows[place, 3] = count
        if count > 0:
            place += 1
    events.count = place
