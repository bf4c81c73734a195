"""One transaction: all appends that were waiting, each of them judged on its own."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, or_, select, update

from motherlode.server.store.database import insert_if_absent
from motherlode.server.store.records import Append, CodeTaken, Raced
from motherlode.server.store.schema import EVENT, HOLDING, MATCH

Verdict = Exception | None  # why an append was refused, if it was

LAST = select(func.max(EVENT.c.seq)).where(EVENT.c.match == MATCH.c.id).scalar_subquery()
KNOWN = select(MATCH.c.id, MATCH.c.code, func.coalesce(LAST, 0).label("last")).where(
    or_(MATCH.c.id.in_(bindparam("ids", expanding=True)), MATCH.c.code.in_(bindparam("codes", expanding=True)))
)
FINISH = update(MATCH).where(MATCH.c.id == bindparam("match")).values(finished=bindparam("when"))
POSTPONE = update(MATCH).where(MATCH.c.id == bindparam("match")).values(due=bindparam("when"))


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
    events = [
        {"match": append.match, "seq": seq, "at": at, "body": body}
        for append in ordered
        for seq, (at, body) in enumerate(append.events, append.first)
    ]
    holdings = sorted({(identity, append.match) for append in ordered for identity in append.holders})
    endings = [{"match": append.match, "when": append.finished} for append in ordered if append.finished is not None]
    put(connection, insert(MATCH), matches)
    put(connection, insert(EVENT), events)
    held = [{"identity": identity, "match": match} for identity, match in holdings]
    put(connection, insert_if_absent(connection.engine, HOLDING), held)
    put(connection, FINISH, endings)
    put(connection, POSTPONE, [{"match": append.match, "when": append.due} for append in ordered if append.due])


def put(connection: Connection, statement: Any, rows: list[dict[str, Any]]) -> None:
    """Run a statement for each row, if there are any."""
    if rows:
        connection.execute(statement, rows)
