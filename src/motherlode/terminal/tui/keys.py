"""Keys: what they do, as a line that can be clicked; and the same keys where Cyrillic letters are on them."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.widgets import Static

CYRILLIC, LATIN = "йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"
_SAME_KEY = str.maketrans(CYRILLIC + CYRILLIC.upper(), LATIN + LATIN)


GAP = 2  # between two keys


class Key(NamedTuple):
    """A key, what it is called on the screen, and the action of the screen that it starts."""

    key: str
    label: str
    action: str


def letter_of(character: str | None) -> str:
    """The Latin letter, digit or sign of a key.

    >>> letter_of("е"), letter_of("T"), letter_of("7"), letter_of(None)
    ('t', 't', '7', '')
    """
    return (character or "").translate(_SAME_KEY).lower()


class KeyLine(Static):
    """The keys of a screen; in as many lines as they need."""

    def show(self, keys: Sequence[Key]) -> None:
        """Write them; each can be clicked."""
        self.keys = keys
        self.on_resize()

    def on_resize(self) -> None:
        """As many as fit in each line."""
        lines, room = [Content("")], 0
        for key in getattr(self, "keys", ()):
            part = Content.from_markup(
                f"[@click=screen.{key.action}][bold reverse] $key [/bold reverse] $label[/]",
                key=key.key,
                label=key.label,
            )
            room += part.cell_length + GAP
            if len(lines[-1]) and room - GAP > self.content_size.width:
                lines.append(Content(""))
                room = part.cell_length + GAP
            lines[-1] += part + " " * GAP
        self.update(Content("\n").join(lines))
