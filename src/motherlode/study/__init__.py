"""The laboratory: what each piece, choice and house rule of a game is worth, measured over many games.

>>> from motherlode.games.catalog import find
>>> study = Study(find("quarry"), seats=3, bots=["random"])
>>> for step in study.steps:
...     step()
>>> study.play(400)
>>> sum(finding.estimate.value for finding in study.findings() if finding[0] == "seats" and finding[3] == "wins")
1.0
"""

from motherlode.study.estimates import Estimate
from motherlode.study.runs import Finding, Study
from motherlode.study.variants import Sweep, sweep_of

__all__ = ["Estimate", "Finding", "Study", "Sweep", "sweep_of"]
