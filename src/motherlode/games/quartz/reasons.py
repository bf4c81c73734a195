"""Why a move is refused in Quartz, and the rule that says so. The words for it are in `words`."""

from motherlode.games.kit.declarations import refusal_reasons

REASONS = refusal_reasons(over="Q70", not_asked="Q10", other_question="Q10")
BAG_IS_EMPTY = REASONS.add("bag-is-empty", "Q11")
CARD_NOT_IN_HAND = REASONS.add("card-not-in-hand", "Q12")
NO_VALUABLE_ON_CART = REASONS.add("no-valuable-on-cart", "Q80")
NOBODY_HAS_A_VALUABLE = REASONS.add("nobody-has-a-valuable", "Q80")
NO_OBSIDIAN_ON_CART = REASONS.add("no-obsidian-on-cart", "Q80")
NO_TOKEN = REASONS.add("no-token", "Q16")
YOURSELF = REASONS.add("yourself", "Q32")
SEAT_NOT_INSIDE = REASONS.add("seat-not-inside", "Q13")
SEAT_HAS_NO_VALUABLE = REASONS.add("seat-has-no-valuable", "Q36")
SEAT_GAVE_IT = REASONS.add("seat-gave-it", "Q40")
SEAT_HELD_IT = REASONS.add("seat-held-it", "Q40")
NO_REACTION_IN_HAND = REASONS.add("no-reaction-in-hand", "Q46")
CRYSTAL_NOT_THERE = REASONS.add("crystal-not-there", "Q82")
MUST_CHOOSE = REASONS.add("must-choose", "Q34")
MUST_TAKE = REASONS.add("must-take", "Q89")
