"""The events and the refusal reasons of Quartz. Words for both are in `words`."""

from motherlode.games.kit.declarations import EventKind, RefusalReason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CRYSTAL = ("crystal", "crystal")
_CARD = ("card", "card")
_COINS = ("coins", "count")
_COUNT = ("count", "count")
_DAY = ("day", "count")
_HEAP = ("crystal", "count")

EVENTS = (
    EventKind("mined", (_SEAT, _CRYSTAL), chance=True),
    EventKind("left", (_SEAT,)),
    EventKind("took-bonus", (_SEAT, _CARD, _COINS)),  # the card may be missing
    EventKind("burnt-bonus", (_CARD, _COINS)),  # the card may be missing
    EventKind("accident", (_SEAT,)),
    EventKind("took-token", (_SEAT,)),
    EventKind("used-token", (_SEAT,)),
    EventKind("played", (_SEAT, _CARD), reveal=True),
    EventKind("aimed", (_SEAT, _OTHER)),
    EventKind("reacted", (_SEAT, _CARD), reveal=True),
    EventKind("allowed", (_SEAT,)),
    EventKind("drew", (_SEAT, _CRYSTAL, _COUNT), chance=True, together=_HEAP),  # onto the table, for a card
    EventKind("returned", (_SEAT, _CRYSTAL, _COUNT), together=_HEAP),  # from the table to the bag
    EventKind("loaded", (_SEAT, _CRYSTAL, _COUNT), together=_HEAP),  # from the table onto the cart
    EventKind("put-back", (_SEAT, _CRYSTAL)),  # from the cart to the bag, in exchange
    EventKind("gave", (_SEAT, _OTHER, _CRYSTAL)),
    EventKind("took", (_SEAT, _OTHER, _CRYSTAL)),
    EventKind("declined", (_SEAT,)),
    EventKind("lost", (_SEAT, _CRYSTAL), chance=True),
    EventKind("hid", (_SEAT, _CRYSTAL)),
    EventKind("got-obsidian", (_SEAT,)),
    EventKind("obsidian-to-bag", (_SEAT,)),
    EventKind("day-ended", (_DAY, ("seat", "seat"))),
    EventKind("forfeited", (_SEAT, _CARD, _COINS)),  # the card may be missing
    EventKind("stopped", (_SEAT,)),
    EventKind("stored", (_SEAT, _CRYSTAL)),
    EventKind("sold", (_SEAT, _COINS, ("bonus", "bonus"))),
    EventKind("day-began", (_DAY, ("seat", "seat")), chapter=True),
    EventKind("drew-card", (_SEAT, _CARD), chance=True, private="card"),
    EventKind("reshuffled", (), chance=True),
    EventKind("laid-bonus", (_CARD, _COINS), chance=True, together=("card", "coins")),  # the card may be missing
    EventKind("sold-cards", (_SEAT, _COINS), reveal=True),
    EventKind("sold-token", (_SEAT, _COINS)),
    EventKind("game-over", ()),
)
(
    MINED,
    LEFT,
    TOOK_BONUS,
    BURNT_BONUS,
    ACCIDENT,
    TOOK_TOKEN,
    USED_TOKEN,
    PLAYED,
    AIMED,
    REACTED,
    ALLOWED,
    DREW,
    RETURNED,
    LOADED,
    PUT_BACK,
    GAVE,
    TOOK,
    DECLINED,
    LOST,
    HID,
    GOT_OBSIDIAN,
    OBSIDIAN_TO_BAG,
    DAY_ENDED,
    FORFEITED,
    STOPPED,
    STORED,
    SOLD,
    DAY_BEGAN,
    DREW_CARD,
    RESHUFFLED,
    LAID_BONUS,
    SOLD_CARDS,
    SOLD_TOKEN,
    GAME_OVER,
) = range(len(EVENTS))

BONUSES = ("none", "three", "four", "five", "six")
NO_BONUS, THREE_ALIKE, FOUR_ALIKE, FIVE_COLOURS, SIX_COLOURS = range(len(BONUSES))

REASONS = (
    RefusalReason("legal", ""),
    RefusalReason("game-is-over", "Q70"),
    RefusalReason("not-asked", "Q10"),
    RefusalReason("other-question", "Q10"),
    RefusalReason("bag-is-empty", "Q11"),
    RefusalReason("card-not-in-hand", "Q12"),
    RefusalReason("no-valuable-on-cart", "Q80"),
    RefusalReason("nobody-has-a-valuable", "Q80"),
    RefusalReason("no-obsidian-on-cart", "Q80"),
    RefusalReason("no-token", "Q16"),
    RefusalReason("yourself", "Q32"),
    RefusalReason("seat-not-inside", "Q13"),
    RefusalReason("seat-has-no-valuable", "Q36"),
    RefusalReason("seat-gave-it", "Q40"),
    RefusalReason("seat-held-it", "Q40"),
    RefusalReason("no-reaction-in-hand", "Q46"),
    RefusalReason("crystal-not-there", "Q82"),
    RefusalReason("must-choose", "Q34"),
    RefusalReason("must-take", "Q89"),
)
(
    LEGAL,
    WHY_GAME_IS_OVER,
    WHY_NOT_ASKED,
    WHY_OTHER_QUESTION,
    WHY_BAG_IS_EMPTY,
    WHY_CARD_NOT_IN_HAND,
    WHY_NO_VALUABLE_ON_CART,
    WHY_NOBODY_HAS_A_VALUABLE,
    WHY_NO_OBSIDIAN_ON_CART,
    WHY_NO_TOKEN,
    WHY_YOURSELF,
    WHY_SEAT_NOT_INSIDE,
    WHY_SEAT_HAS_NO_VALUABLE,
    WHY_SEAT_GAVE_IT,
    WHY_SEAT_HELD_IT,
    WHY_NO_REACTION_IN_HAND,
    WHY_CRYSTAL_NOT_THERE,
    WHY_MUST_CHOOSE,
    WHY_MUST_TAKE,
) = range(len(REASONS))
