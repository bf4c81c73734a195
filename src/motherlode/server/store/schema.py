"""The tables. Rows of `event` are only ever added, and its key is the guard: a match has one event of each number.

`attendance` says which worker has which match open now. It is worth nothing once the workers have ended: PostgreSQL
keeps no log of it, and no backup has it.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

MATCH = Table(
    "match",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("finished", BigInteger),
    Column("due", BigInteger),
    Index("match_finished", "finished", "id"),
    Index("match_due", "due"),
)

EVENT = Table(
    "event",
    METADATA,
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

HOLDING = Table(
    "holding",
    METADATA,
    Column("identity", Text, primary_key=True),
    Column("match", Text, ForeignKey("match.id"), primary_key=True),
)

SUBSCRIPTION = Table(
    "subscription",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("identity", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("subscription_identity", "identity"),
)

SETTING = Table(
    "setting",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

ATTENDANCE = Table(
    "attendance",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("worker", Integer, primary_key=True, autoincrement=False),
    Column("since", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("spectators", Integer, nullable=False),
    Column("listed", LargeBinary),
    Index("attendance_worker", "worker"),
)
