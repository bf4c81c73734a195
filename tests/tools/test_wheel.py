"""The wheel brings the modules of the page, and the installed package finds them without a compiler."""

import os
import sys
import zipfile
from pathlib import Path

from motherlode.games.catalog import GAMES
from tests import running
from tools.wheel import main

FOUND = """
from motherlode.games.catalog import GAMES, find
from motherlode.webassembly.modules import module_of
for name in GAMES:
    print(module_of(find(name)))
"""


def test_the_modules_of_the_present_rules_are_in_the_wheel(tmp_path: Path) -> None:
    assert main(str(tmp_path)) == 0
    [wheel] = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    zipfile.ZipFile(wheel).extractall(installed)
    environment = {**os.environ, "PYTHONPATH": str(installed), "MOTHERLODE_CACHE": str(tmp_path / "cache")}
    done = running.run([sys.executable, "-c", FOUND], cwd=tmp_path, env=environment, text=True)
    assert done.returncode == 0, done.stderr
    modules = [Path(line) for line in done.stdout.split()]
    assert [module.name.partition("-")[0] for module in modules] == list(GAMES)
    assert {module.parent for module in modules} == {installed / "motherlode" / "webassembly" / "built"}
