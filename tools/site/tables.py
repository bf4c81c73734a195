"""What the pages of the games show of declarations and of bench/results, as tables in three languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import yaml

from motherlode.games.catalog import find
from motherlode.words import Words
from tools.site.pages import ROOT

RESULTS = ROOT / "bench" / "results"
SITE_WORDS = ROOT / "docs" / "site" / "words.yml"
DECIMAL_COMMA = ("pt", "ru")
NUMBER = re.compile(r"(?<=\d)\.(?=\d)")

Row = dict[str, str]


def say(language: str, key: str, **arguments: object) -> str:
    """A text of the site."""
    return str(yaml.safe_load(SITE_WORDS.read_text(encoding="utf-8"))[key][language]).format(**arguments)


def rows_of(file: Path, heading: str = "") -> list[Row]:
    """The rows of the first table of a file, or of the one below a heading."""
    text = file.read_text(encoding="utf-8")
    lines = text[text.index(f"\n{heading}\n") if heading else 0 :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    names = cells(lines[first])
    table: list[Row] = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        table.append(dict(zip(names, cells(line), strict=True)))
    return table


def cells(line: str) -> list[str]:
    """The cells of a row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def table(language: str, heads: list[str], rows: list[list[str]]) -> Iterator[str]:
    """A table; what begins with a digit stands on the right, and numbers are written as the language does."""
    right = [all(not row[column] or row[column][0].isdigit() for row in rows) for column in range(len(heads))]
    yield f"| {' | '.join(heads)} |"
    yield f"|{'|'.join('---:' if one else '---' for one in right)}|"
    for row in rows:
        yield f"| {' | '.join(number(language, cell) for cell in row)} |"


def number(language: str, text: str) -> str:
    """A number as the language writes it."""
    return NUMBER.sub(",", text) if language in DECIMAL_COMMA else text


def machine(language: str, name: str) -> str:
    """Where and when it was measured, with a link to the whole table."""
    stamp = (RESULTS / f"{name}.md").read_text(encoding="utf-8").splitlines()[2]
    there = f"../results/{name}.md" if language == "en" else f"../../../results/{name}/"
    return f"{say(language, 'measured')} {stamp}. [{name}]({there})\n{{: .measured }}"


# --- what is inserted


def facts(language: str, name: str) -> Iterator[str]:
    """What a game is, as it declares it."""
    game = find(name)
    yes, no = say(language, "yes"), say(language, "no")
    yield from table(
        language,
        [say(language, key) for key in ("players", "hidden", "chance", "at-once")],
        [
            [
                f"{game.fewest}–{game.most}",
                *(yes if one else no for one in (game.hidden, game.chance, game.simultaneous)),
            ]
        ],
    )


def levels(language: str, name: str) -> Iterator[str]:
    """How strong the five levels are."""
    words = Words(language)
    heads = [say(language, key) for key in ("level", "bot", "wins", "place", "thinks")]
    found = [row for row in rows_of(RESULTS / "levels.md") if row["game"] == name]
    rows = [
        [
            f"**{words.say('level-' + row['level'])}**" if row["level"] else "–",
            f"`{row['bot']}`",
            row["wins"],
            row["mean place"],
            row["a decision takes"].replace("ms", say(language, "ms")),
        ]
        for row in found
    ]
    yield from (*table(language, heads, rows), "", machine(language, "levels"))


def strength(language: str, name: str) -> Iterator[str]:
    """What one of a kind wins against three of another."""
    heads = [say(language, key) for key in ("one", "against-three", "games", "wins")]
    rows = [
        [f"`{row['one']}`", f"`{row['against three']}`", row["games"], row["wins, 95 % interval"]]
        for row in rows_of(RESULTS / "strength.md")
        if row["game"] == name
    ]
    yield from (*table(language, heads, rows), "", machine(language, "strength"))


def numbers(language: str, name: str) -> Iterator[str]:
    """How long games are, what they end with, and how often something happens."""
    words, rates = Words(language), list(find(name).rates)
    keys = {"seats": "players", "moves a game": "moves", "score": "score", "best score": "best"}
    heads = [say(language, key) for key in keys.values()] + [words.say(f"{name}-{rate}") for rate in rates]
    rows = [[row[key] for key in (*keys, *rates)] for row in rows_of(RESULTS / "games.md", f"## {name}")]
    yield from (*table(language, heads, rows), "", say(language, "ranges"), "", machine(language, "games"))


def result(language: str, name: str) -> Iterator[str]:
    """What stands in a file of bench/results, below its title."""
    yield from (RESULTS / f"{name}.md").read_text(encoding="utf-8").splitlines()[2:]
