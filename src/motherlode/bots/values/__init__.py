"""What a table promises before the game is over: a sum of what a seat has, each thing at its weight.

A game's `values` module says what counts (`FEATURES`, `measure(s, seat, feature)`), how far the game has come
(`stage(s)`), where a playout may stop to be judged (`beyond(worlds, w, roots, r)`), and, where the search is better
with another amount of exploration than usual, `EXPLORATION`. The weights are learned from games of greedy players by
`python -m bench.values`: e to the power of a seat's sum, against those of all seats, is its share of the victory. They
are whole numbers, thousandths, so that every machine judges alike.
"""

from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from motherlode.bots.companions import companion
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game import Game

UNIT = 1000  # thousandths

# The names of the template below, bound by `value_from`.
measure: Any = unbound  # (s, seat, feature): the page's own
stage: Any = unbound  # (s): the page's own
WEIGHTS: Any = None  # a row for each stage, a column for each feature


def promise_of(worlds: Any, w: int, seat: int) -> Any:
    """A template: how well a seat stands, in thousandths of a unit of log-odds."""
    s = worlds[w]
    row = WEIGHTS[stage(s)]
    promised = 0
    for feature in range(row.shape[0]):
        promised += row[feature] * measure(s, seat, feature)
    return promised


class Value(NamedTuple):
    """How the tables of a game are judged."""

    beyond: Any
    promise: Any


@cache
def value_from(page: ModuleType) -> Value:
    """How tables are judged by a page."""
    weights = np.array(page.WEIGHTS, np.int64).T.copy()
    name = page.__name__.replace(".", "_")
    return Value(page.beyond, bound(promise_of, name, measure=page.measure, stage=page.stage, WEIGHTS=weights))


def value_of(game: Game) -> Value | None:
    """How the tables of a game are judged, if the game has such a page."""
    page = companion(game, "values")
    return value_from(page) if page else None
