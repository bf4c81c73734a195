"""The lobby on the screen: its doors; the form of a new game; a list to choose from."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.events import Key
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, OptionList, Select, Static
from textual.widgets.option_list import Option as Choice

from motherlode.bots import DEFAULT_LEVEL
from motherlode.bots.levels import levels_of
from motherlode.games import catalog
from motherlode.games.catalog import GAMES
from motherlode.sitting.doors import doors
from motherlode.sitting.lobby import NewGame
from motherlode.terminal.choices import house_rules, usual_players
from motherlode.terminal.tui.keys import letter_of
from motherlode.words import Words
from motherlode.words.mistakes import spoken


class ChoiceScreen(Screen[str | None]):
    """A list of which one is chosen, by arrows, number or mouse; Escape chooses nothing."""

    BINDINGS: ClassVar = [("escape", "nothing", "")]

    def __init__(self, title: str, lead: str, choices: Sequence[tuple[str, str]], number: str = "{}. {}") -> None:
        super().__init__()
        self.heading, self.lead, self.choices = title, lead, choices

    def compose(self) -> ComposeResult:
        """Heading and list."""
        yield Static(Text(self.heading), id="title")
        yield Static(Text(self.lead), id="lead")
        yield OptionList(
            *(Choice(Text(f"{number}. {text}")) for number, (_, text) in enumerate(self.choices, 1)), id="doors"
        )

    def on_mount(self) -> None:
        """The first one is highlighted."""
        self.query_one(OptionList).focus()
        self.query_one(OptionList).highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chosen."""
        self.dismiss(self.choices[event.option_index][0])

    def on_key(self, event: Key) -> None:
        """Chosen by number."""
        letter = letter_of(event.character)
        if letter.isdecimal() and 1 <= int(letter) <= len(self.choices):
            event.stop()
            self.dismiss(self.choices[int(letter) - 1][0])

    def action_nothing(self) -> None:
        """Nothing."""
        self.dismiss(None)


class LobbyScreen(ChoiceScreen):
    """The doors of the lobby."""

    def __init__(self, words: Words, on_server: bool) -> None:
        choices = [(door.name, words.say(f"door-{door.name}")) for door in doors(on_server)]
        super().__init__("Motherlode", words.say("page-lead"), choices)


class NewGameScreen(ModalScreen[NewGame | None]):
    """Which game, with whom, by which options."""

    BINDINGS: ClassVar = [("escape", "leave", "")]

    def __init__(self, words: Words, on_server: bool, name: str = "") -> None:
        super().__init__()
        self.words, self.on_server, self.usual_name = words, on_server, name

    def compose(self) -> ComposeResult:
        """A form."""
        say = self.words.say
        with Vertical(classes="panel"):
            with Grid(id="form"):
                yield Label(say("tui-game"))
                games = [(self.words.game(name), name) for name in GAMES]
                yield Select(games, value=next(iter(GAMES)), allow_blank=False, id="game", compact=True)
                yield Label(say("page-players"))
                yield Select[int]([("4", 4)], value=4, allow_blank=False, id="players", compact=True)
                yield Label(say("page-level"))
                yield Select[str](
                    [(DEFAULT_LEVEL, DEFAULT_LEVEL)], value=DEFAULT_LEVEL, allow_blank=False, id="level", compact=True
                )
                yield Label(say("tui-people"))
                yield Input(self.usual_name, placeholder=say("tui-people-how"), id="people", compact=True)
                if self.on_server:
                    yield Label(say("tui-open-seats"))
                    counts = [(str(count), count) for count in range(6)]
                    yield Select[int](counts, value=0, allow_blank=False, id="open", compact=True)
                yield Label(say("page-more"))
                yield Input(placeholder="thrill=true edition=pt", id="options", compact=True)
            yield Static("", id="problem")
            with Horizontal(id="buttons"):
                yield Button(say("page-play"), variant="primary", id="play")
                yield Button(say("page-cancel"), id="leave")

    def on_mount(self) -> None:
        """Play is one key away, again at once where something was wrong: Textual lets a button rest after a press."""
        play = self.query_one("#play", Button)
        play.active_effect_duration = 0
        play.focus()

    def on_select_changed(self, event: Select.Changed) -> None:
        """Another game has other numbers of players and other levels."""
        if event.select.id != "game":
            return
        game = catalog.find(str(event.value))
        players, level = self.query_one("#players", Select), self.query_one("#level", Select)
        players.set_options([(str(count), count) for count in range(game.fewest, game.most + 1)])
        players.value = usual_players(game)
        level.set_options([(self.level_name(one.name), one.name) for one in levels_of(game)])
        level.value = DEFAULT_LEVEL

    def level_name(self, level: str) -> str:
        """What a level is called."""
        key = f"level-{level}"
        return self.words.say(key) if self.words.has(key) else level

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Play, or not."""
        if event.button.id == "leave":
            self.dismiss(None)
            return
        try:
            self.dismiss(self.wanted())
        except (ValueError, OSError) as problem:
            self.query_one("#problem", Static).update(Text(spoken(self.words, problem)))

    def wanted(self) -> NewGame:
        """What the form says."""
        game, players, level = (self.query_one(f"#{name}", Select).value for name in ("game", "players", "level"))
        open_seats = self.query_one("#open", Select).value if self.on_server else 0
        assert isinstance(players, int), "a number is chosen"
        assert isinstance(open_seats, int), "a number is chosen"
        names = [name.strip() for name in self.query_one("#people", Input).value.split(",") if name.strip()]
        options = house_rules(self.query_one("#options", Input).value.split())
        catalog.find(str(game)).blank(players, options)
        taken = names[:players]
        open_seats = min(open_seats, players - max(1, len(taken)))
        return NewGame(str(game), players, taken, str(level), options, open_seats)

    def action_leave(self) -> None:
        """Not now."""
        self.dismiss(None)
