"""Records of what clients were sent, line by line, and their comparison with the log that the store keeps.

A record notices at once when a line is missing, comes twice, or differs when it is sent again. At the end `audit` plays
the stored log again: whatever anybody was shown or got acknowledged has to be in it, to the byte.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.match.fairness import verify
from motherlode.server import projection
from motherlode.server.protocol import encode
from motherlode.server.table import Table
from motherlode.server.table_events import Answered, Line, Moved, Said


class Violation(AssertionError):
    """The server did what it must never do."""


class Question(msgspec.Struct):
    """As much of an open question as an answer needs."""

    number: int
    legal: list[str] | UnsetType = UNSET


class Kind(msgspec.Struct):
    """The kind of an event."""

    kind: str


class Frame(msgspec.Struct):
    """As much of a message as a record looks at."""

    type: str
    seat: int = 0
    n: int = 0
    status: str = ""
    event: Kind | UnsetType = UNSET
    asking: Question | UnsetType | None = UNSET


read_frame = msgspec.json.Decoder(Frame).decode


def whole(text: str) -> str | bytes:
    """Keep a message as it is."""
    return text


def digest(text: str) -> str | bytes:
    """Keep just enough to know it again: for long runs."""
    return blake2b(text.encode(), digest_size=16).digest()


class AckedMove(NamedTuple):
    """A move that was acknowledged."""

    question: int
    seat: int
    move: str


@dataclass
class StreamRecord:
    """What one viewer of one table was sent in its stream, over any number of connections."""

    viewer: int
    keep: Callable[[str], str | bytes] = whole
    lines: dict[int, str | bytes] = field(default_factory=dict)
    snapshots: dict[int, str | bytes] = field(default_factory=dict)
    acked: list[AckedMove] = field(default_factory=list)
    said: list[str] = field(default_factory=list)  # and acknowledged
    newest: int = 0  # the highest number seen
    due: int | None = None  # the number that has to come next; None where a snapshot has to
    status: str = "gathering"
    question: Question | None = None  # that is open, by the newest line
    fresh: bool = False  # whether it was not tried yet, or something happened since

    def opens(self, since: int | None) -> None:
        """A stream is asked for: from the number after `since`, or from a snapshot."""
        self.due = None if since is None else since + 1
        self.fresh = True

    def note(self, frame: Frame, text: str) -> None:
        """A message of the stream has come."""
        if frame.type == "event":
            self._line(frame, text)
        elif frame.type == "snapshot":
            self._snapshot(frame, text)

    def _line(self, frame: Frame, text: str) -> None:
        if frame.n != self.due:
            due = self.due or "a snapshot"
            raise Violation(f"viewer {self.viewer} got line {frame.n} where {due} was due: {text}")
        self.due = frame.n + 1
        kept = self.keep(text)
        if self.lines.setdefault(frame.n, kept) != kept:
            raise Violation(f"line {frame.n} was {self.lines[frame.n]!r} and is now {text!r}")
        if frame.n > self.newest:
            self.newest = frame.n
            if isinstance(frame.event, Kind):
                self.status = {"started": "playing", "finished": "over"}.get(frame.event.kind, self.status)
            if frame.asking is not UNSET:
                self._asked(frame.asking)
            elif self.status == "gathering":
                self.fresh = True  # somebody sat down

    def _snapshot(self, frame: Frame, text: str) -> None:
        if frame.n < self.newest:
            raise Violation(f"viewer {self.viewer} has seen line {self.newest}, and the snapshot ends with {frame.n}")
        kept = self.keep(text)
        if self.snapshots.setdefault(frame.n, kept) != kept:
            raise Violation(f"the snapshot at {frame.n} was {self.snapshots[frame.n]!r} and is now {text!r}")
        self.due, self.newest, self.status = frame.n + 1, frame.n, frame.status
        self._asked(None if frame.asking is UNSET else frame.asking)

    def _asked(self, question: Question | None) -> None:
        self.question, self.fresh = question, True
        if question and question.legal is not UNSET and self.has_acked(question.number):
            raise Violation(f"seat {self.viewer} is asked question {question.number} again after its ack")

    def has_acked(self, question: int) -> bool:
        """Whether an answer to this question, or to a later one, was acknowledged."""
        return bool(self.acked) and self.acked[-1].question >= question

    @property
    def legal(self) -> list[str]:
        """The moves that this seat may make now, as far as it knows."""
        legal = self.question.legal if self.question and self.status == "playing" else UNSET
        return [] if isinstance(legal, UnsetType) else legal


class Audited(NamedTuple):
    """What was found right."""

    tables: int = 0
    finished: int = 0
    lines: int = 0  # in the store
    shown: int = 0  # in records, each line and snapshot for each viewer
    acked: int = 0  # moves and words that were acknowledged

    def plus(self, other: "Audited") -> "Audited":
        """The sum of both."""
        return Audited(*(mine + yours for mine, yours in zip(self, other, strict=True)))


def audit(lines: Sequence[Line], records: Iterable[StreamRecord], window: int) -> Audited:
    """Play a stored log again, and find everything in it that was shown or acknowledged; `Violation` if not."""
    records = list(records)
    if not lines:
        raise Violation("a table that was opened is not in the store")
    table = Table.begin(lines[0])
    moves: dict[tuple[int, int], tuple[str, str]] = {}
    shown = 0
    for line in lines:
        question = table.question if table.match else 0
        if line.n > 1:
            table.apply(line)
        if isinstance(line.event, Moved | Answered):
            moves[question, line.event.seat] = (line.event.move, line.event.by)
        shown += sum(compare(table, line, record, window) for record in records)
    for record in records:
        beyond = [n for n in (*record.lines, *record.snapshots) if n > table.n]
        if beyond:
            raise Violation(f"viewer {record.viewer} was shown {beyond}, and the log ends with {table.n}")
        for move in record.acked:
            found = moves.get((move.question, move.seat))
            if found != (move.move, "person"):
                raise Violation(f"{move} was acknowledged, and the log has {found}")
    said = Counter(line.event.text for line in lines if isinstance(line.event, Said))
    for text in (text for record in records for text in record.said):
        if said[text] != 1:
            raise Violation(f"{text!r} was acknowledged, and the log has it {said[text]} times")
    if table.finished:
        verdict = verify(table.log(), table.commitment)
        if verdict.problem or not verdict.over:
            raise Violation(f"table {table.created.table} does not verify: {verdict}")
    kept = sum(len(record.acked) + len(record.said) for record in records)
    return Audited(1, int(table.finished), len(lines), shown, kept)


def compare(table: Table, line: Line, record: StreamRecord, window: int) -> int:
    """Compare what a viewer was shown of a line with what the log gives; how many messages were compared."""
    compared = 0
    for kept, show in (
        (record.lines.get(line.n), lambda: projection.message_for(table, line, record.viewer, window)),
        (record.snapshots.get(line.n), lambda: projection.snapshot(table, record.viewer, window)),
    ):
        if kept is not None:
            compared += 1
            given = encode(show()).decode()
            if record.keep(given) != kept:
                raise Violation(f"viewer {record.viewer} was shown {kept!r}, and the log gives {given!r}")
    return compared
