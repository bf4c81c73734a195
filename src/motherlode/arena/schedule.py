"""Which bots meet: line-ups, and the turns in which a line-up moves round the table.

Deal by deal, every line-up plays the same deal in all its turns. So luck falls on all alike, every bot has sat in every
seat as often as any other, and a league that is stopped after any deal is as fair as a whole one.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from motherlode.games.kit.mistakes import Mistake

LineUp = tuple[int, ...]  # which bot is which member: numbers of bots, in the order in which they sit

BLOCK = 100  # deals that are played in one go where everybody is compiled: some hundredths of a second


def line_ups(bots: Sequence[int], seats: int) -> tuple[LineUp, ...]:
    """Everybody, if there are as many bots as seats; all choices of that many, if there are more; else all pairs, one
    bot alone against a table of another.

    >>> line_ups([0, 1, 1], 3), line_ups([0, 1, 2], 2)
    (((0, 1, 1),), ((0, 1), (0, 2), (1, 2)))
    >>> line_ups([0, 1], 4)
    ((0, 1, 1, 1), (1, 0, 0, 0))
    """
    if len(bots) >= seats:
        by_members: dict[LineUp, LineUp] = {}
        for chosen in combinations(bots, seats):
            by_members.setdefault(tuple(sorted(chosen)), chosen)
        return tuple(by_members.values())
    different = list(dict.fromkeys(bots))
    if len(different) < 2:
        raise Mistake("league-bots")
    return tuple((hero, *[other] * (seats - 1)) for hero, other in permutations(different, 2))


def turns_of(line_up: LineUp) -> int:
    """How many turns a line-up has until everybody sits where an equal has sat.

    >>> turns_of((0, 1, 1)), turns_of((0, 1, 0, 1)), turns_of((0, 0))
    (3, 2, 1)
    """
    return next(turn for turn in range(1, len(line_up) + 1) if (*line_up[-turn:], *line_up[:-turn]) == line_up)


def member_at(seat: int, turn: int, seats: int) -> int:
    """Which member of a line-up sits in a seat in a turn; all are counted from 0."""
    return (seat - turn) % seats


class Task(NamedTuple):
    """Some games: a line-up and some deals, in one turn or, where it is not said, in all of them."""

    line_up: int
    deal: int
    deals: int = 1
    turn: int | None = None


def tasks(line_ups: Sequence[LineUp], compiled: Collection[int], deals: int) -> Iterator[Task]:
    """Everything that is to be played, in order; a line-up that is compiled plays the turns of a deal together."""
    block = BLOCK if len(compiled) == len(line_ups) else 1
    for deal in range(0, deals, block):
        for number, line_up in enumerate(line_ups):
            if number in compiled:
                yield Task(number, deal, min(block, deals - deal))
            else:
                yield from (Task(number, deal, 1, turn) for turn in range(turns_of(line_up)))
