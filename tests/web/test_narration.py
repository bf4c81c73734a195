"""The page puts a match into the same words as the terminal: one file of texts for both."""

import json
import shutil
import subprocess
from pathlib import Path

import motherlode
from tests.words import narration_golden

PROGRAM = Path(motherlode.__file__).parent
SCRIPT = Path(__file__).with_name("narrate.js")
MODULES = ("app/narration.js", "app/words.js", "app/letters.js", "vendor/fluent.js")


def test_the_page_says_every_text_as_recorded(tmp_path: Path) -> None:
    for name in MODULES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(PROGRAM / "web" / name, tmp_path / name)
    shutil.copy(SCRIPT, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    command = ["node", SCRIPT.name, narration_golden.FILE, PROGRAM / "words"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    golden, said = narration_golden.recorded(), json.loads(done.stdout)
    for name, game in golden["games"].items():
        game["texts"] = said[name]
    assert list(narration_golden.lines(golden)) == list(narration_golden.lines(narration_golden.recorded()))
