"""What a seat sees is built from what it may know, and a guess is one world that fits it."""

import json

import numpy as np

from motherlode.games.kit.records import Records, records
from motherlode.testing.bounds import pieces_are_conserved
from motherlode.testing.moment import (
    GARBAGE,
    Moment,
    among_garbage,
    duplicate,
    fields_that_differ,
    littered,
    viewer_name,
)
from motherlode.testing.moves import mask_of, somebody_is_asked
from motherlode.testing.random_games import Policy
from motherlode.testing.round_trips import position_reads_back

MOVES_ONWARDS = 12  # made in a guessed world to see that it can be played


def redacted(at: Moment, viewer: int) -> Records:
    """What the viewer may know, as a record."""
    views = records(at.game.state, 1)
    at.game.rules.redact(at.states, 0, viewer, views, 0)
    return views


def observed(at: Moment, viewer: int) -> bytes:
    """What the viewer sees as numbers; every number of the declared size is written, and none beyond."""
    size = sum(span.size for span in at.game.observation)
    room, other = np.full(2 * size, GARBAGE, np.int32), np.full(size, ~GARBAGE, np.int32)
    try:
        at.game.rules.observe(at.states, 0, viewer, room[:size])
        too_long = bool((room[size:] != GARBAGE).any())
    except IndexError:  # interpreted rules cannot write beyond an array
        too_long = True
    if too_long:
        raise at.broken(f"the observation of {viewer_name(viewer)} is longer than declared, {size} numbers")
    at.game.rules.observe(at.states, 0, viewer, other)
    if (room[:size] != other).any():
        place = int(np.flatnonzero(room[:size] != other)[0])
        raise at.broken(f"number {place} of the observation of {viewer_name(viewer)} is not written")
    return other.tobytes()


def view_as_text(at: Moment, viewer: int, view: Records) -> str:
    """The view as it is sent."""
    return json.dumps(at.game.write_view(view, 0, viewer))


def world_from(at: Moment, viewer: int, view: Records, value: int) -> Records:
    """One world that fits the view, from a seed."""
    world = duplicate(view)
    at.game.rules.guess(world, 0, viewer, value)
    return world


def view_shows_what_it_may(at: Moment, viewer: int) -> None:
    """Open fields are in a view as they are, hidden ones are zero; nothing is left of what stood there before."""
    who = viewer_name(viewer)
    view = redacted(at, viewer)
    for field, sight in at.game.sight.items():
        if sight == "hidden" and view[field].any():
            raise at.broken(f"the view of {who} shows '{field}', which is hidden")
        if sight == "open" and not np.array_equal(view[field], at.states[field]):
            raise at.broken(f"the view of {who} does not show '{field}', which is open")
    used = littered(at.game, 1)
    at.game.rules.redact(at.states, 0, viewer, used, 0)
    if left := fields_that_differ(used, view):
        raise at.broken(f"redact leaves something of an earlier view in {', '.join(left)}")
    twice = redacted(at.instead(view), viewer)
    if twice.tobytes() != view.tobytes():
        raise at.broken(f"redacted twice, the view of {who} changes in {', '.join(fields_that_differ(twice, view))}")


def view_can_be_asked(at: Moment, viewer: int) -> None:
    """From the view alone the seat learns the same as from the state: who is asked what, its moves, its observation."""
    who = viewer_name(viewer)
    seen = at.instead(redacted(at, viewer))
    if seen.asked != at.asked:
        raise at.broken(f"the view of {who} does not tell who is asked")
    if at.game.question_about(seen.states, 0) != at.game.question_about(at.states, 0):
        raise at.broken(f"what the question is about depends on what {who} cannot see")
    if observed(seen, viewer) != observed(at, viewer):
        raise at.broken(f"the observation of {who} depends on what is not in its view")
    if viewer >= 0 and not np.array_equal(mask_of(seen, viewer), mask_of(at, viewer)):
        raise at.broken(f"the legal moves of {who} depend on what is not in its view")


def guess_fits_the_view(at: Moment, viewer: int, value: int) -> Records:
    """A guess is made of view and seed alone, and its world gives the viewer the same view and the same moves."""
    who = viewer_name(viewer)
    view = redacted(at, viewer)
    world = world_from(at, viewer, view, value)
    rows = among_garbage(view)
    garbage = rows.tobytes()[: at.game.state.itemsize]
    at.game.rules.guess(rows, 1, viewer, value)
    if rows.tobytes() != garbage + world.tobytes() + garbage:
        raise at.broken(f"a guess for {who} is not made of its view and the seed alone")
    again = redacted(at.instead(world), viewer)
    if again.tobytes() != view.tobytes():
        changed = ", ".join(fields_that_differ(again, view)) or "padding"
        raise at.broken(f"a guess for {who} does not fit its view: {changed}")
    if viewer >= 0 and not np.array_equal(mask_of(at.instead(world), viewer), mask_of(at, viewer)):
        raise at.broken(f"a guess for {who} changes its legal moves")
    return world


def guess_reads_the_same(at: Moment, viewer: int, world: Records) -> None:
    """The same for the view as it is sent: byte for byte."""
    before = view_as_text(at, viewer, redacted(at, viewer))
    after = view_as_text(at, viewer, redacted(at.instead(world), viewer))
    if after != before:
        raise at.broken(f"{viewer_name(viewer)} is sent another view of a world that fits its view: {before}, {after}")


def guess_is_a_possible_world(at: Moment, viewer: int, world: Records, value: int) -> None:
    """It has every piece there is, it can be written down and read back, and the game goes on from it."""
    guessed = at.instead(world)
    try:
        pieces_are_conserved(guessed, at.game.conserved(at.states, 0))
        position_reads_back(guessed)
        goes_on(guessed, value)
    except AssertionError as impossible:
        raise at.broken(f"a guess for {viewer_name(viewer)} is no possible world: {impossible}") from impossible


def goes_on(at: Moment, value: int) -> None:
    """A few random moves, each with a legal answer to follow, and no piece lost."""
    pieces = at.game.conserved(at.states, 0)
    policy = Policy(at.game, value)
    onwards = at.instead(duplicate(at.states))
    events = at.game.event_buffer()
    for _ in range(MOVES_ONWARDS):
        if not onwards.asked:
            break
        somebody_is_asked(onwards)
        seat, action = policy.choose(onwards)
        if at.game.rules.apply(onwards.states, 0, seat, action, events) < 0:
            raise at.broken(f"'{at.game.actions[action]}' is marked legal there, but refused")
    pieces_are_conserved(onwards, pieces)
