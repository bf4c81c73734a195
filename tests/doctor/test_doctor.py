"""`motherlode doctor`: what it finds on this machine is so, and what is broken on purpose is found and said."""

import json
import socket
import sys
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.doctor.checks import CHECKS
from motherlode.words import LANGUAGES, Words


def found(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, dict[str, str]]:
    assert main(["doctor", "--json", *arguments]) == code
    said = json.loads(capsys.readouterr().out)
    assert said["good"] is (code == 0)
    assert list(said["checks"]) == list(CHECKS)
    checks: dict[str, dict[str, str]] = said["checks"]
    return checks


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_all_is_well_where_the_tests_run_and_nothing_is_left_behind(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    checks = found(capsys)
    assert checks["python"]["fact"].startswith(".".join(map(str, sys.version_info[:3])))
    assert checks["compiler"]["state"] in ("good", "note")
    assert checks["postgresql"]["state"] == "good"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_check_is_a_line_in_the_readers_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lang", language]) == 0
    said = capsys.readouterr().out
    for name in CHECKS:
        assert Words(language).say(f"doctor-{name}") in said


def test_a_port_that_is_taken_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        checks = found(capsys, "--port", port)
    assert checks["port"]["state"] == "note"
    assert port in checks["port"]["advice"]


def test_a_store_that_cannot_be_opened_has_to_be_mended(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database, but long enough to be looked at" * 20)
    assert found(capsys, "--store", "broken.db", code=1)["store"]["state"] == "bad"
    nobody = "postgresql://nobody@127.0.0.1:9/nothing"
    assert found(capsys, "--store", nobody, code=1)["store"]["advice"]


def test_a_cache_that_cannot_be_written_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MOTHERLODE_CACHE", "/dev/null/cache")
    checks = found(capsys)
    assert checks["cache"]["state"] == "note"
    assert "MOTHERLODE_CACHE" in checks["cache"]["advice"]


def test_bad_input_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--port", "many"], ["--store", "mysql://host/database"], ["--fast"]):
        assert main(["doctor", *arguments]) == 2
        assert capsys.readouterr().out == ""
