"""What is asked, what can be answered, what can happen, and why a move is refused."""

from examples.lanterns.fields import LANTERNS
from motherlode.games.kit.declarations import EventKind, Question, RefusalReason
from motherlode.games.kit.moves import Move, MoveTable, pieces

MOVES = MoveTable(Move("float", pieces("lantern", LANTERNS)), Move("fish"))
FISH = MOVES.first("fish")  # its number; a lantern's number is the number of its `float`
QUESTIONS = (Question("turn", *MOVES.run("float", "fish")),)

SEAT, LANTERN, COUNT = ("seat", "seat"), ("lantern", "lantern"), ("count", "count")
EVENTS = (
    EventKind("dealt", (SEAT, LANTERN), chance=True, private="lantern"),
    EventKind("floated", (SEAT, LANTERN), reveal=True),
    EventKind("drew", (SEAT, LANTERN), chance=True, private="lantern"),
    EventKind("fished", (SEAT, COUNT)),
    EventKind("ended", (SEAT,)),
)
DEALT, FLOATED, DREW, FISHED, ENDED = range(len(EVENTS))

REASONS = (
    RefusalReason("legal", ""),
    RefusalReason("over", "L5"),
    RefusalReason("not-asked", "L2"),
    RefusalReason("not-held", "L3"),
    RefusalReason("too-dim", "L3"),
    RefusalReason("river-is-empty", "L4"),
)
LEGAL, OVER, NOT_ASKED, NOT_HELD, TOO_DIM, RIVER_IS_EMPTY = range(len(REASONS))
