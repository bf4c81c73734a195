"""Motherlode: three mining games, for people, bots and researchers.

>>> import motherlode
>>> match = motherlode.new("quartz", seats=4, seed=7, edition="pt")
>>> match.over
False
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from motherlode.games.kit.mistakes import Mistake
    from motherlode.match import Match, RefusedMove

    new = Match.new

__version__ = "0.1.0"
__all__ = ["Match", "Mistake", "RefusedMove", "new"]


def __getattr__(name: str) -> Any:
    """What is exported is imported when it is first asked for: the command line starts without the compiler."""
    if name == "Mistake":
        from motherlode.games.kit.mistakes import Mistake

        return Mistake
    if name in __all__:
        from motherlode import match

        return match.Match.new if name == "new" else getattr(match, name)
    raise AttributeError(f"motherlode has no {name}")
