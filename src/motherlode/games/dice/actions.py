"""Acting on the dice (D20–D29): each face used asks its questions, one at a time, and then the seat acts on."""

from typing import Any

from motherlode.games.dice import moves, pieces, reasons
from motherlode.games.dice.events import DREW, GAVE, LOADED, REACHED, RETURNED, STOLE, STOPPED, STORED, USED
from motherlode.games.dice.rolls import gain_marker, mine
from motherlode.games.dice.seats import valuables
from motherlode.games.kit.carts import put_into_chest
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit, emit_heap
from motherlode.games.kit.multisets import NOTHING, draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask

# --- which faces can be used


@inline
def wild_faces(s: Record) -> int:
    """D26: a pair of helmets is one wild face; using more of a kind than the dice show has spent some."""
    wild = s.dice[pieces.HELMET] >> 1
    for face in range(pieces.KINDS_OF_ACTIONS):
        if s.used[face] > s.dice[face]:
            wild -= s.used[face] - s.dice[face]
    return wild


@inline
def refused_use(s: Record, seat: int, face: int, number: int, wild: int) -> int:
    """D20: each kind once, as often as the dice show it, wild faces included (D26), and not for nothing (D28)."""
    if s.used[face] > 0:
        return reasons.ALREADY_USED
    if number > s.dice[face] + wild:
        return reasons.TOO_FEW_FACES
    return unmet_need(s, seat, face)


@inline
def unmet_need(s: Record, seat: int, face: int) -> int:
    """D28: what keeps the face from doing anything, or LEGAL."""
    if face == pieces.CHEST:
        return LEGAL if valuables(s.cart[seat]) > 0 else reasons.NO_VALUABLE_ON_CART
    if face == pieces.TRANSFER:
        return LEGAL if s.cart[seat, pieces.UNSTABLE] > 0 else reasons.NO_UNSTABLE_ON_CART
    if face == pieces.STEAL:
        return LEGAL if something_to_steal(s, seat) else reasons.NOTHING_TO_STEAL
    return LEGAL if total(s.bag) > 0 else reasons.BAG_IS_EMPTY


@inline
def something_to_steal(s: Record, seat: int) -> bool:
    """Whether another cart holds a valuable; a seat that is out has nothing on its cart (D61)."""
    for other in range(s.seats):
        if other != seat and valuables(s.cart[other]) > 0:
            return True
    return False


@inline
def mark_uses(s: Record, seat: int, mask: Any) -> int:
    """Mark the legal answers to `act`, of which `end turn` is always one (D80); how many there are."""
    mask[moves.END_TURN] = 1
    count = 1
    wild = wild_faces(s)
    for face in range(pieces.KINDS_OF_ACTIONS):
        fewest = moves.FEWEST[face]
        if refused_use(s, seat, face, fewest, wild) == LEGAL:
            for more in range(s.dice[face] + wild - fewest + 1):
                mask[moves.USE + moves.FIRST_USE[face] + more] = 1
                count += 1
    return count


# --- using them


@rule
def use(s: Record, seat: int, choice: int, events: Any) -> None:
    """D20: the number is announced, and the face takes its effect."""
    face, number = moves.USE_FACE[choice], moves.USE_NUMBER[choice]
    s.used[face] = number
    emit(events, USED, seat, face, number)
    if face == pieces.PICKAXE:
        use_pickaxe(s, seat, number, events)
    elif face == pieces.JACKHAMMER:
        use_jackhammer(s, seat, number, events)
    elif face == pieces.CHEST:
        s.left = number - 1
        ask(s, moves.ASK_STORE, seat)
    elif face == pieces.TRANSFER:
        s.left = number - 1
        ask(s, moves.ASK_GIVE, seat)
    else:
        s.left = number - 1
        ask(s, moves.ASK_FROM, seat)


@inline
def act_on(s: Record, seat: int) -> None:
    """D29: the face is done with, and `act` is asked again, even when only `end turn` is left (D80)."""
    s.left = 0
    ask(s, moves.ASK_ACT, seat)


@rule
def stop(s: Record, seat: int, events: Any) -> None:
    """D23–D25: the answer `done`: fewer than the number is enough."""
    emit(events, STOPPED, seat, 0, 0)
    act_on(s, seat)


# --- pickaxe


@rule
def use_pickaxe(s: Record, seat: int, number: int, events: Any) -> None:
    """D21: that many crystals onto the cart, or what is there (D27)."""
    for _ in range(number):
        mine(s, seat, events)
    act_on(s, seat)


# --- jackhammer


@rule
def use_jackhammer(s: Record, seat: int, number: int, events: Any) -> None:
    """D22: draw and look; half of what was drawn goes back, rounded down (D27), the rest onto the cart."""
    drawn = min(number, total(s.bag))
    for _ in range(drawn):
        s.table[draw(s.rng, s.bag)] += 1
    emit_heap(events, DREW, seat, s.table)
    s.left = drawn >> 1
    if s.left > 0:
        ask(s, moves.ASK_RETURN, seat)
    else:
        load_from_table(s, seat, events)


@rule
def return_from_table(s: Record, seat: int, crystal: int, events: Any) -> None:
    """D22: one of the drawn crystals goes back, by choice; after the last one the rest is loaded."""
    s.table[crystal] -= 1
    s.bag[crystal] += 1
    s.left -= 1
    emit(events, RETURNED, seat, crystal, 0)
    if s.left == 0:
        load_from_table(s, seat, events)


@rule
def load_from_table(s: Record, seat: int, events: Any) -> None:
    """D22: what is left goes on the cart; only unstable crystals that stay give markers."""
    emit_heap(events, LOADED, seat, s.table)
    for _ in range(s.table[pieces.UNSTABLE]):
        gain_marker(s, seat, events)
    pour(s.table, s.cart[seat])
    act_on(s, seat)


@inline
def close_if_done(s: Record, seat: int, movable: int) -> None:
    """D29: the question closes when everything announced is moved, or nothing is left that could be."""
    if s.left == 0 or movable == 0:
        act_on(s, seat)


# --- chest


@rule
def store(s: Record, seat: int, crystal: int, events: Any) -> None:
    """D23: one valuable from the cart into the chest; closes when all are moved or none is left (D29)."""
    put_into_chest(s, seat, crystal, STORED, events)
    close_if_done(s, seat, valuables(s.cart[seat]))


# --- transfer


@inline
def refused_seat(s: Record, seat: int, other: int, yourself: int) -> int:
    """D81: other seats only, and only those still in (D64)."""
    if other >= s.seats:
        return reasons.NO_SUCH_SEAT
    if other == seat:
        return yourself
    return reasons.SEAT_IS_OUT if s.out[other] else LEGAL


@rule
def give(s: Record, seat: int, other: int, events: Any) -> None:
    """D24: one unstable crystal to another cart, without a marker; closes when all are given or none is left (D29)."""
    s.cart[seat, pieces.UNSTABLE] -= 1
    s.cart[other, pieces.UNSTABLE] += 1
    s.left -= 1
    emit(events, GAVE, seat, other, 0)
    close_if_done(s, seat, s.cart[seat, pieces.UNSTABLE])


# --- steal


@inline
def refused_victim(s: Record, seat: int, other: int) -> int:
    """D25: another cart with a valuable on it."""
    reason = refused_seat(s, seat, other, reasons.STEAL_FROM_YOURSELF)
    return reason if reason != LEGAL or valuables(s.cart[other]) > 0 else reasons.SEAT_HAS_NO_VALUABLE


@rule
def reach_into(s: Record, seat: int, other: int, events: Any) -> None:
    """D25: first the cart is named, then the crystal."""
    s.target = other
    emit(events, REACHED, seat, other, 0)
    ask(s, moves.ASK_TAKE, seat)


@rule
def take(s: Record, seat: int, crystal: int, events: Any) -> None:
    """D25: one valuable changes carts; closes when all are taken or none is left anywhere (D29)."""
    s.cart[s.target, crystal] -= 1
    s.cart[seat, crystal] += 1
    s.left -= 1
    emit(events, STOLE, seat, s.target, crystal)
    s.target = NOTHING
    if s.left == 0 or not something_to_steal(s, seat):
        act_on(s, seat)
    else:
        ask(s, moves.ASK_FROM, seat)
