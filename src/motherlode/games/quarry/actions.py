"""The actions (R20–R21, R30–R36, R51): choosing one, paying for it card by card, and what it does."""

from typing import Any

from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.declarations import LEGAL
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise
from motherlode.games.quarry import pieces, reasons
from motherlode.games.quarry.end import draw_card, end_game, reset
from motherlode.games.quarry.events import (
    ACTIONS_BEGAN,
    CHOSE,
    COLLECTED,
    ENDED_GAME,
    GAVE_BADGE,
    LOST,
    PAID,
    PASSED,
    RAIDED,
    STOLE_PICKAXE,
    STOLE_PIGGY,
    TOOK,
    TOOK_BADGE,
    TOOK_PICKAXE,
    TOOK_PIGGY,
)
from motherlode.games.quarry.moves import ASK_ACT, ASK_PAY, FIRST_MOVE, PAID_ACTION_OF_MOVE
from motherlode.games.quarry.setup import forget_votes, lose_cards

# --- the order of turns


@inline
def start_actions(s: Record, events: Any) -> None:
    """R20: the seat with the badge is the first to act."""
    forget_votes(s)
    s.passes = 0
    s.turn = s.badge
    emit(events, ACTIONS_BEGAN, s.badge, 0, 0)
    ask(s, ASK_ACT, s.turn)


@inline
def next_turn(s: Record) -> None:
    """R31: clockwise from the seat that acted or passed, wherever the badge is now."""
    s.turn = clockwise(s, s.turn, 1)
    ask(s, ASK_ACT, s.turn)


@inline
def pass_by(s: Record, seat: int, events: Any) -> None:
    """R20: the phase ends when all seats have passed in a row."""
    emit(events, PASSED, seat, 0, 0)
    s.passes += 1
    if s.passes == s.seats:
        reset(s, events)
    else:
        next_turn(s)


# --- what can be done


@inline
def can_pay(s: Record, seat: int, paid_action: int) -> bool:
    """R21: whether the hand has the shapes of the cost, ore or gem alike."""
    for shape in range(pieces.KINDS_OF_SHAPES):
        if s.hand[seat, 2 * shape] + s.hand[seat, 2 * shape + 1] < s.need[paid_action, shape]:
            return False
    return True


@inline
def unfit(s: Record, seat: int, paid_action: int, target: int) -> int:
    """Why the action cannot be done to this seat or tunnel, or LEGAL."""
    if paid_action == pieces.MOVE_BADGE:
        return unfit_for_badge(s, target)
    if paid_action == pieces.RAID:
        return unfit_for_raid(s, seat, target)
    if paid_action == pieces.TAKE_PICKAXE and s.pickaxe == seat:
        return reasons.HAS_PICKAXE
    if paid_action == pieces.TAKE_PIGGY and s.piggy == seat:
        return reasons.HAS_PIGGY
    if paid_action == pieces.COLLECT and total(s.tunnel[target]) == 0:
        return reasons.TUNNEL_IS_EMPTY
    return LEGAL


@inline
def unfit_for_badge(s: Record, other: int) -> int:
    """R31: any seat, the own included; but the badge must move."""
    if other >= s.seats:
        return reasons.NO_SUCH_SEAT
    return reasons.BADGE_MUST_MOVE if other == s.badge else LEGAL


@inline
def unfit_for_raid(s: Record, seat: int, other: int) -> int:
    """R34: another seat with at least two cards."""
    if other >= s.seats:
        return reasons.NO_SUCH_SEAT
    if other == seat:
        return reasons.YOURSELF
    return reasons.TOO_FEW_CARDS if s.hand_size[other] < 2 else LEGAL


# --- paying


@inline
def choose(s: Record, seat: int, choice: int, events: Any) -> None:
    """R20: an action instead of a pass; R21: first it is paid."""
    s.passes = 0
    s.action = FIRST_MOVE[0] + choice
    emit(events, CHOSE, seat, PAID_ACTION_OF_MOVE[s.action], 0)
    ask_payment(s, seat, events)


@inline
def pay_on(s: Record, seat: int, card: int, events: Any) -> None:
    """R51: one card of the cost, then the next one."""
    pay(s, seat, card, events)
    ask_payment(s, seat, events)


@rule
def ask_payment(s: Record, seat: int, events: Any) -> None:
    """R51: every card of the cost is asked for, in the order of its shapes; then the action is done.

    By the former rules a card that leaves no choice was paid without asking.
    """
    paid_action = PAID_ACTION_OF_MOVE[s.action]
    while s.step < s.cost_size[paid_action]:
        if not s.asks_choices_only or has_choice(s, seat):
            ask(s, ASK_PAY, seat)
            return
        pay(s, seat, first_grade(s, seat), events)
    carry_out(s, seat, paid_action, events)


@inline
def owed_shape(s: Record) -> int:
    """R51: the shape of the card that is to be paid now."""
    return s.cost[PAID_ACTION_OF_MOVE[s.action], s.step]


@inline
def first_grade(s: Record, seat: int) -> int:
    """R51: ore before gem."""
    ore = 2 * owed_shape(s)
    return ore if s.hand[seat, ore] > 0 else ore + 1


@inline
def has_choice(s: Record, seat: int) -> bool:
    """R51: both grades of the shape to pay now are in hand, and not all of them are needed."""
    shape = owed_shape(s)
    ores, gems = s.hand[seat, 2 * shape], s.hand[seat, 2 * shape + 1]
    return ores > 0 and gems > 0 and ores + gems > still_needed(s, PAID_ACTION_OF_MOVE[s.action], shape)


@inline
def unfit_to_pay(s: Record, seat: int, card: int) -> int:
    """R51: why the card cannot be paid now, or LEGAL: of its shape, in hand, and ore before gem without a choice."""
    if card >> 1 != owed_shape(s):
        return reasons.OTHER_SHAPE
    if s.hand[seat, card] == 0:
        return reasons.NOT_IN_HAND
    return LEGAL if card == first_grade(s, seat) or has_choice(s, seat) else reasons.ORE_FIRST


@inline
def still_needed(s: Record, paid_action: int, shape: int) -> int:
    """How many cards of the shape are yet to be paid."""
    needed = 0
    for step in range(s.step, s.cost_size[paid_action]):
        if s.cost[paid_action, step] == shape:
            needed += 1
    return needed


@inline
def pay(s: Record, seat: int, card: int, events: Any) -> None:
    """R21: one card of the cost goes to the discard."""
    lose_cards(s, seat, card, 1)
    s.step += 1
    emit(events, PAID, seat, card, 1)


# --- the actions


@rule
def carry_out(s: Record, seat: int, paid_action: int, events: Any) -> None:
    """R30–R36: what was paid for happens; then it is the next seat's turn."""
    target = s.action - FIRST_MOVE[paid_action]
    s.action = NOTHING
    s.step = 0
    if paid_action == pieces.DRAW_TWO:
        draw_two(s, seat, events)
    elif paid_action == pieces.MOVE_BADGE:
        move_badge(s, seat, target, events)
    elif paid_action == pieces.TAKE_PICKAXE:
        take_pickaxe(s, seat, events)
    elif paid_action == pieces.TAKE_PIGGY:
        take_piggy(s, seat, events)
    elif paid_action == pieces.RAID:
        raid(s, seat, target, events)
    elif paid_action == pieces.COLLECT:
        collect(s, seat, target, events)
    else:
        emit(events, ENDED_GAME, seat, 0, 0)
        end_game(s, events)
    if not s.over:
        next_turn(s)


@rule
def draw_two(s: Record, seat: int, events: Any) -> None:
    """R30: two cards from the pile, one after the other; the second is not drawn if the first is gold (R42)."""
    for _ in range(pieces.DRAWS):
        if not s.over:
            draw_card(s, seat, events)


@rule
def move_badge(s: Record, seat: int, other: int, events: Any) -> None:
    """R31: the badge goes to any seat, the own included."""
    s.badge = other
    if other == seat:
        emit(events, TOOK_BADGE, seat, 0, 0)
    else:
        emit(events, GAVE_BADGE, seat, other, 0)


@rule
def take_pickaxe(s: Record, seat: int, events: Any) -> None:
    """R32: from the middle or from the seat that has it."""
    if s.pickaxe == NOTHING:
        emit(events, TOOK_PICKAXE, seat, 0, 0)
    else:
        emit(events, STOLE_PICKAXE, seat, s.pickaxe, 0)
    s.pickaxe = seat


@rule
def take_piggy(s: Record, seat: int, events: Any) -> None:
    """R33: likewise."""
    if s.piggy == NOTHING:
        emit(events, TOOK_PIGGY, seat, 0, 0)
    else:
        emit(events, STOLE_PIGGY, seat, s.piggy, 0)
    s.piggy = seat


@rule
def raid(s: Record, seat: int, other: int, events: Any) -> None:
    """R34: the other seat loses half of its hand, rounded down, at random, face-up to the discard.

    Its cards are gone through one by one; each is lost with the chance that makes every half equally likely.
    """
    left = s.hand_size[other]
    losses = left >> 1
    emit(events, RAIDED, seat, other, losses)
    for card in range(pieces.STONES):
        lost = 0
        for _ in range(s.hand[other, card]):
            if below(s.rng, left) < losses:
                losses -= 1
                lost += 1
            left -= 1
        if lost > 0:
            lose_cards(s, other, card, lost)
            emit(events, LOST, other, card, lost)


@rule
def collect(s: Record, seat: int, tunnel: int, events: Any) -> None:
    """R35, R11: all cards of the tunnel into the hand, where everybody knows them to be (R5)."""
    emit(events, COLLECTED, seat, tunnel, 0)
    for card in range(pieces.STONES):
        count = s.tunnel[tunnel, card]
        if count > 0:
            s.tunnel[tunnel, card] = 0
            s.hand[seat, card] += count
            s.known[seat, card] += count
            s.hand_size[seat] += count
            emit(events, TOOK, seat, card, count)
