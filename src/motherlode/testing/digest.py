"""A digest of random games: every state, mask, event, observation and view. Both engines must give the same.

python -m motherlode.testing.trace quartz 4 2 7
NUMBA_DISABLE_JIT=1 python -m motherlode.testing.trace quartz 4 2 7 '{"thrill": true}'
"""

import hashlib

from motherlode.games.kit.game import Game, Options
from motherlode.testing.random_games import random_game
from motherlode.testing.sight import redacted, world_from


def trace(game: Game, seats: int, games: int, seed: int, options: Options) -> str:
    """The SHA-256 of everything that `games` games give; viewers take turns."""
    digest = hashlib.sha256()
    mask, observation = game.mask(), game.observed()
    for number in range(games):
        for step in random_game(game, seats, options, seed + number):
            at = step.at
            viewer = at.viewers[at.move % len(at.viewers)]
            digest.update(at.states.tobytes())
            digest.update(step.events["rows"][0, : step.emitted].tobytes())
            for seat in range(seats):
                game.rules.legal(at.states, 0, seat, mask)
                digest.update(mask.tobytes())
            game.rules.observe(at.states, 0, viewer, observation)
            digest.update(observation.tobytes())
            view = redacted(at, viewer)
            digest.update(view.tobytes())
            digest.update(world_from(at, viewer, view, at.move).tobytes())
    return digest.hexdigest()
