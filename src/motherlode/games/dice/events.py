"""What can happen in the dice game. The words for it are in `words`."""

from motherlode.games.kit.declarations import COUNT, OTHER, SEAT, NumberedTable, argument, event_kind

_CRYSTAL, _FACE, _POINTS = argument("crystal"), argument("face"), argument("points", "count")
_HEAP, _DICE = ("crystal", "count"), ("face", "count")  # which are counted together

EVENTS = NumberedTable(event_kind)
DREW_LEADER = EVENTS.add("drew-leader", SEAT, chance=True)
DAY_BEGAN = EVENTS.add("day-began", argument("day", "count"), SEAT, chapter=True)
ROUND_BEGAN = EVENTS.add("round-began", argument("round", "count"), SEAT, chapter=True)
ADDED_PAIR = EVENTS.add("added-pair")
MINED = EVENTS.add("mined", SEAT, _CRYSTAL, chance=True)
GOT_MARKER = EVENTS.add("got-marker", SEAT)
SPENT_MARKER = EVENTS.add("spent-marker", SEAT)
DICE_REROLLED = EVENTS.add("rerolled", SEAT, COUNT)
ROLLED = EVENTS.add("rolled", SEAT, _FACE, COUNT, chance=True, together=_DICE)  # how the dice lie then, all five
STOOD = EVENTS.add("stood", SEAT)
USED = EVENTS.add("used", SEAT, _FACE, COUNT)
DREW = EVENTS.add("drew", SEAT, _CRYSTAL, COUNT, chance=True, together=_HEAP)  # onto the table, by jackhammer
RETURNED = EVENTS.add("returned", SEAT, _CRYSTAL)  # from the table to the bag
LOADED = EVENTS.add("loaded", SEAT, _CRYSTAL, COUNT, together=_HEAP)  # from the table onto the cart
STORED = EVENTS.add("stored", SEAT, _CRYSTAL)
GAVE = EVENTS.add("gave", SEAT, OTHER)  # an unstable crystal
REACHED = EVENTS.add("reached", SEAT, OTHER)  # into another cart, to steal
STOLE = EVENTS.add("stole", SEAT, OTHER, _CRYSTAL)
STOPPED = EVENTS.add("stopped", SEAT)  # before the number was reached
ENDED_TURN = EVENTS.add("ended-turn", SEAT)
ELIMINATED = EVENTS.add("eliminated", SEAT)
BAG_EMPTIED = EVENTS.add("bag-emptied")
CHOSE_LEADER = EVENTS.add("chose-leader", SEAT, OTHER)
BECAME_LEADER = EVENTS.add("became-leader", SEAT)
WAS_RECKLESS = EVENTS.add("reckless", SEAT, _POINTS)
SCORED = EVENTS.add("scored", SEAT, _POINTS)  # in one day
DAY_ENDED = EVENTS.add("day-ended", argument("day", "count"))
GAME_OVER = EVENTS.add("game-over")
