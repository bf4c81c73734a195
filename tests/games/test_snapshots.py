"""A snapshot says what the record says, in plain numbers, and keeps saying it."""

import numpy as np
import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.records import from_bytes
from motherlode.games.kit.snapshots import snapshot
from motherlode.match import Match

NAMES = (*GAMES, "tests.toys.pig")


def deep(value: object) -> object:
    """Lists as tuples, all the way down."""
    return tuple(map(deep, value)) if isinstance(value, list) else value


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_any_record_is_read_as_it_stands(name: str) -> None:
    state = find(name).state
    states = from_bytes(state, np.random.default_rng(7).bytes(3 * state.itemsize))
    for index in range(3):
        read = snapshot(states, index)
        assert read._asdict() == {field: deep(states[field][index].tolist()) for field in state.names or ()}
        assert {type(number) for number in read if not isinstance(number, tuple)} == {int}


def test_a_record_may_have_gaps_deep_fields_and_empty_ones() -> None:
    state = np.dtype(
        [("small", "i1"), ("deep", "u4", (2, 1, 3)), ("none", "i2", (0,)), ("last", "i8", (1,))], align=True
    )
    states = np.zeros(2, state)
    states["deep"][1] = [[[1, 2, 3]], [[4, 5, 2**32 - 1]]]
    states["small"][1], states["last"][1] = -128, -(2**63)
    assert snapshot(states, 1) == (-128, (((1, 2, 3),), ((4, 5, 2**32 - 1),)), (), (-(2**63),))
    assert snapshot(states[::-1], 0) == snapshot(states, 1)


def test_what_was_read_does_not_change_with_the_match() -> None:
    match = Match.new("quartz", seats=3, seed=7)
    before = snapshot(match.states, 0)
    match.play(match.asked[0], "leave")
    after = snapshot(match.states, 0)
    assert sum(before.inside) == sum(after.inside) + 1
