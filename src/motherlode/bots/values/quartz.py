"""Quartz is judged at nightfall, when the hauls are safe, or in the morning, when they are sold and stored."""

from typing import Any

from motherlode.bots.values.quartz_weights import WEIGHTS
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import worth
from motherlode.games.kit.records import Record
from motherlode.games.quartz.moves import ASK_STORE
from motherlode.games.quartz.night import best_bonus
from motherlode.games.quartz.pieces import CARDS, CRYSTALS, VALUABLES

__all__ = ["FEATURES", "OPTIONS", "STAGES", "WEIGHTS", "beyond", "measure", "stage"]

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"thrill": True})
FEATURES = (
    "coins",
    "coins for the haul",
    "token",
    "first tomorrow",
    *(f"haul {crystal.slug}" for crystal in CRYSTALS[:VALUABLES]),
    *(f"chest {crystal.slug}" for crystal in CRYSTALS[:VALUABLES]),
    *(f"hand {card.slug}" for card in CARDS),
)
COINS, SALE, TOKEN, FIRST, HAUL = range(5)
CHEST = HAUL + VALUABLES
HAND = CHEST + VALUABLES
STAGES = 4  # one, two, three, four or more days to play


@inline
def beyond(worlds: Any, w: int, roots: Any, r: int) -> bool:
    """Night has fallen, or a new day has begun."""
    return worlds[w].day != roots[r].day or (worlds[w].question == ASK_STORE and roots[r].question != ASK_STORE)


@inline
def stage(s: Record) -> int:
    """How many days are to come, less one."""
    return min(s.days - s.day - (s.question == ASK_STORE), STAGES - 1)


@rule
def measure(s: Record, seat: int, feature: int) -> int:
    """How much of a feature a seat has."""
    if feature >= HAND:
        return s.hand[seat, feature - HAND]
    if feature >= CHEST:
        return s.chest[seat, feature - CHEST]
    if feature >= HAUL:
        return s.cart[seat, feature - HAUL]
    if feature == COINS:
        return s.coins[seat]
    if feature == SALE:
        return sale(s, seat)
    if feature == TOKEN:
        return s.token[seat]
    return (s.first if s.last < 0 else s.last) == seat


@rule
def sale(s: Record, seat: int) -> int:
    """Q52: what the haul would bring if all of it were sold."""
    return best_bonus(s, s.cart[seat])[0] + worth(s.cart[seat], s.values, VALUABLES)
