"""Worlds in which two places out of a viewer's sight have exchanged one piece, and nothing else is different.

A place is what a seat alone sees (a heap of pieces, or a single piece) or a heap that nobody sees, such as a deck. The
worlds are made without asking `redact` or `guess`, so they show it too when both of these are wrong in the same way:
a view that changes with every exchange between two other seats shows a hand.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records
from motherlode.testing.evidence import by_seat, is_single
from motherlode.testing.moment import Moment, duplicate, without_stream
from motherlode.testing.random_games import Policy
from motherlode.testing.sight import redacted


class Place(NamedTuple):
    """Where hidden pieces lie: a row of a field. `seat` is -1 for what nobody sees."""

    field: str
    seat: int
    single: bool  # one piece, by its number; else a heap, counted by kind

    def __str__(self) -> str:
        return f"seat {self.seat + 1}" if self.seat >= 0 else f"'{self.field}'"

    def pieces(self, world: Records) -> list[int]:
        """The kinds of pieces that are there."""
        cells = self._cells(world)
        found = cells[cells >= 0] if self.single else np.flatnonzero(cells > 0)
        return [int(kind) for kind in found]

    def exchange(self, world: Records, given: int, taken: int) -> bool:
        """One piece for another; False if there is no room for such a piece."""
        cells = self._cells(world)
        if self.single:
            cells[0] = taken
        elif taken < len(cells):
            cells[given] -= 1
            cells[taken] += 1
        return self.single or taken < len(cells)

    def _cells(self, world: Records) -> Any:
        rows = world[self.field].view(np.ndarray)[0]
        if self.seat < 0:
            return rows
        return rows[self.seat : self.seat + 1] if self.single else rows[self.seat]


class Trade(NamedTuple):
    """The world after an exchange, and whether the viewer's view is another one there."""

    world: Records
    one: Place
    other: Place
    visible: bool


def private_rows(at: Moment) -> list[str]:
    """The fields that hold for each seat a heap that only this seat sees, counted by kind."""
    return [field for field in at.game.sight if by_seat(at.game, field) and at.states[field].ndim == 3]


def seat_places(at: Moment, viewer: int) -> list[Place]:
    """What the other seats see alone."""
    fields = private_rows(at) + [field for field in at.game.sight if is_single(at.game, field)]
    return [
        Place(field, seat, is_single(at.game, field)) for field in fields for seat in range(at.seats) if seat != viewer
    ]


def hidden_heaps(at: Moment) -> list[Place]:
    """The heaps that nobody sees."""
    return [
        Place(field, -1, False)
        for field, sight in at.game.sight.items()
        if sight == "hidden" and field != "rng" and at.states[field].ndim == 2
    ]


def trades_between_seats(at: Moment, viewer: int, tries: int, value: int) -> Iterator[Trade]:
    """Some exchanges between two seats that are not the viewer."""
    places = seat_places(at, viewer)
    policy = Policy(at.game, value)
    for _ in range(tries if places else 0):
        one = places[policy.below(len(places))]
        others = [place for place in places if place.field == one.field and place.seat != one.seat]
        if others:
            yield from traded(at, viewer, one, others[policy.below(len(others))], policy)


def trades_with_heaps(at: Moment, viewer: int, tries: int, value: int) -> Iterator[Trade]:
    """Some exchanges between another seat and a heap that nobody sees."""
    places, heaps = seat_places(at, viewer), hidden_heaps(at)
    policy = Policy(at.game, value)
    for _ in range(tries if places and heaps else 0):
        one, other = places[policy.below(len(places))], heaps[policy.below(len(heaps))]
        yield from traded(at, viewer, one, other, policy)


def traded(at: Moment, viewer: int, one: Place, other: Place, policy: Policy) -> Iterator[Trade]:
    """The world after an exchange of two different pieces, if the game takes it for a real one."""
    world = duplicate(at.states)
    gives, takes = one.pieces(world), other.pieces(world)
    if not gives or not takes:
        return
    given, taken = gives[policy.below(len(gives))], takes[policy.below(len(takes))]
    fits = one.exchange(world, given, taken) and other.exchange(world, taken, given)
    if given != taken and fits and can_be(at, world):
        visible = redacted(at.instead(world), viewer).tobytes() != redacted(at, viewer).tobytes()
        yield Trade(world, one, other, visible)


def can_be(at: Moment, world: Records) -> bool:
    """Whether the game takes this for a state: every piece is there, it reads back, and the seats asked can answer."""
    game, there = at.game, at.instead(world)
    if game.conserved(world, 0) != game.conserved(at.states, 0) or not all(map(there.legal, there.asked)):
        return False
    try:
        return without_stream(game.read_position(game.write_position(world, 0))) == without_stream(world)
    except Mistake:
        return False
