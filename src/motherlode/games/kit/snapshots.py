"""One state read all at once, for those who write it out: fields as attributes, whole numbers and tuples of them.

NumPy takes longer to hand out one field of a record than Python takes to unpack the whole of it.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np

from motherlode.games.kit.records import Records

Snapshot = Any  # what a record held when it was read

CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}


def snapshot(states: Records, index: int) -> Snapshot:
    """What one state holds now; later moves do not change it.

    >>> state = np.dtype([("cart", "i1", (2, 3)), ("coins", "i4", (2,)), ("turn", "i1")], align=True)
    >>> snapshot(np.zeros(1, state), 0)
    Snapshot(cart=((0, 0, 0), (0, 0, 0)), coins=(0, 0), turn=0)
    """
    return _reader(states.dtype)(states.view(np.ndarray)[index].tobytes())


@cache
def _reader(state: np.dtype[np.void]) -> Callable[[bytes], Snapshot]:
    """How to read a record of this type from its bytes."""
    unpack, groupings = _numbers(state).unpack, _groupings([state[name].shape for name in state.names or ()])
    named: Any = namedtuple  # whose names are not known before the program runs
    fields = named("Snapshot", state.names)._make

    def read(data: bytes) -> Snapshot:
        numbers = unpack(data)
        for grouped in groupings:
            numbers = grouped(numbers)
        return fields(numbers)

    return read


def _numbers(state: np.dtype[np.void]) -> Struct:
    """All numbers of a record in a row; what lies between two fields is skipped."""
    fields: Any = state.fields
    form, end = "=", 0
    for name in state.names or ():
        field, start = fields[name][:2]
        code = CODES[f"{field.base.kind}{field.base.itemsize}"]
        form += f"{start - end}x{prod(field.shape)}{code}"
        end = start + field.itemsize
    return Struct(f"{form}{state.itemsize - end}x")


def _groupings(shapes: list[tuple[int, ...]]) -> list[Callable[[Any], Any]]:
    """The steps that make fields of a row of numbers: rows of an array first, then the array of its rows."""
    steps: list[Callable[[Any], Any]] = []
    while any(shapes):
        places: list[Any] = []
        start = 0
        for shape in shapes:
            width = shape[-1] if shape else 1
            for _ in range(prod(shape[:-1])):
                places.append(slice(start, start + width) if shape else start)
                start += width
        steps.append(itemgetter(*places))
        shapes = [shape[:-1] for shape in shapes]
    return steps
