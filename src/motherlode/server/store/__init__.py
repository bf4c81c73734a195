"""The store of the game server: matches, their events, whose they are, and a few settings of the server itself.

It knows nothing of games. An event is opaque bytes with a number, and what was acknowledged is on the disk. The same
code serves SQLite, in one file beside the server, and PostgreSQL, for several servers on one database.
"""

from motherlode.server.store.records import (
    Append,
    Attendance,
    CodeTaken,
    NewMatch,
    Raced,
    Stored,
    StoredMatch,
    Subscription,
    Unavailable,
)
from motherlode.server.store.store import TOKEN_KEY, Store

DEFAULT_STORE = "motherlode.db"

__all__ = [
    "DEFAULT_STORE",
    "TOKEN_KEY",
    "Append",
    "Attendance",
    "CodeTaken",
    "NewMatch",
    "Raced",
    "Store",
    "Stored",
    "StoredMatch",
    "Subscription",
    "Unavailable",
]
