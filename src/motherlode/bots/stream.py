"""A bot's chance: the games' own generator on a stream that belongs to nobody else."""

from typing import Any

import numpy as np

from motherlode.games.kit.chance import below as number_below
from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import entry

Stream = np.ndarray[Any, np.dtype[np.uint64]]  # one number


@entry
def start(stream: Any, value: int) -> None:
    """Start the stream from a seed."""
    seed_stream(stream, value)


@entry
def below(stream: Any, limit: int) -> int:
    """A number from 0 to limit − 1, each equally likely."""
    return number_below(stream, limit)
