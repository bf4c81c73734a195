"""Whole games on all cores: compiled, in chunks that can be counted, stopped and added up."""

from collections.abc import Iterator
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from motherlode.batch.playing import Player, functions_of, mask_words, playing_of, states_of, tables
from motherlode.batch.summary import Summary, row_width
from motherlode.games.kit.chance import number
from motherlode.games.kit.compile import INTERPRETED, bound, unbound
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.records import Records, records
from motherlode.games.kit.telling import event_tally

if INTERPRETED:
    prange = range
else:
    from numba import get_num_threads, prange, set_num_threads  # type: ignore[no-redef]

CHUNK = 8 if INTERPRETED else 4096  # games of one core between two looks at the clock: some hundredths of a second

APART = 2  # what two workers write lies so many places apart, or their cores would fight over a line of memory
LINE = 16  # words

_one_at_a_time = Lock()  # Numba's threads serve one caller

play: Any = unbound
share: Any = unbound


def play_share(
    pool: Records, worker: int, first: int, games: int, kept: bool, rows: Any, words: Any, views: Records, told: Any
) -> None:
    """A template: play the games of one worker; each game writes its own row."""
    workers = words.shape[0]
    own = worker * APART
    mine, tale = words[worker], told[own : own + 1]
    mask = mine.view(np.int8)
    for game in range(games * worker // workers, games * (worker + 1) // workers):
        play(pool, game if kept else own, first + game, rows[game], mine, mask, views, own, tale)


def play_games(
    pool: Records, first: int, games: int, kept: bool, rows: Any, words: Any, views: Records, told: Any
) -> None:
    """A template: play games first, first + 1, … with as many workers as there are masks."""
    for worker in prange(words.shape[0]):
        share(pool, number(worker), first, games, kept, rows, words, views, told)


@cache
def player_of(game: Game, players: tuple[Player, ...]) -> Any:
    """`play_games` for one game and its players."""
    play = functions_of(game, players).play
    share = bound(play_share, play.__name__, play=play)
    return bound(play_games, play.__name__, parallel=True, share=share)


def cores() -> int:
    """How many cores there are to play on."""
    return 1 if INTERPRETED else int(get_num_threads())


class Device:
    """The cores of this machine, or some of them."""

    def __init__(
        self, game: Game, seats: int, options: Options, players: tuple[Player, ...], workers: int | None = None
    ) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.workers = min(workers or cores(), cores())
        self.play = player_of(game, players)
        self.pool = tables(game, seats, options, self.workers * APART)
        self.views = records(playing_of(game.state), self.workers * APART)
        self.words = np.zeros((self.workers, mask_words(game) + LINE), np.uint64)
        self.chunk = CHUNK * self.workers
        self.warm()

    def warm(self) -> None:
        """Compile, or fetch what was compiled before."""
        self._play(self.pool, 0, 0, False)

    def _play(self, pool: Records, first: int, games: int, kept: bool) -> Summary:
        rows = np.zeros((games, row_width(self.seats)), np.int32)
        told = event_tally(len(self.game.events), self.workers * APART)
        with _one_at_a_time:
            if not INTERPRETED:
                before = get_num_threads()
                set_num_threads(self.workers)
            try:
                self.play(pool, first, games, kept, rows, self.words, self.views, told)
            finally:
                if not INTERPRETED:
                    set_num_threads(before)
        return Summary.of(self.game, self.seats, rows, told["tally"].sum(axis=0, dtype=np.int64))

    def play_chunk(self, first: int, games: int) -> Summary:
        """The sum of so many games."""
        return self._play(self.pool, first, games, False)

    def summaries(self, chunks: Iterator[tuple[int, int]]) -> Iterator[Summary]:
        """The sum of each chunk, one after the other."""
        for first, games in chunks:
            yield self.play_chunk(first, games)

    def finals(self, first: int, games: int) -> Records:
        """How so many games ended: their final states."""
        pool = tables(self.game, self.seats, self.options, games)
        self._play(pool, first, games, True)
        return states_of(self.game, pool)
