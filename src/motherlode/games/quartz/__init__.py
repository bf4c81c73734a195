"""Quartz: dwarves mine crystals from a bag for five days; a second obsidian and the day's haul is gone.

The modules follow the rulebook: pieces, moves, events (the tables), state, setup, turns, obsidian, cards,
reactions, night; then sight (who knows what), options, position and pending (how people write it down), and bounds
(what no game exceeds). Rules 1, for the matches that were played by them, are in former.
"""

from motherlode.games.kit.gather import game_of
from motherlode.games.quartz import bounds, events, moves, night, options, pieces, position, setup, sight, state, turns

GAME = game_of(
    "quartz",
    *(pieces, moves, events, state, setup, turns, night, sight, options, position, bounds),
    version=2,
    hidden=True,
    chance=True,
    simultaneous=False,
    pieces={"crystal": options.COLOUR_SLUGS, "card": options.CARD_SLUGS, "bonus": events.BONUSES},
    rates={"accidents-per-day": ("accident", "day-began")},
    reactions=frozenset({"react"}),
    companions={
        "greedy": "motherlode.bots.greedy.quartz",
        "values": "motherlode.bots.values.quartz",
        "levels": "motherlode.bots.levels.quartz",
        "odds": "motherlode.coach.odds.quartz",
        "reasons": "motherlode.coach.reasons.quartz",
    },
)
