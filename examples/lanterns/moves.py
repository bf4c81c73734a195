"""What is asked, what can be answered, what can happen, and why a move is refused."""

from examples.lanterns.fields import LANTERNS
from motherlode.games.kit.declarations import COUNT, SEAT, NumberedTable, event_kind, refusal_reasons
from motherlode.games.kit.moves import MoveTable, pieces

MOVES = MoveTable()
FLOAT = MOVES.add("float", pieces("lantern", LANTERNS))  # the number of its first move, to which the lantern's is added
FISH = MOVES.add("fish")

QUESTIONS = NumberedTable(MOVES.question)
TURN = QUESTIONS.add("turn", "float", "fish")

LANTERN = ("lantern", "lantern")
EVENTS = NumberedTable(event_kind)
DEALT = EVENTS.add("dealt", SEAT, LANTERN, chance=True, private="lantern")
FLOATED = EVENTS.add("floated", SEAT, LANTERN, reveal=True)
DREW = EVENTS.add("drew", SEAT, LANTERN, chance=True, private="lantern")
FISHED = EVENTS.add("fished", SEAT, COUNT)
ENDED = EVENTS.add("ended", SEAT)

REASONS = refusal_reasons(over="L5", not_asked="L2")
NOT_HELD = REASONS.add("not-held", "L3")
TOO_DIM = REASONS.add("too-dim", "L3")
RIVER_IS_EMPTY = REASONS.add("river-is-empty", "L4")
