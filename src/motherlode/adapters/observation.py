"""What stands in an observation: where each span begins, and between which bounds its numbers lie.

>>> from motherlode.games.catalog import find
>>> print("\\n".join(index_table(find("dice"))[:3]))
0      seats: how many play
1      ending: after the rounds, or the last will be first
2      day: from 1
"""

from typing import Any

import numpy as np

from motherlode.games.kit.game import Game

WIDEST = np.iinfo(np.int32)  # for what a game's own rule puts into an observation
Bounds = np.ndarray[Any, np.dtype[np.int32]]


def bounds_of(game: Game) -> tuple[Bounds, Bounds]:
    """The least and the greatest number that can stand in each place: what its field can hold."""
    lowest, highest = game.observed(), game.observed()
    place = 0
    for span in game.observation:
        held = np.iinfo(game.state[span.field].base) if span.field else WIDEST
        lowest[place : place + span.size] = max(held.min, WIDEST.min)
        highest[place : place + span.size] = min(held.max, WIDEST.max)
        place += span.size
    return lowest, highest


def index_table(game: Game) -> list[str]:
    """A line for each span: its places, its name, and what it means."""
    lines, place = [], 0
    for span in game.observation:
        last = place + span.size - 1
        places = f"{place}–{last}" if span.size > 1 else f"{place}"
        lines.append(f"{places:<6} {span.name}: {span.meaning}")
        place += span.size
    return lines
