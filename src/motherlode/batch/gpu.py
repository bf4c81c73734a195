"""Whole games on a GPU. Kernels are launched with CuPy, which needs no Numba: they may have been built elsewhere."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from motherlode.batch import kernels, ptx
from motherlode.batch.summary import Summary, row_width
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import Player, blank_pool, pool_dtype, states_of
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, records

GAMES_OF_A_PLACE = 48  # of a pool, in one launch: enough that the last games, which leave lanes idle, do not count


def cupy() -> Any:
    """CuPy, if it is here and has a GPU."""
    try:
        import cupy
    except ImportError as why:
        raise Mistake("no-cupy") from why
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as why:
        raise Mistake("no-gpu", why=str(why)) from why
    if found == 0:
        raise Mistake("no-gpu", why="none")
    return cupy


class Kernels:
    """The kernels of a game, loaded."""

    def __init__(self, game: Game, players: tuple[Player, ...], folder: Path | None = None) -> None:
        self.cupy = cupy()
        players = players if len(set(players)) > 1 else players[:1]  # the same for all: any number of seats
        built = ptx.folder_of(game, players, folder)
        if not ptx.is_built(built):
            ptx.build(game, players, folder)
        self.functions = {}
        for name in ptx.KERNELS:
            file = built / f"{name}.ptx"
            entry = ptx.entry_of(file.read_text(encoding="ascii"))
            self.functions[name] = self.cupy.RawModule(path=str(file)).get_function(entry)

    def launch(self, name: str, blocks: int, *arguments: Any) -> None:
        """Start a kernel; it runs while Python goes on."""
        words: list[Any] = []
        for argument in arguments:
            words += [np.int64(argument)] if isinstance(argument, int) else _as_numba_passes(argument)
        self.functions[name]((blocks,), (kernels.THREADS,), tuple(words))

    def to_gpu(self, pool: Records) -> Any:
        """Records as bytes on the GPU: CuPy knows no records."""
        return self.cupy.asarray(pool.view(np.ndarray).view(np.uint8).reshape(len(pool), -1))

    def from_gpu(self, bytes_: Any, kind: np.dtype[np.void]) -> Records:
        """The records back here."""
        pool = records(kind, len(bytes_))
        pool.view(np.ndarray)[:] = bytes_.get().reshape(-1).view(kind)
        return pool


def _as_numba_passes(array: Any) -> list[Any]:
    """An array as a kernel of Numba takes it: no owner, how many items of which size, where, the shape and strides.

    A table of bytes stands for an array of records, one for each row.
    """
    of_records = array.dtype == np.uint8
    shape = array.shape[:1] if of_records else array.shape
    strides = array.strides[: len(shape)]
    size = array.strides[0] if of_records else array.itemsize
    items = int(np.prod(shape))
    return [np.uint64(word) for word in (0, 0, items, size, array.data.ptr, *shape, *strides)]


class Device:
    """The GPU that CuPy has chosen; `CUDA_VISIBLE_DEVICES` chooses another."""

    def __init__(
        self, game: Game, seats: int, options: Options, players: tuple[Player, ...], folder: Path | None = None
    ) -> None:
        self.game, self.seats = game, seats
        self.kernels = Kernels(game, players, folder)
        self.cupy = self.kernels.cupy
        self.blank = self.kernels.to_gpu(blank_pool(game, seats, options, 1))
        self.blocks = ptx.BLOCKS_AT_ONCE * int(self.cupy.cuda.Device().attributes["MultiProcessorCount"])
        self.chunk = self.blocks * kernels.POOL * GAMES_OF_A_PLACE
        self.pool = self._pool(self.blocks)
        self._play(self.pool, self.blocks, 0, 0, True)  # loads the machine code

    def _pool(self, blocks: int) -> Any:
        return self.cupy.empty((blocks * kernels.POOL, pool_dtype(self.game.state).itemsize), np.uint8)

    def _play(self, pool: Any, blocks: int, first: int, games: int, again: bool) -> Summary:
        rows = self.cupy.zeros((games, row_width(self.seats)), np.int32)
        event_counts = self.cupy.zeros(len(self.game.events), np.uint64)
        dealt = self.cupy.zeros(1, np.uint64)
        self.kernels.launch("play_games", blocks, self.blank, pool, rows, event_counts, dealt, first, games, int(again))
        return Summary.of(self.game, self.seats, rows, event_counts.get())

    def summaries(self, chunks: Iterator[tuple[int, int]]) -> Iterator[Summary]:
        """The sum of each chunk, one launch after the other."""
        for first, games in chunks:
            yield self._play(self.pool, min(self.blocks, _blocks_for(games)), first, games, True)

    def finals(self, first: int, games: int) -> Records:
        """The final states of some games."""
        blocks = _blocks_for(games)
        pool = self._pool(blocks)
        self._play(pool, blocks, first, games, False)
        pool = self.kernels.from_gpu(pool, pool_dtype(self.game.state))
        numbers = pool.view(np.ndarray)["number"]
        return states_of(self.game, pool[np.argsort(numbers, kind="stable")[-games:]])


def _blocks_for(games: int) -> int:
    return max(1, -(-games // kernels.POOL))
