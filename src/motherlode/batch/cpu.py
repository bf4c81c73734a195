"""Random play on one core: whole games inside compiled code, in chunks that can be counted, stopped and added up.

Game number k of a run is dealt from seed + k and played by a stream of its own, so the sum does not depend on how the
run is cut into chunks, nor on who plays them.
"""

from collections.abc import Callable, Iterator
from functools import cache
from time import perf_counter
from typing import Any

import numpy as np

from motherlode.batch.summary import SHARES, Counts, Spread, Summary
from motherlode.games.kit.chance import below, seed, word
from motherlode.games.kit.compile import INTERPRETED, bound, inline, unbound
from motherlode.games.kit.game import Game, Options, Rules
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records

CHUNK = 8 if INTERPRETED else 2048  # games between two looks at the clock: some hundredths of a second
MOST_GAMES = 10**15
SEED_LIMIT = 1 << 63
POLICY = word(0x6D6F746865726C64)  # keeps the players' chance apart from the game's own

# Columns of what is kept for each seat and for the lengths.
TOTAL, SQUARES, LEAST, MOST = range(4)


@inline
def count_number(value: int, lowest: int, counts: Any, sums: Any) -> None:
    """Add one whole number to a tally."""
    counts[min(max(value - lowest, 0), counts.shape[0] - 1)] += 1
    sums[TOTAL] += value
    sums[SQUARES] += value * value
    sums[LEAST] = min(sums[LEAST], value)
    sums[MOST] = max(sums[MOST], value)


@inline
def count_events(told: Any, events: Any) -> None:
    """Add the events of one step to a tally."""
    for place in range(min(told.count, told.rows.shape[0])):
        events[told.rows[place, 0]] += 1


# The rules that `play_games` calls: unbound here, bound to a game by `player`.
new: Any = unbound
asked: Any = unbound
legal: Any = unbound
apply: Any = unbound
scores: Any = unbound
ranks: Any = unbound
BOUND = ("new", "asked", "legal", "apply", "scores", "ranks")


def play_games(
    states: Any,
    first: int,
    games: int,
    seats: int,
    lowest: int,
    first_answers: Any,
    stream: Any,
    mask: Any,
    told: Any,
    points: Any,
    places: Any,
    score_counts: Any,
    score_sums: Any,
    length_counts: Any,
    length_sums: Any,
    victories: Any,
    events: Any,
) -> None:
    """A template: play games first, first + 1, … with random moves and add them to the tallies."""
    for game in range(first, first + games):
        seed(stream, word(game) ^ POLICY)
        new(states, 0, game, told)
        count_events(told[0], events)
        length = 0
        waiting = asked(states, 0)
        while waiting != 0:
            seat = 0
            while waiting >> seat & 1 == 0:
                seat += 1
            choice = below(stream, legal(states, 0, seat, mask))
            action = first_answers[states[0].question]
            while mask[action] == 0 or choice > 0:
                choice -= mask[action]
                action += 1
            apply(states, 0, seat, action, told)
            count_events(told[0], events)
            length += 1
            waiting = asked(states, 0)
        count_number(length, 0, length_counts, length_sums)
        scores(states, 0, points)
        ranks(states, 0, places)
        winners = 0
        for seat in range(seats):
            count_number(points[seat], lowest, score_counts[seat], score_sums[seat])
            if places[seat] == 1:
                winners += 1
        for seat in range(seats):
            if places[seat] == 1:
                victories[seat] += SHARES // winners


@cache
def player(name: str, rules: Rules) -> Any:
    """`play_games` for one game."""
    return bound(play_games, name, **{rule: getattr(rules, rule) for rule in BOUND})


class Runner:
    """One place to play at: a state and the buffers that its games use one after the other."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.states: Records = game.blank(seats, options)
        self.play = player(game.name, game.rules)
        self.buffers = (
            np.array([question.first for question in game.questions]),
            np.zeros(1, np.uint64),
            game.mask(),
            game.event_buffer(),
            np.zeros(game.most, np.int64),
            np.zeros(game.most, np.int64),
        )

    def chunk(self, first: int, games: int) -> Summary:
        """Play so many games from the seed `first` on. No games at all only compiles."""
        bounds = self.game.bounds
        score_counts = np.zeros((self.seats, bounds.highest_score - bounds.lowest_score + 1), np.int64)
        score_sums = _no_sums(self.seats)
        length_counts = np.zeros(bounds.longest + 1, np.int64)
        length_sums = _no_sums(1)
        victories = np.zeros(self.seats, np.int64)
        events = np.zeros(len(self.game.events), np.int64)
        began = perf_counter()
        self.play(
            self.states,
            first,
            games,
            self.seats,
            bounds.lowest_score,
            *self.buffers,
            score_counts,
            score_sums,
            length_counts,
            length_sums[0],
            victories,
            events,
        )
        return Summary(
            games=games,
            seats=self.seats,
            seconds=perf_counter() - began,
            scores=tuple(
                _spread(bounds.lowest_score, counts, sums)
                for counts, sums in zip(score_counts, score_sums, strict=True)
            ),
            length=_spread(0, length_counts, length_sums[0]),
            victories=tuple(int(parts) for parts in victories),
            events={kind.name: int(count) for kind, count in zip(self.game.events, events, strict=True)},
        )


def run(
    game: Game,
    games: int,
    seats: int,
    options: Options | None = None,
    seed: int = 0,
    progress: Callable[[Summary], object] | None = None,
    chunk: int = CHUNK,
) -> Summary:
    """Play that many games at random; `progress` is given the sum so far after every chunk."""
    if not 0 <= games <= MOST_GAMES:
        raise Mistake("games", "a run is of 0 to {most} games, not {games}", most=MOST_GAMES, games=games)
    if not 0 <= seed < SEED_LIMIT - games:
        raise Mistake("seed", "a seed is a whole number from 0 to 2^63 - 1, not {seed!r}", seed=seed)
    table = Runner(game, seats, options or {})
    table.chunk(seed, 0)
    summary = Summary.nothing(game, seats)
    for first, count in _chunks(seed, games, chunk):
        summary = summary + table.chunk(first, count)
        if progress:
            progress(summary)
    return summary


def _chunks(first: int, games: int, chunk: int) -> Iterator[tuple[int, int]]:
    for start in range(first, first + games, chunk):
        yield start, min(chunk, first + games - start)


def _no_sums(rows: int) -> Counts:
    """Sums of nothing, with ends that any number moves."""
    sums = np.zeros((rows, 4), np.int64)
    sums[:, LEAST] = np.iinfo(np.int64).max
    sums[:, MOST] = np.iinfo(np.int64).min
    return sums


def _spread(lowest: int, counts: Counts, sums: Counts) -> Spread:
    total, squares, least, most = (int(part) for part in sums)
    return Spread(lowest, counts, total, squares, *((least, most) if counts.any() else (None, None)))
