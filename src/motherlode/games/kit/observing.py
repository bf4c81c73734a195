"""Writing what a seat sees into a vector of numbers."""

from typing import Any

from motherlode.games.kit.compile import inline


@inline
def put(out: Any, place: int, heap: Any) -> int:
    """Write a heap into the observation; the place after it."""
    for kind in range(heap.shape[0]):
        out[place + kind] = heap[kind]
    return place + heap.shape[0]
