"""The end of a day and of the match: scores, ties, and the Grand Tournament (D32, D33, D62, D70, D82)."""

from typing import Any

from motherlode.games.dice.events import DAY_ENDED, GAME_OVER, SCORED, WAS_RECKLESS
from motherlode.games.dice.moves import ASK_ROLL
from motherlode.games.dice.pieces import LAST_WILL_BE_FIRST, UNSTABLE, VALUABLES
from motherlode.games.dice.setup import start_day
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise

SMALLEST_SET, LARGEST_SET = 3, 6


# --- scoring


@inline
def owned(s: Record, seat: int, crystal: int) -> int:
    """D32: valuables of a colour count in cart and chest alike."""
    return s.cart[seat, crystal] + s.chest[seat, crystal]


@rule
def set_bonus(s: Record, count: int) -> int:
    """D32: points for `count` crystals of one colour."""
    return 0 if count < SMALLEST_SET else s.sets[min(count, LARGEST_SET) - SMALLEST_SET]


@rule
def reckless(s: Record, seat: int) -> bool:
    """D32: no chest holds fewer crystals; all who tie for it pay. Not when the last will be first (D62)."""
    if s.ending == LAST_WILL_BE_FIRST:
        return False
    stored = total(s.chest[seat])
    for other in range(s.seats):
        if total(s.chest[other]) < stored:
            return False
    return True


@rule
def points_today(s: Record, seat: int) -> int:
    """D32: values and set bonuses, less the unstable crystals and recklessness; nothing for one who is out (D82)."""
    if s.out[seat]:
        return 0
    points = -s.cart[seat, UNSTABLE] * s.unstable_cost
    for crystal in range(VALUABLES):
        count = owned(s, seat, crystal)
        points += count * s.values[crystal] + set_bonus(s, count)
    if reckless(s, seat):
        points -= s.reckless_cost
    return points


@rule
def score(s: Record, seat: int) -> int:
    """D70: the points of all days are added up."""
    return s.sums[seat] + points_today(s, seat)


@rule
def beats(s: Record, one: int, other: int) -> bool:
    """D33: more points, then more of the first colour that differs; of a tournament, more points and no more (D70)."""
    if s.days > 1:
        return score(s, one) > score(s, other)
    if s.out[one] or s.out[other]:
        return outlasted(s, one, other)
    points, others_points = score(s, one), score(s, other)
    if points != others_points:
        return points > others_points
    for crystal in range(VALUABLES):
        if owned(s, one, crystal) != owned(s, other, crystal):
            return owned(s, one, crystal) > owned(s, other, crystal)
    return False


@rule
def outlasted(s: Record, one: int, other: int) -> bool:
    """D62: a seat that is still in ranks above the eliminated, and of these the later above the earlier."""
    if s.out[one] and s.out[other]:
        return s.fell[one] > s.fell[other]
    return not s.out[one]


# --- the end


@rule
def end_day(s: Record, events: Any) -> None:
    """D32: the seats are scored; then the next day of a tournament, or the end."""
    for seat in range(s.seats):
        if reckless(s, seat):
            emit(events, WAS_RECKLESS, seat, s.reckless_cost, 0)
    for seat in range(s.seats):
        emit(events, SCORED, seat, points_today(s, seat), 0)
    if s.day < s.days:
        emit(events, DAY_ENDED, s.day, 0, 0)
        start_next_day(s, events)
    else:
        s.over = 1
        ask(s, ASK_ROLL, NOTHING)
        emit(events, GAME_OVER, 0, 0, 0)


@rule
def start_next_day(s: Record, events: Any) -> None:
    """D70: the highest sum leads; of several, the first clockwise from the last leader, that one first."""
    for seat in range(s.seats):
        s.sums[seat] = score(s, seat)
    leader = s.leader
    for step in range(1, s.seats):
        seat = clockwise(s, s.leader, step)
        if s.sums[seat] > s.sums[leader]:
            leader = seat
    start_day(s, s.day + 1, leader, events)
