"""The table of any game as lines of text, from the layout of its view: facts, heaps of pieces, a line for each seat.

A field is called by the message `GAME-field-KEY` where the game has one, else by its key.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from motherlode.games.kit import forms
from motherlode.games.kit.layout import Entries, Entry
from motherlode.games.kit.records import Records
from motherlode.sitting.screens import Screen
from motherlode.sitting.screens.lines import seat_line
from motherlode.words.narration import UNKNOWN_NUMBER, Narration

# What the question, the list of moves and the names say already.
SAID = ("game", "options", "pending", "viewer", "question", "turn", "over", "rng")
NOTHING = "–"
REDACTED = (0, -1)  # what stands in a field for what a viewer may not know


def table(narration: Narration, view: Records) -> list[str]:
    """What lies open to everybody, then every seat."""
    shown = narration.game.write_view(view, 0, (narration.reader or 0) - 1)
    facts: list[str] = []
    heaps: list[str] = []
    seats: list[list[str]] = [[] for _ in range(int(view["seats"][0]))]
    for entry, value in written(narration.game.view.entries, shown):
        if entry.key in SAID or narration.game.sight.get(entry.key) == "hidden":
            continue
        if by_seat(narration, entry.value, value):
            form = entry.value.item if isinstance(entry.value, forms.EachSeat) else forms.Number("")
            secret = narration.game.sight.get(entry.key) == "own"
            for number, (parts, own) in enumerate(zip(seats, value, strict=False), 1):
                unknown = secret and number != narration.reader and own in REDACTED
                parts.extend(seat_items(narration, entry.key, form, UNKNOWN_NUMBER if unknown else own))
        elif entry.key != "seats":
            lines = heaps if isinstance(value, list | dict) else facts
            lines += [text[:1].upper() + text[1:] for text in items(narration, entry, value)]
    return [
        *([". ".join(facts) + "."] if facts else []),
        *(f"{heap}." for heap in heaps),
        *(seat_line(narration, number, "; ".join(parts) or NOTHING) for number, parts in enumerate(seats, 1)),
    ]


def written(entries: Entries, shown: Mapping[str, Any]) -> list[tuple[Entry, Any]]:
    """The entries that are there, each with its value; one key may have several forms, of which the first counts."""
    first = {entry.key: entry for entry in reversed(entries)}
    return [(first[key], value) for key, value in shown.items()]


def by_seat(narration: Narration, form: Any, value: Any) -> bool:
    """Whether a field has a part for each seat: declared so, or as many numbers as seats fit at the table."""
    if isinstance(form, forms.EachSeat):
        return True
    return isinstance(form, forms.Numbers) and isinstance(value, list) and len(value) == narration.game.most


def seat_items(narration: Narration, key: str, form: Any, value: Any) -> Iterator[str]:
    """What one seat has of a field, or of all fields that are written seat by seat."""
    if isinstance(form, tuple) and not hasattr(form, "_fields"):
        for entry, part in written(form, value):
            yield from items(narration, entry, part)
    else:
        yield from items(narration, Entry(key, form), value)


def items(narration: Narration, entry: Entry, value: Any) -> Iterator[str]:
    """A labelled field; a flag is only mentioned where it is set."""
    label = label_of(narration, entry.key)
    if isinstance(entry.value, forms.Flag):
        if value:
            yield label
    else:
        yield narration.words.say("labelled", label=label, text=text_of(narration, entry.value, value) or NOTHING)


def label_of(narration: Narration, key: str) -> str:
    """What a field is called."""
    return narration.say(f"field-{key}") if narration.has(f"field-{key}") else key.replace("_", " ")


def text_of(narration: Narration, form: Any, value: Any) -> str:
    """A value by the form in which it is written."""
    match form:
        case _ if value is None:
            return ""
        case forms.Seat():
            return narration.seat(value).name
        case forms.Seats():
            return ", ".join(narration.seat(seat).name for seat in value)
        case forms.Slug(slugs=slugs):
            return piece(narration, kind_of(narration, slugs), value)
        case forms.Counts(slugs=slugs):
            return heap(narration, slugs, value)
        case forms.Listed(slugs=slugs):
            return heap(narration, slugs, Counter(value))
        case forms.EachSeat(item) | forms.Rows(item=item):
            return "; ".join(text_of(narration, item, each) or NOTHING for each in value)
        case forms.ByName(item=item):
            return "; ".join(f"{name}: {text_of(narration, item, each) or NOTHING}" for name, each in value.items())
        case tuple() if isinstance(value, Mapping):
            return ", ".join(text for entry, part in written(form, value) for text in items(narration, entry, part))
    if isinstance(value, list):
        return ", ".join(text_of(narration, None, each) for each in value)
    return str(value)


def kind_of(narration: Narration, slugs: Sequence[str]) -> str:
    """The kind of piece that some slugs are of; nothing where they are no pieces."""
    kinds = (kind for kind, every in narration.game.pieces.items() if set(slugs) <= set(every))
    return next(kinds, "")


def piece(narration: Narration, kind: str, slug: str) -> str:
    """A piece by its name."""
    return narration.say(f"{kind}-{slug}") if narration.has(f"{kind}-{slug}") else slug


def heap(narration: Narration, slugs: Sequence[str], counts: Mapping[str, int]) -> str:
    """Pieces with their numbers."""
    kind = kind_of(narration, slugs)
    return ", ".join(
        narration.say(f"{kind}-{slug}.count", count=count)
        if narration.has(f"{kind}-{slug}.count")
        else f"{count} {piece(narration, kind, slug)}"
        for slug, count in counts.items()
    )


SCREEN = Screen(on_turn=table, everything=table)
