"""The table of a league: for each bot its rating, its share of the wins, and the rest, all with how sure they are."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from motherlode.arena.intervals import LessLuck, less_luck, scatter_of, share_interval
from motherlode.arena.ratings import Rating, ratings_of
from motherlode.arena.results import Failing
from motherlode.arena.tally import Tally

ANCHOR = "random"  # where it takes part, its rating is 0
FEWEST = 4  # deals before the line begins
STEPS = 80  # points of a line that shows how a share went


@dataclass(frozen=True)
class Standing:
    """One bot. A win that is shared counts in part; a fair share is that of a seat whose players are all alike.

    A bot that has failed is not ranked: it has no rating, and its other numbers, which are those of the games that it
    finished before, are not shown to anybody.
    """

    bot: str
    seats: int  # how often it sat at a table
    rating: Rating | None
    share: float
    share_low: float
    share_high: float
    fair_share: float
    place: float
    score: float
    decisions: int
    thinking: float | None  # seconds for a decision; None where it was not measured
    longest: float | None
    failings: tuple[Failing, ...]
    less_luck: LessLuck | None = None  # the share without luck, where that was measured

    @property
    def failed(self) -> bool:
        """Whether it has failed."""
        return bool(self.failings)

    @property
    def half_width(self) -> float:
        """How far the share may lie from the truth."""
        return (self.share_high - self.share_low) / 2


def standings_of(tally: Tally) -> list[Standing]:
    """The bots that have played, the best one first, and behind them those that have failed."""
    plan, deals = tally.plan, tally.deals
    anchor = plan.names.index(ANCHOR) if ANCHOR in plan.names else None
    ranked = np.array([bot not in tally.out for bot in range(tally.bots)])
    beaten = tally.beaten[:deals] * ranked[:, None] * ranked  # bots that have failed have met nobody
    ratings = ratings_of(beaten, anchor) if deals else [None] * tally.bots
    found = []
    for bot, (name, rating) in enumerate(zip(plan.names, ratings, strict=True)):
        seats, wins = tally.seats[:deals, bot], tally.wins[:deals, bot]
        failings = tuple(tally.failings_of(bot))
        sat = float(seats.sum())
        if not sat and not failings:
            continue
        low, high = share_interval(int((seats > 0).sum()), float(wins.sum()), sat, scatter_of(wins, seats))
        share, place, score = (
            float(sums[:deals, bot].sum()) / max(sat, 1) for sums in (tally.wins, tally.places, tally.scores)
        )
        thinking = tally.thinking[bot]
        found.append(
            Standing(
                bot=name,
                seats=round(sat),
                rating=rating,
                share=share,
                share_low=low,
                share_high=high,
                fair_share=1 / plan.seats,
                place=place,
                score=score,
                decisions=thinking.decisions,
                thinking=thinking.seconds / thinking.decisions if thinking.decisions else None,
                longest=thinking.longest if thinking.decisions else None,
                failings=failings,
                less_luck=less_luck(wins, seats, tally.luck[:deals, bot]) if plan.luck else None,
            )
        )
    return sorted(found, key=order, reverse=True)


def order(one: Standing) -> tuple[bool, float, float]:
    """The order of the table: more is better."""
    return not one.failed, one.rating.points if one.rating else 0.0, one.share


@dataclass(frozen=True)
class Course:
    """How the share of a bot went: after each number of games the share, and its interval."""

    bot: str
    points: Sequence[tuple[float, float]]
    bands: Sequence[tuple[float, float]]


def course_of(tally: Tally, bot: int) -> Course:
    """The share of a bot as the deals went by."""
    seats, wins = tally.seats[: tally.deals, bot], tally.wins[: tally.deals, bot]
    trials, sat, won = (np.cumsum(array) for array in (seats > 0, seats, wins))
    squares = [np.cumsum(product) for product in (wins * wins, wins * seats, seats * seats)]
    first = int(np.searchsorted(trials, FEWEST))
    steps = (
        np.unique(np.linspace(first, tally.deals - 1, STEPS).astype(int)) if first < tally.deals else np.array([], int)
    )
    points, bands = [], []
    for step in steps:
        share = won[step] / sat[step]
        scatter = squares[0][step] - 2 * share * squares[1][step] + share**2 * squares[2][step]
        points.append((float((step + 1) * tally.games / tally.deals), float(share)))
        bands.append(share_interval(int(trials[step]), float(won[step]), float(sat[step]), max(float(scatter), 0.0)))
    return Course(tally.plan.names[bot], points, bands)
