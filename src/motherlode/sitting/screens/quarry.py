"""The table of The Quarry as lines of text: what a seat may know, and what helps with a question."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quarry.moves import ACTIONS, PAID_ACTION_OF_MOVE
from motherlode.games.quarry.options import get_cost
from motherlode.games.quarry.pieces import CARD_SLUGS, GOLD, PAID_ACTION_SLUGS, STONE_SLUGS, TUNNEL_SLUGS
from motherlode.sitting.screens import Screen
from motherlode.sitting.screens.lines import heap, seat_line, sentence, with_effects
from motherlode.words.narration import About, Narration

TOKENS = ("badge", "pickaxe", "piggy")


def short_table(narration: Narration, view: Records) -> list[str]:
    """What matters before a vote or an action: the pile, the tunnels, the tokens, the hands."""
    s = row(view, 0)
    seats = [line for seat in range(s.seats) for line in seat_lines(narration, s, seat)]
    return [
        pile_line(narration, s),
        *tunnel_lines(narration, s),
        *middle_line(narration, s),
        *seats,
        *hand_line(narration, s),
    ]


def full_table(narration: Narration, view: Records) -> list[str]:
    """Everything that lies open."""
    s = row(view, 0)
    return [*short_table(narration, view), sentence(narration, "table-discard", cards(narration, s.discard))]


def pile_line(narration: Narration, s: Row) -> str:
    """How many cards there are to draw, and whether the gold is among them."""
    pile = narration.say("table-pile", count=s.deck_size)
    if s.reshuffled and not s.discard[GOLD]:
        return f"{pile}; {narration.say('table-gold-pile')}."
    return f"{pile}; {narration.say('table-gold-discard')}." if s.discard[GOLD] else f"{pile}."


def tunnel_lines(narration: Narration, s: Row) -> list[str]:
    """What lies in each tunnel."""
    return [
        sentence(narration, f"tunnel-{slug}", cards(narration, s.tunnel[number]))
        for number, slug in enumerate(TUNNEL_SLUGS)
    ]


def middle_line(narration: Narration, s: Row) -> list[str]:
    """The tokens that nobody has."""
    free = [narration.say(f"table-{token}") for token in TOKENS if getattr(s, token) < 0]
    return [sentence(narration, "table-middle", ", ".join(free))] if free else []


def seat_lines(narration: Narration, s: Row, seat: int) -> Iterator[str]:
    """One player: how many cards, which tokens; then the cards that everybody knows of."""
    state = [narration.say("table-cards", count=s.hand_size[seat])]
    state += [narration.say(f"table-{token}") for token in TOKENS if getattr(s, token) == seat]
    if s.voted[seat]:
        state.append(narration.say("table-voted"))
    yield seat_line(narration, seat + 1, ", ".join(state))
    if any(s.known[seat]):
        yield f"  {sentence(narration, 'table-known', cards(narration, s.known[seat]))}"


def hand_line(narration: Narration, s: Row) -> list[str]:
    """The reader's own cards, each kind with its points."""
    if not narration.reader:
        return []
    hand = named(s.hand[narration.reader - 1], STONE_SLUGS)
    held = [
        narration.say(
            "table-held",
            text=narration.say(f"card-{slug}.count", count=count),
            points=count * int(s.values[STONE_SLUGS.index(slug)]),
        )
        for slug, count in hand.items()
    ]
    return [sentence(narration, "table-hand", ", ".join(held) or narration.say("table-empty"))]


def worth_line(narration: Narration, view: Records) -> list[str]:
    """What the reader would have if the game ended now, piggy bank included."""
    if not narration.reader:
        return []
    points = narration.game.by_seat()
    narration.game.rules.scores(view, 0, points)
    seat = narration.seat(narration.reader)
    return [narration.say("table-worth", seat=seat, points=int(points[narration.reader - 1])) + "."]


def cards(narration: Narration, counts: Any) -> str:
    """A heap of cards in words."""
    return heap(narration, "card", CARD_SLUGS, counts)


# --- what helps with a question


def before_answer(narration: Narration, view: Records, question: str, seat: int) -> list[str]:
    """What the hand is worth before it is spent; the hand itself before a payment."""
    if question == "pay":
        return hand_line(narration, row(view, 0))
    return worth_line(narration, view) if question in ("vote", "act") else []


def action_lines(narration: Narration, view: Records) -> list[str]:
    """The own hand, and every action with its cost and what it does."""
    s = row(view, 0)
    lines = hand_line(narration, s)
    for action, effect in enumerate(with_effects(narration, "action", PAID_ACTION_SLUGS)):
        lines += [effect, f"  {sentence(narration, 'table-cost', cost(narration, s, action))}"]
    return lines


def cost(narration: Narration, s: Row, action: int) -> str:
    """The shapes that an action costs."""
    return ", ".join(narration.say(f"shape-{shape}").lower() for shape in get_cost(s, action))


def payment_text(narration: Narration, view: Records, way: Sequence[str]) -> str:
    """The cards that pay for an action, and their points."""
    s = row(view, 0)
    paid = Counter(STONE_SLUGS.index(answer.partition(" ")[2]) for answer in way)
    points = sum(int(s.values[card]) * count for card, count in paid.items())
    return narration.say(
        "table-held", text=cards(narration, [paid[card] for card in range(len(CARD_SLUGS))]), points=points
    )


def move_text(narration: Narration, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list: with the cards of the tunnel, the cost of the action, the points of the card."""
    s = row(view, 0)
    label = narration.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    action = int(PAID_ACTION_OF_MOVE[ACTIONS.index(phrase)])
    if verb == "vote" and rest in TUNNEL_SLUGS:
        text = cards(narration, s.tunnel[TUNNEL_SLUGS.index(rest)])
        return narration.words.say("labelled", label=label, text=text)
    if action >= 0:
        return narration.say("table-costs", move=label, shapes=cost(narration, s, action))
    if rest in STONE_SLUGS:
        return narration.say("table-held", text=label, points=s.values[STONE_SLUGS.index(rest)])
    return label


SCREEN = Screen(
    questions=frozenset({"vote", "act"}),
    on_turn=short_table,
    everything=full_table,
    cards=action_lines,
    before_answer=before_answer,
    move=move_text,
    way=payment_text,
)
