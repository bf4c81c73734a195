"""Run the tests nearest to what has changed since the branch left main: python -m tools.nearest [SECONDS]

Nearest are tests that were changed themselves, then those that mirror a changed file, then those that import it or name
it. After a while it stops, and says how many tests it did not come to: `make test` has them all. Changed rules are
interpreted here, since compiling them takes longer than playing them.
"""

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness.test_file_order import place_of

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 40.0
RULES = ("src/motherlode/games/", "src/motherlode/bots/", "src/motherlode/batch/")
SLOW = "tests/browser/"  # only where it is the page that has changed
PAGE = "src/motherlode/web/"

# Other files, by the beginning and the end of their path, and the tests that read them.
READ_BY = (
    ("tests/cases/{folder}/", ".yaml", "tests/games/{folder}/test_*cases.py"),
    ("src/motherlode/words/", ".ftl", "tests/words/test_*.py"),
    ("src/motherlode/words/", ".md", "tests/terminal/test_rules_page.py"),
    ("src/motherlode/web/lessons/", ".yaml", "tests/server/test_lessons.py"),
    ("src/motherlode/web/", ".svg", "tests/web/test_art.py"),
    ("src/motherlode/web/", ".js", "tests/browser/test_games.py"),
    ("src/motherlode/web/", ".css", "tests/browser/test_layout*.py"),
)


def changed() -> list[str]:
    """Every file that differs from where the branch left main, new ones included."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    return sorted({*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")})


def git(*arguments: str) -> list[str]:
    """The lines that git prints; none when it cannot."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def nearest(files: list[str], tests: dict[str, str]) -> list[str]:
    """The files of tests, by their path and text, that concern these files; the nearest first, and of these the quick.

    >>> tests = {"tests/match/test_log.py": "", "tests/cli.py": "from motherlode.match import log", "tests/far.py": ""}
    >>> nearest(["src/motherlode/match/log.py"], tests)
    ['tests/match/test_log.py', 'tests/cli.py']
    """
    ranked: dict[str, int] = {}
    imports = {test: set(imported(text)) for test, text in tests.items()}
    page = any(file.startswith(PAGE) for file in files)
    for file in files:
        for test, text in tests.items():
            if (rank := nearness(file, test, text, imports[test])) and (page or file == test or SLOW not in test):
                ranked[test] = min(rank, ranked.get(test, rank))
    return sorted(ranked, key=lambda test: (ranked[test], -place_of(test), test))


def nearness(file: str, test: str, text: str, imports: set[str]) -> int:
    """1 for the test itself, 2 for what mirrors the file, 3 for what imports it or names it; 0 for what is far."""
    path = Path(file)
    mirror = Path("tests", *path.parts[2:-1], f"test_{path.stem}.py")
    if file == test:
        return 1
    if path.suffix == ".py" and Path(test) == mirror:
        return 2
    if any(Path(test).match(pattern) for pattern in readers(file)):
        return 2
    module = ".".join(path.with_suffix("").parts).removeprefix("src.").removesuffix(".__init__")
    named = path.suffix != ".py" and path.parts[0] == "docs" and path.name in text
    return 3 if (path.suffix == ".py" and module in imports) or named else 0


def readers(file: str) -> Iterator[str]:
    """Patterns of the tests that read a file which is no Python."""
    folder = Path(file).parent.name
    for start, end, pattern in READ_BY:
        if file.startswith(start.format(folder=folder)) and file.endswith(end):
            yield pattern.format(folder=folder)


def imported(text: str) -> Iterator[str]:
    """The modules that some source imports; of `from a import b` both `a` and `a.b`, since `b` may be one."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


class Patience:
    """Takes the tests in the order of their files, until the time is over."""

    def __init__(self, files: list[str], seconds: float) -> None:
        self.place = {file: place for place, file in enumerate(files)}
        self.until = time.monotonic() + seconds
        self.session: Any = None
        self.left = 0
        self.failed = self.over = False

    def pytest_collection_modifyitems(self, session: Any, items: list[Any]) -> None:
        """The nearest first."""
        items.sort(key=lambda item: self.place.get(item.nodeid.partition("::")[0], len(self.place)))
        self.session, self.left = session, len(items)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Who stops early has still seen what failed."""
        self.failed |= report.failed

    def pytest_runtest_logfinish(self) -> None:
        """One more is done; is there time for another?"""
        self.left -= 1
        self.over = self.left > 0 and time.monotonic() > self.until
        if self.over:
            self.session.shouldstop = f"the time is over; {self.left} tests are left to make test"


def main(seconds: float = SECONDS) -> int:
    """Run them; the exit code."""
    files = changed()
    paths = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("test_*.py"))]
    tests = {path: (ROOT / path).read_text(encoding="utf-8") for path in paths}
    found = nearest(files, tests)
    found += [file for file in files if file.startswith("src/") and file.endswith(".py") and (ROOT / file).exists()]
    if not found:
        print("No test is near to what has changed.")
        return 0
    if any(file.startswith(RULES) for file in files):
        os.environ["NUMBA_DISABLE_JIT"] = "1"
    import pytest

    patience = Patience(found, seconds)
    code = pytest.main(["-q", "-p", "no:cacheprovider", *found], plugins=[patience])
    stopped = code == pytest.ExitCode.INTERRUPTED and patience.over and not patience.failed
    return 0 if stopped else int(code)


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:])))
