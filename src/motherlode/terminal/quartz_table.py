"""The table of Quartz as lines of text: what a seat may know, and nothing that a screen reader would stumble over."""

from collections.abc import Iterable, Mapping
from typing import Any

from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS
from motherlode.games.quartz.pieces import EDITIONS, OBSIDIAN, VALUABLES
from motherlode.terminal.telling import About, Telling


def short_table(telling: Telling, view: Records) -> list[str]:
    """What matters on a turn: the day, the bag, the bonuses, every dwarf, the own hand."""
    s = row(view, 0)
    seats = [line for seat in range(s.seats) for line in seat_lines(telling, s, seat)]
    return [day_line(telling, s), bravery_line(telling, s), *seats, *hand_line(telling, s)]


def full_table(telling: Telling, view: Records) -> list[str]:
    """Everything that lies open."""
    s = row(view, 0)
    bag = telling.labelled("table-in-the-bag", crystals(telling, s.bag)) + "."
    cards = telling.say("table-deck", deck=s.deck_size, discard=sum(s.discard)) + "."
    known = [line for seat in range(s.seats) for line in known_line(telling, s, seat)]
    return [*short_table(telling, view), bag, cards, *known]


def day_line(telling: Telling, s: Row) -> str:
    """The day and the bag."""
    day = telling.say("table-day", day=s.day, days=s.days)
    return f"{day}. {telling.say('table-bag', total=sum(s.bag), obsidian=s.bag[OBSIDIAN])}."


def bravery_line(telling: Telling, s: Row) -> str:
    """The bravery bonuses from the left."""
    bonuses = [
        telling.bonus(CARD_SLUGS[card] if card >= 0 else None, coins)
        for card, coins in zip(s.row_card[: s.row_size], s.row_coins[: s.row_size], strict=True)
    ]
    text = "; ".join(bonuses) or telling.say("table-bravery-empty")
    return telling.labelled("table-bravery", text) + "."


def seat_lines(telling: Telling, s: Row, seat: int) -> list[str]:
    """One dwarf: where it is and what it has; then its crystals."""
    state = [
        telling.say("table-inside" if s.inside[seat] else "table-outside"),
        telling.say("table-coins", count=s.coins[seat]),
        telling.say("table-cards", count=s.hand_size[seat]),
    ]
    if s.token[seat]:
        state.append(telling.say("table-token"))
    heaps = [("table-cart", s.cart[seat]), ("table-chest", s.chest[seat]), ("table-hidden", s.hidden[seat])]
    held = [
        telling.labelled(label, crystals(telling, heap))
        for label, heap in heaps
        if sum(heap) or (label == "table-cart" and s.inside[seat])
    ]
    who = telling.words.say("seat-name", number=seat + 1, seat=telling.seat(seat + 1))
    first = telling.words.say("labelled", label=who, text=", ".join(state)) + "."
    return [first, *([f"  {'. '.join(held)}."] if held else [])]


def hand_line(telling: Telling, s: Row) -> list[str]:
    """The reader's own cards."""
    if not telling.reader:
        return []
    return [telling.labelled("table-hand", hand(telling, s)) + "."]


def hand(telling: Telling, s: Row) -> str:
    """The names of the own cards, with how many there are of each."""
    own = own_hand(telling, s)
    names = [telling.say("table-card", card=telling.piece("card", slug), count=count) for slug, count in own.items()]
    return ", ".join(names) or telling.say("table-cards", count=0)


def known_line(telling: Telling, s: Row, seat: int) -> Iterable[str]:
    """The cards that everybody saw a dwarf take."""
    known = named(s.known[seat], CARD_SLUGS)
    if known:
        cards = [telling.say("table-card", card=telling.piece("card", slug), count=n) for slug, n in known.items()]
        label = telling.say("table-known", seat=telling.seat(seat + 1))
        yield telling.words.say("labelled", label=label, text=", ".join(cards)) + "."


def card_lines(telling: Telling, view: Records) -> list[str]:
    """The own cards with what they do and what they are sold for at the end."""
    s = row(view, 0)
    edition = EDITIONS[s.edition]
    lines = []
    for slug, count in own_hand(telling, s).items():
        name = telling.say("table-card", card=telling.piece("card", slug), count=count)
        effect = telling.say(f"card-{slug}.effect", edition=edition)
        price = telling.say("table-price", coins=s.prices[CARD_SLUGS.index(slug)])
        lines += [telling.words.say("labelled", label=name, text=effect), f"  {price}"]
    return lines or [telling.say("table-cards", count=0) + "."]


def own_hand(telling: Telling, s: Row) -> Mapping[str, int]:
    """The reader's cards by slug."""
    return named(s.hand[telling.reader - 1], CARD_SLUGS) if telling.reader else {}


def move_text(telling: Telling, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list: with the cart of the dwarf it names, or the coins of the crystal."""
    s = row(view, 0)
    label = telling.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    if verb == "seat":
        return telling.words.say("labelled", label=label, text=crystals(telling, s.cart[int(rest) - 1]))
    if rest in COLOUR_SLUGS[:VALUABLES]:
        return telling.say("table-worth", move=label, coins=s.values[COLOUR_SLUGS.index(rest)])
    return label


def crystals(telling: Telling, heap: Any) -> str:
    """A heap of crystals in words."""
    counted = named(heap, COLOUR_SLUGS)
    return ", ".join(
        telling.say(f"crystal-{slug}.count", count=count) for slug, count in counted.items()
    ) or telling.say("table-empty")
