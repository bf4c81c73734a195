"""Finds the seeds of a lesson: `python tools/lessons.py src/motherlode/web/lessons/quartz.yaml`.

The author of a lesson writes what chance should do, as in `1 mine > mined 1 ruby`, all of it or only what matters.
The lines are written back with a seed that brings it about (`1 mine @ 12 > mined 1 ruby`) and all that it draws. A line
that still comes true is left as it is.
"""

import sys
from pathlib import Path

import numpy as np
import yaml

from motherlode.match import Match, notation
from motherlode.match.log import Entry

MOST = 300_000  # seeds that are tried for one move


def main(path: Path) -> None:
    """Fill in the seeds of one file."""
    text = path.read_text(encoding="utf-8")
    script = yaml.safe_load(text)
    match = Match.from_position(script["start"])
    head = notation.write(match.log)
    for line in [line for scene in script["scenes"] for line in scene.get("play", ())]:
        [entry] = notation.read(head + line).entries
        if not come_true(match, entry):
            sys.exit(f"no seed makes this come true: {line}")
        written = notation.write(match.log).splitlines()[-1]
        text = text.replace(f"- {line}\n", f"- {written}\n", 1)
    path.write_text(text, encoding="utf-8")


def come_true(match: Match, entry: Entry) -> bool:
    """Make a move with the first seed by which everything that is wanted is drawn; whether there is one."""
    before = match.states.tobytes()
    for seed in (entry.seed, *range(MOST)):
        match.play(entry.seat, entry.move, seed=seed)
        if set(entry.drawn) <= set(match.log.entries[-1].drawn):
            return True
        match.states.view(np.ndarray)[:] = np.frombuffer(before, match.game.state)
        match.log.entries.pop()
    return False


if __name__ == "__main__":
    for name in sys.argv[1:]:
        main(Path(name))
