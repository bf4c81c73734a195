"""A release: the sdist makes the same wheel, the wheel is whole and works far from here, notes are right."""

import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from harness.wheel_trial import MODULES, Environment, missing_from, pythons, this_python, use
from tools import release
from tools.release import CHANGELOG, INTERPRETED, ROOT, UNRELEASED, build, build_with_modules, cut, notes, version


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    return build("sdist", folder), build("wheel", folder)


def test_the_wheel_has_every_file_of_the_package(built: tuple[Path, Path]) -> None:
    assert missing_from(built[1]) == []
    assert missing_from(built[1], MODULES) == [MODULES], "they are made by `make wheel`"


@pytest.mark.thorough
def test_the_wheel_that_people_get_has_the_modules_of_the_page(tmp_path: Path) -> None:
    assert missing_from(build_with_modules(tmp_path), MODULES) == []


def test_the_sdist_has_the_tests_and_documents_and_makes_the_same_wheel(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    with tarfile.open(built[0]) as inside:
        inside.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()
    for name in ("Makefile", "mkdocs.yml", "deploy/Containerfile", "docs/index.md", "tests/conftest.py", "examples"):
        assert (folder / name).exists(), name
    again = build("wheel", tmp_path / "dist", folder)
    with ZipFile(built[1]) as here, ZipFile(again) as there:
        assert sorted(here.namelist()) == sorted(there.namelist())


def test_the_wheel_plays_and_serves_in_an_empty_environment(built: tuple[Path, Path], tmp_path: Path) -> None:
    environment = Environment(tmp_path, sys.executable, INTERPRETED)
    environment.install("--no-deps", str(built[1]))
    environment.lend(this_python())
    use(environment, version())


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
