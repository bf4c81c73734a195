"""Every game's kernels are built to PTX here, where there is no GPU; and what is missing is said in a sentence."""

import re
import sys
from pathlib import Path

import pytest

from motherlode import batch
from motherlode.batch import ptx
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game_loop import RANDOM
from motherlode.games.kit.mistakes import Mistake
from tests import running

SMALL = "tests.toys.nuggets"  # hidden hands and chance, in a few seconds; ours take a minute each


@pytest.mark.parametrize("name", [SMALL, *(pytest.param(name, marks=pytest.mark.thorough) for name in GAMES)])
def test_the_kernels_of_every_game_are_built(name: str) -> None:
    """Once after a change, where everybody's kernels lie."""
    built: list[str] = []
    there = ptx.is_built(ptx.folder_of(find(name), (RANDOM,)))
    folder = ptx.build(find(name), (RANDOM,), progress=built.append)
    assert built == ([] if there else list(ptx.KERNELS))
    assert ptx.is_built(folder)
    for kernel in ptx.KERNELS:
        text = (folder / f"{kernel}.ptx").read_text(encoding="ascii")
        assert kernel in ptx.entry_of(text)
        assert f".version {ptx.PTX_VERSION}\n" in text
        assert ".target sm_80" in text
        assert not re.search(r"^\s*call", text, re.M)  # a kernel is one piece: see the head of ptx.py
        assert not re.search(r"^\.const", text, re.M)  # lanes read tables each where it likes
    written = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    built.clear()
    assert ptx.build(find(name), (RANDOM,), progress=built.append) == folder
    assert {file: file.stat().st_mtime_ns for file in folder.iterdir()} == written
    assert built == []


def test_a_machine_without_a_gpu_says_so() -> None:
    with pytest.raises(Mistake, match=r"GPU") as caught:
        batch.run("quartz", 10, 4, device="gpu")
    assert caught.value.key in ("no-cupy", "no-gpu")


WITHOUT_NUMBA = """
import sys
sys.modules["numba"] = None
from pathlib import Path
from motherlode.batch import ptx
from motherlode.games.kit.game_loop import RANDOM
from motherlode.games.catalog import find
from motherlode.games.kit.mistakes import Mistake
print(ptx.folder_of(find("quartz"), (RANDOM,), Path("kernels")).name)
try:
    ptx.build(find("quartz"), (RANDOM,), Path("kernels"))
except Mistake as mistake:
    print(mistake)
"""


def test_where_numba_is_not_installed_kernels_are_found_but_not_built(tmp_path: Path) -> None:
    done = running.run([sys.executable, "-c", WITHOUT_NUMBA], cwd=tmp_path, text=True)
    assert done.returncode == 0, done.stderr
    name, mistake = done.stdout.splitlines()
    assert name == ptx.folder_of(find("quartz"), (RANDOM,)).name
    assert "numba-cuda" in mistake
