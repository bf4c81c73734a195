"""How good each legal move is, by search from the seat's own view.

A bot that searches wants the best move, and tries the others as little as it can; a coach wants to know how good the
others are. So here every move gets its share of the playouts, and in each round the better half goes on. Half of all
playouts are kept for a final between the two best and whatever the caller wants to know about; only what is seen in the
final counts for them, because the best of many were also lucky. Each playout goes to the end of the game, so
what comes out is a share of victories and not somebody's opinion of a table.
"""

from collections.abc import Collection
from dataclasses import dataclass
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

import numpy as np

from motherlode.bots import SeatView
from motherlode.bots.grammar import Budget
from motherlode.bots.playouts import style_of
from motherlode.bots.search import SearchBot, SearchSettings, SearchTree
from motherlode.bots.stream import Stream
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import Game

Numbers = np.ndarray[Any, np.dtype[np.float64]]

TURN = 32 if not INTERPRETED else 2  # playouts before it is another move's turn, where a clock runs
SURE = 1e9  # a prior that no other move can outweigh
MARGIN = 2.0  # standard errors that are shown behind a ±
CLEAR = 3.0  # standard errors that make a difference clear: two searches of the same table differ more than playouts do


@dataclass(frozen=True)
class EvaluatedMove:
    """A move and how often it wins, with the standard error of that and the playouts it rests on."""

    move: str
    win: float
    error: float
    playouts: int


def error_of(win: float, playouts: int) -> float:
    """The standard error of a share of victories; never 0, because a move that never failed may still fail.

    >>> round(error_of(0.5, 10_000), 3), error_of(0.0, 1) > 0.2
    (0.005, True)
    """
    share = (win * playouts + 1) / (playouts + 2)
    return sqrt(share * (1 - share) / (playouts + 3))


class Evaluator(SearchBot):
    """A search that gives every move its share."""

    def __init__(self, game: Game, budget: Budget, threads: int = 1) -> None:
        super().__init__(game, Budget(playouts=threads), threads, SearchSettings(style_of(game, judged=False)))
        self.allowance = budget
        self.count = 0  # legal moves of the present question

    def evaluate(self, view: SeatView, stream: Stream, keep: Collection[int] = ()) -> tuple[EvaluatedMove, ...]:
        """Every legal move, the best first; `keep` are moves that come into the final, however bad they look."""
        began = perf_counter()
        self.count = len(view.legal)
        self.think(view, stream)  # one playout in each tree, which opens its root: its moves are the first edges
        actions = [int(action) for action in self._sums("action") // self.threads]
        kept = {place for place, action in enumerate(actions) if action in keep}
        likely = int(np.argmax(self._sums("prior")))  # the rule of thumb's choice is not dropped in a hurry
        standing = list(range(len(actions)))
        rounds = max(0, ceil(log2(len(actions))) - 1)
        for number in range(1, rounds + 1):
            self._round(view.seat, standing, 0.5 / rounds, began, 0.5 * number / rounds)
            better = self._ranked(standing)[: max(2, ceil(len(standing) / 2))]
            standing = sorted({*better, *kept, likely})
        finalists = sorted({*self._ranked(standing)[:2], *kept})
        before = {field: self._sums(field) for field in ("visits", "value")}
        self._round(view.seat, finalists, 0.5 if rounds else 1.0, began, 1.0)
        fresh = {field: self._sums(field) - before[field] for field in before}
        evaluated = [
            self._evaluated(action, (fresh if place in finalists else before), place)
            for place, action in enumerate(actions)
        ]
        order = sorted(range(len(actions)), key=lambda place: (place not in finalists, -evaluated[place].win, place))
        return tuple(evaluated[place] for place in order)

    def _sums(self, field: str) -> Numbers:
        """A number of each move at the root, over all threads."""
        sums: Numbers = sum(self._root(number)[field].astype(np.float64) for number in range(self.threads))
        return sums

    def _ranked(self, places: list[int]) -> list[int]:
        """Some moves, the best so far first."""
        wins: Numbers = self._sums("value") / np.maximum(self._sums("visits"), 1.0)
        return sorted(places, key=lambda place: float(-wins[place]))

    def _root(self, number: int) -> Any:
        """The moves at the root of one thread's tree."""
        return self.trees[number].edges.view(np.ndarray)[: self.count]

    def _round(self, seat: int, standing: list[int], part: float, began: float, done: float) -> None:
        """One round: `part` of the allowance, the same for each remaining move; then the share `done` is used."""
        playouts, seconds = self.allowance.playouts, self.allowance.seconds
        each = None if playouts is None else max(1, int(playouts * part) // (len(standing) * self.threads))
        until = None if seconds is None else began + seconds * done
        jobs = [(tree, self._root(number), seat, standing, each, until) for number, tree in enumerate(self.trees)]
        if self.pool is None:
            self._share(*jobs[0])
        else:
            list(self.pool.map(lambda job: self._share(*job), jobs))

    def _share(
        self, tree: SearchTree, root: Any, seat: int, standing: list[int], each: int | None, until: float | None
    ) -> None:
        """One thread's part of a round: `each` playouts for every move, or in turn until the time is over."""
        while True:
            for place in standing:
                root["prior"] = 0.0
                root["prior"][place] = SURE
                self.work(tree, seat, each or TURN, None)
            if each is not None or until is None or perf_counter() >= until:
                return

    def _evaluated(self, action: int, sums: dict[str, Numbers], place: int) -> EvaluatedMove:
        visits = int(sums["visits"][place])
        win = float(sums["value"][place]) / max(visits, 1)
        return EvaluatedMove(self.game.actions[action], win, error_of(win, visits), visits)
