"""Quartz by rule of thumb: count what the next crystal may bring and may cost, play a card when that promises more, and
go home when nothing does.

All estimates are in thousandths of a coin.
"""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total
from motherlode.games.kit.records import Record
from motherlode.games.quartz.moves import (
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
    SEAT,
    STORE,
    TAKE,
    TAKE_BONUS,
    USE_TOKEN,
)
from motherlode.games.quartz.pieces import (
    COME_CLOSER,
    EUREKA,
    GIMME_A_HAND,
    HERE_WE_GO,
    NOT_YOURS,
    OBSIDIAN,
    OUT_OF_MY_WAY,
    VALUABLES,
    WHAT_CRYSTAL,
)

COIN = 1000
SET = 2000  # what a crystal brings in the end, for each coin of its value: sets double
FEAR = 400  # the part of the cart, in thousandths, that is as good as gone if a second obsidian follows a first
MALICE = 200  # a coin that another loses
PATIENCE = 5000  # for each day to come: a card that is kept may find a better moment
SAVED_FROM = 2500  # a crystal worth less is sold at once
BEST_OF_SEVEN, BEST_OF_TWO = 2200, 1400  # the best of so many drawn crystals, for each coin of an average one
NEVER = -1_000_000


@rule
def estimate(s: Record, seat: int, action: int) -> int:
    """What a move is likely to bring the seat that is asked."""
    question = s.question
    if question == ASK_TURN:
        return turn(s, seat, action)
    if question == ASK_TOKEN:
        return worth(s, s.cart[seat]) if action == USE_TOKEN else s.token_price * COIN
    if question == ASK_TARGET:
        return target(s, action - SEAT)
    if question == ASK_REACT:
        return worth(s, s.cart[seat]) if action == REACT else s.prices[s.card] * COIN
    if question == ASK_HIDE or question == ASK_TAKE:
        return get(s, seat, action)
    if question == ASK_GIVE:
        return -s.values[action - GIVE]
    if question == ASK_KEEP:
        return 1 if action == DONE else 0
    if question == ASK_STORE:
        return store(s, seat, action)
    if question == ASK_THRILL:
        return bonus(s) if action == TAKE_BONUS else 2 * draw(s, seat)
    return draw(s, seat) if action == DIG else 0


# --- what things are worth


@inline
def worth(s: Record, heap: Any) -> int:
    """What a heap of crystals is likely to bring."""
    coins = 0
    for colour in range(VALUABLES):
        coins += heap[colour] * s.values[colour]
    return coins * SET


@rule
def best(s: Record, heap: Any, count: int) -> int:
    """The most valuable crystals of a heap together, one or two of them."""
    first = second = 0
    for colour in range(VALUABLES):
        value = s.values[colour]
        for _ in range(min(heap[colour], 2)):
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return (first + second) * SET if count == 2 else first * SET


@rule
def least(s: Record, heap: Any) -> int:
    """The crystal of a heap that is missed least."""
    value = 0
    for colour in range(VALUABLES):
        if heap[colour] > 0 and (value == 0 or s.values[colour] < value):
            value = s.values[colour]
    return value * SET


@inline
def average(s: Record) -> int:
    """What a crystal from the bag is worth, obsidian being worth nothing."""
    return worth(s, s.bag) // max(total(s.bag), 1)


@rule
def draw(s: Record, seat: int) -> int:
    """One more crystal onto the cart: what it may bring, less what an obsidian would cost."""
    crystals = max(total(s.bag), 1)
    return (worth(s, s.bag) - s.bag[OBSIDIAN] * obsidian_costs(s, seat)) // crystals


@rule
def obsidian_costs(s: Record, seat: int) -> int:
    """The whole cart for a second one (less the token it earns), a token if there is one, some safety for a first."""
    at_risk = worth(s, s.cart[seat])
    if s.cart[seat, OBSIDIAN] == 0:
        return at_risk * FEAR * s.bag[OBSIDIAN] // (max(total(s.bag), 1) * 1000)
    return s.token_price * COIN if s.token[seat] else at_risk - s.token_price * COIN


@inline
def inside(s: Record, seat: int, other: int) -> bool:
    """Whether another dwarf is in the mine."""
    return other != seat and s.inside[other] != 0


@rule
def others_inside(s: Record, seat: int) -> int:
    """How many other dwarves are in the mine."""
    others = 0
    for other in range(s.seats):
        others += inside(s, seat, other)
    return others


@rule
def bonus(s: Record) -> int:
    """The leftmost bravery bonus: its coins and its card."""
    if s.row_size == 0:
        return 0
    return (s.row_coins[0] + (s.prices[s.row_card[0]] if s.row_card[0] >= 0 else 0)) * COIN


# --- the turn


@rule
def turn(s: Record, seat: int, action: int) -> int:
    """Mine, leave or a card, which costs what it could bring later; a token is kept for when it is needed."""
    if action == MINE:
        return draw(s, seat)
    if action == LEAVE:
        return bonus(s) if others_inside(s, seat) >= 2 else 0
    if action == USE_TOKEN:
        return NEVER
    card = action - PLAY
    return brings(s, seat, card) - s.prices[card] * COIN - PATIENCE * (s.days - s.day)


@rule
def brings(s: Record, seat: int, card: int) -> int:
    """What an action card is likely to bring."""
    cart = s.cart[seat]
    if card == HERE_WE_GO:
        return 3 * average(s)
    if card == EUREKA:
        return BEST_OF_SEVEN * average(s) // 1000 - least(s, cart)
    if card == GIMME_A_HAND:
        return BEST_OF_TWO * average(s) // 1000
    if card == WHAT_CRYSTAL:
        return s.bag[OBSIDIAN] * best(s, cart, 1) // max(total(s.bag), 1) if cart[OBSIDIAN] > 0 else 0
    most = hurt = 0
    for other in range(s.seats):
        if inside(s, seat, other):
            theirs = s.cart[other]
            if card == OUT_OF_MY_WAY:
                hurt += worth(s, theirs) // max(total(theirs), 1)
            elif card == COME_CLOSER or card == NOT_YOURS:
                most = max(most, best(s, theirs, 2 if card == NOT_YOURS else 1))
            elif theirs[OBSIDIAN] > 0:
                most = max(most, worth(s, theirs))
    if card == OUT_OF_MY_WAY:
        return MALICE * hurt // 1000
    if card == COME_CLOSER:
        return most - least(s, cart)
    if card == NOT_YOURS:
        return (1000 + MALICE) * most // 1000
    return s.bag[OBSIDIAN] * obsidian_costs(s, seat) // max(total(s.bag), 1) + MALICE * most // 1000


# --- the other questions


@rule
def target(s: Record, other: int) -> int:
    """Whom it helps most to choose: the fullest cart, the more so when an obsidian may tip it over."""
    cart = s.cart[other]
    if s.card == NOT_YOURS or s.card == COME_CLOSER:
        return best(s, cart, 2 if s.card == NOT_YOURS else 1)
    return worth(s, cart) * (1000 if cart[OBSIDIAN] > 0 else FEAR)


@rule
def get(s: Record, seat: int, action: int) -> int:
    """Take or hide the best; an obsidian is no gift, and in eureka the crystal must beat what is given for it."""
    if action == DECLINE:
        return least(s, s.cart[seat]) if s.card == EUREKA else 0
    colour = action - (HIDE if s.question == ASK_HIDE else TAKE)
    return s.values[colour] * SET if colour < VALUABLES else -1


@rule
def store(s: Record, seat: int, action: int) -> int:
    """Save a precious crystal for a day when it makes a set."""
    if action == DONE:
        return SAVED_FROM
    colour = action - STORE
    return s.values[colour] * COIN if s.cart[seat, colour] < 3 else 0
