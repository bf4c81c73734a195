"""Quartz: The Dice Game: six rounds of mining, five dice rolled up to three times, and black crystals for the others.

The modules follow the rulebook: pieces, moves, events, reasons (the tables), state, seats, setup, rolls, actions,
rounds, end, turns (legal moves and their answers); then sight (who knows what), and options and position (how people
write it down).
"""

from motherlode.games.dice import end, events, moves, options, pieces, position, reasons, setup, sight, turns
from motherlode.games.kit.game import Bounds
from motherlode.games.kit.gather import game_of

GAME = game_of(
    "dice",
    *(pieces, moves, events, reasons, setup, turns, end, sight, options, position),
    version=1,
    # The longest game is a tournament of last-will-be-first: a turn takes at least one crystal out of the bag, and four
    # eliminations put 70 back at most, so a day has at most 350 turns, of at most 14 decisions and a marker's reroll.
    bounds=Bounds(longest=16_000, lowest_score=-132, highest_score=873, record_bytes=512, events=32),
)
