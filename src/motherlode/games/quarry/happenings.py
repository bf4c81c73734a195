"""What the rules of The Quarry tell: events, and reasons for a refusal. Words for both are in `words`."""

from motherlode.games.kit.tables import Event, Reason

_SEAT = ("seat", "seat")
_OTHER = ("other", "seat")
_CARD = ("card", "card")
_TUNNEL = ("tunnel", "tunnel")
_DEED = ("deed", "deed")
_COUNT = ("count", "count")
_POINTS = ("points", "count")

EVENTS = (
    Event("showed", (_SEAT, _CARD), chance=True),  # at set-up, for the badge
    Event("got-badge", (_SEAT,)),
    Event("laid", (_TUNNEL, _CARD, _COUNT), chance=True),
    Event("voted", (_SEAT,), reveal=True),  # for what, nobody knows; but a vote is final
    Event("showed-vote", (_SEAT, _TUNNEL), reveal=True),
    Event("collected", (_SEAT, _TUNNEL)),
    Event("took", (_SEAT, _CARD, _COUNT)),  # from the tunnel just named
    Event("found-nothing", (_SEAT, _TUNNEL)),
    Event("contested", (_TUNNEL, _COUNT)),  # by so many
    Event("spent-pickaxe", (_SEAT, _TUNNEL)),
    Event("kept-pickaxe", (_SEAT, _TUNNEL)),
    Event("drew", (_SEAT, _CARD), chance=True, private="card"),
    Event("drew-nothing", (_SEAT,)),
    Event("actions-began", (_SEAT,)),
    Event("passed", (_SEAT,)),
    Event("chose", (_SEAT, _DEED), reveal=True),
    Event("paid", (_SEAT, _CARD, _COUNT), reveal=True),
    Event("took-badge", (_SEAT,)),
    Event("gave-badge", (_SEAT, _OTHER)),
    Event("took-pickaxe", (_SEAT,)),  # from the middle
    Event("stole-pickaxe", (_SEAT, _OTHER)),
    Event("took-piggy", (_SEAT,)),  # from the middle
    Event("stole-piggy", (_SEAT, _OTHER)),
    Event("raided", (_SEAT, _OTHER, _COUNT)),
    Event("lost", (_SEAT, _CARD, _COUNT), chance=True, reveal=True),
    Event("reshuffled", (_COUNT,), chance=True),
    Event("drew-gold", (_SEAT,), chance=True, reveal=True),
    Event("laid-gold", (_TUNNEL,), chance=True),
    Event("ended-game", (_SEAT,)),
    Event("scored", (_SEAT, _POINTS), reveal=True),
    Event("doubled", (_SEAT, _POINTS)),
    Event("game-over", ()),
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
    Reason("legal", ""),
    Reason("game-is-over", "R43"),
    Reason("not-asked", "R20"),
    Reason("already-voted", "R50"),
    Reason("other-question", "R20"),
    Reason("cannot-pay", "R21"),
    Reason("no-such-seat", "R1"),
    Reason("badge-must-move", "R31"),
    Reason("has-pickaxe", "R32"),
    Reason("has-piggy", "R33"),
    Reason("yourself", "R34"),
    Reason("too-few-cards", "R34"),
    Reason("tunnel-is-empty", "R35"),
    Reason("other-shape", "R51"),
    Reason("not-in-hand", "R21"),
    Reason("ore-first", "R51"),
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
