"""Quartz is judged in the morning: carts are empty, the night is paid, and what a seat owns is all that counts."""

from typing import Any

from motherlode.bots.values.quartz_weights import WEIGHTS
from motherlode.games.kit.compile import inline
from motherlode.games.kit.records import Record
from motherlode.games.quartz.pieces import CARDS, CRYSTALS, VALUABLES

__all__ = ["FEATURES", "OPTIONS", "STAGES", "WEIGHTS", "beyond", "measure", "stage"]

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"thrill": True})
FEATURES = (
    "coins",
    "token",
    "first",
    *(f"chest {crystal.slug}" for crystal in CRYSTALS[:VALUABLES]),
    *(f"hand {card.slug}" for card in CARDS),
)
COINS, TOKEN, FIRST, CHEST = range(4)
HAND = CHEST + VALUABLES
STAGES = 4  # mornings with one, two, three, four or more days to play


@inline
def beyond(worlds: Any, w: int, roots: Any, r: int) -> bool:
    """A new day has begun."""
    return worlds[w].day != roots[r].day


@inline
def stage(s: Record) -> int:
    """The days that come after this one."""
    return min(s.days - s.day, STAGES - 1)


@inline
def measure(s: Record, seat: int, feature: int) -> int:
    """How much of a feature a seat has."""
    if feature >= HAND:
        return s.hand[seat, feature - HAND]
    if feature >= CHEST:
        return s.chest[seat, feature - CHEST]
    if feature == COINS:
        return s.coins[seat]
    if feature == TOKEN:
        return s.token[seat]
    return s.first == seat
