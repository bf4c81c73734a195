"""Records from plain data: every form is read as it is written, what is left out is empty, nonsense is refused."""

import json
from typing import Any

import numpy as np
import pytest

from motherlode.games.kit.forms import (
    ByName,
    Counts,
    EachSeat,
    Flag,
    Listed,
    Number,
    Rows,
    Seat,
    Seats,
    Slug,
    Text,
)
from motherlode.games.kit.layout import Entry, IsNot, Layout
from motherlode.games.kit.layout_reader import read_table
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.plain import PlainPositions
from motherlode.games.kit.records import Row

STATE = np.dtype(
    [
        *((name, "i1") for name in ("seats", "turn", "owner", "word", "none", "flag", "size", "limit")),
        ("large", "i4"),
        ("coins", "i2", (3,)),
        ("votes", "i1", (3,)),
        ("held", "i1", (3,)),
        ("bonus", "i1", (4,)),
        ("heap", "i1", (3, 2)),
        ("tunnel", "i1", (2, 2)),
        ("table", "i1", (2,)),
    ],
    align=True,
)
SLUGS = ("axe", "lamp", "rope")


def read_limit(s: Row, at: int, where: str, given: Any) -> None:
    s.limit = 100 if given is None else given


LAYOUT = Layout(
    STATE,
    (
        Entry("game", Text("toy")),
        Entry("turn", Seat("turn")),
        Entry("owner", Seat("owner"), unless_empty=True),
        Entry("word", Slug("word", SLUGS)),
        Entry("none", Slug("none", SLUGS), when=[IsNot("none", (-1,))]),
        Entry("flag", Flag("flag", usual=True)),
        Entry("limit", Number("limit"), read=read_limit),
        Entry("large", Number("large", 1, lambda s: s.limit)),
        Entry("table", Counts("table", SLUGS)),
        Entry("held", Seats("held")),
        Entry("votes", EachSeat(Slug("votes", SLUGS))),
        Entry("rows", Rows("size", (Entry("bonus", Number("bonus")),))),
        Entry("tunnels", ByName(("A", "B"), Listed("tunnel", SLUGS))),
        Entry("seats", EachSeat((Entry("coins", Number("coins", -5, 5)), Entry("heap", Listed("heap", SLUGS))))),
    ),
)


def read(**position: Any) -> Any:
    """What is written of what was read."""
    states, _ = read_table("toy", LAYOUT, {"seats": [{}, {}], **position}, (2, 3))
    return json.loads(LAYOUT.write(states, 0))


def test_what_is_left_out_is_empty_or_the_first_one() -> None:
    empty = {"coins": 0, "heap": []}
    usual = {
        "game": "toy",
        "turn": 1,
        "word": "axe",
        "flag": True,
        "limit": 100,
        "large": 1,
        "table": {},
        "held": [],
        "votes": [None, None],
        "rows": [],
        "tunnels": {"A": [], "B": []},
        "seats": [empty, empty],
    }
    assert read() == usual
    assert read(**{key: None for key in usual if key != "seats"}, owner=None, none=None) == usual


def test_every_form_is_read_as_it_is_written() -> None:
    position = {
        "game": "toy",
        "turn": 2,
        "owner": 3,
        "word": "rope",
        "none": "axe",
        "flag": False,
        "limit": 7,
        "large": 7,
        "table": {"lamp": 3},
        "held": [1, 3],
        "votes": ["lamp", None, "rope"],
        "rows": [{"bonus": 1}, {"bonus": 2}],
        "tunnels": {"A": ["axe"], "B": ["axe", "lamp", "lamp"]},
        "seats": [{"coins": -5, "heap": ["lamp"]}, {"coins": 5, "heap": []}, {"coins": 0, "heap": ["axe"]}],
    }
    assert read(**position) == position


@pytest.mark.parametrize(
    ("position", "key", "sentence"),
    [
        ({"sun": 1}, "unknown-key", "a toy position has no “sun”; it knows game, turn, owner"),
        ({"seats": [{}]}, "position-seats", "a toy position has a list of 2 to 3 seats, not 1"),
        ({"turn": 3}, "number", "turn must be a whole number from 1 to 2, not 3"),
        ({"limit": 9, "large": 10}, "number", "large must be a whole number from 1 to 9, not 10"),
        ({"table": {"rope": 1}}, "slug", "table: “rope” is not one of axe, lamp"),
        ({"table": {"axe": 128}}, "number", "table.axe must be a whole number from 0 to 127, not 128"),
        ({"held": 1}, "not-a-list", "held must be a list, not 1"),
        ({"votes": ["axe"] * 3}, "list", "votes must be a list of at most 2"),
        ({"votes": ["tent"]}, "slug", "votes.1: “tent” is not one of axe, lamp, rope"),
        ({"rows": [{}] * 5}, "list", "rows must be a list of at most 4"),
        ({"rows": [{}, None]}, "not-a-mapping", "rows.2 must be a mapping"),
        ({"rows": [{"bonus": -1}]}, "number", "rows.1.bonus must be a whole number from 0 to 127, not -1"),
        ({"tunnels": {"C": []}}, "unknown-key", "tunnels has no “C”; it knows A, B"),
        ({"tunnels": {"B": "axe"}}, "pieces", "tunnels.B must list pieces or count them, not 'axe'"),
        ({"seats": [{}, {"coins": 6}]}, "number", "seats.2.coins must be a whole number from -5 to 5, not 6"),
        ({"seats": [{"hat": 1}, {}]}, "unknown-key", "seats.1 has no “hat”; it knows coins, heap"),
        ({"flag": "yes"}, "truth", "flag must be true or false, not 'yes'"),
    ],
)
def test_nonsense_is_refused(position: dict[str, Any], key: str, sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        read(**position)
    assert refused.value.key == key
    assert sentence in str(refused.value)


PLAIN = PlainPositions("toy", np.dtype([("rng", "u8", (1,)), ("seats", "i1"), ("heap", "i1", (2, 2))], align=True))


def test_plain_fields_are_numbers_and_lists_of_them() -> None:
    states = PLAIN.read({"game": "toy", "seats": 2, "heap": [[1], [-2, 127]]})
    assert json.loads(PLAIN.layout.write(states, 0)) == {"game": "toy", "seats": 2, "heap": [[1, 0], [-2, 127]]}


@pytest.mark.parametrize(
    ("field", "sentence"),
    [
        ({"rng": [1]}, "a position of toy has no “rng”"),
        ({"seats": 128}, "seats must be a whole number from -128 to 127, not 128"),
        ({"heap": 5}, "heap must be a list of at most 2, not 5"),
        ({"heap": [[1, 2, 3]]}, "heap.1 must be a list of at most 2"),
        ({"heap": [[], ["x"]]}, "heap.2.1 must be a whole number"),
    ],
)
def test_plain_fields_that_do_not_fit_are_refused(field: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake) as refused:
        PLAIN.read(field)
    assert sentence in str(refused.value)
