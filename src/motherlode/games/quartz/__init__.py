"""Quartz: dwarves mine crystals from a bag for five days; a second obsidian and the day's haul is gone.

The modules follow the rulebook: pieces, moves, events, reasons (the tables), state, setup, turns, obsidian, cards,
reactions, night; then sight (who knows what), options, position and pending (how people write it down), and bounds
(what no game exceeds). Rules 1, for the matches that were played by them, are in former.
"""

from motherlode.games.kit.gather import game_of
from motherlode.games.quartz import events, moves, night, options, pieces, position, reasons, setup, sight, turns
from motherlode.games.quartz.bounds import BOUNDS

GAME = game_of(
    "quartz",
    *(pieces, moves, events, reasons, setup, turns, night, sight, options, position),
    version=2,
    bounds=BOUNDS,
)
