"""What happened, as short rows of integers. The rules write rows; words are put to them far from here.

Row 0 is the header: its first number counts the rows that follow. An event row is a kind and up to three numbers.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import inline

WIDTH = 4


def event_buffer(most: int) -> np.ndarray[Any, np.dtype[np.int32]]:
    """Room for the events of one step."""
    return np.zeros((most + 1, WIDTH), np.int32)


@inline
def hush(events: Any) -> None:
    """Forget what was told."""
    events[0, 0] = 0


@inline
def told(events: Any) -> int:
    """How many events were told."""
    return events[0, 0]


@inline
def tell(events: Any, kind: int, first: int, second: int, third: int) -> None:
    """Append one event."""
    place = events[0, 0] + 1
    events[0, 0] = place
    if place < events.shape[0]:  # a buffer too small loses events, which the count then shows, but never memory
        events[place, 0] = kind
        events[place, 1] = first
        events[place, 2] = second
        events[place, 3] = third


@inline
def tell_heap(events: Any, kind: int, seat: int, heap: Any) -> None:
    """Append one event for each kind of piece in a heap: the seat, the piece, how many.

    A row is written for every piece and kept only if there are any: which ones there are, no processor can predict.
    """
    place = events[0, 0] + 1
    for piece in range(heap.shape[0]):
        count = heap[piece]
        if place < events.shape[0]:
            events[place, 0] = kind
            events[place, 1] = seat
            events[place, 2] = piece
            events[place, 3] = count
        if count > 0:
            place += 1
    events[0, 0] = place - 1
