"""Many games in which one seat is the caller's and compiled players have all others: what a network plays against.

>>> from motherlode.games.kit.game_loop import RANDOM
>>> games = SeatGames("quarry", count=8, seats=3, players=RANDOM, seat=1, seed=7)
>>> for _ in range(50):
...     games.choose()  # random moves for the caller's seat; or write your own into games.moves
...     games.step()
>>> set(games.seats.tolist())  # nobody else is ever asked
{1}
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from motherlode.batch.vector import CpuBackend, VectorGames, cpu_functions
from motherlode.games.catalog import find
from motherlode.games.kit.compile import bound, lent, unbound
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import RANDOM, Player, Players, first_seat, loop_functions, mask_words, seated
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, from_bytes


class SeatGames(VectorGames):
    """`count` games, all waiting for the caller's seat, counted from 0; None: seat k of game k, and on round the table.

    As in `VectorGames`; and where `ended[i]`, `final_observations[i]` is what the caller saw at the end. A game that is
    over before the caller was ever asked is followed by the next without a word.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int,
        players: Players,
        seat: int | None = 0,
        options: Options | None = None,
        seed: int = 0,
        adviser: Player = RANDOM,
    ) -> None:
        chosen = find(game) if isinstance(game, str) else game
        if seat is not None and not 0 <= seat < seats:
            raise Mistake("seat", seats=seats, seat=seat + 1)
        self.players = seated(chosen, seats, players)
        self.own = np.array([1 << one for one in (range(seats) if seat is None else (seat,))])
        self.final_observations = np.zeros((count, len(chosen.observed())), np.int32)
        super().__init__(chosen, count, seats, options, seed, adviser=adviser)

    def made_backend(self, backend: Callable[..., Any], blank: Records, **settings: Any) -> Any:
        """On the cores of this machine."""
        return SeatBackend(self.game, blank, self.count, self.players, self.own, self.final_observations, self.adviser)

    def saved(self) -> bytes:
        """All games as they stand."""
        pool: Records = self.backend.pool
        return pool.tobytes()

    def restore(self, saved: bytes) -> None:
        """Go on from where games were saved."""
        pool = self.backend.pool
        pool.view(np.ndarray)[:] = from_bytes(pool.dtype, saved).view(np.ndarray)
        self._show()


# --- templates

# Bound by `seat_functions`.
asked: Any = unbound  # Game.rules.asked, like the two below
apply: Any = unbound
observe: Any = unbound
deal: Any = unbound  # LoopFunctions.deal, like the two below
decide: Any = unbound
finish: Any = unbound
play_on: Any = unbound  # play_to_own_seat
deal_on: Any = unbound  # deal_to_own_seat


def play_to_own_seat(pool: Records, i: int, own: Any, words: Any, views: Records, events: Any) -> Any:
    """The others make their moves until the caller's seat is asked, or the game is over; the seats that are asked."""
    mask = words.view(np.int8)
    bit = own[pool[i].number % len(own)]
    waiting = asked(pool, i)
    while waiting != 0 and 1 << first_seat(waiting) != bit:
        seat = first_seat(waiting)
        if apply(pool, i, seat, decide(pool, i, seat, words, mask, views, 0), events) < 0:
            return -1
        pool[i].moves += 1
        waiting = asked(pool, i)
    return waiting


def deal_to_own_seat(pool: Records, i: int, seed: int, own: Any, words: Any, views: Records, events: Any) -> Any:
    """Deal games until the caller's seat is asked in one; whether all moves were legal."""
    deal(pool, i, seed, events)
    waiting = play_on(pool, i, own, words, views, events)
    while waiting == 0:
        deal(pool, i, pool[i].number + pool.shape[0], events)
        waiting = play_on(pool, i, own, words, views, events)
    return waiting > 0


def begin_seat_share(
    pool: Records, first: int, last: int, seed: int, own: Any, words: Any, views: Records, events: Any
) -> bool:
    """Deal some games."""
    legal = True
    for i in range(first, last):
        legal &= deal_on(pool, i, seed + i, own, words, views, events)
    return legal


def step_seat_share(
    pool: Records,
    first: int,
    last: int,
    moves: Any,
    refused: Any,
    ended: Any,
    rows: Any,
    finals: Any,
    own: Any,
    words: Any,
    views: Records,
    events: Any,
) -> bool:
    """Make the caller's moves of some games, and the others' until the caller is asked again."""
    pool, rows, finals, words, views = lent(pool), lent(rows), lent(finals), lent(words), lent(views)
    events, legal = lent(events), True
    for i in range(first, last):
        seat = first_seat(own[pool[i].number % len(own)])
        outcome = apply(pool, i, seat, moves[i], events)
        refused[i] = -min(outcome, 0)
        ended[i] = 0
        if outcome >= 0:
            pool[i].moves += 1
            waiting = play_on(pool, i, own, words, views, events)
            legal &= waiting >= 0
            if waiting == 0:
                ended[i] = 1
                finish(pool, i, rows[i])
                observe(pool, i, seat, finals[i])
                legal &= deal_on(pool, i, pool[i].number + pool.shape[0], own, words, views, events)
    return legal


@cache
def seat_functions(game: Game, players: tuple[Player, ...], adviser: Player = RANDOM) -> dict[str, Any]:
    """The templates above for one game and its players; what is shown of a game is shown by those of `vector`."""
    rules, functions = game.rules, loop_functions(game, players)
    name = functions.decide.__name__
    play_on = bound(play_to_own_seat, name, asked=rules.asked, apply=rules.apply, decide=functions.decide)
    deal_on = bound(deal_to_own_seat, name, deal=functions.deal, play_on=play_on)
    step = bound(
        step_seat_share,
        name,
        apply=rules.apply,
        observe=rules.observe,
        finish=functions.finish,
        play_on=play_on,
        deal_on=deal_on,
    )
    return {
        **cpu_functions(game, len(players), adviser),
        "begin": bound(begin_seat_share, name, deal_on=deal_on),
        "step": step,
    }


class SeatBackend(CpuBackend):
    """Games in this machine's memory, with players in them."""

    def __init__(
        self,
        game: Game,
        blank: Records,
        count: int,
        players: tuple[Player, ...],
        own: Any,
        finals: Any,
        adviser: Player = RANDOM,
    ) -> None:
        super().__init__(game, blank, count, adviser)
        self.functions = seat_functions(game, players, adviser)
        self.game_name, self.own, self.finals = game.name, own, finals
        self.words = np.zeros((self.workers, mask_words(game)), np.uint64)
        self.views = np.repeat(blank, self.workers)

    def room_of(self, worker: int) -> tuple[Any, ...]:
        """Where a core lets players look and mark."""
        return (self.words[worker], self.views[worker : worker + 1])

    def begin(self, seed: int) -> None:
        """Deal a game in each place."""
        self._check(self._serve("begin", seed, self.own, room=self.room_of))

    def step(self, moves: Any, refused: Any, ended: Any, rows: Any) -> None:
        """Make a move in each game, and the others' moves."""
        self._check(self._serve("step", moves, refused, ended, rows, self.finals, self.own, room=self.room_of))

    def _check(self, legal: list[bool]) -> None:
        """A player that makes moves that are not legal would play for ever."""
        if not all(legal):
            raise Mistake("illegal-player", game=self.game_name)
