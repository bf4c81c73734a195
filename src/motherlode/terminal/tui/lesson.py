"""A lesson on the screen: the teacher above the moves, the board as at a table."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from motherlode.sitting.lessons import LessonWalk
from motherlode.terminal.tui.boards import board_of
from motherlode.terminal.tui.keys import letter_of
from motherlode.terminal.tui.titles import show_board

PAGE_KEYS = "PgUp PgDn"


class LessonScreen(Screen[None]):
    """Scene by scene."""

    BINDINGS: ClassVar = [
        ("escape", "leave", ""),
        Binding("pageup", "turn_page(-1)", priority=True),
        Binding("pagedown", "turn_page(1)", priority=True),
    ]

    def __init__(self, walk: LessonWalk) -> None:
        super().__init__()
        self.walk, self.words = walk, walk.words
        self.draw_board = board_of(walk.game)
        self.moves: list[str] = []

    def compose(self) -> ComposeResult:
        """Board, teacher, moves."""
        with VerticalScroll(id="board"):
            yield Static(id="drawing")
        with Vertical(id="question"):
            with VerticalScroll(id="teacher"):
                yield Static(id="teaching")
            yield OptionList(id="moves", markup=False)

    def on_mount(self) -> None:
        """The first scene."""
        for name in ("#board", "#teacher"):
            self.query_one(name).can_focus = False
        self.show([])

    def show(self, happened: list[str], answer: str = "") -> None:
        """The scene where the lesson is."""
        walk = self.walk
        self.show_board()
        said = [line for line in happened if line]
        text = Text("\n".join([*said, *([""] if said else [])]), "dim")
        text.append(walk.teaching(), "not dim")
        if answer:
            text.append(f"\n{answer}", "bold")
        self.query_one("#teaching", Static).update(text)
        self.query_one("#teacher").scroll_home(animate=False)
        self.call_after_refresh(self.name_keys)
        title = walk.step() if walk.scene else self.words.say("page-learn-learnt")
        self.query_one("#question").border_title = Text(title)
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        if walk.wanted:
            asked = walk.sitting.asked
            assert asked, "the learner is asked"
            options = walk.sitting.options(asked, every=True)
            self.moves = [option.answer[0] for option in options]
            labels = [option.text for option in options]
        else:
            self.moves = [""]
            labels = [self.words.say("page-learn-go-on" if walk.scene else "page-to-lobby")]
        numbered = [f"{number}. {label}" for number, label in enumerate(labels, 1)]
        moves.add_options([Choice(Text(text)) for text in numbered])
        moves.highlighted = self.moves.index(walk.wanted) if walk.wanted in self.moves else 0
        moves.focus()

    def show_board(self) -> None:
        """The board as the learner sees it."""
        sitting = self.walk.sitting
        drawing = self.draw_board(sitting.narration, sitting.table.view(sitting.reader), [])
        show_board(self, self.words.game(self.walk.game), drawing)

    def name_keys(self) -> None:
        """Where the teacher says more than there is room for, the keys that show the rest."""
        more = self.query_one("#teacher").max_scroll_y > 0
        self.query_one("#question").border_subtitle = PAGE_KEYS if more else ""

    def action_turn_page(self, pages: int) -> None:
        """What else the teacher says."""
        teacher = self.query_one("#teacher")
        teacher.scroll_relative(y=pages * max(1, teacher.content_size.height - 1), animate=False)

    def on_resize(self) -> None:
        """There may be room for more, or less."""
        self.call_after_refresh(self.show_board)
        self.call_after_refresh(self.name_keys)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move, or going on."""
        self.take(self.moves[event.option_index])

    def on_key(self, event: Key) -> None:
        """By number."""
        letter = letter_of(event.character)
        if letter.isdecimal() and 1 <= int(letter) <= len(self.moves):
            event.stop()
            self.take(self.moves[int(letter) - 1])

    def take(self, move: str) -> None:
        """The right move goes on; another one is answered by the teacher."""
        if self.walk.scene is None:
            self.dismiss()
        elif answer := self.walk.answer(move):
            self.show([], answer)
        else:
            self.show(self.walk.go_on())

    def action_leave(self) -> None:
        """Enough for today."""
        self.dismiss()
