"""What a game brings along for bots and the coach: modules that it names in `Game.companions`, imported when needed.

| role | what the module has | described in |
|---|---|---|
| `greedy` | a rule of thumb for each move | `bots/greedy` |
| `values` | how a table is judged before the game is over | `bots/values` |
| `levels` | the bots behind the five strengths, with their ratings | `bots/levels` |
| `odds` | exact chances for one seat | `coach/odds` |
| `reasons` | which differences between two moves are worth a sentence | `coach/reasons` |

The modules may lie in the game's own folder. A game without any of them is served too: its bots search with random
playouts, and the coach gives win chances alone. The rules name modules as text, so that they import nothing from here.
"""

from importlib import import_module
from types import ModuleType

from motherlode.games.kit.game import Game


def companion(game: Game, role: str) -> ModuleType | None:
    """The module that serves a role for a game, if the game names one."""
    module = game.companions.get(role)
    return import_module(module) if module else None
