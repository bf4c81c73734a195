"""What is measured of every game: one number for each, so that means, differences and their intervals can be taken."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records

Numbers = np.ndarray[Any, np.dtype[np.float64]]
HALF = 1  # the second of the quarters

NUMBER, SHARE = "number", "share"  # forms: how a measure is written


@dataclass(frozen=True)
class Games:
    """Some games that have been played and counted. Rows are games, columns are seats."""

    scores: Numbers
    wins: Numbers  # shares of the victory
    length: Numbers  # decisions
    lead_changes: Numbers
    standing: Numbers  # by quarter: the scores at that time; a game that was over has its final ones
    events: Numbers  # of the game's rates, in pairs
    seat: Any  # who was given a piece
    given: Any  # whether there was one to give
    tried: Any  # by danger, by pieces at stake: how often it was risked
    lost: Any  # and how often it went wrong

    @classmethod
    def of(cls, seats: int, finals: Records) -> "Games":
        """From the final states of studied games."""
        plain = finals.view(np.ndarray)
        scores = plain["study_scores"][:, :seats].astype(float)
        won = plain["study_places"][:, :seats] == 1
        length = plain["study_moves"]
        standing = plain["study_standing"][:, :, :seats].astype(float)
        over = plain["study_quarters"] > length[:, None]
        return cls(
            scores=scores,
            wins=won / np.maximum(won.sum(axis=1, keepdims=True), 1),
            length=length.astype(float),
            lead_changes=plain["study_lead_changes"].astype(float),
            standing=np.where(over[:, :, None], scores[:, None, :], standing),
            events=plain["study_events"].astype(float),
            seat=plain["study_seat"],
            given=plain["study_given"] == 1,
            tried=plain["study_tried"].sum(axis=0, dtype=np.int64),
            lost=plain["study_lost"].sum(axis=0, dtype=np.int64),
        )

    def own(self, by_seat: Numbers) -> Numbers:
        """Of each game, the number of the seat that was given a piece."""
        mine: Numbers = by_seat[np.arange(len(by_seat)), self.seat]
        return mine


class Measure(NamedTuple):
    """One number of each game."""

    key: str
    form: str
    of: Callable[[Games], Numbers]


def margin(games: Games) -> Numbers:
    """How far the highest score is above the next one."""
    ordered = np.sort(games.scores, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def won_from_behind(games: Games) -> Numbers:
    """The share of the victory that went to seats which did not lead at half-time."""
    half = games.standing[:, HALF]
    behind = half < half.max(axis=1, keepdims=True)
    return (games.wins * behind).sum(axis=1)  # type: ignore[no-any-return]


def wins_of_leaders(games: Games, quarter: int) -> Numbers:
    """The share of the victory that fell to the one who led at that time; of several, the mean."""
    standing = games.standing[:, quarter]
    return mean_where(games.wins, standing == standing.max(axis=1, keepdims=True))


def wins_of_last(games: Games, quarter: int) -> Numbers:
    """The same of the one who was last."""
    standing = games.standing[:, quarter]
    return mean_where(games.wins, standing == standing.min(axis=1, keepdims=True))


def mean_where(numbers: Numbers, chosen: Any) -> Numbers:
    """In each row, the mean of the numbers that are chosen."""
    return (numbers * chosen).sum(axis=1) / chosen.sum(axis=1)  # type: ignore[no-any-return]


COMMON = (
    Measure("score", NUMBER, lambda games: games.scores.mean(axis=1)),
    Measure("winner", NUMBER, lambda games: games.scores.max(axis=1)),
    Measure("margin", NUMBER, margin),
    Measure("length", NUMBER, lambda games: games.length),
    Measure("first-seat", SHARE, lambda games: games.wins[:, 0]),
    Measure("lead-changes", NUMBER, lambda games: games.lead_changes),
    Measure("comeback", SHARE, won_from_behind),
)


def measures_of(game: Game) -> tuple[Measure, ...]:
    """What is measured of a game: what all have in common, and the rates that it declares."""
    return (*COMMON, *(Measure(rate, NUMBER, rate_number(place)) for place, rate in enumerate(game.rates)))


def rate_number(place: int) -> Callable[[Games], Numbers]:
    """How often one event came for each other one."""

    def rate(games: Games) -> Numbers:
        return games.events[:, 2 * place] / np.maximum(games.events[:, 2 * place + 1], 1)

    return rate


def seat_measures(seat: int) -> tuple[Measure, ...]:
    """The share of the victories and the score of a seat."""
    return (
        Measure("wins", SHARE, lambda games: games.wins[:, seat]),
        Measure("score", NUMBER, lambda games: games.scores[:, seat]),
    )


def quarter_measures(quarter: int) -> tuple[Measure, ...]:
    """How often the one who leads, and the one who is last, wins in the end."""
    return (
        Measure("leader-wins", SHARE, lambda games: wins_of_leaders(games, quarter)),
        Measure("last-wins", SHARE, lambda games: wins_of_last(games, quarter)),
    )
