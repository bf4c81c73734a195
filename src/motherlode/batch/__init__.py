"""Many games at once: one call, and the same numbers wherever they are played.

>>> from motherlode import batch
>>> summary = batch.run("quarry", games=100, seats=3)
>>> summary.games, sum(summary.win_share(seat) for seat in (1, 2, 3)) > 0.999
(100, True)
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

from motherlode.games.kit.mistakes import Mistake, quoted

if TYPE_CHECKING:
    from motherlode.batch.summary import Summary
    from motherlode.games.kit.game import Game, Options
    from motherlode.games.kit.game_loop import Players

MOST_GAMES = 10**15
SEED_LIMIT = 1 << 63
MOST_IN_CHUNK = 10**7  # the events of a chunk are counted in 32 bits

DEVICES = {  # where games can be played, and what does it
    "cpu": "motherlode.batch.cpu",
    "gpu": "motherlode.batch.gpu",
    "cluster": "motherlode.batch.cluster",
}


class Device(Protocol):
    """Where games are played in chunks. Ready to play when it has been made."""

    game: "Game"
    seats: int
    chunk: int  # how many games are a good chunk here

    def summaries(self, chunks: "Iterator[tuple[int, int]]") -> "Iterator[Summary]":
        """The sum of each chunk (given as the number of its first game, how many games), in any order."""


def device_of(
    device: str,
    game: "Game",
    seats: int,
    options: "Options | None" = None,
    players: "Players | None" = None,
    **settings: Any,
) -> Device:
    """A device, ready to play: compiled and connected. The settings are those of its `Device` class."""
    from importlib import import_module

    from motherlode.games.kit.game_loop import RANDOM, seated

    if device not in DEVICES:
        raise Mistake("device", known=", ".join(DEVICES), device=device)
    chosen = seated(game, seats, RANDOM if players is None else players)
    made: Device = import_module(DEVICES[device]).Device(game, seats, options or {}, chosen, **settings)
    return made


def run(
    game: "Game | str",
    games: int,
    seats: int,
    players: "Players | None" = None,
    device: "str | Device" = "cpu",
    options: "Options | None" = None,
    seed: int = 0,
    progress: "Callable[[Summary], object] | None" = None,
    chunk: int | None = None,
    **settings: Any,
) -> "Summary":
    """Play that many games, at random if no players are named; `progress` is given the sum so far after every chunk.

    Game number k is dealt from seed + k: neither the device nor the chunks change the sum.
    """
    from motherlode.batch.summary import Summary
    from motherlode.games.catalog import find

    if not isinstance(games, int) or not 0 <= games <= MOST_GAMES:
        raise Mistake("games", most=MOST_GAMES, games=games)
    if not 0 <= seed < SEED_LIMIT - games:
        raise Mistake("seed", seed=quoted(seed))
    if chunk is not None and not 1 <= chunk <= MOST_IN_CHUNK:
        raise Mistake("chunk", most=MOST_IN_CHUNK, chunk=chunk)
    played = find(game) if isinstance(game, str) else game
    if isinstance(device, str):
        chosen = device_of(device, played, seats, options, players, **settings)
    elif (device.game, device.seats) != (played, seats) or players or options or settings:
        raise Mistake("device-made")
    else:
        chosen = device
    summary = Summary.nothing(played, seats)
    began = perf_counter()
    for part in chosen.summaries(chunks(seed, games, chunk or chosen.chunk)):
        summary = replace(summary + part, seconds=perf_counter() - began)
        if progress:
            progress(summary)
    return summary


def chunks(first: int, games: int, chunk: int) -> "Iterator[tuple[int, int]]":
    """A run, cut into chunks: the number of each one's first game, and how many games it has."""
    for start in range(first, first + games, chunk):
        yield start, min(chunk, first + games - start)
