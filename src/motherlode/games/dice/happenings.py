"""What the rules of the dice game tell: events, and reasons for a refusal. Words for both are in `words`."""

from motherlode.games.kit.tables import Event, Reason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CRYSTAL = ("crystal", "crystal")
_FACE = ("face", "face")
_COUNT = ("count", "count")
_POINTS = ("points", "count")

EVENTS = (
    Event("drew-leader", (_SEAT,), chance=True),
    Event("day-began", (("day", "count"), _SEAT)),
    Event("round-began", (("round", "count"), _SEAT)),
    Event("added-pair", ()),
    Event("mined", (_SEAT, _CRYSTAL), chance=True),
    Event("got-marker", (_SEAT,)),
    Event("spent-marker", (_SEAT,)),
    Event("rerolled", (_SEAT, _COUNT)),
    Event("rolled", (_SEAT, _FACE, _COUNT), chance=True),  # how the dice lie then, kept ones included
    Event("stood", (_SEAT,)),
    Event("used", (_SEAT, _FACE, _COUNT)),
    Event("drew", (_SEAT, _CRYSTAL, _COUNT), chance=True),  # onto the table, by jackhammer
    Event("returned", (_SEAT, _CRYSTAL)),  # from the table to the bag
    Event("loaded", (_SEAT, _CRYSTAL, _COUNT)),  # from the table onto the cart
    Event("stored", (_SEAT, _CRYSTAL)),
    Event("gave", (_SEAT, _OTHER)),  # an unstable crystal
    Event("reached", (_SEAT, _OTHER)),  # into another cart, to steal
    Event("stole", (_SEAT, _OTHER, _CRYSTAL)),
    Event("stopped", (_SEAT,)),  # before the number was reached
    Event("ended-turn", (_SEAT,)),
    Event("eliminated", (_SEAT,)),
    Event("bag-emptied", ()),
    Event("chose-leader", (_SEAT, _OTHER)),
    Event("became-leader", (_SEAT,)),
    Event("reckless", (_SEAT, _POINTS)),
    Event("scored", (_SEAT, _POINTS)),  # in one day
    Event("day-ended", (("day", "count"),)),
    Event("game-over", ()),
)
(
    DREW_LEADER,
    DAY_BEGAN,
    ROUND_BEGAN,
    ADDED_PAIR,
    MINED,
    GOT_MARKER,
    SPENT_MARKER,
    DICE_REROLLED,
    ROLLED,
    STOOD,
    USED,
    DREW,
    RETURNED,
    LOADED,
    STORED,
    GAVE,
    REACHED,
    STOLE,
    STOPPED,
    ENDED_TURN,
    ELIMINATED,
    BAG_EMPTIED,
    CHOSE_LEADER,
    BECAME_LEADER,
    WAS_RECKLESS,
    SCORED,
    DAY_ENDED,
    GAME_OVER,
) = range(len(EVENTS))

REASONS = (
    Reason("legal", ""),
    Reason("game-is-over", "D31"),
    Reason("not-asked", "D4"),
    Reason("other-question", "D20"),
    Reason("no-reroll-left", "D13"),
    Reason("dice-not-there", "D12"),
    Reason("already-used", "D20"),
    Reason("too-few-faces", "D26"),
    Reason("bag-is-empty", "D28"),
    Reason("no-valuable-on-cart", "D28"),
    Reason("no-unstable-on-cart", "D28"),
    Reason("nothing-to-steal", "D28"),
    Reason("not-among-the-drawn", "D22"),
    Reason("not-on-your-cart", "D23"),
    Reason("not-on-that-cart", "D25"),
    Reason("no-such-seat", "D1"),
    Reason("give-to-yourself", "D81"),
    Reason("steal-from-yourself", "D25"),
    Reason("seat-is-out", "D64"),
    Reason("seat-has-no-valuable", "D25"),
    Reason("not-tied", "D30"),
)
(
    LEGAL,
    WHY_GAME_IS_OVER,
    WHY_NOT_ASKED,
    WHY_OTHER_QUESTION,
    WHY_NO_REROLL_LEFT,
    WHY_DICE_NOT_THERE,
    WHY_ALREADY_USED,
    WHY_TOO_FEW_FACES,
    WHY_BAG_IS_EMPTY,
    WHY_NO_VALUABLE_ON_CART,
    WHY_NO_UNSTABLE_ON_CART,
    WHY_NOTHING_TO_STEAL,
    WHY_NOT_AMONG_THE_DRAWN,
    WHY_NOT_ON_YOUR_CART,
    WHY_NOT_ON_THAT_CART,
    WHY_NO_SUCH_SEAT,
    WHY_GIVE_TO_YOURSELF,
    WHY_STEAL_FROM_YOURSELF,
    WHY_SEAT_IS_OUT,
    WHY_SEAT_HAS_NO_VALUABLE,
    WHY_NOT_TIED,
) = range(len(REASONS))
