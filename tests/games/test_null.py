"""Null means left out, for every key of a position, of a seat, of a pending question and of the options."""

from typing import Any

import numpy as np
import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.layout_reader import keys_of
from motherlode.games.quartz.options import OPTIONS
from motherlode.games.quartz.pieces import RULINGS

NEEDED = {"quartz": {}, "dice": {"dice": ["chest", "chest", "chest", "helmet", "helmet"]}, "quarry": {}}


@pytest.mark.parametrize("name", GAMES)
def test_a_null_in_a_position_is_left_out(name: str) -> None:
    game = find(name)
    table = {entry.key: entry.value for entry in game.position.entries}
    plain = {"game": name, **NEEDED[name], "seats": [{} for _ in range(game.fewest)]}
    pending = dict.fromkeys(keys_of(table["pending"]))
    with_nulls = {
        **dict.fromkeys(table),
        **plain,
        "pending": pending,
        "seats": [dict.fromkeys(keys_of(table["seats"].item)) for _ in range(game.fewest)],
    }
    assert None in with_nulls.values()
    assert same(game.read_position(with_nulls), game.read_position(plain))
    assert same(game.read_position({**with_nulls, "pending": None}), game.read_position(plain))


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("quartz", dict.fromkeys(("edition", "thrill", "rulings", "house"))),
        ("quartz", {"rulings": {ruling.slug: None for ruling in RULINGS}}),
        ("quartz", {"house": {**dict.fromkeys(OPTIONS.printed), "values": {"ruby": None}}}),
        ("dice", {"ending": None, "days": None, "house": {"unstable": None, "removed": {3: None}}}),
        ("quarry", {"house": {"tunnel": None, "costs": {"draw": None}}}),
    ],
)
def test_a_null_in_the_options_is_left_out(name: str, options: dict[str, Any]) -> None:
    game = find(name)
    assert same(game.blank(game.fewest, options), game.blank(game.fewest))


def same(one: Any, other: Any) -> bool:
    """Whether two records are equal, byte by byte."""
    return bool(np.array_equal(one.view(np.uint8), other.view(np.uint8)))
