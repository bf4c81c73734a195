"""Two worlds that differ only in what a viewer cannot know must look and play alike to that viewer.

Where other worlds come from:

*Guessed* worlds are what `guess` makes of the viewer's own view. Everything hidden may differ in them, decks included.
*Traded* worlds (`trades.py`) are the true state after two other seats have exchanged one piece that only they see, or
after one of them has exchanged one with a deck. Nothing else is different: in the first kind, decks are as they were.

How steps are compared. The same move is made in both worlds, with the same random stream, and the events as the
viewer sees them are compared. Two things may honestly make a difference. A card that is laid open from a hidden deck is
another card where the deck is another: that is chance. And where the rules uncover a hand, the hands were different.
Both are announced: the game marks such events `chance` or `reveal`. So

- where decks differ the first difference, if there is one, must be in an event of a kind marked chance or reveal;
- where seats have traded the deck is the same, and so is the stream. Every draw from it must come out the same, and
  so must every draw from what lies open. There only a reveal may differ, or the private part of what the viewer drew.

What comes before the first difference must be equal event by event; what comes after it may follow from it and is not
compared. Without a difference the number of events, the next view, and who is asked what must be equal too, for an
event that uncovers something says what.

A draw that comes out differently must be seen in the view too. The stream is the same and so is everything the viewer
knew, so an event that differs was made by what is hidden: if the views afterwards are equal, the viewer has seen
something that its view does not know. That is another seat's card, or a draw that should be private. The order of
events does not count there, for a view need not remember it; a `reveal` that differs says openly what it shows.

Only the view after the last move of a game is left out: everything may be shown then.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.events import event_rows
from motherlode.games.kit.records import Records
from motherlode.match.events import Event, events_seen
from motherlode.testing.moment import Moment, duplicate, viewer_name, without_stream
from motherlode.testing.moves import mask_of, open_question
from motherlode.testing.random_games import Policy
from motherlode.testing.sight import observed, redacted

MOVES_TRIED = 8  # of the legal ones, in each pair of worlds


class Compared(NamedTuple):
    """How many steps were compared, and how many of them uncovered something that differed."""

    steps: int
    uncovering: int


def may_differ_in_guesses(kind: EventKind) -> bool:
    """Another deck may show another card, another hand may be uncovered."""
    return kind.chance or kind.reveal


def may_differ_in_trades(kind: EventKind) -> bool:
    """The deck is the same: only a hand may be uncovered, or be drawn from by the viewer."""
    return kind.reveal or bool(kind.private)


def differs(at: Moment, world: Records) -> bool:
    """Whether the world is not the true one; the random stream does not count."""
    return without_stream(world) != without_stream(at.states)


def look_alike(at: Moment, viewer: int, world: Records) -> None:
    """Same view, same observation, same question to the same seats; for a seat the same moves and reasons."""
    who, other = viewer_name(viewer), at.instead(world)
    if redacted(other, viewer).tobytes() != redacted(at, viewer).tobytes():
        raise at.broken(f"the view of {who} depends on what it cannot know")
    if observed(other, viewer) != observed(at, viewer):
        raise at.broken(f"the observation of {who} depends on what it cannot know")
    if other.asked != at.asked:
        raise at.broken(f"who is asked depends on what {who} cannot know")
    if at.asked and open_question(other) != open_question(at):
        raise at.broken(f"what is asked depends on what {who} cannot know")
    if at.game.question_about(other.states, 0) != at.game.question_about(at.states, 0):
        raise at.broken(f"what the question is about depends on what {who} cannot know")
    if viewer >= 0:
        if not np.array_equal(mask_of(other, viewer), mask_of(at, viewer)):
            raise at.broken(f"the legal moves of {who} depend on what it cannot know")
        refusal = at.game.rules.refusal
        for action, phrase in enumerate(at.game.actions):
            if refusal(at.states, 0, viewer, action) != refusal(world, 0, viewer, action):
                raise at.broken(f"the reason why {who} may not '{phrase}' depends on what it cannot know")


def play_alike(
    at: Moment, viewer: int, world: Records, may_differ: Callable[[EventKind], bool], value: int
) -> Compared:
    """Moves that are legal in both worlds are seen alike by the viewer, up to something that may differ."""
    steps = uncovering = 0
    other = at.instead(world)
    policy = Policy(at.game, value)
    for seat in at.asked:
        moves = [action for action in other.legal(seat) if action in at.legal(seat)]
        for _ in range(min(MOVES_TRIED, len(moves))):
            action = moves.pop(policy.below(len(moves)))
            here = after_move(at, seat, action, value)
            there = after_move(other, seat, action, value)
            steps += 1
            uncovering += not seen_alike(here, there, viewer, may_differ)
    return Compared(steps, uncovering)


class Outcome(NamedTuple):
    """What a move led to."""

    at: Moment
    move: str
    events: Any


def after_move(at: Moment, seat: int, action: int, value: int) -> Outcome:
    """The move made on a copy, with a random stream of that seed."""
    states, events = duplicate(at.states), at.game.event_buffer()
    at.game.rules.reseed(states, 0, value)
    at.game.rules.apply(states, 0, seat, action, events)
    return Outcome(at.instead(states), f"'{at.game.actions[action]}' of seat {seat + 1}", events)


def seen_alike(here: Outcome, there: Outcome, viewer: int, may_differ: Callable[[EventKind], bool]) -> bool:
    """Whether everything was seen alike; a difference that may not be is an error."""
    at, game, who = here.at, here.at.game, viewer_name(viewer)
    if event_rows(here.events) != event_rows(there.events):
        seen_here, seen_there = (events_seen(game, outcome.events, viewer + 1) for outcome in (here, there))
        for one, other in zip_longest(seen_here, seen_there):
            if one == other:
                continue
            if one is None or other is None or one.kind != other.kind or not may_differ(one.kind):
                raise at.broken(f"after {here.move} {who} sees '{one}' or '{other}', by what it cannot know")
            if shows_more(seen_here, seen_there) and views_are_equal(at, there.at, viewer):
                raise at.broken(f"after {here.move} '{one}' (or '{other}') tells {who} what its view does not know")
            return False
    if at.asked != there.at.asked or (at.asked and open_question(at) != open_question(there.at)):
        raise at.broken(f"whom {here.move} makes the game ask depends on what {who} cannot know")
    if at.asked and not views_are_equal(at, there.at, viewer):
        raise at.broken(f"after {here.move} the view of {who} depends on what it could not know")
    return True


def shows_more(here: Iterable[Event], there: Iterable[Event]) -> bool:
    """Whether other things were shown, in whatever order, though the same was revealed."""
    (revealed, others), (revealed_there, others_there) = map(by_kind, (here, there))
    return revealed == revealed_there and others != others_there


def by_kind(seen: Iterable[Event]) -> tuple[Counter[str], Counter[str]]:
    """What is marked as a reveal, and the rest."""
    revealed, others = Counter[str](), Counter[str]()
    for event in seen:
        (revealed if event.kind.reveal else others)[str(event)] += 1
    return revealed, others


def views_are_equal(one: Moment, other: Moment, viewer: int) -> bool:
    """Whether the viewer knows the same of both, with the game going on."""
    return bool(one.asked and other.asked) and redacted(one, viewer).tobytes() == redacted(other, viewer).tobytes()


def sealed_answers_look_alike(at: Moment, viewer: int, value: int) -> int:
    """While others must still answer a sealed question, nobody sees what a seat answered; how many steps were tried."""
    if not at.asked or open_question(at).name not in at.game.sealed:
        return 0
    steps = 0
    for seat in at.asked:
        if seat == viewer:
            continue
        outcomes = [after_move(at, seat, action, value) for action in at.legal(seat)]
        waiting = [other for other in at.asked if other != seat]
        if not waiting:
            continue
        for outcome in outcomes[1:]:
            if outcome.at.asked != waiting:
                raise at.broken(f"after {outcome.move} not all the other seats asked are still asked")
            if not seen_alike(outcomes[0], outcome, viewer, lambda kind: False):
                raise at.broken(f"{viewer_name(viewer)} can tell what seat {seat + 1} has answered")
            steps += 1
    return steps
