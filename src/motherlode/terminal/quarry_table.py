"""The table of The Quarry as lines of text: what a seat may know, and what helps with a question."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quarry.moves import ACTIONS, PAID_ACTION_OF_MOVE
from motherlode.games.quarry.options import CARD_SLUGS, PAID_ACTION_SLUGS, STONE_SLUGS, get_cost
from motherlode.games.quarry.pieces import BALLOTS, GOLD, TUNNELS
from motherlode.terminal.telling import About, Telling

TUNNEL_SLUGS = BALLOTS[:TUNNELS]
TOKENS = ("badge", "pickaxe", "piggy")


def short_table(telling: Telling, view: Records) -> list[str]:
    """What matters before a vote or an action: the pile, the tunnels, the tokens, the hands."""
    s = row(view, 0)
    seats = [line for seat in range(s.seats) for line in seat_lines(telling, s, seat)]
    return [pile_line(telling, s), *tunnel_lines(telling, s), *middle_line(telling, s), *seats, *hand_line(telling, s)]


def full_table(telling: Telling, view: Records) -> list[str]:
    """Everything that lies open."""
    s = row(view, 0)
    discard = telling.labelled("table-discard", cards(telling, s.discard)) + "."
    return [*short_table(telling, view), discard]


def pile_line(telling: Telling, s: Row) -> str:
    """How many cards there are to draw, and whether the gold is among them."""
    pile = telling.say("table-pile", count=s.deck_size)
    if s.reshuffled and not s.discard[GOLD]:
        return f"{pile}; {telling.say('table-gold-pile')}."
    return f"{pile}; {telling.say('table-gold-discard')}." if s.discard[GOLD] else f"{pile}."


def tunnel_lines(telling: Telling, s: Row) -> list[str]:
    """What lies in each tunnel."""
    return [
        telling.labelled(f"tunnel-{slug}", cards(telling, s.tunnel[number])) + "."
        for number, slug in enumerate(TUNNEL_SLUGS)
    ]


def middle_line(telling: Telling, s: Row) -> list[str]:
    """The tokens that nobody has."""
    free = [telling.say(f"table-{token}") for token in TOKENS if getattr(s, token) < 0]
    return [telling.labelled("table-middle", ", ".join(free)) + "."] if free else []


def seat_lines(telling: Telling, s: Row, seat: int) -> Iterator[str]:
    """One player: how many cards, which tokens; then the cards that everybody knows of."""
    state = [telling.say("table-cards", count=s.hand_size[seat])]
    state += [telling.say(f"table-{token}") for token in TOKENS if getattr(s, token) == seat]
    if s.voted[seat]:
        state.append(telling.say("table-voted"))
    who = telling.words.say("seat-name", number=seat + 1, seat=telling.seat(seat + 1))
    yield telling.words.say("labelled", label=who, text=", ".join(state)) + "."
    if any(s.known[seat]):
        yield f"  {telling.labelled('table-known', cards(telling, s.known[seat]))}."


def hand_line(telling: Telling, s: Row) -> list[str]:
    """The reader's own cards, each kind with its points."""
    if not telling.reader:
        return []
    hand = named(s.hand[telling.reader - 1], STONE_SLUGS)
    told = [
        telling.say(
            "table-held",
            text=telling.say(f"card-{slug}.count", count=count),
            points=count * int(s.values[STONE_SLUGS.index(slug)]),
        )
        for slug, count in hand.items()
    ]
    return [telling.labelled("table-hand", ", ".join(told) or telling.say("table-empty")) + "."]


def worth_line(telling: Telling, view: Records) -> list[str]:
    """What the reader would have if the game ended now, piggy bank included."""
    if not telling.reader:
        return []
    points = telling.game.by_seat()
    telling.game.rules.scores(view, 0, points)
    seat = telling.seat(telling.reader)
    return [telling.say("table-worth", seat=seat, points=int(points[telling.reader - 1])) + "."]


def cards(telling: Telling, heap: Any) -> str:
    """A heap of cards in words."""
    counted = [telling.say(f"card-{slug}.count", count=count) for slug, count in named(heap, CARD_SLUGS).items()]
    return ", ".join(counted) or telling.say("table-empty")


# --- what helps with a question


def before_answer(telling: Telling, view: Records, question: str, seat: int) -> list[str]:
    """What the hand is worth before it is spent; the hand itself before a payment."""
    if question == "pay":
        return hand_line(telling, row(view, 0))
    return worth_line(telling, view) if question in ("vote", "act") else []


def deed_lines(telling: Telling, view: Records) -> list[str]:
    """The own hand, and every action with its cost and what it does."""
    s = row(view, 0)
    lines = hand_line(telling, s)
    for deed, slug in enumerate(PAID_ACTION_SLUGS):
        lines.append(telling.labelled(f"deed-{slug}", telling.say(f"deed-{slug}.effect")))
        lines.append(f"  {telling.labelled('table-cost', cost(telling, s, deed))}.")
    return lines


def cost(telling: Telling, s: Row, deed: int) -> str:
    """The shapes that a deed costs."""
    return ", ".join(telling.say(f"shape-{shape}").lower() for shape in get_cost(s, deed))


def payment_text(telling: Telling, view: Records, way: Sequence[str]) -> str:
    """The cards that pay for an action, and their points."""
    s = row(view, 0)
    paid = Counter(STONE_SLUGS.index(answer.partition(" ")[2]) for answer in way)
    points = sum(int(s.values[card]) * count for card, count in paid.items())
    return telling.say(
        "table-held", text=cards(telling, [paid[card] for card in range(len(CARD_SLUGS))]), points=points
    )


def move_text(telling: Telling, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list: with the cards of the tunnel, the cost of the action, the points of the card."""
    s = row(view, 0)
    label = telling.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    deed = int(PAID_ACTION_OF_MOVE[ACTIONS.index(phrase)])
    if verb == "vote" and rest in TUNNEL_SLUGS:
        text = cards(telling, s.tunnel[TUNNEL_SLUGS.index(rest)])
        return telling.words.say("labelled", label=label, text=text)
    if deed >= 0:
        return telling.say("table-costs", move=label, shapes=cost(telling, s, deed))
    if rest in STONE_SLUGS:
        return telling.say("table-held", text=label, points=s.values[STONE_SLUGS.index(rest)])
    return label
