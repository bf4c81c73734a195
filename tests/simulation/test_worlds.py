"""The worlds of many seeds: whatever goes wrong in them, nothing that was promised is broken."""

import os
import subprocess
import sys

import pytest

from harness.ports import ROOT
from harness.simulation.world import worlds
from motherlode.testing import check_game
from tests.amounts import amount

WORLDS = amount("simulated worlds")
SAME = (0, 7, 33)
SHOW = """
from harness.simulation.world import worlds
with worlds() as run:
    for seed in {seeds}:
        print(run(seed))
"""


def test_in_no_world_anything_is_lost_shown_too_soon_or_left_behind():
    with worlds() as run:
        found = [run(seed) for seed in range(WORLDS)]
    assert {one.seed: one.violations for one in found if one.violations} == {}
    assert sum(one.lines for one in found) > 20 * WORLDS


def shown(hashing):
    """Some worlds, in a process of its own, where sets have another order."""
    command = [sys.executable, "-c", SHOW.format(seeds=SAME)]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hashing}, capture_output=True, text=True, check=True
    ).stdout


def test_a_seed_is_the_same_world_every_time():
    with worlds() as run:
        here = "".join(f"{run(seed)}\n" for seed in SAME)
    assert here == shown("1") == shown("2")


@pytest.mark.thorough
def test_the_game_of_these_worlds_keeps_the_contract():
    from harness.simulation.game import GAME

    check_game(GAME, games=30)
