"""The conformance kit: what every game of Motherlode must hold to, as tests that games written elsewhere can run too.

>>> from motherlode.games.catalog import find
>>> from motherlode.testing import check_game
>>> report = check_game(find("quartz"), games=3, seed=7, engines=False)
>>> report.games, report.different_worlds > report.worlds / 2
(3, True)

A game that breaks its contract raises an AssertionError that says where: the game, its seats and options, the seed, the
move and what broke. `print(report)` says how much was looked at.
"""

from motherlode.testing.conformance import check_game
from motherlode.testing.report import Report

__all__ = ["Report", "check_game"]
