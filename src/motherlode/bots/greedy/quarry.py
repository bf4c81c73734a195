"""The Quarry by rule of thumb: vote for a tunnel the more often the more lies in it, pay for an action when it promises
more than it costs, and end the game when it is very likely won.

All estimates are in hundredths of a point, all parts in 1024ths. What others hold is estimated from what everybody saw
and, for the rest, from the average of the cards that this seat has not seen.
"""

from typing import Any, NamedTuple

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total, worth
from motherlode.games.kit.records import Record
from motherlode.games.quarry import moves
from motherlode.games.quarry.pieces import (
    COLLECT,
    DRAW_BALLOT,
    DRAW_TWO,
    DRAWS,
    END_GAME,
    KINDS_OF_SHAPES,
    RAID,
    STONES,
    TAKE_PICKAXE,
    TAKE_PIGGY,
)

POINT = 100
PARTS = 10  # bits: a part is a number of 1024ths

# Chosen by playing many games with other values against these.
MALICE = 200  # part of a point that the strongest rival loses
PICKAXE = 600  # what it is worth to win a tunnel for sure
PIGGY = 150  # part of the hand: the piggy bank doubles it, but it seldom stays where it is
RESERVE = 800  # what it is worth to be able to end the game
SURE = 1750  # part of the usual error, squared, by which the lead over each other seat must exceed it to end the game
CROWD = 500  # part of an average card, for each other voter but one: how much a tunnel loses by being wanted
NEVER = -1_000_000
AT_ONCE = 1_000_000


class Survey(NamedTuple):
    """What is computed once for a decision: the average of an unseen card, the own hand, which of the others has most
    and how much that is, and whether the game would be won now; for a vote, the weights of the tunnels."""

    average: int
    hand: int
    rival: int
    rival_has: int
    ahead: bool
    a: int
    b: int
    c: int


@inline
def at_random(s: Record) -> bool:
    """A vote that others can guess is shared with them."""
    return s.question == moves.ASK_VOTE


@rule
def survey(s: Record, seat: int) -> Survey:
    """What the seat can know of cards and hands, for the questions that need it."""
    if s.question != moves.ASK_ACT and s.question != moves.ASK_VOTE:
        return Survey(0, 0, 0, 0, False, 0, 0, 0)
    average, error = unseen(s, seat)
    if s.question == moves.ASK_VOTE:
        a, b, c = tunnel_weight(s, 0, average), tunnel_weight(s, 1, average), tunnel_weight(s, 2, average)
        return Survey(average, 0, 0, 0, False, a, b, c)
    hand = value(s, s.hand[seat])
    left = (hand - price(s, seat, END_GAME)) * (2 if s.piggy == seat else 1)
    rival, most, ahead = 0, -1, True
    for other in range(s.seats):
        if other != seat:
            hidden = s.hand_size[other] - total(s.known[other])
            has = value(s, s.known[other]) + hidden * average
            doubt = hidden * error
            if s.piggy == other:
                has, doubt = 2 * has, 4 * doubt
            if has > most:
                rival, most = other, has
            if left <= has or (left - has) * (left - has) < doubt * SURE >> PARTS:
                ahead = False
    return Survey(average, hand, rival, most, ahead, 0, 0, 0)


@rule
def estimate(s: Record, seat: int, action: int) -> int:
    """What a move is likely to bring the seat that is asked; for a vote, its weight in the draw."""
    return weigh(s, seat, action, survey(s, seat))


@inline
def weigh(s: Record, seat: int, action: int, found: Survey) -> int:
    """The same, from what is known of cards and hands."""
    question = s.question
    if question == moves.ASK_VOTE:
        return vote(action - moves.VOTE, found)
    if question == moves.ASK_ACT:
        if action == moves.PASS:
            return 0
        paid_action = moves.PAID_ACTION_OF_MOVE[action]
        spared = 0 if paid_action == END_GAME or can_end(s, seat, paid_action) else RESERVE
        gain = brings(s, seat, paid_action, action - moves.FIRST_MOVE[paid_action], found)
        return gain - price(s, seat, paid_action) - spared
    if question == moves.ASK_PAY:
        return -s.values[action - moves.PAY]
    return value(s, s.tunnel[s.disputed]) if action == moves.SPEND else PICKAXE


# --- what cards are worth


@inline
def value(s: Record, heap: Any) -> int:
    """The points of some cards."""
    return worth(heap, s.values, STONES) * POINT


@rule
def unseen(s: Record, seat: int) -> tuple[int, int]:
    """The average of the cards in the pile and unknown in other hands, and the square of how far from it they lie.

    The same of a state, where they lie in their places, as of a view, where they are one heap.
    """
    cards = points = squares = 0
    for card in range(STONES):
        count = s.unseen[card] + s.deck[card]
        for other in range(s.seats):
            if other != seat:
                count += s.hand[other, card] - s.known[other, card]
        points_of_one = s.values[card] * POINT
        cards += count
        points += count * points_of_one
        squares += count * points_of_one * points_of_one
    cards = max(cards, 1)
    average = points // cards
    return average, squares // cards - average * average


@inline
def price(s: Record, seat: int, paid_action: int) -> int:
    """The points of the cards that an action costs: of each shape the cheaper grade first."""
    points = 0
    for shape in range(KINDS_OF_SHAPES):
        need = s.need[paid_action, shape]
        if need > 0:
            cheap = 2 * shape
            dear = cheap + 1
            if s.values[cheap] > s.values[dear]:
                cheap, dear = dear, cheap
            first = min(need, s.hand[seat, cheap])
            points += first * s.values[cheap] + (need - first) * s.values[dear]
    return points * POINT


@inline
def can_end(s: Record, seat: int, paid_action: int) -> bool:
    """Whether the hand can still pay for the end after paying for an action."""
    for shape in range(KINDS_OF_SHAPES):
        if s.hand[seat, 2 * shape] + s.hand[seat, 2 * shape + 1] < s.need[paid_action, shape] + s.need[END_GAME, shape]:
            return False
    return True


# --- the vote


@inline
def tunnel_weight(s: Record, tunnel: int, average: int) -> int:
    """How likely a tunnel is voted for, if nobody could gain by voting otherwise: never, when a card from the pile is
    worth more; then the more often, the more it is worth above that."""
    there = value(s, s.tunnel[tunnel])
    above = there - average
    return (above << PARTS) // (there + (average * CROWD * (s.seats - 2) >> PARTS)) if above > 0 else 0


@inline
def vote(ballot: int, found: Survey) -> int:
    """The weight of a ballot in the draw."""
    if ballot == DRAW_BALLOT:
        return max(1024 - found.a - found.b - found.c, 0)
    return found.a if ballot == 0 else found.b if ballot == 1 else found.c


# --- the actions


@inline
def brings(s: Record, seat: int, paid_action: int, target: int, found: Survey) -> int:
    """What an action is likely to bring."""
    if paid_action == DRAW_TWO:
        return DRAWS * found.average
    if paid_action == COLLECT:
        return value(s, s.tunnel[target])
    if paid_action == TAKE_PICKAXE:
        return PICKAXE
    if paid_action == TAKE_PIGGY:
        lost = found.rival_has * MALICE >> PARTS + 1 if s.piggy == found.rival else 0
        return ((found.hand - price(s, seat, paid_action)) * PIGGY >> PARTS) + lost
    if paid_action == RAID:
        return found.rival_has * MALICE >> PARTS + 1 if target == found.rival else NEVER
    if paid_action == END_GAME:
        return AT_ONCE if found.ahead else NEVER
    return NEVER
