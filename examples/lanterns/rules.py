"""The rules, in the order in which they are read."""

from typing import Any

from examples.lanterns import moves
from examples.lanterns.fields import COPIES, HAND, KINDS, MOST_SEATS
from motherlode.games.kit.answers import answers_of
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import clear, draw, pour, total
from motherlode.games.kit.records import Record


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """L1: three lanterns for everybody, in secret; the rest is the deck."""
    seed_stream(s.rng, seed)
    clear(s.river)
    s.turn, s.question, s.over, s.left = 0, 0, 0, KINDS * COPIES
    for lantern in range(KINDS):
        s.deck[lantern] = COPIES
    for seat in range(MOST_SEATS):
        clear(s.hand[seat])
        clear(s.wet[seat])
        s.held[seat] = 0
    for seat in range(s.seats):
        for _ in range(HAND):
            emit(events, moves.DEALT, seat, take(s, seat), 0)


@rule
def take(s: Record, seat: int) -> int:
    """A lantern from the deck into a hand; which one."""
    lantern = draw(s.rng, s.deck)
    s.hand[seat, lantern] += 1
    s.held[seat] += 1
    s.left -= 1
    return lantern


@rule
def seats_asked(s: Record) -> int:
    """L2: one seat after the other."""
    return 0 if s.over else 1 << s.turn


@rule
def brightest(s: Record) -> int:
    """The brightest lantern on the river; the dimmest of all, if it is empty."""
    found = 0
    for lantern in range(KINDS):
        if s.river[lantern] > 0:
            found = lantern
    return found


@rule
def refusal(s: Record, seat: int, action: int) -> int:
    """L3–L5: why the seat that is asked may not; 0 for a legal move."""
    if action == moves.FISH:
        return LEGAL if total(s.river) > 0 else moves.RIVER_IS_EMPTY
    if s.hand[seat, action] == 0:
        return moves.NOT_HELD
    return LEGAL if action >= brightest(s) else moves.TOO_DIM


@rule
def set_afloat(s: Record, seat: int, lantern: int, events: Any) -> None:
    """L3: onto the river, and another one from the deck; L5: whoever floats the last one of a hand ends the game."""
    s.hand[seat, lantern] -= 1
    s.held[seat] -= 1
    s.river[lantern] += 1
    emit(events, moves.FLOATED, seat, lantern, 0)
    if s.left > 0:
        emit(events, moves.DREW, seat, take(s, seat), 0)
    if s.held[seat] > 0:
        s.turn = (seat + 1) % s.seats
    else:
        s.over = 1
        emit(events, moves.ENDED, seat, 0, 0)


@rule
def fish(s: Record, seat: int, events: Any) -> None:
    """L4: everything that is afloat; the same seat goes on, with an empty river."""
    emit(events, moves.FISHED, seat, total(s.river), 0)
    pour(s.river, s.wet[seat])


answer = answers_of({moves.TURN: {moves.FLOAT: set_afloat, moves.FISH: fish}})  # L3 or L4


@rule
def score(s: Record, seat: int) -> int:
    """L5: wet lanterns."""
    return total(s.wet[seat])


@rule
def beats(s: Record, one: int, other: int) -> bool:
    """L5: fewer are better."""
    return score(s, one) < score(s, other)
