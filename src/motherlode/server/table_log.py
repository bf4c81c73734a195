"""The log of a live table: events are applied, then stored, and only then shown.

A process is never assumed to be alone on the store. Lines are written under their number; when another process was
first, what was done here is forgotten, and the log is read again.
"""

from collections.abc import Iterator, Sequence

from motherlode.match import RefusedMove
from motherlode.server.commands import follow_up, illegal
from motherlode.server.steady_time import TableTime
from motherlode.server.store import Append, NewMatch, Stored
from motherlode.server.streams import Streams
from motherlode.server.table import Table
from motherlode.server.table_events import (
    AnyTableEvent,
    BotSat,
    Declined,
    Deleted,
    Finished,
    Kept,
    Line,
    Sat,
    Stood,
    decode,
    encode,
)
from motherlode.server.table_host import TableHost

COMING, GOING = (Sat, Kept), (Stood, Declined, BotSat, Deleted)  # what adds a table to somebody's, or takes it away
ENDING = (Finished, Deleted)


class TableLog:
    """The table as its log gives it, and the way to write to it."""

    def __init__(self, host: TableHost, now: TableTime, table: Table, streams: Streams) -> None:
        self.host, self.now, self.table, self.streams = host, now, table, streams
        streams.checkpoints.keep(table)
        self._shown: int | None = None  # the last line that was shown, while the log must be read again

    @property
    def lost(self) -> bool:
        """Whether the log must be read again before anything else."""
        return self._shown is not None

    async def write(self, events: Sequence[AnyTableEvent]) -> list[Line]:
        """Apply events and what follows from them, store all of it, then show it.

        If anything goes wrong on the way, the table here may differ from its log: it is `lost`.
        """
        before = self.table.n
        lines: list[Line] = []
        frames: list[dict[int, bytes]] = []
        try:
            for line in applied(self.table, events, self.now(), self.host.settings.window):
                lines.append(line)
                frames.append(self.streams.frames(self.table, line))
            await self.host.store.append(append_of(self.table, lines))
        except BaseException as error:
            if isinstance(error, RefusedMove) and not lines:  # which leaves the table as it is
                raise illegal(error) from None
            self._shown = before
            raise
        self.streams.checkpoints.keep(self.table)
        for line, of_line in zip(lines, frames, strict=True):
            self.streams.show(line, of_line)
        return lines

    async def read_again(self) -> list[Line]:
        """Forget the table, read its log, and show what was written to it by others: these lines."""
        self.table = Table.of(lines_of(await self.host.store.events(self.table.created.table)))
        self.now.not_before(self.table.at)
        self.streams.history.forget()
        shown, self._shown = self._shown or 0, None
        for line, frames in self.streams.frames_since(self.table, shown):
            self.streams.show(line, frames)
        return self.table.lines[shown:]

    async def read_on(self) -> list[Line]:
        """Show what others have written since: these lines."""
        stored = await self.host.store.events(self.table.created.table, self.table.n)
        try:
            for line in lines_of(stored):
                self.streams.show(line, self.streams.frames(self.table, self.table.apply(line)))
        finally:
            self.now.not_before(self.table.at)
        self.streams.checkpoints.keep(self.table)
        return self.table.lines[len(self.table.lines) - len(stored) :]


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
        sorted({line.event.identity for line in lines if isinstance(line.event, COMING)} & table.people),
        next((line.at for line in lines if isinstance(line.event, ENDING)), None),
        due_of(table),
        gone_from(table) if any(isinstance(line.event, GOING) for line in lines) else [],
    )


def gone_from(table: Table) -> list[str]:
    """Everybody who had a seat or could have had one, and has none now."""
    return sorted({line.event.identity for line in table.lines if isinstance(line.event, COMING)} - table.people)


def due_of(table: Table) -> int | None:
    """When a game that goes on though nobody is there needs attention: a bot has to move, or somebody's time is up."""
    if not table.plays_alone or not table.waiting:
        return None
    deadlines = [table.chair(seat).nudged or table.deadline(seat) or table.opened for seat in table.waiting]
    return min(deadlines)


def lines_of(stored: Sequence[Stored]) -> list[Line]:
    """What the store keeps, as lines."""
    return [Line(one.seq, one.at, decode(one.body)) for one in stored]
