"""Pig, for two: roll a die as often as you dare; a 1 costs what you rolled this turn; the first to bank 30 wins.

P1 the seat that is asked answers; P2 only what was rolled can be banked; P3 the game ends at 30; P4 a seat that has
enough must bank it.
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
from motherlode.games.kit.plain import PlainPositions, all_open, guess_open
from motherlode.games.kit.records import Record

AIM, TURNS = 30, 200
STATE = np.dtype(
    [("rng", "u8", (1,)), ("banked", "i2", (2,)), ("pot", "i2"), ("turns", "i2")]
    + [(name, "i1") for name in ("seats", "question", "turn", "over")],
    align=True,
)
ROLL, BANK = range(2)
ROLLED, BANKED, LOST = range(3)
OVER, NOT_ASKED, NOTHING_TO_BANK, ENOUGH = range(1, 5)


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    seed_stream(s.rng, seed)
    s.over, s.pot, s.turns, s.turn = 0, 0, 0, below(s.rng, 2)
    s.banked[0], s.banked[1] = 0, 0


@rule
def seats_asked(s: Record) -> int:
    return 0 if s.over else 1 << s.turn


@rule
def refusal(s: Record, seat: int, action: int) -> int:
    if action == ROLL:
        return ENOUGH if s.banked[seat] + s.pot >= AIM else 0
    return 0 if s.pot else NOTHING_TO_BANK


@rule
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    if action == ROLL:
        pips = below(s.rng, 6) + 1
        emit(events, ROLLED, seat, pips, 0)
        if pips > 1:
            s.pot += pips
            return
        emit(events, LOST, seat, s.pot, 0)
    else:
        s.banked[seat] += s.pot
        emit(events, BANKED, seat, s.pot, 0)
    s.pot = 0
    s.turns += 1
    s.over = s.banked[seat] >= AIM or s.turns == TURNS
    s.turn = 1 - seat


@rule
def score(s: Record, seat: int) -> int:
    return s.banked[seat]


@rule
def beats(s: Record, one: int, other: int) -> bool:
    return s.banked[one] > s.banked[other]


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    view.rng[0] = 0
    view.banked[0], view.banked[1] = s.banked[0], s.banked[1]
    view.pot, view.turns, view.seats, view.question = s.pot, s.turns, s.seats, s.question
    view.turn, view.over = s.turn, s.over


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    out[0], out[1], out[2], out[3] = s.banked[0], s.banked[1], s.pot, s.turn


QUESTIONS = (Question("turn", ROLL, BANK),)
REASONS = (
    RefusalReason("legal", ""),
    RefusalReason("over", "P3"),
    RefusalReason("not-asked", "P1"),
    RefusalReason("nothing-to-bank", "P2"),
    RefusalReason("enough", "P4"),
)
POSITIONS = PlainPositions("tests.toys.pig", STATE)
GAME = Game(
    name="tests.toys.pig",
    version=1,
    fewest=2,
    most=2,
    hidden=False,
    chance=True,
    simultaneous=False,
    bounds=Bounds(TURNS * AIM // 2, 0, AIM + 5, STATE.itemsize, 2),
    state=STATE,
    sight=all_open(STATE),
    questions=QUESTIONS,
    moves=MoveTable(Move("roll"), Move("bank")),
    events=(
        EventKind("rolled", (("seat", "seat"), ("pips", "count")), chance=True),
        EventKind("banked", (("seat", "seat"), ("points", "count"))),
        EventKind("lost", (("seat", "seat"), ("points", "count"))),
    ),
    reasons=REASONS,
    pieces={},
    observation=(Span("banked", 2, "points"), Span("pot", 1, "at risk"), Span("turn", 1, "whose turn")),
    rules=entries_of(
        "pig",
        QUESTIONS,
        REASONS,
        set_up=set_up,
        seats_asked=seats_asked,
        refusal=refusal,
        answer=answer,
        score=score,
        beats=beats,
        redact=redact,
        guess=guess_open,
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
