"""Whatever others have made has its licence beside it, in the table, in the wheel and in its metadata."""

import email
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "motherlode"
WEB = PACKAGE / "web"
TABLE = WEB / "THIRD-PARTY.md"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
OURS = "MIT"

LETTERS = (".woff", ".woff2", ".ttf", ".otf")
SCRIPTS = (".js", ".mjs", ".css")
LONGEST_LINE = 1000  # what people write has shorter ones; what a bundler makes has not

# The first words of each licence that we use, by its SPDX id.
OPENINGS = {
    "BSD-3-Clause": "BSD 3-Clause License",
    "Apache-2.0": "Apache License Version 2.0",
    "OFL-1.1": "SIL Open Font License, Version 1.1",
}


class Row(NamedTuple):
    """A row of the table."""

    files: str
    work: str
    version: str
    licence: str
    text: str


ROWS = [
    Row(*(cell.strip(" `") for cell in line.strip("|").split("|")))
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if line.startswith("| `")
]


def is_of_others(file: Path) -> bool:
    """Typefaces are, and whatever a bundler has made."""
    if file.suffix in LETTERS:
        return True
    lines = file.read_text(encoding="utf-8").splitlines() if file.suffix in SCRIPTS else []
    return max(map(len, lines), default=0) > LONGEST_LINE


def squeezed(text: str) -> str:
    return " ".join(text.split())


def test_every_file_of_others_is_in_the_table() -> None:
    found = {file for file in PACKAGE.rglob("*") if file.is_file() and is_of_others(file)}
    assert {WEB / "vendor" / "lit.js", WEB / "vendor" / "fluent.js"} <= found
    listed = {file for row in ROWS for file in WEB.glob(row.files)}
    assert sorted(found - listed) == [], "name them in THIRD-PARTY.md, with their licence"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.files)
def test_every_row_has_files_and_the_text_of_its_licence(row: Row) -> None:
    assert list(WEB.glob(row.files)), "there are no such files any more"
    text = squeezed((WEB / row.text).read_text(encoding="utf-8"))
    assert OPENINGS[row.licence].casefold() in text[:600].casefold()
    assert len(text) > 1000, "the whole text, not a note"


def test_the_versions_are_those_that_the_modules_are_made_from() -> None:
    made_from = (ROOT / "tools" / "page" / "package.json").read_text(encoding="utf-8")
    for row in ROWS:
        package = re.match(r"\[([^]]+)\]", row.work)
        assert package
        assert f'"{package[1]}": "{row.version}"' in made_from


def test_the_metadata_names_every_licence_and_no_other() -> None:
    assert set(PROJECT["license"].split(" AND ")) == {OURS, *(row.licence for row in ROWS)}


def test_the_wheel_brings_every_licence(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False, timeout=200)
    assert done.returncode == 0, done.stderr
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as inside:
        names = set(inside.namelist())
        [information] = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = email.message_from_bytes(inside.read(information))
        kept = information.removesuffix("METADATA") + "licenses/"
        assert metadata["License-Expression"] == PROJECT["license"]
        files = metadata.get_all("License-File") or []
        for row in ROWS:
            assert f"motherlode/web/{row.text}" in names, "beside its file"
            text = (WEB / row.text).read_bytes()
            assert f"src/motherlode/web/{row.text}" in files
            assert inside.read(f"{kept}src/motherlode/web/{row.text}") == text
        assert "LICENSE" in files
        assert inside.read(f"{kept}LICENSE") == (ROOT / "LICENSE").read_bytes()
        assert "motherlode/web/THIRD-PARTY.md" in names
