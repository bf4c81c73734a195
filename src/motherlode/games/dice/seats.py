"""Who is asked, who sits where, and what can be counted on a cart: small words that all the rules use."""

from typing import Any

from motherlode.games.dice.pieces import VALUABLES
from motherlode.games.kit.compile import inline
from motherlode.games.kit.multisets import total_below
from motherlode.games.kit.records import Record


@inline
def seats_in(s: Record) -> int:
    """D61: how many are not eliminated."""
    count = 0
    for seat in range(s.seats):
        if not s.out[seat]:
            count += 1
    return count


@inline
def valuables(heap: Any) -> int:
    """How many crystals other than unstable ones."""
    return total_below(heap, VALUABLES)
