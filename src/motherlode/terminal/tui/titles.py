"""What stands in the frame of a box, or above its lines where the frame is too narrow for it."""

from rich.console import Group
from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from motherlode.terminal.tui.boards import Drawing

FRAME = 4  # columns: a corner and a blank at each end


def entitle(box: Widget, title: str) -> list[Text]:
    """The title of a box; the line that says it instead, where it does not fit."""
    text = Text(title)
    fits = not box.size.width or text.cell_len <= box.size.width - FRAME  # nothing has a size at first
    box.border_title = text if fits else ""
    return [] if fits else [Text(title, "bold")]


def show_board(screen: Widget, game: str, drawing: Drawing) -> None:
    """A drawn board, with the game and what it says about itself."""
    said = entitle(screen.query_one("#board"), f"{game}. {drawing.heading}".rstrip(". "))
    screen.query_one("#drawing", Static).update(Group(*said, *drawing.rows))
