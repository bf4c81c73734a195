"""The dice game: the next roll, the next crystals, and the danger that three unstable ones end it all.

Gains are in points, by the rules' own score.
"""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from motherlode.coach.odds import DRAWS_AHEAD, NEVER, Odds, Outcome, Prospect, certain
from motherlode.coach.odds.heaps import Handful, at_least, handfuls, next_piece, rolls
from motherlode.games.dice.pieces import (
    COLOUR_SLUGS,
    COLOURS,
    DICE,
    FACES,
    HELMET,
    KINDS_OF_ACTIONS,
    KINDS_OF_FACES,
    LAST_WILL_BE_FIRST,
    UNSTABLE,
)
from motherlode.games.kit.game import Game
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, from_bytes, row
from motherlode.match.events import Event


def odds(game: Game, view: Records, seat: int, legal: Sequence[str]) -> Odds:
    """The odds for a seat."""
    s = row(view, 0)
    at = Cart(game, view, seat)
    prospects = [prospect(at, move) for move in legal]
    return Odds(
        danger="elimination" if s.ending == LAST_WILL_BE_FIRST else "unstable",
        disaster=bool(s.ending == LAST_WILL_BE_FIRST),
        next={slug: chance for slug, chance in zip(COLOUR_SLUGS, next_piece(s.bag), strict=False) if chance},
        within=(within := tuple(danger_within(s, seat, draws) for draws in range(1, DRAWS_AHEAD + 1))),
        unaided=within,
        stake=at.points(),
        prospects=tuple(found for found in prospects if found),
    )


def danger_within(s: Row, seat: int, draws: int) -> Fraction:
    """The chance that `draws` crystals bring an unstable one, or as many as eliminate when the last will be first."""
    unstable = int(s.bag[UNSTABLE])
    wanted = int(s.limit - s.cart[seat, UNSTABLE]) if s.ending == LAST_WILL_BE_FIRST else 1
    return at_least(unstable, sum(map(int, s.bag)) - unstable, draws, wanted)


def danger_came(events: Sequence[Event], after: Row, seat: int) -> bool:
    """D61: whether the seat is out, or will be if it passes nothing on."""
    return bool(after.out[seat] or after.cart[seat, UNSTABLE] >= after.limit)


class Cart:
    """What crystals are worth to a seat."""

    def __init__(self, game: Game, view: Records, seat: int) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.s = row(view, 0)
        self.known: dict[tuple[int, int], int] = {}

    def points(self, colour: int = 0, count: int = 0) -> int:
        """The score of the seat with some more crystals of a colour on its cart."""
        table = from_bytes(self.game.state, self.view.tobytes())
        table.view(np.ndarray)["cart"][0, self.seat, colour] += count
        scores = self.game.by_seat()
        self.game.rules.scores(table, 0, scores)
        return int(scores[self.seat])

    def gain(self, drawn: Handful) -> int:
        """What crystals on the cart bring; colours count apart from each other (D32)."""
        return sum(self.gain_of(colour, count) for colour, count in enumerate(drawn) if count)

    def gain_of(self, colour: int, count: int) -> int:
        """What some crystals of one colour bring."""
        if (colour, count) not in self.known:
            self.known[colour, count] = self.points(colour, count) - self.points()
        return self.known[colour, count]

    def eliminates(self, drawn: Handful) -> bool:
        """D61: there are too many unstable crystals now, unless some are passed on before the turn ends."""
        last_first = self.s.ending == LAST_WILL_BE_FIRST
        return bool(last_first and self.s.cart[self.seat, UNSTABLE] + drawn[UNSTABLE] >= self.s.limit)


# --- what a move may bring


def prospect(at: Cart, move: str) -> Prospect | None:
    """What a move may bring, if it draws, rolls or ends the turn."""
    verb, *rest = move.split()
    if verb == "use" and rest[0] == "pickaxe":
        return mine(at, move, int(rest[1]))
    if verb == "use" and rest[0] == "jackhammer":
        return drill(at, move, int(rest[1]))
    if verb in ("reroll", "stand"):
        return roll(at, move, rest)
    if move == "end turn":
        return certain(move, 0, risk=Fraction(int(at.eliminates((0,) * COLOURS))))
    return None


def mine(at: Cart, move: str, number: int) -> Prospect:
    """D21: `number` crystals onto the cart."""
    return kept(at, move, [(drawn, chance) for drawn, chance in handfuls(at.s.bag, number).items()])


def drill(at: Cart, move: str, number: int) -> Prospect:
    """D22: `number` are drawn, and half of them, rounded down, go back: those that bring least."""
    return kept(at, move, [(best_part(at, drawn), chance) for drawn, chance in handfuls(at.s.bag, number).items()])


def best_part(at: Cart, drawn: Handful) -> Handful:
    """What is kept of the drawn crystals; of parts that bring the same, the one with fewer unstable ones."""
    size = sum(drawn) - sum(drawn) // 2
    return max(handfuls(drawn, size), key=lambda part: (at.gain(part), -part[UNSTABLE]))


def kept(at: Cart, move: str, drawn: list[tuple[Handful, Fraction]]) -> Prospect:
    """The prospect of crystals that stay on the cart."""
    chances: dict[Handful, Fraction] = {}
    for handful, chance in drawn:
        chances[handful] = chances.get(handful, NEVER) + chance
    outcomes = [Outcome(named(part, COLOUR_SLUGS), chance, at.gain(part)) for part, chance in chances.items()]
    risk = sum((chance for part, chance in chances.items() if at.eliminates(part)), NEVER)
    return Prospect(move, tuple(outcomes), risk)


def roll(at: Cart, move: str, again: Sequence[str]) -> Prospect:
    """D12: how the dice may lie after some are rolled again, and how many of each face could then be used (D26)."""
    stay = [int(at.s.dice[face]) - again.count(FACES[face]) for face in range(KINDS_OF_FACES)]
    throws = KINDS_OF_FACES ** len(again)
    shown = [[0] * (DICE + 1) for _ in FACES]
    usable = [[0] * DICE for _ in range(KINDS_OF_ACTIONS)]
    for fallen, ways in rolls(len(again), KINDS_OF_FACES).items():
        dice = [kept_dice + new for kept_dice, new in zip(stay, fallen, strict=True)]
        for face in range(KINDS_OF_FACES):
            shown[face][dice[face]] += ways
        for face in range(KINDS_OF_ACTIONS):
            for number in range(min(dice[face] + dice[HELMET] // 2, DICE)):
                usable[face][number] += ways
    return Prospect(
        move,
        shows={slug: shares(shown[face], throws) for face, slug in enumerate(FACES)},
        uses={slug: shares(usable[face], throws) for face, slug in enumerate(FACES[:KINDS_OF_ACTIONS])},
    )


def shares(counts: Sequence[int], total: int) -> tuple[Fraction, ...]:
    """Counts as parts of a total."""
    return tuple(Fraction(count, total) for count in counts)
