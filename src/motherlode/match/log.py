"""The log of a match, from which any state is derived again."""

from dataclasses import dataclass, field
from typing import Any

from motherlode.match.happenings import Happening


@dataclass(frozen=True)
class Entry:
    """One move: who answered what, the new seed given before it (if any), and what chance made of it."""

    seat: int
    move: str
    drawn: tuple[str, ...] = ()  # the chance events, in full
    seed: int | None = None
    comment: str = ""


@dataclass
class Log:
    """Everything needed to play a match again."""

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] | None = None  # a position, when the match did not begin with the deal
    names: tuple[str, ...] = ()
    comment: str = ""  # before everything else
    entries: list[Entry] = field(default_factory=list)
    closing: str = ""  # after the last move


def drawn_by(happened: list[Happening]) -> tuple[str, ...]:
    """What chance did in one step."""
    return tuple(str(happening) for happening in happened if happening.kind.chance)
