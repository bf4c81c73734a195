"""Nuggets once more, as a game that brings its own rule of thumb, levels and odds: all in this module."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from motherlode.bots.levels import UNMEASURED, Level
from motherlode.coach.odds import Odds, Outcome, Prospect
from motherlode.games.kit.compile import rule
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Record, Records, Row, row
from motherlode.match.events import Event
from tests.toys import nuggets
from tests.toys.nuggets import DIG, HOLDS

ENOUGH = 8
DIE = range(1, 7)


@rule
def estimate(s: Record, seat: int, action: int) -> int:
    """Dig until the purse is nearly full."""
    return ENOUGH - s.purse[seat] if action == DIG else 0


LEVELS = (Level("apprentice", "random"), Level("digger", "greedy", 150, 20), *UNMEASURED[2:])


def odds(game: Game, view: Records, seat: int, legal: Sequence[str]) -> Odds:
    purse = int(row(view, 0).purse[seat])
    gains = {found: found if purse + found <= HOLDS else -purse for found in DIE}
    outcomes = tuple(Outcome({}, Fraction(1, 6), gain) for gain in gains.values())
    risk = Fraction(sum(gain < 0 for gain in gains.values()), 6)
    return Odds(danger="torn", within=(risk,), stake=purse, prospects=(Prospect("dig", outcomes, risk),))


def danger_came(events: Sequence[Event], after: Row, seat: int) -> bool:
    return bool(after.purse[seat] > HOLDS)


GAME = replace(
    nuggets.GAME,
    name="tests.toys.thrifty",
    companions=dict.fromkeys(("greedy", "levels", "odds"), __name__),
)
