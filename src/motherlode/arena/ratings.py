"""Ratings from placements: at a table everybody meets everybody else, and beats those who finish behind.

A Bradley–Terry model by maximum likelihood, in Elo points: with 400 points more, one stands ahead ten times as often as
behind. docs/decisions/0012-ratings.md says why this and not another.
"""

from math import log
from typing import NamedTuple

import numpy as np

from motherlode.arena.intervals import Numbers

POINTS = 400 / log(10)
VIRTUAL = 0.25  # for each side of a pair that has met: half a draw, so that one that never lost is not rated infinite
SAMPLES = 400  # of the bootstrap
MOST_BLOCKS = 1000  # deals are put together into this many blocks at most
CLOSE_ENOUGH = 1e-7
MOST_ROUNDS = 10_000


class Rating(NamedTuple):
    """Elo points, and the ends of their 95 % interval."""

    points: float
    low: float
    high: float


def ratings_of(beaten: Numbers, anchor: int | None = None) -> list[Rating | None]:
    """The rating of each bot, None for one that has met nobody. `beaten[deal, one, other]` is how often, in a deal, one
    stood ahead of the other. The anchor's rating is 0; without one, the mean is.

    >>> [round(rating.points) for rating in ratings_of(np.array([[[0.0, 10], [1, 0]]] * 50))]
    [200, -200]
    """
    met = (beaten.sum(axis=0) + beaten.sum(axis=0).T) > 0
    rated = np.flatnonzero(met.any(axis=1))
    found: list[Rating | None] = [None] * beaten.shape[1]
    if not len(rated):
        return found
    met = met[np.ix_(rated, rated)]
    places = {int(bot): place for place, bot in enumerate(rated)}
    place = None if anchor is None else places.get(anchor)
    blocks = blocks_of(beaten[:, rated][:, :, rated])
    chance = np.random.default_rng(len(blocks))
    picked = chance.multinomial(len(blocks), np.full(len(blocks), 1 / len(blocks)), size=SAMPLES)
    sums = np.concatenate([blocks.sum(axis=0)[None], np.tensordot(picked.astype(np.float64), blocks, axes=1)])
    strengths = fitted(sums + VIRTUAL * met)
    points = POINTS * strengths
    points -= points[:, [place]] if place is not None else points.mean(axis=1, keepdims=True)
    for number, bot in enumerate(rated):
        low, high = np.quantile(points[1:, number], [0.025, 0.975])
        found[bot] = Rating(float(points[0, number]), float(low), float(high))
    return found


def blocks_of(beaten: Numbers) -> Numbers:
    """The deals, put together into not too many blocks."""
    count = min(len(beaten), MOST_BLOCKS)
    edges = np.linspace(0, len(beaten), count, endpoint=False).astype(int)
    return np.add.reduceat(beaten, edges, axis=0)


def fitted(beaten: Numbers) -> Numbers:
    """The logarithm of the strengths that make these counts most likely, for many tables of counts at once (Hunter,
    "MM algorithms for generalized Bradley–Terry models").
    """
    meetings = beaten + beaten.transpose(0, 2, 1)
    won = beaten.sum(axis=2)
    strengths = np.ones_like(won)
    for _ in range(MOST_ROUNDS):
        together = strengths[:, :, None] + strengths[:, None, :]
        better = won / (meetings / together).sum(axis=2)
        better /= np.exp(np.log(better).mean(axis=1, keepdims=True))
        change = np.abs(np.log(better / strengths)).max()
        strengths = better
        if change < CLOSE_ENOUGH:
            break
    logarithms: Numbers = np.log(strengths)
    return logarithms
