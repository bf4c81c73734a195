"""No test leaves a program behind."""

import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from tests import running

PARENT = """
import subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
time.sleep(600)
"""


def runs(process: int) -> bool:
    """Whether it is there; one that has ended and was not fetched is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def fail_beside(started: list[int]) -> None:
    """A test that starts a program, which starts another one, and fails."""
    with running.start([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        started += [process.pid, int(process.stdout.readline())]
        assert all(map(runs, started))
        raise ZeroDivisionError


def test_a_program_ends_with_all_that_it_started_even_if_the_test_fails() -> None:
    started: list[int] = []
    with pytest.raises(ZeroDivisionError):
        fail_beside(started)
    parent, child = started
    assert not runs(parent)
    while runs(child):  # it has been killed, and is gone in a moment
        sleep(0.01)


def test_a_program_that_does_not_end_is_ended() -> None:
    with pytest.raises(subprocess.TimeoutExpired):
        running.run([sys.executable, "-c", PARENT], longest=1)
