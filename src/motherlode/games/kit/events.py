"""What happened, as short rows of integers. The rules write rows; words are put to them far from here.

Events go into a record, which rules hand on as they hand on the state, by a single pointer. A buffer keeps the
rows of one step, each a kind and up to three numbers; a tally keeps only how often each kind was emitted, for those who
play a million games. Which of the two a record is, its type says, so compiled rules do not ask.
"""

from struct import Struct
from typing import Any

import numpy as np

from motherlode.games.kit.compile import inline
from motherlode.games.kit.records import Record, Records, records

WIDTH = 4
# A row as it is kept, by the kind of its numbers: nearly all of them are small.
KEPT = {b"b": Struct(f"={WIDTH}b"), b"i": Struct(f"={WIDTH}i")}


def events_dtype(rows: int, kinds: int) -> np.dtype[np.void]:
    """A record with room for `rows` events, and for a tally of `kinds` kinds."""
    return np.dtype([("count", "i4"), ("rows", "i4", (rows, WIDTH)), ("tally", "i4", (kinds,))], align=True)


def event_buffer(most: int) -> Records:
    """Room for the events of one step."""
    return records(events_dtype(most, 0), 1)


def event_tally(kinds: int, count: int = 1) -> Records:
    """Room to count the events of many steps, by kind, in `count` records."""
    return records(events_dtype(0, kinds), count)


def event_rows(events: Records) -> list[list[int]]:
    """The events of the last step, for the Python face."""
    return _filled(events).tolist()


def pack_events(events: Records) -> bytes:
    """The events of the last step, to be kept in little room."""
    rows = _filled(events)
    small = rows.astype(np.int8)
    return b"b" + small.tobytes() if (small == rows).all() else b"i" + rows.tobytes()


def unpack_events(packed: bytes) -> list[tuple[int, ...]]:
    """The events that were kept.

    >>> events = event_buffer(2)
    >>> events["count"], events["rows"][0] = 2, [[3, 1, 7, 0], [4, 2, 5000, -1]]
    >>> unpack_events(pack_events(events))
    [(3, 1, 7, 0), (4, 2, 5000, -1)]
    """
    return list(KEPT[packed[:1]].iter_unpack(memoryview(packed)[1:])) if packed else []


def _filled(events: Records) -> Any:
    count, rows = int(events["count"][0]), events["rows"][0]
    assert count <= len(rows), f"{count} events were emitted where there is room for {len(rows)}"
    return rows[:count]


@inline
def clear_events(events: Record) -> None:
    """Remove all events."""
    events.count = 0


@inline
def event_count(events: Record) -> int:
    """How many events were emitted."""
    return events.count


@inline
def emit(events: Record, kind: int, first: int, second: int, third: int) -> None:
    """Append one event."""
    place = events.count
    events.count = place + 1
    if place < events.rows.shape[0]:  # a buffer too small loses events, which the count then shows, but never memory
        events.rows[place, 0] = kind
        events.rows[place, 1] = first
        events.rows[place, 2] = second
        events.rows[place, 3] = third
    if events.tally.shape[0] > 0:
        events.tally[kind] += 1


@inline
def emit_heap(events: Record, kind: int, seat: int, heap: Any) -> None:
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
    if events.tally.shape[0] > 0:
        events.tally[kind] += place - events.count
    events.count = place
