"""Every screen that there is, as it looks after something has happened; and what of it does not fit."""

import random
from collections.abc import Callable

from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from motherlode.games.catalog import GAMES, find
from motherlode.match import Match
from motherlode.sitting.lessons import LessonWalk
from motherlode.sitting.past import Past
from motherlode.sitting.rule_pages import page_text
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.lesson import LessonScreen
from motherlode.terminal.tui.lobby import ChoiceScreen, LobbyScreen, NewGameScreen
from motherlode.terminal.tui.panels import Curtain, Line, Lines, Progress
from motherlode.terminal.tui.past import PastScreen
from motherlode.terminal.tui.table import TableScreen
from motherlode.words import LANGUAGES, Words
from tests.terminal.person import NAMES
from tests.terminal.tui.test_tables import sitting_at

SMALLEST = (80, 24)
SOME = 40  # moves, after which everybody has something


def played(game: str, moves: int) -> Match:
    """A match with the most seats, some moves old, in which somebody has a choice."""
    match, chance = Match.new(game, seats=find(game).most, seed=5, names=NAMES[: find(game).most]), random.Random(5)
    while not match.over and (len(match.log.entries) < moves or len(match.legal(match.asked[0])) < 2):
        match.play(match.asked[0], chance.choice(match.legal(match.asked[0])))
    return match


def table(game: str, moves: int) -> Callable[[Words], Screen]:
    def screen(words: Words) -> Screen:
        match = played(game, moves)
        return TableScreen(sitting_at(match, match.asked[0] if match.asked else 1, language=words.language), pace=0)

    return screen


def past(game: str) -> Callable[[Words], Screen]:
    def screen(words: Words) -> Screen:
        match = played(game, SOME)
        seen = Past(words, match.log, NAMES[: match.seats])
        seen.go(SOME // 2)
        return PastScreen(words, seen)

    return screen


def lesson(game: str) -> Callable[[Words], LessonScreen]:
    return lambda words: LessonScreen(LessonWalk(words, game, list(NAMES)))


def rules(game: str) -> Callable[[Words], Screen]:
    return lambda words: Lines(words.game(game), page_text(words, game), words.say("page-close"))


def curtain(words: Words) -> Screen:
    return Curtain([words.say("hand-over", name="Ana")], words.say("prompt-hand-over", name="Ana"))


def progress(words: Words) -> Screen:
    return Progress(words.say("review-looking"), lambda **given: words.say("tui-move-of", **given))


SCREENS: dict[str, Callable[[Words], Screen]] = {
    "lobby": lambda words: LobbyScreen(words, on_server=False),
    "lobby-server": lambda words: LobbyScreen(words, on_server=True),
    "new-game": lambda words: NewGameScreen(words, on_server=False),
    "new-game-server": lambda words: NewGameScreen(words, on_server=True, name="Ana"),
    "language": lambda words: ChoiceScreen(
        words.say("page-language"), "", [(one, words.say(f"language-{one}")) for one in LANGUAGES]
    ),
    **{f"table-{game}": table(game, SOME) for game in GAMES},
    **{f"first-question-{game}": table(game, 0) for game in GAMES},
    **{f"game-over-{game}": table(game, 10**6) for game in GAMES},
    **{f"past-{game}": past(game) for game in GAMES},
    **{f"lesson-{game}": lesson(game) for game in GAMES},
    **{f"rules-{game}": rules(game) for game in GAMES},
    "line": lambda words: Line(words.say("door-file")),
    "curtain": curtain,
    "progress": progress,
}


class OneScreen(MotherlodeApp):
    """The program with one screen open."""

    def __init__(self, words: Words, screen: Screen) -> None:
        super().__init__(words, pace=0)
        self.only = screen

    def begin(self) -> None:
        self.push_screen(self.only)
        for field in self.only.query(Input):
            field.cursor_blink = False

    def is_shown(self) -> bool:
        """Whether everything stands there."""
        screen = self.only
        if self.screen is not screen or not screen.is_mounted:
            return False
        return not isinstance(screen, TableScreen) or screen.chosen is not None


def cut(screen: Screen) -> list[str]:
    """The texts of a screen that cannot be read to their end."""
    titles = [box for box in screen.query(Widget) if box.region and is_too_long(box)]
    texts = [text for text in screen.query("Static, Button, Input, OptionList") if text.region and is_cut(text, screen)]
    return [*(f"{box!r}: {box.border_title}" for box in titles), *(f"{text!r}" for text in texts)]


def is_too_long(box: Widget) -> bool:
    """Whether its title ends with dots."""
    return bool(box.border_title) and cell_len(str(box.border_title)) > box.size.width - 4


def is_cut(text: Widget, screen: Screen) -> bool:
    """Whether some of its lines are not there; where one can scroll by keys, they are."""
    width, height = text.content_size
    if isinstance(text, Static) and text.get_content_height(text.container_size, screen.size, width) > height:
        return True
    for around in text.ancestors:
        if isinstance(around, VerticalScroll) and scrolls_by_keys(around):
            return False
        if isinstance(around, Widget) and not around.region.contains_region(text.region):
            return True
    return False


def scrolls_by_keys(around: VerticalScroll) -> bool:
    """It has the focus, or the screen has keys for it."""
    return around.can_focus or around.id == "teacher"
