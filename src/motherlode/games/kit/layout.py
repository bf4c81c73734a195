"""How a record is written for people, as a table: which field stands under which key, and in which form.

A game declares it once. `Layout` turns it into a program for `json_writer.write`, the one compiled writer of all games;
`layout_reader` walks the same table to read a position back.

>>> state = np.dtype([("seats", "i1"), ("turn", "i1"), ("coins", "i2", (3,)), ("hand", "i1", (3, 2))], align=True)
>>> hand = Entry("hand", Listed("hand", ("axe", "lamp")), own=True)
>>> seats = EachSeat((Entry("coins", Number("coins")), hand))
>>> layout = Layout(state, (Entry("turn", Seat("turn")), Entry("seats", seats)))
>>> states = np.zeros(1, state)
>>> states["seats"], states["turn"], states["hand"][0] = 2, 1, [[0, 0], [1, 2], [0, 0]]
>>> layout.write(states, 0, viewer=1)
b'{"turn":2,"seats":[{"coins":0},{"coins":0,"hand":["axe","lamp","lamp"]}]}'
"""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import groupby
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit import json_writer
from motherlode.games.kit.compile import compiled_for
from motherlode.games.kit.forms import (
    ByName,
    Counts,
    EachSeat,
    Flag,
    Inserted,
    Listed,
    Null,
    Number,
    Numbers,
    Rows,
    Seat,
    Seats,
    Slug,
    Text,
    Viewer,
)
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Records, Row

Bytes = np.ndarray[Any, np.dtype[np.uint8]]
LONGEST_NUMBER = 21  # with its sign and its comma


# --- when a key is written at all


class Is(NamedTuple):
    """A field has one of these values."""

    field: str
    values: tuple[int, ...]


class IsNot(NamedTuple):
    """A field has none of these values."""

    field: str
    values: tuple[int, ...]


class Some(NamedTuple):
    """Something in a field is not zero."""

    field: str


Condition = Is | IsNot | Some
Clause = Condition | tuple[Condition, ...]


class Entry(NamedTuple):
    """A key of an object; `when` holds conditions of which each, or one of each tuple of them, must be met."""

    key: str
    value: Any
    when: Sequence[Clause] = ()
    own: bool = False  # only in the viewer's own row
    unless_empty: bool = False  # left out where it would be null, 0, false, {} or []
    only: str = ""  # in a "position" or in a "view"
    read: Callable[[Row, int, str, Any], None] | None = None  # (s, row, where, given): how, where not by its form


Entries = tuple[Entry, ...]


def layouts(game: str, state: np.dtype[Any], entries: Entries, seen: Entries = ()) -> tuple["Layout", "Layout"]:
    """The layouts of a position and of a view, from one table; `seen` is what only a view has, at its end.

    A position leaves out what is empty, and shows every row; a view shows a viewer's own rows, and what is empty too.
    """
    table = (Entry("game", Text(game)), Entry("options", Inserted(), unless_empty=True), *entries)
    view = (*table, Entry("viewer", Viewer()), *seen)
    return Layout(state, _part(table, "position", own=False)), Layout(state, _part(view, "view", unless_empty=False))


def _part(value: Any, of: str, **changes: bool) -> Any:
    """The entries of a table that stand in a position, or in a view."""
    if type(value) is tuple:
        entries = (entry for entry in value if entry.only in ("", of))
        return tuple(entry._replace(value=_part(entry.value, of, **changes), **changes) for entry in entries)
    return (
        value._replace(item=_part(value.item, of, **changes)) if isinstance(value, EachSeat | Rows | ByName) else value
    )


# --- the program


def room_of(content: bytes) -> Bytes:
    """Bytes as the writer takes them."""
    return np.frombuffer(bytearray(content), np.uint8)


NO_OPTIONS = room_of(b"{}")


class Layout:
    """A way to write the records of a game: `write` gives JSON."""

    def __init__(self, state: np.dtype[Any], entries: Iterable[Entry]) -> None:
        self.state = state
        self.entries: Entries = tuple(entries)
        self._steps: list[list[int]] = []
        self._spans: list[tuple[int, int]] = []
        self._texts = bytearray()
        self._tables: dict[tuple[str, ...], int] = {}
        self._saying = ""  # what the next step begins with
        self._room = 1 << 13  # bytes; it grows when something does not fit
        self._object(self.entries, in_row=False)
        self._step(json_writer.END)

    def write(
        self, states: Records, i: int, viewer: int = NOTHING, inserted: Bytes | None = None, by: Any = None
    ) -> bytes:
        """One record as JSON, by the compiled writer or by its interpreted twin."""
        data = states.view(np.ndarray).view(np.uint8)
        return self.write_bytes(data, i * self.state.itemsize, viewer, NO_OPTIONS if inserted is None else inserted, by)

    def write_bytes(self, data: Bytes, start: int, viewer: int, inserted: Bytes, by: Any = None) -> bytes:
        """The same for a caller that has the bytes of the record at hand."""
        write, program = by or self._compiled, self.program
        while (length := write(*program, data, start, viewer, inserted, room := np.empty(self._room, np.uint8))) < 0:
            self._room *= 2
        return room[: length - 1].tobytes()  # without the comma that stands after everything

    @cached_property
    def program(self) -> tuple[Any, Any]:
        """What `json_writer.write` reads: steps, behind them where each word begins and ends, and all texts."""
        behind = len(self._steps) * json_writer.WIDTH
        for step in self._steps:
            if step[0] in (json_writer.SLUG, json_writer.COUNTS, json_writer.LISTED):
                step[json_writer.EXTRA] = behind + 2 * step[json_writer.EXTRA]
        numbers = [number for row in (*self._steps, *self._spans) for number in row]
        return np.array(numbers, np.int64), room_of(bytes(self._texts))

    @cached_property
    def _compiled(self) -> Any:
        empty = room_of(b"")
        return compiled_for(json_writer.write, (*self.program, empty, 0, 0, empty, empty))

    # --- making it

    def _step(self, what: int, *rest: int, needs: int = 2) -> list[int]:
        said = self._saying.encode()
        self._saying = ""
        step = [what, *rest] + [0] * (json_writer.WIDTH - 1 - len(rest))
        step[json_writer.NEEDS] = needs + len(said)
        step[json_writer.SAYS_FROM] = len(self._texts)
        self._texts += said
        step[json_writer.SAYS_TO] = len(self._texts)
        self._steps.append(step)
        return step

    def _here(self) -> int:
        """Where the next step will begin; what is yet to be said comes before it."""
        if self._saying:
            self._step(json_writer.SAY)
        return len(self._steps) * json_writer.WIDTH

    def _say(self, text: str) -> None:
        """A text as it stands."""
        self._saying += text

    def _words(self, words: tuple[str, ...]) -> int:
        """Where a run of words begins in the table of them, which lies behind the steps."""
        if words not in self._tables:
            self._tables[words] = len(self._spans)
            for word in words:
                start = len(self._texts)
                self._texts += json.dumps(word, ensure_ascii=False).encode()
                self._spans.append((start, len(self._texts)))
        return self._tables[words]

    def _place(self, field: str, in_row: bool) -> tuple[int, int, int, int]:
        """Where a field lies: its offset, bytes of a number, how many numbers, bytes from row to row."""
        fields: Any = self.state.fields
        kind, offset = fields[field][:2]
        if kind.base.kind != "i":
            raise TypeError(f"{field} is not made of signed numbers")
        shape = kind.shape
        stride = 0
        if in_row and shape:
            stride = kind.itemsize // shape[0]
            shape = shape[1:]
        return offset, kind.base.itemsize, int(np.prod(shape, dtype=int)), stride

    def _object(self, entries: Entries, in_row: bool) -> None:
        self._say("{")
        self._entries(entries, in_row)
        self._close("}")

    def _entries(self, entries: Entries, in_row: bool) -> None:
        """The keys of an object; a condition that several in a row begin with is looked at once for all of them."""
        for _, run in groupby(entries, key=lambda entry: repr(entry.when[:1])):
            together = tuple(run)
            if not together[0].when:
                for entry in together:
                    self._entry(entry, in_row)
                continue
            skip = self._clause(together[0].when[0], in_row)
            self._entries(tuple(entry._replace(when=entry.when[1:]) for entry in together), in_row)
            skip[json_writer.JUMP] = self._here()

    def _entry(self, entry: Entry, in_row: bool) -> None:
        skips = [self._step(json_writer.UNLESS_OWN)] if entry.own else []
        unless_zero = entry.unless_empty and isinstance(entry.value, Number | Flag)
        if unless_zero:
            skips.append(self._clause(Some(entry.value.field), in_row))
        key = json.dumps(entry.key, ensure_ascii=False) + ":"
        self._say(key)
        self._value(entry.value, in_row)
        if entry.unless_empty and not unless_zero:
            self._step(json_writer.DROP_IF_EMPTY, 0, 0, 0, 0, len(key.encode()))
        for skip in skips:
            skip[json_writer.JUMP] = self._here()

    def _close(self, bracket: str) -> None:
        self._step(json_writer.CLOSE, 0, 0, 0, 0, ord(bracket))

    def _clause(self, clause: Clause, in_row: bool) -> list[int]:
        """Go on when one of the conditions is met; the step that skips otherwise."""
        if isinstance(clause, Is):
            return self._condition(IsNot(*clause), in_row)
        if isinstance(clause, IsNot):
            return self._condition(Is(*clause), in_row)
        if isinstance(clause, Some):
            return self._step(json_writer.GO_IF_NONE, *self._place(clause.field, in_row))
        met = [self._condition(condition, in_row) for condition in clause]
        skip = self._step(json_writer.GO)
        for step in met:
            step[json_writer.JUMP] = self._here()
        return skip

    def _condition(self, condition: Condition, in_row: bool) -> list[int]:
        place = self._place(condition.field, in_row)
        if isinstance(condition, Some):
            return self._step(json_writer.GO_IF_SOME, *place)
        chosen = sum(1 << value + 1 for value in condition.values)
        if isinstance(condition, IsNot):
            chosen ^= (1 << json_writer.LARGEST + 1) - 1
        return self._step(json_writer.GO_IF, *place, chosen)

    def _value(self, value: Any, in_row: bool) -> None:
        match value:
            case Number(field):
                self._step(json_writer.NUMBER, *self._place(field, in_row), needs=LONGEST_NUMBER)
            case Flag(field):
                self._step(json_writer.FLAG, *self._place(field, in_row), needs=len("false,"))
            case Seat(field):
                self._step(json_writer.SEAT, *self._place(field, in_row), needs=LONGEST_NUMBER)
            case Numbers(field):
                self._numbers(field)
            case Seats(field):
                place = self._place(field, in_row)
                self._step(json_writer.SEATS, *place, needs=3 + place[2] * LONGEST_NUMBER)
            case Slug(field, slugs):
                self._worded(json_writer.SLUG, field, in_row, slugs, max(map(len, slugs)))
            case Counts(field, slugs):
                self._worded(
                    json_writer.COUNTS, field, in_row, slugs, sum(len(slug) + LONGEST_NUMBER for slug in slugs)
                )
            case Listed(field, slugs):
                self._worded(json_writer.LISTED, field, in_row, slugs, 0)
            case Text(text):
                self._say(json.dumps(text, ensure_ascii=False) + ",")
            case Null():
                self._say("null,")
            case Viewer():
                self._step(json_writer.VIEWER, needs=LONGEST_NUMBER)
            case Inserted():
                self._step(json_writer.INSERTED)
            case EachSeat(item):
                self._each(self._place("seats", False), item)
            case Rows(count, item):
                self._each(self._place(count, False), item)
            case ByName(names, item):
                self._named(names, item)
            case tuple():
                self._object(value, in_row)
            case _:
                raise TypeError(f"{value!r} is no form in which a field is written")

    def _worded(self, what: int, field: str, in_row: bool, slugs: Sequence[str], letters: int) -> None:
        """A field whose numbers stand for words; `letters` of them at most, without quotes and what is between them."""
        words = self._words(tuple(slugs))
        self._step(what, *self._place(field, in_row), words, needs=letters + 8 * (1 + len(slugs)))

    def _numbers(self, field: str) -> None:
        *rows, width = self.state[field].shape or (0,)
        offset, size, _, _ = self._place(field, False)
        if not width:
            self._step(json_writer.NUMBER, offset, size, 1, 0, needs=LONGEST_NUMBER)
            return
        if len(rows) > 1:
            raise TypeError(f"{field} has more than rows and columns")
        if rows:
            self._say("[")
        for row in range(rows[0] if rows else 1):
            self._step(
                json_writer.NUMBERS, offset + row * width * size, size, width, 0, needs=3 + width * LONGEST_NUMBER
            )
        if rows:
            self._close("]")

    def _each(self, count: tuple[int, int, int, int], item: Any) -> None:
        self._say("[")
        begin = self._step(json_writer.EACH, *count)
        again = self._here()
        self._value(item, in_row=True)
        self._step(json_writer.NEXT)[json_writer.JUMP] = again
        begin[json_writer.JUMP] = self._here()
        self._close("]")

    def _named(self, names: Sequence[str], item: Any) -> None:
        self._say("{")
        for row, name in enumerate(names):
            self._say(json.dumps(name, ensure_ascii=False) + ":")
            self._step(json_writer.ROW, 0, 0, 0, 0, row)
            self._value(item, in_row=True)
        self._close("}")
