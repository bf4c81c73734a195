"""Why a move is refused in The Quarry, and the rule that says so. The words for it are in `words`."""

from motherlode.games.kit.declarations import refusal_reasons

REASONS = refusal_reasons(over="R43", not_asked="R20", other_question="R20")
ALREADY_VOTED = REASONS.add("already-voted", "R50")
CANNOT_PAY = REASONS.add("cannot-pay", "R21")
NO_SUCH_SEAT = REASONS.add("no-such-seat", "R1")
BADGE_MUST_MOVE = REASONS.add("badge-must-move", "R31")
HAS_PICKAXE = REASONS.add("has-pickaxe", "R32")
HAS_PIGGY = REASONS.add("has-piggy", "R33")
YOURSELF = REASONS.add("yourself", "R34")
TOO_FEW_CARDS = REASONS.add("too-few-cards", "R34")
TUNNEL_IS_EMPTY = REASONS.add("tunnel-is-empty", "R35")
OTHER_SHAPE = REASONS.add("other-shape", "R51")
NOT_IN_HAND = REASONS.add("not-in-hand", "R21")
ORE_FIRST = REASONS.add("ore-first", "R51")
