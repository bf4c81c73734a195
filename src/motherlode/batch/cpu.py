"""Whole games on all cores: compiled, in chunks that can be counted, stopped and added up."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from motherlode.batch.summary import Counts, Summary, refuse_illegal, row_width
from motherlode.games.kit.chance import number
from motherlode.games.kit.compile import INTERPRETED, bound, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import (
    MOST_PLAYERS,
    Player,
    cast_of,
    functions_of,
    mask_words,
    playing_of,
    states_of,
    tables,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, records

if INTERPRETED:
    prange = range
else:
    from numba import get_num_threads, parallel_chunksize, prange, set_num_threads  # type: ignore[no-redef]

CHUNK = 8 if INTERPRETED else 4096  # games of one core between two looks at the clock: some hundredths of a second

SHARES = 8  # for each core: one that is busy with something else then holds up the others less
APART = 2  # what two shares write lies so many places apart, or their cores would fight over a line of memory
LINE = 16  # words

_one_at_a_time = Lock()  # Numba's threads serve one caller

Rows = np.ndarray[Any, np.dtype[np.int32]]  # one for each game

play: Any = unbound
play_part: Any = unbound


def play_share(
    pool: Records,
    share: int,
    first: int,
    casts: Any,
    games: int,
    kept: bool,
    rows: Any,
    words: Any,
    views: Records,
    told: Any,
) -> None:
    """A template: play a share of the games; each game writes its own row."""
    shares = words.shape[0]
    own = share * APART
    mine, tale = words[share], told[own : own + 1]
    mask = mine.view(np.int8)
    for game in range(games * share // shares, games * (share + 1) // shares):
        i = game if kept else own
        pool[i].cast = casts[game % len(casts)]
        play(pool, i, first + game // len(casts), rows[game], mine, mask, views, own, tale)


def play_games(
    pool: Records, first: int, casts: Any, games: int, kept: bool, rows: Any, words: Any, views: Records, told: Any
) -> None:
    """A template: play deals first, first + 1, … with each cast, in as many shares as there are masks."""
    for part in prange(words.shape[0]):
        play_part(pool, number(part), first, casts, games, kept, rows, words, views, told)


@cache
def player_of(game: Game, players: tuple[Player, ...], by_cast: bool) -> Any:
    """`play_games` for one game and its players."""
    play = functions_of(game, players, by_cast).play
    part = bound(play_share, play.__name__, play=play)
    return bound(play_games, play.__name__, parallel=True, play_part=part)


def cores() -> int:
    """How many cores there are to play on."""
    return 1 if INTERPRETED else int(get_num_threads())


@contextmanager
def _on_threads(workers: int) -> Iterator[None]:
    """Numba's threads, so many of them, each taking a share when it is done with the last."""
    if INTERPRETED:
        yield
        return
    before = get_num_threads()
    set_num_threads(workers)
    try:
        with parallel_chunksize(1):
            yield
    finally:
        set_num_threads(before)


class Device:
    """The cores of this machine, or some of them.

    With `rotations`, each deal is played so many times, the players moved on by 0, 1, 2, … seats, round the table. Who
    has many tables of the same few players names all of them as `among`: then they are compiled once.
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
            raise Mistake("workers", "at least one has to work, not {workers}", workers=workers)
        if not 1 <= rotations <= seats:
            raise Mistake(
                "rotations", "{seats} players have 1 to {seats} rotations, not {given}", seats=seats, given=rotations
            )
        self.workers = min(workers or cores(), cores())
        self.casts = np.zeros(rotations, np.int32)
        if rotations == 1 and not among:
            self.play = player_of(game, players, False)
        else:
            known = tuple(dict.fromkeys((*among, *players)))
            if len(known) > MOST_PLAYERS:
                known = tuple(dict.fromkeys(players))
            self.play = player_of(game, known, True)
            for turn in range(rotations):
                self.casts[turn] = cast_of([known.index(players[(seat - turn) % seats]) for seat in range(seats)])
        shares = self.workers * SHARES if self.workers > 1 else 1
        self.pool = tables(game, seats, options, shares * APART)
        self.views = records(playing_of(game.state), shares * APART)
        self.words = np.zeros((shares, mask_words(game) + LINE), np.uint64)
        self.chunk = CHUNK * self.workers
        self.warm()

    def warm(self) -> None:
        """Compile, or fetch what was compiled before."""
        self._play(self.pool, 0, 0, False)

    def _play(self, pool: Records, first: int, deals: int, kept: bool) -> tuple[Rows, Counts]:
        games = deals * self.rotations
        rows = np.zeros((games, row_width(self.seats)), np.int32)
        told = event_tally(len(self.game.events), len(self.words) * APART)
        with _one_at_a_time, _on_threads(self.workers):
            self.play(pool, first, self.casts, games, kept, rows, self.words, self.views, told)
        refuse_illegal(self.game, self.seats, rows)
        return rows, told["tally"].sum(axis=0, dtype=np.int64)

    def rows(self, first: int, deals: int) -> Rows:
        """What came of each game, the rotations of a deal together: the scores and the places by seat, the length."""
        return self._play(self.pool, first, deals, False)[0]

    def play_chunk(self, first: int, deals: int) -> Summary:
        """The sum of so many games, or of so many deals if the players rotate."""
        return Summary.of(self.game, self.seats, *self._play(self.pool, first, deals, False))

    def summaries(self, chunks: Iterator[tuple[int, int]]) -> Iterator[Summary]:
        """The sum of each chunk, one after the other."""
        for first, games in chunks:
            yield self.play_chunk(first, games)

    def finals(self, first: int, deals: int) -> Records:
        """How so many games ended, or so many deals if the players rotate: their final states."""
        pool = tables(self.game, self.seats, self.options, deals * self.rotations)
        self._play(pool, first, deals, True)
        return states_of(self.game, pool)
