"""What a seat may know: the view (`redact`), and the view as numbers (`observe`).

D5: everything lies open but the luck to come, so all seats and spectators see the same.
"""

from typing import Any

from motherlode.games.dice.pieces import COLOURS, KINDS_OF_FACES, MOST_SEATS, VALUABLES
from motherlode.games.kit.compile import rule
from motherlode.games.kit.multisets import assign, assign_rows
from motherlode.games.kit.observing import put
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative
from motherlode.games.kit.tables import Span


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    """D5: all that is open, field by field; the random stream is not."""
    view.rng[0] = 0
    show_numbers(s, view)
    show_table(s, view)
    show_turn(s, view)


@rule
def show_numbers(s: Record, view: Record) -> None:
    """The numbers this match is played with."""
    assign(view.values, s.values)
    assign(view.sets, s.sets)
    view.unstable_cost = s.unstable_cost
    view.reckless_cost = s.reckless_cost
    assign(view.crystals, s.crystals)
    assign(view.removed, s.removed)
    view.seats = s.seats
    view.ending = s.ending
    view.days = s.days
    view.rounds = s.rounds
    view.rolls = s.rolls
    view.limit = s.limit


@rule
def show_table(s: Record, view: Record) -> None:
    """What lies on the table between turns; the content of the bag can be counted."""
    assign(view.sums, s.sums)
    view.day = s.day
    view.round = s.round
    view.leader = s.leader
    view.turn = s.turn
    view.over = s.over
    view.pairs_left = s.pairs_left
    assign(view.bag, s.bag)
    assign_rows(view.cart, s.cart)
    assign_rows(view.chest, s.chest)
    assign(view.markers, s.markers)
    assign(view.out, s.out)
    assign(view.fell, s.fell)


@rule
def show_turn(s: Record, view: Record) -> None:
    """The dice, and who is asked what."""
    assign(view.dice, s.dice)
    view.rolls_left = s.rolls_left
    assign(view.used, s.used)
    view.question = s.question
    view.asked = s.asked
    view.target = s.target
    assign(view.table, s.table)
    view.left = s.left


# What a seat sees, as numbers. Seats are told relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play"),
    Span("ending", 1, "0 after the rounds, 1 the last will be first"),
    Span("day", 1, "from 1"),
    Span("days", 1, "games in a row"),
    Span("round", 1, "from 1"),
    Span("rounds", 1, "length of a day"),
    Span("question", 1, "number of the open question"),
    Span("asked", 1, "the seat asked, relative; -1 for nobody"),
    Span("turn", 1, "whose turn, relative"),
    Span("leader", 1, "who began the round, relative"),
    Span("target", 1, "the seat being stolen from, relative; -1 for none"),
    Span("left", 1, "crystals still to return, to store, to give or to steal"),
    Span("rolls left", 1, "free rerolls left"),
    Span("pairs left", 1, "pairs of unstable crystals still to come"),
    Span("limit", 1, "unstable crystals that eliminate, when the last will be first"),
    Span("dice", KINDS_OF_FACES, "how many dice show each face"),
    Span("used", KINDS_OF_FACES, "the number announced for each face used"),
    Span("table", COLOURS, "crystals drawn by jackhammer"),
    Span("bag", COLOURS, "crystals in the bag"),
    Span("sums", MOST_SEATS, "points of earlier days, by relative seat"),
    Span("markers", MOST_SEATS, "reroll markers"),
    Span("out", MOST_SEATS, "1 for eliminated"),
    Span("carts", MOST_SEATS * COLOURS, "crystals on the carts"),
    Span("chests", MOST_SEATS * VALUABLES, "crystals in the chests"),
)


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    """The table above, filled in for one seat (a spectator looks from seat 1)."""
    chair = max(seat, 0)
    out[0] = s.seats
    out[1] = s.ending
    out[2] = s.day
    out[3] = s.days
    out[4] = s.round
    out[5] = s.rounds
    out[6] = s.question
    out[7] = relative(s, s.asked, chair)
    out[8] = relative(s, s.turn, chair)
    out[9] = relative(s, s.leader, chair)
    out[10] = relative(s, s.target, chair)
    out[11] = s.left
    out[12] = s.rolls_left
    out[13] = s.pairs_left
    out[14] = s.limit
    place = put(out, 15, s.dice)
    place = put(out, place, s.used)
    place = put(out, place, s.table)
    place = put(out, place, s.bag)
    carts = place + 3 * MOST_SEATS
    chests = carts + MOST_SEATS * COLOURS
    for step in range(MOST_SEATS):
        other = clockwise(s, chair, step) if step < s.seats else step  # chairs not at the table come last, empty
        out[place + step] = s.sums[other]
        out[place + MOST_SEATS + step] = s.markers[other]
        out[place + 2 * MOST_SEATS + step] = s.out[other]
        put(out, carts + step * COLOURS, s.cart[other])
        put(out, chests + step * VALUABLES, s.chest[other])
