"""The cards (Q30–Q34), and what all of them share. A card is discarded when it is played; then it asks its questions.

A card that asks nothing more is resolved, and play goes on (`obsidian.go_on`). Cards that other dwarves can answer are
in `reactions`.
"""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise
from motherlode.games.quartz import pieces, reasons
from motherlode.games.quartz.events import DECLINED, DREW, GAVE, HID, LOADED, LOST, PLAYED, PUT_BACK, RETURNED, TOOK
from motherlode.games.quartz.moves import ASK_GIVE, ASK_HIDE, ASK_KEEP, ASK_TAKE, ASK_TARGET
from motherlode.games.quartz.night import valuables
from motherlode.games.quartz.obsidian import load_from_table
from motherlode.games.quartz.setup import lose_card

HERE_WE_GO_DRAWS, EUREKA_DRAWS = 3, 7


@inline
def unmet_need(s: Record, seat: int, card: int) -> int:
    """Q80: what keeps the card from changing anything, or LEGAL."""
    if card == pieces.HERE_WE_GO or card == pieces.EUREKA or card == pieces.GIMME_A_HAND:
        if total(s.bag) == 0:
            return reasons.BAG_IS_EMPTY
    if card == pieces.EUREKA or card == pieces.COME_CLOSER or card == pieces.WHAT_CRYSTAL:
        if valuables(s.cart[seat]) == 0:
            return reasons.NO_VALUABLE_ON_CART
    if card == pieces.COME_CLOSER or card == pieces.OUT_OF_MY_WAY or card == pieces.NOT_YOURS:
        return LEGAL if another_has_valuables(s, seat) else reasons.NOBODY_HAS_A_VALUABLE
    if card == pieces.NOT_MINE and s.cart[seat, pieces.OBSIDIAN] == 0:
        return reasons.NO_OBSIDIAN_ON_CART
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
    emit(events, PLAYED, seat, card, 0)
    s.card = card
    if card != pieces.WHAT_CRYSTAL:
        s.discard[card] += 1
    if card == pieces.HERE_WE_GO:
        here_we_go(s, seat, events)
    elif card == pieces.EUREKA:
        eureka(s, seat, events)
    elif card == pieces.OUT_OF_MY_WAY:
        out_of_my_way(s, seat, events)
    elif card == pieces.WHAT_CRYSTAL:
        ask(s, ASK_HIDE, seat)
    else:
        ask(s, ASK_TARGET, seat)


@rule
def draw_onto_table(s: Record, seat: int, draws: int, events: Any) -> None:
    """Q85: crystals drawn for a card lie on the table; `draws` of them, or what is left."""
    for _ in range(min(draws, total(s.bag))):
        s.table[draw(s.rng, s.bag)] += 1
    for crystal in range(pieces.COLOURS):
        if s.table[crystal] > 0:
            emit(events, DREW, seat, crystal, s.table[crystal])


@rule
def return_from_table(s: Record, seat: int, crystal: int, count: int, events: Any) -> None:
    """Crystals go from the table back to the bag."""
    if count > 0:
        s.table[crystal] -= count
        s.bag[crystal] += count
        emit(events, RETURNED, seat, crystal, count)


@rule
def return_all_from_table(s: Record, seat: int, events: Any) -> None:
    """All that lies on the table goes back to the bag."""
    for crystal in range(pieces.COLOURS):
        return_from_table(s, seat, crystal, s.table[crystal], events)


# --- here-we-go


@rule
def here_we_go(s: Record, seat: int, events: Any) -> None:
    """Q30: draw three; obsidians go straight back; then keep what you like."""
    draw_onto_table(s, seat, HERE_WE_GO_DRAWS, events)
    return_from_table(s, seat, pieces.OBSIDIAN, s.table[pieces.OBSIDIAN], events)
    if s.edition == pieces.EDITION_PT:
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
    emit(events, PUT_BACK, seat, crystal, 0)
    s.table[s.picked] -= 1
    s.cart[seat, s.picked] += 1
    emit(events, LOADED, seat, s.picked, 1)
    return_all_from_table(s, seat, events)


@rule
def eureka_decline(s: Record, seat: int, events: Any) -> None:
    """Q31: all seven go back."""
    emit(events, DECLINED, seat, 0, 0)
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
    emit(events, GAVE, seat, s.target, s.picked)
    take_from_cart(s, seat, s.target, crystal, events)
    pour(s.table, s.cart[s.target])


@rule
def take_from_cart(s: Record, seat: int, other: int, crystal: int, events: Any) -> None:
    """A crystal changes carts."""
    s.cart[other, crystal] -= 1
    s.cart[seat, crystal] += 1
    emit(events, TOOK, seat, other, crystal)


# --- out-of-my-way


@rule
def out_of_my_way(s: Record, seat: int, events: Any) -> None:
    """Q33: every other dwarf inside loses one random valuable, each single crystal being equally likely."""
    for step in range(1, s.seats):
        other = clockwise(s, seat, step)
        if s.inside[other]:
            crystal = draw(s.rng, s.cart[other, : pieces.VALUABLES])
            if crystal != NOTHING:
                s.bag[crystal] += 1
                emit(events, LOST, other, crystal, 0)


# --- what-crystal


@rule
def hide(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q34: onto the card, where it is safe until the end of the day (Q45)."""
    s.cart[seat, crystal] -= 1
    s.hidden[seat, crystal] += 1
    emit(events, HID, seat, crystal, 0)


@rule
def hide_nothing(s: Record, seat: int, events: Any) -> None:
    """Q81: a declined what-crystal is discarded at once."""
    s.discard[pieces.WHAT_CRYSTAL] += 1
    emit(events, DECLINED, seat, 0, 0)
