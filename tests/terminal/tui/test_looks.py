"""How screens look: as in the pictures that are kept; no piece is told by its colour alone; a mouse is enough."""

from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color
from rich.style import Style
from textual.widgets import OptionList

from motherlode.games import catalog
from motherlode.games.dice.pieces import COLOUR_SLUGS as DICE_CRYSTALS
from motherlode.games.quarry.pieces import CARD_SLUGS
from motherlode.games.quartz.pieces import COLOUR_SLUGS as QUARTZ_CRYSTALS
from motherlode.match import Match
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.boards.dice import DIE
from motherlode.terminal.tui.boards.pieces import CRYSTALS, TURN, crystals
from motherlode.terminal.tui.boards.quarry import COLOURS, cards
from motherlode.terminal.tui.keys import KeyLine
from motherlode.terminal.tui.lobby import ChoiceScreen, LobbyScreen
from motherlode.terminal.tui.panels import Lines
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.server.async_tests import awaited
from tests.terminal.person import NAMES
from tests.terminal.tui.pilot import visiting
from tests.terminal.tui.snapshots import FOLDER, KEPT, file_of, snapshot
from tests.terminal.tui.test_tables import OneTable, sitting_at

READABLE = 4.5  # contrast of letters to what is behind them


@pytest.mark.parametrize(("name", "language"), KEPT)
@awaited
async def test_a_screen_looks_as_it_did(name: str, language: str) -> None:
    kept = file_of(name, language).read_text(encoding="utf-8")
    assert await snapshot(name, language) == kept, "if that is meant: python -m tests.terminal.tui.snapshots"


def test_no_picture_is_kept_that_nothing_compares() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {Path(file_of(*kept)).name for kept in KEPT}


# --- without colours


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "slugs"), [("quartz", QUARTZ_CRYSTALS), ("dice", DICE_CRYSTALS)])
def test_crystals_are_told_by_their_letters(game: str, slugs: tuple[str, ...], language: str) -> None:
    narration = Narration(Words(language), catalog.find(game), NAMES, 1)
    told = [crystals(narration, slugs, [kind == other for other in slugs]).plain for kind in slugs]
    assert all(one != other for one, other in combinations(told, 2))
    counted = crystals(narration, slugs, [2] * len(slugs)).plain.split()
    assert counted == [f"{letter.strip()}2" for letter in told]


def test_cards_of_the_quarry_are_told_by_their_shapes() -> None:
    told = [cards([kind == other for other in CARD_SLUGS]).plain for kind in CARD_SLUGS]
    assert all(one != other for one, other in combinations(told, 2))


@pytest.mark.parametrize("style", sorted({*CRYSTALS.values(), *COLOURS.values(), DIE}))
def test_letters_can_be_read_on_their_colours(style: str) -> None:
    read = Style.parse(style)
    assert read.color
    assert read.bgcolor
    lighter, darker = sorted((brightness(read.color), brightness(read.bgcolor)), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= READABLE


def brightness(colour: Color) -> float:
    """As the guidelines for contrast compute it."""
    parts = [part / 255 for part in colour.get_truecolor()]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


@awaited
async def test_whose_turn_it_is_and_who_is_asked_stands_there_in_signs() -> None:
    match = Match.new("quartz", seats=3, seed=8, names=NAMES[:3])
    app = OneTable(sitting_at(match, match.asked[0]))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        [marked] = [line for line in visitor.text.splitlines() if TURN in line]
        assert f"{TURN} {match.asked[0]} {NAMES[match.asked[0] - 1]}" in marked


# --- by mouse alone


@awaited
async def test_a_mouse_is_enough() -> None:
    app = MotherlodeApp(Words("pt"))
    async with visiting(app) as visitor:
        await visitor.until(lambda: isinstance(app.screen, LobbyScreen))
        await visitor.pilot.click(OptionList, offset=(5, 3))  # the rules: the frame, then the third line
        await visitor.until(lambda: type(app.screen) is ChoiceScreen)
        await visitor.pilot.click(OptionList, offset=(5, 1))
        await visitor.until(lambda: isinstance(app.screen, Lines))
        await visitor.pilot.click("#close")
        await visitor.until(lambda: isinstance(app.screen, LobbyScreen))


@awaited
async def test_a_mouse_moves_and_presses_the_keys_of_a_table() -> None:
    match = Match.new("quartz", seats=3, seed=8)
    app = OneTable(sitting_at(match, match.asked[0]))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        await visitor.pilot.click(KeyLine, offset=(2, 0))  # the first key shows the table
        await visitor.until(lambda: isinstance(app.screen, Lines))
        assert app.screen.lines == app.only.sitting.do("table")
        await visitor.pilot.click("#close")
        await visitor.until(lambda: app.screen is app.only)
        wanted = app.only.options[1].answer[0]
        await visitor.pilot.click("#moves", offset=(3, 1))
        await visitor.until(lambda: match.log.entries)
        assert match.log.entries[0].move == wanted
