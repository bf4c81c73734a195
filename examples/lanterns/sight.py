"""What a seat may know, what it may guess, and what it sees as numbers."""

from examples.lanterns.fields import COPIES, FIELDS, KINDS, MOST_SEATS
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.multisets import assign, clear, draw
from motherlode.games.kit.records import Record
from motherlode.games.kit.sight import by_seat, observe_of, own, redact_of, relative_to_viewer, spans_of


@rule
def show_own(s: Record, seat: int, view: Record) -> None:
    """L1: everybody knows the own hand."""
    for other in range(MOST_SEATS):
        if other == seat:
            assign(view.hand[other], s.hand[other])
        else:
            clear(view.hand[other])


@rule
def guess(view: Record, seat: int, seed: int) -> None:
    """The lanterns that lie nowhere in sight are dealt to the other hands; the rest is the deck."""
    seed_stream(view.rng, seed)
    for lantern in range(KINDS):
        view.deck[lantern] = COPIES - view.river[lantern]
        for other in range(view.seats):
            view.deck[lantern] -= view.wet[other, lantern]
            if other == seat:
                view.deck[lantern] -= view.hand[other, lantern]
    for other in range(view.seats):
        if other != seat:
            for _ in range(view.held[other]):
                view.hand[other, draw(view.rng, view.deck)] += 1


OBSERVATION = spans_of(
    FIELDS,
    "seats",
    *relative_to_viewer("turn"),
    *("left", "river"),
    *own("hand"),
    *by_seat("held", "wet"),
)

redact = redact_of(FIELDS, show_own)
observe = observe_of(OBSERVATION, FIELDS)
