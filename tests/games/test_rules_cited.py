"""Every rule on a game's page is cited by the function that plays it, and no function cites one that is not there."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.games.catalog import GAMES

# What stands in a table, and no function plays: how many can play, that all is open, which numbers are house rules.
TOLD_BY_DATA = {"Q1", "D1", "R1", "D5", "R53"}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_where_it_is_played(game: str) -> None:
    rules = rules_of(game)
    cited = {rule for docstring in docstrings(game) for rule in cited_in(docstring, rules)}
    assert rules - cited == rules & TOLD_BY_DATA, "rules that no function cites"
    assert cited - rules == set(), "rules that are not on the page"


def rules_of(game: str) -> set[str]:
    """The ids on the game's page."""
    page = files("motherlode.words").joinpath("en", f"{game}.md").read_text("utf-8")
    return set(re.findall(r'<a id="([A-Z]\d+)">', page))


def docstrings(game: str) -> Iterator[str]:
    """What the functions of the rules say they do."""
    for file in Path(str(files(GAMES[game]))).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def cited_in(docstring: str, rules: set[str]) -> Iterator[str]:
    """The ids in a docstring; R30–R36 stands for all rules from the one to the other."""
    yield from re.findall(r"\b[A-Z]\d+\b", docstring)
    for letter, first, last in re.findall(r"\b([A-Z])(\d+)–[A-Z](\d+)\b", docstring):
        yield from {f"{letter}{number}" for number in range(int(first), int(last))} & rules
