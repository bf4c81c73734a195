"""What can happen in Quartz. The words for it are in `words`."""

from motherlode.games.kit.declarations import COUNT, OTHER, SEAT, NumberedTable, Risk, argument, event_kind
from motherlode.games.quartz.pieces import OBSIDIAN

_CRYSTAL, _CARD, _COINS, _DAY = (
    argument("crystal"),
    argument("card"),
    argument("coins", "count"),
    argument("day", "count"),
)
_HEAP = ("crystal", "count")  # which are counted together

EVENTS = NumberedTable(event_kind)
MINED = EVENTS.add("mined", SEAT, _CRYSTAL, chance=True)
LEFT = EVENTS.add("left", SEAT)
TOOK_BONUS = EVENTS.add("took-bonus", SEAT, _CARD, _COINS)  # the card may be missing
BURNT_BONUS = EVENTS.add("burnt-bonus", _CARD, _COINS)  # the card may be missing
ACCIDENT = EVENTS.add("accident", SEAT)
TOOK_TOKEN = EVENTS.add("took-token", SEAT)
USED_TOKEN = EVENTS.add("used-token", SEAT)
PLAYED = EVENTS.add("played", SEAT, _CARD, reveal=True)
AIMED = EVENTS.add("aimed", SEAT, OTHER)
REACTED = EVENTS.add("reacted", SEAT, _CARD, reveal=True)
ALLOWED = EVENTS.add("allowed", SEAT)
DREW = EVENTS.add("drew", SEAT, _CRYSTAL, COUNT, chance=True, together=_HEAP)  # onto the table, for a card
RETURNED = EVENTS.add("returned", SEAT, _CRYSTAL, COUNT, together=_HEAP)  # from the table to the bag
LOADED = EVENTS.add("loaded", SEAT, _CRYSTAL, COUNT, together=_HEAP)  # from the table onto the cart
PUT_BACK = EVENTS.add("put-back", SEAT, _CRYSTAL)  # from the cart to the bag, in exchange
GAVE = EVENTS.add("gave", SEAT, OTHER, _CRYSTAL)
TOOK = EVENTS.add("took", SEAT, OTHER, _CRYSTAL)
DECLINED = EVENTS.add("declined", SEAT)
LOST = EVENTS.add("lost", SEAT, _CRYSTAL, chance=True)
HID = EVENTS.add("hid", SEAT, _CRYSTAL)
GOT_OBSIDIAN = EVENTS.add("got-obsidian", SEAT)
OBSIDIAN_TO_BAG = EVENTS.add("obsidian-to-bag", SEAT)
DAY_ENDED = EVENTS.add("day-ended", _DAY, SEAT)
FORFEITED = EVENTS.add("forfeited", SEAT, _CARD, _COINS)  # the card may be missing
STOPPED = EVENTS.add("stopped", SEAT)
STORED = EVENTS.add("stored", SEAT, _CRYSTAL)
SOLD = EVENTS.add("sold", SEAT, _COINS, ("bonus", "bonus"))
DAY_BEGAN = EVENTS.add("day-began", _DAY, SEAT, chapter=True)
DREW_CARD = EVENTS.add("drew-card", SEAT, _CARD, chance=True, private="card")
RESHUFFLED = EVENTS.add("reshuffled", chance=True)
LAID_BONUS = EVENTS.add("laid-bonus", _CARD, _COINS, chance=True, together=("card", "coins"))  # the card may be missing
SOLD_CARDS = EVENTS.add("sold-cards", SEAT, _COINS, reveal=True)
SOLD_TOKEN = EVENTS.add("sold-token", SEAT, _COINS)
GAME_OVER = EVENTS.add("game-over")
RATES = {"accidents-per-day": ("accident", "day-began")}
RISKS = (Risk("accident", move="mine", at_stake="cart", danger=OBSIDIAN),)
