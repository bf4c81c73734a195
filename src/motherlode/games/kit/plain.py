"""For a game in which everything lies open: the parts of the contract that need no thought of their own.

The view is the state without its random stream, a guess gives it a new one, a position is the record field by field.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.forms import Numbers, Text
from motherlode.games.kit.layout import Entry, Layout
from motherlode.games.kit.layout_reader import keys_of, read_entries
from motherlode.games.kit.parsers import only_keys
from motherlode.games.kit.records import Record, Records, records, row

STREAM = "rng"


@rule
def guess_open(view: Record, seat: int, seed: int) -> None:
    """Nothing is hidden but what chance will do."""
    seed_stream(view.rng, seed)


def all_open(state: np.dtype[np.void]) -> dict[str, str]:
    """Who may know each field: everybody, except the random stream."""
    return {name: "hidden" if name == STREAM else "open" for name in state.names or ()}


class PlainPositions:
    """Positions of a game as its fields: a number, or a list of numbers."""

    def __init__(self, game: str, state: np.dtype[np.void]) -> None:
        fields = (Entry(name, Numbers(name)) for name in state.names or () if name != STREAM)
        self.game, self.layout = game, Layout(state, (Entry("game", Text(game)), *fields))

    def read(self, position: Mapping[str, Any]) -> Records:
        """One state from its fields; what is left out is zero."""
        entries, states = self.layout.entries, records(self.layout.state, 1)
        read_entries(row(states, 0), entries, only_keys(f"a position of {self.game}", position, keys_of(entries)))
        return states
