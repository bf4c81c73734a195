"""Tables as they were a while ago: what a reader missed is shown again from there, without replaying the whole log."""

from collections import deque
from collections.abc import Iterator

from motherlode.server.table import Table, TableMoment
from motherlode.server.table_events import Line

EVERY = 32  # lines


class Checkpoints:
    """Moments of one table, after some of its last lines."""

    def __init__(self, tail: int) -> None:
        self.tail = tail  # lines that may be shown again
        self.kept: deque[TableMoment] = deque()

    def keep(self, table: Table) -> None:
        """Remember a table whose lines are all stored, now and then; what is too old goes."""
        if not self.kept or table.n - self.kept[-1].n >= EVERY:
            self.kept.append(table.moment())
        while len(self.kept) > 1 and self.kept[1].n <= table.n - self.tail:
            self.kept.popleft()

    def forget(self) -> None:
        """Nobody reads the table: the last one is enough."""
        while len(self.kept) > 1:
            self.kept.popleft()

    def since(self, table: Table, since: int) -> Iterator[tuple[Table, Line]]:
        """Each line after `since`, with the table as it was when the line was applied."""
        past = next((table.at_moment(kept) for kept in reversed(self.kept) if kept.n <= since), None)
        keeps = past is None and since > 0  # the next reader begins later
        if past is None:
            past = Table.begin(table.lines[0])
            if since < 1:
                yield past, table.lines[0]
        if keeps:
            self.kept.clear()
        for line in table.lines[past.n :]:
            past.apply(line)
            if keeps:
                self.keep(past)
            if line.n > since:
                yield past, line
