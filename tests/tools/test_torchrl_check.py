"""TorchRL's checks, in an environment of their own. Where it cannot be installed the test fails: nothing is skipped."""

import sys

import pytest

from motherlode.games.catalog import GAMES
from tests.running import run, surroundings
from tools.torchrl_check import DOORS, ROOT

FILLING = 1200  # seconds, over a slow line


@pytest.mark.thorough
def test_torchrl_finds_its_specs() -> None:
    done = run([sys.executable, "-m", "tools.torchrl_check"], cwd=ROOT, env=surroundings(), longest=FILLING)
    assert done.returncode == 0, done.stderr.decode()
    passed = [line for line in done.stdout.decode().splitlines() if line.startswith("check_env_specs: ")]
    assert passed == [f"check_env_specs: {name} by {door}" for name in GAMES for door in DOORS]
