"""The rule cases of The Quarry hold, and cite every rule; so does the code."""

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.games import quarry
from motherlode.match.cases import Case, find_files, read_cases, run_case

FOLDER = Path(__file__).parents[2] / "cases" / "quarry"
CASES = [case for file in find_files([FOLDER]) for case in read_cases(file)]
RULES = set(re.findall(r'<a id="(R\d+)">', files("motherlode.words").joinpath("en", "quarry.md").read_text("utf-8")))
TOLD_BY_NUMBERS = {"R1", "R53"}  # a number of seats and the house rules are data, not functions


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.stem}: {case.name}")
def test_the_case_holds(case: Case) -> None:
    assert run_case(case) == []


def test_every_rule_has_a_case() -> None:
    assert {rule for case in CASES for rule in case.rules} == RULES
    assert len(CASES) >= 70


def docstrings() -> Iterator[str]:
    """What the functions of the rules say they do."""
    for file in Path(quarry.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield ast.get_docstring(node) or ""


def test_every_rule_is_cited_where_it_is_played() -> None:
    cited = {rule for docstring in docstrings() for rule in re.findall(r"R\d+", spelt_out(docstring))}
    assert RULES - cited <= TOLD_BY_NUMBERS
    assert cited <= RULES


def spelt_out(docstring: str) -> str:
    """R30–R36 with the rules between them."""
    spans = re.findall(r"R(\d+)–R(\d+)", docstring)
    between = [f"R{rule}" for first, last in spans for rule in range(int(first), int(last)) if f"R{rule}" in RULES]
    return " ".join([docstring, *between])
