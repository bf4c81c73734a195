"""The turn (Q10–Q16), which moves are legal, and what each answer does."""

from typing import Any

from motherlode.games.kit.compile import inline
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask
from motherlode.games.quartz.cards import come_closer_give, eureka_give, hide, play, send_back, unmet_need
from motherlode.games.quartz.events import (
    LEFT,
    LEGAL,
    STOPPED,
    WHY_BAG_IS_EMPTY,
    WHY_CARD_NOT_IN_HAND,
    WHY_CRYSTAL_NOT_THERE,
    WHY_NO_OBSIDIAN_ON_CART,
    WHY_NO_REACTION_IN_HAND,
    WHY_NO_TOKEN,
)
from motherlode.games.quartz.moves import (
    ACCEPT,
    ASK_DIG,
    ASK_GIVE,
    ASK_HIDE,
    ASK_KEEP,
    ASK_REACT,
    ASK_STORE,
    ASK_TAKE,
    ASK_TARGET,
    ASK_THRILL,
    ASK_TOKEN,
    ASK_TURN,
    DECLINE,
    DIG,
    DONE,
    GIVE,
    HIDE,
    LEAVE,
    MINE,
    PLAY,
    REACT,
    RETURN,
    SEAT,
    STORE,
    TAKE,
    TAKE_BONUS,
    USE_TOKEN,
)
from motherlode.games.quartz.night import close_store, fall_night, forfeit, store, take_leftmost_bonus
from motherlode.games.quartz.obsidian import draw_onto_cart, go_on, have_accident, load_from_table, use_token
from motherlode.games.quartz.pieces import EUREKA, OBSIDIAN
from motherlode.games.quartz.reactions import (
    aim,
    allow,
    decline,
    on_offer,
    react,
    reaction_to,
    refused_decline,
    take,
    unfit_target,
)
from motherlode.games.quartz.setup import dwarves_inside


@inline
def refusal(s: Record, seat: int, action: int) -> int:
    """Why this answer to the open question does not do, or LEGAL. The only place where legality is decided."""
    question = s.question
    if question == ASK_TURN:
        return refused_on_turn(s, seat, action)
    if question == ASK_TARGET:
        return unfit_target(s, seat, action - SEAT)
    if question == ASK_REACT:
        if action == REACT and s.hand[seat, reaction_to(s)] == 0:
            return WHY_NO_REACTION_IN_HAND
        return LEGAL
    if question == ASK_DIG:
        return WHY_BAG_IS_EMPTY if action == DIG and total(s.bag) == 0 else LEGAL
    if action == DECLINE:
        return refused_decline(s)
    if question == ASK_TAKE:
        return there(on_offer(s, action - TAKE))
    if question == ASK_GIVE:
        return there(s.cart[seat, action - GIVE])
    if question == ASK_HIDE:
        return there(s.cart[seat, action - HIDE])
    if question == ASK_KEEP and action != DONE:
        return there(s.table[action - RETURN])
    if question == ASK_STORE and action != DONE:
        return there(s.cart[seat, action - STORE])
    return LEGAL


@inline
def seats_asked(s: Record) -> int:
    """Q10: one seat at a time, as a bit."""
    return 0 if s.over else 1 << s.asked


@inline
def there(count: int) -> int:
    """A colour can be named when there is one of it."""
    return LEGAL if count > 0 else WHY_CRYSTAL_NOT_THERE


@inline
def refused_on_turn(s: Record, seat: int, action: int) -> int:
    """Q10: mine, play a card or leave; leaving is always possible."""
    if action == LEAVE:
        return LEGAL
    if action == MINE:
        return WHY_BAG_IS_EMPTY if total(s.bag) == 0 else LEGAL
    if action == USE_TOKEN:
        return refused_token(s, seat)
    if s.hand[seat, action - PLAY] == 0:
        return WHY_CARD_NOT_IN_HAND
    return unmet_need(s, seat, action - PLAY)


@inline
def refused_token(s: Record, seat: int) -> int:
    """Q16: offered to a seat with a token and an obsidian on its cart."""
    if not s.token[seat]:
        return WHY_NO_TOKEN
    return LEGAL if s.cart[seat, OBSIDIAN] > 0 else WHY_NO_OBSIDIAN_ON_CART


@inline
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    """Do what the legal answer says; when that asks nobody anything, play goes on."""
    s.asked = NOTHING
    resolve(s, seat, action, events)
    if s.asked == NOTHING and not s.over:
        go_on(s, events)


@inline
def resolve(s: Record, seat: int, action: int, events: Any) -> None:
    """The answer by its question."""
    if s.question == ASK_TURN:
        take_turn(s, seat, action, events)
    elif s.question == ASK_TOKEN:
        if action == ACCEPT:
            have_accident(s, seat, events)
        else:
            use_token(s, seat, events)
    elif s.question == ASK_TARGET:
        aim(s, seat, action - SEAT, events)
    elif s.question == ASK_REACT:
        if action == REACT:
            react(s, seat, events)
        else:
            allow(s, seat, events)
    elif action == DECLINE:
        decline(s, seat, events)
    elif s.question == ASK_TAKE:
        take(s, seat, action - TAKE, events)
    elif s.question == ASK_GIVE:
        if s.card == EUREKA:
            eureka_give(s, seat, action - GIVE, events)
        else:
            come_closer_give(s, seat, action - GIVE)
    elif s.question == ASK_HIDE:
        hide(s, seat, action - HIDE, events)
    elif s.question == ASK_KEEP:
        if action == DONE:
            load_from_table(s, seat, events)
        else:
            send_back(s, seat, action - RETURN, events)
    elif s.question == ASK_STORE:
        if action == DONE:
            close_store(s, seat, events)
        else:
            store(s, seat, action - STORE, events)
    elif s.question == ASK_THRILL:
        if action == TAKE_BONUS:
            take_leftmost_bonus(s, seat, events)
            fall_night(s, events)
        else:
            forfeit(s, events)
    elif action == DIG:
        s.left -= 1
        draw_onto_cart(s, seat, events)
    else:
        emit(events, STOPPED, seat, 0, 0)
        s.left = 0


@inline
def take_turn(s: Record, seat: int, action: int, events: Any) -> None:
    """Q10: one of the turn's actions; using a token is not one, and the same seat is asked again (Q16)."""
    if action == MINE:
        draw_onto_cart(s, seat, events)
    elif action == LEAVE:
        leave(s, seat, events)
    elif action == USE_TOKEN:
        use_token(s, seat, events)
        ask(s, ASK_TURN, seat)
    else:
        play(s, seat, action - PLAY, events)


@inline
def leave(s: Record, seat: int, events: Any) -> None:
    """Q13: safe, and out for the day: with a bonus if two or more others are inside (Q14), else with nothing (Q15)."""
    s.inside[seat] = 0
    emit(events, LEFT, seat, 0, 0)
    if dwarves_inside(s) >= 2:
        take_leftmost_bonus(s, seat, events)
