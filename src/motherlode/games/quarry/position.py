"""A position of The Quarry as plain data, read and written; and a view, which is a position with parts nobody showed.

`pending` is what a position in the middle of something has: `votes` already given, one per seat (null for none);
`question: pickaxe`, when all votes are in and the pickaxe could win the tunnel its owner voted for; `question: pay`
with the `action` being paid for and how many of its cards are `paid`; or `over`.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.layout import (
    ByName,
    Counts,
    EachSeat,
    Entries,
    Entry,
    Flag,
    Inserted,
    Is,
    IsNot,
    Layout,
    Listed,
    Null,
    Number,
    Seat,
    Slug,
    Some,
    Text,
    Viewer,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import counts, listed_seats, one_of, only_keys, read_seat, truth, whole
from motherlode.games.kit.records import Records, Row, records, row
from motherlode.games.quarry.moves import (
    ACTIONS,
    ASK_ACT,
    ASK_PAY,
    ASK_PICKAXE,
    ASK_VOTE,
    DEED_OF_MOVE,
    FIRST_MOVE,
    QUESTIONS,
    canonical,
)
from motherlode.games.quarry.options import CARD_SLUGS, DEED_SLUGS, OPTIONS, STONE_SLUGS
from motherlode.games.quarry.pieces import (
    BALLOTS,
    COLLECT,
    FEWEST_SEATS,
    GOLD,
    KINDS_OF_CARDS,
    MOST_SEATS,
    MOVE_BADGE,
    RAID,
    SHAPES,
    STONES,
    TUNNELS,
)
from motherlode.games.quarry.state import STATE

POSITION_KEYS = (
    "game",
    "options",
    "phase",
    "turn",
    "passes",
    "deck",
    "discard",
    "reshuffled",
    "tunnels",
    "badge",
    "pickaxe",
    "piggy",
    "seats",
    "pending",
)
SEAT_KEYS = ("hand", "known")
PENDING_KEYS = ("question", "votes", "action", "paid", "over")
PHASES = ("vote", "act")
QUESTION_NAMES = tuple(question.name for question in QUESTIONS)
TUNNEL_SLUGS = BALLOTS[:TUNNELS]
MOST_OF_A_KIND = 100


# --- reading


def read_position(position: Mapping[str, Any]) -> Records:
    """One state from a position; a position that cannot be is refused with a sentence."""
    given = only_keys("a quarry position", position, POSITION_KEYS)
    seats = listed_seats("quarry", given.get("seats"), FEWEST_SEATS, MOST_SEATS)
    states = records(STATE, 1)
    s = row(states, 0)
    s.seats = len(seats)
    OPTIONS.write(states, 0, given.get("options") or {})
    s.badge = read_seat(s, "badge", given.get("badge", 1))
    s.pickaxe = read_owner(s, "pickaxe", given.get("pickaxe"))
    s.piggy = read_owner(s, "piggy", given.get("piggy"))
    for seat, belongings in enumerate(seats):
        read_belongings(s, seat, belongings)
    tunnels = only_keys("tunnels", given.get("tunnels"), TUNNEL_SLUGS)
    for number, tunnel in enumerate(TUNNEL_SLUGS):
        s.tunnel[number] = counts(f"tunnels.{tunnel}", tunnels.get(tunnel), STONE_SLUGS, MOST_OF_A_KIND)
    read_phase(s, given)
    read_piles(s, given)
    return states


def read_owner(s: Row, where: str, given: Any) -> int:
    """Who has a token; left out, it lies in the middle."""
    return NOTHING if given is None else read_seat(s, where, given)


def read_belongings(s: Row, seat: int, given: Any) -> None:
    """What one seat has."""
    where = f"seats.{seat + 1}"
    given = only_keys(where, given, SEAT_KEYS)
    s.hand[seat] = counts(f"{where}.hand", given.get("hand"), STONE_SLUGS, MOST_OF_A_KIND)
    s.known[seat] = counts(f"{where}.known", given.get("known"), STONE_SLUGS, MOST_OF_A_KIND)
    s.hand_size[seat] = sum(s.hand[seat])
    if any(known > held for known, held in zip(s.known[seat], s.hand[seat], strict=True)):
        raise Mistake("known", "{where}.known names a card that is not in the hand", where=where)


def read_phase(s: Row, given: Mapping[str, Any]) -> None:
    """Whose turn it is and what is asked; outside the actions a turn says nothing."""
    phase = one_of("phase", given.get("phase", PHASES[0]), PHASES)
    turn = read_seat(s, "turn", given.get("turn", 1))
    passes = whole("passes", given.get("passes", 0), 0, s.seats - 1)
    pending = only_keys("pending", given.get("pending"), PENDING_KEYS)
    s.over = truth("pending.over", pending.get("over"))
    s.question = ASK_VOTE
    s.turn = s.asked = s.action = s.disputed = NOTHING
    s.vote[:] = NOTHING
    if s.over:
        return
    question = one_of("pending.question", pending.get("question", PHASES[phase]), QUESTION_NAMES)
    if PHASES[phase] == "vote":
        read_vote(s, question, pending)
    else:
        s.question, s.asked, s.turn, s.passes = ASK_ACT, turn, turn, passes
        read_payment(s, question, pending)


def read_vote(s: Row, question: int, pending: Mapping[str, Any]) -> None:
    """R10–R11: votes already given, and the question about the pickaxe when all are."""
    if question not in (ASK_VOTE, ASK_PICKAXE) or "action" in pending or "paid" in pending:
        raise Mistake("pending-vote", "while votes are given, pending holds votes or the question pickaxe")
    votes = pending.get("votes") or []
    if not isinstance(votes, list) or len(votes) > s.seats:
        raise Mistake("votes", "pending.votes must list a vote or null for each of {seats} seats", seats=s.seats)
    for seat, vote in enumerate(votes):
        if vote is not None:
            s.vote[seat] = one_of(f"pending.votes.{seat + 1}", vote, BALLOTS)
            s.voted[seat] = 1
    if question == ASK_VOTE:
        if sum(s.voted) == s.seats:
            raise Mistake("votes-in", "all votes are in, and would have been settled")
        return
    s.question, s.asked = ASK_PICKAXE, s.pickaxe
    s.disputed = s.vote[s.pickaxe] if s.pickaxe != NOTHING else NOTHING
    contested = sum(vote == s.disputed for vote in s.vote[: s.seats]) > 1
    if sum(s.voted) < s.seats or not contested or s.disputed >= TUNNELS or not any(s.tunnel[s.disputed]):
        raise Mistake(
            "pickaxe",
            "the pickaxe is asked about when all have voted, and its owner is one of several who voted for a tunnel "
            "that has cards",
        )


def read_payment(s: Row, question: int, pending: Mapping[str, Any]) -> None:
    """R51: the action being paid for, if one is."""
    if question not in (ASK_ACT, ASK_PAY) or "votes" in pending:
        raise Mistake("pending-act", "while actions are taken, pending holds nothing or the question pay")
    if question == ASK_ACT:
        return
    action = one_of("pending.action", canonical(str(pending.get("action"))), ACTIONS)
    deed = int(DEED_OF_MOVE[action])
    if deed == NOTHING:
        raise Mistake("free", "'{action}' costs nothing", action=ACTIONS[action])
    s.question, s.action = ASK_PAY, action
    s.step = whole("pending.paid", pending.get("paid", 0), 0, max(s.cost_size[deed] - 1, 0))
    if not s.cost_size[deed] or any(held_to_pay(s, shape) < owed_of(s, shape) for shape in range(len(SHAPES))):
        raise Mistake(
            "pay",
            "seat {seat} is asked what to pay only when it can pay for '{action}'",
            seat=s.turn + 1,
            action=ACTIONS[action],
        )


def held_to_pay(s: Row, shape: int) -> int:
    """R21: the cards of a shape in the hand of the seat that pays, ore and gem alike."""
    return int(s.hand[s.turn, 2 * shape] + s.hand[s.turn, 2 * shape + 1])


def owed_of(s: Row, shape: int) -> int:
    """R51: how many cards of a shape are yet to be paid."""
    deed = int(DEED_OF_MOVE[s.action])
    return sum(s.cost[deed, step] == shape for step in range(s.step, s.cost_size[deed]))


def read_piles(s: Row, given: Mapping[str, Any]) -> None:
    """The draw pile: left out, everything in the box that is nowhere else; given, exactly this.

    Gold is in the pile after the reshuffle and only then: a pile with gold has been reshuffled, and of a pile that is
    left out before the reshuffle the gold lies on the discard.
    """
    s.discard[:] = counts("discard", given.get("discard"), CARD_SLUGS, MOST_OF_A_KIND)
    deck = counts("deck", given.get("deck"), CARD_SLUGS, MOST_OF_A_KIND)
    s.reshuffled = truth("reshuffled", given.get("reshuffled", deck[GOLD] > 0))
    if deck[GOLD] and not s.reshuffled:
        raise Mistake("gold-in-deck", "gold is in the deck, so the position must be reshuffled")
    if s.reshuffled and s.discard[GOLD] and not s.over:
        raise Mistake("gold-drawn", "after the reshuffle, gold on the discard has been drawn and the game is over")
    placed = placed_cards(s)
    for card, slug in enumerate(CARD_SLUGS):
        if placed[card] + deck[card] > s.cards[card]:
            raise Mistake(
                "too-many",
                "the position has {given} {piece}, but the box holds {box}",
                given=placed[card] + deck[card],
                piece=slug,
                box=s.cards[card],
            )
    if given.get("deck") is None:
        deck = [s.cards[card] - placed[card] for card in range(KINDS_OF_CARDS)]
        if not s.reshuffled:
            s.discard[GOLD] += deck[GOLD]
            deck[GOLD] = 0
    s.deck[:] = deck
    s.deck_size = sum(deck)


def placed_cards(s: Row) -> list[int]:
    """Cards by kind that are anywhere but in the draw pile or unseen."""
    return [
        s.discard[card] + (int(s.hand[:, card].sum() + s.tunnel[:, card].sum()) if card < STONES else 0)
        for card in range(KINDS_OF_CARDS)
    ]


# --- writing

KNOWN = Entry("known", Listed("known", STONE_SLUGS), when=[Some("known")])
HAND = Listed("hand", STONE_SLUGS)
_GOING_ON = Is("over", (0,))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry("question", Slug("question", QUESTION_NAMES), when=[_GOING_ON, Is("question", (ASK_PICKAXE, ASK_PAY))]),
    Entry("votes", EachSeat(Slug("vote", BALLOTS)), when=[_GOING_ON, Some("voted")]),
    Entry("action", Slug("action", ACTIONS), when=[_GOING_ON, Is("question", (ASK_PAY,))]),
    Entry("paid", Number("step"), when=[_GOING_ON, Is("question", (ASK_PAY,))]),
)


def table(view: bool) -> Entries:
    """The keys of a position, or of a view: sizes where contents are hidden, and the own hand."""
    whole_table = not view
    sizes = (
        Entry("hand_size", Number("hand_size")),
        Entry("voted", Flag("voted")),
        Entry("hand", HAND, own=True),
    )
    unless_zero = [Some] if whole_table else []
    return (
        Entry("game", Text("quarry")),
        Entry("options", Inserted(), unless_empty=whole_table),
        Entry("phase", Text("act"), when=[_GOING_ON, IsNot("turn", (NOTHING,))]),
        Entry("phase", Text("vote"), when=[_GOING_ON, Is("turn", (NOTHING,))]),
        *([] if whole_table else [Entry("phase", Null(), when=[Is("over", (1,))])]),
        Entry("turn", Seat("turn"), unless_empty=whole_table),
        Entry("passes", Number("passes"), when=[some("passes") for some in unless_zero]),
        Entry("deck", Counts("deck", CARD_SLUGS)),
        Entry("discard", Counts("discard", CARD_SLUGS), unless_empty=whole_table),
        Entry("reshuffled", Flag("reshuffled"), when=[some("reshuffled") for some in unless_zero]),
        Entry("tunnels", ByName(TUNNEL_SLUGS, Listed("tunnel", STONE_SLUGS))),
        Entry("badge", Seat("badge")),
        Entry("pickaxe", Seat("pickaxe"), unless_empty=whole_table),
        Entry("piggy", Seat("piggy"), unless_empty=whole_table),
        Entry("seats", EachSeat((Entry("hand", HAND), KNOWN) if whole_table else (KNOWN, *sizes))),
        Entry("pending", PENDING, unless_empty=whole_table),
        *([] if whole_table else [Entry("viewer", Viewer())]),
        *([] if whole_table else [Entry("deck_size", Number("deck_size"))]),
        *([] if whole_table else [Entry("unseen", Counts("unseen", CARD_SLUGS))]),
    )


POSITION, VIEW = Layout(STATE, table(view=False)), Layout(STATE, table(view=True))


def question_about(states: Records, i: int) -> dict[str, Any]:
    """What the open question concerns: the deed, its seat or tunnel, the shape to pay, and how many cards are left."""
    s = row(states, i)  # of which two fields are read, unless a deed is being paid for
    deed = NOTHING if s.action == NOTHING else int(DEED_OF_MOVE[s.action])
    target = NOTHING if deed == NOTHING else s.action - int(FIRST_MOVE[deed])
    tunnel = target if deed == COLLECT else s.disputed
    return {
        "deed": None if deed == NOTHING else DEED_SLUGS[deed],
        "other": target + 1 if deed in (MOVE_BADGE, RAID) else None,
        "tunnel": None if tunnel == NOTHING else TUNNEL_SLUGS[tunnel],
        "shape": None if deed == NOTHING else SHAPES[s.cost[deed, s.step]],
        "left": 0 if deed == NOTHING else s.cost_size[deed] - s.step,
    }


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many of each card there are, wherever they lie."""
    s = row(states, i)
    return tuple(deck + unseen + placed for deck, unseen, placed in zip(s.deck, s.unseen, placed_cards(s), strict=True))
