"""Means and how far they may lie from the truth, in memory that does not grow with the number of games."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from motherlode.arena.intervals import NORMAL


class Estimate(NamedTuple):
    """A number, the ends of its 95 % interval, and how many trials it is the mean of."""

    value: float
    low: float
    high: float
    trials: int


@dataclass
class Mean:
    """Numbers that are added up as they come."""

    trials: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, numbers: Any) -> None:
        """Some more numbers, one for each trial."""
        self.trials += len(numbers)
        self.total += float(numbers.sum())
        self.squares += float(np.square(numbers, dtype=np.float64).sum())

    def merge(self, other: "Mean") -> None:
        """The numbers of another sum as well."""
        self.trials += other.trials
        self.total += other.total
        self.squares += other.squares

    def estimate(self) -> Estimate:
        """Their mean."""
        trials = max(self.trials, 1)
        mean = self.total / trials
        variance = max(self.squares / trials - mean * mean, 0.0) * trials / max(trials - 1, 1)
        half = NORMAL * sqrt(variance / trials)
        return Estimate(mean, mean - half, mean + half, self.trials)


def share_estimate(hits: int, trials: int) -> Estimate:
    """A share of independent trials, by Wilson's interval.

    >>> [round(number, 2) for number in share_estimate(5, 10)]
    [0.5, 0.24, 0.76, 10]
    """
    share, square = hits / max(trials, 1), NORMAL**2 / max(trials, 1)
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), trials)
