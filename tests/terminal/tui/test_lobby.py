"""The doors of the lobby, on the screen and in lines, and which of the two opens."""

import random
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.match import Match
from motherlode.match.notation import write
from motherlode.sitting.files import NO_FILES
from motherlode.sitting.lessons import LessonWalk, script_of
from motherlode.sitting.past import Past
from motherlode.terminal.line_lobby import PROGRESS_LINES, LineLobby
from motherlode.terminal.tui import command
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.lesson import LessonScreen
from motherlode.terminal.tui.lobby import ChoiceScreen, LobbyScreen
from motherlode.terminal.tui.panels import Line, Lines, Progress
from motherlode.terminal.tui.past import PastScreen
from motherlode.terminal.tui.table import TableScreen
from motherlode.words import LANGUAGES, Words
from tests.server.async_tests import awaited
from tests.terminal.person import NAMES, Person
from tests.terminal.tui.pilot import visiting


def finished(game: str = "quarry") -> Match:
    match = Match.new(game, seats=2 if game == "quarry" else 3, seed=2, names=NAMES[: 2 if game == "quarry" else 3])
    chance = random.Random(1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(("language", "game"), [("en", "quartz"), ("pt", "dice"), ("ru", "quarry")])
@awaited
async def test_a_lesson_from_its_first_scene_to_its_last(language: str, game: str) -> None:
    walk = LessonWalk(Words(language), game, list(NAMES))

    class Learning(MotherlodeApp):
        def begin(self) -> None:
            self.push_screen(LessonScreen(walk), lambda _: self.exit())

    app = Learning(Words(language))
    async with visiting(app, (100, 40)) as visitor:
        await visitor.sees(walk.step())
        while walk.scene:
            place = walk.place
            await visitor.press("enter")
            await visitor.until(lambda place=place: walk.place != place)
        assert walk.place == len(script_of(game).scenes)
        await visitor.sees(Words(language).say("page-learn-learnt"))


def test_a_lesson_in_lines_answers_other_moves_too() -> None:
    words = Words("en")
    wanted_first = LessonWalk(words, "quartz", list(NAMES))

    def answer(person: Person) -> str:
        lines = person.heard[person.since :]
        task = next(
            (line.removeprefix("Your move: ") for line in reversed(lines) if line.startswith("Your move: ")), ""
        )
        offered = [line for line in lines if line[:1].isdecimal() and task and task.rstrip(".") in line]
        return offered[-1].partition(".")[0] if offered else ""

    person = Person("", "2", then=answer)
    lobby = LineLobby(words, person)
    lobby.which_game = lambda key, having=None: "quartz"
    lobby.learn()
    assert words.say("page-learn-quartz-leave-empty") in person.text
    assert wanted_first.learnt().splitlines()[-1] in person.text


@pytest.mark.parametrize("typed", [("enough",), ("", "")])
def test_a_lesson_in_lines_can_be_left(typed: tuple[str, ...]) -> None:
    """Where it waits to be read, and where it waits for a move."""
    words, person = Words("pt"), Person(*typed, then=lambda _: pytest.fail("the lesson goes on"))
    lobby = LineLobby(words, person)
    lobby.which_game = lambda key, having=None: "quartz"
    lobby.learn()
    assert words.say("page-learn-learnt") not in person.text


@awaited
async def test_a_match_is_seen_again_from_its_file(tmp_path: Path) -> None:
    match = finished()
    file = tmp_path / "evening.mine"
    file.write_text(write(match.log), encoding="utf-8")
    app = MotherlodeApp(Words("en"))
    async with visiting(app) as visitor:
        await visitor.sees("See a match again")
        await visitor.press("4")
        await visitor.until(lambda: isinstance(app.screen, Line))
        app.screen.query_one("Input").value = str(file)
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, PastScreen))
        await visitor.sees(f"Move 0 of {len(match.log.entries)}")
        await visitor.press("right", "right", "left")
        await visitor.sees(f"Move 1 of {len(match.log.entries)}")
        await visitor.press("end")
        await visitor.sees(app.screen.past.narration.results(match)[-1])
        await visitor.press("escape")
        await visitor.until(lambda: isinstance(app.screen, LobbyScreen))


@awaited
async def test_a_match_is_looked_back_on_and_how_far_that_is_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.terminal.review.PLAYOUTS", 10)
    match, words = finished(), Words("en")
    file = tmp_path / "evening.mine"
    file.write_text(write(match.log), encoding="utf-8")
    moves = len(match.log.entries)
    steps: list[str] = []
    monkeypatch.setattr(Progress, "advance", lambda panel, done, of: steps.append(panel.say(number=done, count=of)))
    app = MotherlodeApp(words)
    async with visiting(app) as visitor:
        await visitor.sees("Look back")
        await visitor.press("5")
        await visitor.until(lambda: isinstance(app.screen, Line))
        app.screen.query_one("Input").value = str(file)
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        on_screen = [*app.screen.lines]
        await visitor.press("escape")
        await visitor.until(lambda: isinstance(app.screen, LobbyScreen))
    assert steps == [words.say("tui-move-of", number=done, count=moves) for done in range(1, moves + 1)]
    person = Person(str(file))
    LineLobby(words, person).review()
    said = [line for line in person.heard if line in steps]
    assert len(said) == PROGRESS_LINES
    assert said[-1] == steps[-1]
    assert person.heard[-len(on_screen) :] == on_screen, "both faces say the same"


@awaited
async def test_the_panel_of_something_long_says_how_far_it_is() -> None:
    app = MotherlodeApp(Words("ru"))
    async with visiting(app) as visitor:
        await visitor.sees("Играть")
        panel = Progress("Разбор", partial(app.words.say, "tui-move-of"))
        app.push_screen(panel)
        await visitor.until(lambda: app.screen is panel and panel.is_mounted)
        panel.advance(3, 12)
        await visitor.sees("Ход 3 из 12", "25%")


def test_a_match_seen_again_is_the_match() -> None:
    match = finished("quartz")
    past = Past(Words("en"), match.log, NAMES[:3])
    past.go(10**6)
    assert past.match.states.tobytes() == match.states.tobytes()
    past.go(-1)
    past.go(1)
    assert past.match.states.tobytes() == match.states.tobytes()


@awaited
async def test_a_game_is_opened_from_the_lobby_in_another_language_by_a_russian_keyboard() -> None:
    app = MotherlodeApp(Words("en"), pace=0)
    async with visiting(app) as visitor:
        await visitor.sees("Language")
        await visitor.press("6")
        await visitor.until(lambda: type(app.screen) is ChoiceScreen)
        await visitor.press("3")
        await visitor.sees("Играть")
        await visitor.press("1")
        await visitor.sees("Игра", "Кто здесь играет")
        app.screen.query_one("#options").value = "days=2"
        await visitor.press("enter")
        problem = app.screen.query_one("#problem")
        await visitor.until(lambda: str(problem.content))
        assert str(problem.content) == "Options: нет такого ключа, «days»; есть edition, thrill, rulings, house."
        app.screen.query_one("#options").value = "thrill=true"
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, TableScreen) and app.screen.chosen)
        table = app.screen
        await visitor.press("е")  # the key of t
        await visitor.until(lambda: isinstance(app.screen, Lines))
        await visitor.press("escape")
        await visitor.press("й")  # the key of q
        await visitor.until(lambda: isinstance(app.screen, LobbyScreen))
        assert not table.is_attached


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (160, 50)])
@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_the_lobby_fits(language: str, size: tuple[int, int]) -> None:
    app = MotherlodeApp(Words(language))
    async with visiting(app, size) as visitor:
        words = Words(language)
        await visitor.sees(words.say("door-play"), words.say("door-quit"))
        assert len(visitor.text.splitlines()) <= size[1]


@pytest.mark.parametrize(
    ("terminal", "plain", "looks", "screen"),
    [
        ("xterm", False, True, True),
        ("dumb", False, True, False),
        ("xterm", True, True, False),
        ("xterm", False, False, False),
    ],
)
def test_lines_where_no_screen_can_be(
    terminal: str, plain: bool, looks: bool, screen: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = []
    monkeypatch.setenv("TERM", terminal)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: looks)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: looks)
    monkeypatch.setattr(MotherlodeApp, "run", lambda app: opened.append("screen"))
    monkeypatch.setattr(LineLobby, "run", lambda lobby: opened.append("lines"))
    command.tui(Words("en"), Namespace(server=None, name=None, plain=plain))
    assert opened == ["screen" if screen else "lines"]


def test_lines_have_no_ornament(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert main(["tui", "--plain", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "1. Play" in said
    assert not any(ord(letter) > 0x2100 or letter == "\x1b" for letter in said)


def test_who_comes_from_elsewhere_opens_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NO_FILES, "1")
    secret = tmp_path / "secret.yaml"
    secret.write_text("ruby: 7", encoding="utf-8")
    person = Person(then=lambda _: None)
    lobby = LineLobby(Words("en"), person)
    for door in (lobby.replay, lobby.review):
        person.typed = [str(secret)]
        lobby.tried(door)
    person.typed = ["1", "", "", "", str(secret)]
    lobby.tried(lobby.play)
    refused = "Files of this machine are not for those who come from elsewhere."
    assert person.heard.count(refused) == 3
    assert "7" not in [line for line in person.heard if "ruby" in line]
    assert not [name for name, _ in LobbyScreen(Words("en"), True).choices if name in ("replay", "review")]
