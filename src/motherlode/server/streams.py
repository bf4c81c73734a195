"""The streams of a live table: who reads them, what they are sent, and who is present."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Protocol

from motherlode.server import projection
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import Ended, Presence, encode
from motherlode.server.table import Table
from motherlode.server.table_events import Line
from motherlode.server.table_host import TableHost


class StreamSource(Protocol):
    """Where a reader's streams come from: a live table."""

    def close(self, reader: "Reader", viewer: int) -> None:
        """A stream is read no more."""

    async def catch_up(self, reader: "Reader", viewer: int) -> None:
        """A reader that was too slow gets the whole table instead of what it missed."""


class Reader(Protocol):
    """Somebody who reads streams: a connection."""

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

    def __init__(self, host: TableHost, source: StreamSource, seats: int) -> None:
        self.host, self.source = host, source
        self.readers: defaultdict[int, list[Reader]] = defaultdict(list)
        self.presence = b""  # as it was last sent
        self.gone = dict.fromkeys(range(1, seats + 1), host.now())  # seats that nobody reads, and since when

    @property
    def viewers(self) -> list[int]:
        """The viewers whose streams are read."""
        return [viewer for viewer, readers in self.readers.items() if readers]

    # --- readers

    def add(self, reader: Reader, viewer: int) -> None:
        """Somebody reads a stream."""
        self.readers[viewer].append(reader)
        self.gone.pop(viewer, None)

    def remove(self, reader: Reader, viewer: int) -> None:
        """Somebody reads a stream no more."""
        self.readers[viewer].remove(reader)
        if viewer != SPECTATOR and not self.readers[viewer]:
            self.gone[viewer] = self.host.now()

    def cut(self, viewer: int) -> None:
        """Nobody may read a stream any more."""
        for reader in list(self.readers[viewer]):
            reader.cut(self.source, viewer)

    def end(self, table: str, reason: str) -> None:
        """Tell everybody why nothing more will come, and let go of them."""
        for viewer in self.viewers:
            for reader in list(self.readers[viewer]):
                reader.cut(self.source, viewer)
                reader.send(encode(Ended(table, viewer, reason)))

    # --- what they are sent

    def frames(self, table: Table, line: Line, viewers: Sequence[int] | None = None) -> dict[int, bytes]:
        """A line that was just applied, for some viewers or all who are read."""
        wanted = self.viewers if viewers is None else viewers
        messages = projection.messages_for(wanted, table, line, self.host.settings.window)
        return {viewer: encode(message) for viewer, message in messages.items()}

    def frames_since(
        self, table: Table, since: int, viewers: Sequence[int] | None = None
    ) -> Iterator[dict[int, bytes]]:
        """The lines after `since` as they were shown: the log is played again, and gives the same bytes."""
        if since >= table.n:
            return
        past = Table.begin(table.lines[0])
        for line in table.lines:
            if line.n > 1:
                past.apply(line)
            if line.n > since:
                yield self.frames(past, line, viewers)

    def snapshot(self, table: Table, viewer: int) -> bytes:
        """The whole table, for a viewer."""
        return encode(projection.snapshot(table, viewer, self.host.settings.window))

    def send(self, frames: dict[int, bytes]) -> None:
        """Send each viewer's frame to its readers."""
        for viewer, frame in frames.items():
            for reader in self.readers[viewer]:
                reader.deliver(self.source, viewer, frame)

    def send_presence(self, table: Table, newcomer: Reader | None = None) -> None:
        """Tell everybody who is here now, where that has changed; and a newcomer in any case."""
        here = sorted(viewer for viewer in self.viewers if viewer != SPECTATOR)
        frame = encode(Presence(table.created.table, here, len(self.readers[SPECTATOR])))
        if frame == self.presence:
            if newcomer is not None:
                newcomer.send(frame)
            return
        self.presence = frame
        for reader in {id(reader): reader for readers in self.readers.values() for reader in readers}.values():
            reader.send(frame)
