"""What goes into the store and comes out of it, and what may go wrong between."""

from collections.abc import Sequence
from typing import NamedTuple

Timed = tuple[int, bytes]  # when, in milliseconds since 1970, and what


class NewMatch(NamedTuple):
    """A match that begins."""

    id: str
    code: str
    game: str
    rules: int
    created: int
    public: bool


class StoredMatch(NamedTuple):
    """A match as the store knows it; `finished` is None while it is played, `due` when nobody need look at it."""

    id: str
    code: str
    game: str
    rules: int
    created: int
    public: bool
    finished: int | None
    due: int | None = None


class Stored(NamedTuple):
    """An event of a match."""

    seq: int
    at: int
    body: bytes


class Append(NamedTuple):
    """The next events of a match, the first of which gets the number `first`; the first event of all has number 1.

    `new` makes the match, `holders` are identities to whose matches it is added, and `gone` those from whose it is
    taken away, `finished` says when it was over, and `due`, if it is given, when somebody has to look at it next.
    All of it is kept, or nothing.
    """

    match: str
    first: int
    events: Sequence[Timed]
    new: NewMatch | None = None
    holders: Sequence[str] = ()
    finished: int | None = None
    due: int | None = None
    gone: Sequence[str] = ()


class Attendance(NamedTuple):
    """A match that a worker has open: since when, which seats are read there, and by how many spectators.

    `listed` is what the lobby shows of it, if it is public.
    """

    match: str
    worker: int
    since: int  # microseconds since 1970, by the clock of the database; they only say who was first
    seats: tuple[int, ...]
    spectators: int
    listed: bytes | None = None


class Subscription(NamedTuple):
    """A browser in which somebody is called: where messages go, its keys, and the language that is read there."""

    endpoint: str
    key: bytes
    secret: bytes
    language: str


class Raced(Exception):
    """Another process has appended to this match first: what this one knows of it is old."""


class CodeTaken(Raced):
    """Another match has the code of a new one: choose another code."""


class Unavailable(Exception):
    """The database cannot be used now. The next call tries again, with a new connection.

    `uncertain`: the connection was lost while the change was being committed, so it may have been kept or not; the
    caller reads the match again. Otherwise nothing of it was kept.
    """

    def __init__(self, why: str, *, uncertain: bool = False) -> None:
        self.why = why
        self.uncertain = uncertain
        known = "it is not known whether the last change was kept" if uncertain else "nothing was changed"
        super().__init__(f"the store cannot be used now: {why} ({known})")

    def again(self) -> "Unavailable":
        """The same for somebody else: an exception that is raised in two places mixes up their traces."""
        return Unavailable(self.why, uncertain=self.uncertain)
