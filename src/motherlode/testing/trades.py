"""Worlds in which two seats have exchanged one piece that only they see, and nothing else is different.

They are made without asking `redact` or `guess`, so they show it too when both of these are wrong in the same way:
a view that changes with every exchange between two other seats shows a hand.
"""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records
from motherlode.testing.moment import Moment, duplicate, without_stream
from motherlode.testing.randomgames import Policy
from motherlode.testing.sight import redacted


class Trade(NamedTuple):
    """The world after an exchange, and whether the viewer's view is another one there."""

    world: Records
    one: int
    other: int
    visible: bool


def private_rows(at: Moment) -> list[str]:
    """The fields that hold for each seat a heap that only this seat sees, counted by kind."""
    return [
        field
        for field, sight in at.game.sight.items()
        if sight == "own" and at.states[field].ndim == 3 and at.states[field].shape[1] == at.game.most
    ]


def trades(at: Moment, viewer: int, tries: int, value: int) -> Iterator[Trade]:
    """Some exchanges between two seats that are not the viewer, after which the game takes the state for a real one."""
    fields = private_rows(at)
    others = [seat for seat in range(at.seats) if seat != viewer]
    if not fields or len(others) < 2:
        return
    policy = Policy(at.game, value)
    for _ in range(tries):
        one = others[policy.below(len(others))]
        other = others[policy.below(len(others))]
        world = duplicate(at.states)
        rows = world[fields[policy.below(len(fields))]][0]
        gives, takes = np.flatnonzero(rows[one]), np.flatnonzero(rows[other])
        if one == other or not len(gives) or not len(takes):
            continue
        given, taken = gives[policy.below(len(gives))], takes[policy.below(len(takes))]
        rows[[one, other], given] += (-1, 1)
        rows[[one, other], taken] += (1, -1)
        if given != taken and can_be(at, world):
            visible = redacted(at.instead(world), viewer).tobytes() != redacted(at, viewer).tobytes()
            yield Trade(world, one, other, visible)


def can_be(at: Moment, world: Records) -> bool:
    """Whether the game takes this for a state: every piece is there, it reads it back, and who is asked can answer."""
    game, there = at.game, at.instead(world)
    if game.conserved(world, 0) != game.conserved(at.states, 0) or not all(map(there.legal, there.asked)):
        return False
    try:
        return without_stream(game.read_position(game.write_position(world, 0))) == without_stream(world)
    except Mistake:
        return False
