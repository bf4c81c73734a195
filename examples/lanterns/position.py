"""How people write a table down: everything (`POSITION`), or what one seat may know (`VIEW`)."""

from collections.abc import Mapping
from typing import Any

from examples.lanterns.fields import COPIES, FEWEST, LANTERNS, MOST, STATE
from motherlode.games.kit.layout import Counts, EachSeat, Entries, Entry, Flag, Layout, Number, Seat, Text, Viewer
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.parsers import counts, listed_seats, only_keys, read_seat, truth
from motherlode.games.kit.records import Records, records, row

NAME = "examples.lanterns"
KEYS, SEAT_KEYS = ("game", "turn", "over", "deck", "river", "seats"), ("hand", "wet")


def table(*deck: Entry, own: bool) -> Entries:
    """The keys; a hand is written for all seats, or only for the viewer's own."""
    held = (Entry("held", Number("held")),) if own else ()
    seat = (*held, Entry("hand", Counts("hand", LANTERNS), own=own), Entry("wet", Counts("wet", LANTERNS)))
    open_to_all = (Entry("river", Counts("river", LANTERNS)), Entry("seats", EachSeat(seat)))
    return (Entry("game", Text(NAME)), Entry("turn", Seat("turn")), Entry("over", Flag("over")), *deck, *open_to_all)


POSITION = Layout(STATE, table(Entry("deck", Counts("deck", LANTERNS)), own=False))
VIEW = Layout(STATE, (*table(Entry("left", Number("left")), own=True), Entry("viewer", Viewer())))


def read_position(position: Mapping[str, Any]) -> Records:
    """The table that somebody has written down; a deck that is left out is the rest of the lanterns."""
    given = only_keys("a lanterns position", position, KEYS)
    seats = listed_seats("lanterns", given.get("seats"), FEWEST, MOST)
    states = records(STATE, 1)
    s = row(states, 0)
    s.seats = len(seats)
    s.turn = read_seat(s, "turn", given.get("turn", 1))
    s.over = truth("over", given.get("over"))
    s.river[:] = counts("river", given.get("river"), LANTERNS, COPIES)
    for seat, written in enumerate(seats):
        where = f"seats.{seat + 1}"
        belongings = only_keys(where, written, SEAT_KEYS)
        s.hand[seat] = counts(f"{where}.hand", belongings.get("hand"), LANTERNS, COPIES)
        s.wet[seat] = counts(f"{where}.wet", belongings.get("wet"), LANTERNS, COPIES)
        s.held[seat] = sum(s.hand[seat])
    rest = [COPIES - seen for seen in conserved(states, 0)]
    if min(rest) < 0:
        raise Mistake("too-many-lanterns", "there are {copies} lanterns of each kind, not more", copies=COPIES)
    s.deck[:] = rest if given.get("deck") is None else counts("deck", given["deck"], LANTERNS, COPIES)
    s.left = sum(s.deck)
    return states


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many there are of each lantern, wherever they lie."""
    s = row(states, i)
    everywhere = s.deck + s.river + s.hand.sum(axis=0) + s.wet.sum(axis=0)
    return tuple(int(count) for count in everywhere)
