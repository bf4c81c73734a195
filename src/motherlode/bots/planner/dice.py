"""The dice game planned to the end of a turn: every answer is judged by what the table promises after it (`outlook`).

What is stolen, stored and passed on is tried out, two steps deep. What faces bring together is the sum of what each
brings alone, wild faces where they bring most; and what is worth keeping of a roll follows from that by exact odds,
backward from the last roll. Shares of the victory are whole numbers here, in 2 ** -24.
"""

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from motherlode.bots.champion.memory import room_for
from motherlode.bots.greedy import marked_from
from motherlode.bots.planner.dice_outlook import PLACES, following, share
from motherlode.games.dice import moves
from motherlode.games.dice.pieces import (
    CHEST,
    DICE,
    FEWEST_FACES,
    HELMET,
    JACKHAMMER,
    KINDS_OF_ACTIONS,
    KINDS_OF_FACES,
    LAST_WILL_BE_FIRST,
    PICKAXE,
    STEAL,
    TRANSFER,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.kit.compile import inline, rule, unbound
from motherlode.games.kit.multisets import total
from motherlode.games.kit.records import Record

WHOLE = 1 << 24  # a share of 1
NOWHERE = -(1 << 30)
MOST_PAID = 2  # rolls that are paid with markers: so far ahead is planned

# --- the ways in which five dice, or fewer, can lie

_WAYS = [way for dice in range(DICE, -1, -1) for way in combinations_with_replacement(range(KINDS_OF_FACES), dice)]
SHOWN = np.array([[way.count(face) for face in range(KINDS_OF_FACES)] for way in _WAYS], np.int8)
FULL = sum(len(way) == DICE for way in _WAYS)  # these come first
DIGIT = (DICE + 1) ** np.arange(KINDS_OF_FACES)
WAY = np.full((DICE + 1) ** KINDS_OF_FACES, -1, np.int16)
WAY[SHOWN.astype(int) @ DIGIT] = np.arange(len(_WAYS))
_ONE = np.eye(KINDS_OF_FACES, dtype=int)
MORE = np.array([[WAY[(way + one) @ DIGIT] if way.sum() < DICE else -1 for one in _ONE] for way in SHOWN.astype(int)])
LESS = np.array([[WAY[(way - one) @ DIGIT] if way @ one else -1 for one in _ONE] for way in SHOWN.astype(int)])
FEWEST = np.array(FEWEST_FACES, np.int8)
FIRST_TO_ACT = np.array([5, 4, 1, 2, 3], np.int8)  # by face: draw, then steal, pass on and store
ORDERS = 8

# Bound by `champion.player_of`:
advise: Any = unbound  # the greedy player's choice, for what was not learned
room_to_look: Any = unbound
room_for_ways: Any = unbound
room_for_faces: Any = unbound
TABLES: Any = None


def tables_of(kept: Any) -> dict[str, Any]:
    """What `choose_by_plan` is bound with, from the weights that are kept."""
    return {
        "TABLES": kept["tables"].astype(np.int32),
        "room_to_look": room_for(PLACES),
        "room_for_ways": room_for(len(_WAYS)),
        "room_for_faces": room_for(KINDS_OF_ACTIONS * (2 * DICE)),
    }


# --- crystals that change places


@inline
def worth(s: Record, seat: int, tables: Any, places: Any) -> int:
    """The seat's share as things lie."""
    return int(share(s, seat, following(s), tables, places) * WHOLE)


@inline
def move_crystal(s: Record, source: int, target: int, crystal: int) -> None:
    """From one cart to another."""
    s.cart[source, crystal] -= 1
    s.cart[target, crystal] += 1


@rule
def worth_stolen(s: Record, seat: int, victim: int, crystal: int, more: bool, tables: Any, places: Any) -> int:
    """With a crystal of another, and the best one after it if there is one `more`."""
    move_crystal(s, victim, seat, crystal)
    most = worth(s, seat, tables, places)
    if more:
        for other in range(s.seats):
            for another in range(VALUABLES):
                if other != seat and s.cart[other, another] > 0:
                    move_crystal(s, other, seat, another)
                    most = max(most, worth(s, seat, tables, places))
                    move_crystal(s, seat, other, another)
    move_crystal(s, seat, victim, crystal)
    return most


@rule
def worth_stored(s: Record, seat: int, crystal: int, more: bool, tables: Any, places: Any) -> int:
    """The same for a crystal of the cart that is stored."""
    s.cart[seat, crystal] -= 1
    s.chest[seat, crystal] += 1
    most = worth(s, seat, tables, places)
    if more:
        for another in range(VALUABLES):
            if s.cart[seat, another] > 0:
                s.cart[seat, another] -= 1
                s.chest[seat, another] += 1
                most = max(most, worth(s, seat, tables, places))
                s.cart[seat, another] += 1
                s.chest[seat, another] -= 1
    s.cart[seat, crystal] += 1
    s.chest[seat, crystal] -= 1
    return most


@rule
def worth_given(s: Record, seat: int, other: int, tables: Any, places: Any) -> int:
    """With an unstable crystal less."""
    move_crystal(s, seat, other, UNSTABLE)
    value = worth(s, seat, tables, places)
    move_crystal(s, other, seat, UNSTABLE)
    return value


@rule
def worth_drawn(s: Record, seat: int, crystal: int, tables: Any, places: Any) -> int:
    """With a crystal of the bag on the cart, and the marker that comes with it."""
    s.cart[seat, crystal] += 1
    s.markers[seat] += crystal == UNSTABLE
    value = worth(s, seat, tables, places)
    s.cart[seat, crystal] -= 1
    s.markers[seat] -= crystal == UNSTABLE
    return value


@rule
def worth_returned(s: Record, seat: int, crystal: int, tables: Any, places: Any) -> int:
    """With what lies drawn on the cart, but for a crystal that goes back."""
    unstable = s.table[UNSTABLE] - (crystal == UNSTABLE)
    for colour in range(s.table.shape[0]):
        s.cart[seat, colour] += s.table[colour] - (colour == crystal)
    s.markers[seat] += unstable
    value = worth(s, seat, tables, places)
    s.markers[seat] -= unstable
    for colour in range(s.table.shape[0]):
        s.cart[seat, colour] -= s.table[colour] - (colour == crystal)
    return value


@rule
def worth_of_answer(s: Record, seat: int, action: int, tables: Any, places: Any) -> int:
    """What the table promises after an answer that draws nothing."""
    question = s.question
    if action == moves.DONE:
        return worth(s, seat, tables, places)
    if question == moves.ASK_RETURN:
        return worth_returned(s, seat, action - moves.RETURN, tables, places)
    if question == moves.ASK_STORE:
        return worth_stored(s, seat, action - moves.STORE, s.left > 1, tables, places)
    if question == moves.ASK_GIVE:
        return worth_given(s, seat, action - moves.SEAT, tables, places)
    if question == moves.ASK_TAKE:
        return worth_stolen(s, seat, s.target, action - moves.TAKE, s.left > 1, tables, places)
    if question == moves.ASK_LEADER:
        return int(share(s, seat, action - moves.SEAT, tables, places) * WHOLE)
    most = NOWHERE
    for crystal in range(VALUABLES):
        if s.cart[action - moves.SEAT, crystal] > 0:
            most = max(most, worth_stolen(s, seat, action - moves.SEAT, crystal, s.left > 1, tables, places))
    return most


# --- what a number of dice with one face brings


@rule
def bring_draws(s: Record, seat: int, tables: Any, places: Any, brings: Any) -> None:
    """Pickaxes: the mean of what lies in the bag. Jackhammers: the mean of the better ones of that many draws."""
    crystals = total(s.bag)
    if crystals == 0:
        return
    now = worth(s, seat, tables, places)
    first = KINDS_OF_ACTIONS * (DICE + 1)  # behind the table: what each crystal brings, the best first, and how many
    kinds = together = 0
    for colour in range(s.bag.shape[0]):
        if s.bag[colour] > 0:
            value = worth_drawn(s, seat, colour, tables, places) - now
            together += value * s.bag[colour]
            place = kinds
            while place > 0 and brings[first + 2 * place - 2] < value:
                brings[first + 2 * place] = brings[first + 2 * place - 2]
                brings[first + 2 * place + 1] = brings[first + 2 * place - 1]
                place -= 1
            brings[first + 2 * place] = value
            brings[first + 2 * place + 1] = s.bag[colour]
            kinds += 1
    for dice in range(1, DICE + 1):
        brings[PICKAXE * (DICE + 1) + dice] = together * dice // crystals
        if dice >= FEWEST[JACKHAMMER]:
            sum_of_best = 0.0
            for rank in range(dice - dice // 2):
                above = 0.0  # the chance that the crystal of this rank is better than these
                upto = 0
                for kind in range(kinds):
                    upto += brings[first + 2 * kind + 1]
                    reached = at_least(rank + 1, dice, upto / crystals)
                    sum_of_best += (reached - above) * brings[first + 2 * kind]
                    above = reached
            brings[JACKHAMMER * (DICE + 1) + dice] = int(sum_of_best)


@rule
def at_least(wanted: int, tries: int, chance: float) -> float:
    """The chance of so many successes: what the binomial distribution leaves when the fewer are taken away."""
    fewer, ways = 0.0, 1.0
    for successes in range(wanted):
        one = ways
        for _ in range(successes):
            one *= chance
        for _ in range(tries - successes):
            one *= 1.0 - chance
        fewer += one
        ways = ways * (tries - successes) / (successes + 1)
    return 1.0 - fewer


@rule
def bring_by_one(s: Record, seat: int, face: int, tables: Any, places: Any, brings: Any) -> None:
    """Chests, transfers and thefts: the best crystal, then the best after it, and so on. The table is left changed."""
    now = worth(s, seat, tables, places)
    for dice in range(2, DICE + 1):
        most, best_crystal, best_seat = NOWHERE, 0, seat
        for other in range(s.seats):
            for crystal in range(VALUABLES):
                value = NOWHERE
                if face == STEAL and other != seat and s.cart[other, crystal] > 0:
                    value = worth_stolen(s, seat, other, crystal, False, tables, places)
                elif face == CHEST and other == seat and s.cart[seat, crystal] > 0:
                    value = worth_stored(s, seat, crystal, False, tables, places)
                elif face == TRANSFER and crystal == 0 and other != seat and s.cart[seat, UNSTABLE] > 0:
                    value = worth_given(s, seat, other, tables, places)
                if value > most:
                    most, best_crystal, best_seat = value, crystal, other
        if most > NOWHERE:
            if face == STEAL:
                move_crystal(s, best_seat, seat, best_crystal)
            elif face == CHEST:
                s.cart[seat, best_crystal] -= 1
                s.chest[seat, best_crystal] += 1
            else:
                move_crystal(s, seat, best_seat, UNSTABLE)
            brings[face * (DICE + 1) + dice] = max(most - now, brings[face * (DICE + 1) + dice - 1])
        else:
            brings[face * (DICE + 1) + dice] = brings[face * (DICE + 1) + dice - 1]


# --- the dice


@inline
def brought(brings: Any, face: int, dice: int) -> int:
    """What that many dice of a face bring; nobody has to use them."""
    bring: int = brings[face * (DICE + 1) + min(dice, DICE)]
    return max(bring, 0)


@rule
def wild_worth(brings: Any, shown: Any, used: Any, wild: int, without: int) -> int:
    """What all faces that are not used yet bring, but one; wild faces where they bring most: two at most."""
    together = first = second = double = 0
    for face in range(KINDS_OF_ACTIONS):
        if used[face] == 0 and face != without:
            now = brought(brings, face, shown[face])
            one = brought(brings, face, shown[face] + 1) - now
            together += now
            if one > first:
                first, second = one, first
            elif one > second:
                second = one
            double = max(double, brought(brings, face, shown[face] + 2) - now)
    if wild == 0:
        return together
    return together + (first if wild == 1 else max(first + second, double))


@inline
def expect(ways: Any) -> None:
    """From what five dice bring: what fewer bring, the others rolled."""
    for way in range(FULL, SHOWN.shape[0]):
        together = 0
        for face in range(KINDS_OF_FACES):
            together += ways[MORE[way, face]]
        ways[way] = together // KINDS_OF_FACES


@rule
def roll_once_more(stand: Any, ways: Any, best: Any, cost: int) -> None:
    """What each way brings if one roll more is to come than was thought: the best of what can be kept."""
    for way in range(SHOWN.shape[0] - 1, -1, -1):
        most = ways[way] if way >= FULL else NOWHERE
        for face in range(KINDS_OF_FACES):
            if LESS[way, face] >= 0:
                most = max(most, best[LESS[way, face]])
        best[way] = most
    for way in range(FULL):
        ways[way] = max(stand[way], best[way] - cost)
    expect(ways)


@rule
def plan_rolls(s: Record, seat: int, brings: Any, cost: int, stand: Any, ways: Any, best: Any) -> None:
    """What each way to stand brings, and what each way to keep some dice does, all later rolls well used."""
    for way in range(FULL):
        stand[way] = wild_worth(brings, SHOWN[way], s.used, SHOWN[way, HELMET] >> 1, HELMET)
        ways[way] = stand[way]
    expect(ways)
    paid = min(s.markers[seat], MOST_PAID)
    for roll in range(s.rolls_left + paid - 1):
        roll_once_more(stand, ways, best, cost if roll < paid else 0)


@inline
def kept(s: Record, action: int) -> int:
    """The number of the way in which the dice lie that a move keeps."""
    number = 0
    for face in range(KINDS_OF_FACES):
        number += s.dice[face] * DIGIT[face]
        if action != moves.STAND:
            number -= moves.REROLLED[action - moves.REROLL, face] * DIGIT[face]
    way: int = WAY[number]
    return way


@rule
def worth_of_use(s: Record, action: int, wild: int, brings: Any) -> int:
    """What a use and the best of what may follow bring; of uses that bring the same, the one to begin with."""
    if action == moves.END_TURN:
        return 0
    face, dice = moves.USE_FACE[action - moves.USE], moves.USE_NUMBER[action - moves.USE]
    alone: int = brings[face * (DICE + 1) + min(dice, DICE)]
    if alone <= 0:
        return NOWHERE
    spent = max(dice - s.dice[face], 0)
    together = alone + wild_worth(brings, s.dice, s.used, min(wild - spent, 2), face)
    order: int = FIRST_TO_ACT[face]
    return together * ORDERS + order


@rule
def spare_wild(s: Record) -> int:
    """Wild faces that are not spent."""
    wild: int = s.dice[HELMET] >> 1
    for face in range(KINDS_OF_ACTIONS):
        wild -= max(s.used[face] - s.dice[face], 0)
    return wild


# --- the player


def choose_by_plan(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> Any:
    """A template: the move after which the table promises most."""
    mask = words.view(np.int8)
    action = marked_from(words, mask, first)
    if count == 1:
        return action
    if views[v].ending == LAST_WILL_BE_FIRST:
        return advise(views, v, seat, words, first, count, stream)
    question = views[v].question
    tried, places, brings = views[v : v + 1].copy(), room_to_look(), room_for_faces()
    stand, ways, best = room_for_ways(), room_for_ways(), room_for_ways()
    s = tried[0]
    cost = wild = 0
    if question == moves.ASK_ROLL or question == moves.ASK_ACT:
        for place in range(brings.shape[0]):
            brings[place] = 0
        bring_draws(s, seat, TABLES, places, brings)
        for face in range(CHEST, STEAL + 1):
            bring_by_one(s, seat, face, TABLES, places, brings)
            tried[0] = views[v]
        if question == moves.ASK_ACT:
            wild = spare_wild(s)
        else:
            if s.markers[seat] > 0:
                now = worth(s, seat, TABLES, places)
                s.markers[seat] -= 1
                cost = now - worth(s, seat, TABLES, places)
                s.markers[seat] += 1
            plan_rolls(s, seat, brings, cost, stand, ways, best)
            if s.rolls_left > 0:
                cost = 0
    chosen, highest = action, NOWHERE
    for number in range(count):
        if number > 0:
            action = marked_from(words, mask, action + 1)
        if question == moves.ASK_ROLL:
            reached = stand[kept(s, action)] if action == moves.STAND else ways[kept(s, action)] - cost
        elif question == moves.ASK_ACT:
            reached = worth_of_use(s, action, wild, brings)
        else:
            reached = worth_of_answer(s, seat, action, TABLES, places)
        if reached > highest:
            chosen, highest = action, reached
    return chosen
