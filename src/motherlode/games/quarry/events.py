"""What can happen in The Quarry. The words for it are in `words`."""

from motherlode.games.kit.declarations import COUNT, OTHER, SEAT, NumberedTable, argument, event_kind

_CARD, _TUNNEL, _PAID_ACTION, _POINTS = *map(argument, ("card", "tunnel", "action")), argument("points", "count")
_HEAP = ("card", "count")  # which are counted together

EVENTS = NumberedTable(event_kind)
SHOWED = EVENTS.add("showed", SEAT, _CARD, chance=True)  # at set-up, for the badge
GOT_BADGE = EVENTS.add("got-badge", SEAT)
LAID = EVENTS.add("laid", _TUNNEL, _CARD, COUNT, chance=True, together=_HEAP)
VOTED = EVENTS.add("voted", SEAT, reveal=True, repeated=True)  # for what, nobody knows; but a vote is final
SHOWED_VOTE = EVENTS.add("showed-vote", SEAT, _TUNNEL, reveal=True, chapter=True)
COLLECTED = EVENTS.add("collected", SEAT, _TUNNEL)
TOOK = EVENTS.add("took", SEAT, _CARD, COUNT, together=_HEAP)  # from the tunnel just named
FOUND_NOTHING = EVENTS.add("found-nothing", SEAT, _TUNNEL)
CONTESTED = EVENTS.add("contested", _TUNNEL, COUNT)  # by this many
SPENT_PICKAXE = EVENTS.add("spent-pickaxe", SEAT, _TUNNEL)
KEPT_PICKAXE = EVENTS.add("kept-pickaxe", SEAT, _TUNNEL)
DREW = EVENTS.add("drew", SEAT, _CARD, chance=True, private="card")
DREW_NOTHING = EVENTS.add("drew-nothing", SEAT)
ACTIONS_BEGAN = EVENTS.add("actions-began", SEAT, chapter=True)
PASSED = EVENTS.add("passed", SEAT)
CHOSE = EVENTS.add("chose", SEAT, _PAID_ACTION, reveal=True)
PAID = EVENTS.add("paid", SEAT, _CARD, COUNT, reveal=True, together=_HEAP)
TOOK_BADGE = EVENTS.add("took-badge", SEAT)
GAVE_BADGE = EVENTS.add("gave-badge", SEAT, OTHER)
TOOK_PICKAXE = EVENTS.add("took-pickaxe", SEAT)  # from the middle
STOLE_PICKAXE = EVENTS.add("stole-pickaxe", SEAT, OTHER)
TOOK_PIGGY = EVENTS.add("took-piggy", SEAT)  # from the middle
STOLE_PIGGY = EVENTS.add("stole-piggy", SEAT, OTHER)
RAIDED = EVENTS.add("raided", SEAT, OTHER, COUNT)
LOST = EVENTS.add("lost", SEAT, _CARD, COUNT, chance=True, reveal=True, together=_HEAP)
RESHUFFLED = EVENTS.add("reshuffled", COUNT, chance=True)
DREW_GOLD = EVENTS.add("drew-gold", SEAT, chance=True, reveal=True)
LAID_GOLD = EVENTS.add("laid-gold", _TUNNEL, chance=True)
ENDED_GAME = EVENTS.add("ended-game", SEAT)
SCORED = EVENTS.add("scored", SEAT, _POINTS, reveal=True)
DOUBLED = EVENTS.add("doubled", SEAT, _POINTS)
GAME_OVER = EVENTS.add("game-over")
