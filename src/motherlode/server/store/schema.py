"""The tables. Rows of `event` are only ever added, and its key is the guard: a match has one event of each number."""

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

SETTING = Table(
    "setting",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
