"""The log of a match, from which any state is derived again."""

import re
from dataclasses import dataclass, field
from sys import intern
from typing import Any

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.match.events import Event

DIGITS = 64  # hexadecimal ones, of a secret and of a commitment; a nonce has no more


@dataclass(frozen=True, slots=True)
class Entry:
    """One move: who answered what, the new seed given before it (if any), and what chance made of it."""

    seat: int
    move: str
    drawn: tuple[str, ...] = ()  # the chance events, in full
    seed: int | None = None
    comment: str = ""


@dataclass(frozen=True)
class Fairness:
    """What chance was fixed by: the commitment to a secret, a nonce of each seat, and in the end the secret itself.

    All are lower-case hexadecimal digits. A seat that gave no nonce has "", and so has a secret that is not shown yet.
    How they become seeds is in `fairness`.
    """

    commitment: str
    nonces: tuple[str, ...]
    secret: str = ""

    def __post_init__(self) -> None:
        check_digits("commitment", self.commitment)
        for seat, nonce in enumerate(self.nonces, 1):
            if not _is_hex(nonce, 0):
                raise Mistake("fairness-nonce", seat=seat, digits=DIGITS, given=quoted(nonce))
        if self.secret != "":
            check_digits("secret", self.secret)


def check_digits(what: str, given: Any) -> None:
    """A secret or a commitment has 64 hexadecimal digits."""
    if not _is_hex(given, DIGITS):
        raise Mistake("fairness-digits", what=what, digits=DIGITS, given=quoted(given))


def _is_hex(given: Any, fewest: int) -> bool:
    return isinstance(given, str) and re.fullmatch(f"[0-9a-f]{{{fewest},{DIGITS}}}", given) is not None


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
    match: str = ""  # its id, where it has one
    fairness: Fairness | None = None


def drawn_by(happened: list[Event]) -> tuple[str, ...]:
    """What chance did in one step; the same words are in memory once, however many matches have them."""
    return tuple(intern(str(event)) for event in happened if event.kind.chance)
