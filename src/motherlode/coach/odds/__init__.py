"""Exact odds for one seat: what the next draw or roll can bring, the danger in it, what each move is likely to gain.

Everything is counted from the seat's view and nothing else, in whole numbers and fractions. A game's `odds` module has
`odds(game, view, seat, legal)` and `danger_came(events, after, seat)`; a game without one has no odds to show.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from motherlode.bots.companions import companion
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records, Row
from motherlode.match.events import Event

DRAWS_AHEAD = 6  # how many draws ahead the danger is computed
NEVER, SURELY = Fraction(0), Fraction(1)


@dataclass(frozen=True)
class Outcome:
    """One thing that can come of a move: the pieces that come with it, how likely it is, what it gains."""

    pieces: dict[str, int]
    chance: Fraction
    gain: int  # coins or points of the seat, if all were counted right after


@dataclass(frozen=True)
class Prospect:
    """What one move may bring. `assumes` names what had to be taken for granted."""

    move: str
    outcomes: tuple[Outcome, ...] = ()
    risk: Fraction = NEVER  # of the game's danger, by this move
    assumes: str = ""  # no-reaction, even-votes
    shows: dict[str, tuple[Fraction, ...]] = field(default_factory=dict)  # by face: chance of exactly 0, 1, … dice
    uses: dict[str, tuple[Fraction, ...]] = field(default_factory=dict)  # by face: chance of at least 1, 2, … to use

    @property
    def gain(self) -> Fraction:
        """The expected gain."""
        return sum((outcome.chance * outcome.gain for outcome in self.outcomes), NEVER)


@dataclass(frozen=True)
class Odds:
    """The odds for one seat at one moment."""

    danger: str = ""  # accident, unstable, elimination, gold; nothing where no danger is known
    disaster: bool = False  # the danger takes away what one has: whoever runs it and is spared has escaped
    next: dict[str, Fraction] = field(default_factory=dict)  # the next piece from bag or pile, by kind
    within: tuple[Fraction, ...] = ()  # chance of the danger within 1, 2, … draws
    unaided: tuple[Fraction, ...] = ()  # the same if the token did not help; equal where there is none
    stake: int = 0  # coins or points that the seat would have for what it holds now
    prospects: tuple[Prospect, ...] = ()

    def of(self, move: str) -> Prospect | None:
        """What a move may bring, if chance or the table says something about it."""
        return next((prospect for prospect in self.prospects if prospect.move == move), None)


def odds_of(game: Game, view: Records, seat: int, legal: Sequence[int]) -> Odds:
    """The odds for a seat, counted from 0, that sees this view and may make these moves."""
    page = companion(game, "odds")
    return page.odds(game, view, seat, [game.actions[action] for action in legal]) if page else Odds()


def certain(move: str, gain: int, pieces: Mapping[str, int] | None = None, risk: Fraction = NEVER) -> Prospect:
    """A move that leaves nothing to chance."""
    return Prospect(move, (Outcome(dict(pieces or {}), SURELY, gain),), risk)


def danger_came(game: Game, events: Sequence[Event], after: Row, seat: int) -> bool:
    """Whether the danger that a seat's move ran has come."""
    page = companion(game, "odds")
    return bool(page and page.danger_came(events, after, seat))
