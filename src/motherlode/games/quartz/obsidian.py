"""Obsidian, accidents and tokens (Q20–Q26), and how play goes on after a crystal has been placed."""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask
from motherlode.games.quartz.events import ACCIDENT, BURNT_BONUS, LOADED, MINED, TOOK_TOKEN, USED_TOKEN
from motherlode.games.quartz.moves import ASK_TOKEN, ASK_TURN
from motherlode.games.quartz.night import dig_on, discard_leftmost_bonus, end_day
from motherlode.games.quartz.pieces import COLOURS, GIMME_A_HAND, OBSIDIAN
from motherlode.games.quartz.setup import clear_chain, dwarves_inside, next_inside


@inline
def draw_onto_cart(s: Record, seat: int, events: Any) -> None:
    """Q11: one crystal at random from the bag onto the cart."""
    crystal = draw(s.rng, s.bag)
    s.cart[seat, crystal] += 1
    emit(events, MINED, seat, crystal, 0)
    check_cart(s, seat, events)


@inline
def check_cart(s: Record, seat: int, events: Any) -> None:
    """Q20: a second obsidian is an accident, unless a token can be used (Q21); one cart is checked at a time (Q26)."""
    if s.cart[seat, OBSIDIAN] >= 2:
        if s.token[seat]:
            ask(s, ASK_TOKEN, seat)
        else:
            have_accident(s, seat, events)


@inline
def use_token(s: Record, seat: int, events: Any) -> None:
    """Q21: one obsidian to the bag, the token to the supply."""
    s.token[seat] = 0
    s.cart[seat, OBSIDIAN] -= 1
    s.bag[OBSIDIAN] += 1
    emit(events, USED_TOKEN, seat, 0, 0)


@rule
def have_accident(s: Record, seat: int, events: Any) -> None:
    """Q22: the whole cart goes back to the bag; out for the day, with a token for the lesson."""
    emit(events, ACCIDENT, seat, 0, 0)
    pour(s.cart[seat], s.bag)
    s.inside[seat] = 0
    if not s.token[seat]:
        s.token[seat] = 1
        emit(events, TOOK_TOKEN, seat, 0, 0)
    burn_bonus(s, events)


@rule
def burn_bonus(s: Record, events: Any) -> None:
    """Q23: with two or more others inside the leftmost bonus burns; with one, nothing does (Q24)."""
    if dwarves_inside(s) >= 2 and s.row_size > 0:
        emit(events, BURNT_BONUS, s.row_card[0], s.row_coins[0], 0)
        discard_leftmost_bonus(s)


@rule
def go_on(s: Record, events: Any) -> None:
    """Q83: nobody is asked: first the rest of the effect, then the end of the day, then the next turn (Q25)."""
    if s.card == GIMME_A_HAND and total(s.table) > 0:
        load_from_table(s, s.target, events)
        check_cart(s, s.target, events)
        if s.asked != NOTHING:
            return
    if s.last != NOTHING:
        dig_on(s, events)
    elif dwarves_inside(s) == 1:
        end_day(s, events)
    else:
        pass_turn(s)


@rule
def load_from_table(s: Record, seat: int, events: Any) -> None:
    """All crystals on the table go onto one cart, together."""
    for crystal in range(COLOURS):
        if s.table[crystal] > 0:
            emit(events, LOADED, seat, crystal, s.table[crystal])
    pour(s.table, s.cart[seat])


@rule
def pass_turn(s: Record) -> None:
    """Q25: clockwise from the seat whose turn it was, over the dwarves inside."""
    clear_chain(s)
    s.turn = next_inside(s, s.turn)
    ask(s, ASK_TURN, s.turn)
