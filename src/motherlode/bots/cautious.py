"""The cautious bot for Quartz: a rule of thumb on one page. It counts what the next crystal may bring and may cost,
plays a card when that promises more, and goes home when nothing does.

Every answer is the one with the highest estimate, in coins; among equals the stream decides.
"""

from collections.abc import Callable
from typing import Any

from motherlode.bots.stream import Stream, below
from motherlode.games.kit.records import Records, row
from motherlode.games.quartz.moves import ACTIONS, QUESTIONS
from motherlode.games.quartz.pieces import CARDS, CRYSTALS, OBSIDIAN, VALUABLES

COLOURS = [crystal.slug for crystal in CRYSTALS]
CARD_SLUGS = [card.slug for card in CARDS]

# Chosen by hand, by trying other values against these.
SET = 2.0  # what a crystal brings in the end, in its own values: sets double
FEAR = 0.4  # the part of the cart that is as good as gone after a first obsidian, times the chance of a second
MALICE = 0.2  # a coin that another loses, in own coins
PATIENCE = 5.0  # coins for each day to come: a card that is kept may find a better moment
SAVED_FROM = 2.5  # coins: a crystal worth less is sold at once
BEST_OF_SEVEN, BEST_OF_TWO = 2.2, 1.4  # the best of so many drawn crystals, in average crystals


def choose(view: Records, seat: int, legal: list[int], stream: Stream) -> int:
    """The legal move with the highest estimate."""
    s = row(view, 0)
    estimate = ESTIMATES[QUESTIONS[s.question].name]
    estimates = [estimate(s, seat, *ACTIONS[action].split(" ", 1)) for action in legal]
    equals = [action for action, coins in zip(legal, estimates, strict=True) if coins == max(estimates)]
    return equals[below(stream, len(equals))] if len(equals) > 1 else equals[0]


# --- what things are worth


def worth(s: Any, heap: Any) -> float:
    """What a heap of crystals is likely to bring."""
    return float(SET * sum(heap[colour] * s.values[colour] for colour in range(VALUABLES)))


def best(s: Any, heap: Any, count: int = 1) -> float:
    """The most valuable crystals of a heap together."""
    each = [s.values[colour] for colour in range(VALUABLES) for _ in range(heap[colour])]
    return float(SET * sum(sorted(each)[-count:]))


def least(s: Any, heap: Any) -> float:
    """The crystal of a heap that is missed least."""
    return float(SET * min((s.values[colour] for colour in range(VALUABLES) if heap[colour]), default=0))


def average(s: Any) -> float:
    """What a crystal from the bag is worth, obsidian being worth nothing."""
    return worth(s, s.bag) / float(max(sum(s.bag), 1))


def danger(s: Any) -> float:
    """The chance that the next crystal is obsidian."""
    return float(s.bag[OBSIDIAN] / max(sum(s.bag), 1))


def draw(s: Any, seat: int) -> float:
    """One more crystal onto the cart: what it may bring, less what an obsidian would cost."""
    return average(s) - danger(s) * obsidian_costs(s, seat)


def obsidian_costs(s: Any, seat: int) -> float:
    """The whole cart for a second one (less the token it earns), a token if there is one, some safety for a first."""
    at_risk = worth(s, s.cart[seat])
    if s.cart[seat, OBSIDIAN] == 0:
        return FEAR * danger(s) * at_risk
    return float(s.token_price) if s.token[seat] else at_risk - float(s.token_price)


def others_inside(s: Any, seat: int) -> list[int]:
    """The other dwarves in the mine."""
    return [other for other in range(s.seats) if other != seat and s.inside[other]]


def bonus(s: Any) -> float:
    """The leftmost bravery bonus: its coins and its card."""
    if s.row_size == 0:
        return 0.0
    return float(s.row_coins[0] + (s.prices[s.row_card[0]] if s.row_card[0] >= 0 else 0))


# --- the turn


def turn(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Mine, leave or a card, which costs what it could bring later; a token is kept for when it is needed."""
    if verb == "leave":
        return bonus(s) if len(others_inside(s, seat)) >= 2 else 0.0
    if verb == "play":
        return card(s, seat, rest) - float(s.prices[CARD_SLUGS.index(rest)] + PATIENCE * (s.days - s.day))
    return draw(s, seat) if verb == "mine" else -1000.0


def card(s: Any, seat: int, slug: str) -> float:
    """What an action card is likely to bring."""
    cart = s.cart[seat]
    others = [s.cart[other] for other in others_inside(s, seat)]
    if slug == "here-we-go":
        return 3 * average(s)
    if slug == "eureka":
        return BEST_OF_SEVEN * average(s) - least(s, cart)
    if slug == "come-closer":
        return max(best(s, other) for other in others) - least(s, cart)
    if slug == "out-of-my-way":
        return MALICE * sum(worth(s, other) / float(max(sum(other), 1)) for other in others)
    if slug == "what-crystal":
        return danger(s) * best(s, cart) if cart[OBSIDIAN] else 0.0
    if slug == "gimme-a-hand":
        return BEST_OF_TWO * average(s)
    if slug == "not-yours":
        return (1 + MALICE) * max(best(s, other, 2) for other in others)
    victims = [worth(s, other) for other in others if other[OBSIDIAN]]
    return danger(s) * obsidian_costs(s, seat) + MALICE * max(victims, default=0)


# --- the other questions


def target(s: Any, seat: int, verb: str, rest: str) -> float:
    """Whom it helps most to choose: the fullest cart, the more so when an obsidian may tip it over."""
    cart = s.cart[int(rest) - 1]
    slug = CARD_SLUGS[s.card]
    if slug in ("not-yours", "come-closer"):
        return best(s, cart, 2 if slug == "not-yours" else 1)
    return worth(s, cart) * (1 if cart[OBSIDIAN] else FEAR)


def react(s: Any, seat: int, verb: str) -> float:
    """A reaction is worth playing when something is on the cart."""
    return worth(s, s.cart[seat]) if verb == "react" else float(s.prices[s.card])


def token(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Use it when it saves more than it would be sold for."""
    return worth(s, s.cart[seat]) if verb == "use" else float(s.token_price)


def get(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Take or hide the best; an obsidian is no gift, and in eureka the crystal must beat what is given for it."""
    if verb == "decline":
        return least(s, s.cart[seat]) if CARD_SLUGS[s.card] == "eureka" else 0.0
    return -1.0 if rest == COLOURS[OBSIDIAN] else SET * float(s.values[COLOURS.index(rest)])


def give(s: Any, seat: int, verb: str, rest: str) -> float:
    """Give what is missed least."""
    return -float(s.values[COLOURS.index(rest)])


def keep(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Keep everything."""
    return 1.0 if verb == "done" else 0.0


def store(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Save a precious crystal for a day when it makes a set."""
    if verb == "done":
        return SAVED_FROM
    colour = COLOURS.index(rest)
    return float(s.values[colour]) if s.cart[seat, colour] < 3 else 0.0


def thrill(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Dig on when the first crystals promise more than the bonus."""
    return bonus(s) if verb == "take" else 2 * draw(s, seat)


def dig(s: Any, seat: int, verb: str) -> float:
    """Dig while it pays."""
    return draw(s, seat) if verb == "dig" else 0.0


ESTIMATES: dict[str, Callable[..., float]] = {
    "turn": turn,
    "token": token,
    "target": target,
    "react": react,
    "hide": get,
    "take": get,
    "give": give,
    "keep": keep,
    "store": store,
    "thrill": thrill,
    "dig": dig,
}
