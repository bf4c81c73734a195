"""Which answers are legal, and what each of them does. Legality is decided here and nowhere else."""

from typing import Any

from motherlode.games.kit.answers import answers_of
from motherlode.games.kit.compile import inline
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Record
from motherlode.games.quarry import moves, reasons
from motherlode.games.quarry.actions import can_pay, choose, owed_shape, pass_by, pay_on, unfit, unfit_to_pay
from motherlode.games.quarry.pieces import KINDS_OF_PAID_ACTIONS
from motherlode.games.quarry.votes import cast, keep_pickaxe, spend_pickaxe


@inline
def is_asked(s: Record, seat: int) -> bool:
    """Whether an answer of this seat is awaited: of one seat, or of all that have not voted yet (R10)."""
    if s.over or seat >= s.seats:
        return False
    return not s.voted[seat] if s.question == moves.ASK_VOTE else seat == s.asked


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
    if s.question == moves.ASK_ACT and action != moves.PASS:
        paid_action = moves.PAID_ACTION_OF_MOVE[action]
        if not can_pay(s, seat, paid_action):
            return reasons.CANNOT_PAY
        return unfit(s, seat, paid_action, action - moves.FIRST_MOVE[paid_action])
    return unfit_to_pay(s, seat, action - moves.PAY) if s.question == moves.ASK_PAY else LEGAL


@inline
def mark_known(s: Record, seat: int, mask: Any) -> int:
    """Mark the legal answers to the two long questions, exactly those that `refusal` lets pass; how many there are."""
    if s.question == moves.ASK_ACT:
        return mark_actions(s, seat, mask)
    return mark_payments(s, seat, mask) if s.question == moves.ASK_PAY else NOTHING


@inline
def mark_actions(s: Record, seat: int, mask: Any) -> int:
    """R20: a pass, or an action that the hand can pay and that fits its target."""
    mask[moves.PASS] = 1
    count = 1
    for paid_action in range(KINDS_OF_PAID_ACTIONS):
        if can_pay(s, seat, paid_action):
            for action in range(moves.FIRST_MOVE[paid_action], moves.LAST_MOVE[paid_action] + 1):
                if unfit(s, seat, paid_action, action - moves.FIRST_MOVE[paid_action]) == LEGAL:
                    mask[action] = 1
                    count += 1
    return count


@inline
def mark_payments(s: Record, seat: int, mask: Any) -> int:
    """R51: both grades of the shape to pay, or only one of them."""
    count = 0
    for card in range(2 * owed_shape(s), 2 * owed_shape(s) + 2):
        if unfit_to_pay(s, seat, card) == LEGAL:
            mask[moves.PAY + card] = 1
            count += 1
    return count


answer = answers_of(
    {
        moves.ASK_VOTE: {moves.VOTE: cast},
        moves.ASK_PICKAXE: {moves.SPEND: spend_pickaxe, moves.KEEP: keep_pickaxe},
        moves.ASK_ACT: {moves.PASS: pass_by, moves.DRAW_TWO: choose},
        moves.ASK_PAY: {moves.PAY: pay_on},
    }
)
