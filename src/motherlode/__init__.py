"""Motherlode: three mining games, for people, bots and researchers.

>>> import motherlode
>>> match = motherlode.new("quartz", seats=4, seed=7, edition="pt")
>>> match.over
False
"""

from typing import TYPE_CHECKING, Any

from motherlode.games.kit.mistakes import Arguments, Mistake, by_key

if TYPE_CHECKING:
    from motherlode.match import Match, RefusedMove

    new = Match.new

__version__ = "0.1.0"
__all__ = ["Match", "Mistake", "RefusedMove", "new"]


def __getattr__(name: str) -> Any:
    """What is exported is imported at its first use: the command line starts without the compiler."""
    if name in __all__:
        from motherlode import match

        return match.Match.new if name == "new" else getattr(match, name)
    raise AttributeError(f"motherlode has no {name}")


def _in_english(key: str, arguments: Arguments) -> str:
    """The sentence of a mistake: rules know no words, so the package brings the two together."""
    from motherlode.words import Words
    from motherlode.words.mistakes import say

    return say(Words("en"), key, arguments) or by_key(key, arguments)


Mistake.in_english = staticmethod(_in_english)
