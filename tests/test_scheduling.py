"""Who runs which tests."""

from pathlib import Path

from harness.test_file_order import FIRST, place_of
from tests.scheduling import TOGETHER, ByFile

ROOT = Path(__file__).parents[1]


def test_every_file_that_is_named_is_there() -> None:
    assert [path for path in (*TOGETHER, *FIRST) if not (ROOT / path).exists()] == []


def test_a_file_stays_in_one_process_and_what_is_dear_is_started_once() -> None:
    scope = ByFile._split_scope
    assert scope(None, "tests/test_cli.py::test_a[x::y]") == "tests/test_cli.py"  # type: ignore[arg-type]
    paths = ("tests/batch/test_cluster.py", "tests/arena/test_cluster.py")
    assert {scope(None, f"{path}::test_a") for path in paths} == {"ray"}  # type: ignore[arg-type]


def test_what_takes_long_begins_first() -> None:
    assert place_of("tests/browser/test_games.py") < place_of("tests/browser/test_people.py")
    assert place_of("tests/browser/test_people.py") < place_of("tests/words/test_catalogs.py")
