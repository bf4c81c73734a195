"""The dice game is judged between rounds: nothing is under way, and what a seat owns and fears is all that counts."""

from typing import Any

from motherlode.bots.values.dice_weights import WEIGHTS
from motherlode.games.dice.end import owned, reckless, score
from motherlode.games.dice.pieces import LAST_WILL_BE_FIRST, UNSTABLE, VALUABLES
from motherlode.games.dice.seats import valuables
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total, worth
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import relative

__all__ = ["EXPLORATION", "FEATURES", "OPTIONS", "STAGES", "WEIGHTS", "beyond", "measure", "stage"]

EXPLORATION = 0.2  # found by play: see bench/results
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"ending": "last-will-be-first"})
FEATURES = (
    "score",
    "points on the cart",
    "crystals on the cart",
    "pairs",
    "unstable",
    "one less than the limit",
    "out",
    "markers",
    "crystals in the chest",
    "empty chest",
    "reckless",
    "place in the round",
    "leader",
)
SCORE, CART, ON_CART, PAIRS, UNSTABLES, CLOSE, OUT, MARKERS, STORED, EMPTY, RECKLESS, PLACE, LEADER = range(13)
ROUNDS = 6
LONGEST = ROUNDS - 2  # rounds after the next when the first one ends; it stands for more, where a house rule has more
STAGES = ROUNDS + 1  # rounds to come; then any round when the last will be first


@inline
def beyond(worlds: Any, w: int, roots: Any, r: int) -> bool:
    """Another round has begun, of the last day of the match."""
    return worlds[w].round != roots[r].round and worlds[w].day == worlds[w].days


@inline
def stage(s: Record) -> int:
    """The rounds that come after this one."""
    return ROUNDS if s.ending == LAST_WILL_BE_FIRST else min(s.rounds - s.round, LONGEST)


@rule
def measure(s: Record, seat: int, feature: int) -> int:
    """How much of a feature a seat has."""
    if feature == SCORE:
        return score(s, seat)
    if feature == CART:
        return points_on_cart(s, seat)
    if feature == ON_CART:
        return valuables(s.cart[seat])
    if feature == PAIRS:
        return pairs(s, seat)
    if feature == UNSTABLES:
        return s.cart[seat, UNSTABLE]
    if feature == CLOSE:
        return s.cart[seat, UNSTABLE] >= s.limit - 1
    if feature == OUT:
        return s.out[seat]
    if feature == MARKERS:
        return s.markers[seat]
    if feature == STORED:
        return total(s.chest[seat])
    if feature == EMPTY:
        return total(s.chest[seat]) == 0
    if feature == RECKLESS:
        return reckless(s, seat)
    if feature == PLACE:
        return relative(s, seat, s.leader)
    return s.leader == seat


@rule
def points_on_cart(s: Record, seat: int) -> int:
    """The points that can be stolen."""
    return worth(s.cart[seat], s.values, VALUABLES)


@rule
def pairs(s: Record, seat: int) -> int:
    """The colours of which one more makes a set."""
    count = 0
    for colour in range(VALUABLES):
        count += owned(s, seat, colour) == 2
    return count
