"""How much is done of what could be repeated without end: enough for a change in `make test`, all in `make test-all`.

The numbers of a row: what `make test` does, what `make test-all` does, and what is done where the rules are interpreted
(`NUMBA_DISABLE_JIT=1`), which takes a hundred times as long.
"""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

import pytest

from motherlode.games.kit.compile import INTERPRETED


class Amount(NamedTuple):
    usual: int
    thorough: int
    interpreted: int


AMOUNTS = {
    "examples of a property": Amount(100, 1_000, 100),
    "random games of quartz": Amount(1_500, 10_002, 30),
    "random games of dice": Amount(600, 2_000, 20),
    "draws": Amount(200_000, 1_000_000, 20_000),
    "guesses": Amount(50_000, 200_000, 2_000),
    "kills of a server": Amount(8, 200, 8),
    "kills of one of several workers": Amount(6, 200, 6),
    "simulated worlds": Amount(200, 10_000, 20),
    "pairs of simulated worlds": Amount(40, 1_000, 5),
}

thorough = False  # the option --thorough, set before any test is read


def amount(of: str) -> int:
    """How often, or how many, in this run."""
    row = AMOUNTS[of]
    return row.thorough if thorough else row.interpreted if INTERPRETED else row.usual


def usually(these: Collection[object], of: Iterable[Any]) -> list[Any]:
    """Values of a parametrized test: `make test` tries only these of them, `make test-all` all."""
    later = pytest.mark.thorough
    every = [(value, value if isinstance(value, tuple) else (value,)) for value in of]
    return [value if value in these else pytest.param(*values, marks=later) for value, values in every]
