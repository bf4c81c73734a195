"""One sentence why: which difference between the best move and the next one is worth a sentence.

A reason is a key and what the sentence is filled with: chances, coins or points, moves, pieces. `REASONS` in a game's
`reasons` module lists what may be said; the first that fits is. `coach/sentences.py` puts it into words.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import hypot

from motherlode.bots.companions import companion
from motherlode.coach.evaluation import CLEAR, EvaluatedMove
from motherlode.coach.odds import Odds, Prospect
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Row

Argument = str | int | float | Fraction
Arguments = dict[str, Argument]


@dataclass(frozen=True)
class AdviceReason:
    """The sentence `coach-why-KEY`, and what fills it."""

    key: str
    arguments: Arguments = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """What is known about a choice: the odds, the moves by how good they are, and the table as the seat sees it."""

    odds: Odds
    moves: Sequence[EvaluatedMove]
    table: Row
    seat: int

    @property
    def best(self) -> str:
        """The move to explain."""
        return self.moves[0].move

    @property
    def prospect(self) -> Prospect | None:
        """What chance says about it."""
        return self.odds.of(self.best)

    def first_of(self, *moves: str) -> Prospect | None:
        """What chance says about the first of these moves that can be made."""
        return next((found for move in moves if (found := self.odds.of(move))), None)


Test = Callable[[Choice], Arguments | None]  # what fills the sentence, or None where it does not fit
Reasons = tuple[tuple[str, Test], ...]  # the end of the key `coach-why-GAME-KEY`, and when it is said


def clear(one: EvaluatedMove, other: EvaluatedMove) -> bool:
    """Whether one move is better than another, and not by chance."""
    return one.win - other.win > CLEAR * hypot(one.error, other.error)


def reasons_of(game: Game) -> Reasons:
    """What may be said in a game, in the order in which it is tried."""
    page = companion(game, "reasons")
    return page.REASONS if page else ()


def reason(game: Game, choice: Choice) -> AdviceReason:
    """Why the best move is the best."""
    if len(choice.moves) == 1:
        return AdviceReason("only")
    other = choice.moves[1]
    if not clear(choice.moves[0], other):
        return AdviceReason("even", {"other": other.move})
    for key, fits in reasons_of(game):
        arguments = fits(choice)
        if arguments is not None:
            return AdviceReason(f"{game.name}-{key}", arguments)
    return AdviceReason("more", {"chance": choice.moves[0].win - other.win, "other": other.move})
