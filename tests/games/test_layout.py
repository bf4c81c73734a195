"""Records as JSON: every form, every condition, and the same bytes compiled and interpreted."""

import json
import random
from typing import Any

import numpy as np
import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit import json_writer
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
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.layout import Entry, Is, IsNot, Layout, Some, room_of
from motherlode.match import Match

STATE = np.dtype(
    [
        ("seats", "i1"),
        ("turn", "i1"),
        ("size", "i1"),
        ("large", "i8"),
        ("coins", "i4", (3,)),
        ("flags", "i2", (3,)),
        ("heap", "i1", (3, 2)),
    ],
    align=True,
)
SLUGS = ("axe", "lamp")


def written(*entries: Entry, viewer: int = -1, inserted: bytes = b"{}", **fields: Any) -> Any:
    """A record with these fields, as both writers write it."""
    states = np.zeros(2, STATE)  # the second one: a record need not be the first of its array
    for name, value in fields.items():
        states[name][1] = value
    layout = Layout(STATE, entries)
    compiled = layout.write(states, 1, viewer, room_of(inserted))
    assert compiled == layout.write(states, 1, viewer, room_of(inserted), interpreted(json_writer.write))
    return json.loads(compiled)


@pytest.mark.parametrize("number", [0, 7, -1, -128, 127, 1234567890123456789, -(2**63) + 1])
def test_numbers_of_any_size(number: int) -> None:
    assert written(Entry("n", Number("large")), large=number) == {"n": number}


@pytest.mark.parametrize("number", [-(2**31), -1, 0, 2**31 - 1])
def test_narrow_numbers_keep_their_sign(number: int) -> None:
    assert written(Entry("n", Numbers("coins")), coins=[number, 0, 5]) == {"n": [number, 0, 5]}


def test_every_form() -> None:
    entries = (
        Entry("game", Text("a „game“")),
        Entry("options", Inserted()),
        Entry("turn", Seat("turn")),
        Entry("word", Slug("turn", SLUGS)),
        Entry("flag", Flag("size")),
        Entry("held", Seats("flags")),
        Entry("by name", ByName(("A", "B", "C"), Listed("heap", SLUGS))),
        Entry("seats", EachSeat((Entry("heap", Counts("heap", SLUGS)), Entry("coins", Number("coins"), own=True)))),
        Entry("rows", Rows("size", Number("coins"))),
        Entry("table", Numbers("heap")),
        Entry("nothing", Null()),
        Entry("viewer", Viewer()),
    )
    fields = {
        "seats": 2,
        "turn": 1,
        "size": 3,
        "coins": [5, 6, 7],
        "flags": [1, 0, 300],
        "heap": [[0, 2], [1, 1], [0, 0]],
    }
    assert written(*entries, viewer=1, inserted=b'{"thrill":true}', **fields) == {
        "game": "a „game“",
        "options": {"thrill": True},
        "turn": 2,
        "word": "lamp",
        "flag": True,
        "held": [1, 3],
        "by name": {"A": ["lamp", "lamp"], "B": ["axe", "lamp"], "C": []},
        "seats": [{"heap": {"lamp": 2}}, {"heap": {"axe": 1, "lamp": 1}, "coins": 6}],
        "rows": [5, 6, 7],
        "table": [[0, 2], [1, 1], [0, 0]],
        "nothing": None,
        "viewer": 2,
    }


def test_nobody_no_word_no_row_and_nobody_looking() -> None:
    entries = (
        Entry("turn", Seat("turn")),
        Entry("word", Slug("turn", SLUGS)),
        Entry("rows", Rows("size", Number("coins"))),
        Entry("viewer", Viewer()),
    )
    assert written(*entries, turn=-1) == {"turn": None, "word": None, "rows": [], "viewer": None}


def test_what_is_empty_can_be_left_out() -> None:
    entries = [
        Entry("turn", Seat("turn"), unless_empty=True),
        Entry("rows", Rows("size", Number("coins")), unless_empty=True),
        Entry("options", Inserted(), unless_empty=True),
        Entry("inner", (Entry("n", Number("size"), when=[Some("size")]),), unless_empty=True),
        Entry("last", Number("seats")),
    ]
    assert written(*entries, turn=-1) == {"last": 0}
    assert written(*entries, size=1) == {"turn": 1, "rows": [0], "inner": {"n": 1}, "last": 0}


def test_what_is_empty_can_be_left_out_at_any_depth() -> None:
    """Each key goes with its own value, whatever was left out inside of it."""
    innermost = (
        Entry("größe", Slug("turn", SLUGS), unless_empty=True),
        Entry("count", Number("size"), unless_empty=True),
        Entry("seat", Seat("turn"), unless_empty=True),
    )
    inner = (Entry("first", innermost, unless_empty=True), Entry("second", Seat("turn"), unless_empty=True))
    entries = [
        Entry("before", Number("large")),
        Entry("outer", (Entry("inner", inner, unless_empty=True),), unless_empty=True),
        Entry("seats", EachSeat((Entry("of a seat", inner, unless_empty=True),)), unless_empty=True),
        Entry("lists", ByName(("A", "B"), (Entry("heap", Listed("heap", SLUGS), unless_empty=True),))),
        Entry("last", (Entry("inner", inner, unless_empty=True),), unless_empty=True),
    ]
    bare: dict[str, Any] = {"before": 0, "lists": {"A": {}, "B": {}}}
    assert written(*entries, turn=-1) == bare
    assert written(*entries, turn=-1, seats=2) == {**bare, "seats": [{}, {}]}
    counted = {"inner": {"first": {"count": 5}}}
    assert written(*entries, turn=-1, size=5) == {**bare, "outer": counted, "last": counted}
    full = {"first": {"größe": "lamp", "count": 3, "seat": 2}, "second": 2}
    assert written(*entries, turn=1, size=3, seats=1, heap=[[0, 0], [0, 1], [0, 0]]) == {
        "before": 0,
        "outer": {"inner": full},
        "seats": [{"of a seat": full}],
        "lists": {"A": {}, "B": {"heap": ["lamp"]}},
        "last": {"inner": full},
    }


@pytest.mark.parametrize(
    ("when", "shown"),
    [
        ([Is("turn", (2,))], {2}),
        ([IsNot("turn", (2, -1))], {0, 1, 60, 61, 62, 127}),
        ([IsNot("turn", (2,)), Is("seats", (0,))], {-1, 0, 1, 60, 61, 62, 127}),
        ([(Is("turn", (2,)), Is("turn", (60,)))], {2, 60}),
        ([(Is("turn", (2,)), Some("seats")), IsNot("turn", (1,))], {2}),
        ([Some("turn")], {-1, 1, 2, 60, 61, 62, 127}),
    ],
)
def test_conditions(when: Any, shown: set[int]) -> None:
    entry = Entry("n", Number("turn"), when=when)
    assert {turn for turn in (-1, 0, 1, 2, 60, 61, 62, 127) if written(entry, turn=turn)} == shown


def test_however_much_it_is_it_fits() -> None:
    heap = {"heap": [[127, 127]] * 3, "seats": 3}
    entry = Entry("seats", EachSeat((Entry("heap", Listed("heap", ("a" * 50, "b" * 50))),)))
    for _ in range(2):  # the room has grown, and stays
        assert written(entry, **heap)["seats"][2]["heap"] == ["a" * 50] * 127 + ["b" * 50] * 127
    assert written(Entry("options", Inserted()), inserted=b'"%s"' % (b"x" * 100_000)) == {"options": "x" * 100_000}


def test_what_cannot_be_written_is_said_when_the_game_is_declared() -> None:
    with pytest.raises(TypeError, match="no form"):
        Layout(STATE, (Entry("n", 5),))
    with pytest.raises(KeyError):
        Layout(STATE, (Entry("n", Number("nothing")),))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_the_same_bytes_by_both_writers(name: str) -> None:
    game, chance = find(name), random.Random(8)
    match = Match.new(name, seats=game.most, seed=8)
    while not match.over:
        viewer = chance.randrange(match.seats + 1)
        view = match.redacted(viewer)
        options = game.options_json(match.states, 0)
        there = game.view.write(view, 0, viewer - 1, options, interpreted(json_writer.write))
        assert match.view_json(viewer) == there
        assert json.loads(there) == match.view(viewer)
        seat = chance.choice(match.asked)
        match.play(seat, chance.choice(match.legal(seat)))
