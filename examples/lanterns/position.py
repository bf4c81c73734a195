"""How people write a table down: everything (`POSITION`), or what one seat may know (`VIEW`)."""

from collections.abc import Mapping
from typing import Any

from examples.lanterns.fields import COPIES, FEWEST_SEATS, KINDS, LANTERNS, MOST_SEATS, STATE
from motherlode.games.kit.forms import Counts, EachSeat, Flag, Number, Seat
from motherlode.games.kit.layout import Entry, layouts
from motherlode.games.kit.layout_reader import read_table
from motherlode.games.kit.parsers import rest_of_box
from motherlode.games.kit.records import Records, Row, row

NAME = "examples.lanterns"
BELONGINGS = (
    Entry("held", Number("held"), only="view"),
    Entry("hand", Counts("hand", LANTERNS), own=True),
    Entry("wet", Counts("wet", LANTERNS)),
)
POSITION, VIEW = layouts(
    NAME,
    STATE,
    (
        Entry("turn", Seat("turn")),
        Entry("over", Flag("over")),
        Entry("deck", Counts("deck", LANTERNS), only="position"),
        Entry("left", Number("left"), only="view"),
        Entry("river", Counts("river", LANTERNS)),
        Entry("seats", EachSeat(BELONGINGS)),
    ),
)


def read_position(position: Mapping[str, Any]) -> Records:
    """The table that somebody has written down; a deck that is left out is the rest of the lanterns."""
    states, given = read_table("lanterns", POSITION, position, (FEWEST_SEATS, MOST_SEATS))
    s = row(states, 0)
    rest = rest_of_box(LANTERNS, [COPIES] * KINDS, in_sight(s), s.deck)
    if "deck" not in given:
        s.deck[:] = rest
    s.held[:] = s.hand.sum(axis=1)
    s.left = sum(s.deck)
    return states


def in_sight(s: Row) -> list[int]:
    """How many there are of each lantern on the river and with the players."""
    everywhere = s.river + s.hand.sum(axis=0) + s.wet.sum(axis=0)
    return [int(count) for count in everywhere]


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many there are of each lantern, wherever they lie."""
    s = row(states, i)
    return tuple(int(drawn) + seen for drawn, seen in zip(s.deck, in_sight(s), strict=True))
