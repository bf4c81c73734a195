"""The spaces of an environment, as Gymnasium and PettingZoo want them."""

import numpy as np
from gymnasium.spaces import Box, Dict

from motherlode.adapters.observation import bounds_of
from motherlode.games.kit.game import Game


def observation_box(game: Game, repeated: int = 1) -> Box:
    """The numbers that a seat sees, or several seats one after the other."""
    lowest, highest = bounds_of(game)
    return Box(np.tile(lowest, repeated), np.tile(highest, repeated), dtype=np.int32)


def masked_observation(game: Game, moves: int) -> Dict:
    """The numbers that a seat sees, and which of its moves are legal."""
    return Dict({"observation": observation_box(game), "action_mask": Box(0, 1, (moves,), np.int8)})
