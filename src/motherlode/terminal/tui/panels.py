"""Panels over a screen: lines to read, a line to type, the curtain between two people."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, ProgressBar, Static

AROUND = 8  # rows of a panel beside its lines: frame, padding, button


class Lines(ModalScreen[None]):
    """Something to read; any key that is no arrow closes it."""

    MOVING = ("up", "down", "pageup", "pagedown", "home", "end", "tab", "shift+tab")

    def __init__(self, title: str, lines: Sequence[str], close: str) -> None:
        super().__init__()
        self.heading, self.lines, self.close_word = title, lines, close

    def compose(self) -> ComposeResult:
        """A box that scrolls, and a button."""
        with Vertical(classes="panel"):
            with VerticalScroll(classes="lines"):
                yield Static(Text("\n".join(self.lines)), id="lines")
            yield Button(self.close_word, variant="primary", id="close")

    def on_mount(self) -> None:
        """Arrows scroll at once."""
        self.query_one(".panel").border_title = Text(self.heading)
        self.query_one(".lines").focus()

    def on_resize(self) -> None:
        """The button keeps its place, however many lines there are."""
        self.query_one(".lines").styles.max_height = max(1, self.size.height * 9 // 10 - AROUND)

    def on_key(self, event: object) -> None:
        """Close."""
        if getattr(event, "key", "") not in self.MOVING:
            event.stop()  # type: ignore[attr-defined]
            self.dismiss()

    def on_button_pressed(self) -> None:
        """Close."""
        self.dismiss()


class Line(ModalScreen[str | None]):
    """One line to type; Escape types nothing."""

    BINDINGS: ClassVar = [("escape", "nothing", "")]

    def __init__(self, title: str, value: str = "", hint: str = "") -> None:
        super().__init__()
        self.heading, self.value, self.hint = title, value, hint

    def compose(self) -> ComposeResult:
        """A field in a box."""
        with Vertical(classes="panel line"):
            yield Input(self.value, placeholder=self.hint)

    def on_mount(self) -> None:
        """It is for this field."""
        self.query_one(".panel").border_title = Text(self.heading)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Typed."""
        self.dismiss(event.value.strip())

    def action_nothing(self) -> None:
        """Not typed."""
        self.dismiss(None)


class Progress(ModalScreen[None]):
    """How far something is that takes long; it is taken away when it is done."""

    def __init__(self, title: str, say: Callable[..., str]) -> None:
        super().__init__()
        self.heading, self.say = title, say

    def compose(self) -> ComposeResult:
        """A bar, and the same in words."""
        with Vertical(classes="panel"):
            yield Static(id="lines")
            yield ProgressBar(show_eta=False)

    def on_mount(self) -> None:
        """Nothing is done yet."""
        self.query_one(".panel").border_title = Text(self.heading)

    def advance(self, done: int, of: int) -> None:
        """So much is done."""
        self.query_one("#lines", Static).update(Text(self.say(number=done, count=of)))
        self.query_one(ProgressBar).update(total=of, progress=done)


class Curtain(ModalScreen[None]):
    """Nothing of the table is seen until the next person is here."""

    def __init__(self, lines: Sequence[str], ready: str) -> None:
        super().__init__()
        self.lines, self.ready = lines, ready

    def compose(self) -> ComposeResult:
        """Who comes, and a button."""
        with Vertical(classes="panel"):
            yield Static(Text("\n".join(self.lines)), id="lines")
            yield Button(self.ready, variant="primary", id="ready")

    def on_button_pressed(self) -> None:
        """Here."""
        self.dismiss()
