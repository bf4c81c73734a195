"""What a table promises before the game is over: a sum of what a seat has, each thing at its weight.

A page per game, listed in `VALUES`, says what counts (`FEATURES`, `measure(s, seat, feature)`), how far the game has
come (`stage(s)`), and where a playout may stop to be judged (`beyond(worlds, w, roots, r)`). The weights are learned
from games of greedy players by `python -m bench.values`: e to the power of a seat's sum, against those of all seats, is
its share of the victory. They are whole numbers, thousandths, so that every machine judges alike.
"""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.compile import bound, unbound

VALUES = {  # by game: the module of its page
    "quartz": "motherlode.bots.values.quartz",
    "dice": "motherlode.bots.values.dice",
}
UNIT = 1000  # thousandths

measure: Any = unbound
stage: Any = unbound
WEIGHTS: Any = None


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
def value_of(game: str) -> Value | None:
    """How the tables of a game are judged, if somebody has written its page."""
    if game not in VALUES:
        return None
    page = import_module(VALUES[game])
    weights = np.array(page.WEIGHTS, np.int64).T.copy()  # a row for each stage
    promise = bound(promise_of, f"value_{game}", measure=page.measure, stage=page.stage, WEIGHTS=weights)
    return Value(page.beyond, promise)
