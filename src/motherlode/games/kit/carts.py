"""Carts and chests, for games whose record has `cart` and `chest` (a row per seat, counts by colour) and `left`."""

from typing import Any

from motherlode.games.kit.compile import inline
from motherlode.games.kit.events import emit
from motherlode.games.kit.records import Record


@inline
def put_into_chest(s: Record, seat: int, crystal: int, stored: int, events: Any) -> None:
    """A crystal from the cart into the chest, and one fewer left to store; `stored` is the event."""
    s.cart[seat, crystal] -= 1
    s.chest[seat, crystal] += 1
    s.left -= 1
    emit(events, stored, seat, crystal, 0)
