"""Attendance in the database: which worker has which match open. PostgreSQL only: SQLite serves a single process."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, text
from sqlalchemy.dialects import postgresql

from motherlode.server.store.notices import ATTENDED, notify
from motherlode.server.store.records import Attendance
from motherlode.server.store.schema import ATTENDANCE, MATCH

COLUMNS = [ATTENDANCE.c[field] for field in Attendance._fields]
BY_MATCH = select(*COLUMNS).where(ATTENDANCE.c.match.in_(bindparam("matches", expanding=True)))
LISTED = select(ATTENDANCE.c.match, ATTENDANCE.c.listed).join(MATCH, MATCH.c.id == ATTENDANCE.c.match)
NEWEST = LISTED.where(ATTENDANCE.c.listed.is_not(None)).order_by(MATCH.c.created.desc(), MATCH.c.id)
FORGET = delete(ATTENDANCE).where(ATTENDANCE.c.worker == bindparam("of")).returning(ATTENDANCE.c.match)
LEAVE = delete(ATTENDANCE).where(ATTENDANCE.c.worker == bindparam("of"), ATTENDANCE.c.match == bindparam("left"))
NOT_FLUSHED = text("SET LOCAL synchronous_commit = off")  # what is lost in a crash is worth nothing after it
CLOCK = text("SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS bigint)")


def attend(connection: Connection, rows: Sequence[Attendance], left: Sequence[str], worker: int) -> list[Attendance]:
    """Write what a worker has open from now on and what no more; everybody's attendance of these matches."""
    connection.execute(NOT_FLUSHED)
    since = connection.execute(CLOCK).scalar_one()
    if rows:
        insert = postgresql.insert(ATTENDANCE)
        kept = ("seats", "spectators", "listed")  # who was there first stays first
        changed = insert.on_conflict_do_update(
            index_elements=["match", "worker"], set_={name: insert.excluded[name] for name in kept}
        )
        ordered = sorted(rows, key=lambda row: row.match)  # so that two workers never wait for each other
        connection.execute(changed, [as_row(row, since) for row in ordered])
    for match in sorted(left):
        connection.execute(LEAVE, {"of": worker, "left": match})
    matches = sorted({*(row.match for row in rows), *left})
    notify(connection, ATTENDED, matches)
    return attendance_of(connection, matches)


def attendance_of(connection: Connection, matches: Sequence[str]) -> list[Attendance]:
    """Every worker's attendance of some matches."""
    found = connection.execute(BY_MATCH, {"matches": list(matches)})
    return [Attendance(row.match, row.worker, row.since, seats_in(row.seats), row.spectators, row.listed)
            for row in found]  # fmt: skip


def forget(connection: Connection, worker: int) -> None:
    """A worker has ended, and has nothing open any more."""
    connection.execute(NOT_FLUSHED)
    notify(connection, ATTENDED, sorted(connection.execute(FORGET, {"of": worker}).scalars()))


def listed(connection: Connection, limit: int) -> list[tuple[str, bytes]]:
    """What the lobby shows, newest match first; a match once for each worker that has it open."""
    return [(row.match, row.listed) for row in connection.execute(NEWEST.limit(limit))]


def as_row(row: Attendance, since: int) -> dict[str, Any]:
    """Attendance as the database keeps it."""
    return row._asdict() | {"since": since, "seats": sum(1 << seat for seat in row.seats)}


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats that are kept in one number.

    >>> seats_in(0b1010)
    (1, 3)
    """
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
