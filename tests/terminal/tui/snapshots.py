"""Pictures of screens at 80 by 24, as text: what stands there, and in which colours. Kept beside this file.

After a change that people should see: `python -m tests.terminal.tui.snapshots` writes them anew; then look at what
git says has changed.
"""

import asyncio
import re
from itertools import groupby
from pathlib import Path
from string import ascii_letters
from xml.etree import ElementTree

from motherlode.words import Words
from tests.terminal.tui.pilot import COLUMN, LINE, SVG, text_of, visiting
from tests.terminal.tui.screens import SCREENS, SMALLEST, OneScreen

FOLDER = Path(__file__).with_name("snapshots")
KEPT = (
    ("lobby", "en"), ("new-game", "pt"), ("lobby-server", "ru"), ("table-quartz", "en"), ("table-dice", "pt"),
    ("table-quarry", "ru"), ("first-question-quartz", "ru"), ("game-over-dice", "en"), ("past-quarry", "pt"),
    ("lesson-quartz", "ru"), ("curtain", "en"),
)  # fmt: skip
RULE = re.compile(r"\.[\w-]+-(r\d+) \{ ([^}]*) \}")


async def snapshot(name: str, language: str) -> str:
    """A screen as it is kept."""
    words = Words(language)
    app = OneScreen(words, SCREENS[name](words))
    async with visiting(app, SMALLEST) as visitor:
        await visitor.until(app.is_shown)
        await visitor.pilot.pause()
        picture = app.export_screenshot()
    return f"{text_of(picture)}\n\n{styles_of(picture)}\n"


def styles_of(picture: str) -> str:
    """The style of each cell, line by line: how many cells, and a letter; then what the letters stand for."""
    looks = {rule: look.strip() for rule, look in RULE.findall(picture)}
    cells = [["on nothing"] * SMALLEST[0] for _ in range(SMALLEST[1])]
    pieces = ElementTree.fromstring(picture)
    for area in pieces.iter(f"{SVG}rect"):
        if "shape-rendering" in area.attrib:
            line, first, width = int(float(area.attrib["y"]) // LINE), *columns_of(area, "width")
            cells[line][first : first + width] = [f"on {area.attrib['fill']}"] * width
    for piece in pieces.iter(f"{SVG}text"):
        if "clip-path" in piece.attrib and piece.text and piece.text != "\n":
            line, first, width = int(float(piece.attrib["y"]) // LINE), *columns_of(piece, "textLength")
            look = looks[piece.attrib["class"].rpartition("-")[2]]
            cells[line][first : first + width] = [f"{look} {under}" for under in cells[line][first : first + width]]
    letters: dict[str, str] = {}
    lines = []
    for row in cells:
        runs = [(letters.setdefault(look, ascii_letters[len(letters)]), len([*same])) for look, same in groupby(row)]
        lines.append(" ".join(f"{length}{letter}" for letter, length in runs))
    return "\n".join([*lines, "", *(f"{letter}: {look}" for look, letter in letters.items())])


def columns_of(piece: ElementTree.Element, width: str) -> tuple[int, int]:
    """The first column and how many there are."""
    return round(float(piece.attrib["x"]) / COLUMN), round(float(piece.attrib[width]) / COLUMN)


def file_of(name: str, language: str) -> Path:
    """Where it is kept."""
    return FOLDER / f"{name}.{language}.txt"


def main() -> None:
    """Write them anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, language in KEPT:
        file_of(name, language).write_text(asyncio.run(snapshot(name, language)), encoding="utf-8")


if __name__ == "__main__":
    main()
