"""Which tests `make check` runs after a change."""

import os
import sys
from pathlib import Path

import pytest

from tests import running
from tools.nearest import nearest

TESTS = {
    "tests/browser/test_games.py": "from motherlode.games.quartz import GAME",
    "tests/browser/test_layout.py": "",
    "tests/games/quartz/test_cases.py": "from motherlode.match import cases",
    "tests/games/quartz/test_night.py": "",
    "tests/match/test_cases.py": "import motherlode.match.cases",
    "tests/terminal/test_cases.py": "from motherlode.terminal.cases import run",
    "tests/words/test_catalogs.py": "",
    "tests/match/test_fairness.py": "PAGE = DOCS / 'fairness.md'",
}


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("tests/match/test_cases.py", ["tests/match/test_cases.py"]),
        ("src/motherlode/games/quartz/night.py", ["tests/games/quartz/test_night.py"]),
        ("src/motherlode/match/cases.py", ["tests/match/test_cases.py", "tests/games/quartz/test_cases.py"]),
        ("src/motherlode/games/quartz/__init__.py", []),  # a browser is slow, and the page is what it was
        ("src/motherlode/web/app/table.css", ["tests/browser/test_layout.py"]),
        ("tests/cases/quartz/12-night.yaml", ["tests/games/quartz/test_cases.py"]),
        ("src/motherlode/words/ru/quartz.ftl", ["tests/words/test_catalogs.py"]),
        ("docs/fairness.md", ["tests/match/test_fairness.py"]),
        ("LICENSE", []),
    ],
)
def test_a_changed_file_leads_to_its_tests(file: str, expected: list[str]) -> None:
    assert nearest([file], TESTS) == expected


def test_the_nearest_come_first() -> None:
    found = nearest(["src/motherlode/match/cases.py", "tests/words/test_catalogs.py"], TESTS)
    assert found == ["tests/words/test_catalogs.py", "tests/match/test_cases.py", "tests/games/quartz/test_cases.py"]


TWO_FILES = """
import pytest, sys
from tools.nearest import Patience
patience = Patience(["test_near.py", "test_far.py"], float(sys.argv[1]))
code = pytest.main(["-q", "-p", "no:cacheprovider", "test_far.py", "test_near.py"], plugins=[patience])
print(int(code), patience.left, patience.failed)
"""


@pytest.mark.parametrize(("seconds", "last"), [(60, "1 0 True"), (0, "2 1 False")])
def test_when_the_time_is_over_nothing_more_begins(seconds: int, last: str, tmp_path: Path) -> None:
    (tmp_path / "test_far.py").write_text("def test_far(): assert False")
    (tmp_path / "test_near.py").write_text("def test_near(): pass")
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = running.run([sys.executable, "-c", TWO_FILES, str(seconds)], cwd=tmp_path, env=environment, text=True)
    assert done.stdout.splitlines()[-1] == last
    assert ("1 tests are left" in done.stdout) == (seconds == 0)
