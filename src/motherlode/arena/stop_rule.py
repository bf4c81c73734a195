"""When enough has been played. Both questions may be asked after every deal; asking often does not spoil the answer."""

from dataclasses import dataclass
from itertools import pairwise
from math import comb

import numpy as np

from motherlode.arena.intervals import Numbers, sequence_radius
from motherlode.arena.standings import Standing
from motherlode.arena.tally import Tally

ERROR = 0.05  # the chance that some order is called settled and is wrong
TUNED_FOR = 100.0  # deals
FEWEST_DEALS = 30  # before them the bounds, which hold for many deals, are not trusted


@dataclass(frozen=True)
class StopRule:
    """What is asked for: neighbours in the table whose order is sure, or shares known to within a distance."""

    sure: bool = False
    within: float | None = None

    def wanted(self) -> bool:
        """Whether anything is."""
        return self.sure or self.within is not None

    def enough(self, tally: Tally, standings: list[Standing]) -> bool:
        """Whether all that is asked for is reached."""
        if not self.wanted() or tally.whole_deals < FEWEST_DEALS:
            return False
        if self.within is not None and any(one.half_width > self.within for one in standings if not one.failed):
            return False
        return not self.sure or settled(tally, [one.bot for one in standings if not one.failed])


def settled(tally: Tally, order: list[str]) -> bool:
    """Whether each bot is surely better than the next one in this order."""
    points = points_by_deal(tally)
    numbers = [tally.plan.names.index(bot) for bot in order]
    error = ERROR / max(1, comb(len(numbers), 2))  # any two could have become neighbours
    return all(surely_positive(points[:, better] - points[:, worse], error) for better, worse in pairwise(numbers))


def points_by_deal(tally: Tally) -> Numbers:
    """For each deal that is whole and each bot: the part of those it met that it stood ahead of."""
    beaten = tally.beaten[: tally.whole_deals]
    won, lost = beaten.sum(axis=2), beaten.sum(axis=1)
    met = won + lost
    return np.where(met > 0, won / np.maximum(met, 1), 0.5)


def surely_positive(differences: Numbers, error: float = ERROR) -> bool:
    """Whether the mean of these differences is above 0, by a confidence sequence that has watched them all along.

    It may be called after every deal: the chance of an error in all calls together is `error`.
    """
    trials = len(differences)
    if trials < FEWEST_DEALS:
        return False
    deviation = float(differences.std(ddof=1))
    return float(differences.mean()) > sequence_radius(trials, deviation, error, TUNED_FOR)
