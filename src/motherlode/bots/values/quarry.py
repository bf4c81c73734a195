"""The Quarry is judged when a vote opens: the hands, the tokens, and who could buy what, are all that counts."""

from typing import Any

from motherlode.bots.values.quarry_weights import WEIGHTS
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total
from motherlode.games.kit.records import Record
from motherlode.games.quarry.acting import can_pay
from motherlode.games.quarry.moves import ASK_VOTE
from motherlode.games.quarry.pieces import COLLECT, DEEDS, END_GAME, STONES, TAKE_PIGGY

__all__ = ["FEATURES", "OPTIONS", "STAGES", "WEIGHTS", "beyond", "measure", "stage"]

OPTIONS: tuple[dict[str, Any], ...] = ({},)
FEATURES = (
    "points",
    "points, doubled",
    "cards",
    "piggy bank",
    "pickaxe",
    "badge",
    *(f"can pay {DEEDS[deed].slug}" for deed in (TAKE_PIGGY, COLLECT, END_GAME)),
)
POINTS, DOUBLED, SIZE, PIGGY, PICKAXE, BADGE, CAN_PIGGY, CAN_COLLECT, CAN_END = range(9)
STAGES = 5  # the pile was reshuffled; or a fifth of the box, two, three, more lie in it
FIFTH = 18


@inline
def beyond(worlds: Any, w: int, roots: Any, r: int) -> bool:
    """Another vote has opened; cards were laid for it, so the pile is not what it was."""
    s = worlds[w]
    return s.question == ASK_VOTE and s.deck_size != roots[r].deck_size and total(s.voted) == 0


@inline
def stage(s: Record) -> int:
    """How much of the draw pile is left."""
    return 0 if s.reshuffled else min(1 + s.deck_size // FIFTH, STAGES - 1)


@rule
def measure(s: Record, seat: int, feature: int) -> int:
    """How much of a feature a seat has."""
    if feature == POINTS:
        return points(s, seat)
    if feature == DOUBLED:
        return points(s, seat) if s.piggy == seat else 0
    if feature == SIZE:
        return s.hand_size[seat]
    if feature == PIGGY:
        return s.piggy == seat
    if feature == PICKAXE:
        return s.pickaxe == seat
    if feature == BADGE:
        return s.badge == seat
    if feature == CAN_PIGGY:
        return s.piggy != seat and can_pay(s, seat, TAKE_PIGGY)
    if feature == CAN_COLLECT:
        return can_pay(s, seat, COLLECT)
    return can_pay(s, seat, END_GAME)


@rule
def points(s: Record, seat: int) -> int:
    """The points in a hand."""
    held = 0
    for stone in range(STONES):
        held += s.hand[seat, stone] * s.values[stone]
    return held
