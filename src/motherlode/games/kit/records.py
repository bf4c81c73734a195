"""Game states as rows of one NumPy array.

Compiled rules read `states[i].field` straight from memory, where all arithmetic is 64-bit. Interpreted rules must mean
the same, so there a row hands out Python integers, which never overflow, and refuses to store what does not fit.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.compile import INTERPRETED, entry

type_of_records = np.ndarray[Any, np.dtype[np.void]]


class Integers(np.ndarray):
    """An array field whose single elements are Python integers. It is never counted from the end: a GPU would not."""

    def __getitem__(self, key: Any) -> Any:
        value = super().__getitem__(_from_the_front(key))
        return int(value) if isinstance(value, np.integer) else value

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(_from_the_front(key), value)


def _from_the_front(key: Any) -> Any:
    """The index, if no part of it is negative."""
    for part in key if isinstance(key, tuple) else (key,):
        if isinstance(part, int | np.integer) and part < 0:
            raise IndexError(f"rules count from the front of a field, and {part} is not there")
    return key


class Row:
    """One record with its fields as attributes."""

    __slots__ = ("record",)

    def __init__(self, record: np.void) -> None:
        object.__setattr__(self, "record", record)

    def __getattr__(self, name: str) -> Any:
        value = self.record[name]
        return value.view(Integers) if isinstance(value, np.ndarray) else int(value)

    def __setattr__(self, name: str, value: Any) -> None:
        self.record[name] = value


class Interpreted(np.ndarray):
    """Records for interpreted rules: `states[i]` is a row."""

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, int | np.integer):
            return Row(self.view(np.ndarray)[key])
        value = super().__getitem__(key)
        return value.view(np.ndarray) if isinstance(key, str) else value

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(key, value.record if isinstance(value, Row) else value)


Records = type_of_records
Record = Any  # one element of it, as the rules see it


def records(dtype: np.dtype[np.void], count: int) -> Records:
    """That many zeroed states."""
    states = np.zeros(count, dtype)
    return states.view(Interpreted) if INTERPRETED else states


def from_bytes(dtype: np.dtype[np.void], data: bytes) -> Records:
    """The states written by `tobytes`."""
    states = records(dtype, len(data) // dtype.itemsize)
    states.view(np.ndarray)[:] = np.frombuffer(data, dtype)
    return states


def row(states: Records, index: int) -> Row:
    """One state with attributes, for the Python face."""
    return Row(states.view(np.ndarray)[index])


@entry
def copy(states: Records, source: int, target: int) -> None:
    """Overwrite one state with another of the same array."""
    states[target] = states[source]
