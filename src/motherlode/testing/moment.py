"""One state of a game under check, how to get there, and how to say that something broke there."""

from dataclasses import dataclass

import numpy as np

from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.records import Records, from_bytes, records

GARBAGE = 0x55  # what unused memory is filled with, so that a byte left unwritten or written too far shows


@dataclass(frozen=True)
class Moment:
    """A state, and the words that lead back to it. `states` holds one row."""

    game: Game
    seats: int
    options: Options
    seed: int
    move: int  # how many were made since the deal
    states: Records

    def __str__(self) -> str:
        options = f" with {self.options}" if self.options else ""
        return f"{self.game.name}, {self.seats} seats{options}, seed {self.seed}, after move {self.move}"

    def broken(self, what: str) -> AssertionError:
        """The error that says where and what."""
        return AssertionError(f"{self}: {what}")

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks at the game: each seat, and a spectator."""
        return [*range(self.seats), -1]

    @property
    def asked(self) -> list[int]:
        """The seats that are asked."""
        bits = self.game.rules.asked(self.states, 0)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        """The moves the seat may make."""
        mask = self.game.mask()
        self.game.rules.legal(self.states, 0, seat, mask)
        return [int(action) for action in mask.nonzero()[0]]

    def instead(self, states: Records) -> "Moment":
        """Another state in the place of this one."""
        return Moment(self.game, self.seats, self.options, self.seed, self.move, states)


def viewer_name(viewer: int) -> str:
    """A viewer in words; seats are counted from 1."""
    return f"seat {viewer + 1}" if viewer >= 0 else "a spectator"


def duplicate(states: Records) -> Records:
    """The same states in memory of their own; NumPy's own `copy` would leave garbage between the fields."""
    return from_bytes(states.dtype, states.tobytes())


def littered(game: Game, rows: int) -> Records:
    """Records full of garbage."""
    states = records(game.state, rows)
    states.view(np.ndarray).view(np.uint8)[:] = GARBAGE
    return states


def among_garbage(states: Records) -> Records:
    """Row 1 of three holds the state; the others show whether an index is respected."""
    rows = np.full(3 * states.dtype.itemsize, GARBAGE, np.uint8)
    rows[states.dtype.itemsize : 2 * states.dtype.itemsize] = np.frombuffer(states.tobytes(), np.uint8)
    return from_bytes(states.dtype, rows.tobytes())


def fields_that_differ(one: Records, other: Records) -> list[str]:
    """The names of the fields in which two single states are not the same."""
    return [name for name in one.dtype.names or () if not np.array_equal(one[name], other[name])]


def without_stream(states: Records) -> bytes:
    """The state except its random stream."""
    plain = duplicate(states)
    if "rng" in (plain.dtype.names or ()):
        plain["rng"][:] = 0
    return plain.tobytes()
