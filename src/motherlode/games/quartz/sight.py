"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

View and numbers are made from the tables of fields and spans (`kit.sight`). Seat -1 is a spectator.
"""

from typing import Any

from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import Span
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.sight import by_seat, observe_of, own, places_of, redact_of, relative_to_viewer, spans_of
from motherlode.games.quartz.pieces import KINDS_OF_CARDS, MOST_SEATS
from motherlode.games.quartz.state import FIELDS


@rule
def guess(view: Record, seat: int, seed: int) -> None:
    """Deal the unseen cards to the other hands and the deck: every deal that fits the view is equally likely."""
    seed_stream(view.rng, seed)
    for other in range(view.seats):
        if other != seat:
            for _ in range(view.hand_size[other] - total(view.hand[other])):
                view.hand[other, draw(view.rng, view.unseen)] += 1
    pour(view.unseen, view.deck)


OBSERVATION = spans_of(
    FIELDS,
    *("seats", "edition", "thrill", "own_turn_reactions", "chain", "must_take", "day", "days", "question"),
    *relative_to_viewer("asked", "turn"),
    "card",
    *relative_to_viewer("target", "giver"),
    *("left", "picked", "table", "bag", "deck_size", "discard"),
    Span("unseen", KINDS_OF_CARDS, "cards in the deck or unknown in other hands"),
    "row_size",
    Span("row_card", MOST_SEATS - 1, "the cards of the bravery bonuses from the left, -1 for none", "row_card"),
    Span("row_coins", MOST_SEATS - 1, "their coins", "row_coins"),
    *own("hand"),
    *by_seat("coins", "token", "inside", "held", "hand_size", "cart", "chest", "hidden", "known"),
)

_UNSEEN = places_of(OBSERVATION)["unseen"]


@rule
def look_closer(s: Record, seat: int, out: Any) -> None:
    """What is no field of the record: the cards that the viewer cannot place."""
    count_unseen(s, seat, out[_UNSEEN : _UNSEEN + KINDS_OF_CARDS])


redact = redact_of(FIELDS, show_hands)  # Q6: of other hands, what everybody saw being taken
observe = observe_of(OBSERVATION, FIELDS, look_closer)
