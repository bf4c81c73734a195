"""The dice game by rule of thumb: estimate what each face would bring, keep the dice that promise more than a new roll
would, draw before stealing, passing on and storing, and steal what completes a set.

All estimates are in hundredths of a point, all parts in 1024ths. A face that needs two dice brings something for the
second (`first`, because it is the first that counts), and something for every other one (`more`).
"""

from collections.abc import Callable
from math import comb
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.dice import moves
from motherlode.games.dice.end import LARGEST_SET, SMALLEST_SET, score
from motherlode.games.dice.pieces import (
    CHEST,
    DICE,
    FACES,
    HELMET,
    JACKHAMMER,
    KINDS_OF_ACTIONS,
    LAST_WILL_BE_FIRST,
    PICKAXE,
    STEAL,
    TRANSFER,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.dice.seats import valuables
from motherlode.games.kit.chance import number
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import total
from motherlode.games.kit.records import Record

POINT = 100
PARTS = 10  # bits: a part is a number of 1024ths

# Chosen by playing many games with other values against these.
SET = 1680  # part of a set's points: one that grows is likely to grow on
LOOT = 1215  # part of a crystal's points: what it is worth to a thief, because another lacks it
THEFT = 22  # part of what lies on a cart that is as good as gone with every turn that others will still have
MOST = 800  # part that is as good as gone at most
PASSED = 1300  # part of an unstable crystal's points: what it brings to be rid of it and to see another have it
MARKER = 100  # what a reroll marker is worth
AGAIN = 45  # what a die that is rolled again gains by each further roll to come
LUCK_FIRST, LUCK_MORE = 360, 240  # parts of a valuable: how much above average the better half of a draw is
GROWTH = 375  # part of a crystal by which the emptiest other chest grows in a round
LONG = 8  # rounds that the last will be first is expected to go on
FEAR, DOOM = 500, 1024  # parts of all points: to be one unstable crystal from the limit, and to be there


class Survey(NamedTuple):
    """What is computed once for a decision: what a crystal from the bag brings, what two dice of each other face bring
    and what every further one, and what a wild face is worth."""

    draw: int
    hammer_first: int
    hammer_more: int
    store_first: int
    store_more: int
    pass_first: int
    pass_more: int
    steal_first: int
    steal_more: int
    wild: int


@rule
def survey(s: Record, seat: int) -> Survey:
    """What the faces promise, for the questions that are about them."""
    if s.question != moves.ASK_ROLL and s.question != moves.ASK_ACT:
        return Survey(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    risk = at_risk(s, seat)
    drawn, valuable = draw(s, seat, 1024 - risk)
    better = drawn + (valuable * LUCK_FIRST >> PARTS)
    best = 2 * drawn // 3 + (valuable * LUCK_MORE >> PARTS)  # of three dice more, two draw something that stays
    stored, stored_more = store(s, seat, risk)
    passed, passed_more = pass_on(s, seat)
    stolen, stolen_more = steal(s, seat, (1024 - risk) * LOOT >> PARTS)
    found = Survey(drawn, better, best, stored, stored_more, passed, passed_more, stolen, stolen_more, 0)
    wild = best_wild(s, found)
    return Survey(drawn, better, best, stored, stored_more, passed, passed_more, stolen, stolen_more, wild)


@rule
def estimate(s: Record, seat: int, action: int) -> int:
    """What a move is likely to bring the seat that is asked."""
    return weigh(s, seat, action, survey(s, seat))


@inline
def weigh(s: Record, seat: int, action: int, found: Survey) -> int:
    """The same, from what the faces promise."""
    question = s.question
    if question == moves.ASK_ROLL:
        return roll(s, action, found)
    if question == moves.ASK_ACT:
        return act(s, action, found)
    if question == moves.ASK_RETURN:
        return unstable_costs(s, seat) if action - moves.RETURN == UNSTABLE else -gain(s, seat, action - moves.RETURN)
    if action == moves.DONE:
        return 0
    if question == moves.ASK_STORE:
        return loss(s, seat, action - moves.STORE)
    if question == moves.ASK_GIVE:
        return victim(s, action - moves.SEAT)
    if question == moves.ASK_FROM:
        return best_on_cart(s, seat, action - moves.SEAT)
    if question == moves.ASK_LEADER:
        return 1 if action - moves.SEAT == seat else 0
    return gain(s, seat, action - moves.TAKE)


# --- what crystals are worth


@inline
def set_grows(s: Record, count: int) -> int:
    """What one crystal more brings to `count` of its colour beside its value."""
    if count < SMALLEST_SET - 1 or count >= LARGEST_SET:
        return 0
    before = s.sets[count - SMALLEST_SET] if count >= SMALLEST_SET else 0
    return (s.sets[count + 1 - SMALLEST_SET] - before) * POINT * SET >> PARTS


@inline
def gain(s: Record, seat: int, colour: int) -> int:
    """What one more of a valuable brings to a seat."""
    return s.values[colour] * POINT + set_grows(s, s.cart[seat, colour] + s.chest[seat, colour])


@inline
def loss(s: Record, seat: int, colour: int) -> int:
    """What one less of a valuable costs a seat; a worthless one still counts for ties and in the chest."""
    return 1 + s.values[colour] * POINT + set_grows(s, s.cart[seat, colour] + s.chest[seat, colour] - 1)


@rule
def unstable_costs(s: Record, seat: int) -> int:
    """An unstable crystal more: its points, less the marker; where it may eliminate, some or all of what is owned."""
    cost = s.unstable_cost * POINT - MARKER
    if s.ending == LAST_WILL_BE_FIRST:
        cost += at_stake(s, seat, s.cart[seat, UNSTABLE] + 1) - at_stake(s, seat, s.cart[seat, UNSTABLE])
    return cost


@rule
def at_stake(s: Record, seat: int, unstable: int) -> int:
    """D61: what a number of unstable crystals threatens to cost."""
    if unstable < s.limit - 1:
        return 0
    return max(score(s, seat), 1) * POINT * (DOOM if unstable >= s.limit else FEAR) >> PARTS


@inline
def at_risk(s: Record, seat: int) -> int:
    """The part of what is on the cart that others are likely to steal before the end."""
    rounds = LONG if s.ending == LAST_WILL_BE_FIRST else s.rounds - s.round
    turns = rounds * (s.seats - 1) + (s.leader - seat - 1 + s.seats) % s.seats
    return min(THEFT * turns, MOST)


# --- what the faces promise


@rule
def draw(s: Record, seat: int, kept: int) -> tuple[int, int]:
    """What a crystal from the bag brings, and what a valuable one does."""
    promised = 0
    for colour in range(VALUABLES):
        promised += s.bag[colour] * gain(s, seat, colour)
    promised = promised * kept >> PARTS
    valuable = valuables(s.bag)
    crystals = max(valuable + s.bag[UNSTABLE], 1)
    return (promised - s.bag[UNSTABLE] * unstable_costs(s, seat)) // crystals, promised // max(valuable, 1)


@rule
def store(s: Record, seat: int, risk: int) -> tuple[int, int]:
    """The most valuable crystals of the cart are safe from thieves, and the chest fuller than the emptiest other."""
    first = second = 0
    for colour in range(VALUABLES):
        if s.cart[seat, colour] > 0:
            first, second = two_best(loss(s, seat, colour), s.cart[seat, colour], first, second)
    each, wanted = prudence(s, seat)
    prudent = each if wanted > 0 and first > 0 else 0
    more = each if wanted > 1 and second > 0 else 0
    return (first * risk >> PARTS) + prudent, (second * risk >> PARTS) + more


@rule
def prudence(s: Record, seat: int) -> tuple[int, int]:
    """D32: what each crystal brings on the way to a chest that is not the emptiest, and how many it takes."""
    if s.ending == LAST_WILL_BE_FIRST:
        return 0, 0
    emptiest = total(s.crystals)
    for other in range(s.seats):
        if other != seat:
            emptiest = min(emptiest, total(s.chest[other]))
    wanted = emptiest + 1 + (GROWTH * (s.rounds - s.round) >> PARTS) - total(s.chest[seat])
    return (s.reckless_cost * POINT // wanted, wanted) if wanted > 0 else (0, 0)


@rule
def pass_on(s: Record, seat: int) -> tuple[int, int]:
    """An unstable crystal less is one that another has; where it eliminates, all is saved."""
    unstable = s.cart[seat, UNSTABLE]
    if unstable == 0:
        return 0, 0
    each = s.unstable_cost * POINT * PASSED >> PARTS
    if s.ending == LAST_WILL_BE_FIRST:
        now, one, two = at_stake(s, seat, unstable), at_stake(s, seat, unstable - 1), at_stake(s, seat, unstable - 2)
        return each + now - one, each + one - two if unstable > 1 else 0
    return each, each if unstable > 1 else 0


@rule
def steal(s: Record, seat: int, kept: int) -> tuple[int, int]:
    """The best crystals of all other carts; each is also one that another lacks."""
    first = second = 0
    for colour in range(VALUABLES):
        there = -s.cart[seat, colour]
        for other in range(s.seats):
            there += s.cart[other, colour]
        if there > 0:
            points = gain(s, seat, colour) * kept >> PARTS
            first, second = two_best(points, there, first, second)
    return first, second


@inline
def two_best(points: int, there: int, first: int, second: int) -> tuple[int, int]:
    """The two highest of what is known and of some that are alike."""
    if points > first:
        return points, points if there > 1 else first
    return first, max(second, points)


@inline
def promise(found: Survey, face: int, dice: int) -> int:
    """What a number of dice with one face brings."""
    if face == PICKAXE:
        return dice * found.draw
    if dice < 2:
        return 0
    if face == JACKHAMMER:
        return found.hammer_first + (dice - 2) * found.hammer_more
    if face == CHEST:
        return found.store_first + (dice - 2) * found.store_more
    if face == TRANSFER:
        return found.pass_first + (dice - 2) * found.pass_more
    return found.steal_first + (dice - 2) * found.steal_more


@rule
def best_wild(s: Record, found: Survey) -> int:
    """What one more of the face that gains most by it brings."""
    most = 0
    for face in range(KINDS_OF_ACTIONS):
        if s.used[face] == 0:
            most = max(most, promise(found, face, s.dice[face] + 1) - promise(found, face, s.dice[face]))
    return most


# --- the dice


def _table(count: Callable[[int], int]) -> np.ndarray[Any, np.dtype[np.int64]]:
    """What a face counts on average, in 1024ths, by dice that show it and are kept and by dice rolled again."""
    averages = np.zeros((DICE + 1, DICE + 1), np.int64)
    for kept in range(DICE + 1):
        for rolled in range(DICE + 1 - kept):
            for more in range(rolled + 1):
                ways = comb(rolled, more) * (len(FACES) - 1) ** (rolled - more)
                averages[kept, rolled] += count(kept + more) * 1024 * ways
            averages[kept, rolled] //= len(FACES) ** rolled
    return averages


SHOWN = _table(lambda shown: shown)
FIRST = _table(lambda shown: int(shown >= 2))
MORE = _table(lambda shown: max(shown - 2, 0))
PAIRS = _table(lambda shown: shown // 2)
ROLLED = moves.REROLLED.sum(axis=1)


@inline
def roll(s: Record, action: int, found: Survey) -> int:
    """What the kept dice and the rolled ones are likely to bring; a paid roll costs its marker."""
    pickaxes, hammers, chests = s.dice[PICKAXE], s.dice[JACKHAMMER], s.dice[CHEST]
    transfers, thieves, helmets = s.dice[TRANSFER], s.dice[STEAL], s.dice[HELMET]
    rolled = extra = 0
    if action != moves.STAND:
        again = moves.REROLLED[action - moves.REROLL]
        rolled = ROLLED[action - moves.REROLL]
        pickaxes, hammers, chests = pickaxes - again[PICKAXE], hammers - again[JACKHAMMER], chests - again[CHEST]
        transfers, thieves, helmets = transfers - again[TRANSFER], thieves - again[STEAL], helmets - again[HELMET]
        extra = AGAIN * rolled * (s.rolls_left - 1) if s.rolls_left > 0 else -MARKER
    brings = SHOWN[pickaxes, rolled] * found.draw + PAIRS[helmets, rolled] * found.wild
    brings += FIRST[hammers, rolled] * found.hammer_first + MORE[hammers, rolled] * found.hammer_more
    brings += FIRST[chests, rolled] * found.store_first + MORE[chests, rolled] * found.store_more
    brings += FIRST[transfers, rolled] * found.pass_first + MORE[transfers, rolled] * found.pass_more
    brings += FIRST[thieves, rolled] * found.steal_first + MORE[thieves, rolled] * found.steal_more
    return (brings >> PARTS) + extra


# --- acting on them

EARLY = np.array([500_000, 400_000, 100_000, 200_000, 300_000])  # draw first, then steal, pass on and store


@inline
def act(s: Record, action: int, found: Survey) -> int:
    """What a face brings; a wild face goes where it brings most."""
    if action == moves.END_TURN:
        return 0
    face, announced = moves.USE_FACE[action - moves.USE], number(moves.USE_NUMBER[action - moves.USE])
    brings = promise(found, face, announced) - max(announced - s.dice[face], 0) * found.wild
    return brings + EARLY[face] + announced if brings > 0 else brings  # the wild face itself is never spared


@rule
def victim(s: Record, other: int) -> int:
    """Which seat an unstable crystal hurts most: one that it may eliminate, or that is ahead."""
    return 1000 + score(s, other) + (1000 * s.cart[other, UNSTABLE] if s.ending == LAST_WILL_BE_FIRST else 0)


@rule
def best_on_cart(s: Record, seat: int, other: int) -> int:
    """The crystal of a cart that brings most; among equals, from the seat that is ahead."""
    most = 0
    for colour in range(VALUABLES):
        if s.cart[other, colour] > 0:
            most = max(most, gain(s, seat, colour))
    return 1000 * most + score(s, other)
