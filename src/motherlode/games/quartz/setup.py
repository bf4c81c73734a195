"""Set-up and the start of a day (Q1–Q6), and drawing cards (Q56)."""

from typing import Any

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.hands import take_card
from motherlode.games.kit.multisets import NOTHING, assign, clear, draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise
from motherlode.games.quartz.events import DAY_BEGAN, DREW_CARD, LAID_BONUS, RESHUFFLED
from motherlode.games.quartz.moves import ASK_TURN
from motherlode.games.quartz.pieces import LONGEST_ROW


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """Q2: all crystals in the bag, all cards shuffled, a hand to each seat."""
    seed_stream(s.rng, seed)
    clear_table(s)
    assign(s.bag, s.crystals)
    assign(s.deck, s.cards)
    s.deck_size = total(s.deck)
    for seat in range(s.seats):
        for _ in range(s.deal):
            take_card(s, seat, draw_card(s, events))
    draw_first_player(s)
    start_day(s, 1, events)


@rule
def clear_table(s: Record) -> None:
    """Nothing is anywhere; the numbers of the match stay."""
    s.over = 0
    s.day = 0
    s.row_size = 0
    s.deck_size = 0
    clear(s.bag)
    clear(s.deck)
    clear(s.discard)
    clear(s.unseen)
    clear(s.row_card)
    clear(s.row_coins)
    clear(s.coins)
    clear(s.card_coins)
    clear(s.hand_size)
    clear(s.token)
    clear(s.inside)
    for seat in range(s.cart.shape[0]):
        clear(s.cart[seat])
        clear(s.chest[seat])
        clear(s.hidden[seat])
        clear(s.hand[seat])
        clear(s.known[seat])
    s.last = NOTHING
    clear_chain(s)


@inline
def clear_chain(s: Record) -> None:
    """No card is being resolved."""
    s.card = NOTHING
    s.target = NOTHING
    s.giver = NOTHING
    s.picked = NOTHING
    s.left = 0
    clear(s.held)
    clear(s.table)


@rule
def draw_first_player(s: Record) -> None:
    """Q3: the first player of day 1 is drawn at random."""
    s.first = below(s.rng, s.seats)


@rule
def start_day(s: Record, day: int, events: Any) -> None:
    """Q5: everyone is inside, and the first player begins."""
    s.day = day
    s.turn = s.first
    emit(events, DAY_BEGAN, day, s.first, 0)
    if day > 1:
        draw_morning_cards(s, events)
    lay_bravery_row(s, events)
    for seat in range(s.seats):
        s.inside[seat] = 1
    ask(s, ASK_TURN, s.first)


@rule
def draw_morning_cards(s: Record, events: Any) -> None:
    """Q55: each seat draws one card, clockwise from the new first player."""
    for step in range(s.seats):
        seat = clockwise(s, s.first, step)
        card = draw_card(s, events)
        if card != NOTHING:
            take_card(s, seat, card)
            emit(events, DREW_CARD, seat, card, 0)


@rule
def lay_bravery_row(s: Record, events: Any) -> None:
    """Q4: one card fewer than seats, face-up on the bravery spaces from the left, with their coins."""
    for space in range(s.seats - 1):
        card = draw_card(s, events)
        s.row_card[space] = card
        s.row_coins[space] = s.spaces[space]
        emit(events, LAID_BONUS, card, s.spaces[space], 0)
    s.row_size = s.seats - 1


@rule
def draw_card(s: Record, events: Any) -> int:
    """Q56: the top card; an empty deck is made anew from the discard; NOTHING if both are empty."""
    if s.deck_size == 0 and total(s.discard) > 0:
        pour(s.discard, s.deck)
        s.deck_size = total(s.deck)
        emit(events, RESHUFFLED, 0, 0, 0)
    card = draw(s.rng, s.deck)
    if card != NOTHING:
        s.deck_size -= 1
    return card


@rule
def lose_card(s: Record, seat: int, card: int) -> None:
    """Q6: a card leaves the hand; what was known to be there may have been this very card."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1


@rule
def drop_leftmost_bonus(s: Record) -> None:
    """The bravery row closes up from the right."""
    s.row_size -= 1
    for space in range(LONGEST_ROW - 1):
        s.row_card[space] = s.row_card[space + 1]
        s.row_coins[space] = s.row_coins[space + 1]
    s.row_card[LONGEST_ROW - 1] = 0
    s.row_coins[LONGEST_ROW - 1] = 0


@inline
def dwarves_inside(s: Record) -> int:
    """Q5: how many are still in the mine."""
    return total(s.inside)


@inline
def next_inside(s: Record, seat: int) -> int:
    """Q5: the next dwarf inside, clockwise."""
    for _ in range(s.seats):
        seat = clockwise(s, seat, 1)
        if s.inside[seat]:
            break
    return seat
