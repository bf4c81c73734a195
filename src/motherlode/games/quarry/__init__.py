"""The Quarry: everyone votes in secret for a tunnel, and only a lone voter collects; the highest hand wins.

The modules follow the rules: pieces, moves, events (the tables), state, setup, voting, acting, end, answers; then
sight and deductions (who knows what), options and position (how people write it down), and bounds (what no game
exceeds).
"""

from motherlode.games.kit.gather import game_of
from motherlode.games.quarry import answers, bounds, end, events, moves, options, pieces, position, setup, sight, state

GAME = game_of(
    "quarry",
    *(pieces, moves, events, state, setup, answers, end, sight, options, position, bounds),
    version=2,
    hidden=True,
    chance=True,
    simultaneous=True,
    sealed=frozenset({"vote"}),
    pieces={
        "card": options.CARD_SLUGS,
        "tunnel": pieces.BALLOTS,
        "deed": options.PAID_ACTION_SLUGS,
        "shape": pieces.SHAPES,
    },
    companions={
        "greedy": "motherlode.bots.greedy.quarry",
        "levels": "motherlode.bots.levels.quarry",
        "odds": "motherlode.coach.odds.quarry",
        "reasons": "motherlode.coach.reasons.quarry",
    },
)
