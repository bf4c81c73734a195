"""The digest of some random games, printed. Run it on both engines and compare:

python -m motherlode.testing.trace quartz 4 2 7
NUMBA_DISABLE_JIT=1 python -m motherlode.testing.trace quartz 4 2 7
python -m motherlode.testing.trace quartz 4 2 7 '{"edition": "pt", "thrill": true}'
"""

import json
import sys

from motherlode.games.catalog import find
from motherlode.testing.digest import trace


def main(arguments: list[str]) -> None:
    """Print the digest of `GAME SEATS GAMES SEED [OPTIONS]`, or one for each `SEATS GAMES SEED OPTIONS`."""
    game, rest = find(arguments[0]), arguments[1:]
    if len(rest) % 4:
        rest.append("{}")
    for seats, games, seed, options in zip(*[iter(rest)] * 4, strict=True):
        print(trace(game, int(seats), int(games), int(seed), json.loads(options)))


if __name__ == "__main__":
    main(sys.argv[1:])
