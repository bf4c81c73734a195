"""Interpreted rules are the same rules: they keep the contract, and a `.mine` file replays to the same bytes."""

import os
import sys
from pathlib import Path

import pytest

from tests import running

FIXTURE = Path(__file__).parent / "quartz" / "five-dwarves.mine"

CONFORMANCE = """
from motherlode.games.quartz import GAME
from motherlode.testing import check_game
print(check_game(GAME, games=3, options=({"thrill": True, "house": {"days": 2}},), engines=False))
"""

REPLAY = """
import hashlib, pathlib, sys
from motherlode.match import Match
from motherlode.match.notation import read
match = Match.replay(read(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")))
assert match.over
print(hashlib.sha256(match.states.tobytes()).hexdigest(), *match.scores.values())
"""


def run(script: str, interpreted: bool, *arguments: str) -> str:
    """What a script prints in a fresh process, with the rules interpreted or compiled."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": str(int(interpreted))}
    done = running.run([sys.executable, "-c", script, *arguments], env=environment, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_interpreted_rules_keep_the_contract() -> None:
    assert run(CONFORMANCE, interpreted=True).startswith("quartz: 3 games")


@pytest.mark.parametrize("file", [FIXTURE], ids=lambda file: file.stem)
def test_a_log_replays_to_the_same_bytes_on_both_engines(file: Path) -> None:
    assert run(REPLAY, True, str(file)) == run(REPLAY, False, str(file))
