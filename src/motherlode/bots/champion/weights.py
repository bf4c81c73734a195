"""The weights of a champion, as they lie beside this module: `weights/quartz.npz` and so on.

They are whole numbers, so that every machine makes the same moves. A game that has no file here has no champion.
"""

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import numpy as np

from motherlode.bots.champion.encoding import Columns, Table

FOLDER = Path(__file__).with_name("weights")  # no package of Python: the compiler's cache looks at each file

# A weight of 1.0 is ONE; what comes out of a layer is kept in 1 / 2 ** KEPT_BITS, from nothing up to MOST.
WEIGHT_BITS, KEPT_BITS = 10, 7
ONE, MOST = 1 << WEIGHT_BITS, (1 << 11) - 1
UNIT = 1 << WEIGHT_BITS + KEPT_BITS  # a score of 1.0


def digest_of(tables: Iterable[Table]) -> str:
    """A name that only these tables have."""
    digest = blake2b(digest_size=6)
    for table in tables:
        digest.update(np.ascontiguousarray(table).tobytes())
    return digest.hexdigest()


class Weights(NamedTuple):
    """Two layers, and the scores of parts; the last part is that a move is what the rule of thumb would do.

    The rows of the first layer are those of the columns, and after them one for each part of the advised move.
    """

    lowest: Table
    bits: Table
    last: Table
    rows: Table
    rows_bias: Table
    deep: Table
    deep_bias: Table
    parts: Table
    parts_bias: Table

    @property
    def columns(self) -> Columns:
        """How numbers become rows."""
        return Columns(self.lowest, self.bits, self.last)

    def digest(self) -> str:
        """A name that only these weights have."""
        return digest_of(self)

    def save(self, file: Path) -> None:
        """Keep them."""
        np.savez_compressed(file, **self._asdict())


def load(file: Path) -> Weights:
    """The weights in a file."""
    with np.load(file) as tables:
        return Weights(**tables)


def file_of(game: str) -> Path:
    """Where the weights of a game are, if it has any."""
    return FOLDER / f"{game}.npz"
