"""Which answers are legal, and what each of them does. Legality is decided here and nowhere else."""

from typing import Any

from motherlode.games.kit.compile import inline
from motherlode.games.kit.records import Record
from motherlode.games.quarry.actions import can_pay, choose, owed_shape, pass_by, pay, pay_on, unfit, unfit_to_pay
from motherlode.games.quarry.events import (
    LEGAL,
    WHY_CANNOT_PAY,
)
from motherlode.games.quarry.moves import (
    ASK_ACT,
    ASK_PAY,
    ASK_PICKAXE,
    ASK_VOTE,
    FIRST_MOVE,
    LAST_MOVE,
    PAID_ACTION_OF_MOVE,
    PASS,
    PAY,
    SPEND,
    VOTE,
)
from motherlode.games.quarry.pieces import KINDS_OF_BALLOTS, KINDS_OF_PAID_ACTIONS
from motherlode.games.quarry.votes import cast, keep_pickaxe, spend_pickaxe


@inline
def is_asked(s: Record, seat: int) -> bool:
    """Whether an answer of this seat is awaited: of one seat, or of all that have not voted yet (R10)."""
    if s.over or seat >= s.seats:
        return False
    return not s.voted[seat] if s.question == ASK_VOTE else seat == s.asked


@inline
def seats_asked(s: Record) -> int:
    """R10: the seats whose answer is awaited, as bits."""
    seats = 0
    for seat in range(s.seats):
        if is_asked(s, seat):
            seats |= 1 << seat
    return seats


@inline
def refusal(s: Record, seat: int, action: int) -> int:
    """Why this answer to the open question does not do, or LEGAL."""
    if s.question == ASK_ACT and action != PASS:
        paid_action = PAID_ACTION_OF_MOVE[action]
        if not can_pay(s, seat, paid_action):
            return WHY_CANNOT_PAY
        return unfit(s, seat, paid_action, action - FIRST_MOVE[paid_action])
    return unfit_to_pay(s, seat, action - PAY) if s.question == ASK_PAY else LEGAL


@inline
def mark_legal(s: Record, seat: int, mask: Any) -> int:
    """Mark what a seat that is asked may answer, exactly the moves that `refusal` lets pass; how many there are."""
    if s.question == ASK_ACT:
        return mark_actions(s, seat, mask)
    if s.question == ASK_PAY:
        return mark_payments(s, seat, mask)
    if s.question == ASK_PICKAXE:
        return mark_run(mask, SPEND, 2)
    return mark_run(mask, VOTE, KINDS_OF_BALLOTS)


@inline
def mark_run(mask: Any, first: int, count: int) -> int:
    """Mark `count` moves side by side."""
    for action in range(first, first + count):
        mask[action] = 1
    return count


@inline
def mark_actions(s: Record, seat: int, mask: Any) -> int:
    """R20: a pass, or an action that the hand can pay and that fits its target."""
    count = mark_run(mask, PASS, 1)
    for paid_action in range(KINDS_OF_PAID_ACTIONS):
        if can_pay(s, seat, paid_action):
            for action in range(FIRST_MOVE[paid_action], LAST_MOVE[paid_action] + 1):
                if unfit(s, seat, paid_action, action - FIRST_MOVE[paid_action]) == LEGAL:
                    mask[action] = 1
                    count += 1
    return count


@inline
def mark_payments(s: Record, seat: int, mask: Any) -> int:
    """R51: both grades of the shape to pay, or only one of them."""
    count = 0
    for card in range(2 * owed_shape(s), 2 * owed_shape(s) + 2):
        if unfit_to_pay(s, seat, card) == LEGAL:
            count += mark_run(mask, PAY + card, 1)
    return count


@inline
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    """Do what the legal answer says."""
    if s.question == ASK_VOTE:
        cast(s, seat, action - VOTE, events)
    elif s.question == ASK_PICKAXE:
        if action == SPEND:
            spend_pickaxe(s, seat, events)
        else:
            keep_pickaxe(s, seat, events)
    elif s.question == ASK_PAY:
        pay(s, seat, action - PAY, events)
        pay_on(s, seat, events)
    elif action == PASS:
        pass_by(s, seat, events)
    else:
        choose(s, seat, action, events)
