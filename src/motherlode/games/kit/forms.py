"""The forms in which the fields of a record are written for people, and read back.

A number says its bounds, so that a position with another one is refused. Where a bound is a function, it is asked when
the number is read: options, seats and the keys before it are in the record by then.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Row

Bound = int | Callable[[Row], int]


class Number(NamedTuple):
    """A whole number; without a highest one, the field's type says it."""

    field: str
    lowest: int = 0
    highest: Bound | None = None


class Flag(NamedTuple):
    """true or false."""

    field: str
    usual: bool = False  # where it is left out


class Seat(NamedTuple):
    """A seat, which people count from 1; null for nobody."""

    field: str


class Slug(NamedTuple):
    """One of some words by its number; null for none."""

    field: str
    slugs: Sequence[str]


class Counts(NamedTuple):
    """How many there are of each kind: `{"ruby": 2}`."""

    field: str
    slugs: Sequence[str]


class Listed(NamedTuple):
    """The same one by one: `["ruby", "ruby"]`."""

    field: str
    slugs: Sequence[str]


class Numbers(NamedTuple):
    """The numbers of a field as they are: one, a list, or a list of lists."""

    field: str


class Seats(NamedTuple):
    """The seats for which a flag is set: `[1, 3]`."""

    field: str


class EachSeat(NamedTuple):
    """A list with one item for each seat, in which a field means the seat's own row of it."""

    item: Any
    mistake: Callable[[int], Mistake] | None = None  # for what is no list of at most that many, in the game's words


class Rows(NamedTuple):
    """A list with as many items as a field says, in which a field means its row."""

    size: str
    item: Any
    mistake: Callable[[int], Mistake] | None = None


class ByName(NamedTuple):
    """An object with one key for each row of its fields."""

    names: Sequence[str]
    item: Any


class Viewer(NamedTuple):
    """Who looks, counted from 1; null for a spectator."""


class Null(NamedTuple):
    """null, always."""


class Inserted(NamedTuple):
    """What the caller has written already, such as the options of a match, which never change."""


class Text(NamedTuple):
    """Always the same word."""

    text: str
