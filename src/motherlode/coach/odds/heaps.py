"""Drawing without putting back, and rolling dice: every handful that can come out, and how likely it is."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, factorial, prod

Handful = tuple[int, ...]  # pieces by kind


def next_piece(heap: Sequence[int]) -> list[Fraction]:
    """How likely the next piece is of each kind; nothing from an empty heap.

    >>> next_piece([3, 1])
    [Fraction(3, 4), Fraction(1, 4)]
    """
    total = sum(map(int, heap))
    return [Fraction(int(count), total) for count in heap] if total else []


def handfuls(heap: Sequence[int], size: int) -> dict[Handful, Fraction]:
    """Every handful of that size, or of all there is, that can be drawn from a heap.

    >>> handfuls([2, 1], 2)
    {(1, 1): Fraction(2, 3), (2, 0): Fraction(1, 3)}
    """
    counts = [int(count) for count in heap]
    size = min(size, sum(counts))
    ways = comb(sum(counts), size)
    return {
        taken: Fraction(prod(comb(count, part) for count, part in zip(counts, taken, strict=True)), ways)
        for taken in _shares(counts, size)
    }


def _shares(counts: Sequence[int], size: int) -> Iterator[Handful]:
    """Every way to make up a handful."""
    if not counts:
        if size == 0:
            yield ()
        return
    for part in range(min(counts[0], size) + 1):
        for rest in _shares(counts[1:], size - part):
            yield (part, *rest)


def at_least(marked: int, others: int, draws: int, wanted: int) -> Fraction:
    """How likely some draws bring at least as many marked pieces as wanted.

    >>> at_least(marked=2, others=2, draws=2, wanted=1)
    Fraction(5, 6)
    """
    if wanted <= 0:
        return Fraction(1)
    draws = min(draws, marked + others)
    some = range(wanted, min(draws, marked) + 1)
    return Fraction(
        sum(comb(marked, found) * comb(others, draws - found) for found in some), comb(marked + others, draws)
    )


def rolls(dice: int, faces: int) -> dict[Handful, int]:
    """Every way in which some dice can fall, as dice by face, and how many of the faces ** dice throws are such.

    >>> rolls(2, 2)
    {(2, 0): 1, (1, 1): 2, (0, 2): 1}
    """
    fallen = {}
    for thrown in combinations_with_replacement(range(faces), dice):
        shown = tuple(thrown.count(face) for face in range(faces))
        fallen[shown] = factorial(dice) // prod(factorial(count) for count in shown)
    return fallen
