"""The champion's network, in whole numbers: templates that are compiled for a game, as its greedy page is.

What the seat sees, and what the rule of thumb would do, choose rows of a table. Their sum goes through two layers, and
what comes out gives every part of a move a score. The templates are bound by `player_with`.
"""

from typing import Any

import numpy as np

from motherlode.bots.champion.weights import KEPT_BITS, MOST, UNIT, WEIGHT_BITS
from motherlode.bots.exponential import power_of_e
from motherlode.bots.greedy import marked_from
from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import unbound

NEAR_SHIFT = WEIGHT_BITS - KEPT_BITS
FINEST = 1 << 20  # a weight in a draw, for the best move

# Bound by `player_with`. Functions:
observe: Any = unbound  # Game.rules.observe
advise: Any = unbound  # Player.choose of the greedy page
room_to_see: Any = unbound  # room_for: an observation
room_near: Any = unbound  # room_for: the first layer
room_deep: Any = unbound  # room_for: the second layer
understand: Any = unbound  # understand_view
score: Any = unbound  # score_of_move
part_score: Any = unbound  # score_of_part
# Tables (`Weights`, `Columns`, `Parts`):
LOWEST: Any = None
BITS: Any = None
LAST: Any = None
FIRST_ROWS: Any = None
ROWS: Any = None
ROWS_BIAS: Any = None
DEEP: Any = None
DEEP_BIAS: Any = None
PARTS: Any = None
PARTS_BIAS: Any = None
OF_MOVE: Any = None
SEAT_OF_MOVE: Any = None
DRAWN: Any = None  # by question, whether the move is drawn: who can be predicted loses


def understand_view(views: Any, v: int, seat: int, advice: int, seen: Any, near: Any, deep: Any) -> None:
    """A template: from what the seat sees to the second layer."""
    observe(views, v, seat, seen)
    for j in range(near.shape[0]):
        near[j] = ROWS_BIAS[j]
    for place in range(LOWEST.shape[0]):
        step = max(0, min((seen[place] - LOWEST[place]) >> BITS[place], LAST[place]))
        row = FIRST_ROWS[place] + step
        for j in range(near.shape[0]):
            near[j] += ROWS[row, j]
    columns = FIRST_ROWS[LOWEST.shape[0]]
    seats = views[v].seats
    for slot in range(OF_MOVE.shape[1]):
        part = OF_MOVE[advice, slot]
        if part >= 0:
            if SEAT_OF_MOVE[advice, slot] >= 0:
                part += (SEAT_OF_MOVE[advice, slot] - seat) % seats
            for j in range(near.shape[0]):
                near[j] += ROWS[columns + part, j]
    for k in range(deep.shape[0]):
        deep[k] = DEEP_BIAS[k]
    for j in range(near.shape[0]):
        kept = max(0, min(near[j] >> NEAR_SHIFT, MOST))
        if kept > 0:
            for k in range(deep.shape[0]):
                deep[k] += kept * DEEP[j, k]
    for k in range(deep.shape[0]):
        deep[k] = max(0, min(deep[k] >> WEIGHT_BITS, MOST))


def score_of_part(part: int, deep: Any) -> Any:
    """A template: the score of one part of a move."""
    total = np.int64(PARTS_BIAS[part])
    for k in range(deep.shape[0]):
        total += deep[k] * PARTS[part, k]
    return total


def score_of_move(move: int, seat: int, seats: int, advice: int, deep: Any) -> Any:
    """A template: the score of a move, the sum of its parts."""
    total = part_score(PARTS_BIAS.shape[0] - 1, deep) if move == advice else 0
    for slot in range(OF_MOVE.shape[1]):
        part = OF_MOVE[move, slot]
        if part >= 0:
            if SEAT_OF_MOVE[move, slot] >= 0:
                part += (SEAT_OF_MOVE[move, slot] - seat) % seats
            total += part_score(part, deep)
    return total


def choose_as_champion(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> Any:
    """A template: the move with the highest score; where answers are sealed, a move drawn by its score."""
    mask = words.view(np.int8)
    action = marked_from(words, mask, first)
    if count == 1:
        return action
    advice = advise(views, v, seat, words, first, count, stream)
    seen, near, deep = room_to_see(), room_near(), room_deep()
    understand(views, v, seat, advice, seen, near, deep)
    seats = views[v].seats
    begin, chosen = action, action
    highest = score(action, seat, seats, advice, deep)
    for _ in range(count - 1):
        action = marked_from(words, mask, action + 1)
        reached = score(action, seat, seats, advice, deep)
        if reached > highest:
            chosen, highest = action, reached
    if not DRAWN[views[v].question]:
        return chosen
    action, weights = begin, 0
    for n in range(count):
        if n > 0:
            action = marked_from(words, mask, action + 1)
        below_best = score(action, seat, seats, advice, deep) - highest
        weight = int(power_of_e(below_best / UNIT) * FINEST)
        weights += weight
        if weight > 0 and below(stream, weights) < weight:
            chosen = action
    return chosen
