"""Pieces that are always as many: none is lost or made, wherever they lie."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from motherlode.games.kit.parsers import rest_of_box
from motherlode.games.kit.records import Records, Row, row


def none_besides(s: Row) -> Iterable[tuple[int, int]]:
    """All pieces lie in heaps."""
    return ()


class Box(NamedTuple):
    """Pieces of one sort: how many there are of each kind, the heap they are drawn from, and where they can lie."""

    slugs: Sequence[str]
    copies: str | Sequence[int]  # the field that says it, or the numbers themselves
    source: str
    places: Sequence[str]  # the fields with other heaps of them
    besides: Callable[[Row], Iterable[tuple[int, int]]] = none_besides  # kinds and numbers of those in no heap

    def placed(self, s: Row) -> list[int]:
        """How many of each kind are anywhere but in the source."""
        counts = [0] * len(self.slugs)
        for field in self.places:
            heaps = s.record[field]
            for kind, count in enumerate(heaps.reshape(-1, heaps.shape[-1]).sum(axis=0).tolist()):
                counts[kind] += count
        for kind, count in self.besides(s):
            counts[kind] += count
        return counts

    def rest(self, s: Row) -> list[int]:
        """What is neither in the source nor placed; more pieces than there are is a mistake."""
        copies = getattr(s, self.copies) if isinstance(self.copies, str) else self.copies
        return rest_of_box(self.slugs, copies, self.placed(s), getattr(s, self.source))

    def fill(self, s: Row, given: Mapping[str, Any]) -> None:
        """The source of a position: left out, everything that is nowhere else; given, exactly this."""
        rest = self.rest(s)
        if self.source not in given:
            getattr(s, self.source)[:] = rest


def conserved_in(boxes: Sequence[Box]) -> Callable[[Records, int], tuple[int, ...]]:
    """How many there are of each kind, wherever they lie: what no move may change."""

    def conserved(states: Records, i: int) -> tuple[int, ...]:
        s = row(states, i)
        return tuple(
            drawn + placed
            for box in boxes
            for drawn, placed in zip(s.record[box.source].tolist(), box.placed(s), strict=True)
        )

    return conserved
