"""Bets, for two to four: short, with everything that a table has to deal with.

B1 in each of two rounds everybody bets low or high in secret; B2 when all bets are in, a die is thrown, and who was
right has a point; B3 then everybody in turn keeps a card that only they know, or swaps it for another; B4 after the
last round all cards are shown, and points and cards together decide.
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

MOST, ROUNDS, PIPS = 4, 2, 6
STATE = np.dtype(
    [("rng", "u8", (1,)), ("card", "i1", (MOST,)), ("bet", "i1", (MOST,)), ("placed", "i1", (MOST,))]
    + [("points", "i1", (MOST,))]
    + [(name, "i1") for name in ("seats", "question", "turn", "round", "over")],
    align=True,
)
LOW, HIGH, KEEP, SWAP = range(4)
BET, TURN = range(2)
OPPOSITE = {"low": "high", "high": "low"}
DEALT, PLACED, THROWN, OPENED, KEPT, DREW, SHOWED = range(7)
SEAT, COUNT = ("seat", "seat"), ("count", "count")


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """B3: a card for everybody."""
    seed_stream(s.rng, seed)
    s.over, s.round, s.turn, s.question = 0, 0, 0, BET
    for seat in range(MOST):
        s.card[seat], s.bet[seat], s.placed[seat], s.points[seat] = 0, 0, 0, 0
    for seat in range(s.seats):
        s.card[seat] = below(s.rng, PIPS) + 1
        emit(events, DEALT, seat, s.card[seat], 0)


@rule
def seats_asked(s: Record) -> int:
    """B1, B3: everybody who has not bet, or whose turn it is."""
    if s.over:
        return 0
    if s.question == TURN:
        return 1 << s.turn
    bits = 0
    for seat in range(s.seats):
        if s.placed[seat] == 0:
            bits |= 1 << seat
    return bits


@rule
def refusal(s: Record, seat: int, action: int) -> int:
    return 0


@rule
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    if s.question == BET:
        bet(s, seat, action, events)
    else:
        play(s, seat, action, events)


@rule
def bet(s: Record, seat: int, action: int, events: Any) -> None:
    """B1, B2: the last bet lets the die roll."""
    s.bet[seat], s.placed[seat] = action + 1, 1
    emit(events, PLACED, seat, 0, 0)
    for other in range(s.seats):
        if s.placed[other] == 0:
            return
    pips = below(s.rng, PIPS) + 1
    emit(events, THROWN, pips, 0, 0)
    for other in range(s.seats):
        emit(events, OPENED, other, s.bet[other], 0)
        if (s.bet[other] == HIGH + 1) == (pips > PIPS // 2):
            s.points[other] += 1
        s.bet[other], s.placed[other] = 0, 0
    s.question, s.turn = TURN, 0


@rule
def play(s: Record, seat: int, action: int, events: Any) -> None:
    """B3, B4: keep or swap; after the last one the next round begins, or all is shown."""
    if action == SWAP:
        s.card[seat] = below(s.rng, PIPS) + 1
        emit(events, DREW, seat, s.card[seat], 0)
    else:
        emit(events, KEPT, seat, 0, 0)
    s.turn += 1
    if s.turn < s.seats:
        return
    s.turn, s.question = 0, BET
    s.round += 1
    if s.round == ROUNDS:
        s.over = 1
        for other in range(s.seats):
            emit(events, SHOWED, other, s.card[other], 0)


@rule
def score(s: Record, seat: int) -> int:
    """B4: points, and the card."""
    return s.points[seat] + s.card[seat]


@rule
def beats(s: Record, one: int, other: int) -> bool:
    return score(s, one) > score(s, other)


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    """B1, B3, B4: the own card and bet, and all cards when the game is over."""
    view.rng[0] = 0
    for other in range(MOST):
        view.card[other] = s.card[other] if other == seat or s.over else 0
        view.bet[other] = s.bet[other] if other == seat else 0
        view.placed[other], view.points[other] = s.placed[other], s.points[other]
    view.seats, view.question, view.turn, view.round, view.over = s.seats, s.question, s.turn, s.round, s.over


@rule
def guess(view: Record, seat: int, seed: int) -> None:
    """Any card and any bet is as likely as another."""
    seed_stream(view.rng, seed)
    for other in range(view.seats):
        if other != seat and not view.over:
            view.card[other] = below(view.rng, PIPS) + 1
            view.bet[other] = below(view.rng, 2) + 1 if view.placed[other] else 0


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    for other in range(MOST):
        out[other] = s.card[other] if other == seat or s.over else 0
        out[MOST + other] = s.points[other]


QUESTIONS = (
    Question("bet", LOW, HIGH, answered="already-bet", sealed=True),
    Question("turn", KEEP, SWAP),
)
REASONS = (
    RefusalReason("legal", ""),
    RefusalReason("over", "B4"),
    RefusalReason("not-asked", "B3"),
    RefusalReason("other-question", "B1"),
    RefusalReason("already-bet", "B1"),
)
NAME = __name__
POSITIONS = PlainPositions(NAME, STATE)
GAME = Game(
    name=NAME,
    version=1,
    fewest=2,
    most=MOST,
    hidden=True,
    chance=True,
    simultaneous=True,
    bounds=Bounds(2 * MOST * ROUNDS, 1, PIPS + ROUNDS, STATE.itemsize, 3 * MOST),
    state=STATE,
    sight={"rng": "hidden", "card": "own", "bet": "own"}
    | dict.fromkeys(("placed", "points", "seats", "question", "turn", "round", "over"), "open"),
    questions=QUESTIONS,
    moves=MoveTable(Move("low"), Move("high"), Move("keep"), Move("swap")),
    events=(
        EventKind("dealt", (SEAT, COUNT), chance=True, private="count"),
        EventKind("placed", (SEAT,)),
        EventKind("thrown", (COUNT,), chance=True),
        EventKind("opened", (SEAT, COUNT), reveal=True),
        EventKind("kept", (SEAT,)),
        EventKind("drew", (SEAT, COUNT), chance=True, private="count"),
        EventKind("showed", (SEAT, COUNT), reveal=True),
    ),
    reasons=REASONS,
    pieces={},
    observation=(Span("card", MOST, "cards that are seen"), Span("points", MOST, "points")),
    rules=entries_of(
        "bets",
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
