"""A bot's random numbers: the games' own generator on a stream of the bot's own."""

from typing import Any

import numpy as np

from motherlode.games.kit.chance import below as number_below
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import entry
from motherlode.games.kit.interpret import interpreted

Stream = np.ndarray[Any, np.dtype[np.uint64]]  # one number


@entry
def start(stream: Any, value: int) -> None:
    """Start the stream from a seed."""
    seed_stream(stream, value)


@entry
def below(stream: Any, limit: int) -> int:
    """A number from 0 to limit − 1, each equally likely."""
    return number_below(stream, limit)


def new_stream(seed: int) -> Stream:
    """A stream of its own. One number is not worth waiting for the compiler."""
    stream = np.zeros(1, np.uint64)
    interpreted(start)(stream, seed)
    return stream
