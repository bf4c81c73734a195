"""A position of The Quarry as plain data; and a view, which is a position with parts nobody showed.

`pending` is what a position in the middle of something has: `votes` already given, one per seat (null for none);
`question: pickaxe`, when all votes are in and the pickaxe could win the tunnel its owner voted for; `question: pay`
with the `action` being paid for and how many of its cards are `paid`; or `over`.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.forms import ByName, Counts, EachSeat, Flag, Listed, Null, Number, Seat, Slug, Text
from motherlode.games.kit.hands import count_hands
from motherlode.games.kit.layout import Entries, Entry, Is, IsNot, Some, layouts
from motherlode.games.kit.layout_reader import read_table
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import one_of, rest_of_box
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quarry.moves import (
    ACTIONS,
    ASK_ACT,
    ASK_PAY,
    ASK_PICKAXE,
    ASK_VOTE,
    FIRST_MOVE,
    PAID_ACTION_OF_MOVE,
    QUESTIONS,
    canonical,
)
from motherlode.games.quarry.options import CARD_SLUGS, OPTIONS, PAID_ACTION_SLUGS, STONE_SLUGS
from motherlode.games.quarry.pieces import (
    BALLOTS,
    COLLECT,
    FEWEST_SEATS,
    GOLD,
    KINDS_OF_CARDS,
    MOST_COST,
    MOST_SEATS,
    MOVE_BADGE,
    RAID,
    SHAPES,
    STONES,
    TUNNELS,
)
from motherlode.games.quarry.state import STATE

PHASES = ("vote", "act")
QUESTION_NAMES = tuple(question.name for question in QUESTIONS)
TUNNEL_SLUGS = BALLOTS[:TUNNELS]


def not_votes(seats: int) -> Mistake:
    """For votes that are not a list, or too many."""
    return Mistake("votes", seats=seats)


def read_action(s: Row, _: int, where: str, given: Any) -> None:
    """A move, as people may type it."""
    s.action = NOTHING if given is None else one_of(where, canonical(str(given)), ACTIONS)


def most_paid(s: Row) -> int:
    """R51: an action is being paid for until its last card is."""
    paid_action = NOTHING if s.action == NOTHING else int(PAID_ACTION_OF_MOVE[s.action])
    return MOST_COST if paid_action == NOTHING else max(s.cost_size[paid_action] - 1, 0)


HAND = Listed("hand", STONE_SLUGS)
_GOING_ON = Is("over", (0,))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry("question", Slug("question", QUESTION_NAMES), when=[_GOING_ON, Is("question", (ASK_PICKAXE, ASK_PAY))]),
    Entry("votes", EachSeat(Slug("vote", BALLOTS), not_votes), when=[_GOING_ON, Some("voted")]),
    Entry("action", Slug("action", ACTIONS), when=[_GOING_ON, Is("question", (ASK_PAY,))], read=read_action),
    Entry("paid", Number("step", 0, most_paid), when=[_GOING_ON, Is("question", (ASK_PAY,))]),
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
        Entry("deck", Counts("deck", CARD_SLUGS)),
        Entry("discard", Counts("discard", CARD_SLUGS), unless_empty=True),
        Entry("reshuffled", Flag("reshuffled"), unless_empty=True),
        Entry("tunnels", ByName(TUNNEL_SLUGS, Listed("tunnel", STONE_SLUGS))),
        Entry("badge", Seat("badge")),
        Entry("pickaxe", Seat("pickaxe"), unless_empty=True),
        Entry("piggy", Seat("piggy"), unless_empty=True),
        Entry(
            "seats",
            EachSeat(
                (
                    Entry("hand", HAND, only="position"),
                    Entry("known", Listed("known", STONE_SLUGS), when=[Some("known")]),
                    Entry("hand_size", Number("hand_size"), only="view"),
                    Entry("voted", Flag("voted"), only="view"),
                    Entry("hand", HAND, own=True, only="view"),
                )
            ),
        ),
        Entry("pending", PENDING, unless_empty=True),
    ),
    seen=(Entry("deck_size", Number("deck_size")), Entry("unseen", Counts("unseen", CARD_SLUGS))),
)


def read_position(position: Mapping[str, Any]) -> Records:
    """One state from a position; a position that cannot be is refused with a sentence."""
    states, given = read_table("quarry", POSITION, position, (FEWEST_SEATS, MOST_SEATS), OPTIONS.write)
    s = row(states, 0)
    count_hands(s)
    settle_phase(s, given)
    fill_piles(s, given)
    return states


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
        s.question, s.action, s.step = ASK_VOTE, NOTHING, 0
    elif PHASES[phase] == "vote":
        settle_votes(s, pending)
    else:
        settle_payment(s, pending)


def settle_votes(s: Row, pending: Mapping[str, Any]) -> None:
    """R10–R11: votes already given, and the question about the pickaxe when all are."""
    if s.question not in (ASK_VOTE, ASK_PICKAXE) or "action" in pending or "paid" in pending:
        raise Mistake("pending-vote")
    s.vote[s.seats :] = NOTHING
    s.voted[:] = s.vote != NOTHING
    if s.question == ASK_VOTE:
        if sum(s.voted) == s.seats:
            raise Mistake("votes-in")
        return
    s.asked = s.pickaxe
    s.disputed = s.vote[s.pickaxe] if s.pickaxe != NOTHING else NOTHING
    contested = sum(vote == s.disputed for vote in s.vote[: s.seats]) > 1
    if sum(s.voted) < s.seats or not contested or s.disputed >= TUNNELS or not any(s.tunnel[s.disputed]):
        raise Mistake(
            "pickaxe",
        )


def settle_payment(s: Row, pending: Mapping[str, Any]) -> None:
    """R51: the action being paid for, if one is."""
    question = pending.get("question", "act")
    if question not in ("act", "pay") or "votes" in pending:
        raise Mistake("pending-act")
    s.asked = s.turn
    if question == "act":
        s.question, s.action, s.step = ASK_ACT, NOTHING, 0
        return
    if s.action == NOTHING:
        one_of("pending.action", None, ACTIONS)
    if PAID_ACTION_OF_MOVE[s.action] == NOTHING:
        raise Mistake("free", action=ACTIONS[s.action])
    if not s.cost_size[int(PAID_ACTION_OF_MOVE[s.action])] or any(
        held_to_pay(s, shape) < owed_of(s, shape) for shape in range(len(SHAPES))
    ):
        raise Mistake(
            "pay",
            seat=s.turn + 1,
            action=ACTIONS[s.action],
        )


def held_to_pay(s: Row, shape: int) -> int:
    """R21: the cards of a shape in the hand of the seat that pays, ore and gem alike."""
    return int(s.hand[s.turn, 2 * shape] + s.hand[s.turn, 2 * shape + 1])


def owed_of(s: Row, shape: int) -> int:
    """R51: how many cards of a shape are yet to be paid."""
    paid_action = int(PAID_ACTION_OF_MOVE[s.action])
    return sum(s.cost[paid_action, step] == shape for step in range(s.step, s.cost_size[paid_action]))


def fill_piles(s: Row, given: Mapping[str, Any]) -> None:
    """The draw pile: left out, everything in the box that is nowhere else; given, exactly this.

    Gold is in the pile after the reshuffle and only then: a pile with gold has been reshuffled, and of a pile that is
    left out before the reshuffle the gold lies on the discard.
    """
    if "reshuffled" not in given:
        s.reshuffled = s.deck[GOLD] > 0
    if s.deck[GOLD] and not s.reshuffled:
        raise Mistake("gold-in-deck")
    if s.reshuffled and s.discard[GOLD] and not s.over:
        raise Mistake("gold-drawn")
    rest = rest_of_box(CARD_SLUGS, s.cards, placed_cards(s), s.deck)
    if "deck" not in given:
        s.deck[:] = rest
        if not s.reshuffled:
            s.discard[GOLD], s.deck[GOLD] = s.discard[GOLD] + s.deck[GOLD], 0
    s.deck_size = sum(s.deck)


def placed_cards(s: Row) -> list[int]:
    """Cards by kind that are anywhere but in the draw pile or unseen."""
    return [
        s.discard[card] + (int(s.hand[:, card].sum() + s.tunnel[:, card].sum()) if card < STONES else 0)
        for card in range(KINDS_OF_CARDS)
    ]


def question_about(states: Records, i: int) -> dict[str, Any]:
    """What the open question concerns: the action, its seat or tunnel, the shape to pay, how many cards are left."""
    s = row(states, i)  # of which two fields are read, unless an action is being paid for
    paid_action = NOTHING if s.action == NOTHING else int(PAID_ACTION_OF_MOVE[s.action])
    target = NOTHING if paid_action == NOTHING else s.action - int(FIRST_MOVE[paid_action])
    tunnel = target if paid_action == COLLECT else s.disputed
    return {
        "deed": None if paid_action == NOTHING else PAID_ACTION_SLUGS[paid_action],
        "other": target + 1 if paid_action in (MOVE_BADGE, RAID) else None,
        "tunnel": None if tunnel == NOTHING else TUNNEL_SLUGS[tunnel],
        "shape": None if paid_action == NOTHING else SHAPES[s.cost[paid_action, s.step]],
        "left": 0 if paid_action == NOTHING else s.cost_size[paid_action] - s.step,
    }


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many of each card there are, wherever they lie."""
    s = row(states, i)
    return tuple(deck + unseen + placed for deck, unseen, placed in zip(s.deck, s.unseen, placed_cards(s), strict=True))
