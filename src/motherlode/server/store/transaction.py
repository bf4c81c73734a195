"""One transaction: all appends that were waiting.

Usually every append follows what is there, and the key of the events says so: they are written without a look. Where
one does not, nothing is written, and each is judged on its own.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from motherlode.server.store.database import POSTGRESQL, SQLITE, insert_if_absent
from motherlode.server.store.notices import notify_appended
from motherlode.server.store.records import Append, CodeTaken, Raced
from motherlode.server.store.schema import EVENT, HOLDING, MATCH

Verdict = Exception | None  # why an append was refused, if it was

LAST = select(func.max(EVENT.c.seq)).where(EVENT.c.match == MATCH.c.id).scalar_subquery()
KNOWN = select(MATCH.c.id, MATCH.c.code, func.coalesce(LAST, 0).label("last")).where(
    or_(MATCH.c.id.in_(bindparam("ids", expanding=True)), MATCH.c.code.in_(bindparam("codes", expanding=True)))
)
RELEASE = delete(HOLDING).where(HOLDING.c.identity == bindparam("holder"), HOLDING.c.match == bindparam("of"))
FINISH = update(MATCH).where(MATCH.c.id == bindparam("match")).values(finished=bindparam("when"))
POSTPONE = update(MATCH).where(MATCH.c.id == bindparam("match")).values(due=bindparam("when"))

# Events, each of which is taken only if the one before its append is there: `after` is 0 where there need be none.
FOLLOWING = """INSERT INTO event (match, seq, at, body)
WITH following (match, seq, at, body, after) AS (SELECT * FROM {rows} AS given)
SELECT match, seq, at, body FROM following
WHERE after = 0 OR EXISTS (SELECT 1 FROM event AS there WHERE there.match = following.match AND there.seq = after)"""
ROWS_AT_ONCE = 1000  # SQLite takes some thousand values in one statement
POSTGRESQL_ROWS = "unnest(%s::text[], %s::int[], %s::bigint[], %s::bytea[], %s::int[])"


class EventRow(NamedTuple):
    """An event as it is written; `after` is the last event before its append."""

    match: str
    seq: int
    at: int
    body: bytes
    after: int


class OutOfStep(Exception):
    """An append does not follow what is there."""


def write_unseen(connection: Connection, appends: Sequence[Append]) -> list[Verdict]:
    """Write them all, if they follow what is there; if one does not, it is `OutOfStep` or a conflict of keys."""
    insert_all(connection, appends)
    return [None] * len(appends)


def write_all(connection: Connection, appends: Sequence[Append]) -> list[Verdict]:
    """Write those that follow what is there, and refuse the others.

    Another process that writes the same number between the look and the insert makes an IntegrityError of it.
    """
    ids = sorted({append.match for append in appends})
    codes = sorted({append.new.code for append in appends if append.new})
    known = connection.execute(KNOWN, {"ids": ids, "codes": codes}).all()  # one look: two might see different things
    lasts: dict[str, int] = {row.id: row.last for row in known}
    taken: set[str] = {row.code for row in known}
    verdicts: list[Verdict] = []
    good: list[Append] = []
    for append in appends:
        verdict = judge(append, lasts.get(append.match), taken)
        verdicts.append(verdict)
        if verdict is None:
            good.append(append)
            lasts[append.match] = append.first + len(append.events) - 1
            if append.new:
                taken.add(append.new.code)
    insert_all(connection, good)
    return verdicts


def judge(append: Append, last: int | None, taken: set[str]) -> Verdict:
    """Whether an append follows what is there; `last` is None when there is no such match."""
    if append.new:
        if last is not None:
            return Raced(f"match {append.match} exists already")
        if append.new.code in taken:
            return CodeTaken(f"another match has the code {append.new.code}")
        last = 0
    if last is None:
        return LookupError(f"there is no match {append.match}")
    if append.first != last + 1:
        return Raced(f"match {append.match} has {last} events, so the next one is {last + 1}, not {append.first}")
    return None


def insert_all(connection: Connection, appends: Sequence[Append]) -> None:
    """The rows, in an order that is the same in every process, so that two of them never wait for each other."""
    ordered = sorted(appends, key=lambda append: (append.match, append.first))
    matches = [append.new._asdict() for append in ordered if append.new]
    holdings = holdings_after(ordered)
    endings = [{"match": append.match, "when": append.finished} for append in ordered if append.finished is not None]
    put(connection, insert(MATCH), matches)
    insert_events(connection, rows_of(ordered))
    held = [{"identity": identity, "match": match} for (identity, match), holds in sorted(holdings.items()) if holds]
    released = [{"holder": identity, "of": match} for (identity, match), holds in sorted(holdings.items()) if not holds]
    put(connection, insert_if_absent(connection.engine, HOLDING), held)
    put(connection, RELEASE, released)
    put(connection, FINISH, endings)
    put(connection, POSTPONE, [{"match": append.match, "when": append.due} for append in ordered if append.due])
    if connection.dialect.name == POSTGRESQL:
        notify_appended(connection, {append.match: append.first + len(append.events) - 1 for append in ordered})


def rows_of(appends: Sequence[Append]) -> list[EventRow]:
    """The events of appends, which are sorted; those of one match that follow each other are taken together."""
    rows: list[EventRow] = []
    after = 0
    for append in appends:
        last = rows[-1] if rows else None
        if last is None or last.match != append.match or last.seq != append.first - 1:
            after = append.first - 1
        rows += [EventRow(append.match, seq, at, body, after)
                 for seq, (at, body) in enumerate(append.events, append.first)]  # fmt: skip
    return rows


def insert_events(connection: Connection, rows: Sequence[EventRow]) -> None:
    """Write them in one statement, or few: each call of the database takes its turn with the event loop's thread."""
    for begin in range(0, len(rows), ROWS_AT_ONCE):
        some = rows[begin : begin + ROWS_AT_ONCE]
        if connection.dialect.name == SQLITE:
            written = connection.exec_driver_sql(following(len(some)), tuple(value for row in some for value in row))
        else:
            columns = tuple(list(column) for column in zip(*some, strict=True))
            written = connection.exec_driver_sql(following(0), columns)
        if written.rowcount != len(some):
            raise OutOfStep


@cache
def following(count: int) -> str:
    """The statement for that many rows on SQLite; on PostgreSQL, 0 is any number."""
    rows = f"(VALUES {', '.join(['(?, ?, ?, ?, ?)'] * count)})" if count else POSTGRESQL_ROWS
    return FOLLOWING.format(rows=rows)


def holdings_after(appends: Sequence[Append]) -> dict[tuple[str, str], bool]:
    """Whether an identity holds a match, for those that are named: the last append decides."""
    holdings: dict[tuple[str, str], bool] = {}
    for append in appends:
        holdings |= {(identity, append.match): True for identity in append.holders}
        holdings |= {(identity, append.match): False for identity in append.gone}
    return holdings


def put(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """Run a statement for each row, if there are any."""
    if rows:
        connection.execute(statement, rows)
