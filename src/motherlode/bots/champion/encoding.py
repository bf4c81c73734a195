"""What the champion's network reads and scores, made from what a game declares about itself: nothing is listed by hand.

**Read** is the observation of a seat, number by number. Each number is a category: it says which row of the first
table is added, not how much of it. A number that takes many values (coins, points) is cut into steps of a power of two.
Which values a number takes is not declared, so it is looked up in games that were played (`columns_of`) and kept beside
the weights.

**Scored** are the parts of a move, as its grammar names them: the words it begins with, and each thing behind them. Of
a list, such as the dice to roll again, a part is how often a thing is named. A move's score is the sum of its parts, so
510 moves of the dice game are 70 parts. A seat is counted from the one that moves.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.game import Game

STEPS = 24  # the most categories of one number
NO_PART = NO_SEAT = -1

Table = np.ndarray[Any, Any]


class Columns(NamedTuple):
    """How each number of an observation becomes a category: its lowest value, bits that are cut off, the last one."""

    lowest: Table
    bits: Table
    last: Table

    @property
    def first_rows(self) -> Table:
        """Where the rows of each number begin."""
        counts = self.last.astype(np.int64) + 1
        return np.cumsum(counts) - counts

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return int(self.last.astype(np.int64).sum() + len(self.last))

    def of(self, observations: Table) -> Table:
        """The row of each number, for many observations at once."""
        steps = (observations - self.lowest) >> self.bits
        return np.clip(steps, 0, self.last) + self.first_rows


def columns_of(lowest: Table, highest: Table) -> Columns:
    """How numbers between these bounds become categories.

    >>> columns_of(np.array([-1, 0]), np.array([3, 100])).last.tolist()
    [4, 12]
    """
    spread = (highest - lowest).astype(np.int64)
    bits = np.zeros(len(spread), np.int64)
    while (spread >> bits >= STEPS).any():
        bits += spread >> bits >= STEPS
    return Columns(lowest.astype(np.int32), bits.astype(np.int8), (spread >> bits).astype(np.int8))


class Parts(NamedTuple):
    """The parts of a game's moves: what each is called, and by move (row) which it has.

    `of_move` holds numbers of parts, -1 where a move has no more. Where `seat` holds a seat, its part is that of the
    viewer, and as many places further as the seat sits from the viewer.
    """

    names: tuple[tuple[str, ...], ...]
    of_move: Table
    seat: Table


@cache
def parts_of(game: Game) -> Parts:
    """The parts of a game's moves, from its grammar."""
    numbers: dict[tuple[str, ...], int] = {}
    found = [_parts_of_phrase(game, phrase, numbers) for phrase in game.actions]
    most = max(map(len, found))
    padded = np.array([[*parts, *[(NO_PART, NO_SEAT)] * (most - len(parts))] for parts in found], np.int16)
    return Parts(tuple(numbers), padded[:, :, 0].copy(), padded[:, :, 1].copy())


def _parts_of_phrase(game: Game, phrase: str, numbers: dict[tuple[str, ...], int]) -> list[tuple[int, int]]:
    def number(*name: str) -> int:
        return numbers.setdefault(name, len(numbers))

    row, values = game.moves.parse(phrase)
    parts = [(number(row.words), NO_SEAT)]
    for place, argument in enumerate(row.arguments):
        named = values[place:] if argument.most > 1 else values[place : place + 1]
        for value in dict.fromkeys(named):
            if argument.kind == "seat":
                steps = [number(row.words, argument.name, f"{step} further") for step in range(game.most)]
                parts.append((steps[0], int(value) - 1))
            else:
                parts.append((number(row.words, argument.name, value, str(named.count(value))), NO_SEAT))
    return parts
