"""Matches that were played elsewhere and brought here as a file.

They are not tables: nobody has a seat, and nothing in them is a secret of this server, so everything is open.
The store keeps the file as one event of its own kind, under an id that no table can have and that follows from the
file: importing the same file twice gives the same match.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from motherlode.match import Log, Match, notation
from motherlode.server.projection import game_events, played
from motherlode.server.protocol import Place, Refusal, Snapshot, Standing, TableInfo, Viewer
from motherlode.server.registry import TableRegistry
from motherlode.server.store import Append, CodeTaken, NewMatch, Raced

PREFIX = "import."  # the dot is in no table's id
LENGTH = 22


class Imported(msgspec.Struct, frozen=True, tag_field="kind", tag="imported"):
    """A whole match, as a `.mine` file."""

    notation: str


def is_import(match: str) -> bool:
    """Whether an id is that of an imported match."""
    return match.startswith(PREFIX)


def id_of(text: str) -> str:
    """The id of a file."""
    return PREFIX + urlsafe_b64encode(sha256(text.encode()).digest()).decode()[:LENGTH]


async def keep(registry: TableRegistry, log: Log) -> tuple[str, bool]:
    """Keep a match that was replayed; its id, and whether it is new here."""
    text = notation.write(log)
    match, at = id_of(text), registry.now()
    new = NewMatch(match, match, log.game, log.rules, at, public=False)
    event = msgspec.json.encode(Imported(text))
    try:
        await registry.store.append(Append(match, 1, [(at, event)], new=new, finished=at))
    except (Raced, CodeTaken):
        return match, False
    return match, True


async def find(registry: TableRegistry, match: str) -> Log:
    """The log of an imported match."""
    events = await registry.store.events(match)
    if not events:
        raise Refusal("no-such-table")
    return notation.read(msgspec.json.decode(events[0].body, type=Imported).notation)


def snapshot(id_: str, log: Log, viewer: Viewer) -> Snapshot:
    """An imported match in the form of a table's snapshot, so that what shows the one shows the other."""
    match = Match.replay(log)
    if viewer > match.seats:
        raise Refusal("no-such-seat", seat=viewer, seats=match.seats)
    fairness = log.fairness
    nonces = list(fairness.nonces) if fairness else []
    secret = fairness.secret if fairness else ""
    names = [*log.names, *[""] * match.seats][: match.seats]
    return Snapshot(
        table=id_,
        seat=viewer,
        n=1,
        at=0,
        info=TableInfo("", log.game, log.rules, match.seats, fairness.commitment if fairness else "", log.options),
        status="over" if match.over else "playing",
        places=[Place("person", name) for name in names],
        history=[played(match, number, viewer) for number in range(1, len(log.entries) + 1)],
        dealt=game_events(match.events_of(0, viewer)),
        view=match.view(viewer),
        nonces=nonces,
        standing=Standing(
            list(match.scores.values()), list(match.ranks.values()), match.winners, secret, nonces
        ) if match.over else None,
    )  # fmt: skip
