"""The screen and the lines can do the same, and say the same."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from textual import work

from motherlode.match import Match
from motherlode.match.notation import read
from motherlode.sitting.afterwards import AGAIN, afterwards
from motherlode.sitting.commands import COMMANDS
from motherlode.sitting.doors import DOORS, doors
from motherlode.sitting.files import NO_FILES
from motherlode.sitting.sitting import Leaving, Sitting
from motherlode.terminal.line_lobby import LineLobby
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.lobby import ChoiceScreen, LobbyScreen
from motherlode.terminal.tui.panels import Line, Lines
from motherlode.terminal.tui.past import PastScreen
from motherlode.terminal.tui.table import KEYS, TableScreen
from motherlode.words import LANGUAGES, Words
from tests.server.async_tests import awaited
from tests.terminal.person import Person, sit_down
from tests.terminal.tui.pilot import visiting
from tests.terminal.tui.test_lobby import finished
from tests.terminal.tui.test_tables import OneTable, sitting_at

KEY_OF = {name: key for key, name in KEYS.items()}
# A second of thinking, about which two coaches may differ by chance; and what ends the sitting.
COMPARED_OTHERWISE = ("hint", "quit")


def begun(game: str) -> Match:
    """A match in which something has happened, and seat 1 is asked with a choice."""
    match = Match.new(game, seats=3, seed=8)
    while len(match.log.entries) < 4 or match.asked[0] != 1 or len(match.legal(1)) < 2:
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    return match


def in_lines(match: Match, command: str, argument: str) -> str:
    """What the lines say to somebody who types a command."""
    person = Person(f"{command} {argument}".strip(), then=lambda _: None)
    with pytest.raises(Leaving):
        sit_down(match, person, bot="greedy").run()
    return joined(person.heard)


def joined(lines: Sequence[str]) -> str:
    return "\n".join(line for line in lines if line)


@pytest.mark.parametrize("game", ["quartz", "dice", "quarry"])
@awaited
async def test_every_command_says_the_same_on_both(game: str, tmp_path: Path) -> None:
    match = begun(game)
    app = OneTable(sitting_at(match, 1))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        for name in app.only.sitting.called:
            if name in COMPARED_OTHERWISE:
                continue
            argument = str(tmp_path / "on-screen.mine") if name == "save" else match.game.reasons[-1].rule
            takes = next(command for command in COMMANDS if command.name == name).takes
            await visitor.press(KEY_OF[name])
            if takes:
                await visitor.until(lambda: isinstance(app.screen, Line))
                app.screen.query_one("Input").value = argument
                await visitor.press("enter")
            await visitor.until(lambda: isinstance(app.screen, Lines))
            shown = [*app.screen.lines]
            await visitor.press("escape")
            await visitor.until(lambda: app.screen is app.only)
            typed = argument.replace("on-screen", "in-lines") if takes else ""
            said = in_lines(Match.replay(match.log), app.only.sitting.called[name], typed)
            assert shown, name
            assert joined(shown).replace("on-screen", "in-lines") in said, name


@pytest.mark.parametrize("game", ["quartz", "quarry"])
@awaited
async def test_both_put_the_same_question_with_the_same_moves(game: str) -> None:
    match = Match.new(game, seats=3, seed=8)
    app = OneTable(sitting_at(match, 1))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        person = Person(then=lambda _: None)
        with pytest.raises(Leaving):
            sit_down(Match.replay(match.log), person, bot="greedy").run()
        offered = [line for line in person.heard if line[:1].isdecimal()]
        assert offered == [f"{number}. {option.text}" for number, option in enumerate(app.only.options, 1)]
        assert str(app.only.query_one("#question").border_title) in person.heard


@pytest.mark.parametrize(("language", "files"), [("en", True), ("ru", False)])
@awaited
async def test_both_offer_the_same_after_a_game(language: str, files: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not files:
        monkeypatch.setenv(NO_FILES, "1")
    match, words = finished("quarry"), Words(language)
    app = OneTable(sitting_at(match, 1, language=language))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        on_screen = [option.text for option in app.only.options]
    person = Person("")
    assert LineLobby(words, person).after(sitting_at(match, 1, language=language)) is None
    assert person.heard[-len(on_screen) :] == [f"{number}. {text}" for number, text in enumerate(on_screen, 1)]
    assert (words.say("tui-save") in on_screen) == files
    watching = afterwards(sitting_at(match).table)
    assert AGAIN not in [one.name for one in watching], "who watched plays no rematch"


@awaited
async def test_a_match_is_saved_and_seen_again_before_the_next_one_on_the_screen(tmp_path: Path) -> None:
    match, file = finished("quarry"), tmp_path / "evening.mine"
    app = AfterGame(sitting_at(match, 1))
    async with visiting(app) as visitor:
        await visitor.until(lambda: isinstance(app.screen, TableScreen) and app.screen.chosen)
        await visitor.press("4")
        await visitor.until(lambda: isinstance(app.screen, Line))
        app.screen.query_one("Input").value = str(file)
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        assert app.screen.lines == [f"Saved to {file}."]
        await visitor.press("escape")
        await visitor.until(lambda: type(app.screen) is ChoiceScreen)
        await visitor.press("3")
        await visitor.until(lambda: isinstance(app.screen, PastScreen))
        await visitor.press("escape")
        await visitor.until(lambda: type(app.screen) is ChoiceScreen)
        await visitor.press("1")
        await visitor.until(lambda: app.following)
    assert app.following == AGAIN
    assert read(file.read_text(encoding="utf-8")).entries == match.log.entries


class AfterGame(MotherlodeApp):
    """The program with one game, and what comes after it."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.words, pace=0)
        self.sitting = sitting
        self.following: str | None = None

    @work
    async def begin(self) -> None:
        self.following = await self.play_at(self.sitting, pace=0)


def test_a_match_is_saved_and_seen_again_before_the_next_one_in_lines(tmp_path: Path) -> None:
    match, file, words = finished("quarry"), tmp_path / "evening.mine", Words("en")
    count = len(match.log.entries)
    person = Person("4", str(file), "3", "2", "-1", "", "999", "-1", "999", "", "1")
    assert LineLobby(words, person).after(sitting_at(match, 1)) == AGAIN
    assert f"Saved to {file}." in person.heard
    assert read(file.read_text(encoding="utf-8")).entries == match.log.entries
    places = [words.say("tui-move-of", number=number, count=count) for number in range(count + 1)]
    assert [places.index(line) for line in person.heard if line in places] == [0, 2, 1, 2, count, count - 1, count]


def test_every_command_has_a_key_and_its_words() -> None:
    keys = [command.key for command in COMMANDS]
    assert len(set(keys)) == len(keys)
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.say(f"command-{command.name}") for command in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_lobbies_have_the_same_doors(language: str) -> None:
    for door in DOORS:
        if door.name != "quit":
            assert callable(getattr(LineLobby, door.name))
            assert callable(getattr(MotherlodeApp, door.name))
    for on_server in (False, True):
        words = Words(language)
        on_screen = [text for _, text in LobbyScreen(words, on_server).choices]
        assert on_screen == [words.say(f"door-{door.name}") for door in doors(on_server)]


@awaited
async def test_a_screen_shared_by_two_has_a_curtain_and_nobody_reads_the_others_hand() -> None:
    from motherlode.terminal.tui.panels import Curtain

    match = Match.new("quartz", seats=3, seed=8)
    app = OneTable(sitting_at(match, 1, 2))
    async with visiting(app) as visitor:
        seen = set()
        while len(seen) < 2:
            await visitor.until(lambda: app.only.chosen or isinstance(app.screen, Curtain))
            if isinstance(app.screen, Curtain):
                assert "Your hand" not in visitor.text
                assert app.only.sitting.names[app.only.sitting.reader - 1] not in "\n".join(app.screen.lines)
                await visitor.press("enter")
                await visitor.until(lambda: app.screen is app.only and app.only.chosen)
            reader = app.only.sitting.reader
            seen.add(reader)
            assert f"▶ {reader} " in visitor.text
            before = app.only.chosen
            await visitor.press("1")
            await visitor.until(lambda before=before: app.only.chosen is not before)


def test_lines_shared_by_two_wait_for_the_next_one() -> None:
    match = Match.new("quartz", seats=3, seed=8)
    person = Person(*["", "1"] * 6, then=lambda _: None)
    line_mode = sit_down(match, person, seat=1, bot="greedy")
    line_mode.table.own = (1, 2)
    line_mode.sitting.read = {1: 0, 2: 0}
    with pytest.raises(Leaving):
        line_mode.run()
    assert [line for line in person.heard if line.startswith("Now it is the turn of")][:2]
    hands = [line for line in person.heard if line.startswith("Your hand")]
    assert len(set(hands)) > 1, "each reads an own hand"
