"""One card each, for two to four: look at it, and once you may throw it away and draw another; the highest card wins.

C1 everybody is dealt one card in secret; C2 in turn, each keeps its card or swaps it; C3 a card that is thrown away
lies open, the new one is the owner's secret; C4 then all cards are shown, and the highest one wins.

Unlike the big games it hides single pieces, not heaps, and two can play it.
"""

from typing import Any

import numpy as np

from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import rule
from motherlode.games.kit.declarations import EventKind, Question, RefusalReason, Span
from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.events import emit
from motherlode.games.kit.game import Bounds, Game
from motherlode.games.kit.moves import Move, MoveTable
from motherlode.games.kit.multisets import NOTHING, clear, draw
from motherlode.games.kit.options import NO_OPTIONS
from motherlode.games.kit.plain import PlainPositions
from motherlode.games.kit.records import Record, Records

MOST, KINDS = 4, 5
CARDS = ("mole", "bat", "miner", "foreman", "dragon")
COPIES = np.array([4, 3, 3, 2, 1], np.int8)
STATE = np.dtype(
    [("rng", "u8", (1,)), ("deck", "i1", (KINDS,)), ("discard", "i1", (KINDS,)), ("card", "i1", (MOST,))]
    + [(name, "i1") for name in ("seats", "question", "turn")],
    align=True,
)
KEEP, SWAP = range(2)
DEALT, KEPT, THREW, DREW, SHOWED = range(5)
OVER, NOT_ASKED = 1, 2
SEAT, CARD = ("seat", "seat"), ("card", "card")


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """C1: one card for each seat; those that nobody sits on have none."""
    seed_stream(s.rng, seed)
    clear(s.discard)
    s.turn = 0
    for kind in range(KINDS):
        s.deck[kind] = COPIES[kind]
    for seat in range(MOST):
        s.card[seat] = NOTHING
    for seat in range(s.seats):
        s.card[seat] = draw(s.rng, s.deck)
        emit(events, DEALT, seat, s.card[seat], 0)


@rule
def seats_asked(s: Record) -> int:
    return 1 << s.turn if s.turn < s.seats else 0


@rule
def refusal(s: Record, seat: int, action: int) -> int:
    return 0


@rule
def answer(s: Record, seat: int, action: int, events: Any) -> None:
    """C2, C3: keep or swap; after the last seat all is shown (C4)."""
    if action == SWAP:
        s.discard[s.card[seat]] += 1
        emit(events, THREW, seat, s.card[seat], 0)
        s.card[seat] = draw(s.rng, s.deck)
        emit(events, DREW, seat, s.card[seat], 0)
    else:
        emit(events, KEPT, seat, 0, 0)
    s.turn += 1
    if s.turn == s.seats:
        for other in range(s.seats):
            emit(events, SHOWED, other, s.card[other], 0)


@rule
def score(s: Record, seat: int) -> int:
    return s.card[seat]


@rule
def beats(s: Record, one: int, other: int) -> bool:
    return s.card[one] > s.card[other]


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    """C1, C4: the own card, and all of them when the game is over."""
    view.rng[0] = 0
    view.seats, view.question, view.turn = s.seats, s.question, s.turn
    clear(view.deck)
    for kind in range(KINDS):
        view.discard[kind] = s.discard[kind]
    for other in range(MOST):
        view.card[other] = s.card[other] if other == seat or s.turn == s.seats else NOTHING


@rule
def guess(view: Record, seat: int, seed: int) -> None:
    """The cards that lie nowhere in sight, dealt to the others; every single card is equally likely."""
    seed_stream(view.rng, seed)
    for kind in range(KINDS):
        view.deck[kind] = COPIES[kind] - view.discard[kind]
    for other in range(view.seats):
        if view.card[other] != NOTHING:
            view.deck[view.card[other]] -= 1
    for other in range(view.seats):
        if view.card[other] == NOTHING:
            view.card[other] = draw(view.rng, view.deck)


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    out[0], out[1] = s.turn, s.card[seat] if seat >= 0 else NOTHING
    for kind in range(KINDS):
        out[2 + kind] = s.discard[kind]


def conserved(states: Records, i: int) -> tuple[int, ...]:
    held = np.bincount([card for card in states["card"][i].tolist() if card >= 0], minlength=KINDS)
    return tuple((states["deck"][i] + states["discard"][i] + held).tolist())


QUESTIONS = (Question("turn", KEEP, SWAP),)
REASONS = (RefusalReason("legal", ""), RefusalReason("over", "C4"), RefusalReason("not-asked", "C2"))
POSITIONS = PlainPositions("tests.toys.one_card", STATE)
GAME = Game(
    name="tests.toys.one_card",
    version=1,
    fewest=2,
    most=MOST,
    hidden=True,
    chance=True,
    simultaneous=False,
    bounds=Bounds(MOST, 0, KINDS - 1, STATE.itemsize, 2 * MOST),
    state=STATE,
    sight={"rng": "hidden", "deck": "hidden", "discard": "open", "card": "own"}
    | dict.fromkeys(("seats", "question", "turn"), "open"),
    questions=QUESTIONS,
    moves=MoveTable(Move("keep"), Move("swap")),
    events=(
        EventKind("dealt", (SEAT, CARD), chance=True, private="card"),
        EventKind("kept", (SEAT,)),
        EventKind("threw", (SEAT, CARD), reveal=True),
        EventKind("drew", (SEAT, CARD), chance=True, private="card"),
        EventKind("showed", (SEAT, CARD), reveal=True),
    ),
    reasons=REASONS,
    pieces={"card": CARDS},
    observation=(Span("turn", 1, "whose turn"), Span("card", 1, "own card"), Span("discard", KINDS, "thrown away")),
    rules=entries_of(
        "one_card",
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
    conserved=conserved,
)
