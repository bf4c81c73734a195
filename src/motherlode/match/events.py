"""Events as data that can leave the engine: names, slugs and seats counted from 1, seen by somebody."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from motherlode.games.kit.declarations import EventKind
from motherlode.games.kit.events import event_rows
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records

REFEREE = None  # sees everything; a spectator is seat 0


@dataclass(frozen=True)
class Event:
    """One event; an argument that its viewer may not know, or a piece that is not there, is None."""

    kind: EventKind
    arguments: dict[str, Any]

    @property
    def name(self) -> str:
        """The name of the event in the game's table."""
        return self.kind.name

    def __str__(self) -> str:
        words = ["-" if value is None else str(value) for value in self.arguments.values()]
        return " ".join([self.name, *words])


def events_seen(game: Game, events: Records, viewer: int | None) -> list[Event]:
    """The events of one step as the viewer sees them: REFEREE, a seat from 1, or 0 for a spectator."""
    return events_from_rows(game, event_rows(events), viewer)


def events_from_rows(game: Game, rows: Iterable[Sequence[int]], viewer: int | None) -> list[Event]:
    """The same from rows that were kept."""
    return [_event(game, row, viewer) for row in rows]


def _event(game: Game, row: Sequence[int], viewer: int | None) -> Event:
    kind = game.events[row[0]]
    arguments = {
        name: game.readable(stands_for, number)
        for (name, stands_for), number in zip(kind.arguments, row[1:], strict=False)
    }
    owner = row[1] + 1
    if kind.private and viewer is not REFEREE and viewer != owner:
        arguments[kind.private] = None
    return Event(kind, arguments)
