"""Leagues of bots: who is better, by how much, and how sure that is.

>>> from motherlode import arena
>>> standings = arena.play("dice", "greedy,random*2", seats=3, games=30)
>>> [one.bot for one in standings], standings[0].share_low > standings[0].fair_share
(['greedy', 'random'], True)

Every deal is played by all line-ups, in all turns round the table, so that luck falls on all alike. `League` is the
same with a folder that keeps the games, and `arena.cells` makes a table, a CSV file and a page of it.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from motherlode.arena.league import League
from motherlode.arena.plan import PATIENCE, Plan
from motherlode.arena.ratings import Rating
from motherlode.arena.standings import Standing
from motherlode.arena.stop_rule import StopRule

__all__ = ["League", "Plan", "Rating", "Standing", "StopRule", "play"]


def play(
    game: str,
    bots: str | Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    outside: Sequence[str] = (),
    patience: float = PATIENCE,
    sure: bool = False,
    within: float | None = None,
    folder: Path | None = None,
    device: str = "cpu",
    workers: int | None = None,
    null: bool = False,
    luck: bool = False,
) -> list[Standing]:
    """Play a league, or continue the one in the folder; returns its standings, the best bot first."""
    league = League(Plan.of(game, bots, seats, seed, options, outside, patience, null=null, luck=luck), folder)
    try:
        league.play(games, StopRule(sure, within), device, workers)
        return league.standings()
    finally:
        league.close()
