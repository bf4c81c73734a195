"""The turn (Q10–Q16), which moves are legal, and what each answer does."""

from typing import Any

from motherlode.games.kit.answers import answers_of
from motherlode.games.kit.compile import inline
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask
from motherlode.games.quartz import moves, reasons
from motherlode.games.quartz.cards import hide, play, send_back, unmet_need
from motherlode.games.quartz.events import LEFT, STOPPED
from motherlode.games.quartz.night import close_store, forfeit, store, take_bonus, take_leftmost_bonus
from motherlode.games.quartz.obsidian import draw_onto_cart, go_on, have_accident, load_from_table, use_token
from motherlode.games.quartz.pieces import OBSIDIAN
from motherlode.games.quartz.reactions import (
    aim,
    allow,
    decline,
    give,
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
    if question == moves.ASK_TURN:
        return refused_on_turn(s, seat, action)
    if question == moves.ASK_TARGET:
        return unfit_target(s, seat, action - moves.SEAT)
    if question == moves.ASK_REACT:
        if action == moves.REACT and s.hand[seat, reaction_to(s)] == 0:
            return reasons.NO_REACTION_IN_HAND
        return LEGAL
    if question == moves.ASK_DIG:
        return reasons.BAG_IS_EMPTY if action == moves.DIG and total(s.bag) == 0 else LEGAL
    if action == moves.DECLINE:
        return refused_decline(s)
    if question == moves.ASK_TAKE:
        return there(on_offer(s, action - moves.TAKE))
    if question == moves.ASK_GIVE:
        return there(s.cart[seat, action - moves.GIVE])
    if question == moves.ASK_HIDE:
        return there(s.cart[seat, action - moves.HIDE])
    if question == moves.ASK_KEEP and action != moves.DONE:
        return there(s.table[action - moves.RETURN])
    if question == moves.ASK_STORE and action != moves.DONE:
        return there(s.cart[seat, action - moves.STORE])
    return LEGAL


@inline
def there(count: int) -> int:
    """A colour can be named when there is one of it."""
    return LEGAL if count > 0 else reasons.CRYSTAL_NOT_THERE


@inline
def refused_on_turn(s: Record, seat: int, action: int) -> int:
    """Q10: mine, play a card or leave; leaving is always possible."""
    if action == moves.LEAVE:
        return LEGAL
    if action == moves.MINE:
        return reasons.BAG_IS_EMPTY if total(s.bag) == 0 else LEGAL
    if action == moves.USE_TOKEN:
        return refused_token(s, seat)
    if s.hand[seat, action - moves.PLAY] == 0:
        return reasons.CARD_NOT_IN_HAND
    return unmet_need(s, seat, action - moves.PLAY)


@inline
def refused_token(s: Record, seat: int) -> int:
    """Q16: offered to a seat with a token and an obsidian on its cart."""
    if not s.token[seat]:
        return reasons.NO_TOKEN
    return LEGAL if s.cart[seat, OBSIDIAN] > 0 else reasons.NO_OBSIDIAN_ON_CART


# --- what each answer does


@inline
def use_token_on_turn(s: Record, seat: int, events: Any) -> None:
    """Q16: not one of the turn's actions, so the same seat is asked again."""
    use_token(s, seat, events)
    ask(s, moves.ASK_TURN, seat)


@inline
def leave(s: Record, seat: int, events: Any) -> None:
    """Q13: safe, and out for the day: with a bonus if two or more others are inside (Q14), else with nothing (Q15)."""
    s.inside[seat] = 0
    emit(events, LEFT, seat, 0, 0)
    if dwarves_inside(s) >= 2:
        take_leftmost_bonus(s, seat, events)


@inline
def dig(s: Record, seat: int, events: Any) -> None:
    """Q61: one more crystal."""
    s.left -= 1
    draw_onto_cart(s, seat, events)


@inline
def stop_digging(s: Record, seat: int, events: Any) -> None:
    """Q61: the rest is left where it is."""
    emit(events, STOPPED, seat, 0, 0)
    s.left = 0


resolve = answers_of(
    {
        moves.ASK_TURN: {
            moves.MINE: draw_onto_cart,
            moves.LEAVE: leave,
            moves.PLAY: play,
            moves.USE_TOKEN: use_token_on_turn,
        },
        moves.ASK_TOKEN: {moves.USE_TOKEN: use_token, moves.ACCEPT: have_accident},
        moves.ASK_TARGET: {moves.SEAT: aim},
        moves.ASK_REACT: {moves.REACT: react, moves.ALLOW: allow},
        moves.ASK_HIDE: {moves.HIDE: hide, moves.DECLINE: decline},
        moves.ASK_TAKE: {moves.DECLINE: decline, moves.TAKE: take},
        moves.ASK_GIVE: {moves.GIVE: give},
        moves.ASK_KEEP: {moves.RETURN: send_back, moves.DONE: load_from_table},
        moves.ASK_STORE: {moves.DONE: close_store, moves.STORE: store},
        moves.ASK_THRILL: {moves.TAKE_BONUS: take_bonus, moves.FORFEIT: forfeit},
        moves.ASK_DIG: {moves.DIG: dig, moves.STOP: stop_digging},
    }
)


@inline
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    """Do what the legal answer says; when that asks nobody anything, play goes on."""
    s.asked = NOTHING
    resolve(s, seat, action, events)
    if s.asked == NOTHING and not s.over:
        go_on(s, events)
