"""The fields of a game's record, as a table: from it come the record's dtype and who may know each field."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np


class Field(NamedTuple):
    """A field of the record; `sight` says who may know it: all (`open`), its own seat (`own`) or nobody (`hidden`)."""

    name: str
    type: str
    shape: tuple[int, ...]
    sight: str
    meaning: str


def record_of(fields: Iterable[Field]) -> np.dtype[Any]:
    """The aligned record that has these fields."""
    return np.dtype([(field.name, field.type, field.shape) for field in fields], align=True)


def sight_of(fields: Iterable[Field]) -> dict[str, str]:
    """Who may know each field."""
    return {field.name: field.sight for field in fields}
