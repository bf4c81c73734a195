"""The rules page of a game as plain text, whole or one rule of it."""

import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from importlib.resources import files
from itertools import groupby

from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.columns import columns
from motherlode.words import Words

WIDTH_OF_A_PIPE = 80
WIDEST = 100
RULE = re.compile(r'- <a id="([A-Z]+)(\d+)"></a>(.*)')


def has_page(words: Words, game: str) -> bool:
    """Whether a game has its rules written down here."""
    return files("motherlode.words").joinpath(words.language, f"{game}.md").is_file()


def page(words: Words, game: str) -> list[str]:
    """The page as it is written, in lines of Markdown."""
    if not has_page(words, game):
        raise Mistake("no-rules", game=game)
    return files("motherlode.words").joinpath(words.language, f"{game}.md").read_text(encoding="utf-8").splitlines()


def game_of_rule(words: Words, rule: str, games: Iterable[str]) -> str | None:
    """The game whose rules begin with the same letter as this one."""
    letters = {found.group(1): game for game in games for line in page(words, game) if (found := RULE.match(line))}
    return letters.get(rule.rstrip("0123456789").upper())


def rule_text(words: Words, game: str, rule: str) -> list[str]:
    """One rule in lines. Its id may be in any case."""
    rules = [found.groups() for line in page(words, game) if (found := RULE.match(line))]
    numbers = {f"{letter}{number}".casefold(): text for letter, number, text in rules}
    if rule.casefold() not in numbers:
        letter, first, *_ = min(rules, key=lambda parts: int(parts[1]))
        last = max(int(number) for _, number, _ in rules)
        raise Mistake("no-such-rule", rule=rule, first=f"{letter}{first}", last=f"{letter}{last}")
    return textwrap.wrap(bare(numbers[rule.casefold()]), line_width())


def page_text(words: Words, game: str) -> list[str]:
    """The whole page in lines: paragraphs wrapped, tables in columns, the mark-up gone but for the words to type."""
    lines: list[str] = []
    for is_table, block in groupby(page(words, game), key=lambda line: line.startswith("|")):
        if is_table:
            rows = [[bare(cell) for cell in line.strip("|").split("|")] for line in block]
            lines += table_text([row for row in rows if not set("".join(row)) <= set("-: ")])
        else:
            lines += [text for line in block for text in paragraph(line)]
    return lines


def paragraph(line: str) -> list[str]:
    """A line of Markdown as lines of text."""
    if line.startswith("#"):
        return [bare(line.lstrip("#")).upper()]
    text, indent = (line[2:], "  ") if line.startswith("- ") else (line, "")
    return textwrap.wrap(bare(text), line_width(), subsequent_indent=indent) or [""]


def table_text(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns if they fit; else the first cell as a heading, and below it what the others say."""
    aligned = columns(rows)
    if max(map(len, aligned)) <= line_width():
        return aligned
    header, *rest = rows
    lines = []
    for first, *cells in rest:
        labelled = [f"{label}: {cell}" for label, cell in zip(header[1:], cells, strict=True)]
        sentences = ["; ".join(labelled)] if max(map(len, cells)) < line_width() // 2 else labelled
        lines += textwrap.wrap(first, line_width())
        for sentence in sentences:
            lines += textwrap.wrap(sentence, line_width(), initial_indent="  ", subsequent_indent="  ")
    return lines


def bare(text: str) -> str:
    """Text without anchors and emphasis."""
    return re.sub(r'<a id="[^"]*"></a>|\*+', "", text).strip()


def line_width() -> int:
    """The width of the terminal, or of a page."""
    is_terminal = sys.stdout is not None and sys.stdout.isatty()
    return min(shutil.get_terminal_size().columns, WIDEST) if is_terminal else WIDTH_OF_A_PIPE
