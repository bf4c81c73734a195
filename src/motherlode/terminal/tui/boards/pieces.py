"""Pieces on a board: a chip for each kind, with a letter or a shape, so that colour never tells alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from motherlode.games.kit.parsers import named
from motherlode.words.narration import Narration

NOTHING = "–"
TURN = "▶"
QUIET = "dim"
STRONG = "bold"

# Dark letters on light stones and the other way round: all can be read, with 16 colours too.
CRYSTALS = {
    "quartz": "black on #e8e4da",
    "amethyst": "#ffffff on #6d3fa0",
    "rubellite": "black on #f08cb8",
    "emerald": "#ffffff on #1c7a3e",
    "sapphire": "#ffffff on #1f55b5",
    "ruby": "#ffffff on #b3202f",
    "amber": "black on #f0b429",
    "obsidian": "bold #ffffff on #3a3a44",
    "unstable": "bold black on #d8ff3a",
}


def crystals(narration: Narration, slugs: Sequence[str], counts: Any) -> Text:
    """A heap of crystals: the letter of each, and how many if there are several."""
    letters = {slug: narration.words.say(f"page-{narration.game.short_name}-letter-{slug}") for slug in slugs}
    return chips(slugs, counts, letters, CRYSTALS)


def chips(slugs: Sequence[str], counts: Any, marks: Mapping[str, str], styles: Mapping[str, str]) -> Text:
    """A chip for each kind of piece that is there."""
    text = Text()
    for slug, count in named(counts, slugs).items():
        if text:
            text.append(" ")
        text.append(f" {marks[slug]}{count if count > 1 else ''} ", styles[slug])
    return text or Text(NOTHING, QUIET)


def labelled(label: str, text: Text | str) -> Text:
    """A heading and what stands behind it."""
    return Text.assemble((label, QUIET), "  ", text)


def seats_table(headings: Sequence[str], rows: Sequence[Sequence[Text | str]]) -> RenderableType:
    """A row for each seat, under headings; the last column takes what room is left."""
    table = Table(box=None, expand=True, padding=(0, 2, 0, 0), pad_edge=False, show_header=True, header_style=QUIET)
    for place, heading in enumerate(headings):
        table.add_column(heading, no_wrap=place < len(headings) - 1, overflow="ellipsis", ratio=None)
    for row in rows:
        table.add_row(*row)
    return table


def seat_name(narration: Narration, seat: int, is_asked: bool) -> Text:
    """A player by number and name, marked when it is asked, strong when it is the reader."""
    mark = TURN if is_asked else " "
    return Text(f"{mark} {seat} {narration.seat(seat).name}", STRONG if seat == narration.reader else "")
