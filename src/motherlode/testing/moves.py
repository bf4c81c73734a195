"""Who is asked, which moves are legal, and that `apply` agrees: what is refused leaves no trace."""

from typing import Any

import numpy as np

from motherlode.games.kit.declarations import Question
from motherlode.testing.moment import GARBAGE, Moment, among_garbage

MARGIN = 16  # numbers beyond a mask that must not change


def open_question(at: Moment) -> Question:
    """The row of the question that is open."""
    number = int(at.states["question"][0])
    if not 0 <= number < len(at.game.questions):
        raise at.broken(f"it asks question {number}, which is not in its table")
    return at.game.questions[number]


def mask_of(at: Moment, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """The legal moves of a seat as zeros and ones; every place is written, none beyond, and the count is right."""
    room = np.full(len(at.game.actions) + MARGIN, GARBAGE, np.int8)
    mask = room[: len(at.game.actions)]
    count = at.game.rules.legal(at.states, 0, seat, mask)
    if (room[len(mask) :] != GARBAGE).any():
        raise at.broken("the legal mask is written beyond the action table")
    if ((mask != 0) & (mask != 1)).any():
        place = int(np.flatnonzero((mask != 0) & (mask != 1))[0])
        raise at.broken(f"the legal mask of seat {seat + 1} says neither yes nor no to '{at.game.actions[place]}'")
    if count != mask.sum():
        raise at.broken(f"seat {seat + 1} has {mask.sum()} legal moves, but {count} are counted")
    return mask


def somebody_is_asked(at: Moment) -> None:
    """A state is over, or somebody is asked. Who is asked has answers to the open question; the others have no move."""
    asked = at.asked
    bits = at.game.rules.asked(at.states, 0)
    if bits != sum(1 << seat for seat in asked):
        raise at.broken(f"it asks seats that do not play: {bits:b} in bits, with {at.seats} seats")
    if len(asked) > 1 and not at.game.simultaneous:
        raise at.broken(f"{len(asked)} seats are asked at once, and the game does not declare that")
    for seat in range(at.seats):
        legal = np.flatnonzero(mask_of(at, seat))
        if seat not in asked and len(legal):
            raise at.broken(f"seat {seat + 1} is not asked, but may '{at.game.actions[legal[0]]}'")
        if seat in asked and not len(legal):
            raise at.broken(f"seat {seat + 1} is asked and has no legal move")
        if seat in asked and not open_question(at).first <= legal[0] <= legal[-1] <= open_question(at).last:
            raise at.broken(f"seat {seat + 1} may make a move that is no answer to '{open_question(at).name}'")


def every_move_is_tried(at: Moment) -> tuple[int, int]:
    """Each move of each seat, on a copy: the legal ones are accepted, the others refused with a reason and no trace.

    Gives how many were accepted and how many refused.
    """
    refusal, apply = at.game.rules.refusal, at.game.rules.apply
    events = at.game.event_buffer()
    rows = among_garbage(at.states)
    before = rows.tobytes()
    accepted = refused = 0
    for seat in range(at.seats):
        mask = mask_of(at, seat).tolist()
        for action, legal in enumerate(mask):
            why = refusal(rows, 1, seat, action)
            outcome = apply(rows, 1, seat, action, events)
            after = rows.tobytes()
            if fault := fault_of_move(at, before, after, legal, why, outcome, int(events["count"][0])):
                raise at.broken(f"'{at.game.actions[action]}' of seat {seat + 1} {fault}")
            if legal:
                rows = among_garbage(at.states)
                accepted += 1
            else:
                refused += 1
    return accepted, refused


def fault_of_move(at: Moment, before: bytes, after: bytes, legal: int, why: int, outcome: int, events: int) -> str:
    """What is wrong with the outcome of a move, given what the mask said of it; nothing if all is right."""
    size = at.game.state.itemsize
    if after[:size] != before[:size] or after[2 * size :] != before[2 * size :]:
        return "changes another row of the array"
    if legal and why:
        return f"is marked legal, but there is a reason to refuse it: {why}"
    if legal and outcome < 0:
        return f"is marked legal, but refused: {outcome}"
    if legal:
        return ""
    if not 0 < why < len(at.game.reasons):
        return f"is not marked legal, but there is no reason to refuse it: {why}"
    if outcome != -why:
        return f"should be refused with {-why}, and gives {outcome}"
    if after != before:
        return "was refused, but changed the state"
    return "was refused, but emitted events" if events else ""
