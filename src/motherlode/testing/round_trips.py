"""A state can be copied, written as bytes and as a position, and read back, with nothing lost."""

import json
from typing import Any

import numpy as np
import yaml

from motherlode.games.kit.game import Position
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, copy, from_bytes, records
from motherlode.testing.moment import Moment, fields_that_differ, without_stream

Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


def copies_are_equal(at: Moment) -> None:
    """Copied within an array, and written as bytes and read again, a state is the same."""
    written = at.states.tobytes()
    if from_bytes(at.game.state, written).tobytes() != written:
        raise at.broken("a state written as bytes is read back as another")
    rows = records(at.game.state, 3)
    rows.view(np.ndarray)[0] = at.states.view(np.ndarray)[0]
    copy(rows, 0, 2)
    if rows.tobytes() != written + bytes(len(written)) + written:
        raise at.broken("a copied state is not the same, or the copy went to another row")


def position_reads_back(at: Moment) -> None:
    """A position is read back to the same state, except the random stream, which is no part of it."""
    reads_as(at, at.game.write_position(at.states, 0), "the position")


def position_survives_text(at: Moment) -> None:
    """The same through JSON and through YAML; and written again it is the same position."""
    position = at.game.write_position(at.states, 0)
    as_json = json.dumps(position)
    again = at.game.write_position(reads_as(at, json.loads(as_json), "the position in JSON"), 0)
    if json.dumps(again) != as_json:
        raise at.broken(f"a position that is read and written again is another: {as_json} became {json.dumps(again)}")
    reads_as(at, yaml.load(yaml.dump(position, Dumper=Dumper), Loader=Loader), "the position in YAML")
    if json.dumps(position) != as_json:
        raise at.broken("reading a position changes what is read")


def reads_as(at: Moment, position: Position, what: str) -> Records:
    """The state a position is read as, which must be this one."""
    try:
        states = at.game.read_position(position)
    except Mistake as mistake:
        raise at.broken(f"{what} it wrote cannot be read: {mistake}") from mistake
    if without_stream(states) != without_stream(at.states):
        lost = [field for field in fields_that_differ(states, at.states) if field != "rng"]
        raise at.broken(f"{what} is read back with other {', '.join(lost) or 'padding'}")
    return states


def options_read_back(at: Moment) -> None:
    """The options that are read from a state are the options it was given."""
    given = at.game.blank(at.seats, at.options)
    again = at.game.blank(at.seats, at.game.get_options(at.states, 0))
    if given.tobytes() != again.tobytes():
        lost = ", ".join(fields_that_differ(given, again))
        raise at.broken(f"the options that are read from it are not those it was given: they differ in {lost}")
