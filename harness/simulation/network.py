"""Sockets: what is sent arrives in its order, some time later, as long as both ends are there."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from websockets.exceptions import ConnectionClosedError

from harness.simulation.loop import Process, SimulatedLoop

READS_SLOWLY = 3  # messages on the way, after which a server's socket is not writable
NOTICED = 3.0  # seconds until a side that hears nothing gives up


class Lost(ConnectionClosedError):
    """The connection is gone."""

    def __init__(self) -> None:
        super().__init__(None, None)


class Link:
    """One direction of a connection."""

    def __init__(self, socket: "SimulatedSocket", receiver: Process, received: Callable[[Any], None]) -> None:
        self.socket, self.receiver, self.received = socket, receiver, received
        self._under_way: deque[Any] = deque()
        self._last = 0.0

    @property
    def under_way(self) -> int:
        """How much has not arrived yet."""
        return len(self._under_way)

    def stall(self, seconds: float) -> None:
        """Let nothing more arrive for a while."""
        self._last = max(self._last, self.socket.loop.time() + seconds)

    def send(self, item: Any) -> None:
        """Put something on its way."""
        loop = self.socket.loop
        self._last = max(self._last, loop.time() + self.socket.delay())
        self._under_way.append(item)
        loop.call_at(self._last, self._arrive, context=self.receiver.context)

    def _arrive(self) -> None:
        item = self._under_way.popleft()
        if not self.socket.silent:
            self.received(item)


class SimulatedSocket:
    """A connection of a client to a server: as `websockets` shows it to the client."""

    def __init__(self, loop: SimulatedLoop, client: Process, server: Process, slowness: float) -> None:
        self.loop, self.client, self.server, self.slowness = loop, client, server, slowness
        self.open_here = True
        self.silent = False  # nothing arrives any more, and nobody is told
        self._frames: deque[str | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self.down = Link(self, client, self._received)
        self.wire = SimulatedWire(self)
        self.up = Link(self, server, self.wire.received)

    def delay(self) -> float:
        """How long a message is on its way."""
        return self.slowness * self.loop.chance.random()

    # --- at the client

    async def send(self, text: str) -> None:
        """Send a message."""
        if not self.open_here:
            raise Lost
        self.up.send(text)

    def __aiter__(self) -> "SimulatedSocket":
        return self

    async def __anext__(self) -> str:
        while not self._frames:
            self._reader = self.loop.create_future()
            await self._reader
        frame = self._frames.popleft()
        if frame is None:
            self._frames.append(None)
            raise StopAsyncIteration
        return frame

    def _received(self, frame: str | None) -> None:
        self.wire.drained()
        if self.open_here:
            if frame is None:
                self.open_here = False
            self._frames.append(frame)
            if self._reader and not self._reader.done():
                self._reader.set_result(None)

    async def close(self) -> None:
        """Say goodbye; the server hears of it."""
        if self.open_here:
            self._received(None)
            self.up.send(None)

    # --- what happens to it

    def reset(self) -> None:
        """It breaks, and both sides are told; what is on its way may still arrive."""
        self.down.send(None)
        self.up.send(None)

    def go_silent(self) -> None:
        """It breaks, and each side finds out because it hears nothing."""
        self.silent = True
        for process, give_up in ((self.client, self._received), (self.server, self.wire.received)):
            process.later(NOTICED * (1 + self.loop.chance.random()), give_up, None)

    def server_ended(self) -> None:
        """The server was killed: the first of what it has sent arrives, and then the end."""
        self.down.send(None)


class SimulatedWire:
    """The server's end: what a `Connection` reads from and writes to."""

    def __init__(self, socket: SimulatedSocket) -> None:
        self.socket = socket
        self.writable = asyncio.Event()
        self.writable.set()
        self._messages: deque[str | None] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._closed = False

    def received(self, message: str | None) -> None:
        """Something came; None when the client is gone."""
        self._messages.append(message)
        if message is None:
            self._closed = True
            self.writable.set()
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def next_message(self) -> str | None:
        """The next message; None when the other side is gone."""
        while not self._messages:
            self._reader = self.socket.loop.create_future()
            await self._reader
        return self._messages.popleft()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text messages."""
        if not self._closed:
            for text in texts:
                self.socket.down.send(text.decode())
            if self.socket.down.under_way > READS_SLOWLY:
                self.writable.clear()

    def drained(self) -> None:
        """The client has read something."""
        if self.socket.down.under_way <= READS_SLOWLY // 2 and not self.writable.is_set():
            self.socket.server.later(0, self.writable.set)

    def close(self, code: int) -> None:
        """Close it."""
        if not self._closed:
            self.socket.down.send(None)
            self.received(None)
