"""The table of any game as a board: the lines of its screen."""

from rich.text import Text

from motherlode.games.kit.records import Records
from motherlode.sitting.screens import screen_of
from motherlode.terminal.tui.boards import Asked, Drawing
from motherlode.words.narration import Narration


def board(narration: Narration, view: Records, asked: Asked) -> Drawing:
    """Everything that lies open."""
    lines = screen_of(narration.game.name).everything(narration, view)
    return Drawing("", [Text(line) for line in lines])
