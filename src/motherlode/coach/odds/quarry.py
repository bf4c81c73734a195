"""The Quarry: the next card as the seat knows the pile, the gold in the next cards, votes, and what an action costs.

Gains are in points, by the rules' own score. That the others vote for anything with equal chance is an assumption, and
is said wherever it is used.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from motherlode.coach.odds import DRAWS_AHEAD, NEVER, SURELY, Odds, Outcome, Prospect, certain
from motherlode.games.kit.game import Game
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, from_bytes, row
from motherlode.games.quarry.moves import ACTIONS, ASK_PAY, PAID_ACTION_OF_MOVE, VOTE
from motherlode.games.quarry.pieces import (
    CARD_SLUGS,
    DRAW_BALLOT,
    DRAW_TWO,
    DRAWS,
    GOLD,
    KINDS_OF_BALLOTS,
    STONES,
    TUNNELS,
)
from motherlode.match.events import Event, events_seen

Cards = tuple[int, ...]  # by kind, without the gold


def odds(game: Game, view: Records, seat: int, legal: Sequence[str]) -> Odds:
    """The odds for a seat."""
    s = row(view, 0)
    at = Hand(game, view, seat)
    pile = pile_of(s)
    within = tuple(pile.gold_within(draws) for draws in range(1, DRAWS_AHEAD + 1))
    prospects = [prospect(at, move) for move in legal]
    return Odds(
        danger="gold",
        next={CARD_SLUGS[card]: chance for card, chance in pile.next().items()},
        within=within,
        unaided=within,
        stake=at.points(),
        prospects=tuple(found for found in prospects if found),
    )


# --- the pile


@dataclass(frozen=True)
class Pile:
    """The draw pile as a seat knows it: its size, the gold in it, and the other cards, of which any may be in it."""

    size: int
    gold: int
    unseen: Cards
    discard: tuple[int, ...] | None  # what becomes the next pile; None when it already has (R41)

    def next(self) -> dict[int, Fraction]:
        """How likely the next card is of each kind; nothing from an empty pile."""
        if not self.size:
            return {}
        chances = {}
        total = sum(self.unseen)
        for card, count in enumerate(self.unseen):
            if count and self.size > self.gold:
                chances[card] = Fraction(self.size - self.gold, self.size) * Fraction(count, total)
        return chances | ({GOLD: Fraction(self.gold, self.size)} if self.gold else {})

    def without(self, card: int) -> "Pile":
        """The pile when a card has been taken; an empty one is made anew from the discard, once (R41)."""
        unseen = tuple(count - (kind == card) for kind, count in enumerate(self.unseen))
        left = Pile(self.size - 1, self.gold - (card == GOLD), unseen, self.discard)
        return left.renewed() if left.size == 0 else left

    def renewed(self) -> "Pile":
        """The discard, which lay open, as the new pile."""
        if self.discard is None:
            return self
        return Pile(sum(self.discard), self.discard[GOLD], self.discard[:STONES], None)

    def gold_within(self, draws: int) -> Fraction:
        """The chance that `draws` cards from the pile bring gold, if nothing more is discarded before."""
        missed = SURELY
        pile: Pile = self
        while draws and pile.size:
            missed *= 1 - Fraction(pile.gold, pile.size)
            draws -= 1
            pile = Pile(pile.size - 1, pile.gold, pile.unseen, pile.discard)
            pile = pile.renewed() if pile.size == 0 else pile
            if not missed:
                break
        return 1 - missed


def pile_of(s: Row, paid: Mapping[int, int] | None = None) -> Pile:
    """The draw pile as the seat knows it, after some cards have been paid."""
    discard = [int(count) for count in s.discard]
    for card, count in (paid or {}).items():
        discard[card] += count
    unseen = tuple(int(count) for count in s.unseen[:STONES])
    return Pile(int(s.deck_size), int(s.unseen[GOLD]), unseen, None if s.reshuffled else tuple(discard))


def danger_came(events: Sequence[Event], after: Row, seat: int) -> bool:
    """R42: whether gold has ended the game."""
    return any(event.name == "drew-gold" for event in events)


# --- what cards are worth


class Hand:
    """What a seat holds, in points."""

    def __init__(self, game: Game, view: Records, seat: int) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.s = row(view, 0)

    def points(self, cards: Sequence[int] = ()) -> int:
        """The score of the seat with some more cards in hand, the piggy bank included."""
        table = from_bytes(self.game.state, self.view.tobytes())
        for card, count in enumerate(cards[:STONES]):
            table.view(np.ndarray)["hand"][0, self.seat, card] += count
        return self.score(table)

    def score(self, table: Records) -> int:
        """The score of the seat."""
        scores = self.game.by_seat()
        self.game.rules.scores(table, 0, scores)
        return int(scores[self.seat])

    def gain(self, cards: Sequence[int]) -> int:
        """What some cards bring."""
        return self.points(cards) - self.points()

    def after(self, move: str) -> tuple[int, Counter[int]]:
        """The score after a move in one world that fits the view, and the cards paid for it: the cheapest that do."""
        world = from_bytes(self.game.state, self.view.tobytes())
        rules, mask, events = self.game.rules, self.game.mask(), self.game.event_buffer()
        rules.guess(world, 0, self.seat, 0)
        action, paid = self.game.action(move), Counter[int]()
        while True:
            rules.apply(world, 0, self.seat, action, events)
            for event in events_seen(self.game, events, None):
                if event.name == "paid":
                    paid[CARD_SLUGS.index(event.arguments["card"])] += 1
            if world["question"][0] != ASK_PAY or world["asked"][0] != self.seat:
                return self.score(world), paid
            rules.legal(world, 0, self.seat, mask)
            action = min((int(place) for place in mask.nonzero()[0]), key=lambda place: self.worth(ACTIONS[place]))

    def worth(self, pay: str) -> int:
        """What a card to pay with counts."""
        return int(self.s.values[CARD_SLUGS.index(pay.partition(" ")[2])])


# --- what a move may bring


def prospect(at: Hand, move: str) -> Prospect | None:
    """What a vote or an action may bring."""
    action = ACTIONS.index(move)
    if VOTE <= action < VOTE + TUNNELS:
        return vote_for_tunnel(at, move, action - VOTE)
    if action == VOTE + DRAW_BALLOT:
        return vote_to_draw(at, move)
    if PAID_ACTION_OF_MOVE[action] == DRAW_TWO:
        return draw_two(at, move)
    if PAID_ACTION_OF_MOVE[action] >= 0:  # nothing about the own hand is left to chance
        return certain(move, at.after(move)[0] - at.points())
    return None


def vote_for_tunnel(at: Hand, move: str, tunnel: int) -> Prospect:
    """R11: the tunnel is for a lone voter, or for the pickaxe."""
    cards = [int(count) for count in at.s.tunnel[tunnel]]
    alone = alone_chance(int(at.s.seats))
    won = SURELY if at.s.pickaxe == at.seat and any(cards) else alone
    outcomes = [Outcome(named(cards, CARD_SLUGS), won, at.gain(cards)), Outcome({}, 1 - won, 0)]
    return Prospect(move, tuple(outcome for outcome in outcomes if outcome.chance), assumes="even-votes")


def alone_chance(seats: int) -> Fraction:
    """The chance that no other seat votes for the same, if each votes for anything with equal chance.

    >>> alone_chance(3)
    Fraction(9, 16)
    """
    return Fraction(KINDS_OF_BALLOTS - 1, KINDS_OF_BALLOTS) ** (seats - 1)


def vote_to_draw(at: Hand, move: str) -> Prospect:
    """R12: the top card, which can be any of those unseen."""
    chances = pile_of(at.s).next()
    outcomes = [Outcome({CARD_SLUGS[card]: 1}, chance, at.gain(one(card))) for card, chance in chances.items()]
    return Prospect(move, tuple(outcomes), risk=chances.get(GOLD, NEVER))


def draw_two(at: Hand, move: str) -> Prospect:
    """R30: two cards for the cheapest that pay them; gold ends the game and the drawing (R42)."""
    paid = at.after(move)[1]
    less = [-paid[card] for card in range(STONES)]
    outcomes: dict[tuple[int, ...], Fraction] = {}
    drawn: dict[tuple[int, ...], tuple[Pile, Fraction]] = {(): (pile_of(at.s, paid), SURELY)}
    for _ in range(DRAWS):
        longer: dict[tuple[int, ...], tuple[Pile, Fraction]] = {}
        for cards, (pile, chance) in drawn.items():
            if GOLD in cards or not pile.next():
                outcomes[cards] = outcomes.get(cards, NEVER) + chance
            for card, then in pile.next().items() if GOLD not in cards else ():
                longer[(*cards, card)] = (pile.without(card), chance * then)
        drawn = longer
    for cards, (_, chance) in drawn.items():
        ordered = tuple(sorted(cards))
        outcomes[ordered] = outcomes.get(ordered, NEVER) + chance
    found = []
    for cards, chance in outcomes.items():
        counts = [cards.count(card) for card in range(GOLD + 1)]
        gain = at.gain([count + cost for count, cost in zip(counts, less, strict=False)])
        found.append(Outcome(named(counts, CARD_SLUGS), chance, gain))
    risk = sum((chance for cards, chance in outcomes.items() if GOLD in cards), NEVER)
    return Prospect(move, tuple(found), risk)


def one(card: int) -> Cards:
    """A single card; the gold is in no hand."""
    return tuple(int(kind == card) for kind in range(STONES))
