"""The end of the day: the last dwarf, digging on, storing, selling; the next morning; the end of the game (Q50–Q71)."""

from typing import Any

from motherlode.games.kit.carts import put_into_chest
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.hands import take_card
from motherlode.games.kit.multisets import NOTHING, pour, total_below
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise, relative
from motherlode.games.quartz import pieces
from motherlode.games.quartz.events import (
    DAY_ENDED,
    FORFEITED,
    GAME_OVER,
    SOLD,
    SOLD_CARDS,
    SOLD_TOKEN,
    STORED,
    TOOK_BONUS,
)
from motherlode.games.quartz.moves import ASK_DIG, ASK_STORE, ASK_THRILL
from motherlode.games.quartz.setup import clear_chain, drop_leftmost_bonus, next_inside, start_day


@inline
def valuables(heap: Any) -> int:
    """How many crystals other than obsidian."""
    return total_below(heap, pieces.VALUABLES)


@rule
def take_leftmost_bonus(s: Record, seat: int, events: Any) -> None:
    """Q14: the coins, and the card into the hand, where everybody knows it to be (Q6)."""
    if s.row_size == 0:
        return
    card = s.row_card[0]
    emit(events, TOOK_BONUS, seat, card, s.row_coins[0])
    s.coins[seat] += s.row_coins[0]
    take_card(s, seat, card)
    if card != NOTHING:
        s.known[seat, card] += 1
    drop_leftmost_bonus(s)


@rule
def discard_leftmost_bonus(s: Record) -> None:
    """Q23: the card to the discard, the coins to the bank."""
    if s.row_size == 0:
        return
    if s.row_card[0] != NOTHING:
        s.discard[s.row_card[0]] += 1
    drop_leftmost_bonus(s)


@rule
def end_day(s: Record, events: Any) -> None:
    """Q50: one dwarf is left; the bonus is its own, unless the thrill is played (Q60)."""
    clear_chain(s)
    s.last = next_inside(s, s.turn)
    emit(events, DAY_ENDED, s.day, s.last, 0)
    if not s.thrill:
        take_bonus(s, s.last, events)
    elif s.edition == pieces.EDITION_RU:
        forfeit(s, s.last, events)
    else:
        ask(s, ASK_THRILL, s.last)


@rule
def take_bonus(s: Record, seat: int, events: Any) -> None:
    """Q60: the bonus, and nothing more today."""
    take_leftmost_bonus(s, seat, events)
    fall_night(s, events)


@rule
def forfeit(s: Record, seat: int, events: Any) -> None:
    """Q60: the bonus is given up for the right to dig on."""
    if s.row_size > 0:
        emit(events, FORFEITED, seat, s.row_card[0], s.row_coins[0])
    else:
        emit(events, FORFEITED, seat, NOTHING, 0)
    discard_leftmost_bonus(s)
    s.left = s.digs
    dig_on(s, events)


@rule
def dig_on(s: Record, events: Any) -> None:
    """Q61: asked again until it stops, falls (Q62), or has dug its last crystal, after which nothing is asked (Q86)."""
    if s.left > 0 and s.inside[s.last]:
        ask(s, ASK_DIG, s.last)
    else:
        s.left = 0
        fall_night(s, events)


@rule
def fall_night(s: Record, events: Any) -> None:
    """Q51: cart, hidden crystals and chest lie together; obsidians and used-up cards go back."""
    while s.row_size > 0:
        discard_leftmost_bonus(s)
    for seat in range(s.seats):
        s.discard[pieces.WHAT_CRYSTAL] += valuables(s.hidden[seat])
        pour(s.hidden[seat], s.cart[seat])
        pour(s.chest[seat], s.cart[seat])
        s.bag[pieces.OBSIDIAN] += s.cart[seat, pieces.OBSIDIAN]
        s.cart[seat, pieces.OBSIDIAN] = 0
    visit_town(s, 0, events)


@rule
def visit_town(s: Record, visitors: int, events: Any) -> None:
    """Q51: clockwise from the last dwarf each seat with valuables stores, then sells; the last day it sells (Q54)."""
    for step in range(visitors, s.seats):
        seat = clockwise(s, s.last, step)
        if valuables(s.cart[seat]) > 0:
            if s.day < s.days and s.chest_room > 0:
                s.left = s.chest_room
                ask(s, ASK_STORE, seat)
                return
            sell(s, seat, events)
    if s.day < s.days:
        wake(s, events)
    else:
        end_game(s, events)


@rule
def store(s: Record, seat: int, crystal: int, events: Any) -> None:
    """Q53: a crystal in the chest is in no sale today; the question closes when it is full or nothing is left (Q51)."""
    put_into_chest(s, seat, crystal, STORED, events)
    if s.left == 0 or valuables(s.cart[seat]) == 0:
        close_store(s, seat, events)
    else:
        ask(s, ASK_STORE, seat)


@rule
def close_store(s: Record, seat: int, events: Any) -> None:
    """Q88: a seat is paid when its own question closes; then the next one is asked."""
    s.left = 0
    sell(s, seat, events)
    visit_town(s, relative(s, seat, s.last) + 1, events)


@rule
def sell(s: Record, seat: int, events: Any) -> None:
    """Q52: the values of all that lies on the cart and the best bonus; sold crystals return to the bag (Q54)."""
    if valuables(s.cart[seat]) == 0:
        return
    coins = 0
    for crystal in range(pieces.VALUABLES):
        coins += coins_for(s, s.cart[seat], crystal)
    extra, bonus = best_bonus(s, s.cart[seat])
    coins += extra
    s.coins[seat] += coins
    emit(events, SOLD, seat, coins, bonus)
    pour(s.cart[seat], s.bag)


@rule
def best_bonus(s: Record, sold: Any) -> tuple[int, int]:
    """Q52: the bonus worth most, and which it is."""
    best, bonus = 0, pieces.NO_BONUS
    colours = 0
    for crystal in range(pieces.VALUABLES):
        if sold[crystal] > 0:
            colours += 1
        if sold[crystal] >= 3:
            extra = doubled(s, sold, crystal, s.bonus[0])
            if extra > best:
                best, bonus = extra, pieces.THREE_ALIKE
        if sold[crystal] >= 4:
            extra = doubled(s, sold, crystal, s.bonus[1])
            if extra > best:
                best, bonus = extra, pieces.FOUR_ALIKE
    if colours >= 5 and s.bonus[2] > best:
        best, bonus = s.bonus[2], pieces.FIVE_COLOURS
    if colours >= 6 and s.bonus[3] > best:
        best, bonus = s.bonus[3], pieces.SIX_COLOURS
    return best, bonus


@rule
def doubled(s: Record, sold: Any, alike: int, colours: int) -> int:
    """Q52 A, B: what doubling the best other colours adds, when some of one colour are alike."""
    extra = 0
    for crystal in range(pieces.VALUABLES):
        if crystal != alike and better_colours(s, sold, alike, crystal) < colours:
            extra += coins_for(s, sold, crystal)
    return extra


@rule
def better_colours(s: Record, sold: Any, alike: int, crystal: int) -> int:
    """Q52: how many colours to double bring more than this one, or as much and come before it."""
    better = 0
    coins = coins_for(s, sold, crystal)
    for other in range(pieces.VALUABLES):
        more = coins_for(s, sold, other) - coins
        if other != alike and (more > 0 or (more == 0 and other < crystal)):
            better += 1
    return better


@inline
def coins_for(s: Record, sold: Any, crystal: int) -> int:
    """Q52: the value of all sold crystals of a colour."""
    return sold[crystal] * s.values[crystal]


@rule
def wake(s: Record, events: Any) -> None:
    """Q55: the next morning; the last dwarf is the first player, in any case (Q63)."""
    s.first = s.last
    s.last = NOTHING
    clear_chain(s)
    start_day(s, s.day + 1, events)


@rule
def end_game(s: Record, events: Any) -> None:
    """Q70: the cards in hand at their price, then an unused token."""
    for step in range(s.seats):
        seat = clockwise(s, s.last, step)
        coins = 0
        for card in range(pieces.KINDS_OF_CARDS):
            coins += s.hand[seat, card] * s.prices[card]
            s.known[seat, card] = 0
        if s.hand_size[seat] > 0:
            emit(events, SOLD_CARDS, seat, coins, 0)
        pour(s.hand[seat], s.discard)
        s.hand_size[seat] = 0
        s.card_coins[seat] = coins
        s.coins[seat] += coins
        if s.token[seat]:
            s.token[seat] = 0
            s.coins[seat] += s.token_price
            emit(events, SOLD_TOKEN, seat, s.token_price, 0)
    s.over = 1
    s.asked = NOTHING
    s.question = 0
    emit(events, GAME_OVER, 0, 0, 0)


@inline
def score(s: Record, seat: int) -> int:
    """Q70: coins."""
    return s.coins[seat]


@inline
def beats(s: Record, one: int, other: int) -> bool:
    """Q71: more coins, or as many and more of them from cards."""
    if s.coins[one] != s.coins[other]:
        return s.coins[one] > s.coins[other]
    return s.card_coins[one] > s.card_coins[other]
