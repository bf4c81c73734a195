"""How people write a table down: everything (`POSITION`), or what one seat may know (`VIEW`)."""

from collections.abc import Mapping
from typing import Any

from examples.lanterns.fields import COPIES, KINDS, LANTERNS, STATE
from motherlode.games.kit.boxes import Box
from motherlode.games.kit.forms import Counts, EachSeat, Flag, Number, Seat
from motherlode.games.kit.layout import Entry, layouts
from motherlode.games.kit.records import Row

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


BOXES = (Box(LANTERNS, [COPIES] * KINDS, "deck", ("river", "hand", "wet")),)


def settle_position(s: Row, given: Mapping[str, Any]) -> None:
    """A deck that is left out is the rest of the lanterns; how many there are is counted."""
    BOXES[0].fill(s, given)
    s.held[:] = s.hand.sum(axis=1)
    s.left = sum(s.deck)
