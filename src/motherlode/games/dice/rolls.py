"""The opening of a turn, reroll markers and the dice (D10–D13)."""

from typing import Any

from motherlode.games.dice.events import DICE_REROLLED, GOT_MARKER, MINED, ROLLED, SPENT_MARKER, STOOD
from motherlode.games.dice.moves import ASK_ACT, ASK_ROLL, POSSIBLE_REROLLS, REROLL, REROLLED, STAND, STEP
from motherlode.games.dice.pieces import DICE, KINDS_OF_FACES, UNSTABLE
from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit, emit_heap
from motherlode.games.kit.multisets import NOTHING, clear, draw
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask


@rule
def open_turn(s: Record, seat: int, events: Any) -> None:
    """D10: one crystal from the bag onto the cart; then all five dice are rolled (D12)."""
    s.turn = seat
    mine(s, seat, events)
    clear(s.used)
    clear(s.dice)
    s.rolls_left = s.rolls - 1
    roll(s, seat, DICE, events)
    offer_reroll(s, seat)


@rule
def mine(s: Record, seat: int, events: Any) -> None:
    """D21: one crystal at random from the bag onto the cart; from an empty bag, none (D27)."""
    crystal = draw(s.rng, s.bag)
    if crystal != NOTHING:
        s.cart[seat, crystal] += 1
        emit(events, MINED, seat, crystal, 0)
        if crystal == UNSTABLE:
            gain_marker(s, seat, events)


@inline
def gain_marker(s: Record, seat: int, events: Any) -> None:
    """D11: a marker at once for an unstable crystal that was mined and stays."""
    s.markers[seat] += 1
    emit(events, GOT_MARKER, seat, 0, 0)


@rule
def roll(s: Record, seat: int, dice: int, events: Any) -> None:
    """D12: `dice` dice are rolled, each face equally likely; the event says how all five lie then."""
    for _ in range(dice):
        s.dice[below(s.rng, KINDS_OF_FACES)] += 1
    emit_heap(events, ROLLED, seat, s.dice)


@rule
def offer_reroll(s: Record, seat: int) -> None:
    """D29: after the last possible reroll the seat acts."""
    ask(s, ASK_ROLL if may_reroll(s, seat) else ASK_ACT, seat)


@inline
def may_reroll(s: Record, seat: int) -> bool:
    """D13: a free reroll is left, or a marker to pay with."""
    return s.rolls_left > 0 or s.markers[seat] > 0


@inline
def shows(s: Record, choice: int) -> bool:
    """D12: whether the dice show all the faces of a reroll."""
    for face in range(KINDS_OF_FACES):
        if s.dice[face] < REROLLED[choice, face]:
            return False
    return True


@rule
def reroll(s: Record, seat: int, choice: int, events: Any) -> None:
    """D12: some of the dice once more, free as long as there are free rolls, then for a marker each time (D13)."""
    if s.rolls_left > 0:
        s.rolls_left -= 1
    else:
        s.markers[seat] -= 1
        emit(events, SPENT_MARKER, seat, 0, 0)
    dice = 0
    for face in range(KINDS_OF_FACES):
        s.dice[face] -= REROLLED[choice, face]
        dice += REROLLED[choice, face]
    emit(events, DICE_REROLLED, seat, dice, 0)
    roll(s, seat, dice, events)
    offer_reroll(s, seat)


@rule
def stand(s: Record, seat: int, events: Any) -> None:
    """D12: the dice stay as they are; free rerolls that are left are given up."""
    s.rolls_left = 0
    emit(events, STOOD, seat, 0, 0)
    ask(s, ASK_ACT, seat)


@inline
def mark_rerolls(s: Record, seat: int, mask: Any) -> int:
    """Mark the legal answers to `roll`, looked up by the way the dice lie; how many there are."""
    mask[STAND] = 1
    if not may_reroll(s, seat):
        return 1
    way = 0
    dice = 0
    for face in range(KINDS_OF_FACES - 1):
        dice += s.dice[face]
        way += STEP[face, dice]
    count = 0
    while POSSIBLE_REROLLS[way, count] != NOTHING:
        mask[REROLL + POSSIBLE_REROLLS[way, count]] = 1
        count += 1
    return 1 + count
