"""Handfuls and throws are counted exactly."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest

from motherlode.coach.odds.heaps import at_least, handfuls, next_piece, rolls


@pytest.mark.parametrize("heap", [(3, 1, 2), (0, 4), (1,), (2, 2, 2, 1)])
@pytest.mark.parametrize("size", [0, 1, 3, 9])
def test_handfuls_are_those_of_single_pieces(heap: tuple[int, ...], size: int) -> None:
    pieces = [kind for kind, count in enumerate(heap) for _ in range(count)]
    drawn = list(combinations(pieces, min(size, len(pieces))))
    counted = Counter(tuple(taken.count(kind) for kind in range(len(heap))) for taken in drawn)
    assert handfuls(heap, size) == {taken: Fraction(often, len(drawn)) for taken, often in counted.items()}


def test_an_empty_heap_has_no_next_piece() -> None:
    assert next_piece([0, 0]) == []
    assert next_piece([0, 5]) == [0, 1]


@pytest.mark.parametrize(
    ("marked", "others", "draws", "wanted"), [(2, 3, 2, 1), (4, 1, 3, 3), (1, 1, 5, 1), (0, 3, 2, 1)]
)
def test_at_least_counts_every_draw(marked: int, others: int, draws: int, wanted: int) -> None:
    pieces = [True] * marked + [False] * others
    drawn = list(combinations(pieces, min(draws, len(pieces))))
    assert at_least(marked, others, draws, wanted) == Fraction(sum(sum(d) >= wanted for d in drawn), len(drawn))


@pytest.mark.parametrize("dice", [0, 1, 3, 5])
def test_rolls_are_those_of_single_dice(dice: int) -> None:
    thrown = Counter(tuple(throw.count(face) for face in range(6)) for throw in product(range(6), repeat=dice))
    assert rolls(dice, 6) == thrown
