"""The results of many games, in memory that does not grow with their number. Any split gives the same sum."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from typing import Any, Self

import numpy as np

from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake

SHARES = 60  # parts of a victory: it can be shared by 2, 3, 4, 5 or 6 without a remainder

Counts = np.ndarray[Any, np.dtype[np.int64]]


def row_width(seats: int) -> int:
    """How many numbers are kept of one game until it is added up: the score and the place of each seat, the length."""
    return 2 * seats + 1


def refuse_illegal(game: Game, seats: int, rows: Any) -> None:
    """A game that was broken off has no length; the caller has to know why."""
    if len(rows) and int(rows[:, 2 * seats].min()) < 0:
        raise Mistake("illegal-player", game=game.name)


@dataclass(frozen=True)
class Spread:
    """Whole numbers that were met: how often each one, and exactly how many, how much, and between which ends.

    The counts cover `lowest` upwards; what lies outside is counted at the nearer end, but exact in everything else.
    """

    lowest: int
    counts: Counts
    total: int = 0
    squares: int = 0
    least: int | None = None
    most: int | None = None

    @classmethod
    def of(cls, lowest: int, highest: int, values: Any) -> Self:
        """The spread of an array of whole numbers, of NumPy or of a library like it."""
        wide = values.astype(np.int64)
        counts = np.zeros(highest - lowest + 1, np.int64)
        if not len(wide):
            return cls(lowest, counts)
        met = (wide.clip(lowest, highest) - lowest).astype(np.int64)
        library = import_module(type(wide).__module__.partition(".")[0])
        found = library.bincount(met, minlength=len(counts))
        counts += found.get() if hasattr(found, "get") else found  # from a GPU into this machine's memory
        total, squares = int(wide.sum()), int((wide * wide).sum())
        return cls(lowest, counts, total, squares, int(wide.min()), int(wide.max()))

    @property
    def number(self) -> int:
        """How many numbers were met."""
        return int(self.counts.sum())

    @property
    def mean(self) -> float:
        """Their average."""
        return self.total / max(self.number, 1)

    @property
    def deviation(self) -> float:
        """How far from the average they usually lie (the standard deviation)."""
        n = max(self.number, 1)
        return sqrt(n * self.squares - self.total * self.total) / n  # exact below the root, however many games

    def quantile(self, share: float) -> int:
        """The smallest number that at least this share of all does not exceed."""
        reached = np.cumsum(self.counts) >= share * self.number
        return self.lowest + int(np.argmax(reached))

    def __add__(self, other: Self) -> Self:
        ends = [end for end in (self.least, other.least) if end is not None]
        tops = [top for top in (self.most, other.most) if top is not None]
        return type(self)(
            self.lowest,
            self.counts + other.counts,
            self.total + other.total,
            self.squares + other.squares,
            min(ends, default=None),
            max(tops, default=None),
        )


@dataclass(frozen=True)
class Summary:
    """The sum of many games."""

    games: int
    seats: int
    seconds: float  # of the whole run, by the clock on the wall; compiling is not counted
    scores: tuple[Spread, ...]  # by seat
    length: Spread  # decisions of a game
    victories: tuple[int, ...]  # by seat, in parts of SHARES
    events: Mapping[str, int]  # how often each kind was emitted

    @classmethod
    def nothing(cls, game: Game, seats: int) -> Self:
        """The summary of no games."""
        return cls.of(game, seats, np.zeros((0, row_width(seats)), np.int32), [0] * len(game.events))

    @classmethod
    def of(cls, game: Game, seats: int, rows: Any, event_counts: Any) -> Self:
        """The sum of games that have left a row each, and of all their events; the seconds are filled in by `run`.

        The rows may lie on a GPU, and are then added up there.
        """
        bounds = game.bounds
        refuse_illegal(game, seats, rows)
        won = rows[:, seats : 2 * seats] == 1
        parts = won * (SHARES // won.sum(axis=1, keepdims=True)) if len(rows) else won
        return cls(
            games=len(rows),
            seats=seats,
            seconds=0.0,
            scores=tuple(Spread.of(bounds.lowest_score, bounds.highest_score, rows[:, seat]) for seat in range(seats)),
            length=Spread.of(0, bounds.longest, rows[:, 2 * seats]),
            victories=tuple(int(share) for share in parts.sum(axis=0)),
            events={event.name: int(count) for event, count in zip(game.events, event_counts, strict=True)},
        )

    @property
    def decisions(self) -> int:
        """Moves made in all games together."""
        return self.length.total

    @property
    def all_scores(self) -> Spread:
        """The scores of all seats together."""
        together, *rest = self.scores
        for scores in rest:
            together = together + scores
        return together

    def win_share(self, seat: int) -> float:
        """The part of all victories that went to a seat, counted from 1."""
        return self.victories[seat - 1] / (SHARES * max(self.games, 1))

    def per(self, event: str, other: str) -> float:
        """How many events of one kind there were for each of another."""
        return self.events[event] / max(self.events[other], 1)

    def __add__(self, other: Self) -> Self:
        return type(self)(
            games=self.games + other.games,
            seats=self.seats,
            seconds=self.seconds + other.seconds,
            scores=tuple(mine + theirs for mine, theirs in zip(self.scores, other.scores, strict=True)),
            length=self.length + other.length,
            victories=tuple(mine + theirs for mine, theirs in zip(self.victories, other.victories, strict=True)),
            events={kind: count + other.events[kind] for kind, count in self.events.items()},
        )
