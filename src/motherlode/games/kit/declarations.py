"""Rows of a game's tables: questions, events, refusal reasons, observations. Those of moves are in `moves`."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar


class Named(Protocol):
    """A row that has a name."""

    @property
    def name(self) -> str:
        """What it is called in logs, messages and catalogs."""


NamedRow = TypeVar("NamedRow", bound=Named)


class NumberedTable(list[NamedRow]):
    """A table whose rows the rules call by their numbers: `add` makes a row of its columns and gives its number.

    >>> events = NumberedTable(event_kind)
    >>> DUG = events.add("dug", SEAT, COUNT)
    >>> LEFT = events.add("left", SEAT)
    >>> DUG, LEFT, events.names
    (0, 1, ('dug', 'left'))
    """

    def __init__(self, made: Callable[..., NamedRow], *rows: NamedRow) -> None:
        super().__init__(rows)
        self.made = made  # a row, of its columns

    def add(self, *columns: Any, **more: Any) -> int:
        """One more row; its number."""
        self.append(self.made(*columns, **more))
        return len(self) - 1

    @property
    def names(self) -> tuple[str, ...]:
        """What the rows are called."""
        return tuple(row.name for row in self)


class Question(NamedTuple):
    """What a seat can be asked, and the run of moves in the action table that answer it."""

    name: str
    first: int
    last: int
    completes: bool = False  # it only completes the move before it, by what its seat knows: both may be made at once
    alike: bool = False  # the rules do the same whatever the answer: it only names a piece, a seat, some dice
    answered: str = ""  # the refusal reason for a seat whose answer is in, where several are asked at once
    sealed: bool = False  # its answers stay secret until every seat asked has answered
    reaction: bool = False  # it is put to a seat whether or not it holds an answer


class About(NamedTuple):
    """Something that a question can concern: a seat, a count, or a kind of piece, as in an event."""

    name: str
    kind: str
    source: str | Callable[[Any], int]  # the field that holds its number, or what finds it in a snapshot; -1 for none

    def number(self, s: Any) -> int:
        """Its number in a snapshot."""
        return int(getattr(s, self.source) if isinstance(self.source, str) else self.source(s))


Argument = tuple[str, str]  # a name, and what its number stands for: seat, count, or a kind of piece


def argument(name: str, kind: str = "") -> Argument:
    """An argument of an event; most are called like what they stand for."""
    return name, kind or name


SEAT, OTHER, COUNT = argument("seat"), argument("other", "seat"), argument("count")


class EventKind(NamedTuple):
    """What can happen."""

    name: str
    arguments: tuple[Argument, ...]
    chance: bool = False  # something was drawn, rolled or shuffled: part of the record of a match
    reveal: bool = False  # something hidden was shown
    private: str = ""  # the argument that only the seat in the first argument may know
    together: tuple[str, ...] = ()  # arguments in which events in a row may differ and still be narrated as one
    chapter: bool = False  # a new part of the game begins: narration pauses before it
    repeated: bool = False  # a later event says it again, and more: an account of several moves can do without it


def event_kind(name: str, *arguments: Argument, **marks: Any) -> EventKind:
    """An event with its arguments one after the other."""
    return EventKind(name, arguments, **marks)


class Risk(NamedTuple):
    """What a move can bring upon the seat that makes it: it loses the heap that is at stake.

    The danger is there while a certain kind of piece lies in that heap.
    """

    event: str  # what is emitted when it happens
    move: str  # the move that risks it
    at_stake: str  # the field with a heap for each seat
    danger: int  # the kind of piece


class RefusalReason(NamedTuple):
    """Why a move is refused, and the rule that says so."""

    name: str
    rule: str


# The first refusal reasons of every game, whatever it calls them; and one by its name, where there are more questions.
LEGAL, GAME_IS_OVER, NOT_ASKED = range(3)
OTHER_QUESTION = "other-question"


def refusal_reasons(over: str, not_asked: str, other_question: str = "") -> NumberedTable[RefusalReason]:
    """The reasons that every game has, by the rules of this one (the last where it has several questions)."""
    table = NumberedTable(RefusalReason, RefusalReason("legal", ""))
    table.add("game-is-over", over)
    table.add("not-asked", not_asked)
    if other_question:
        table.add(OTHER_QUESTION, other_question)
    return table


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
