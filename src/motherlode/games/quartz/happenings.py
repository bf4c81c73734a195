"""What the rules of Quartz tell: events, and reasons for a refusal. Words for both are in `words`."""

from motherlode.games.kit.tables import Event, Reason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CRYSTAL = ("crystal", "crystal")
_CARD = ("card", "card")
_COINS = ("coins", "count")
_COUNT = ("count", "count")
_DAY = ("day", "count")

EVENTS = (
    Event("mined", (_SEAT, _CRYSTAL), chance=True),
    Event("left", (_SEAT,)),
    Event("took-bonus", (_SEAT, _CARD, _COINS)),  # the card may be missing
    Event("burnt-bonus", (_CARD, _COINS)),  # the card may be missing
    Event("accident", (_SEAT,)),
    Event("took-token", (_SEAT,)),
    Event("used-token", (_SEAT,)),
    Event("played", (_SEAT, _CARD), reveal=True),
    Event("aimed", (_SEAT, _OTHER)),
    Event("reacted", (_SEAT, _CARD), reveal=True),
    Event("allowed", (_SEAT,)),
    Event("drew", (_SEAT, _CRYSTAL, _COUNT), chance=True),  # onto the table, for a card
    Event("returned", (_SEAT, _CRYSTAL, _COUNT)),  # from the table to the bag
    Event("loaded", (_SEAT, _CRYSTAL, _COUNT)),  # from the table onto the cart
    Event("put-back", (_SEAT, _CRYSTAL)),  # from the cart to the bag, in exchange
    Event("gave", (_SEAT, _OTHER, _CRYSTAL)),
    Event("took", (_SEAT, _OTHER, _CRYSTAL)),
    Event("declined", (_SEAT,)),
    Event("lost", (_SEAT, _CRYSTAL), chance=True),
    Event("hid", (_SEAT, _CRYSTAL)),
    Event("got-obsidian", (_SEAT,)),
    Event("obsidian-to-bag", (_SEAT,)),
    Event("day-ended", (_DAY, ("seat", "seat"))),
    Event("forfeited", (_SEAT, _CARD, _COINS)),  # the card may be missing
    Event("stopped", (_SEAT,)),
    Event("stored", (_SEAT, _CRYSTAL)),
    Event("sold", (_SEAT, _COINS, ("bonus", "bonus"))),
    Event("day-began", (_DAY, ("seat", "seat"))),
    Event("drew-card", (_SEAT, _CARD), chance=True, private="card"),
    Event("reshuffled", (), chance=True),
    Event("laid-bonus", (_CARD, _COINS), chance=True),  # the card may be missing
    Event("sold-cards", (_SEAT, _COINS), reveal=True),
    Event("sold-token", (_SEAT, _COINS)),
    Event("game-over", ()),
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
    Reason("legal", ""),
    Reason("game-is-over", "Q70"),
    Reason("not-asked", "Q10"),
    Reason("other-question", "Q10"),
    Reason("bag-is-empty", "Q11"),
    Reason("card-not-in-hand", "Q12"),
    Reason("no-valuable-on-cart", "Q80"),
    Reason("nobody-has-a-valuable", "Q80"),
    Reason("no-obsidian-on-cart", "Q80"),
    Reason("no-token", "Q16"),
    Reason("yourself", "Q32"),
    Reason("seat-not-inside", "Q13"),
    Reason("seat-has-no-valuable", "Q36"),
    Reason("seat-gave-it", "Q40"),
    Reason("seat-held-it", "Q40"),
    Reason("no-reaction-in-hand", "Q46"),
    Reason("crystal-not-there", "Q82"),
    Reason("must-choose", "Q34"),
    Reason("must-take", "Q89"),
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
