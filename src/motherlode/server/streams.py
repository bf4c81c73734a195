"""The streams of a live table: who reads them, what they are sent, and who is present."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from motherlode.server import projection
from motherlode.server.checkpoints import Checkpoints
from motherlode.server.history import History
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import Ended, Presence, encode
from motherlode.server.table import Table
from motherlode.server.table_events import Line, Stood
from motherlode.server.table_host import TableHost
from motherlode.server.workers import NOBODY, Here


class StreamSource(Protocol):
    """Where a reader's streams come from: a live table."""

    def close(self, reader: "Reader", viewer: int) -> None:
        """A stream is read no more."""

    async def catch_up(self, reader: "Reader", viewer: int) -> None:
        """A reader that was too slow gets the whole table instead of what it missed."""


class Reader(Protocol):
    """Somebody who reads streams: a connection."""

    address: str
    identity: str  # empty until it has said hello

    def begin(self, source: StreamSource, viewer: int) -> None:
        """A stream begins here, or begins anew."""

    def deliver(self, source: StreamSource, viewer: int, frame: bytes) -> None:
        """Put a message of a stream into its queue."""

    def restart(self, source: StreamSource, viewer: int, frame: bytes) -> None:
        """Put a snapshot into its queue, after which the stream goes on."""

    def cut(self, source: StreamSource, viewer: int) -> None:
        """The stream ends here."""

    def send(self, frame: bytes) -> None:
        """Put a message into its queue that belongs to no stream."""


class Streams:
    """One stream for each viewer, with any number of readers."""

    def __init__(self, host: TableHost, now: Callable[[], int], source: StreamSource, seats: int) -> None:
        self.host, self.now, self.source = host, now, source
        self.readers: defaultdict[int, list[Reader]] = defaultdict(list)
        self.history = History()
        self.checkpoints = Checkpoints(host.settings.tail)
        self.presence = b""  # as it was last sent
        self.elsewhere = NOBODY  # who reads them at other workers
        self.gone = dict.fromkeys(range(1, seats + 1), now())  # seats that nobody reads anywhere, and since when

    @property
    def viewers(self) -> list[int]:
        """The viewers whose streams are read."""
        return sorted(viewer for viewer, readers in self.readers.items() if readers)

    @property
    def address(self) -> str:
        """The address of somebody who plays here, or of a spectator where nobody plays."""
        return next((self.readers[viewer][0].address for viewer in reversed(self.viewers)), "")

    @property
    def seats_here(self) -> tuple[int, ...]:
        """The seats whose streams are read in this process."""
        return tuple(viewer for viewer in self.viewers if viewer != SPECTATOR)

    @property
    def spectators_here(self) -> int:
        """How many look on here without a seat of their own: a shared screen sees what everybody sees, too."""
        seated = {id(reader) for viewer in self.viewers if viewer != SPECTATOR for reader in self.readers[viewer]}
        return sum(id(reader) not in seated for reader in self.readers[SPECTATOR])

    @property
    def seats_read(self) -> list[int]:
        """The seats whose streams are read in any process."""
        return sorted({*self.seats_here, *self.elsewhere.seats})

    # --- readers

    def reads(self, reader: Reader) -> bool:
        """Whether somebody reads any of them."""
        return any(reader in readers for readers in self.readers.values())

    def add(self, reader: Reader, viewer: int) -> None:
        """Add a reader to a stream; one that reads it already begins it anew."""
        if reader not in self.readers[viewer]:
            self.readers[viewer].append(reader)
        self.gone.pop(viewer, None)

    def remove(self, reader: Reader, viewer: int) -> None:
        """Remove a reader from a stream."""
        self.readers[viewer].remove(reader)
        if viewer not in (SPECTATOR, *self.seats_read):
            self.gone[viewer] = self.now()
        if not self.viewers:  # what was kept for readers
            self.history.forget()
            self.checkpoints.forget()

    def read_elsewhere(self, elsewhere: Here) -> None:
        """Other people read them at other workers now."""
        before, self.elsewhere = self.elsewhere.seats, elsewhere
        for seat in elsewhere.seats:
            self.gone.pop(seat, None)
        for seat in set(before) - set(self.seats_read):
            self.gone[seat] = self.now()

    def cut(self, viewer: int) -> None:
        """Close one stream."""
        for reader in list(self.readers[viewer]):
            reader.cut(self.source, viewer)

    def end(self, table: str, reason: str) -> None:
        """Tell every reader why nothing more will come, and remove them all."""
        for viewer in self.viewers:
            for reader in list(self.readers[viewer]):
                reader.cut(self.source, viewer)
                reader.send(encode(Ended(table, viewer, reason)))

    # --- what they are sent

    def frames(self, table: Table, line: Line, viewers: Sequence[int] | None = None) -> dict[int, bytes]:
        """A line that was just applied, for some viewers or all who are read."""
        wanted = self.viewers if viewers is None else viewers
        return projection.frames_for(wanted, table, line, self.host.settings.window)

    def frames_since(
        self, table: Table, since: int, viewers: Sequence[int] | None = None
    ) -> Iterator[tuple[Line, dict[int, bytes]]]:
        """The lines after `since` as they were shown: they are applied again, and give the same bytes."""
        if since < table.n:
            for past, line in self.checkpoints.since(table, since):
                yield line, self.frames(past, line, viewers)

    def snapshot(self, table: Table, viewer: int) -> bytes:
        """The whole table, for a viewer."""
        history = self.history.of(table, viewer) if table.match else []
        return encode(projection.snapshot(table, viewer, self.host.settings.window, history))

    def show(self, line: Line, frames: dict[int, bytes]) -> None:
        """Send each viewer's frame of a line to its readers; a reader who lost a seat by it gets no line after it."""
        for viewer, frame in frames.items():
            for reader in self.readers[viewer]:
                reader.deliver(self.source, viewer, frame)
        if isinstance(line.event, Stood):
            self.cut(line.event.seat)

    def send_presence(self, table: Table, newcomer: Reader | None = None) -> None:
        """Send who is here now, where that has changed; and to a new reader in any case."""
        spectators = self.spectators_here + self.elsewhere.spectators
        frame = encode(Presence(table.created.table, self.seats_read, spectators))
        if frame == self.presence:
            if newcomer is not None:
                newcomer.send(frame)
            return
        self.presence = frame
        for reader in {id(reader): reader for readers in self.readers.values() for reader in readers}.values():
            reader.send(frame)
