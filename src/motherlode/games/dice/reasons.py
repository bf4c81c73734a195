"""Why a move is refused in the dice game, and the rule that says so. The words for it are in `words`."""

from motherlode.games.kit.declarations import refusal_reasons

REASONS = refusal_reasons(over="D31", not_asked="D4", other_question="D20")
NO_REROLL_LEFT = REASONS.add("no-reroll-left", "D13")
DICE_NOT_THERE = REASONS.add("dice-not-there", "D12")
ALREADY_USED = REASONS.add("already-used", "D20")
TOO_FEW_FACES = REASONS.add("too-few-faces", "D26")
BAG_IS_EMPTY = REASONS.add("bag-is-empty", "D28")
NO_VALUABLE_ON_CART = REASONS.add("no-valuable-on-cart", "D28")
NO_UNSTABLE_ON_CART = REASONS.add("no-unstable-on-cart", "D28")
NOTHING_TO_STEAL = REASONS.add("nothing-to-steal", "D28")
NOT_AMONG_THE_DRAWN = REASONS.add("not-among-the-drawn", "D22")
NOT_ON_YOUR_CART = REASONS.add("not-on-your-cart", "D23")
NOT_ON_THAT_CART = REASONS.add("not-on-that-cart", "D25")
NO_SUCH_SEAT = REASONS.add("no-such-seat", "D1")
GIVE_TO_YOURSELF = REASONS.add("give-to-yourself", "D81")
STEAL_FROM_YOURSELF = REASONS.add("steal-from-yourself", "D25")
SEAT_IS_OUT = REASONS.add("seat-is-out", "D64")
SEAT_HAS_NO_VALUABLE = REASONS.add("seat-has-no-valuable", "D25")
NOT_TIED = REASONS.add("not-tied", "D30")
