"""The events and the refusal reasons of the dice game. Words for both are in `words`."""

from motherlode.games.kit.declarations import EventKind, RefusalReason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CRYSTAL = ("crystal", "crystal")
_FACE = ("face", "face")
_COUNT = ("count", "count")
_POINTS = ("points", "count")
_HEAP = ("crystal", "count")
_DICE = ("face", "count")

EVENTS = (
    EventKind("drew-leader", (_SEAT,), chance=True),
    EventKind("day-began", (("day", "count"), _SEAT), chapter=True),
    EventKind("round-began", (("round", "count"), _SEAT), chapter=True),
    EventKind("added-pair", ()),
    EventKind("mined", (_SEAT, _CRYSTAL), chance=True),
    EventKind("got-marker", (_SEAT,)),
    EventKind("spent-marker", (_SEAT,)),
    EventKind("rerolled", (_SEAT, _COUNT)),
    EventKind("rolled", (_SEAT, _FACE, _COUNT), chance=True, together=_DICE),  # how the dice lie then, all five
    EventKind("stood", (_SEAT,)),
    EventKind("used", (_SEAT, _FACE, _COUNT)),
    EventKind("drew", (_SEAT, _CRYSTAL, _COUNT), chance=True, together=_HEAP),  # onto the table, by jackhammer
    EventKind("returned", (_SEAT, _CRYSTAL)),  # from the table to the bag
    EventKind("loaded", (_SEAT, _CRYSTAL, _COUNT), together=_HEAP),  # from the table onto the cart
    EventKind("stored", (_SEAT, _CRYSTAL)),
    EventKind("gave", (_SEAT, _OTHER)),  # an unstable crystal
    EventKind("reached", (_SEAT, _OTHER)),  # into another cart, to steal
    EventKind("stole", (_SEAT, _OTHER, _CRYSTAL)),
    EventKind("stopped", (_SEAT,)),  # before the number was reached
    EventKind("ended-turn", (_SEAT,)),
    EventKind("eliminated", (_SEAT,)),
    EventKind("bag-emptied", ()),
    EventKind("chose-leader", (_SEAT, _OTHER)),
    EventKind("became-leader", (_SEAT,)),
    EventKind("reckless", (_SEAT, _POINTS)),
    EventKind("scored", (_SEAT, _POINTS)),  # in one day
    EventKind("day-ended", (("day", "count"),)),
    EventKind("game-over", ()),
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
    RefusalReason("legal", ""),
    RefusalReason("game-is-over", "D31"),
    RefusalReason("not-asked", "D4"),
    RefusalReason("other-question", "D20"),
    RefusalReason("no-reroll-left", "D13"),
    RefusalReason("dice-not-there", "D12"),
    RefusalReason("already-used", "D20"),
    RefusalReason("too-few-faces", "D26"),
    RefusalReason("bag-is-empty", "D28"),
    RefusalReason("no-valuable-on-cart", "D28"),
    RefusalReason("no-unstable-on-cart", "D28"),
    RefusalReason("nothing-to-steal", "D28"),
    RefusalReason("not-among-the-drawn", "D22"),
    RefusalReason("not-on-your-cart", "D23"),
    RefusalReason("not-on-that-cart", "D25"),
    RefusalReason("no-such-seat", "D1"),
    RefusalReason("give-to-yourself", "D81"),
    RefusalReason("steal-from-yourself", "D25"),
    RefusalReason("seat-is-out", "D64"),
    RefusalReason("seat-has-no-valuable", "D25"),
    RefusalReason("not-tied", "D30"),
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
