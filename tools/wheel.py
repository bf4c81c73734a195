"""The wheel, with the modules of the page in it: who installs it needs no compiler for them.

python tools/wheel.py           # into dist/
python tools/wheel.py FOLDER
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from motherlode.games.catalog import GAMES, find
from motherlode.webassembly.modules import PACKAGED, module_of

ROOT = Path(__file__).resolve().parents[1]
NEEDED = ("pyproject.toml", "README.md", "LICENSE")


def main(folder: str = "dist") -> int:
    """Build it from a copy, so that what is made for the wheel is not in the working tree."""
    with tempfile.TemporaryDirectory() as copied:
        shutil.copytree(ROOT / "src", Path(copied, "src"), ignore=shutil.ignore_patterns("__pycache__"))
        for name in NEEDED:
            shutil.copy(ROOT / name, copied)
        packaged = Path(copied, PACKAGED.relative_to(ROOT))
        packaged.mkdir()
        for name in GAMES:
            shutil.copy(module_of(find(name)), packaged)
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(Path(folder).resolve())]
        return subprocess.run(command, cwd=copied, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
