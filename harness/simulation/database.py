"""The database of a world: rows in memory, transactions, locks, and what can go wrong between.

It takes the statements that the store runs, each known by what it is, so that everything above them is the store's
own code. As in PostgreSQL, an insert waits for a transaction that writes to the same match, a transaction is kept as a
whole or not at all, and notices are sent when it commits.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

from sqlalchemy import Delete, Insert
from sqlalchemy.exc import IntegrityError, OperationalError

from harness.simulation.loop import Process, SimulatedLoop
from harness.simulation.threads import here, sleep, wait
from motherlode.server.store import attendance, notices, transaction
from motherlode.server.store.database import POSTGRESQL
from motherlode.server.store.records import Attendance, StoredMatch
from motherlode.server.store.store import EVENTS, FOUND

GIVEN_UP = 10.0  # seconds until a connection to a database that does not answer counts as lost
EPOCH = 1_700_000_000_000


class Row(NamedTuple):
    """An event, as `EVENTS` gives it."""

    seq: int
    at: int
    body: bytes


class Rows(list[Any]):
    """What a statement gives."""

    rowcount = -1

    def all(self) -> list[Any]:
        return self

    def scalars(self) -> list[Any]:
        return self

    def scalar_one(self) -> Any:
        return self[0]


class Trouble:
    """What goes wrong now; chances are those of each commit."""

    down = False  # no connection is there
    hanging = False  # connections are there, and nothing is answered
    lost_answer = 0.0  # kept, and nobody hears of it
    lost_commit = 0.0  # not kept, and nobody knows


class SimulatedDatabase:
    """All that is kept, whatever happens to the workers."""

    unique = True  # an event's key

    def __init__(self, loop: SimulatedLoop, dialect: str) -> None:
        self.loop, self.dialect = loop, dialect
        self.process = Process(loop, "database")
        self.matches: dict[str, StoredMatch] = {}
        self.events: dict[str, dict[int, Row]] = {}
        self.holdings: dict[tuple[str, str], None] = {}
        self.attendance: dict[tuple[str, int], Attendance] = {}
        self.trouble = Trouble()
        self.cut_off: set[Process] = set()  # workers that cannot reach it
        self.locks: dict[str, SimulatedConnection] = {}
        self.waiting: dict[str, list[Callable[[], None]]] = {}
        self.sessions: list[Any] = []  # `SimulatedSession`s, which listen
        self.slowness = 0.01  # seconds, at most, for each way
        self.lateness = 0.5  # of notices

    def reachable(self, process: Process) -> bool:
        """Whether a worker is answered."""
        return not self.trouble.down and not self.trouble.hanging and process not in self.cut_off

    def notice(self, payload: str) -> None:
        """To all who listen."""
        for session in list(self.sessions):
            session.deliver(payload)

    def forget_process(self, process: Process) -> None:
        """A process has ended: its transactions are undone, its locks are free."""
        for connection in [held for held in self.locks.values() if held.process is process]:
            connection.undo()
        for session in [session for session in self.sessions if session.process is process]:
            session.end()


class SimulatedEngine:
    """As SQLAlchemy's, for one worker."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self.database = database
        self.dialect = SimpleNamespace(name=database.dialect)

    def connect(self) -> "SimulatedConnection":
        connection = SimulatedConnection(self)
        connection.travel()
        return connection

    def dispose(self) -> None:
        """Nothing is kept open."""


class SimulatedConnection:
    """One connection of a worker, used by one of its threads."""

    def __init__(self, engine: SimulatedEngine) -> None:
        self.engine, self.database, self.dialect = engine, engine.database, engine.dialect
        _, self.process = here()
        self.changes: list[Callable[[], None]] = []  # of the transaction
        self.new_matches: dict[str, StoredMatch] = {}
        self.new_events: dict[tuple[str, int], Row] = {}
        self.new_attendance: dict[tuple[str, int], Attendance | None] = {}
        self.notices: list[str] = []
        self.broken = False

    # --- as SQLAlchemy's

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.undo()

    def execution_options(self, **options: Any) -> Self:
        return self

    @contextmanager
    def begin(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            self.undo()
            raise
        self.commit()

    def execute(self, statement: Any, given: Any = None) -> Rows:
        done = KNOWN.get(id(statement))
        if done is None and isinstance(statement, Insert | Delete):
            done = BY_TABLE.get((type(statement).__name__.lower(), statement.table.name))
        self.travel()
        return done(self, given) if done else Rows()

    def exec_driver_sql(self, statement: str, given: Sequence[Any]) -> Rows:
        """Events, by the one statement that is written by hand."""
        self.travel()
        columns = given if self.dialect.name == POSTGRESQL else [given[first::5] for first in range(5)]
        rows = list(zip(*columns, strict=True))
        for match in dict.fromkeys(row[0] for row in rows):
            self.lock(match)
        written = Rows()
        written.rowcount = 0
        for match, seq, at, body, after in rows:
            if after and not self.has_event(match, after):
                continue
            if self.database.unique and self.has_event(match, seq):
                raise IntegrityError("insert", {}, Exception(f"event {match} {seq} is there"))
            self.new_events[match, seq] = Row(seq, at, body)
            written.rowcount += 1
        return written

    def commit(self) -> None:
        if not (self.new_matches or self.new_events or self.new_attendance or self.changes or self.notices):
            return
        database, chance, outcome = self.database, self.database.loop.chance, [True]
        self.travel()
        lose, forget = database.trouble.lost_commit, database.trouble.lost_answer

        def arrive(wake: Callable[[], None]) -> None:
            def keep() -> None:
                if chance.random() < lose:
                    outcome[0] = False
                    self.undo()
                else:
                    self.keep()
                    outcome[0] = chance.random() >= forget
                if self.process.alive:
                    wake()

            self.sent = True
            database.process.later(chance.random() * database.slowness, keep)

        wait(arrive)
        self.sent = False
        if not outcome[0]:
            self.fail("the connection was lost while the change was committed")
        self.travel()

    sent = False  # a commit is on its way

    def rollback(self) -> None:
        self.undo()
        if self.broken:
            self.fail("the connection is lost")

    def invalidate(self) -> None:
        self.broken = True
        self.undo()

    def close(self) -> None:
        self.undo()

    # --- what happens

    def travel(self) -> None:
        """To the database and back; not everything arrives."""
        if self.broken:
            self.fail("the connection is lost")
        database = self.database
        sleep(database.loop.chance.random() * database.slowness)
        waited = 0.0
        while not database.reachable(self.process):
            if database.trouble.down or waited > GIVEN_UP:
                self.fail("nobody answers")
            sleep(0.25)
            waited += 0.25

    def fail(self, why: str) -> None:
        """An error as the driver's."""
        self.broken = True
        self.undo()
        raise OperationalError("statement", {}, Exception(why), connection_invalidated=True)

    def lock(self, name: str) -> None:
        """Wait until no other transaction writes there."""
        database = self.database
        while (holder := database.locks.get(name)) is not None and holder is not self:
            wait(lambda wake: database.waiting.setdefault(name, []).append(wake))
        database.locks[name] = self

    def keep(self) -> None:
        """The transaction counts."""
        database = self.database
        database.matches |= self.new_matches
        for match in self.new_matches:
            database.events.setdefault(match, {})
        for (match, seq), row in self.new_events.items():
            database.events[match][seq] = row
        for key, seen in self.new_attendance.items():
            if seen is None:
                database.attendance.pop(key, None)
            else:
                database.attendance[key] = seen
        for change in self.changes:
            change()
        said = self.notices
        self.undo()
        for payload in said:
            database.notice(payload)

    def undo(self) -> None:
        """The transaction is over."""
        self.changes, self.new_matches, self.new_events, self.new_attendance, self.notices = [], {}, {}, {}, []
        database = self.database
        for name in [name for name, holder in database.locks.items() if holder is self]:
            del database.locks[name]
            for wake in database.waiting.pop(name, []):
                wake()

    def has_event(self, match: str, seq: int) -> bool:
        """Whether an event is there, as this transaction sees it."""
        return (match, seq) in self.new_events or seq in self.database.events.get(match, {})

    # --- statements

    def look(self, given: dict[str, Any]) -> Rows:
        """What is there of these matches and codes."""
        found = self.database.matches.values()
        return Rows(
            SimpleNamespace(id=row.id, code=row.code, last=max(self.database.events[row.id], default=0))
            for row in found
            if row.id in given["ids"] or row.code in given["codes"]
        )

    def add_matches(self, rows: list[dict[str, Any]]) -> Rows:
        for row in rows:
            self.lock(row["id"])
            self.lock(f"code {row['code']}")
            known = self.database.matches
            if row["id"] in known or any(other.code == row["code"] for other in known.values()):
                raise IntegrityError("insert", {}, Exception(f"match {row['id']} or its code is there"))
            self.new_matches[row["id"]] = StoredMatch(**row, finished=None)
        return Rows()

    def hold(self, rows: list[dict[str, Any]]) -> Rows:
        keys = [(row["identity"], row["match"]) for row in rows]
        self.changes.append(lambda: self.database.holdings.update(dict.fromkeys(keys)))
        return Rows()

    def release(self, rows: list[dict[str, Any]]) -> Rows:
        for row in rows:
            key = (row["holder"], row["of"])
            self.changes.append(lambda key=key: self.database.holdings.pop(key, None))
        return Rows()

    def change_match(self, field: str, rows: list[dict[str, Any]]) -> Rows:
        for row in rows:

            def change(match: str = row["match"], when: int = row["when"]) -> None:
                self.database.matches[match] = self.database.matches[match]._replace(**{field: when})

            self.changes.append(change)
        return Rows()

    def notify(self, given: dict[str, str]) -> Rows:
        self.notices.append(given["said"])
        return Rows()

    def find(self, given: dict[str, str]) -> Rows:
        found = [row for row in self.database.matches.values() if given["named"] in (row.id, row.code)]
        return Rows(sorted(found, key=lambda row: row.id != given["named"])[:1])

    def read_events(self, given: dict[str, Any]) -> Rows:
        events = self.database.events.get(given["of"], {})
        return Rows(events[seq] for seq in sorted(events) if seq > given["after"])

    def attend(self, rows: list[dict[str, Any]]) -> Rows:
        for row in rows:
            key = (row["match"], row["worker"])
            before = self.seen_attendance().get(key)
            self.new_attendance[key] = Attendance(**row | ({"since": before.since} if before else {}))
        return Rows()

    def leave(self, given: dict[str, Any]) -> Rows:
        self.new_attendance[given["left"], given["of"]] = None
        return Rows()

    def forget(self, given: dict[str, Any]) -> Rows:
        keys = [key for key in self.seen_attendance() if key[1] == given["of"]]
        self.new_attendance |= dict.fromkeys(keys)
        return Rows(match for match, _ in keys)

    def attendance_of(self, given: dict[str, Any]) -> Rows:
        return Rows(row for row in self.seen_attendance().values() if row.match in given["matches"])

    def seen_attendance(self) -> dict[tuple[str, int], Attendance]:
        """All rows, as this transaction sees them: its own changes included."""
        seen = {**self.database.attendance, **self.new_attendance}
        return {key: row for key, row in seen.items() if row is not None}

    def clock(self, given: Any) -> Rows:
        return Rows([int(self.database.loop.time() * 1_000_000)])


Statement = Callable[[SimulatedConnection, Any], Rows]
KNOWN: dict[int, Statement] = {
    id(transaction.KNOWN): SimulatedConnection.look,
    id(transaction.RELEASE): SimulatedConnection.release,
    id(transaction.FINISH): lambda connection, rows: connection.change_match("finished", rows),
    id(transaction.POSTPONE): lambda connection, rows: connection.change_match("due", rows),
    id(notices.SEND): SimulatedConnection.notify,
    id(FOUND): SimulatedConnection.find,
    id(EVENTS): SimulatedConnection.read_events,
    id(attendance.CLOCK): SimulatedConnection.clock,
    id(attendance.LEAVE): SimulatedConnection.leave,
    id(attendance.FORGET): SimulatedConnection.forget,
    id(attendance.BY_MATCH): SimulatedConnection.attendance_of,
}
BY_TABLE: dict[tuple[str, str], Statement] = {
    ("insert", "match"): SimulatedConnection.add_matches,
    ("insert", "holding"): SimulatedConnection.hold,
    ("insert", "attendance"): SimulatedConnection.attend,
}
