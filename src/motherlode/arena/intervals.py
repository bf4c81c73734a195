"""How far a number may lie from the truth. A deal is one trial, however many games were played with it."""

from math import log, sqrt
from typing import Any, NamedTuple

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.float64]]

NORMAL = 1.959964  # standard deviations on either side that hold 95 of 100


def student(freedom: float) -> float:
    """The same for few trials: Student's quantile, by the expansion of Cornish and Fisher.

    >>> round(student(10), 2), round(student(1000), 2)
    (2.23, 1.96)
    """
    z, d = NORMAL, max(freedom, 1.0)
    return z + (z**3 + z) / (4 * d) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * d**2)


def share_interval(trials: int, wins: float, seats: float, scatter: float) -> tuple[float, float]:
    """The ends of the 95 % interval of a share that is wins / seats; `scatter` is the sum over the trials of
    (wins − share × seats)².

    It is Wilson's, for as many seats as would scatter like these if they were independent. Where nothing scatters, all
    seats are taken for independent; where everything was won or nothing, only the trials.

    >>> low, high = share_interval(trials=100, wins=50, seats=100, scatter=25)
    >>> round(low, 2), round(high, 2)
    (0.4, 0.6)
    >>> low, high = share_interval(trials=20, wins=20, seats=20, scatter=0)
    >>> round(low, 2), high
    (0.82, 1.0)
    """
    if trials < 2:
        return 0.0, 1.0
    share = wins / seats
    variance = scatter * trials / (trials - 1) / seats**2
    independent = float(trials)
    if 0 < share < 1:
        independent = share * (1 - share) / variance if variance > 0 else seats
    square = student(trials - 1) ** 2 / independent
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def scatter_of(wins: Numbers, seats: Numbers) -> float:
    """The arguments of `share_interval`, from the trials themselves."""
    share = wins.sum() / max(seats.sum(), 1)
    return float(((wins - share * seats) ** 2).sum())


class LessLuck(NamedTuple):
    """A share with luck taken out, the ends of its 95 % interval, and by how much its variance is less."""

    share: float
    low: float
    high: float
    cut: float


FEWEST_FOR_LUCK = 10  # trials; with fewer, nobody can say how much of the luck to take out


def less_luck(wins: Numbers, seats: Numbers, luck: Numbers) -> LessLuck | None:
    """The share wins / seats, less luck: numbers, one for each trial, whose mean is known to be zero.

    How much of the luck is taken out is learned for each half of the trials from the other half: so it does not depend
    on the trials that it is used for, and what is left has the same mean.

    >>> luck = np.resize([1.0, -1.0], 40)
    >>> less_luck(0.5 + luck / 4, np.ones(40), luck).share
    0.5
    """
    met = seats > 0
    wins, seats, luck = wins[met], seats[met], luck[met]
    trials, sat = len(wins), float(seats.sum())
    if trials < FEWEST_FOR_LUCK:
        return None
    share = wins.sum() / sat
    above = wins - share * seats
    halves = np.arange(trials) // 2 % 2 == 1
    left = wins.astype(np.float64)
    for half in (halves, ~halves):
        squares = float((luck[~half] ** 2).sum())
        weight = float((above[~half] * luck[~half]).sum()) / squares if squares > 0 else 0.0
        left[half] -= weight * luck[half]
    corrected = float(left.sum()) / sat
    scatter, before = (float(((one - mean * seats) ** 2).sum()) for one, mean in ((left, corrected), (wins, share)))
    half_width = student(trials - 1) * sqrt(scatter * trials / (trials - 1)) / sat
    return LessLuck(
        corrected, corrected - half_width, corrected + half_width, 1 - scatter / before if before > 0 else 0.0
    )


def sequence_radius(trials: int, deviation: float, error: float, tuned_for: float) -> float:
    """The half-width of a confidence sequence for a mean after some trials.

    It may be looked at after every trial: the chance that the truth ever leaves it is at most `error`, asymptotically
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and asymptotic confidence
    sequences"; the bound is Robbins' normal mixture). It is tightest after `tuned_for` trials.
    """
    weight = (-2 * log(error) + log(-2 * log(error)) + 1) / tuned_for
    grown = trials * weight + 1
    return deviation * sqrt(2 * grown / (trials**2 * weight) * log(sqrt(grown) / error))
