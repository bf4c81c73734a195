"""A small client of the socket in Python, for programs that play here: commands out, streams in, each in its order.

async with connect("ws://127.0.0.1:8421/socket") as client:
    await client.do("hello", protocol=1, name="Ana")
    opened = await client.do("create", game="quartz", places=["me", "miner", "miner"])
    await client.do("resume", table=opened["table"], seat=1)
    async for message in client.messages():
        ...
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]
PROTOCOL = 1  # the version that this client speaks
THIS_MACHINE = ("127.0.0.1", "::1", "localhost")
PASSING = ("too-fast", "raced", "store-unavailable")  # refusals of the moment: nothing was wrong with the command


class RefusedCommand(Exception):
    """The server refused a command: a reason and its arguments."""

    def __init__(self, reason: str, arguments: Json) -> None:
        self.reason, self.arguments = reason, arguments
        super().__init__(f"{reason} {arguments or ''}".strip())

    @property
    def passes(self) -> bool:
        """Whether the same may be asked again in a moment."""
        return self.reason in PASSING


class ConnectionLost(Exception):
    """The connection was lost before the answer came: it is unknown whether the command was carried out."""


class Client:
    """One connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []  # everything that came, as it came
        self.unread: asyncio.Queue[Json | None] = asyncio.Queue()
        self._ids = count(1)
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._reading = asyncio.create_task(self._read())

    async def do(self, command: str, **fields: Any) -> Json:
        """Send a command and wait for its answer: what the ack brings, or `RefusedCommand`."""
        answer = await self.ask({"type": command, "id": f"{next(self._ids)}", **fields})
        if answer["type"] == "refuse":
            raise RefusedCommand(answer["reason"], answer.get("arguments", {}))
        result: Json = answer.get("result") or {}
        return result

    async def ask(self, command: Json) -> Json:
        """Send a command as it is and wait for the message that answers its id."""
        if self._reading.done():
            raise ConnectionLost
        waiting = self._answers[command["id"]] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(msgspec.json.encode(command).decode())
        except ConnectionClosed:
            raise ConnectionLost from None
        answer: Json = await waiting
        return answer

    async def messages(self) -> AsyncIterator[Json]:
        """All that comes and answers no command, until the connection ends."""
        while (message := await self.unread.get()) is not None:
            yield message

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for frame in self.socket:
                assert isinstance(frame, str), "the server sends text frames only"
                self.frames.append(frame)
                message = msgspec.json.decode(frame)
                answered = self._answers.pop(message.get("id", ""), None)
                if answered is None:
                    self.unread.put_nowait(message)
                elif not answered.done():
                    answered.set_result(message)
        self.unread.put_nowait(None)
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionLost())
                waiting.exception()  # a caller that could not send does not wait for it

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()
        await self._reading


@asynccontextmanager
async def connect(address: str, **options: Any) -> AsyncIterator[Client]:
    """A connection to a server's socket, closed at the end; no proxy leads to a server on this machine."""
    proxy = None if urlsplit(address).hostname in THIS_MACHINE else True
    async with open_socket(address, **{"max_size": None, "proxy": proxy, **options}) as socket:
        client = Client(socket)
        try:
            yield client
        finally:
            await client.close()
