"""What the tables of several games say in the same way."""

from collections.abc import Sequence
from typing import Any

from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Row
from motherlode.words.narration import About, Narration


def sentence(narration: Narration, label: str, text: str) -> str:
    """A heading of the game and what stands behind it, as a line of its own."""
    return narration.labelled(label, text) + "."


def seat_line(narration: Narration, number: int, text: str) -> str:
    """A player, counted from 1, and what there is to say."""
    who = narration.words.say("seat-name", number=number, seat=narration.seat(number))
    return narration.words.say("labelled", label=who, text=text) + "."


def heap(narration: Narration, kind: str, slugs: Sequence[str], counts: Any) -> str:
    """Pieces of a kind in words, each with how many there are, or that there are none."""
    counted = [narration.say(f"{kind}-{slug}.count", count=count) for slug, count in named(counts, slugs).items()]
    return ", ".join(counted) or narration.say("table-empty")


def with_effects(narration: Narration, kind: str, slugs: Sequence[str]) -> list[str]:
    """What each piece of a kind does."""
    return [narration.labelled(f"{kind}-{slug}", narration.say(f"{kind}-{slug}.effect")) for slug in slugs]


def crystal_move(narration: Narration, s: Row, phrase: str, about: About, slugs: Sequence[str], unit: str) -> str:
    """A move in the list: with the cart of the seat it names, or with what the crystal is worth."""
    label = narration.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    if verb == "seat":
        cart = heap(narration, "crystal", slugs, s.cart[int(rest) - 1])
        return narration.words.say("labelled", label=label, text=cart)
    if rest in slugs[: len(s.values)]:
        return narration.say("table-worth", move=label, **{unit: s.values[slugs.index(rest)]})
    return label
