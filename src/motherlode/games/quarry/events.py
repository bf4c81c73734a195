"""The events and the refusal reasons of The Quarry. Words for both are in `words`."""

from motherlode.games.kit.declarations import EventKind, RefusalReason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CARD = ("card", "card")
_TUNNEL = ("tunnel", "tunnel")
_PAID_ACTION = ("deed", "deed")
_COUNT = ("count", "count")
_POINTS = ("points", "count")
_HEAP = ("card", "count")

EVENTS = (
    EventKind("showed", (_SEAT, _CARD), chance=True),  # at set-up, for the badge
    EventKind("got-badge", (_SEAT,)),
    EventKind("laid", (_TUNNEL, _CARD, _COUNT), chance=True, together=_HEAP),
    EventKind("voted", (_SEAT,), reveal=True),  # for what, nobody knows; but a vote is final
    EventKind("showed-vote", (_SEAT, _TUNNEL), reveal=True, chapter=True),
    EventKind("collected", (_SEAT, _TUNNEL)),
    EventKind("took", (_SEAT, _CARD, _COUNT), together=_HEAP),  # from the tunnel just named
    EventKind("found-nothing", (_SEAT, _TUNNEL)),
    EventKind("contested", (_TUNNEL, _COUNT)),  # by this many
    EventKind("spent-pickaxe", (_SEAT, _TUNNEL)),
    EventKind("kept-pickaxe", (_SEAT, _TUNNEL)),
    EventKind("drew", (_SEAT, _CARD), chance=True, private="card"),
    EventKind("drew-nothing", (_SEAT,)),
    EventKind("actions-began", (_SEAT,), chapter=True),
    EventKind("passed", (_SEAT,)),
    EventKind("chose", (_SEAT, _PAID_ACTION), reveal=True),
    EventKind("paid", (_SEAT, _CARD, _COUNT), reveal=True, together=_HEAP),
    EventKind("took-badge", (_SEAT,)),
    EventKind("gave-badge", (_SEAT, _OTHER)),
    EventKind("took-pickaxe", (_SEAT,)),  # from the middle
    EventKind("stole-pickaxe", (_SEAT, _OTHER)),
    EventKind("took-piggy", (_SEAT,)),  # from the middle
    EventKind("stole-piggy", (_SEAT, _OTHER)),
    EventKind("raided", (_SEAT, _OTHER, _COUNT)),
    EventKind("lost", (_SEAT, _CARD, _COUNT), chance=True, reveal=True, together=_HEAP),
    EventKind("reshuffled", (_COUNT,), chance=True),
    EventKind("drew-gold", (_SEAT,), chance=True, reveal=True),
    EventKind("laid-gold", (_TUNNEL,), chance=True),
    EventKind("ended-game", (_SEAT,)),
    EventKind("scored", (_SEAT, _POINTS), reveal=True),
    EventKind("doubled", (_SEAT, _POINTS)),
    EventKind("game-over", ()),
)
(
    SHOWED,
    GOT_BADGE,
    LAID,
    VOTED,
    SHOWED_VOTE,
    COLLECTED,
    TOOK,
    FOUND_NOTHING,
    CONTESTED,
    SPENT_PICKAXE,
    KEPT_PICKAXE,
    DREW,
    DREW_NOTHING,
    ACTIONS_BEGAN,
    PASSED,
    CHOSE,
    PAID,
    TOOK_BADGE,
    GAVE_BADGE,
    TOOK_PICKAXE,
    STOLE_PICKAXE,
    TOOK_PIGGY,
    STOLE_PIGGY,
    RAIDED,
    LOST,
    RESHUFFLED,
    DREW_GOLD,
    LAID_GOLD,
    ENDED_GAME,
    SCORED,
    DOUBLED,
    GAME_OVER,
) = range(len(EVENTS))

REASONS = (
    RefusalReason("legal", ""),
    RefusalReason("game-is-over", "R43"),
    RefusalReason("not-asked", "R20"),
    RefusalReason("already-voted", "R50"),
    RefusalReason("other-question", "R20"),
    RefusalReason("cannot-pay", "R21"),
    RefusalReason("no-such-seat", "R1"),
    RefusalReason("badge-must-move", "R31"),
    RefusalReason("has-pickaxe", "R32"),
    RefusalReason("has-piggy", "R33"),
    RefusalReason("yourself", "R34"),
    RefusalReason("too-few-cards", "R34"),
    RefusalReason("tunnel-is-empty", "R35"),
    RefusalReason("other-shape", "R51"),
    RefusalReason("not-in-hand", "R21"),
    RefusalReason("ore-first", "R51"),
)
(
    LEGAL,
    WHY_GAME_IS_OVER,
    WHY_NOT_ASKED,
    WHY_ALREADY_VOTED,
    WHY_OTHER_QUESTION,
    WHY_CANNOT_PAY,
    WHY_NO_SUCH_SEAT,
    WHY_BADGE_MUST_MOVE,
    WHY_HAS_PICKAXE,
    WHY_HAS_PIGGY,
    WHY_YOURSELF,
    WHY_TOO_FEW_CARDS,
    WHY_TUNNEL_IS_EMPTY,
    WHY_OTHER_SHAPE,
    WHY_NOT_IN_HAND,
    WHY_ORE_FIRST,
) = range(len(REASONS))
