"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

View and numbers are made from the tables of fields and spans (`kit.sight`). Seat -1 is a spectator.
"""

from typing import Any

from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import BY_SEAT, OWN, RELATIVE, Span
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import draw, pour, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.sight import observe_of, places_of, redact_of
from motherlode.games.quartz.pieces import COLOURS, KINDS_OF_CARDS, MOST_SEATS, VALUABLES
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


# What a seat sees, as numbers. Seats are relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play", "seats"),
    Span("edition", 1, "0 en, 1 pt, 2 ru", "edition"),
    Span("thrill", 1, "1 when the last dwarf may dig on", "thrill"),
    Span("own-turn reactions", 1, "1 when the seat whose turn it is can react", "own_turn_reactions"),
    Span("chain", 1, "1 when not-mine-either can be answered with its like", "chain"),
    Span("must take", 1, "1 when thievery has to take something", "must_take"),
    Span("day", 1, "from 1", "day"),
    Span("days", 1, "length of the game", "days"),
    Span("question", 1, "number of the open question", "question"),
    Span("asked", 1, "the seat asked, relative; -1 for nobody", "asked", RELATIVE),
    Span("turn", 1, "whose turn, relative", "turn", RELATIVE),
    Span("card", 1, "card being resolved, -1 for none", "card"),
    Span("target", 1, "its target, relative; -1 for none", "target", RELATIVE),
    Span("giver", 1, "who passed the obsidian, relative; -1 for none", "giver", RELATIVE),
    Span("left", 1, "crystals still to take, to store or to dig", "left"),
    Span("picked", 1, "crystal chosen, -1 for none", "picked"),
    Span("table", COLOURS, "crystals on the table", "table"),
    Span("bag", COLOURS, "crystals in the bag", "bag"),
    Span("deck size", 1, "cards still to come", "deck_size"),
    Span("discard", KINDS_OF_CARDS, "cards played", "discard"),
    Span("unseen", KINDS_OF_CARDS, "cards in the deck or unknown in other hands"),
    Span("row size", 1, "bravery bonuses left", "row_size"),
    Span("row cards", MOST_SEATS - 1, "their cards from the left, -1 for none", "row_card"),
    Span("row coins", MOST_SEATS - 1, "their coins", "row_coins"),
    Span("hand", KINDS_OF_CARDS, "own cards", "hand", OWN),
    Span("coins", MOST_SEATS, "coins by relative seat", "coins", BY_SEAT),
    Span("tokens", MOST_SEATS, "experience tokens", "token", BY_SEAT),
    Span("inside", MOST_SEATS, "1 inside the mine", "inside", BY_SEAT),
    Span("held", MOST_SEATS, "1 for a seat that has held the passed obsidian", "held", BY_SEAT),
    Span("hand sizes", MOST_SEATS, "cards in hand", "hand_size", BY_SEAT),
    Span("carts", MOST_SEATS * COLOURS, "crystals at risk", "cart", BY_SEAT),
    Span("chests", MOST_SEATS * VALUABLES, "crystals stored", "chest", BY_SEAT),
    Span("hidden", MOST_SEATS * VALUABLES, "crystals under what-crystal cards", "hidden", BY_SEAT),
    Span("known", MOST_SEATS * KINDS_OF_CARDS, "cards known to be in a hand", "known", BY_SEAT),
)

_UNSEEN = places_of(OBSERVATION)["unseen"]


@rule
def look_closer(s: Record, seat: int, out: Any) -> None:
    """What is no field of the record: the cards that the viewer cannot place."""
    count_unseen(s, seat, out[_UNSEEN : _UNSEEN + KINDS_OF_CARDS])


redact = redact_of(FIELDS, show_hands)  # Q6: of other hands, what everybody saw being taken
observe = observe_of(OBSERVATION, FIELDS, look_closer)
