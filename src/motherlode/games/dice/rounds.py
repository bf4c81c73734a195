"""The end of a turn and of a round: elimination, the empty bag, the next leader (D4, D30, D31, D60–D64, D82)."""

from typing import Any

from motherlode.games.dice import reasons
from motherlode.games.dice.end import end_day
from motherlode.games.dice.events import BAG_EMPTIED, BECAME_LEADER, CHOSE_LEADER, ELIMINATED, ENDED_TURN
from motherlode.games.dice.moves import ASK_LEADER
from motherlode.games.dice.pieces import AFTER_ROUNDS, LAST_WILL_BE_FIRST, SURVIVORS, UNSTABLE
from motherlode.games.dice.rolls import open_turn
from motherlode.games.dice.seats import seats_in, valuables
from motherlode.games.dice.setup import start_round
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, clear, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise


@rule
def end_turn(s: Record, seat: int, events: Any) -> None:
    """D82: first elimination (D61), then two left (D62), then the empty bag (D31, D63); else play goes on."""
    clear(s.used)
    emit(events, ENDED_TURN, seat, 0, 0)
    if s.ending == LAST_WILL_BE_FIRST:
        if s.cart[seat, UNSTABLE] >= s.limit:
            eliminate(s, seat, events)
        if seats_in(s) <= SURVIVORS:
            end_day(s, events)
            return
    if total(s.bag) == 0:
        emit(events, BAG_EMPTIED, 0, 0, 0)
        end_day(s, events)
        return
    pass_turn(s, events)


@rule
def eliminate(s: Record, seat: int, events: Any) -> None:
    """D61: cart and chest go back to the bag, the markers are gone."""
    pour(s.cart[seat], s.bag)
    pour(s.chest[seat], s.bag)
    s.markers[seat] = 0
    s.out[seat] = 1
    s.fell[seat] = s.seats - seats_in(s)
    emit(events, ELIMINATED, seat, 0, 0)


@rule
def pass_turn(s: Record, events: Any) -> None:
    """D4: clockwise over the seats still in; back at the leader's place the round is over."""
    seat = clockwise(s, s.turn, 1)
    while seat != s.leader and s.out[seat]:
        seat = clockwise(s, seat, 1)
    if seat == s.leader:
        end_round(s, events)
    else:
        open_turn(s, seat, events)


@rule
def end_round(s: Record, events: Any) -> None:
    """D31: after the last round the game ends, unless the last will be first (D60); else a leader is found (D30)."""
    if s.ending == AFTER_ROUNDS and s.round >= s.rounds:
        end_day(s, events)
        return
    most = most_valuables(s)
    tied = 0
    richest = NOTHING
    for seat in range(s.seats):
        if may_lead(s, seat, most):
            tied += 1
            richest = seat
    if tied == 1:
        lead(s, richest, events)
    else:
        ask(s, ASK_LEADER, chooser(s))


@inline
def most_valuables(s: Record) -> int:
    """D30: the largest number of valuables on one cart; the chests do not count, nor does a seat that is out (D64)."""
    most = 0
    for seat in range(s.seats):
        if not s.out[seat]:
            most = max(most, valuables(s.cart[seat]))
    return most


@inline
def may_lead(s: Record, seat: int, most: int) -> bool:
    """D30: the seats with the most valuables on the cart; only seats still in (D64)."""
    return not s.out[seat] and valuables(s.cart[seat]) == most


@rule
def chooser(s: Record) -> int:
    """D82: the present leader chooses, or the next seat clockwise that is in."""
    seat = s.leader
    while s.out[seat]:
        seat = clockwise(s, seat, 1)
    return seat


@inline
def refused_leader(s: Record, seat: int) -> int:
    """D30: only one of the seats that tie."""
    if seat >= s.seats:
        return reasons.NO_SUCH_SEAT
    if s.out[seat]:
        return reasons.SEAT_IS_OUT
    return LEGAL if may_lead(s, seat, most_valuables(s)) else reasons.NOT_TIED


@rule
def choose_leader(s: Record, seat: int, leader: int, events: Any) -> None:
    """D30: the answer to `leader`."""
    emit(events, CHOSE_LEADER, seat, leader, 0)
    lead(s, leader, events)


@rule
def lead(s: Record, leader: int, events: Any) -> None:
    """D30: the new leader begins the next round."""
    if leader != s.leader:
        emit(events, BECAME_LEADER, leader, 0, 0)
    start_round(s, s.round + 1, leader, events)
