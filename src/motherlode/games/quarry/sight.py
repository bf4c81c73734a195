"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

All three are built up from what is open, field by field; nothing is copied and then blanked. Seat -1 is a spectator.

Beyond what is open, a view remembers which cards everybody saw going into a hand (`known`), and what an open question
gives away is respected when a world is guessed. Other conclusions that a good memory could draw, such as which cards
lay on the discard when it was reshuffled (R41), are left to the player: unseen cards may be anywhere.
"""

from typing import Any

from motherlode.games.kit.chance import below, seed
from motherlode.games.kit.compile import rule
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import NOTHING, assign, assign_rows, pour
from motherlode.games.kit.observing import put
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative
from motherlode.games.kit.tables import Span
from motherlode.games.quarry.acting import owed_shape
from motherlode.games.quarry.answers import is_asked
from motherlode.games.quarry.deductions import deal_payer, fill
from motherlode.games.quarry.moves import ASK_PAY, ASK_VOTE, DEED_OF_MOVE, FIRST_MOVE
from motherlode.games.quarry.pieces import (
    GOLD,
    KINDS_OF_BALLOTS,
    KINDS_OF_CARDS,
    MOST_SEATS,
    MOVE_BADGE,
    RAID,
    STONES,
    TUNNELS,
)


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    """R5: all that is open, the own hand, and of other hands what everybody saw being taken."""
    show_numbers(s, view)
    show_table(s, view)
    show_question(s, view)
    show_votes(s, seat, view)
    view.rng[0] = 0
    show_hands(s, seat, view)


@rule
def show_numbers(s: Record, view: Record) -> None:
    """The numbers this match is played with."""
    assign(view.values, s.values)
    assign(view.cards, s.cards)
    assign(view.cost_size, s.cost_size)
    assign_rows(view.cost, s.cost)
    assign_rows(view.need, s.need)
    view.asks_choices_only = s.asks_choices_only
    view.seats = s.seats
    view.deal = s.deal
    view.lay = s.lay


@rule
def show_table(s: Record, view: Record) -> None:
    """Everything that lies open."""
    view.over = s.over
    view.reshuffled = s.reshuffled
    view.badge = s.badge
    view.pickaxe = s.pickaxe
    view.piggy = s.piggy
    view.deck_size = s.deck_size
    assign(view.discard, s.discard)
    assign_rows(view.tunnel, s.tunnel)
    assign_rows(view.known, s.known)
    assign(view.hand_size, s.hand_size)


@rule
def show_question(s: Record, view: Record) -> None:
    """Who is asked what."""
    view.question = s.question
    view.asked = s.asked
    assign(view.voted, s.voted)
    view.disputed = s.disputed
    view.turn = s.turn
    view.passes = s.passes
    view.action = s.action
    view.step = s.step


@rule
def show_votes(s: Record, seat: int, view: Record) -> None:
    """R10: the own vote; the others only when all are in."""
    for other in range(MOST_SEATS):
        view.vote[other] = visible_vote(s, other, seat)


@rule
def visible_vote(s: Record, other: int, seat: int) -> int:
    """R10: what the seat may know of another's vote."""
    return NOTHING if s.question == ASK_VOTE and other != seat else s.vote[other]


@rule
def guess(view: Record, seat: int, value: int) -> None:
    """Deal the unseen cards to the other hands and the pile: every deal that fits the view is equally likely."""
    seed(view.rng, value)
    guess_votes(view, seat)
    gold = view.unseen[GOLD]  # after the reshuffle it is in the pile, never in a hand
    view.unseen[GOLD] = 0
    if view.question == ASK_PAY and view.asked != seat:
        deal_payer(view, view.asked)
    for other in range(view.seats):
        if other != seat:
            fill(view, other)
    pour(view.unseen, view.deck)
    view.deck[GOLD] += gold


@rule
def guess_votes(view: Record, seat: int) -> None:
    """R10: whoever has voted may have voted for anything."""
    for other in range(view.seats):
        if other != seat and view.voted[other] and view.vote[other] == NOTHING:
            view.vote[other] = below(view.rng, KINDS_OF_BALLOTS)


# What a seat sees, as numbers. Seats are told relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play"),
    Span("over", 1, "1 when the game is over"),
    Span("question", 1, "number of the open question"),
    Span("turn", 1, "whose turn to act, relative; -1 while voting"),
    Span("passes", 1, "how many have passed in a row"),
    Span("badge", 1, "who has the badge, relative"),
    Span("pickaxe", 1, "who has the pickaxe, relative; -1 in the middle"),
    Span("piggy", 1, "who has the piggy bank, relative; -1 in the middle"),
    Span("disputed", 1, "tunnel the pickaxe could win, -1 for none"),
    Span("deed", 1, "number of the deed being paid for, -1 for none"),
    Span("target", 1, "its seat (relative) or tunnel, 0 where it has none; -1 without a deed"),
    Span("step", 1, "how many of its cards have been paid"),
    Span("owed", 1, "number of the shape to pay now, -1 for none"),
    Span("reshuffled", 1, "1 once the gold is in the draw pile"),
    Span("deck size", 1, "cards in the draw pile"),
    Span("discard", KINDS_OF_CARDS, "cards on the discard pile"),
    Span("unseen", KINDS_OF_CARDS, "cards in the draw pile or unknown in other hands"),
    Span("tunnels", TUNNELS * STONES, "cards on the tunnels A, B, C"),
    Span("hand", STONES, "own cards"),
    Span("asked", MOST_SEATS, "1 for each seat asked, by relative seat"),
    Span("voted", MOST_SEATS, "1 for who has voted"),
    Span("votes", MOST_SEATS, "0 to 2 for a tunnel, 3 for draw; -1 where there is none to see"),
    Span("hand sizes", MOST_SEATS, "cards in hand"),
    Span("known", MOST_SEATS * STONES, "cards known to be in a hand"),
)


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    """The table above, filled in for one seat (a spectator looks from seat 1, with an empty hand and no vote)."""
    chair = max(seat, 0)
    deed = NOTHING if s.action == NOTHING else DEED_OF_MOVE[s.action]
    out[0] = s.seats
    out[1] = s.over
    out[2] = s.question
    out[3] = relative(s, s.turn, chair)
    out[4] = s.passes
    out[5] = relative(s, s.badge, chair)
    out[6] = relative(s, s.pickaxe, chair)
    out[7] = relative(s, s.piggy, chair)
    out[8] = s.disputed
    out[9] = deed
    out[10] = NOTHING if deed == NOTHING else target_seen(s, deed, chair)
    out[11] = s.step
    out[12] = NOTHING if deed == NOTHING else owed_shape(s)
    out[13] = s.reshuffled
    out[14] = s.deck_size
    place = put(out, 15, s.discard)
    count_unseen(s, seat, out[place : place + KINDS_OF_CARDS])
    place += KINDS_OF_CARDS
    for tunnel in range(TUNNELS):
        place = put(out, place, s.tunnel[tunnel])
    for card in range(STONES):
        out[place + card] = s.hand[chair, card] if seat >= 0 else 0
    observe_seats(s, seat, out[place + STONES :])


@rule
def target_seen(s: Record, deed: int, chair: int) -> int:
    """The seat (relative) or the tunnel that the deed is aimed at."""
    target = s.action - FIRST_MOVE[deed]
    return relative(s, target, chair) if deed == MOVE_BADGE or deed == RAID else target


@rule
def observe_seats(s: Record, seat: int, out: Any) -> None:
    """The last five rows of the table, which have a place for every seat; those that nobody sits on are empty."""
    chair = max(seat, 0)
    known = 4 * MOST_SEATS
    for place in range(known + MOST_SEATS * STONES):
        out[place] = 0
    for step in range(MOST_SEATS):
        out[2 * MOST_SEATS + step] = NOTHING
    for step in range(s.seats):
        other = clockwise(s, chair, step)
        out[step] = is_asked(s, other)
        out[MOST_SEATS + step] = s.voted[other]
        out[2 * MOST_SEATS + step] = visible_vote(s, other, seat)
        out[3 * MOST_SEATS + step] = s.hand_size[other]
        put(out, known + step * STONES, s.known[other])
