"""Heaps of pieces as counts by kind: bags, carts, decks, hands. Drawing at random from counts is a shuffled deck."""

from typing import Any

from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import inline, rule

NOTHING = -1


@inline
def total(counts: Any) -> int:
    """How many pieces there are."""
    pieces = 0
    for kind in range(counts.shape[0]):
        pieces += counts[kind]
    return pieces


@inline
def total_below(counts: Any, kinds: int) -> int:
    """The same of the first kinds."""
    pieces = 0
    for kind in range(kinds):
        pieces += counts[kind]
    return pieces


@inline
def worth(counts: Any, values: Any, kinds: int) -> int:
    """What the pieces of the first kinds are worth together."""
    together = 0
    for kind in range(kinds):
        together += counts[kind] * values[kind]
    return together


@inline
def draw(stream: Any, counts: Any) -> int:
    """Take one piece at random, each single piece equally likely; NOTHING from an empty heap."""
    pieces = total(counts)
    if pieces == 0:
        return NOTHING
    chosen = below(stream, pieces)
    for kind in range(counts.shape[0]):
        chosen -= counts[kind]
        if chosen < 0:
            counts[kind] -= 1
            return kind
    return NOTHING


@inline
def draw_one_of(stream: Any, counts: Any, pieces: int) -> int:
    """The same where it is known how many pieces there are, and there is one."""
    chosen = below(stream, pieces)
    kind = 0
    while chosen >= counts[kind]:
        chosen -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@inline
def pour(source: Any, target: Any) -> None:
    """Move every piece of the source that has a place in the target."""
    for kind in range(min(source.shape[0], target.shape[0])):
        target[kind] += source[kind]
        source[kind] = 0


@inline
def clear(counts: Any) -> None:
    """Empty the heap."""
    for kind in range(counts.shape[0]):
        counts[kind] = 0


@inline
def assign(target: Any, source: Any) -> None:
    """Make the target hold what the source holds."""
    for kind in range(target.shape[0]):
        target[kind] = source[kind]


@rule
def assign_rows(target: Any, source: Any) -> None:
    """The same for one heap per seat."""
    for seat in range(target.shape[0]):
        for kind in range(target.shape[1]):
            target[seat, kind] = source[seat, kind]
