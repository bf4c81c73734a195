"""The rule cases of the dice game hold, and cite every rule; so does the code."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.games import dice
from motherlode.match.cases import Case, find_files, read_cases, run_case

FOLDER = Path(__file__).parents[2] / "cases" / "dice"
CASES = [case for file in find_files([FOLDER]) for case in read_cases(file)]
RULES = set(re.findall(r'<a id="(D\d+)">', files("motherlode.words").joinpath("en", "dice.md").read_text("utf-8")))
NO_FUNCTION = {"D1"}  # how many can play is data


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.stem}: {case.name}")
def test_the_case_holds(case: Case) -> None:
    assert run_case(case) == []


def test_every_rule_has_a_case() -> None:
    assert {rule for case in CASES for rule in case.rules} == RULES
    assert len(CASES) >= 90


def docstrings() -> Iterator[str]:
    """What the functions of the rules say they do."""
    for file in Path(dice.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def test_every_rule_is_cited_where_it_is_played() -> None:
    cited = {rule for docstring in docstrings() for rule in re.findall(r"D\d+", docstring)}
    assert cited == RULES - NO_FUNCTION
