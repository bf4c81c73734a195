"""Whole games on all cores: compiled, in chunks that can be counted, stopped and added up."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from motherlode.batch.summary import Counts, Summary, refuse_illegal, row_width
from motherlode.games.kit.compile import INTERPRETED, bound, lent, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import (
    MOST_PLAYERS,
    Player,
    blank_pool,
    loop_functions,
    mask_words,
    pool_dtype,
    seating_of,
    states_of,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, records

if not INTERPRETED:
    from numba import config as numba_config

CHUNK = 8 if INTERPRETED else 4096  # games of one core between two checks of the clock: some hundredths of a second

SHARES = 8  # for each core: one that is busy with something else then holds up the others less
APART = 2  # places between what two shares write, so that their cores do not share a cache line
LINE = 16  # words

_one_at_a_time = Lock()  # callers of several devices would compete for the cores

Rows = np.ndarray[Any, np.dtype[np.int32]]  # one for each game

# Bound by `player_of`.
play: Any = unbound  # LoopFunctions.play


def play_share(
    pool: Records,
    share: int,
    first: int,
    seatings: Any,
    games: int,
    kept: bool,
    rows: Any,
    words: Any,
    views: Records,
    events: Any,
) -> None:
    """A template: play a share of deals first, first + 1, … with each seating; each game writes its own row."""
    pool, rows, words, views, events = lent(pool), lent(rows), lent(words), lent(views), lent(events)
    shares = words.shape[0]
    own = share * APART
    own_words, own_events = words[share], events[own : own + 1]
    mask = own_words.view(np.int8)
    for game in range(games * share // shares, games * (share + 1) // shares):
        i = game if kept else own
        pool[i].seating = seatings[game % len(seatings)]
        play(pool, i, first + game // len(seatings), rows[game], own_words, mask, views, own, own_events)


@cache
def player_of(game: Game, players: tuple[Player, ...], by_seating: bool) -> Any:
    """`play_share` for one game and its players."""
    play = loop_functions(game, players, by_seating).play
    return bound(play_share, play.__name__, play=play)


def cores() -> int:
    """How many cores there are to play on."""
    return 1 if INTERPRETED else int(numba_config.NUMBA_NUM_THREADS)


class Device:
    """The cores of this machine, or some of them.

    With `rotations`, each deal is played that many times, the players moved on by 0, 1, 2, … seats, round the table.
    Callers with many line-ups of the same few players name all of these as `among`, so that they are compiled once.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        players: tuple[Player, ...],
        workers: int | None = None,
        rotations: int = 1,
        among: tuple[Player, ...] = (),
    ) -> None:
        self.game, self.seats, self.options, self.rotations = game, seats, options, rotations
        if workers is not None and workers < 1:
            raise Mistake("workers", workers=workers)
        if not 1 <= rotations <= seats:
            raise Mistake("rotations", seats=seats, given=rotations)
        self.workers = min(workers or cores(), cores())
        self.seatings = np.zeros(rotations, np.int32)
        if rotations == 1 and not among:
            self.play = player_of(game, players, False)
        else:
            known = tuple(dict.fromkeys((*among, *players)))
            if len(known) > MOST_PLAYERS:
                known = tuple(dict.fromkeys(players))
            self.play = player_of(game, known, True)
            for turn in range(rotations):
                self.seatings[turn] = seating_of([known.index(players[(seat - turn) % seats]) for seat in range(seats)])
        shares = self.workers * SHARES if self.workers > 1 else 1
        self.pool = blank_pool(game, seats, options, shares * APART)
        self.views = records(pool_dtype(game.state), shares * APART)
        self.words = np.zeros((shares, mask_words(game) + LINE), np.uint64)
        self.chunk = CHUNK * self.workers
        self.threads = ThreadPoolExecutor(self.workers)  # compiled rules release Python's lock
        self._play(self.pool, 0, 0, False)  # compiles, or fetches what was compiled before

    def _play(self, pool: Records, first: int, deals: int, kept: bool) -> tuple[Rows, Counts]:
        games = deals * self.rotations
        rows = np.zeros((games, row_width(self.seats)), np.int32)
        events = event_tally(len(self.game.events), len(self.words) * APART)

        def play(share: int) -> None:
            self.play(pool, share, first, self.seatings, games, kept, rows, self.words, self.views, events)

        with _one_at_a_time:
            self._share_out(play)
        refuse_illegal(self.game, self.seats, rows)
        return rows, events["tally"].sum(axis=0, dtype=np.int64)

    def _share_out(self, play: Callable[[int], None]) -> None:
        """Each core takes a share when it is done with the last; after an interrupt, nothing is left under way."""
        if self.workers == 1:
            play(0)
            return
        shares = [self.threads.submit(play, share) for share in range(len(self.words))]
        try:
            for share in shares:
                share.result()
        finally:
            for share in shares:
                share.cancel()
            wait(shares)

    def rows(self, first: int, deals: int) -> Rows:
        """The result of each game, the rotations of a deal together: the scores and the places by seat, the length."""
        return self._play(self.pool, first, deals, False)[0]

    def play_chunk(self, first: int, deals: int) -> Summary:
        """The sum of `deals` games, or of all rotations of each deal."""
        return Summary.of(self.game, self.seats, *self._play(self.pool, first, deals, False))

    def summaries(self, chunks: Iterator[tuple[int, int]]) -> Iterator[Summary]:
        """The sum of each chunk, one after the other."""
        for first, games in chunks:
            yield self.play_chunk(first, games)

    def finals(self, first: int, deals: int) -> Records:
        """The final states of `deals` games, or of all rotations of each deal."""
        pool = blank_pool(self.game, self.seats, self.options, deals * self.rotations)
        self._play(pool, first, deals, True)
        return states_of(self.game, pool)
