"""A game as the rest of the program sees it: what it declares about itself, its tables and its entry points."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import Any

import numpy as np

from motherlode.games.kit import json_writer
from motherlode.games.kit.boxes import Box
from motherlode.games.kit.compile import compiled_for
from motherlode.games.kit.declarations import About, EventKind, Question, RefusalReason, Risk, Span
from motherlode.games.kit.events import event_buffer
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.layout import Bytes, Layout, room_of
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.moves import MoveTable
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.options import OptionTable
from motherlode.games.kit.records import Records, records
from motherlode.games.kit.snapshots import snapshot

Position = dict[str, Any]  # plain data, as people write it
Options = dict[str, Any]


@dataclass(frozen=True)
class Bounds:
    """What no game with the printed numbers exceeds; the conformance kit holds the game to it."""

    longest: int  # decisions in one game
    lowest_score: int
    highest_score: int
    record_bytes: int
    events: int  # of one step


@dataclass(frozen=True)
class Rules:
    """The compiled entry points. Each takes an array of states and an index."""

    new: Callable[[Records, int, int, Any], int]
    reseed: Callable[[Records, int, int], None]
    asked: Callable[[Records, int], int]
    legal: Callable[[Records, int, int, Any], int]
    mark: Callable[[Records, int, int, Any], int]
    refusal: Callable[[Records, int, int, int], int]
    apply: Callable[[Records, int, int, int, Any], int]
    scores: Callable[[Records, int, Any], None]
    ranks: Callable[[Records, int, Any], None]
    redact: Callable[[Records, int, int, Records, int], None]
    guess: Callable[[Records, int, int, int], None]
    observe: Callable[[Records, int, int, Any], None]


# The entry points that a match calls, in the order in which it does.
MATCH_ENTRIES = ("new", "asked", "legal", "refusal", "apply", "redact", "scores", "ranks", "guess", "reseed")

_interpreted: set[str] = set()  # the games that are played interpreted for now


def play_interpreted(game: str, for_now: bool) -> None:
    """Whether matches of a game are played by its interpreted rules for now, since the compiled ones are not ready."""
    (_interpreted.add if for_now else _interpreted.discard)(game)


@dataclass(frozen=True, eq=False)
class Game:
    """Everything there is to know about a game, as data, and the functions that play it."""

    name: str
    version: int  # of the rules: a log is replayed by the rules it was played with
    fewest: int
    most: int
    hidden: bool  # seats know different things
    chance: bool  # something is drawn or rolled
    simultaneous: bool  # several seats can be asked at once
    bounds: Bounds
    state: np.dtype[np.void]
    sight: Mapping[str, str]  # who may know each field: open, own or hidden
    questions: tuple[Question, ...]
    moves: MoveTable
    events: tuple[EventKind, ...]
    reasons: tuple[RefusalReason, ...]
    pieces: Mapping[str, tuple[str, ...]]  # slugs by kind of piece, as events number them
    observation: tuple[Span, ...]
    rules: Rules
    options: OptionTable
    set_options: Callable[[Records, int, Options], None]  # write seats' options and house rules into a blank record
    get_options: Callable[[Records, int], Options]  # the options that differ from the defaults
    read_position: Callable[[Position], Records]
    position: Layout  # how the whole table is written
    view: Layout  # how what one seat may know is written, from a redacted record
    conserved: Callable[[Records, int], tuple[int, ...]]  # counts of pieces, which no move may change
    about: tuple[About, ...] = ()  # what a question can concern
    answers: Mapping[str, str] = field(default_factory=dict)  # the piece that answers a piece, where there is one
    derived: Mapping[str, int] = field(default_factory=dict)  # numbers that follow from the printed ones
    rates: Mapping[str, tuple[str, str]] = field(default_factory=dict)  # how often one event comes for each other one
    risks: tuple[Risk, ...] = ()  # what a move can bring upon its own seat
    boxes: tuple[Box, ...] = ()  # pieces that are always as many, and where they can lie
    reconstructed: tuple[str, ...] = ()  # house keys whose printed numbers are lost; `bravery.3` is the third of a list
    companions: Mapping[str, str] = field(default_factory=dict)  # by role: its module (bots/companions.py)

    @property
    def short_name(self) -> str:
        """The last part of its name: what its messages and its catalogs are called by."""
        return self.name.rpartition(".")[2]

    @property
    def ready_rules(self) -> Rules:
        """The entry points that answer without waiting for the compiler: interpreted, while `play_interpreted` says so.

        Both give the same bytes, so a match may begin with the ones and go on with the others.
        """
        return self.interpreted if self.name in _interpreted else self.rules

    @cached_property
    def interpreted(self) -> Rules:
        """The entry points as plain Python, whatever is compiled in this process."""
        return Rules(**{entry.name: interpreted(getattr(self.rules, entry.name)) for entry in fields(Rules)})

    def write_position(self, states: Records, i: int) -> Position:
        """The whole table as people write it, hidden parts included."""
        written: Position = json.loads(self._written(self.position, states, i, NOTHING))
        return written

    def write_view(self, states: Records, i: int, viewer: int) -> Position:
        """What a seat may know, from a redacted record; viewer -1 is a spectator."""
        written: Position = json.loads(self.view_json(states, i, viewer))
        return written

    def view_json(self, states: Records, i: int, viewer: int) -> bytes:
        """The same as JSON."""
        return self._written(self.view, states, i, viewer)

    def view_bytes(self, record: Bytes, viewer: int, options: Bytes) -> bytes:
        """The same from a record as bytes, and the options of the match written before (`options_json`)."""
        return self.view.write_bytes(record, 0, viewer, options, self._writer)

    def options_json(self, states: Records, i: int) -> Bytes:
        """The options of a match, as they stand in a view."""
        written = json.dumps(self.get_options(states, i), separators=(",", ":"), ensure_ascii=False)
        return room_of(written.encode())

    def _written(self, layout: Layout, states: Records, i: int, viewer: int) -> bytes:
        return layout.write(states, i, viewer, self.options_json(states, i), self._writer)

    @property
    def _writer(self) -> Any:
        return interpreted(json_writer.write) if _interpreted and self.name in _interpreted else None

    def question_about(self, states: Records, i: int) -> dict[str, Any]:
        """What the open question concerns, as slugs, counts and seats from 1; None for nothing."""
        if not self.about:
            return {}
        s = snapshot(states, i)
        return {about.name: self.readable(about.kind, about.number(s)) for about in self.about}

    def readable(self, kind: str, number: int) -> Any:
        """A number by what it stands for: a count, a seat from 1, or a piece by its slug; None for none."""
        if kind == "count":
            return number
        if number < 0:
            return None
        return number + 1 if kind == "seat" else self.pieces[kind][number]

    @cached_property
    def sealed(self) -> frozenset[str]:
        """The questions whose answers stay secret until every seat asked has answered."""
        return frozenset(question.name for question in self.questions if question.sealed)

    @cached_property
    def reactions(self) -> frozenset[str]:
        """The questions put to a seat whether or not it holds an answer."""
        return frozenset(question.name for question in self.questions if question.reaction)

    def blank(self, seats: int, options: Options | None = None, count: int = 1) -> Records:
        """States that know their seats and options, with no game dealt yet."""
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise Mistake("seats", game=self.name, fewest=self.fewest, most=self.most, seats=seats)
        states = records(self.state, count)
        states["seats"][0] = seats
        self.set_options(states, 0, options or {})
        states.view(np.ndarray)[1:] = states.view(np.ndarray)[0]
        return states

    def samples(self) -> dict[str, tuple[Any, ...]]:
        """Arguments of the types that each entry point takes from Python."""
        states, views = records(self.state, 1), records(self.state, 1)
        mask, events, out = self.mask(), self.event_buffer(), self.by_seat()
        return {
            "new": (states, 0, 0, events),
            "reseed": (states, 0, 0),
            "asked": (states, 0),
            "legal": (states, 0, 0, mask),
            "mark": (states, 0, 0, mask),
            "refusal": (states, 0, 0, 0),
            "apply": (states, 0, 0, 0, events),
            "scores": (states, 0, out),
            "ranks": (states, 0, out),
            "redact": (states, 0, 0, views, 0),
            "guess": (views, 0, 0, 0),
            "observe": (states, 0, 0, self.observed()),
        }

    def prepared(self, name: str) -> Callable[..., Any]:
        """One entry point, compiled or fetched from the cache; see `compiled_for` before calling it."""
        return compiled_for(getattr(self.rules, name), self.samples()[name])

    def by_seat(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Room for one number per seat: scores, ranks."""
        return np.zeros(self.most, np.int64)

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """Room for a legal mask."""
        return np.zeros(len(self.actions), np.int8)

    def event_buffer(self) -> Records:
        """Room for the events of one step."""
        return event_buffer(self.bounds.events)

    def observed(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Room for an observation."""
        return np.zeros(sum(span.size for span in self.observation), np.int32)

    def action(self, phrase: str) -> int:
        """The number of a move."""
        try:
            return self._numbers[self.canonical(phrase)]
        except KeyError:
            raise Mistake("move", game=self.name, move=phrase) from None

    @property
    def actions(self) -> tuple[str, ...]:
        """The flat table of moves, as phrases."""
        return self.moves.phrases

    def canonical(self, phrase: str) -> str:
        """The phrase in the table that a person's phrase means."""
        return self.moves.canonical(phrase)

    def question_of(self, phrase: str) -> Question:
        """The question that a move answers."""
        action = self.action(phrase)
        return next(question for question in self.questions if question.first <= action <= question.last)

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {phrase: number for number, phrase in enumerate(self.actions)}
