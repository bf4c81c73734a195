"""What failed beside others is tried once more, alone, if it is little, and named."""

import json
import sys
from pathlib import Path

import pytest

from tools.unsteady import FEW, main

PASSES, FAILS = ((sys.executable, "-c", f"raise SystemExit({code})") for code in (0, 1))


def kept(folder: Path, count: int) -> Path:
    file = folder / "lastfailed"
    file.write_text(json.dumps({f"tests/test_{number}.py::test_it": True for number in range(count)}))
    return file


def test_what_passes_alone_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(kept(tmp_path, FEW), PASSES) == 0
    assert "UNSTEADY, to be mended:\n  tests/test_0.py::test_it\n" in capsys.readouterr().out


def test_what_fails_again_is_a_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(kept(tmp_path, 1), FAILS) == 1
    assert "UNSTEADY" not in capsys.readouterr().out


def test_many_failures_and_none_are_not_tried_again(tmp_path: Path) -> None:
    assert main(kept(tmp_path, FEW + 1), PASSES) == 1
    assert main(kept(tmp_path, 0), PASSES) == 1
    assert main(tmp_path / "none", PASSES) == 1
