"""What the screen draws of each game, above the question. A game without a board of its own gets the generic one."""

from collections.abc import Callable, Collection, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from rich.console import RenderableType

from motherlode.games.catalog import is_module
from motherlode.games.kit.records import Records
from motherlode.words.narration import Narration

Asked = Collection[int]  # the seats that are asked


class Drawing(NamedTuple):
    """A board as it is now: what stands over it, and its rows."""

    heading: str
    rows: Sequence[RenderableType]


Board = Callable[[Narration, Records, Asked], Drawing]


def board_of(game: str) -> Board:
    """The board of a game: `board` of the module here that is called like it, or the generic one."""
    own = f"{__name__}.{game}"
    drawn: Board = import_module(f"{__name__}.generic" if is_module(game) or not find_spec(own) else own).board
    return drawn
