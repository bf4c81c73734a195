"""Which moves are legal, and what each answer does."""

from typing import Any

from motherlode.games.dice.actions import (
    give,
    mark_uses,
    reach_into,
    refused_gift,
    refused_use,
    refused_victim,
    return_from_table,
    stop,
    store,
    take,
    use,
    wild_faces,
)
from motherlode.games.dice.events import (
    LEGAL,
    WHY_DICE_NOT_THERE,
    WHY_NO_REROLL_LEFT,
    WHY_NOT_AMONG_THE_DRAWN,
    WHY_NOT_ON_THAT_CART,
    WHY_NOT_ON_YOUR_CART,
)
from motherlode.games.dice.moves import (
    ASK_ACT,
    ASK_FROM,
    ASK_GIVE,
    ASK_RETURN,
    ASK_ROLL,
    ASK_STORE,
    ASK_TAKE,
    DONE,
    END_TURN,
    FIRST_ANSWER,
    LAST_ANSWER,
    REROLL,
    RETURN,
    SEAT,
    STAND,
    STORE,
    TAKE,
    USE,
    USE_FACE,
    USE_NUMBER,
)
from motherlode.games.dice.rolls import mark_rerolls, may_reroll, reroll, shows, stand
from motherlode.games.dice.rounds import choose_leader, end_turn, refused_leader
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.records import Record


@inline
def refusal(s: Record, seat: int, action: int) -> int:
    """Why this answer to the open question does not do, or LEGAL."""
    if action == STAND or action == END_TURN or action == DONE:
        return LEGAL
    if s.question == ASK_ROLL:
        if not may_reroll(s, seat):
            return WHY_NO_REROLL_LEFT
        return LEGAL if shows(s, action - REROLL) else WHY_DICE_NOT_THERE
    if s.question == ASK_ACT:
        return refused_use(s, seat, USE_FACE[action - USE], USE_NUMBER[action - USE], wild_faces(s))
    if s.question == ASK_RETURN:
        return LEGAL if s.table[action - RETURN] > 0 else WHY_NOT_AMONG_THE_DRAWN
    if s.question == ASK_STORE:
        return LEGAL if s.cart[seat, action - STORE] > 0 else WHY_NOT_ON_YOUR_CART
    if s.question == ASK_GIVE:
        return refused_gift(s, seat, action - SEAT)
    if s.question == ASK_FROM:
        return refused_victim(s, seat, action - SEAT)
    if s.question == ASK_TAKE:
        return LEGAL if s.cart[s.target, action - TAKE] > 0 else WHY_NOT_ON_THAT_CART
    return refused_leader(s, action - SEAT)


@inline
def seats_asked(s: Record) -> int:
    """D4: one seat at a time, as a bit."""
    return 0 if s.over else 1 << s.asked


@inline
def mark_legal(s: Record, seat: int, mask: Any) -> int:
    """Mark every answer that is not refused; how many there are. The two long questions know theirs by table."""
    if s.question == ASK_ROLL:
        return mark_rerolls(s, seat, mask)
    if s.question == ASK_ACT:
        return mark_uses(s, seat, mask)
    count = 0
    for action in range(FIRST_ANSWER[s.question], LAST_ANSWER[s.question] + 1):
        if refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            count += 1
    return count


@rule
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    """Do what the legal answer says."""
    if s.question == ASK_ROLL:
        if action == STAND:
            stand(s, seat, events)
        else:
            reroll(s, seat, action - REROLL, events)
    elif s.question == ASK_ACT:
        if action == END_TURN:
            end_turn(s, seat, events)
        else:
            use(s, seat, USE_FACE[action - USE], USE_NUMBER[action - USE], events)
    elif action == DONE:
        stop(s, seat, events)
    elif s.question == ASK_RETURN:
        return_from_table(s, seat, action - RETURN, events)
    elif s.question == ASK_STORE:
        store(s, seat, action - STORE, events)
    elif s.question == ASK_GIVE:
        give(s, seat, action - SEAT, events)
    elif s.question == ASK_FROM:
        reach_into(s, seat, action - SEAT, events)
    elif s.question == ASK_TAKE:
        take(s, seat, action - TAKE, events)
    else:
        choose_leader(s, seat, action - SEAT, events)
