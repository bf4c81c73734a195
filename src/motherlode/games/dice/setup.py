"""Set-up and the start of a day and of a round (D1–D4, D60)."""

from typing import Any

from motherlode.games.dice.events import ADDED_PAIR, DAY_BEGAN, DREW_LEADER, ROUND_BEGAN
from motherlode.games.dice.pieces import PAIR, UNSTABLE, VALUABLES
from motherlode.games.dice.rolls import open_turn
from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, clear
from motherlode.games.kit.records import Record


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """D2: the first leader is drawn at random, and the first day begins."""
    seed_stream(s.rng, seed)
    clear(s.sums)
    s.over = 0
    leader = below(s.rng, s.seats)
    emit(events, DREW_LEADER, leader, 0, 0)
    start_day(s, 1, leader, events)


@rule
def start_day(s: Record, day: int, leader: int, events: Any) -> None:
    """D70: each day is a game of its own, with the same seats."""
    s.day = day
    if s.days > 1:
        emit(events, DAY_BEGAN, day, leader, 0)
    clear_table(s)
    fill_bag(s)
    start_round(s, 1, leader, events)


@rule
def clear_table(s: Record) -> None:
    """Empty carts, chests and hands; everybody is in. Numbers and sums of the match stay."""
    for seat in range(s.cart.shape[0]):
        clear(s.cart[seat])
        clear(s.chest[seat])
    clear(s.markers)
    clear(s.out)
    clear(s.fell)
    clear(s.table)
    s.target = NOTHING
    s.left = 0


@rule
def fill_bag(s: Record) -> None:
    """D2: the valuables that are played with and one unstable crystal; the other unstable ones wait in pairs."""
    for crystal in range(VALUABLES):
        s.bag[crystal] = s.crystals[crystal] - s.removed[crystal]
    s.bag[UNSTABLE] = min(1, s.crystals[UNSTABLE])
    s.pairs_left = (s.crystals[UNSTABLE] - s.bag[UNSTABLE]) // PAIR


@rule
def start_round(s: Record, number: int, leader: int, events: Any) -> None:
    """D3: a pair of unstable crystals into the bag, while pairs last (D60); then the leader's turn (D4)."""
    s.round = number
    s.leader = leader
    emit(events, ROUND_BEGAN, number, leader, 0)
    if s.pairs_left > 0:
        s.pairs_left -= 1
        s.bag[UNSTABLE] += PAIR
        emit(events, ADDED_PAIR, 0, 0, 0)
    open_turn(s, leader, events)
