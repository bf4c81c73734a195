"""A release: the sdist makes the same wheel, the wheel is whole and works far from here, notes are right."""

import os
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from harness.wheel_trial import Environment, missing_from, pythons, this_python, use
from motherlode.games.catalog import GAMES
from tests import running
from tools import release
from tools.release import CHANGELOG, INTERPRETED, ROOT, UNRELEASED, build, cut, notes, version

# The modules of the page that the installed package finds for its rules.
FOUND = """
from motherlode.games.catalog import GAMES, find
from motherlode.webassembly.modules import module_there
for name in GAMES:
    print(module_there(find(name)))
"""

NEEDS_LINKER = """
import backend
for kind in ("sdist", "wheel", "editable"):
    if "ziglang" in str(getattr(backend, f"get_requires_for_build_{kind}")()):
        print(kind)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    return build("sdist", folder), build("wheel", folder)


def test_the_wheel_has_every_file_of_the_package(built: tuple[Path, Path]) -> None:
    assert missing_from(built[1]) == []


def test_the_sdist_has_the_tests_and_documents_and_makes_the_same_wheel_without_a_compiler(
    built: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tarfile.open(built[0]) as inside:
        inside.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()
    for name in ("Makefile", "mkdocs.yml", "deploy/Containerfile", "docs/index.md", "tests/conftest.py", "examples"):
        assert (folder / name).exists(), name
    monkeypatch.setenv("MOTHERLODE_CACHE", str(tmp_path / "cache"))
    again = build("wheel", tmp_path / "dist", folder)
    assert not (tmp_path / "cache").exists(), "nothing was compiled"
    with ZipFile(built[1]) as here, ZipFile(again) as there:
        assert sorted(here.namelist()) == sorted(there.namelist())


def test_only_what_is_packed_from_a_checkout_needs_a_compiler(built: tuple[Path, Path], tmp_path: Path) -> None:
    with tarfile.open(built[0]) as inside:
        inside.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()
    assert needing_a_linker(ROOT) == ["sdist", "wheel"]
    assert needing_a_linker(folder) == []


def needing_a_linker(source: Path) -> list[str]:
    """What cannot be built there without a linker, as the backend says."""
    environment = {**os.environ, "PYTHONPATH": str(source / "tools" / "wheel")}
    done = running.run([sys.executable, "-c", NEEDS_LINKER], cwd=source, env=environment, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_wheel_plays_and_serves_in_an_empty_environment(built: tuple[Path, Path], tmp_path: Path) -> None:
    environment = Environment(tmp_path, sys.executable, INTERPRETED)
    environment.install("--no-deps", str(built[1]))
    environment.lend(this_python())
    use(environment, version())
    said = environment.run("python", "-c", FOUND).split()
    assert [Path(module).name.partition("-")[0] for module in said] == list(GAMES)
    assert all(Path(module).is_relative_to(environment.folder) for module in said), said


@pytest.mark.thorough
@pytest.mark.parametrize("name", pythons())
def test_the_wheel_brings_what_it_needs_to_every_python_of_this_machine(
    built: tuple[Path, Path], tmp_path: Path, name: str
) -> None:
    environment = Environment(tmp_path, pythons()[name], {"MOTHERLODE_CACHE": str(tmp_path / "cache")})
    environment.install(str(built[1]), "--constraint", str(ROOT / "requirements.lock"))
    use(environment, version())
    assert "Games" in environment.run("motherlode", "simulate", "dice", "--games", "1000")


def test_the_notes_are_what_is_unreleased() -> None:
    changelog = CHANGELOG.read_text(encoding="utf-8")
    said = notes(changelog, UNRELEASED)
    assert said.startswith("### ")
    assert said in changelog
    assert notes(cut(changelog, "9.9.9", "2030-01-01"), "9.9.9") == said
    with pytest.raises(SystemExit, match="says nothing of 8"):
        notes(changelog, "8.0.0")
    with pytest.raises(SystemExit, match="nothing of Unreleased"):
        cut(cut(changelog, "9.9.9", "2030-01-01"), "9.9.10", "2030-01-02")


def test_a_release_changes_nothing_here_and_publishes_nothing(
    built: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried = []
    monkeypatch.setattr(release, "DIST", tmp_path / "dist")
    monkeypatch.setattr(release, "use", lambda environment, number: tried.append(number))  # the test above does that
    monkeypatch.setattr(sys, "argv", ["release", "--quick"])
    before = CHANGELOG.read_bytes()
    assert release.main() == 0
    assert tried == [version()]
    assert CHANGELOG.read_bytes() == before
    assert (tmp_path / "dist" / "NOTES.md").read_text(encoding="utf-8").strip() == notes(before.decode(), UNRELEASED)
    assert "Nothing has been published" in capsys.readouterr().out
