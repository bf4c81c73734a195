"""Which moves are legal, and what each answer does."""

from typing import Any

from motherlode.games.dice import moves, reasons
from motherlode.games.dice.actions import (
    give,
    mark_uses,
    reach_into,
    refused_seat,
    refused_use,
    refused_victim,
    return_from_table,
    stop,
    store,
    take,
    use,
    wild_faces,
)
from motherlode.games.dice.rolls import mark_rerolls, may_reroll, reroll, shows, stand
from motherlode.games.dice.rounds import choose_leader, end_turn, refused_leader
from motherlode.games.kit.answers import answers_of
from motherlode.games.kit.compile import inline
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Record


@inline
def refusal(s: Record, seat: int, action: int) -> int:
    """Why this answer to the open question does not do, or LEGAL."""
    if action == moves.STAND or action == moves.END_TURN or action == moves.DONE:
        return LEGAL
    if s.question == moves.ASK_ROLL:
        if not may_reroll(s, seat):
            return reasons.NO_REROLL_LEFT
        return LEGAL if shows(s, action - moves.REROLL) else reasons.DICE_NOT_THERE
    if s.question == moves.ASK_ACT:
        return refused_use(
            s, seat, moves.USE_FACE[action - moves.USE], moves.USE_NUMBER[action - moves.USE], wild_faces(s)
        )
    if s.question == moves.ASK_RETURN:
        return LEGAL if s.table[action - moves.RETURN] > 0 else reasons.NOT_AMONG_THE_DRAWN
    if s.question == moves.ASK_STORE:
        return LEGAL if s.cart[seat, action - moves.STORE] > 0 else reasons.NOT_ON_YOUR_CART
    if s.question == moves.ASK_GIVE:
        return refused_seat(s, seat, action - moves.SEAT, reasons.GIVE_TO_YOURSELF)
    if s.question == moves.ASK_FROM:
        return refused_victim(s, seat, action - moves.SEAT)
    if s.question == moves.ASK_TAKE:
        return LEGAL if s.cart[s.target, action - moves.TAKE] > 0 else reasons.NOT_ON_THAT_CART
    return refused_leader(s, action - moves.SEAT)


@inline
def mark_known(s: Record, seat: int, mask: Any) -> int:
    """Mark the legal answers to the two long questions, by table; how many there are."""
    if s.question == moves.ASK_ROLL:
        return mark_rerolls(s, seat, mask)
    return mark_uses(s, seat, mask) if s.question == moves.ASK_ACT else NOTHING


answer = answers_of(
    {
        moves.ASK_ROLL: {moves.STAND: stand, moves.REROLL: reroll},
        moves.ASK_ACT: {moves.USE: use, moves.END_TURN: end_turn},
        moves.ASK_RETURN: {moves.RETURN: return_from_table},
        moves.ASK_STORE: {moves.STORE: store, moves.DONE: stop},
        moves.ASK_GIVE: {moves.DONE: stop, moves.SEAT: give},
        moves.ASK_FROM: {moves.DONE: stop, moves.SEAT: reach_into},
        moves.ASK_TAKE: {moves.TAKE: take},
        moves.ASK_LEADER: {moves.SEAT: choose_leader},
    }
)
