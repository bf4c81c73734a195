"""Who may do what, and when: one table, asked before anything else."""

from enum import Enum
from typing import NamedTuple

from motherlode.server.protocol import (
    Advise,
    AtTable,
    Clear,
    Decline,
    Delete,
    Explain,
    HandOver,
    Invite,
    Leave,
    LookBack,
    Move,
    Mute,
    Quiet,
    Refusal,
    Rematch,
    Rename,
    Resign,
    Resume,
    Say,
    SeatBot,
    Seen,
    Sight,
    Sit,
    Start,
    TakeBack,
    Unseat,
    Watch,
)
from motherlode.server.table import Table


class Who(Enum):
    """Who a person is at a table."""

    ANYBODY = "anybody"
    HOLDER = "the holder of the seat"
    VIEWER = "the holder of the seat, or anybody for seat 0"
    PLAYER = "the holder of any seat"
    OWNER = "the table's owner"
    AWAITED = "the person a seat is kept for"


# Why everybody else is refused.
NOT_THEM = {
    Who.HOLDER: "not-your-seat",
    Who.VIEWER: "not-your-seat",
    Who.PLAYER: "not-at-the-table",
    Who.OWNER: "not-your-table",
    Who.AWAITED: "not-awaited",
}

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
ALWAYS = (GATHERING, PLAYING, OVER)


class Permission(NamedTuple):
    """Who may do it, and in which states of the table."""

    who: Who
    when: tuple[str, ...] = ALWAYS


# fmt: off
PERMISSIONS: dict[type[AtTable], Permission] = {
    Watch:    Permission(Who.ANYBODY),
    Resume:   Permission(Who.HOLDER),
    Quiet:    Permission(Who.VIEWER),
    Sit:      Permission(Who.ANYBODY, (GATHERING,)),
    Leave:    Permission(Who.HOLDER,  (GATHERING, PLAYING)),
    Rename:   Permission(Who.HOLDER),
    Decline:  Permission(Who.AWAITED, (GATHERING,)),
    SeatBot:  Permission(Who.OWNER,   (GATHERING,)),
    Unseat:   Permission(Who.OWNER,   (GATHERING,)),
    Invite:   Permission(Who.OWNER,   (GATHERING,)),
    Start:    Permission(Who.OWNER,   (GATHERING,)),
    Delete:   Permission(Who.OWNER,   (GATHERING,)),
    Move:     Permission(Who.HOLDER,  (PLAYING,)),
    HandOver: Permission(Who.HOLDER,  (PLAYING,)),
    TakeBack: Permission(Who.HOLDER,  (PLAYING,)),
    Resign:   Permission(Who.HOLDER,  (PLAYING,)),
    Explain:  Permission(Who.HOLDER,  (PLAYING,)),
    Advise:   Permission(Who.HOLDER,  (PLAYING,)),
    Sight:    Permission(Who.HOLDER,  (PLAYING,)),
    LookBack: Permission(Who.VIEWER,  (PLAYING, OVER)),
    Say:      Permission(Who.VIEWER),
    Mute:     Permission(Who.OWNER),
    Clear:    Permission(Who.OWNER),
    Seen:     Permission(Who.PLAYER),
    Rematch:  Permission(Who.PLAYER,  (OVER,)),
}
# fmt: on


def check(table: Table, command: AtTable, identity: str) -> None:
    """Refuse what this person may not do at this table now."""
    if table.deleted:
        raise Refusal("table-deleted")
    seat = getattr(command, "seat", None)
    if seat is not None and seat > len(table.chairs):
        raise Refusal("no-such-seat", seat=seat, seats=len(table.chairs))
    permission = PERMISSIONS[type(command)]
    if not _is(permission.who, table, identity, seat):
        raise Refusal(NOT_THEM[permission.who], seat=seat or 0)
    if table.status not in permission.when:
        raise Refusal("not-now", status=table.status)


def _is(who: Who, table: Table, identity: str, seat: int | None) -> bool:
    match who:
        case Who.ANYBODY:
            return True
        case Who.HOLDER:
            return table.holds(identity, seat or 0)
        case Who.VIEWER:
            return seat == 0 or table.holds(identity, seat or 0)
        case Who.PLAYER:
            return bool(table.seats_of(identity))
        case Who.OWNER:
            return table.owner == identity
        case Who.AWAITED:
            return bool(table.kept_seats(identity))
