"""A position of The Quarry as plain data; and a view, which is a position with parts nobody showed.

`pending` is what a position in the middle of something has: `votes` already given, one per seat (null for none);
`question: pickaxe`, when all votes are in and the pickaxe could win the tunnel its owner voted for; `question: pay`
with the `action` being paid for and how many of its cards are `paid`; or `over`.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.boxes import Box
from motherlode.games.kit.forms import ByName, Counts, EachSeat, Flag, Listed, Null, Number, Seat, Slug, Text
from motherlode.games.kit.hands import count_hands
from motherlode.games.kit.layout import Entries, Entry, Is, IsNot, Some, layouts
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import one_of
from motherlode.games.kit.records import Row
from motherlode.games.quarry import moves, pieces
from motherlode.games.quarry.state import STATE

PHASES = ("vote", "act")


def not_votes(seats: int) -> Mistake:
    """For votes that are not a list, or too many."""
    return Mistake("votes", seats=seats)


def read_action(s: Row, _: int, where: str, given: Any) -> None:
    """A move, as people may type it."""
    s.action = NOTHING if given is None else one_of(where, moves.MOVES.canonical(str(given)), moves.ACTIONS)


def most_paid(s: Row) -> int:
    """R51: an action is being paid for until its last card is."""
    paid_action = NOTHING if s.action == NOTHING else int(moves.PAID_ACTION_OF_MOVE[s.action])
    return pieces.MOST_COST if paid_action == NOTHING else max(s.cost_size[paid_action] - 1, 0)


HAND = Listed("hand", pieces.STONE_SLUGS)
_GOING_ON = Is("over", (0,))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry(
        "question",
        Slug("question", moves.QUESTIONS.names),
        when=[_GOING_ON, Is("question", (moves.ASK_PICKAXE, moves.ASK_PAY))],
    ),
    Entry("votes", EachSeat(Slug("vote", pieces.BALLOTS), not_votes), when=[_GOING_ON, Some("voted")]),
    Entry(
        "action", Slug("action", moves.ACTIONS), when=[_GOING_ON, Is("question", (moves.ASK_PAY,))], read=read_action
    ),
    Entry("paid", Number("step", 0, most_paid), when=[_GOING_ON, Is("question", (moves.ASK_PAY,))]),
)
POSITION, VIEW = layouts(
    "quarry",
    STATE,
    (
        Entry("phase", Text("act"), when=[_GOING_ON, IsNot("turn", (NOTHING,))]),
        Entry("phase", Text("vote"), when=[_GOING_ON, Is("turn", (NOTHING,))]),
        Entry("phase", Null(), when=[Is("over", (1,))], only="view"),
        Entry("turn", Seat("turn"), unless_empty=True),
        Entry("passes", Number("passes", highest=lambda s: s.seats - 1), unless_empty=True),
        Entry("deck", Counts("deck", pieces.CARD_SLUGS)),
        Entry("discard", Counts("discard", pieces.CARD_SLUGS), unless_empty=True),
        Entry("reshuffled", Flag("reshuffled"), unless_empty=True),
        Entry("tunnels", ByName(pieces.TUNNEL_SLUGS, Listed("tunnel", pieces.STONE_SLUGS))),
        Entry("badge", Seat("badge")),
        Entry("pickaxe", Seat("pickaxe"), unless_empty=True),
        Entry("piggy", Seat("piggy"), unless_empty=True),
        Entry(
            "seats",
            EachSeat(
                (
                    Entry("hand", HAND, only="position"),
                    Entry("known", Listed("known", pieces.STONE_SLUGS), when=[Some("known")]),
                    Entry("hand_size", Number("hand_size"), only="view"),
                    Entry("voted", Flag("voted"), only="view"),
                    Entry("hand", HAND, own=True, only="view"),
                )
            ),
        ),
        Entry("pending", PENDING, unless_empty=True),
    ),
    seen=(Entry("deck_size", Number("deck_size")), Entry("unseen", Counts("unseen", pieces.CARD_SLUGS))),
)


BOXES = (Box(pieces.CARD_SLUGS, "cards", "deck", ("hand", "tunnel", "discard", "unseen")),)


def settle_position(s: Row, given: Mapping[str, Any]) -> None:
    """The open question and the piles; a position that cannot be is refused with a sentence."""
    count_hands(s)
    settle_phase(s, given)
    fill_piles(s, given)


def settle_phase(s: Row, given: Mapping[str, Any]) -> None:
    """Whose turn it is and what is asked; outside the actions a turn says nothing."""
    phase, pending = one_of("phase", given.get("phase", PHASES[0]), PHASES), given["pending"]
    s.asked = s.disputed = NOTHING
    if s.over or PHASES[phase] == "vote":
        s.turn, s.passes = NOTHING, 0
    elif s.turn == NOTHING:
        s.turn = 0
    if s.over or PHASES[phase] == "act":
        s.vote[:] = NOTHING
    if s.over:
        s.question, s.action, s.step = moves.ASK_VOTE, NOTHING, 0
    elif PHASES[phase] == "vote":
        settle_votes(s, pending)
    else:
        settle_payment(s, pending)


def settle_votes(s: Row, pending: Mapping[str, Any]) -> None:
    """R10–R11: votes already given, and the question about the pickaxe when all are."""
    if s.question not in (moves.ASK_VOTE, moves.ASK_PICKAXE) or "action" in pending or "paid" in pending:
        raise Mistake("pending-vote")
    s.vote[s.seats :] = NOTHING
    s.voted[:] = s.vote != NOTHING
    if s.question == moves.ASK_VOTE:
        if sum(s.voted) == s.seats:
            raise Mistake("votes-in")
        return
    s.asked = s.pickaxe
    s.disputed = s.vote[s.pickaxe] if s.pickaxe != NOTHING else NOTHING
    contested = sum(vote == s.disputed for vote in s.vote[: s.seats]) > 1
    if sum(s.voted) < s.seats or not contested or s.disputed >= pieces.TUNNELS or not any(s.tunnel[s.disputed]):
        raise Mistake("pickaxe")


def settle_payment(s: Row, pending: Mapping[str, Any]) -> None:
    """R51: the action being paid for, if one is."""
    question = pending.get("question", "act")
    if question not in ("act", "pay") or "votes" in pending:
        raise Mistake("pending-act")
    s.asked = s.turn
    if question == "act":
        s.question, s.action, s.step = moves.ASK_ACT, NOTHING, 0
        return
    if s.action == NOTHING:
        one_of("pending.action", None, moves.ACTIONS)
    if moves.PAID_ACTION_OF_MOVE[s.action] == NOTHING:
        raise Mistake("free", action=moves.ACTIONS[s.action])
    if not s.cost_size[int(moves.PAID_ACTION_OF_MOVE[s.action])] or any(
        held_to_pay(s, shape) < owed_of(s, shape) for shape in range(len(pieces.SHAPES))
    ):
        raise Mistake("pay", seat=s.turn + 1, action=moves.ACTIONS[s.action])


def held_to_pay(s: Row, shape: int) -> int:
    """R21: the cards of a shape in the hand of the seat that pays, ore and gem alike."""
    return int(s.hand[s.turn, 2 * shape] + s.hand[s.turn, 2 * shape + 1])


def owed_of(s: Row, shape: int) -> int:
    """R51: how many cards of a shape are yet to be paid."""
    paid_action = int(moves.PAID_ACTION_OF_MOVE[s.action])
    return sum(s.cost[paid_action, step] == shape for step in range(s.step, s.cost_size[paid_action]))


def fill_piles(s: Row, given: Mapping[str, Any]) -> None:
    """The draw pile: left out, everything in the box that is nowhere else; given, exactly this.

    Gold is in the pile after the reshuffle and only then: a pile with gold has been reshuffled, and of a pile that is
    left out before the reshuffle the gold lies on the discard.
    """
    if "reshuffled" not in given:
        s.reshuffled = s.deck[pieces.GOLD] > 0
    if s.deck[pieces.GOLD] and not s.reshuffled:
        raise Mistake("gold-in-deck")
    if s.reshuffled and s.discard[pieces.GOLD] and not s.over:
        raise Mistake("gold-drawn")
    BOXES[0].fill(s, given)
    if "deck" not in given and not s.reshuffled:
        s.discard[pieces.GOLD], s.deck[pieces.GOLD] = s.discard[pieces.GOLD] + s.deck[pieces.GOLD], 0
    s.deck_size = sum(s.deck)
