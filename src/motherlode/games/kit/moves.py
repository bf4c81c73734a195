"""The moves of a game as a grammar: a table of rows from which phrases, their numbers and their meanings are derived.

>>> metal = pieces("metal", ("iron", "gold"))
>>> table = MoveTable(Move("dig"), Move("trade", metal, numbers("count", 1, 2)))
>>> table.add("melt", several("metals", metal, 2))
5
>>> table.phrases[:5]
('dig', 'trade iron 1', 'trade iron 2', 'trade gold 1', 'trade gold 2')
>>> table.phrases[5:]
('melt iron', 'melt gold', 'melt iron iron', 'melt iron gold', 'melt gold gold')
>>> table.canonical(" Melt  gold IRON")
'melt iron gold'
>>> table.parse("trade gold 2")
(Move('trade', metal, count), ['gold', '2'])
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

from motherlode.games.kit.declarations import Question


class MoveArgument(NamedTuple):
    """What stands behind the words of a move."""

    name: str  # in messages
    kind: str  # what it stands for: seat, count, or a kind of piece
    values: tuple[str, ...]  # as a phrase writes them
    most: int = 1  # a phrase names from one up to this many of them, in any order; the table has them in its own


def seats(name: str, most: int) -> MoveArgument:
    """A seat, counted from 1."""
    return numbers(name, 1, most)._replace(kind="seat")


def pieces(kind: str, slugs: Sequence[str]) -> MoveArgument:
    """A piece of a kind."""
    return MoveArgument(kind, kind, tuple(slugs))


def numbers(name: str, lowest: int, highest: int) -> MoveArgument:
    """A whole number."""
    return MoveArgument(name, "count", tuple(str(number) for number in range(lowest, highest + 1)))


def several(name: str, argument: MoveArgument, most: int) -> MoveArgument:
    """Up to `most` of something; it can only be the last argument of a move."""
    return argument._replace(name=name, most=most)


class Move:
    """A row: the words that its phrases begin with, and what follows them."""

    def __init__(self, words: str, *arguments: MoveArgument, answers: str = "") -> None:
        self.words = words
        self.arguments = arguments
        self.answers = answers  # a kind of piece: the label names the one that answers what the question is about

    def __repr__(self) -> str:
        return f"Move({', '.join([repr(self.words), *(argument.name for argument in self.arguments)])})"

    def choices(self) -> list[list[str]]:
        """Everything that can follow the words, in the order of the table."""
        ways = [
            [way for size in range(1, most + 1) for way in combinations_with_replacement(values, size)]
            for _, _, values, most in self.arguments
        ]
        return [[value for way in chosen for value in way] for chosen in product(*ways)]


class MoveTable:
    """The moves of a game. A move's number is the place of its phrase."""

    def __init__(self, *rows: Move) -> None:
        self.rows: tuple[Move, ...] = ()
        self.phrases: tuple[str, ...] = ()
        self._meant: dict[str, tuple[Move, list[str]]] = {}
        self._as_written: dict[str, str] = {}
        for row in rows:
            self._append(row)

    def add(self, words: str, *arguments: MoveArgument, answers: str = "") -> int:
        """One more row; the number of its first move, to which the number of a piece or a seat is added."""
        first = len(self.phrases)
        self._append(Move(words, *arguments, answers=answers))
        return first

    def _append(self, row: Move) -> None:
        self.rows += (row,)
        for values in row.choices():
            phrase = " ".join([row.words, *values])
            self.phrases += (phrase,)
            self._meant[phrase] = row, values
            self._as_written[self._sorted(phrase.lower())] = phrase

    def __contains__(self, phrase: str) -> bool:
        return phrase in self._meant

    def question(self, name: str, first: str, last: str = "", **marks: Any) -> Question:
        """A question that is answered by the moves from those with some words to those with others."""
        meant = [number for number, (move, _) in enumerate(self._meant.values()) if move.words in (first, last)]
        return Question(name, meant[0], meant[-1], **marks)

    def canonical(self, phrase: str) -> str:
        """The phrase of the table that a person's phrase means: blanks, capitals and the order of a list are free."""
        if phrase in self._meant:
            return phrase
        spaced = " ".join(phrase.split())
        return self._as_written.get(self._sorted(spaced.lower()), spaced)

    def parse(self, phrase: str) -> tuple[Move, list[str]]:
        """The row of a phrase of the table, and the values of its arguments."""
        return self._meant[phrase]

    def _sorted(self, phrase: str) -> str:
        """The phrase with the values of a list in alphabetical order; other phrases as they are."""
        for move in self.rows:
            if move.arguments and move.arguments[-1].most > 1 and phrase.startswith(f"{move.words.lower()} "):
                head = len(move.words.split()) + len(move.arguments) - 1
                parts = phrase.split()
                return " ".join([*parts[:head], *sorted(parts[head:])])
        return phrase
