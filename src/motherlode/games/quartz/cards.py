"""The cards (Q30–Q46). A card is discarded when it is played; then it asks its questions, one at a time.

A card that asks nothing more is resolved, and play goes on (`obsidian.go_on`).
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import NOTHING, clear, draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise
from motherlode.games.kit.telling import tell
from motherlode.games.quartz.happenings import (
    AIMED,
    ALLOWED,
    DECLINED,
    DREW,
    GAVE,
    GOT_OBSIDIAN,
    HID,
    LEGAL,
    LOADED,
    LOST,
    OBSIDIAN_TO_BAG,
    PLAYED,
    PUT_BACK,
    REACTED,
    RETURNED,
    TOOK,
    WHY_BAG_IS_EMPTY,
    WHY_NO_OBSIDIAN_ON_CART,
    WHY_NO_VALUABLE_ON_CART,
    WHY_NOBODY_HAS_A_VALUABLE,
    WHY_SEAT_GAVE_IT,
    WHY_SEAT_HAS_NO_VALUABLE,
    WHY_SEAT_HELD_IT,
    WHY_SEAT_NOT_INSIDE,
    WHY_YOURSELF,
)
from motherlode.games.quartz.moves import ASK_GIVE, ASK_HIDE, ASK_KEEP, ASK_REACT, ASK_TAKE, ASK_TARGET
from motherlode.games.quartz.night import valuables
from motherlode.games.quartz.obsidian import check_cart, load_from_table
from motherlode.games.quartz.pieces import (
    CARDS,
    COLOURS,
    COME_CLOSER,
    EDITION_PT,
    EUREKA,
    GIMME_A_HAND,
    HERE_WE_GO,
    NOT_MINE,
    NOT_MINE_EITHER,
    NOT_YOURS,
    OBSIDIAN,
    OUT_OF_MY_WAY,
    THIEVERY,
    VALUABLES,
    WHAT_CRYSTAL,
)
from motherlode.games.quartz.setup import ask, lose_card

# The card that answers each card, by number; NOTHING where there is none.
_BY_SLUG = {card.slug: number for number, card in enumerate(CARDS)}
_ANSWERED = {_BY_SLUG[card.reacts_to]: _BY_SLUG[card.slug] for card in CARDS if card.reacts_to}
REACTION = np.array([_ANSWERED.get(number, NOTHING) for number in range(len(CARDS))])

HERE_WE_GO_DRAWS, EUREKA_DRAWS, GIMME_A_HAND_DRAWS, NOT_YOURS_TAKES = 3, 7, 2, 2


@inline
def unmet_need(s: Record, seat: int, card: int) -> int:
    """Q80: what keeps the card from changing anything, or LEGAL."""
    if card == HERE_WE_GO or card == EUREKA or card == GIMME_A_HAND:
        if total(s.bag) == 0:
            return WHY_BAG_IS_EMPTY
    if card == EUREKA or card == COME_CLOSER or card == WHAT_CRYSTAL:
        if valuables(s.cart[seat]) == 0:
            return WHY_NO_VALUABLE_ON_CART
    if card == COME_CLOSER or card == OUT_OF_MY_WAY or card == NOT_YOURS:
        return LEGAL if another_has_valuables(s, seat) else WHY_NOBODY_HAS_A_VALUABLE
    if card == NOT_MINE and s.cart[seat, OBSIDIAN] == 0:
        return WHY_NO_OBSIDIAN_ON_CART
    return LEGAL


@inline
def another_has_valuables(s: Record, seat: int) -> bool:
    """Whether some other dwarf inside has a valuable on its cart."""
    for other in range(s.seats):
        if other != seat and s.inside[other] and valuables(s.cart[other]) > 0:
            return True
    return False


@rule
def play(s: Record, seat: int, card: int, events: Any) -> None:
    """Q12: the card is discarded (except Q45) and takes effect."""
    lose_card(s, seat, card)
    tell(events, PLAYED, seat, card, 0)
    s.card = card
    if card != WHAT_CRYSTAL:
        s.discard[card] += 1
    if card == HERE_WE_GO:
        here_we_go(s, seat, events)
    elif card == EUREKA:
        eureka(s, seat, events)
    elif card == OUT_OF_MY_WAY:
        out_of_my_way(s, seat, events)
    elif card == WHAT_CRYSTAL:
        ask(s, ASK_HIDE, seat)
    else:
        ask(s, ASK_TARGET, seat)


@rule
def draw_onto_table(s: Record, seat: int, draws: int, events: Any) -> None:
    """Q85: crystals drawn for a card lie on the table; so many, or what is left."""
    for _ in range(min(draws, total(s.bag))):
        s.table[draw(s.rng, s.bag)] += 1
    for crystal in range(COLOURS):
        if s.table[crystal] > 0:
            tell(events, DREW, seat, crystal, s.table[crystal])


@rule
def return_from_table(s: Record, seat: int, crystal: int, count: int, events: Any) -> None:
    """Crystals go from the table back to the bag."""
    if count > 0:
        s.table[crystal] -= count
        s.bag[crystal] += count
        tell(events, RETURNED, seat, crystal, count)


@rule
def return_all_from_table(s: Record, seat: int, events: Any) -> None:
    """All that lies on the table goes back to the bag."""
    for crystal in range(COLOURS):
        return_from_table(s, seat, crystal, s.table[crystal], events)


# --- here-we-go


@rule
def here_we_go(s: Record, seat: int, events: Any) -> None:
    """Q30: draw three; obsidians go straight back; then keep what you like."""
    draw_onto_table(s, seat, HERE_WE_GO_DRAWS, events)
    return_from_table(s, seat, OBSIDIAN, s.table[OBSIDIAN], events)
    if s.edition == EDITION_PT:
        load_from_table(s, seat, events)
    elif valuables(s.table) > 0:
        ask(s, ASK_KEEP, seat)


@rule
def send_back(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q30: one of the three goes back; the question closes when all are sent back (Q81)."""
    return_from_table(s, seat, crystal, 1, events)
    if valuables(s.table) > 0:
        ask(s, ASK_KEEP, seat)


# --- eureka


@rule
def eureka(s: Record, seat: int, events: Any) -> None:
    """Q31: draw seven, to take one of them for one of the cart."""
    draw_onto_table(s, seat, EUREKA_DRAWS, events)
    ask(s, ASK_TAKE, seat)


@rule
def eureka_take(s: Record, seat: int, crystal: int) -> None:
    """Q82: chosen, but on the table until something that lay on the cart is given for it."""
    s.picked = crystal
    ask(s, ASK_GIVE, seat)


@rule
def eureka_give(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q31: the exchange; the rest goes back."""
    s.cart[seat, crystal] -= 1
    s.bag[crystal] += 1
    tell(events, PUT_BACK, seat, crystal, 0)
    s.table[s.picked] -= 1
    s.cart[seat, s.picked] += 1
    tell(events, LOADED, seat, s.picked, 1)
    return_all_from_table(s, seat, events)


@rule
def eureka_decline(s: Record, seat: int, events: Any) -> None:
    """Q31: all seven go back."""
    tell(events, DECLINED, seat, 0, 0)
    return_all_from_table(s, seat, events)


# --- come-closer


@rule
def come_closer_give(s: Record, seat: int, crystal: int) -> None:
    """Q82: laid on the table, so that what is taken lay on the other cart before."""
    s.cart[seat, crystal] -= 1
    s.table[crystal] += 1
    s.picked = crystal
    ask(s, ASK_TAKE, seat)


@rule
def come_closer_take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q32: one valuable for another."""
    tell(events, GAVE, seat, s.target, s.picked)
    take_from_cart(s, seat, s.target, crystal, events)
    pour(s.table, s.cart[s.target])


@rule
def take_from_cart(s: Record, seat: int, other: int, crystal: int, events: Any) -> None:
    """A crystal changes carts."""
    s.cart[other, crystal] -= 1
    s.cart[seat, crystal] += 1
    tell(events, TOOK, seat, other, crystal)


# --- out-of-my-way


@rule
def out_of_my_way(s: Record, seat: int, events: Any) -> None:
    """Q33: every other dwarf inside loses one random valuable, each single crystal being equally likely."""
    for step in range(1, s.seats):
        other = clockwise(s, seat, step)
        if s.inside[other]:
            crystal = draw(s.rng, s.cart[other, :VALUABLES])
            if crystal != NOTHING:
                s.bag[crystal] += 1
                tell(events, LOST, other, crystal, 0)


# --- what-crystal


@rule
def hide(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q34: onto the card, where it is safe until the end of the day (Q45)."""
    s.cart[seat, crystal] -= 1
    s.hidden[seat, crystal] += 1
    tell(events, HID, seat, crystal, 0)


@rule
def hide_nothing(s: Record, seat: int, events: Any) -> None:
    """Q81: a declined what-crystal is discarded at once."""
    s.discard[WHAT_CRYSTAL] += 1
    tell(events, DECLINED, seat, 0, 0)


# --- cards with a target


@inline
def unfit_target(s: Record, seat: int, other: int) -> int:
    """Q32, Q36, Q40: why this seat cannot be the target, or LEGAL."""
    if other == seat:
        return WHY_YOURSELF
    if other >= s.seats or not s.inside[other]:
        return WHY_SEAT_NOT_INSIDE
    if s.card == COME_CLOSER or s.card == NOT_YOURS:
        if valuables(s.cart[other]) == 0:
            return WHY_SEAT_HAS_NO_VALUABLE
    if s.card == NOT_MINE_EITHER:
        if s.edition == EDITION_PT and s.held[other]:
            return WHY_SEAT_HELD_IT
        if other == s.giver:
            return WHY_SEAT_GAVE_IT
    return LEGAL


@rule
def aim(s: Record, seat: int, other: int, events: Any) -> None:
    """Q46: the target is named, and asked to react where a reaction exists, whether or not it holds one."""
    s.target = other
    tell(events, AIMED, seat, other, 0)
    if s.card == COME_CLOSER:
        ask(s, ASK_GIVE, seat)
        return
    if s.card == NOT_MINE:
        s.cart[seat, OBSIDIAN] -= 1
        s.table[OBSIDIAN] = 1
    if s.card == NOT_MINE or s.card == NOT_MINE_EITHER:
        s.giver = seat
        s.held[seat] = 1
    ask(s, ASK_REACT, other)


@inline
def reaction_to(s: Record) -> int:
    """Q40–Q42: the card that answers the one being resolved; not-mine-either also answers itself."""
    return NOT_MINE_EITHER if s.card == NOT_MINE_EITHER else REACTION[s.card]


@rule
def react(s: Record, seat: int, events: Any) -> None:
    """Q43: the reaction card is discarded, and takes effect instead of the card it answers."""
    card = reaction_to(s)
    lose_card(s, seat, card)
    s.discard[card] += 1
    tell(events, REACTED, seat, card, 0)
    s.card = card
    if card == NOT_MINE_EITHER:
        send_on(s, seat, events)
    elif card == THIEVERY and valuables(s.cart[s.turn]) > 0:
        ask(s, ASK_TAKE, seat)


@rule
def allow(s: Record, seat: int, events: Any) -> None:
    """Q46: the card takes its effect on the target."""
    tell(events, ALLOWED, seat, 0, 0)
    if s.card == GIMME_A_HAND:
        gimme_a_hand(s, events)
    elif s.card == NOT_YOURS:
        s.left = min(NOT_YOURS_TAKES, valuables(s.cart[seat]))
        ask(s, ASK_TAKE, s.turn)
    else:
        keep_obsidian(s, seat, events)


# --- gimme-a-hand


@rule
def gimme_a_hand(s: Record, events: Any) -> None:
    """Q35: the target draws two; of two obsidians one goes back and it takes the other; else the player may choose."""
    draw_onto_table(s, s.target, GIMME_A_HAND_DRAWS, events)
    if s.table[OBSIDIAN] == 2:
        return_from_table(s, s.target, OBSIDIAN, 1, events)
    else:
        ask(s, ASK_TAKE, s.turn)


@rule
def gimme_a_hand_take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q35: first the player's crystal is placed and checked, then the target's (Q83)."""
    s.table[crystal] -= 1
    s.cart[seat, crystal] += 1
    tell(events, LOADED, seat, crystal, 1)
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
    s.bag[OBSIDIAN] += 1
    tell(events, OBSIDIAN_TO_BAG, seat, 0, 0)


@rule
def keep_obsidian(s: Record, seat: int, events: Any) -> None:
    """Q44: nobody reacted: the obsidian is placed; then the token, then the accident."""
    pour(s.table, s.cart[seat])
    tell(events, GOT_OBSIDIAN, seat, 0, 0)
    check_cart(s, seat, events)


# --- what may be taken and given


@inline
def on_offer(s: Record, crystal: int) -> int:
    """How many crystals of the colour the open question `take` offers."""
    if s.card == GIMME_A_HAND:
        return s.table[crystal]
    if crystal == OBSIDIAN:
        return 0
    if s.card == EUREKA:
        return s.table[crystal]
    if s.card == THIEVERY:
        return s.cart[s.turn, crystal]
    return s.cart[s.target, crystal]


@rule
def take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """The answer to `take`, by the card that asks it."""
    if s.card == EUREKA:
        eureka_take(s, seat, crystal)
    elif s.card == COME_CLOSER:
        come_closer_take(s, seat, crystal, events)
    elif s.card == GIMME_A_HAND:
        gimme_a_hand_take(s, seat, crystal, events)
    elif s.card == NOT_YOURS:
        not_yours_take(s, seat, crystal, events)
    else:
        thievery_take(s, seat, crystal, events)


@inline
def may_decline(s: Record) -> bool:
    """Q31, Q34, Q35, Q41: where a choice is offered; not in come-closer, not-yours, and pt's what-crystal."""
    if s.card == WHAT_CRYSTAL:
        return s.edition != EDITION_PT
    return s.card != COME_CLOSER and s.card != NOT_YOURS


@rule
def decline(s: Record, seat: int, events: Any) -> None:
    """The answer `decline`, by the card that asks."""
    if s.card == EUREKA:
        eureka_decline(s, seat, events)
    elif s.card == WHAT_CRYSTAL:
        hide_nothing(s, seat, events)
    else:
        tell(events, DECLINED, seat, 0, 0)
