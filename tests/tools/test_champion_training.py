"""The training of champions: `python -m bench.champion`, where PyTorch is and where it is not, and `bench.outlook`."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from motherlode.bots import answer, champion, stream_of
from motherlode.bots.champion.weights import load
from motherlode.bots.compiled import CompiledBot
from motherlode.games.catalog import find
from motherlode.match import Match
from tests.running import INTERPRETED, run, surroundings
from tools.torchrl_check import ROOT, filled

SHORT = 0.05  # minutes
LONGEST = 1200  # seconds: the environment may have to be filled first


def trained(*arguments: str, **environment: str) -> subprocess.CompletedProcess[Any]:
    """The training in the environment that has PyTorch."""
    paths = {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    command = [filled(), "-m", "bench.champion", "quarry", "--threads", "1", *arguments]
    return run(command, cwd=ROOT, env={**surroundings(), **paths, **environment}, longest=LONGEST)


def test_without_pytorch_the_training_says_what_to_install() -> None:
    without = "import runpy, sys; sys.modules['torch'] = None; runpy.run_module('bench.champion', run_name='__main__')"
    done = run([sys.executable, "-c", without, "quarry"], cwd=ROOT, env=surroundings(), longest=60)
    assert done.returncode == 1
    assert done.stderr.decode() == 'A champion is trained with PyTorch: pip install "motherlode[train]"\n'


@pytest.mark.thorough
@pytest.mark.parametrize("stage", ["--playouts", "--results"])
def test_a_short_training_keeps_a_champion_that_plays(stage: str, tmp_path: Path) -> None:
    minutes = {"--playouts": 0.0, "--results": 0.0, stage: SHORT}
    given = [part for name, value in minutes.items() for part in (name, str(value))]
    weights, kept = tmp_path / "quarry.npz", tmp_path / "network.pt"
    done = trained(*given, "--write", str(weights), "--kept", str(kept))
    assert done.returncode == 0, done.stderr.decode()
    assert kept.exists()
    game = find("quarry")
    bot, match = CompiledBot(champion.player_with(game, load(weights))), Match.new("quarry", seats=4, seed=1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, bot, stream_of(1, seat)))


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--playouts", "0"), "must be more than 0 minutes"),
        (("--device", "gpu"), "give it minutes with --results"),
        (("--tables", "10"), "--tables must be a multiple of 4"),
    ],
)
def test_what_cannot_be_trained_is_said_at_once(arguments: tuple[str, ...], said: str) -> None:
    done = trained(*arguments)
    assert done.returncode == 2
    assert said in done.stderr.decode()


@pytest.mark.thorough
def test_games_that_are_interpreted_are_not_learned_from() -> None:
    done = trained(**INTERPRETED)
    assert done.returncode == 2
    assert "this takes Numba" in done.stderr.decode()


@pytest.mark.thorough
def test_tables_of_the_dice_game_are_learned_from_a_few_games(tmp_path: Path) -> None:
    tables = tmp_path / "dice.npz"
    command = [sys.executable, "-m", "bench.outlook", "--games", "1500", "--write", str(tables)]
    done = run(command, cwd=ROOT, env=surroundings(), longest=LONGEST)
    assert done.returncode == 0, done.stderr.decode()
    game = find("dice")
    with np.load(tables) as kept:
        bot = CompiledBot(champion.planner_with(game, dict(kept)))
    match = Match.new("dice", seats=4, seed=1)
    while not match.over:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, bot, stream_of(1, seat)))
