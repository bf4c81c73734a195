"""What the documents name is there, and one move takes the way that docs/architecture.md draws."""

import json
import os
import re
import sys
import tomllib
from itertools import groupby
from pathlib import Path

import pytest

from tests.running import INTERPRETED, run

ROOT = Path(__file__).parents[1]
ROOMS = ROOT / "src" / "motherlode"
LOOKED_IN = (ROOT, ROOT / "docs", ROOMS, ROOMS / "games", ROOMS / "web" / "app")
HISTORY = ("CHANGELOG.md", "decisions")  # name what was
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
ANY = "NAME"  # stands for the name of a game
# A path as a document writes it: with a folder before it, and an ending or a slash behind it.
PATH = re.compile(r"`((?:[\w.*-]+/)+(?:[\w*-]+\.(?:py|js|ftl|md|yaml|json|css|html|sh|svg))?)`")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
STEP = re.compile(r"^\| (\d+) \| `([\w./-]+)` \| `(\w+)` \|", re.MULTILINE)
LEFT_OUT = re.compile(r"^\| [\w ,']+ \| (`[\w/]+\.py`(?: `[\w/]+\.py`)+) \|$", re.MULTILINE)
BELOW = 30  # files that one move may go through


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_a_document_names_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    if not {document.name, document.parent.name} & set(HISTORY):
        named = {path.replace(ANY, "*") for path in PATH.findall(text)}
        assert {path for path in named if not any(any(place.glob(path)) for place in LOOKED_IN)} == set()
    assert {link for link in LINK.findall(text) if not (document.parent / link).exists()} == set()


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_the_rooms_are_those_that_are_checked(document: str) -> None:
    """From the highest to the lowest; `make rooms` knows them from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [layers] = [
        rule["layers"]
        for rule in project["tool"]["importlinter"]["contracts"]
        if "motherlode" in rule.get("containers", ())
    ]
    checked = [set(re.findall(r"\w+", layer)) for layer in layers]
    [block] = re.findall(
        r"^```\n(cli\n.*?)^```$", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert [set(line.split(" · ")) for line in block.splitlines()] == checked[1:], "all but `__main__`"


def steps_of_a_move(ending: str) -> list[tuple[str, str]]:
    """The files with that ending, and their functions, in the order in which the document has them."""
    return [(file, function) for _, file, function in STEP.findall(ARCHITECTURE) if file.endswith(ending)]


def test_one_move_enters_each_room_once_on_its_way_down_and_once_on_its_way_up() -> None:
    steps = [(int(number), file) for number, file, _ in STEP.findall(ARCHITECTURE)]
    assert [number for number, _ in steps] == list(range(1, len(steps) + 1))
    assert len({file for _, file in steps}) == len(steps) < BELOW
    assert [file for _, file in steps if not (ROOMS / file).is_file()] == []
    entered = [room for room, _ in groupby(file.partition("/")[0] for _, file in steps)]
    turning = entered.index("games")
    assert entered[: turning + 1] == ["web", "server", "match", "games"]
    assert entered[turning:] == entered[turning::-1], "the answer goes back through the same rooms"


def test_one_move_takes_the_way_that_is_drawn() -> None:
    """Its functions are entered in the order of the table, and no file that is in neither table."""
    done = run([sys.executable, "-m", "tests.move_trace"], cwd=ROOT, env={**os.environ, **INTERPRETED})
    assert done.returncode == 0, done.stderr.decode()
    called = [tuple(one) for one in json.loads(done.stdout)]
    steps = steps_of_a_move(".py")
    assert [step for step in steps if step not in called] == []
    assert sorted(steps, key=called.index) == steps
    left_out = {file for files in LEFT_OUT.findall(ARCHITECTURE) for file in re.findall("`([^`]+)`", files)}
    assert {file for file, _ in called} == {file for file, _ in steps} | left_out
