"""The events that the log of a table is made of. Everything else about a table is derived from them.

A line is never changed once it is written, and every line is shown to every viewer as exactly one message
(`projection`), so its number is also the number in every stream. What is in here may be secret; none of it is sent.
"""

from typing import Any

import msgspec

FORMAT = 1  # version of these events; old ones stay readable


class Clock(msgspec.Struct, frozen=True):
    """Time to think, in milliseconds: a bank for the whole game, and a credit for each decision, never saved up."""

    bank: int
    credit: int


class TableEvent(msgspec.Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """An event at a table, as the log keeps it. Nothing refers back to it: no ring to look for."""


class Created(TableEvent, frozen=True, tag="created"):
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


class Sat(TableEvent, frozen=True, tag="sat"):
    """Somebody took a seat, and may have added a nonce to the draws."""

    seat: int
    identity: str
    name: str
    nonce: str = ""


class Kept(TableEvent, frozen=True, tag="kept"):
    """At a rematch, a seat waits for the person who had it before; nobody else may take it."""

    seat: int
    identity: str
    name: str


class Declined(TableEvent, frozen=True, tag="declined"):
    """The person a seat was kept for declined: it is free for anybody."""

    seat: int


class Named(TableEvent, frozen=True, tag="named"):
    """The person of a seat is called something else from here on."""

    seat: int
    name: str


class BotSat(TableEvent, frozen=True, tag="bot-sat"):
    """A bot took a seat."""

    seat: int
    bot: str


class Stood(TableEvent, frozen=True, tag="stood"):
    """A seat became free before the game began."""

    seat: int


class Started(TableEvent, frozen=True, tag="started"):
    """The game was dealt."""


class Moved(TableEvent, frozen=True, tag="moved"):
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


class Answered(TableEvent, frozen=True, tag="answered"):
    """A seat gave its answer into a window; nobody else knows it yet."""

    seat: int
    move: str
    by: str = "person"


class Revealed(TableEvent, frozen=True, tag="revealed"):
    """A window closed: all answers count at once, in the order of the seats."""

    drawn: tuple[tuple[str, ...], ...] | None = None


class Finished(TableEvent, frozen=True, tag="finished"):
    """The game is over."""


class Nudged(TableEvent, frozen=True, tag="nudged"):
    """A seat's time is up; it has until then."""

    seat: int
    until: int


class Missing(TableEvent, frozen=True, tag="missing"):
    """The person of a seat is not there; a bot steps in then."""

    seat: int
    until: int


class Handed(TableEvent, frozen=True, tag="handed"):
    """A bot plays on for a person, with the same hand."""

    seat: int
    bot: str
    why: str  # asked, left, late or missing


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class Resigned(TableEvent, frozen=True, tag="resigned"):
    """A person gave the match up: a bot plays the rest with the same hand, and there is no way back."""

    seat: int
    bot: str


class Woke(TableEvent, frozen=True, tag="woke"):
    """People came back to a table where nobody was: the time in between counts against nobody."""


class Said(TableEvent, frozen=True, tag="said"):
    """Somebody said something to everybody, typed or one of the quick replies; seat 0 is a spectator."""

    seat: int
    name: str
    text: str = ""
    quick: str = ""


class Muted(TableEvent, frozen=True, tag="muted"):
    """The owner let a seat, or all spectators, say nothing any more; or again."""

    seat: int
    on: bool


class Cleared(TableEvent, frozen=True, tag="cleared"):
    """The owner took away what was said so far; the log keeps it."""


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """They play again at another table; the seat is that of the person who asked for it."""

    table: str
    seat: int = 0


class Deleted(TableEvent, frozen=True, tag="deleted"):
    """The owner took the table away before the game had begun; the log keeps it, and nobody sees it any more."""


AnyTableEvent = (
    Created
    | Sat
    | Kept
    | Declined
    | Named
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
    | Resigned
    | Woke
    | Said
    | Muted
    | Cleared
    | Rematched
    | Deleted
)


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: its number, counted from 1, its time in milliseconds since 1970, and what happened."""

    n: int
    at: int
    event: AnyTableEvent


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(AnyTableEvent)


def decode(body: bytes) -> AnyTableEvent:
    """The event that was written."""
    event: AnyTableEvent = _decoder.decode(body)
    return event
