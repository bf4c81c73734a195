"""Quartz: the next crystal, the accident within the next draws, and what a draw or a card is likely to bring.

Gains are in coins: by how much more (or less) the haul would sell for. The sale itself is played out by the rules.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from math import comb

import numpy as np

from motherlode.coach.odds import DRAWS_AHEAD, NEVER, Odds, Outcome, Prospect, certain
from motherlode.coach.odds.heaps import handfuls, next_piece
from motherlode.games.kit.game import Game
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, from_bytes, row
from motherlode.games.quartz.cards import EUREKA_DRAWS, HERE_WE_GO_DRAWS
from motherlode.games.quartz.moves import ASK_STORE
from motherlode.games.quartz.pieces import CARD_SLUGS, COLOUR_SLUGS, OBSIDIAN, VALUABLES
from motherlode.games.quartz.reactions import GIMME_A_HAND_DRAWS
from motherlode.match.events import Event, events_seen

Heap = tuple[int, ...]  # valuables by colour
NOTHING_DRAWN = (0,) * VALUABLES


def odds(game: Game, view: Records, seat: int, legal: Sequence[str]) -> Odds:
    """The odds for a seat."""
    s = row(view, 0)
    at = Haul(game, view, seat)
    return Odds(
        danger="accident",
        disaster=True,
        next={slug: chance for slug, chance in zip(COLOUR_SLUGS, next_piece(s.bag), strict=False) if chance},
        within=accidents(s, seat, token=bool(s.token[seat])),
        unaided=accidents(s, seat, token=False),
        stake=at.sale(at.heap),
        prospects=tuple(PROSPECTS[move](at, move) for move in legal if move in PROSPECTS),
    )


# --- the danger


def warning(s: Row, seat: int) -> str:
    """What one more obsidian would be for this seat: the first, a second that a token can save, or an accident."""
    if s.cart[seat, OBSIDIAN] == 0:
        return "first"
    return "token" if s.token[seat] else "accident"


def accidents(s: Row, seat: int, token: bool) -> tuple[Fraction, ...]:
    """The chance of an accident within 1, 2, … crystals of one's own, if nobody else draws in between.

    A token is used when the second obsidian comes, and not before (Q21).
    """
    obsidian, carried = int(s.bag[OBSIDIAN]), int(s.cart[seat, OBSIDIAN])
    if carried > 1:  # the token is being asked for: it is used
        obsidian, carried, token = obsidian + 1, 1, False
    others = sum(map(int, s.bag)) - int(s.bag[OBSIDIAN])
    return tuple(accident_within(carried, token, obsidian, others, draws) for draws in range(1, DRAWS_AHEAD + 1))


@cache
def accident_within(carried: int, token: bool, obsidian: int, others: int, draws: int) -> Fraction:
    """The chance of an accident within `draws` draws from a bag of obsidians and others.

    >>> accident_within(carried=1, token=False, obsidian=1, others=3, draws=2)
    Fraction(1, 2)
    """
    total = obsidian + others
    if draws == 0 or total == 0:
        return NEVER
    chance = NEVER
    if others:
        chance += Fraction(others, total) * accident_within(carried, token, obsidian, others - 1, draws - 1)
    if obsidian:
        if carried == 0:
            then = accident_within(1, token, obsidian - 1, others, draws - 1)
        elif token:  # Q21: one obsidian goes back to the bag
            then = accident_within(1, False, obsidian, others, draws - 1)
        else:
            then = Fraction(1)
        chance += Fraction(obsidian, total) * then
    return chance


def danger_came(events: Sequence[Event], after: Row, seat: int) -> bool:
    """Q22: whether the seat has had an accident."""
    return any(event.name == "accident" and event.arguments["seat"] == seat + 1 for event in events)


# --- the sale


def sale(game: Game, view: Records, seat: int, heap: Heap | None = None) -> Event | None:
    """What the haul of a seat, or another heap in its place, would bring if all of it were sold now.

    It lies on the cart on the last evening, alone, and the seat is done with storing: the rules say what is paid.
    """
    evening = from_bytes(game.state, view.tobytes())
    s = row(evening, 0)
    sold = haul_of(s, seat) if heap is None else heap
    for field in ("cart", "chest", "hidden"):
        evening.view(np.ndarray)[field][0] = 0
    evening.view(np.ndarray)["cart"][0, seat, :VALUABLES] = sold
    s.day, s.last, s.question, s.asked, s.over = s.days, seat, ASK_STORE, seat, 0
    events = game.event_buffer()
    game.rules.apply(evening, 0, seat, game.action("done"), events)
    return next((event for event in events_seen(game, events, None) if event.name == "sold"), None)


def haul_of(s: Row, seat: int) -> Heap:
    """Q51: cart, hidden crystals and chest together; at night the chest holds what is kept from the sale (Q88)."""
    heaps = [s.cart[seat]] if s.question == ASK_STORE else [s.cart[seat], s.chest[seat], s.hidden[seat]]
    return tuple(sum(int(heap[colour]) for heap in heaps) for colour in range(VALUABLES))


def more(heap: Heap, other: Sequence[int], sign: int = 1) -> Heap:
    """The heap with other crystals added to it, or taken from it."""
    return tuple(count + sign * int(added) for count, added in zip(heap, other[:VALUABLES], strict=True))


class Haul:
    """What a seat stands to win and to lose, in coins."""

    def __init__(self, game: Game, view: Records, seat: int) -> None:
        self.game, self.view, self.seat = game, view, seat
        self.s = row(view, 0)
        self.heap = haul_of(self.s, seat)
        self.known: dict[Heap, int] = {}

    def sale(self, heap: Heap) -> int:
        """What a heap sells for."""
        if heap not in self.known:
            sold = sale(self.game, self.view, self.seat, heap)
            self.known[heap] = int(sold.arguments["coins"]) if sold else 0
        return self.known[heap]

    def gain(self, drawn: Sequence[int], given: Sequence[int] = NOTHING_DRAWN) -> int:
        """What the haul gains by some crystals, in exchange for others."""
        return self.sale(more(more(self.heap, drawn), given, -1)) - self.sale(self.heap)

    @property
    def loss(self) -> int:
        """What an accident changes: chest and hidden crystals stay (Q22)."""
        return self.sale(more(self.heap, self.s.cart[self.seat], -1)) - self.sale(self.heap)


# --- what a move may bring


def draw(at: Haul, move: str) -> Prospect:
    """One crystal onto the cart: a valuable, or an obsidian with all that follows."""
    accident = warning(at.s, at.seat) == "accident"
    chances = next_piece(at.s.bag)
    outcomes = []
    for colour, chance in enumerate(chances):
        if chance and colour == OBSIDIAN:
            outcomes.append(Outcome({COLOUR_SLUGS[OBSIDIAN]: 1}, chance, at.loss if accident else 0))
        elif chance:
            outcomes.append(Outcome({COLOUR_SLUGS[colour]: 1}, chance, at.gain(one(colour))))
    return Prospect(move, tuple(outcomes), risk=chances[OBSIDIAN] if accident else NEVER)


def one(colour: int) -> Heap:
    """A single crystal."""
    return tuple(int(place == colour) for place in range(VALUABLES))


def here_we_go(at: Haul, move: str) -> Prospect:
    """Q30: three crystals, of which the valuables are kept: one more never sells for less."""
    chances: dict[Heap, Fraction] = {}
    for drawn, chance in handfuls(at.s.bag, HERE_WE_GO_DRAWS).items():
        kept = drawn[:VALUABLES]
        chances[kept] = chances.get(kept, NEVER) + chance
    return Prospect(
        move, tuple(Outcome(named(kept, COLOUR_SLUGS), chance, at.gain(kept)) for kept, chance in chances.items())
    )


def eureka(at: Haul, move: str) -> Prospect:
    """Q31: seven are drawn; the best exchange of one of them for one of the cart, or none.

    Of the colours that show the most gainful is taken: so the chance that it shows and none before it does.
    """
    cart = at.s.cart[at.seat]
    best: list[tuple[int, int]] = []  # for each colour in the bag: the gain of the best exchange for it
    for colour in range(VALUABLES):
        if at.s.bag[colour]:
            gains = [at.gain(one(colour), one(given)) for given in range(VALUABLES) if cart[given]]
            best.append((max(gains, default=0), colour))
    best.sort(reverse=True)
    outcomes = []
    unseen = total = sum(map(int, at.s.bag))
    draws = min(EUREKA_DRAWS, total)
    for gain, colour in best:  # the best colour that shows is taken, if it gains anything
        without = unseen - int(at.s.bag[colour])
        chance = Fraction(comb(unseen, draws) - comb(without, draws), comb(total, draws))
        if gain > 0 and chance:
            outcomes.append(Outcome({COLOUR_SLUGS[colour]: 1}, chance, gain))
            unseen = without
    outcomes.append(Outcome({}, Fraction(comb(unseen, draws), comb(total, draws)), 0))
    return Prospect(move, tuple(outcome for outcome in outcomes if outcome.chance))


def gimme_a_hand(at: Haul, move: str) -> Prospect:
    """Q35: two are drawn; of two obsidians none is for the player, else the better valuable."""
    outcomes: dict[int, Fraction] = {}
    for drawn, chance in handfuls(at.s.bag, GIMME_A_HAND_DRAWS).items():
        colours = [colour for colour in range(VALUABLES) if drawn[colour]]
        taken = max(colours, key=lambda colour: at.gain(one(colour)), default=OBSIDIAN)
        outcomes[taken] = outcomes.get(taken, NEVER) + chance
    return Prospect(
        move,
        tuple(
            Outcome({COLOUR_SLUGS[taken]: 1} if taken != OBSIDIAN else {}, chance, at.gain(one(taken)))
            for taken, chance in sorted(outcomes.items())
        ),
        assumes="no-reaction",
    )


def bonus(at: Haul, move: str) -> Prospect:
    """Q14: what leaving brings at once: coins, and a card at its price. The rules say whether there is a bonus."""
    world = from_bytes(at.game.state, at.view.tobytes())
    events = at.game.event_buffer()
    at.game.rules.guess(world, 0, at.seat, 0)
    at.game.rules.apply(world, 0, at.seat, at.game.action(move), events)
    for event in events_seen(at.game, events, at.seat + 1):
        if event.name == "took-bonus" and event.arguments["seat"] == at.seat + 1:
            card = event.arguments["card"]
            price = int(at.s.prices[CARD_SLUGS.index(card)]) if card else 0
            return certain(move, int(event.arguments["coins"]) + price, {card: 1} if card else {})
    return certain(move, 0)


def lose_cart(at: Haul, move: str) -> Prospect:
    """Q22: an accident that is accepted."""
    return certain(move, at.loss, risk=Fraction(1))


def keep_cart(at: Haul, move: str) -> Prospect:
    """Nothing happens to the haul."""
    return certain(move, 0)


def load(at: Haul, move: str) -> Prospect:
    """Q30: what lies on the table is kept; at night, nothing more is stored."""
    return sell(at, move) if at.s.question == ASK_STORE else certain(move, at.gain(at.s.table))


def sell(at: Haul, move: str) -> Prospect:
    """Q51: what is not stored is sold. The haul counts as sold, so only what is kept back makes a difference."""
    verb, _, colour = move.partition(" ")
    kept = one(COLOUR_SLUGS.index(colour)) if verb == "store" else NOTHING_DRAWN
    return certain(move, at.gain(NOTHING_DRAWN, kept))


def colours_of(verb: str) -> Iterator[str]:
    """The moves of a verb that names a valuable."""
    return (f"{verb} {slug}" for slug in COLOUR_SLUGS[:VALUABLES])


PROSPECTS: dict[str, Callable[[Haul, str], Prospect]] = {
    "mine": draw,
    "dig": draw,
    "leave": bonus,
    "take bonus": bonus,
    "play here-we-go": here_we_go,
    "play eureka": eureka,
    "play gimme-a-hand": gimme_a_hand,
    "accept": lose_cart,
    "use token": keep_cart,
    "stop": keep_cart,
    "done": load,
    **dict.fromkeys(colours_of("store"), sell),
}
