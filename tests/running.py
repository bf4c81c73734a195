"""Starts programs as a shell would, and ends them: no test leaves one behind.

`run` waits for the end of a program, `start` lets a test speak with one, `motherlode` runs the real command.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}  # nothing to compile: the command starts at once
LONGEST = 240  # seconds; a test may take a little longer, so that it can say what was waited for
Command = Sequence[str | Path]


@contextmanager
def start(command: Command, **options: Any) -> "Iterator[subprocess.Popen[Any]]":
    """A program in a group of its own; the program and all that it has started are killed at the end."""
    process = subprocess.Popen(list(map(str, command)), start_new_session=True, **options)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def run(
    command: Command, typed: bytes | None = None, longest: float = LONGEST, **options: Any
) -> "subprocess.CompletedProcess[Any]":
    """Let a program end; its exit code, and what it said. Nothing can be read where nothing was typed."""
    options = {"stdin": subprocess.DEVNULL if typed is None else subprocess.PIPE, **options}
    with start(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as process:
        out, err = process.communicate(typed, timeout=longest)
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def motherlode(
    *arguments: str | Path, typed: str | bytes | None = "", lang: str = "en_US.UTF-8", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `motherlode` with these arguments and this standard input; None closes it."""
    done = run(
        [sys.executable, "-m", "motherlode", *map(str, arguments)],
        typed=typed.encode() if isinstance(typed, str) else typed,
        env={**surroundings(), "LC_ALL": lang, **INTERPRETED, **environment},
    )
    out, err = (said.decode(errors="replace") for said in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def surroundings() -> dict[str, str]:
    """The environment, without what says which language somebody speaks here."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
