"""The rules of a page, played in Node: each job is a process of its own, with the module and facts that a page has."""

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import motherlode
from motherlode.games.catalog import find
from motherlode.webassembly.modules import facts_beside, module_of

ENGINE = Path(motherlode.__file__).parent / "web" / "app" / "rules-engine"
SCRIPT = Path(__file__).with_suffix(".mjs")
PATIENCE = 300  # seconds


@cache
def beside(game: str) -> tuple[str, dict[str, Any]]:
    """The module of a game, and its facts."""
    return str(module_of(find(game))), facts_beside(find(game))


def ended(game: str, job: str, **given: Any) -> subprocess.CompletedProcess[str]:
    """A job, done or failed."""
    module, facts = beside(game)
    asked = {"engine": str(ENGINE), "facts": facts, "module": module, "job": job, **given}
    node = shutil.which("node")
    assert node, "Node.js is not installed: tools/system-packages says how"
    return subprocess.run(
        [node, SCRIPT], input=json.dumps(asked), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def done(game: str, job: str, **given: Any) -> Any:
    """What comes of a job."""
    process = ended(game, job, **given)
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout)
