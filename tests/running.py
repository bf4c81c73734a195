"""Runs the real command, as a shell would."""

import os
import subprocess
import sys
from pathlib import Path

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # nothing to compile: the command starts at once


def motherlode(
    *arguments: str | Path, typed: str | bytes | None = "", lang: str = "en_US.UTF-8", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `motherlode` with these arguments and this standard input; None closes it."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, "-m", "motherlode", *map(str, arguments)],
        env={**inherited, "LC_ALL": lang, **INTERPRETED, **environment},
        input=typed.encode() if isinstance(typed, str) else typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        check=False,
        timeout=300,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
    )
