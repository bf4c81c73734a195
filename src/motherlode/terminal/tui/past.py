"""A match seen again on the screen, move by move."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from motherlode.match import SPECTATOR
from motherlode.sitting.past import Past
from motherlode.terminal.tui.boards import board_of
from motherlode.terminal.tui.keys import Key, KeyLine
from motherlode.terminal.tui.titles import show_board
from motherlode.words import Words

STEPS = {"left": -1, "right": 1, "pageup": -10, "pagedown": 10, "home": -100_000, "end": 100_000}  # moves, by key


class PastScreen(Screen[None]):
    """One moment of a match; arrows lead to others."""

    BINDINGS: ClassVar = [
        *((key, f"step('{moves}')", "") for key, moves in STEPS.items()),
        ("escape", "leave", ""),
        ("q", "leave", ""),
    ]

    def __init__(self, words: Words, past: Past) -> None:
        super().__init__()
        self.words, self.past = words, past
        self.draw_board = board_of(past.game.name)

    def compose(self) -> ComposeResult:
        """Board, what happened, keys."""
        with VerticalScroll(id="board"):
            yield Static(id="drawing")
        with VerticalScroll(id="question"):
            yield Static(id="lines")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """From the beginning."""
        for name in ("#board", "#question"):
            self.query_one(name).can_focus = False
        say = self.words.say
        self.query_one(KeyLine).show([
            Key("←", say("tui-earlier"), "step('-1')"), Key("→", say("tui-later"), "step('1')"),
            Key("Home", say("tui-first"), "step('-100000')"), Key("End", say("tui-last"), "step('100000')"),
            Key("Esc", say("page-close"), "leave"),
        ])  # fmt: skip
        self.show()

    def show(self) -> None:
        """The moment."""
        past = self.past
        drawing = self.draw_board(past.narration, past.match.redacted(SPECTATOR), past.match.asked)
        show_board(self, self.words.game(past.game.name), drawing)
        self.query_one("#question").border_title = Text(past.place())
        self.query_one("#lines", Static).update(Text("\n".join(past.lines())))

    def on_resize(self) -> None:
        """Titles may fit now, or fit no more."""
        self.call_after_refresh(self.show)

    def action_step(self, moves: str) -> None:
        """Some moves on, or back; as text, since a link cannot say a negative number."""
        self.past.go(int(moves))
        self.show()

    def action_leave(self) -> None:
        """Enough."""
        self.dismiss()
