"""Rows of a game's tables: questions, events, refusal reasons, observations. Those of moves are in `moves`."""

from typing import NamedTuple


class Question(NamedTuple):
    """What a seat can be asked, and the run of moves in the action table that answer it."""

    name: str
    first: int
    last: int
    completes: bool = False  # it only completes the move before it, by what its seat knows: both may be made at once
    alike: bool = False  # the rules do the same whatever the answer: it only names a piece, a seat, some dice
    answered: str = ""  # the refusal reason for a seat whose answer is in, where several are asked at once


class EventKind(NamedTuple):
    """What can happen. An argument is a name and what its number stands for: seat, count, or a kind of piece."""

    name: str
    arguments: tuple[tuple[str, str], ...]
    chance: bool = False  # something was drawn, rolled or shuffled: part of the record of a match
    reveal: bool = False  # something hidden was shown
    private: str = ""  # the argument that only the seat in the first argument may know
    together: tuple[str, ...] = ()  # arguments in which events in a row may differ and still be narrated as one
    chapter: bool = False  # a new part of the game begins: narration pauses before it


class RefusalReason(NamedTuple):
    """Why a move is refused, and the rule that says so."""

    name: str
    rule: str


# How a field is observed, when not as it stands.
RELATIVE = "relative"  # a seat, counted from the viewer: 0 is the viewer, 1 the next clockwise
BY_SEAT = "by seat"  # a row for each seat, from the viewer on
OWN = "own"  # the viewer's row; zeros for a spectator


class Span(NamedTuple):
    """A named run of numbers in an observation: a field, or what the game's own rule puts there."""

    name: str
    size: int
    meaning: str
    field: str = ""
    form: str = ""
