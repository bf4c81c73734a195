"""The Quarry: everyone votes in secret for a tunnel, and only a lone voter collects; the highest hand wins.

The modules follow the rules: pieces, moves, events, reasons (the tables), state, setup, votes, actions, end, answers;
then sight and deductions (who knows what), options and position (how people write it down), and bounds (what no game
exceeds).
"""

from motherlode.games.kit.gather import game_of
from motherlode.games.quarry import answers, end, events, moves, options, pieces, position, reasons, setup, sight
from motherlode.games.quarry.bounds import BOUNDS

GAME = game_of(
    "quarry",
    *(pieces, moves, events, reasons, setup, answers, end, sight, options, position),
    version=2,
    bounds=BOUNDS,
)
