"""What there is for a game besides its rules, for bots and the coach: modules by role, imported when needed.

| role | what the module has | described in |
|---|---|---|
| `greedy` | a rule of thumb for each move | `bots/greedy` |
| `values` | how a table is judged before the game is over | `bots/values` |
| `levels` | the bots behind the five strengths, with their ratings | `bots/levels` |
| `planner` | how a champion plans the rest of a turn | `bots/planner` |
| `odds` | exact chances for one seat | `coach/odds` |
| `reasons` | which differences between two moves are worth a sentence | `coach/reasons` |

A game of ours has them in the folders named there, each called like the game. A game of somebody else names its own in
`Game.companions`, as text, so that rules import nothing from here. A game without any of them is served too: its bots
search with random playouts, and the coach gives win chances alone.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from motherlode.games.catalog import is_module
from motherlode.games.kit.game import Game

FOLDERS = {
    "greedy": "motherlode.bots.greedy",
    "values": "motherlode.bots.values",
    "levels": "motherlode.bots.levels",
    "planner": "motherlode.bots.planner",
    "odds": "motherlode.coach.odds",
    "reasons": "motherlode.coach.reasons",
}


def companion(game: Game, role: str) -> ModuleType | None:
    """The module that serves a role for a game, if there is one."""
    if named := game.companions.get(role):
        return import_module(named)
    ours = f"{FOLDERS[role]}.{game.name}"
    return import_module(ours) if not is_module(game.name) and find_spec(ours) else None
