"""Many games, one move at a time: for callers who choose the moves themselves, such as a network that learns.

All arrays stay where they are from step to step, on the CPU as NumPy's, on a GPU as CuPy's; PyTorch and JAX share them
without a copy (`torch.from_dlpack(games.observations)`). A game that ends is followed by the next one in its place.

>>> games = VectorGames("quarry", count=64, seats=3, seed=7)
>>> for _ in range(20):
...     games.choose()  # random moves; or write your own into games.moves
...     games.step()
>>> games.observations.shape, games.legal.shape
((64, 137), (64, 34))
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.batch.cpu import cores
from motherlode.batch.summary import row_width
from motherlode.games.catalog import find
from motherlode.games.kit.compile import bound, lent, unbound
from motherlode.games.kit.events import event_tally
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import RANDOM, Player, blank_pool, first_seat, label_of, loop_functions, mask_words
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records


class VectorGames:
    """`count` games, all waiting for a move.

    `seats[i]` is asked in game i (counted from 0), `legal[i]` marks its moves, `observations[i]` is what it sees. Write
    a move for every game into `moves` and call `step`: then `ended[i]` says whether the game came to its end, with the
    scores and places of its seats in `scores[i]` and `places[i]`, and a new one has been dealt. A move that is not
    legal changes nothing, and `refused[i]` has the number of the reason (0: legal) in `game.reasons`.

    `choose` writes the moves of an adviser: random ones, or those of another compiled player that needs no view.
    """

    def __init__(
        self,
        game: Game | str,
        count: int,
        seats: int,
        options: Options | None = None,
        seed: int = 0,
        device: str = "cpu",
        observed: bool = True,
        adviser: Player = RANDOM,
        **settings: Any,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.count = count
        if adviser.needs_view:
            raise TypeError(f"{adviser.name} wants a view; an adviser looks at the games themselves")
        self.adviser = adviser
        blank = blank_pool(self.game, seats, options or {}, 1)
        if device not in BACKENDS:
            raise Mistake("device", known=", ".join(BACKENDS), device=device)
        self.backend = self.made_backend(BACKENDS[device], blank, **settings)
        xp = self.backend.library
        size = sum(span.size for span in self.game.observation) if observed else 0
        self.seats, self.moves, self.refused, self.ended = (xp.zeros(count, np.int32) for _ in range(4))
        self._words = xp.zeros((count, mask_words(self.game)), np.uint64)
        self._seen = xp.zeros((count, size) if self.backend.by_row else (size, count), np.int32)
        self._rows = xp.zeros((count, row_width(seats)), np.int32)
        self.legal = self._words.view(np.int8)[:, : len(self.game.actions)]
        self.observations = self._seen if self.backend.by_row else self._seen.T
        self.scores, self.places = self._rows[:, :seats], self._rows[:, seats : 2 * seats]
        self.begin(seed)

    def made_backend(self, backend: Callable[..., Any], blank: Records, **settings: Any) -> Any:
        """Where the games lie."""
        return backend(self.game, blank, self.count, self.adviser, **settings)

    def begin(self, seed: int = 0) -> None:
        """Deal all games: numbers seed, seed + 1, …; the next one in a place is `count` numbers further."""
        self.backend.begin(seed)
        self._show()

    def choose(self) -> None:
        """The adviser's moves for all games."""
        self.backend.choose(self._words, self.moves)

    def step(self) -> None:
        """Make the moves."""
        self.backend.step(self.moves, self.refused, self.ended, self._rows)
        self._show()

    def _show(self) -> None:
        self.backend.show(self.seats, self._words, self._seen)


# --- on the CPU: templates that serve some of the games

# Bound by `cpu_functions`.
asked: Any = unbound  # Game.rules.asked, like the three below
mark: Any = unbound
apply: Any = unbound
observe: Any = unbound
deal: Any = unbound  # LoopFunctions.deal
finish: Any = unbound  # LoopFunctions.finish
advise: Any = unbound  # Player.choose
FIRST: Any = None  # by question, the first move that answers it


def begin_share(pool: Records, first: int, last: int, seed: int, events: Any) -> None:
    """Deal some games."""
    for i in range(first, last):
        deal(pool, i, seed + i, events)


def step_share(
    pool: Records, first: int, last: int, moves: Any, refused: Any, ended: Any, rows: Any, events: Any
) -> None:
    """Make the moves of some games."""
    pool, rows, events = lent(pool), lent(rows), lent(events)
    for i in range(first, last):
        seat = first_seat(asked(pool, i))
        outcome = apply(pool, i, seat, moves[i], events)
        refused[i] = -min(outcome, 0)
        ended[i] = 0
        if outcome >= 0:
            pool[i].moves += 1
            if asked(pool, i) == 0:
                ended[i] = 1
                finish(pool, i, rows[i])
                deal(pool, i, pool[i].number + pool.shape[0], events)


def show_share(pool: Records, first: int, last: int, seats: Any, words: Any, observations: Any, events: Any) -> None:
    """Write down for some games which seat is asked, what is legal and what is seen."""
    pool, words, observations = lent(pool), lent(words), lent(observations)
    masks = words.view(np.int8)
    for i in range(first, last):
        seat = first_seat(asked(pool, i))
        seats[i] = seat
        words[i, :] = 0
        mark(pool, i, seat, masks[i])
        if observations.shape[1] > 0:
            observe(pool, i, seat, observations[i])


def choose_share(pool: Records, first: int, last: int, words: Any, moves: Any, events: Any) -> None:
    """The adviser's moves for some games."""
    pool, words = lent(pool), lent(words)
    masks = words.view(np.int8)
    for i in range(first, last):
        count, seat, begin = masks[i].sum(), first_seat(asked(pool, i)), FIRST[pool[i].question]
        moves[i] = advise(pool, i, seat, words[i], begin, count, pool[i].stream)


@cache
def cpu_functions(game: Game, seats: int, adviser: Player = RANDOM) -> dict[str, Any]:
    """The templates above for one game. All are called alike: with the events last, whether they emit any or not."""
    rules, functions = game.rules, loop_functions(game, (RANDOM,) * seats)
    return {
        "begin": bound(begin_share, game.name, deal=functions.deal),
        "step": bound(
            step_share, game.name, asked=rules.asked, apply=rules.apply, deal=functions.deal, finish=functions.finish
        ),
        "show": bound(show_share, game.name, asked=rules.asked, mark=rules.mark, observe=rules.observe),
        "choose": bound(
            choose_share,
            f"{game.name}_{label_of((adviser,))}",
            asked=rules.asked,
            advise=adviser.choose,
            FIRST=np.array([question.first for question in game.questions]),
        ),
    }


def no_room(worker: int) -> tuple[Any, ...]:
    """For what needs no more than the games."""
    return ()


class CpuBackend:
    """Games in this machine's memory: every core serves a share of them."""

    library: Any = np
    by_row = True  # observations: what one core writes lies side by side

    def __init__(self, game: Game, blank: Records, count: int, adviser: Player = RANDOM) -> None:
        self.functions = cpu_functions(game, int(blank["seats"][0]), adviser)
        self.pool = np.repeat(blank, count)
        self.workers = min(cores(), count)
        self.events = event_tally(len(game.events), self.workers)
        self.threads = ThreadPoolExecutor(self.workers)  # compiled rules release Python's lock

    def _serve(self, name: str, *arguments: Any, room: Callable[[int], tuple[Any, ...]] = no_room) -> list[Any]:
        """Let every core serve its share; `room` is what a core needs for itself."""
        serve = self.functions[name]

        def serve_share(first: int, last: int, own: int) -> Any:
            return serve(self.pool, first, last, *arguments, *room(own), self.events[own : own + 1])

        ends = [len(self.pool) * worker // self.workers for worker in range(self.workers + 1)]
        return list(self.threads.map(serve_share, ends[:-1], ends[1:], range(self.workers)))

    def begin(self, seed: int) -> None:
        """Deal all games."""
        self._serve("begin", seed)

    def step(self, moves: Any, refused: Any, ended: Any, rows: Any) -> None:
        """Make a move in each game."""
        self._serve("step", moves, refused, ended, rows)

    def show(self, seats: Any, words: Any, observations: Any) -> None:
        """Write down who is asked, what is legal and what is seen."""
        self._serve("show", seats, words, observations)

    def choose(self, words: Any, moves: Any) -> None:
        """Choose the adviser's moves."""
        self._serve("choose", words, moves)


class GpuBackend:
    """Games in a GPU's memory."""

    by_row = False  # what lanes write at the same time lies side by side

    def __init__(
        self, game: Game, blank: Records, count: int, adviser: Player = RANDOM, folder: Path | None = None
    ) -> None:
        from motherlode.batch import gpu, kernels

        self.kernels = gpu.Kernels(game, (adviser,), folder)
        self.library = self.kernels.cupy
        self.blank = self.kernels.to_gpu(blank)
        self.pool = self.library.empty((count, blank.dtype.itemsize), np.uint8)
        self.blocks = -(-count // kernels.THREADS)
        self.blocks_of_pools = -(-count // kernels.POOL)

    def begin(self, seed: int) -> None:
        """Deal all games."""
        self.kernels.launch("begin", self.blocks, self.blank, self.pool, seed)

    def step(self, moves: Any, refused: Any, ended: Any, rows: Any) -> None:
        """Make a move in each game."""
        self.kernels.launch("step", self.blocks_of_pools, self.pool, moves, refused, ended, rows)

    def show(self, seats: Any, words: Any, observations: Any) -> None:
        """Write down who is asked, what is legal and what is seen."""
        self.kernels.launch("show", self.blocks, self.pool, seats, words, observations)

    def choose(self, words: Any, moves: Any) -> None:
        """Choose the adviser's moves."""
        self.kernels.launch("choose_moves", self.blocks, self.pool, words, moves)


BACKENDS: dict[str, Callable[..., Any]] = {"cpu": CpuBackend, "gpu": GpuBackend}
