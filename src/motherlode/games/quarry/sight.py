"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

View and numbers are made from the tables of fields and spans (`kit.sight`). Seat -1 is a spectator.

Beyond what is open, a view remembers which cards everybody saw going into a hand (`known`), and what an open question
gives away is respected when a world is guessed. Other conclusions that a good memory could draw, such as which cards
lay on the discard when it was reshuffled (R41), are left to the player: unseen cards may be anywhere.
"""

from typing import Any

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import BY_SEAT, OWN, RELATIVE, Span
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import NOTHING, pour
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative
from motherlode.games.kit.sight import observe_of, places_of, redact_of
from motherlode.games.quarry.actions import owed_shape
from motherlode.games.quarry.answers import is_asked
from motherlode.games.quarry.deductions import deal_payer, fill
from motherlode.games.quarry.moves import ASK_PAY, ASK_VOTE, FIRST_MOVE, PAID_ACTION_OF_MOVE
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
from motherlode.games.quarry.state import FIELDS


@rule
def show_own(s: Record, seat: int, view: Record) -> None:
    """R5: the own hand, of other hands what everybody saw being taken; R10: the own vote."""
    show_votes(s, seat, view)
    show_hands(s, seat, view)


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
def guess(view: Record, seat: int, seed: int) -> None:
    """Deal the unseen cards to the other hands and the pile: every deal that fits the view is equally likely."""
    seed_stream(view.rng, seed)
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


# What a seat sees, as numbers. Seats are relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play", "seats"),
    Span("over", 1, "1 when the game is over", "over"),
    Span("question", 1, "number of the open question", "question"),
    Span("turn", 1, "whose turn to act, relative; -1 while voting", "turn", RELATIVE),
    Span("passes", 1, "how many have passed in a row", "passes"),
    Span("badge", 1, "who has the badge, relative", "badge", RELATIVE),
    Span("pickaxe", 1, "who has the pickaxe, relative; -1 in the middle", "pickaxe", RELATIVE),
    Span("piggy", 1, "who has the piggy bank, relative; -1 in the middle", "piggy", RELATIVE),
    Span("disputed", 1, "tunnel the pickaxe could win, -1 for none", "disputed"),
    Span("deed", 1, "number of the action being paid for, -1 for none"),
    Span("target", 1, "its seat (relative) or tunnel, 0 where it has none; -1 without an action"),
    Span("step", 1, "how many of its cards have been paid", "step"),
    Span("owed", 1, "number of the shape to pay now, -1 for none"),
    Span("reshuffled", 1, "1 once the gold is in the draw pile", "reshuffled"),
    Span("deck size", 1, "cards in the draw pile", "deck_size"),
    Span("discard", KINDS_OF_CARDS, "cards on the discard pile", "discard"),
    Span("unseen", KINDS_OF_CARDS, "cards in the draw pile or unknown in other hands"),
    Span("tunnels", TUNNELS * STONES, "cards on the tunnels A, B, C", "tunnel"),
    Span("hand", STONES, "own cards", "hand", OWN),
    Span("asked", MOST_SEATS, "1 for each seat asked, by relative seat"),
    Span("voted", MOST_SEATS, "1 for a seat that has voted", "voted", BY_SEAT),
    Span("votes", MOST_SEATS, "0 to 2 for a tunnel, 3 for draw; -1 where there is none to see"),
    Span("hand sizes", MOST_SEATS, "cards in hand", "hand_size", BY_SEAT),
    Span("known", MOST_SEATS * STONES, "cards known to be in a hand", "known", BY_SEAT),
)

_PLACES = places_of(OBSERVATION)
_PAID_ACTION, _TARGET, _OWED, _UNSEEN = (_PLACES[name] for name in ("deed", "target", "owed", "unseen"))
_ASKED, _VOTES = _PLACES["asked"], _PLACES["votes"]


@rule
def look_closer(s: Record, seat: int, out: Any) -> None:
    """What is no field of the record: the action being paid for, who is asked, votes and cards as far as they show."""
    chair = max(seat, 0)
    paid_action = NOTHING if s.action == NOTHING else PAID_ACTION_OF_MOVE[s.action]
    out[_PAID_ACTION] = paid_action
    out[_TARGET] = NOTHING if paid_action == NOTHING else target_seen(s, paid_action, chair)
    out[_OWED] = NOTHING if paid_action == NOTHING else owed_shape(s)
    count_unseen(s, seat, out[_UNSEEN : _UNSEEN + KINDS_OF_CARDS])
    for step in range(MOST_SEATS):
        out[_ASKED + step], out[_VOTES + step] = 0, NOTHING
    for step in range(s.seats):
        other = clockwise(s, chair, step)
        out[_ASKED + step] = is_asked(s, other)
        out[_VOTES + step] = visible_vote(s, other, seat)


@rule
def target_seen(s: Record, paid_action: int, chair: int) -> int:
    """The seat (relative) or the tunnel that the action is aimed at."""
    target = s.action - FIRST_MOVE[paid_action]
    return relative(s, target, chair) if paid_action == MOVE_BADGE or paid_action == RAID else target


redact = redact_of(FIELDS, show_own)
observe = observe_of(OBSERVATION, FIELDS, look_closer)
