"""`make test` in parts: each one is timed, and nothing begins after a failure."""

from pathlib import Path

import pytest

from tools import parts

MAKEFILE = """
good: ; @echo fine
bad: ; @echo broken; exit 3
late: ; @touch late
"""


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(parts.PLANS, "all-good", ((("good",), ("late",)),))
    monkeypatch.setitem(parts.PLANS, "broken", ((("good", "bad", "good"),), (("late",),)))


@pytest.mark.usefixtures("plan")
def test_every_part_and_all_of_them_are_timed(capfd: pytest.CaptureFixture[str]) -> None:
    assert parts.main("all-good", "--begun", "0") == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[0] == "fine"
    assert [line.split()[0] for line in lines[1:-2]] in (["set-up", "good", "late"], ["set-up", "late", "good"])
    assert lines[-2].split()[:2] == ["in", "all"]
    assert lines[-1] == "All good."


@pytest.mark.usefixtures("plan")
def test_after_a_failure_nothing_begins(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert parts.main("broken") == 1
    said = capfd.readouterr().out
    assert "broken" in said
    assert "All good." not in said
    assert not (tmp_path / "late").exists()
