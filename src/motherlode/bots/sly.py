"""The sly bot for The Quarry: a rule of thumb on half a page. It votes for a tunnel the more often the more lies in it,
pays for an action when that promises more than it costs, and ends the game when it believes to be ahead.

It estimates in points; a vote is drawn by lot, for whoever can be guessed shares a tunnel with everybody.
"""

from typing import Any

from motherlode.bots.stream import Stream, below
from motherlode.games.kit.records import Records, row
from motherlode.games.quarry.moves import ASK_ACT, ASK_PAY, ASK_VOTE, DEED_OF_MOVE, FIRST_MOVE, PAY, SPEND
from motherlode.games.quarry.pieces import (
    COLLECT,
    DRAW_TWO,
    END_GAME,
    KINDS_OF_SHAPES,
    RAID,
    STONES,
    TAKE_PICKAXE,
    TAKE_PIGGY,
    TUNNELS,
)

MALICE = 0.3  # a point that another loses, in own points
PICKAXE = 6.0  # what it is worth to win a tunnel for sure
PIGGY = 0.5  # the chance that the piggy bank is still here at the end
SURE = 1.2  # so much more than others must one believe to have before one ends the game


def choose(view: Records, seat: int, legal: list[int], stream: Stream) -> int:
    """A vote by lot, or the legal move with the highest estimate."""
    s = row(view, 0)
    if s.question == ASK_VOTE:
        weights = [1 + (value(s, s.tunnel[ballot]) if ballot < TUNNELS else round(average(s))) for ballot in range(4)]
        lot = below(stream, sum(weights))
        return legal[next(ballot for ballot in range(4) if lot < sum(weights[: ballot + 1]))]
    return max(legal, key=lambda action: estimate(s, seat, action))


def estimate(s: Any, seat: int, action: int) -> float:
    """What a move is likely to bring, less what it costs."""
    if s.question == ASK_ACT:
        deed = int(DEED_OF_MOVE[action])
        return brings(s, seat, deed, action - int(FIRST_MOVE[deed])) - price(s, seat, deed) if deed >= 0 else 0.0
    if s.question == ASK_PAY:
        return -float(s.values[action - PAY])
    return value(s, s.tunnel[s.disputed]) - PICKAXE if action == SPEND else 0.0


def brings(s: Any, seat: int, deed: int, target: int) -> float:
    """What a deed is likely to bring."""
    hand = value(s, s.hand[seat])
    if deed == DRAW_TWO:
        return 2 * average(s)
    if deed == TAKE_PICKAXE:
        return PICKAXE
    if deed == TAKE_PIGGY:
        return PIGGY * (hand - price(s, seat, deed))
    if deed == RAID:
        return MALICE * average(s) * float(s.hand_size[target] // 2)
    if deed == COLLECT:
        return float(value(s, s.tunnel[target]))
    if deed == END_GAME:
        left = (hand - price(s, seat, deed)) * (2 if s.piggy == seat else 1)
        others = [s.hand_size[o] * average(s) * (2 if s.piggy == o else 1) for o in range(s.seats) if o != seat]
        return 1000.0 if left > SURE * max(others) else -1000.0
    return 0.0


def value(s: Any, heap: Any) -> int:
    """The points of some cards."""
    return int(sum(int(heap[card]) * int(s.values[card]) for card in range(STONES)))


def average(s: Any) -> float:
    """The points of a card that nobody has shown."""
    return value(s, s.unseen) / float(max(sum(s.unseen), 1))


def price(s: Any, seat: int, deed: int) -> float:
    """The points of the cards that a deed costs: ore first, then gems."""
    paid = 0
    for shape in range(KINDS_OF_SHAPES):
        ore = min(int(s.need[deed, shape]), int(s.hand[seat, 2 * shape]))
        paid += ore * int(s.values[2 * shape]) + (int(s.need[deed, shape]) - ore) * int(s.values[2 * shape + 1])
    return float(paid)
