"""The lines of a backup file, as types: what is written is what is read."""

import base64
from binascii import Error as NotBase64

import msgspec

FORMAT, VERSION = "motherlode-store", 1


class Header(msgspec.Struct):
    """The first line."""

    format: str
    version: int


class Match(msgspec.Struct, tag_field="kind", tag="match"):
    """A match; its events follow."""

    id: str
    code: str
    game: str
    rules: int
    created: int
    public: bool
    finished: int | None
    due: int | None = None


class Event(msgspec.Struct, tag_field="kind", tag="event", omit_defaults=True):
    """An event of the match above: bytes, written as text where they are some."""

    seq: int
    at: int
    text: str | None = None
    base64: str | None = None


class Holding(msgspec.Struct, tag_field="kind", tag="holding"):
    """Whose a match is."""

    identity: str
    match: str


class Setting(msgspec.Struct, tag_field="kind", tag="setting", omit_defaults=True):
    """A setting of the server, such as the key that signs tokens."""

    name: str
    text: str | None = None
    base64: str | None = None


class Count(msgspec.Struct):
    """How many lines of each kind."""

    matches: int = 0
    events: int = 0
    holdings: int = 0
    settings: int = 0

    def add(self, line: object) -> None:
        """One more of its kind."""
        self.matches += isinstance(line, Match)
        self.events += isinstance(line, Event)
        self.holdings += isinstance(line, Holding)
        self.settings += isinstance(line, Setting)


class Ending(msgspec.Struct, tag_field="kind", tag="end"):
    """The last line: how much there was, as the writer of the file counted it."""

    matches: int
    events: int
    holdings: int
    settings: int


Row = Match | Event | Holding | Setting
Line = Row | Ending


def wrapped(body: bytes) -> tuple[str | None, str | None]:
    """Bytes as text if they are some, else in base 64.

    >>> wrapped(b"mine"), wrapped(b"\\xff")
    (('mine', None), (None, '/w=='))
    """
    try:
        return body.decode(), None
    except UnicodeDecodeError:
        return None, base64.b64encode(body).decode()


def bare(text: str | None, encoded: str | None) -> bytes:
    """The bytes that were wrapped."""
    if text is not None:
        return text.encode()
    try:
        return base64.b64decode(encoded or "", validate=True)
    except NotBase64:
        raise ValueError("a body is not in base 64") from None
