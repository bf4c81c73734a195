"""The kinds of pieces of a game, with the numbers that are printed on them."""

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of piece: how many there are, and what one is worth in points or coins."""

    slug: str
    copies: int
    value: int


class Kinds(tuple[Kind, ...]):
    """Kinds by number, and their columns.

    >>> metals = Kinds(Kind(*row) for row in [("iron", 9, 1), ("gold", 3, 5)])
    >>> metals.slugs, metals.copies, metals.values
    (('iron', 'gold'), (9, 3), (1, 5))
    """

    __slots__ = ()

    @property
    def slugs(self) -> tuple[str, ...]:
        """What they are called."""
        return tuple(kind.slug for kind in self)

    @property
    def copies(self) -> tuple[int, ...]:
        """How many there are of each."""
        return tuple(kind.copies for kind in self)

    @property
    def values(self) -> tuple[int, ...]:
        """What each is worth."""
        return tuple(kind.value for kind in self)


def kinds(*rows: tuple[str, int, int]) -> Kinds:
    """A table of them, row by row: slug, copies, value."""
    return Kinds(Kind(*row) for row in rows)
