"""The rule cases hold, and every rule has one."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from motherlode.match.cases import find_files, read_cases, run_case

FOLDER = Path(__file__).parents[2] / "cases" / "quartz"
FILES = find_files([FOLDER])
CASES = [case for file in FILES for case in read_cases(file)]
RULES_PAGE = (files("motherlode.words") / "en" / "quartz.md").read_text(encoding="utf-8")
RULE_IDS = re.findall(r'<a id="(Q\d+)"></a>', RULES_PAGE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_cases_hold(file: Path) -> None:
    problems = {case.name: found for case in read_cases(file) if (found := run_case(case))}
    assert not problems


def test_every_rule_is_shown_by_a_case() -> None:
    cited = {rule for case in CASES for rule in case.rules}
    assert len(RULE_IDS) == len(set(RULE_IDS)) > 50
    assert set(RULE_IDS) - cited == set(), "rules without a case"
    assert cited - set(RULE_IDS) == set(), "cases of rules that are not on the page"


def test_every_case_says_what_it_shows() -> None:
    for case in CASES:
        assert case.rules, case.name
        assert case.expect, case.name


def test_there_are_many_cases_and_each_has_a_name_of_its_own() -> None:
    assert len(CASES) >= 150
    assert [name for name, times in Counter(case.name for case in CASES).items() if times > 1] == []
