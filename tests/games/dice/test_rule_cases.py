"""The rule cases of the dice game hold, and every rule has one."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.match.cases import Case, find_files, read_cases, run_case

FOLDER = Path(__file__).parents[2] / "cases" / "dice"
CASES = [case for file in find_files([FOLDER]) for case in read_cases(file)]
RULES = set(re.findall(r'<a id="(D\d+)">', files("motherlode.words").joinpath("en", "dice.md").read_text("utf-8")))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.file.stem}: {case.name}")
def test_the_case_holds(case: Case) -> None:
    assert run_case(case) == []


def test_every_rule_has_a_case() -> None:
    assert {rule for case in CASES for rule in case.rules} == RULES
    assert len(CASES) >= 90
