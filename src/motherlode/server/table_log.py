"""The log of a live table: events are applied, then stored, and only then shown.

A process is never assumed to be alone on the store. Lines are written under their number; when another process was
first, what was done here is forgotten, and the log is read again.
"""

from collections.abc import Iterator, Sequence

from motherlode.match import RefusedMove
from motherlode.server.commands import follow_up, illegal
from motherlode.server.store import Append, NewMatch, Stored
from motherlode.server.streams import Streams
from motherlode.server.table import Table
from motherlode.server.table_events import AnyTableEvent, Finished, Line, Sat, decode, encode
from motherlode.server.table_host import TableHost


class TableLog:
    """The table as its log gives it, and the way to write to it."""

    def __init__(self, host: TableHost, table: Table, streams: Streams) -> None:
        self.host, self.table, self.streams = host, table, streams
        self._shown: int | None = None  # the last line that was shown, while the log must be read again

    @property
    def lost(self) -> bool:
        """Whether the log must be read again before anything else."""
        return self._shown is not None

    async def write(self, events: Sequence[AnyTableEvent]) -> list[Line]:
        """Apply events and what follows from them, store all of it, then show it.

        Whatever goes wrong on the way, the table here may differ from its log from then on: it is `lost`.
        """
        before = self.table.n
        lines: list[Line] = []
        frames: list[dict[int, bytes]] = []
        try:
            for line in applied(self.table, events, self.host.now(), self.host.settings.window):
                lines.append(line)
                frames.append(self.streams.frames(self.table, line))
            await self.host.store.append(append_of(self.table, lines))
        except BaseException as error:
            if isinstance(error, RefusedMove) and not lines:  # which leaves the table as it is
                raise illegal(error) from None
            self._shown = before
            raise
        for of_line in frames:
            self.streams.send(of_line)
        return lines

    async def read_again(self) -> None:
        """Forget the table, read its log, and show what was written to it by others."""
        self.table = Table.of(lines_of(await self.host.store.events(self.table.created.table)))
        shown, self._shown = self._shown, None
        for frames in self.streams.frames_since(self.table, shown or 0):
            self.streams.send(frames)


def applied(table: Table, events: Sequence[AnyTableEvent], at: int, window: int) -> Iterator[Line]:
    """Apply events to a table, and then what follows from them by itself; each line as soon as it is applied."""
    waiting = list(events)
    while waiting:
        yield table.apply(Line(table.n + 1, at, waiting.pop(0)))
        waiting = waiting or follow_up(table, at, window)


def append_of(table: Table, lines: Sequence[Line]) -> Append:
    """Lines as the store takes them, with what it lists tables by."""
    created = table.created
    first = lines[0].n
    return Append(
        created.table,
        first,
        [(line.at, encode(line.event)) for line in lines],
        NewMatch(created.table, created.code, created.game, created.rules, lines[0].at, created.public)
        if first == 1
        else None,
        [line.event.identity for line in lines if isinstance(line.event, Sat)],
        next((line.at for line in lines if isinstance(line.event, Finished)), None),
        due_of(table),
    )


def due_of(table: Table) -> int | None:
    """When a game over days needs attention though nobody is there: a bot has to move, or somebody's time is up."""
    if not table.over_days or not table.waiting:
        return None
    deadlines = [table.chair(seat).nudged or table.deadline(seat) or table.opened for seat in table.waiting]
    return min(deadlines)


def lines_of(stored: Sequence[Stored]) -> list[Line]:
    """What the store keeps, as lines."""
    return [Line(one.seq, one.at, decode(one.body)) for one in stored]
