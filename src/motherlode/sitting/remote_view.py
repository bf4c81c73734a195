"""A view that a server has sent, as a record: as much of one as is seen at a table.

What lies open or is the reader's own is read back by the table that wrote it (`games/kit/layout_reader.py`). What the
rules keep besides, such as who is asked, stays empty: a server answers what needs it.
"""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.forms import Seat, Slug
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout_reader import NO_ROW, read_entries, store
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Records, records, row


def record_of(game: Game, view: Mapping[str, Any], question: str = "") -> Records:
    """The record of a view, and of the open question."""
    states = records(game.state, 1)
    s = row(states, 0)
    seats = view["seats"]
    s.seats = len(seats) if isinstance(seats, list) else seats
    game.set_options(states, 0, view.get("options") or {})
    read_entries(s, game.view.entries, {key: value for key, value in view.items() if value is not None})
    for entry in game.view.entries:
        if isinstance(entry.value, Seat | Slug) and view.get(entry.key) is None:
            store(s, entry.value.field, NO_ROW, NOTHING)
    names = [declared.name for declared in game.questions]
    if question in names:
        s.question = names.index(question)
    return states
