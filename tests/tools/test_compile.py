"""What is compiled before the tests: any game of the list, also one for which no matches are kept."""

import sys
from pathlib import Path

from tests.running import INTERPRETED, run, surroundings

ROOT = Path(__file__).parents[2]
PROGRAM = """
from motherlode.games.catalog import add
from tools.compile import played
match = played(add("examples.lanterns"))
assert match.over
print(match.log.game)
"""


def test_a_game_that_was_just_added_needs_no_kept_match() -> None:
    done = run([sys.executable, "-c", PROGRAM], cwd=ROOT, env={**surroundings(), **INTERPRETED})
    assert done.stdout.decode().strip() == "examples.lanterns", done.stderr.decode()
