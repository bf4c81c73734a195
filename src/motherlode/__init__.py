"""Motherlode: three mining games, for people, bots and researchers.

>>> import motherlode
>>> match = motherlode.new("quartz", seats=4, seed=7, edition="pt")
>>> match.over
False
"""

from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match, Refused

__version__ = "0.1.0"
__all__ = ["Match", "Mistake", "Refused", "new"]

new = Match.new
