"""The lobby of a server, for both faces: which tables there are, and how somebody comes to one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from motherlode.bots import DEFAULT_LEVEL
from motherlode.sitting.connection import Connection
from motherlode.sitting.remote_table import GATHERING, OPEN, RemoteTable
from motherlode.sitting.staying_client import Json
from motherlode.words import Words


@dataclass(frozen=True)
class NewGame:
    """A game that is wanted: the people here by name, seats for others, and bots at the rest."""

    game: str
    seats: int
    names: Sequence[str]
    level: str = DEFAULT_LEVEL
    options: Mapping[str, Any] = field(default_factory=dict)
    open_seats: int = 0

    @property
    def own(self) -> list[int]:
        """The seats of the people here: the first ones."""
        return list(range(1, max(1, len(self.names)) + 1))

    @property
    def bots(self) -> dict[int, str]:
        """The bots, by seat."""
        return dict.fromkeys(range(len(self.own) + self.open_seats + 1, self.seats + 1), self.level)

    @property
    def places(self) -> list[str]:
        """As it is sent to a server."""
        taken = ["me"] * len(self.own) + [OPEN] * self.open_seats
        return [*taken, *self.bots.values()][: self.seats]


def create(connection: Connection, wanted: NewGame) -> RemoteTable:
    """Set up a table and sit down."""
    opened = connection.do(
        "create",
        game=wanted.game,
        places=wanted.places,
        options=dict(wanted.options),
        names=[*wanted.names] + [""] * (wanted.seats - len(wanted.names)) if wanted.names else [],
        public=wanted.open_seats > 0,
    )
    return RemoteTable(connection, opened["table"], opened["seats"])


def join(connection: Connection, table: str) -> RemoteTable:
    """Come to a table by its id or code: to the own seats or those that are kept, to a free one, or to watch."""
    watching = connection.do("watch", table=table)
    own = watching.get("yours") or []
    found = RemoteTable(connection, watching["table"], own)
    if kept := watching.get("kept"):
        found.close()
        connection.do("quiet", table=found.table, seat=0)
        for seat in kept:
            connection.do("sit", table=found.table, seat=seat, name=found.places[seat - 1]["name"])
        return RemoteTable(connection, found.table, kept)
    if own or found.status != GATHERING:
        if own:
            connection.do("quiet", table=found.table, seat=0)
        return found
    free = [number for number, place in enumerate(found.places, 1) if place["kind"] == OPEN and not place.get("name")]
    if not free:
        return found
    found.close()
    connection.do("quiet", table=found.table, seat=0)
    connection.do("sit", table=found.table, seat=free[0], name=connection.name)
    return RemoteTable(connection, found.table, [free[0]])


def again(connection: Connection, table: RemoteTable) -> RemoteTable:
    """The table where the same people play once more: the first who asks sets it up, and the others come to it."""
    opened = connection.do("rematch", table=table.table)
    return RemoteTable(connection, opened["table"], opened["seats"])


def own_tables(connection: Connection) -> list[Json]:
    """The tables where this person has a seat and that are not over, the newest first."""
    tables: list[Json] = connection.do("mine")["tables"]
    return [table for table in tables if table.get("finished") is None]


def public_tables(connection: Connection) -> list[Json]:
    """The tables that everybody may see."""
    tables: list[Json] = msgspec.json.decode(connection.fetched("/api/tables"))["tables"]
    return tables


def listed(words: Words, table: Json) -> str:
    """A table in one line: its game, its code, who sits there."""
    names = [place.get("name") or words.say("tui-open") for place in table["seats"]]
    return f"{words.game(table['game'])} ({table['code']}): {', '.join(names)}"
