"""Quartz by rule of thumb: count what the next crystal may bring and may cost, play a card when that promises more, and
go home when nothing does.

All estimates are in thousandths of a coin.
"""

from typing import Any, NamedTuple

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total, worth
from motherlode.games.kit.records import Record
from motherlode.games.quartz import moves
from motherlode.games.quartz.pieces import (
    COME_CLOSER,
    EUREKA,
    GIMME_A_HAND,
    HERE_WE_GO,
    NOT_MINE,
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
BEST_OF_SEVEN, BEST_OF_TWO = 2200, 1400  # the best of seven or two drawn crystals, for each coin of an average one
NEVER = -1_000_000


class Survey(NamedTuple):
    """What is computed once for a turn: of the bag, and of the carts of the others who are inside."""

    average: int  # what a crystal from the bag is worth, obsidian being worth nothing
    draw: int  # what one more crystal onto the cart promises
    others: int  # how many are inside
    one: int  # the best crystal on another cart
    two: int  # the best two on one
    hurt: int  # an average crystal of each
    shaky: int  # the most that lies on a cart with an obsidian


@rule
def estimate(s: Record, seat: int, action: int) -> int:
    """What a move is likely to bring the seat that is asked."""
    return weigh(s, seat, action, survey(s, seat))


@rule
def survey(s: Record, seat: int) -> Survey:
    """What a turn is estimated by; other questions need none of it."""
    if s.question != moves.ASK_TURN:
        return Survey(0, 0, 0, 0, 0, 0, 0)
    crystals = max(total(s.bag), 1)
    in_bag = likely(s, s.bag)
    drawn = (in_bag - s.bag[OBSIDIAN] * obsidian_costs(s, seat)) // crystals
    looks = s.hand[seat, COME_CLOSER] + s.hand[seat, OUT_OF_MY_WAY] + s.hand[seat, NOT_YOURS] + s.hand[seat, NOT_MINE]
    others = one = two = hurt = shaky = 0
    for other in range(s.seats):
        if other != seat and s.inside[other]:
            others += 1
            if looks > 0:
                theirs = s.cart[other]
                lies = likely(s, theirs)
                first, second = best_two(s, theirs)
                one = max(one, first)
                two = max(two, first + second)
                hurt += lies // max(total(theirs), 1)
                shaky = max(shaky, lies if theirs[OBSIDIAN] > 0 else 0)
    return Survey(in_bag // crystals, drawn, others, one, two, hurt, shaky)


@rule
def weigh(s: Record, seat: int, action: int, found: Survey) -> int:
    """The estimate, from what was computed."""
    question = s.question
    if question == moves.ASK_TURN:
        return turn(s, seat, action, found)
    if question == moves.ASK_TOKEN:
        return likely(s, s.cart[seat]) if action == moves.USE_TOKEN else s.token_price * COIN
    if question == moves.ASK_TARGET:
        return target(s, action - moves.SEAT)
    if question == moves.ASK_REACT:
        return likely(s, s.cart[seat]) if action == moves.REACT else s.prices[s.card] * COIN
    if question == moves.ASK_HIDE or question == moves.ASK_TAKE:
        return get(s, seat, action)
    if question == moves.ASK_GIVE:
        return -s.values[action - moves.GIVE]
    if question == moves.ASK_KEEP:
        return 1 if action == moves.DONE else 0
    if question == moves.ASK_STORE:
        return store(s, seat, action)
    if question == moves.ASK_THRILL:
        return bonus(s) if action == moves.TAKE_BONUS else 2 * draw(s, seat)
    return draw(s, seat) if action == moves.DIG else 0


# --- what things are worth


@inline
def likely(s: Record, heap: Any) -> int:
    """What a heap of crystals is likely to bring."""
    return worth(heap, s.values, VALUABLES) * SET


@rule
def best_two(s: Record, heap: Any) -> tuple[int, int]:
    """The two most valuable crystals of a heap."""
    first = second = 0
    for colour in range(VALUABLES):
        value = s.values[colour] * SET
        for _ in range(min(heap[colour], 2)):
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first, second


@rule
def least(s: Record, heap: Any) -> int:
    """The crystal of a heap that is missed least."""
    value = 0
    for colour in range(VALUABLES):
        if heap[colour] > 0 and (value == 0 or s.values[colour] < value):
            value = s.values[colour]
    return value * SET


@rule
def draw(s: Record, seat: int) -> int:
    """One more crystal onto the cart: what it may bring, less what an obsidian would cost."""
    crystals = max(total(s.bag), 1)
    return (likely(s, s.bag) - s.bag[OBSIDIAN] * obsidian_costs(s, seat)) // crystals


@rule
def obsidian_costs(s: Record, seat: int) -> int:
    """The whole cart for a second one (less the token it earns), a token if there is one, some safety for a first."""
    at_risk = likely(s, s.cart[seat])
    if s.cart[seat, OBSIDIAN] == 0:
        return at_risk * FEAR * s.bag[OBSIDIAN] // (max(total(s.bag), 1) * 1000)
    return s.token_price * COIN if s.token[seat] else at_risk - s.token_price * COIN


@rule
def bonus(s: Record) -> int:
    """The leftmost bravery bonus: its coins and its card."""
    if s.row_size == 0:
        return 0
    return (s.row_coins[0] + (s.prices[s.row_card[0]] if s.row_card[0] >= 0 else 0)) * COIN


# --- the turn


@rule
def turn(s: Record, seat: int, action: int, found: Survey) -> int:
    """Mine, leave or a card, which costs what it could bring later; a token is kept for when it is needed."""
    if action == moves.MINE:
        return found.draw
    if action == moves.LEAVE:
        return bonus(s) if found.others >= 2 else 0
    if action == moves.USE_TOKEN:
        return NEVER
    card = action - moves.PLAY
    return brings(s, seat, card, found) - s.prices[card] * COIN - PATIENCE * (s.days - s.day)


@rule
def brings(s: Record, seat: int, card: int, found: Survey) -> int:
    """What an action card is likely to bring."""
    cart = s.cart[seat]
    if card == HERE_WE_GO:
        return 3 * found.average
    if card == EUREKA:
        return BEST_OF_SEVEN * found.average // 1000 - least(s, cart)
    if card == GIMME_A_HAND:
        return BEST_OF_TWO * found.average // 1000
    if card == WHAT_CRYSTAL:
        return s.bag[OBSIDIAN] * best_two(s, cart)[0] // max(total(s.bag), 1) if cart[OBSIDIAN] > 0 else 0
    if card == OUT_OF_MY_WAY:
        return MALICE * found.hurt // 1000
    if card == COME_CLOSER:
        return found.one - least(s, cart)
    if card == NOT_YOURS:
        return (1000 + MALICE) * found.two // 1000
    return s.bag[OBSIDIAN] * obsidian_costs(s, seat) // max(total(s.bag), 1) + MALICE * found.shaky // 1000


# --- the other questions


@rule
def target(s: Record, other: int) -> int:
    """Whom it helps most to choose: the fullest cart, the more so when an obsidian may tip it over."""
    cart = s.cart[other]
    if s.card == NOT_YOURS or s.card == COME_CLOSER:
        first, second = best_two(s, cart)
        return first + second if s.card == NOT_YOURS else first
    return likely(s, cart) * (1000 if cart[OBSIDIAN] > 0 else FEAR)


@rule
def get(s: Record, seat: int, action: int) -> int:
    """Take or hide the best; an obsidian is no gift, and in eureka the crystal must beat what is given for it."""
    if action == moves.DECLINE:
        return least(s, s.cart[seat]) if s.card == EUREKA else 0
    colour = action - (moves.HIDE if s.question == moves.ASK_HIDE else moves.TAKE)
    return s.values[colour] * SET if colour < VALUABLES else -1


@rule
def store(s: Record, seat: int, action: int) -> int:
    """Save a precious crystal for a day when it makes a set."""
    if action == moves.DONE:
        return SAVED_FROM
    colour = action - moves.STORE
    return s.values[colour] * COIN if s.cart[seat, colour] < 3 else 0
