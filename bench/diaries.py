"""What a client was shown and told, noted line by line, and held against the log that the store keeps.

While it is written, a diary notices a line that is missing, comes twice, or reads otherwise when it is seen again. At
the end `audit` plays the stored log again: whatever anybody was shown or promised has to be in it, to the byte.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from motherlode.match.fairness import verify
from motherlode.server import showing
from motherlode.server.events import Answered, Line, Moved, Said
from motherlode.server.protocol import encode
from motherlode.server.table import Table


class Broken(AssertionError):
    """The server did what it must never do."""


class Question(msgspec.Struct):
    """Of an open question, as much as one needs for an answer."""

    number: int
    legal: list[str] | UnsetType = UNSET


class Kind(msgspec.Struct):
    kind: str


class Frame(msgspec.Struct):
    """Of any message of a stream, as much as a diary looks at."""

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


class Promise(NamedTuple):
    """A move that was acknowledged."""

    question: int
    seat: int
    move: str


@dataclass
class Diary:
    """What one viewer of one table saw in its stream, over however many connections."""

    viewer: int
    keep: Callable[[str], str | bytes] = whole
    lines: dict[int, str | bytes] = field(default_factory=dict)
    snapshots: dict[int, str | bytes] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
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
            raise Broken(f"viewer {self.viewer} got line {frame.n} where {self.due or 'a snapshot'} was due: {text}")
        self.due = frame.n + 1
        kept = self.keep(text)
        if self.lines.setdefault(frame.n, kept) != kept:
            raise Broken(f"line {frame.n} was {self.lines[frame.n]!r} and is now {text!r}")
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
            raise Broken(f"viewer {self.viewer} has seen line {self.newest}, and the snapshot ends with {frame.n}")
        kept = self.keep(text)
        if self.snapshots.setdefault(frame.n, kept) != kept:
            raise Broken(f"the snapshot at {frame.n} was {self.snapshots[frame.n]!r} and is now {text!r}")
        self.due, self.newest, self.status = frame.n + 1, frame.n, frame.status
        self._asked(None if frame.asking is UNSET else frame.asking)

    def _asked(self, question: Question | None) -> None:
        self.question, self.fresh = question, True
        if question and question.legal is not UNSET and self.has_promised(question.number):
            raise Broken(f"seat {self.viewer} is asked question {question.number} again, whose answer was acknowledged")

    def has_promised(self, question: int) -> bool:
        """Whether an answer to this question, or to a later one, was acknowledged."""
        return bool(self.promises) and self.promises[-1].question >= question

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
    shown: int = 0  # in diaries, each line and snapshot for each viewer
    promises: int = 0  # moves and words that were acknowledged

    def plus(self, other: "Audited") -> "Audited":
        return Audited(*(mine + yours for mine, yours in zip(self, other, strict=True)))


def audit(lines: Sequence[Line], diaries: Iterable[Diary], window: int) -> Audited:
    """Play a stored log again, and find everything in it that anybody was shown or promised; `Broken` if not."""
    diaries = list(diaries)
    if not lines:
        raise Broken("a table that was opened is not in the store")
    table = Table.begin(lines[0])
    moves: dict[tuple[int, int], tuple[str, str]] = {}
    shown = 0
    for line in lines:
        question = table.question if table.match else 0
        if line.n > 1:
            table.apply(line)
        if isinstance(line.event, Moved | Answered):
            moves[question, line.event.seat] = (line.event.move, line.event.by)
        shown += sum(compare(table, line, diary, window) for diary in diaries)
    for diary in diaries:
        beyond = [n for n in (*diary.lines, *diary.snapshots) if n > table.n]
        if beyond:
            raise Broken(f"viewer {diary.viewer} was shown {beyond}, and the log ends with {table.n}")
        for promise in diary.promises:
            found = moves.get((promise.question, promise.seat))
            if found != (promise.move, "person"):
                raise Broken(f"{promise} was acknowledged, and the log has {found}")
    said = Counter(line.event.text for line in lines if isinstance(line.event, Said))
    for text in (text for diary in diaries for text in diary.said):
        if said[text] != 1:
            raise Broken(f"{text!r} was acknowledged, and the log has it {said[text]} times")
    if table.finished:
        verdict = verify(table.log(), table.commitment)
        if verdict.problem or not verdict.over:
            raise Broken(f"table {table.created.table} does not verify: {verdict}")
    kept = sum(len(diary.promises) + len(diary.said) for diary in diaries)
    return Audited(1, int(table.finished), len(lines), shown, kept)


def compare(table: Table, line: Line, diary: Diary, window: int) -> int:
    """Hold what a viewer was shown of a line against what is to be shown of it; how many messages that were."""
    compared = 0
    for kept, show in (
        (diary.lines.get(line.n), lambda: showing.shown(table, line, diary.viewer, window)),
        (diary.snapshots.get(line.n), lambda: showing.snapshot(table, diary.viewer, window)),
    ):
        if kept is not None:
            compared += 1
            if diary.keep(encode(show()).decode()) != kept:
                raise Broken(f"viewer {diary.viewer} was shown {kept!r}, and the log gives {encode(show()).decode()!r}")
    return compared
