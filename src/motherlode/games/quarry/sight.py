"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

View and numbers are made from the tables of fields and spans (`kit.sight`). Seat -1 is a spectator.

Beyond what is open, a view remembers which cards everybody saw going into a hand (`known`), and what an open question
gives away is respected when a world is guessed. Other conclusions that a good memory could draw, such as which cards
lay on the discard when it was reshuffled (R41), are left to the player: unseen cards may be anywhere.
"""

from typing import Any

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import Span
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import NOTHING, pour
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative
from motherlode.games.kit.sight import by_seat, observe_of, own, places_of, redact_of, relative_to_viewer, spans_of
from motherlode.games.quarry import pieces
from motherlode.games.quarry.actions import owed_shape
from motherlode.games.quarry.answers import is_asked
from motherlode.games.quarry.deductions import deal_payer, fill
from motherlode.games.quarry.moves import ASK_PAY, ASK_VOTE, FIRST_MOVE, PAID_ACTION_OF_MOVE
from motherlode.games.quarry.state import FIELDS


@rule
def show_own(s: Record, seat: int, view: Record) -> None:
    """R5: the own hand, of other hands what everybody saw being taken; R10: the own vote."""
    show_votes(s, seat, view)
    show_hands(s, seat, view)


@rule
def show_votes(s: Record, seat: int, view: Record) -> None:
    """R10: the own vote; the others only when all are in."""
    for other in range(pieces.MOST_SEATS):
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
    gold = view.unseen[pieces.GOLD]  # after the reshuffle it is in the pile, never in a hand
    view.unseen[pieces.GOLD] = 0
    if view.question == ASK_PAY and view.asked != seat:
        deal_payer(view, view.asked)
    for other in range(view.seats):
        if other != seat:
            fill(view, other)
    pour(view.unseen, view.deck)
    view.deck[pieces.GOLD] += gold


@rule
def guess_votes(view: Record, seat: int) -> None:
    """R10: a seat that has voted may have voted for anything."""
    for other in range(view.seats):
        if other != seat and view.voted[other] and view.vote[other] == NOTHING:
            view.vote[other] = below(view.rng, pieces.KINDS_OF_BALLOTS)


OBSERVATION = spans_of(
    FIELDS,
    *("seats", "over", "question"),
    *relative_to_viewer("turn"),
    "passes",
    *relative_to_viewer("badge", "pickaxe", "piggy"),
    "disputed",
    Span("action", 1, "number of the action being paid for, -1 for none"),
    Span("target", 1, "its seat (relative) or tunnel, 0 where it has none; -1 without an action"),
    "step",
    Span("owed", 1, "number of the shape to pay now, -1 for none"),
    *("reshuffled", "deck_size", "discard"),
    Span("unseen", pieces.KINDS_OF_CARDS, "cards in the draw pile or unknown in other hands"),
    "tunnel",
    *own("hand"),
    Span("asked", pieces.MOST_SEATS, "1 for each seat asked, by relative seat"),
    *by_seat("voted"),
    Span("vote", pieces.MOST_SEATS, "0 to 2 for a tunnel, 3 for draw; -1 where there is none to see"),
    *by_seat("hand_size", "known"),
)

_PLACES = places_of(OBSERVATION)
_PAID_ACTION, _TARGET, _OWED, _UNSEEN = (_PLACES[name] for name in ("action", "target", "owed", "unseen"))
_ASKED, _VOTES = _PLACES["asked"], _PLACES["vote"]


@rule
def look_closer(s: Record, seat: int, out: Any) -> None:
    """What is no field of the record: the action being paid for, who is asked, votes and cards as far as they show."""
    chair = max(seat, 0)
    paid_action = NOTHING if s.action == NOTHING else PAID_ACTION_OF_MOVE[s.action]
    out[_PAID_ACTION] = paid_action
    out[_TARGET] = NOTHING if paid_action == NOTHING else target_seen(s, paid_action, chair)
    out[_OWED] = NOTHING if paid_action == NOTHING else owed_shape(s)
    count_unseen(s, seat, out[_UNSEEN : _UNSEEN + pieces.KINDS_OF_CARDS])
    for step in range(pieces.MOST_SEATS):
        out[_ASKED + step], out[_VOTES + step] = 0, NOTHING
    for step in range(s.seats):
        other = clockwise(s, chair, step)
        out[_ASKED + step] = is_asked(s, other)
        out[_VOTES + step] = visible_vote(s, other, seat)


@rule
def target_seen(s: Record, paid_action: int, chair: int) -> int:
    """The seat (relative) or the tunnel that the action is aimed at."""
    target = s.action - FIRST_MOVE[paid_action]
    return relative(s, target, chair) if paid_action == pieces.MOVE_BADGE or paid_action == pieces.RAID else target


redact = redact_of(FIELDS, show_own)
observe = observe_of(OBSERVATION, FIELDS, look_closer)
