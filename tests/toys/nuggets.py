"""Nuggets, for two to four: everybody has a purse of their own; the one with most, but not over 12, wins.

N1 who is asked answers; N2 everybody begins with one to six nuggets; N3 digging brings one to six more, and only the
others' hands are seen, not what is in them; N4 who stops, or has dug three times, is asked no more; N5 when nobody is
asked any more, all purses are opened; N6 a purse with more than 12 has torn, and is worth nothing.

A game of somebody else in which something private is a number and not a piece.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import EventKind, Question, RefusalReason, Span
from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.events import emit
from motherlode.games.kit.game import Bounds, Game
from motherlode.games.kit.moves import Move, MoveTable
from motherlode.games.kit.options import NO_OPTIONS
from motherlode.games.kit.plain import PlainPositions
from motherlode.games.kit.records import Record

SEATS, DIGS, HOLDS = 4, 3, 12
STATE = np.dtype(
    [("rng", "u8", (1,)), ("purse", "i1", (SEATS,)), ("digs", "i1", (SEATS,)), ("stopped", "i1", (SEATS,))]
    + [(name, "i1") for name in ("seats", "question", "turn", "over")],
    align=True,
)
DIG, STOP = range(2)
DEALT, DUG, STOPPED, OPENED = range(4)
OVER, NOT_ASKED = range(1, 3)


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """N2: one to six nuggets for everybody."""
    seed_stream(s.rng, seed)
    s.over, s.turn, s.question = 0, 0, 0
    for seat in range(s.seats):
        s.digs[seat], s.stopped[seat], s.purse[seat] = 0, 0, below(s.rng, 6) + 1
        emit(events, DEALT, seat, s.purse[seat], 0)


@rule
def seats_asked(s: Record) -> int:
    return 0 if s.over else 1 << s.turn


@rule
def refusal(s: Record, seat: int, action: int) -> int:
    return 0


@rule
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    if action == DIG:
        found = below(s.rng, 6) + 1
        s.purse[seat] += found
        s.digs[seat] += 1
        emit(events, DUG, seat, found, 0)
    if action == STOP or s.digs[seat] == DIGS:
        s.stopped[seat] = 1
        emit(events, STOPPED, seat, 0, 0)
    go_on(s, seat, events)


@rule
def go_on(s: Record, seat: int, events: Any) -> None:
    """N4, N5: the next one who has not stopped; when there is none, all purses are opened."""
    for step in range(1, s.seats + 1):
        following = (seat + step) % s.seats
        if s.stopped[following] == 0:
            s.turn = following
            return
    s.over = 1
    for other in range(s.seats):
        emit(events, OPENED, other, s.purse[other], 0)


@rule
def score(s: Record, seat: int) -> int:
    """N6: a torn purse is worth nothing."""
    return s.purse[seat] if s.purse[seat] <= HOLDS else 0


@rule
def beats(s: Record, one: int, other: int) -> bool:
    return score(s, one) > score(s, other)


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    view.rng[0] = 0
    for other in range(SEATS):
        known = other == seat or s.over
        view.purse[other] = s.purse[other] if known else 0
        view.digs[other], view.stopped[other] = s.digs[other], s.stopped[other]
    view.seats, view.question, view.turn, view.over = s.seats, s.question, s.turn, s.over


@rule
def guess(view: Record, seat: int, seed: int) -> None:
    """Every purse that is not seen gets as many throws as its owner had."""
    seed_stream(view.rng, seed)
    if view.over:
        return
    for other in range(view.seats):
        if other != seat:
            view.purse[other] = 0
            for _ in range(view.digs[other] + 1):
                view.purse[other] += below(view.rng, 6) + 1


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    for other in range(SEATS):
        out[other] = s.purse[other] if other == seat or s.over else 0
        out[SEATS + other] = s.digs[other]
        out[2 * SEATS + other] = s.stopped[other]


QUESTIONS = (Question("turn", DIG, STOP),)
REASONS = (RefusalReason("legal", ""), RefusalReason("over", "N5"), RefusalReason("not-asked", "N1"))
POSITIONS = PlainPositions("tests.toys.nuggets", STATE)
GAME = Game(
    name="tests.toys.nuggets",
    version=1,
    fewest=2,
    most=SEATS,
    hidden=True,
    chance=True,
    simultaneous=False,
    bounds=Bounds(SEATS * DIGS, 0, HOLDS, STATE.itemsize, SEATS + 2),
    state=STATE,
    sight={
        "rng": "hidden",
        "purse": "own",
        **dict.fromkeys(("digs", "stopped", "seats", "question", "turn", "over"), "open"),
    },
    questions=QUESTIONS,
    moves=MoveTable(Move("dig"), Move("stop")),
    events=(
        EventKind("dealt", (("seat", "seat"), ("nuggets", "count")), chance=True, private="nuggets"),
        EventKind("dug", (("seat", "seat"), ("count", "count")), chance=True, private="count"),
        EventKind("stopped", (("seat", "seat"),)),
        EventKind("opened", (("seat", "seat"), ("nuggets", "count")), reveal=True),
    ),
    reasons=REASONS,
    pieces={},
    observation=(
        Span("purse", SEATS, "nuggets, as far as they are seen"),
        Span("digs", SEATS, "how often each seat has dug"),
        Span("stopped", SEATS, "who has stopped"),
    ),
    rules=entries_of(
        "nuggets",
        QUESTIONS,
        REASONS,
        set_up=set_up,
        seats_asked=seats_asked,
        refusal=refusal,
        answer=answer,
        score=score,
        beats=beats,
        redact=redact,
        guess=guess,
        observe=observe,
    ),
    options=NO_OPTIONS,
    set_options=NO_OPTIONS.set,
    get_options=NO_OPTIONS.get,
    read_position=POSITIONS.read,
    position=POSITIONS.layout,
    view=POSITIONS.layout,
    conserved=lambda states, i: (),
)
