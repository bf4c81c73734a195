"""Cards aimed at another dwarf and the reactions to them (Q35–Q46), and what the answers `take` and `decline` mean."""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, clear, pour
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask
from motherlode.games.quartz import pieces, reasons
from motherlode.games.quartz.cards import (
    come_closer_give,
    come_closer_take,
    draw_onto_table,
    eureka_decline,
    eureka_give,
    eureka_take,
    hide_nothing,
    return_from_table,
    take_from_cart,
)
from motherlode.games.quartz.events import AIMED, ALLOWED, DECLINED, GOT_OBSIDIAN, LOADED, OBSIDIAN_TO_BAG, REACTED
from motherlode.games.quartz.moves import ASK_GIVE, ASK_REACT, ASK_TAKE, ASK_TARGET
from motherlode.games.quartz.night import valuables
from motherlode.games.quartz.obsidian import check_cart
from motherlode.games.quartz.setup import lose_card

# The card that answers each card, by number; NOTHING where there is none.
REACTION = np.array(
    [
        pieces.CARD_SLUGS.index(pieces.REACTIONS[card]) if card in pieces.REACTIONS else NOTHING
        for card in pieces.CARD_SLUGS
    ]
)

GIMME_A_HAND_DRAWS, NOT_YOURS_TAKES = 2, 2


@inline
def unfit_target(s: Record, seat: int, other: int) -> int:
    """Q32, Q36, Q40: why this seat cannot be the target, or LEGAL."""
    if other == seat:
        return reasons.YOURSELF
    if other >= s.seats or not s.inside[other]:
        return reasons.SEAT_NOT_INSIDE
    if s.card == pieces.COME_CLOSER or s.card == pieces.NOT_YOURS:
        if valuables(s.cart[other]) == 0:
            return reasons.SEAT_HAS_NO_VALUABLE
    if s.card == pieces.NOT_MINE_EITHER:
        if s.edition == pieces.EDITION_PT and s.held[other]:
            return reasons.SEAT_HELD_IT
        if other == s.giver:
            return reasons.SEAT_GAVE_IT
    return LEGAL


@rule
def aim(s: Record, seat: int, other: int, events: Any) -> None:
    """Q37, Q46: the target is named, and asked to react where a reaction exists, whether or not it holds one."""
    s.target = other
    emit(events, AIMED, seat, other, 0)
    if s.card == pieces.COME_CLOSER:
        ask(s, ASK_GIVE, seat)
        return
    if s.card == pieces.NOT_MINE:
        s.cart[seat, pieces.OBSIDIAN] -= 1
        s.table[pieces.OBSIDIAN] = 1
    if s.card == pieces.NOT_MINE or s.card == pieces.NOT_MINE_EITHER:
        s.giver = seat
        s.held[seat] = 1
    if can_react(s, other):
        ask(s, ASK_REACT, other)
    else:
        keep_obsidian(s, other, events)


@inline
def can_react(s: Record, seat: int) -> bool:
    """Q84, Q89: every target, but by some readings not the seat whose turn it is, or nobody after not-mine-either."""
    if s.card != pieces.NOT_MINE_EITHER:
        return True
    if seat == s.turn and not s.own_turn_reactions:
        return False
    return s.chain != 0


@inline
def reaction_to(s: Record) -> int:
    """Q40–Q42: the card that answers the one being resolved; not-mine-either also answers itself."""
    return pieces.NOT_MINE_EITHER if s.card == pieces.NOT_MINE_EITHER else REACTION[s.card]


@rule
def react(s: Record, seat: int, events: Any) -> None:
    """Q43: the reaction card is discarded, and takes effect instead of the card it answers."""
    card = reaction_to(s)
    lose_card(s, seat, card)
    s.discard[card] += 1
    emit(events, REACTED, seat, card, 0)
    s.card = card
    if card == pieces.NOT_MINE_EITHER:
        send_on(s, seat, events)
    elif card == pieces.THIEVERY and valuables(s.cart[s.turn]) > 0:
        ask(s, ASK_TAKE, seat)


@rule
def allow(s: Record, seat: int, events: Any) -> None:
    """Q46: the card takes its effect on the target."""
    emit(events, ALLOWED, seat, 0, 0)
    if s.card == pieces.GIMME_A_HAND:
        gimme_a_hand(s, events)
    elif s.card == pieces.NOT_YOURS:
        s.left = min(NOT_YOURS_TAKES, valuables(s.cart[seat]))
        ask(s, ASK_TAKE, s.turn)
    else:
        keep_obsidian(s, seat, events)


# --- gimme-a-hand


@rule
def gimme_a_hand(s: Record, events: Any) -> None:
    """Q35: the target draws two; of two obsidians one goes back and it takes the other; else the player may choose."""
    draw_onto_table(s, s.target, GIMME_A_HAND_DRAWS, events)
    if s.table[pieces.OBSIDIAN] == 2:
        return_from_table(s, s.target, pieces.OBSIDIAN, 1, events)
    else:
        ask(s, ASK_TAKE, s.turn)


@rule
def gimme_a_hand_take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q35: first the player's crystal is placed and checked, then the target's (Q83)."""
    s.table[crystal] -= 1
    s.cart[seat, crystal] += 1
    emit(events, LOADED, seat, crystal, 1)
    check_cart(s, seat, events)


# --- not-yours and thievery


@rule
def not_yours_take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q36: two valuables of choice, one at a time."""
    take_from_cart(s, seat, s.target, crystal, events)
    s.left -= 1
    if s.left > 0:
        ask(s, ASK_TAKE, seat)


@rule
def thievery_take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q41: one valuable from the thief's cart."""
    take_from_cart(s, seat, s.turn, crystal, events)


# --- not-mine and not-mine-either


@rule
def send_on(s: Record, seat: int, events: Any) -> None:
    """Q40: the holder names the next receiver (Q84); with nobody to send it to, the obsidian goes to the bag."""
    s.held[seat] = 1
    for other in range(s.seats):
        if unfit_target(s, seat, other) == LEGAL:
            ask(s, ASK_TARGET, seat)
            return
    clear(s.table)
    s.bag[pieces.OBSIDIAN] += 1
    emit(events, OBSIDIAN_TO_BAG, seat, 0, 0)


@rule
def keep_obsidian(s: Record, seat: int, events: Any) -> None:
    """Q44: nobody reacts: the obsidian is placed; then the token, then the accident."""
    pour(s.table, s.cart[seat])
    emit(events, GOT_OBSIDIAN, seat, 0, 0)
    check_cart(s, seat, events)


# --- what may be taken and given


@inline
def on_offer(s: Record, crystal: int) -> int:
    """How many crystals of the colour the open question `take` offers."""
    if s.card == pieces.GIMME_A_HAND:
        return s.table[crystal]
    if crystal == pieces.OBSIDIAN:
        return 0
    if s.card == pieces.EUREKA:
        return s.table[crystal]
    if s.card == pieces.THIEVERY:
        return s.cart[s.turn, crystal]
    return s.cart[s.target, crystal]


@rule
def take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """The answer to `take`, by the card that asks it."""
    if s.card == pieces.EUREKA:
        eureka_take(s, seat, crystal)
    elif s.card == pieces.COME_CLOSER:
        come_closer_take(s, seat, crystal, events)
    elif s.card == pieces.GIMME_A_HAND:
        gimme_a_hand_take(s, seat, crystal, events)
    elif s.card == pieces.NOT_YOURS:
        not_yours_take(s, seat, crystal, events)
    else:
        thievery_take(s, seat, crystal, events)


@rule
def give(s: Record, seat: int, crystal: int, events: Any) -> None:
    """The answer to `give`, by the card that asks it."""
    if s.card == pieces.EUREKA:
        eureka_give(s, seat, crystal, events)
    else:
        come_closer_give(s, seat, crystal)


@inline
def refused_decline(s: Record) -> int:
    """Q31, Q34, Q35, Q41: LEGAL where a choice is offered; come-closer, not-yours and pt's what-crystal offer none."""
    if (
        s.card == pieces.COME_CLOSER
        or s.card == pieces.NOT_YOURS
        or (s.card == pieces.WHAT_CRYSTAL and s.edition == pieces.EDITION_PT)
    ):
        return reasons.MUST_CHOOSE
    return reasons.MUST_TAKE if s.card == pieces.THIEVERY and s.must_take else LEGAL


@rule
def decline(s: Record, seat: int, events: Any) -> None:
    """The answer `decline`, by the card that asks."""
    if s.card == pieces.EUREKA:
        eureka_decline(s, seat, events)
    elif s.card == pieces.WHAT_CRYSTAL:
        hide_nothing(s, seat, events)
    else:
        emit(events, DECLINED, seat, 0, 0)
