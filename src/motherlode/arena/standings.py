"""The table of a league: for each bot its rating, its share of the wins, and the rest, all with how sure they are."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from motherlode.arena.intervals import scatter_of, share_interval
from motherlode.arena.ratings import Rating, ratings_of
from motherlode.arena.tally import Tally

ANCHOR = "random"  # where it takes part, its rating is 0
FEWEST = 4  # deals before the line begins
STEPS = 80  # points of a line that shows how a share went


@dataclass(frozen=True)
class Standing:
    """One bot. A win that is shared counts in part; a fair share is that of a seat whose players are all alike."""

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
    thinking: float | None  # seconds for a decision; None where nobody looked at the clock
    longest: float | None
    failings: int
    out: bool

    @property
    def half_width(self) -> float:
        """How far the share may lie from the truth."""
        return (self.share_high - self.share_low) / 2


def standings_of(tally: Tally) -> list[Standing]:
    """The bots, the best one first; those that have not played are not listed."""
    plan, deals = tally.plan, tally.deals
    anchor = plan.names.index(ANCHOR) if ANCHOR in plan.names else None
    ratings = ratings_of(tally.beaten[:deals], anchor) if deals else [None] * tally.bots
    out = tally.out
    found = []
    for bot, (name, rating) in enumerate(zip(plan.names, ratings, strict=True)):
        seats, wins = tally.seats[:deals, bot], tally.wins[:deals, bot]
        sat = float(seats.sum())
        if not sat:
            continue
        low, high = share_interval(int((seats > 0).sum()), float(wins.sum()), sat, scatter_of(wins, seats))
        thinking = tally.thinking[bot]
        found.append(
            Standing(
                bot=name,
                seats=round(sat),
                rating=rating,
                share=float(wins.sum()) / sat,
                share_low=low,
                share_high=high,
                fair_share=1 / plan.seats,
                place=float(tally.places[:deals, bot].sum()) / sat,
                score=float(tally.scores[:deals, bot].sum()) / sat,
                decisions=thinking.decisions,
                thinking=thinking.seconds / thinking.decisions if thinking.decisions else None,
                longest=thinking.longest if thinking.decisions else None,
                failings=tally.failings_of(bot),
                out=bot in out,
            )
        )
    return sorted(found, key=lambda one: (one.rating.points if one.rating else 0.0, one.share), reverse=True)


@dataclass(frozen=True)
class Course:
    """How the share of a bot went: after so many games, the share and its interval."""

    bot: str
    games: Sequence[float]
    shares: Sequence[float]
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
    shares, bands = [], []
    for step in steps:
        share = won[step] / sat[step]
        scatter = squares[0][step] - 2 * share * squares[1][step] + share**2 * squares[2][step]
        shares.append(float(share))
        bands.append(share_interval(int(trials[step]), float(won[step]), float(sat[step]), max(float(scatter), 0.0)))
    games = [float((step + 1) * tally.games / tally.deals) for step in steps]
    return Course(tally.plan.names[bot], games, shares, bands)
