"""What the log of a table is made of. It is the truth about a table: everything else is derived from it again.

A line is never changed once it is written, and every line is shown to every viewer as exactly one message
(`showing`), so its number is also the number in every stream. What is in here may be secret; nothing in here is sent.
"""

from typing import Any, NamedTuple

import msgspec

FORMAT = 1  # of these events; an old one is read forever


class Clock(msgspec.Struct, frozen=True):
    """Time to think, in milliseconds: a bank for the whole game, and a credit for each decision, never saved up."""

    bank: int
    credit: int


class Event(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened at a table."""


class Created(Event, frozen=True, tag="created"):
    """A table was set up. The secret is committed to from here on."""

    table: str
    code: str
    game: str
    rules: int
    seats: int
    owner: str
    secret: str
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None
    clock: Clock | None = None
    odds: bool = True
    public: bool = False
    format: int = FORMAT


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat, and may have added a nonce to the draws."""

    seat: int
    identity: str
    name: str
    nonce: str = ""


class BotSat(Event, frozen=True, tag="bot-sat"):
    """A bot took a seat."""

    seat: int
    bot: str


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free before the game began."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The game was dealt."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat made a move, and completed it where it could; chance did its part."""

    seat: int
    move: str
    by: str = "person"  # or bot, or clock
    drawn: tuple[str, ...] | None = None  # None until it is played
    then: tuple[str, ...] = ()  # the answers that complete the move, made with it

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves that were made, each of which has a number of its own."""
        return (self.move, *self.then)


class Answered(Event, frozen=True, tag="answered"):
    """A seat gave its answer into a window; nobody else knows it yet."""

    seat: int
    move: str
    by: str = "person"


class Revealed(Event, frozen=True, tag="revealed"):
    """A window closed: all answers count at once, in the order of the seats."""

    drawn: tuple[tuple[str, ...], ...] | None = None


class Finished(Event, frozen=True, tag="finished"):
    """The game is over."""


class Nudged(Event, frozen=True, tag="nudged"):
    """A seat's time is up; it has until then."""

    seat: int
    until: int


class Missing(Event, frozen=True, tag="missing"):
    """The person of a seat is not there; a bot steps in then."""

    seat: int
    until: int


class Handed(Event, frozen=True, tag="handed"):
    """A bot plays on for a person, with the same hand."""

    seat: int
    bot: str
    why: str  # asked, left, late or missing


class TakenBack(Event, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class Woke(Event, frozen=True, tag="woke"):
    """People came back to a table where nobody was: the time in between is nobody's."""


class Said(Event, frozen=True, tag="said"):
    """Somebody said something to everybody; seat 0 watches."""

    seat: int
    name: str
    text: str


class Rematched(Event, frozen=True, tag="rematched"):
    """They play again, over there."""

    table: str


Any_Event = (
    Created
    | Sat
    | BotSat
    | Stood
    | Started
    | Moved
    | Answered
    | Revealed
    | Finished
    | Nudged
    | Missing
    | Handed
    | TakenBack
    | Woke
    | Said
    | Rematched
)


class Line(NamedTuple):
    """One line of the log: its number, counted from 1, its time in milliseconds since 1970, and what happened."""

    n: int
    at: int
    event: Any_Event


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Any_Event)


def decode(body: bytes) -> Any_Event:
    """The event that was written."""
    event: Any_Event = _decoder.decode(body)
    return event
