"""A client that stays: when the connection is lost it is made anew, with the same token, until it is told to stop.

A refusal that passes is asked again, and so is a command whose answer was lost, where twice is as good as once.
"""

import asyncio
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException

from motherlode.client import PROTOCOL, Client, ConnectionLost, RefusedCommand, connect
from motherlode.games.kit.mistakes import Mistake

Json = dict[str, Any]
LOST = (ConnectionLost, OSError, EOFError, TimeoutError, WebSocketException)
RETRY = 0.5  # seconds between two attempts to connect
PATIENCE = 15.0  # seconds until the person reads that there is no server, or what it cannot do
# Commands that may come twice: they change nothing, or, as a question takes one answer of a seat, nothing more.
REPEATED = ("move", "watch", "resume", "quiet", "look", "explain", "advise", "mine")
# What a move hears that was taken the first time; the last one has ended the game.
TAKEN = ("stale-question", "already-answered", "not-now")
UNKNOWN_TOKEN = "bad-token"  # another server's, or its store is a new one


class StayingClient:
    """One person to the server. Who reads streams says how they are opened again, and what is done with what comes."""

    def __init__(self, address: str, token: str = "", name: str = "", renews: bool = False) -> None:
        self.address, self.name = address, name
        self.renews = renews  # a token that the server does not know is forgotten, and a new one taken
        self.token = token  # stands for the person and the seats: never shown to anybody
        self.changed = asyncio.Condition()  # something came, or the connection did or went
        self._client: Client | None = None
        self._refused: RefusedCommand | None = None  # why the server does not let us in
        self._trouble: RefusedCommand | None = None  # why it could not, the last time

    @property
    def is_open(self) -> bool:
        """Whether there is a connection now."""
        return self._client is not None

    def streams(self) -> list[Json]:
        """The commands that open the streams again where they were, on a new connection."""
        return []

    def hear(self, message: Json) -> None:
        """A message that answers no command, or that a stream has ended."""

    def connection_changed(self) -> None:
        """The connection was lost, or is there again: `is_open` says which."""

    async def stay(self) -> None:
        """Connect, again and again; the task in which this runs is cancelled to leave."""
        while self._refused is None:
            try:
                async with connect(self.address) as client:
                    await self._read(client)
            except LOST:
                pass
            except RefusedCommand as refused:
                if refused.passes or refused.reason == "server-error":
                    self._trouble = refused
                else:
                    self._refused = refused
            await self._become(None)
            await asyncio.sleep(RETRY)

    async def _read(self, client: Client) -> None:
        self.token = await self._hello(client)
        for stream in self.streams():
            await self._open_again(client, stream.pop("command"), stream)
        self._trouble = None
        await self._become(client)
        async for message in client.messages():
            self.hear(message)
            await self._notify()

    async def _hello(self, client: Client) -> str:
        """The token by which the server knows the person from now on."""
        try:
            welcome = await client.do("hello", protocol=PROTOCOL, token=self.token, name=self.name)
        except RefusedCommand as refused:
            if refused.reason != UNKNOWN_TOKEN or not self.renews:
                raise
            welcome = await client.do("hello", protocol=PROTOCOL, name=self.name)
        token: str = welcome["token"]
        return token

    async def _become(self, client: Client | None) -> None:
        changed = self.is_open != (client is not None)
        self._client = client
        if changed:
            self.connection_changed()
        await self._notify()

    async def _open_again(self, client: Client, command: str, stream: Json) -> None:
        """Read a stream on; what does not pass ends this one alone."""
        try:
            await client.do(command, **stream)
        except RefusedCommand as refused:
            if refused.reason == "ahead":  # the store is an older one
                del stream["since"]
                await self._open_again(client, command, stream)
            elif refused.passes or refused.reason == "server-error":
                raise
            else:
                self.hear({"type": "ended", "seat": 0, **stream, "reason": refused.reason})

    async def _notify(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    async def connected(self) -> Client:
        """The connection, once there is one; a sentence, where none comes."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self.changed:
                await self.changed.wait_for(lambda: self._client or self._refused)
        if self._refused:
            raise self._refused
        if self._client is None:
            raise self._trouble or Mistake("mcp-no-server", address=self.address)
        return self._client

    async def do(self, command: str, **fields: Any) -> Json:
        """Carry out a command. When this returns, everything that it caused has been heard."""
        clock = asyncio.get_running_loop()
        until, again = clock.time() + PATIENCE, False
        while True:
            client = await self.connected()
            repeats = command in REPEATED and clock.time() < until
            try:
                result = await client.do(command, **fields)
                break
            except ConnectionLost:
                if not repeats:
                    raise Mistake("mcp-no-server", address=self.address) from None
            except RefusedCommand as refused:
                if again and command == "move" and refused.reason in TAKEN:
                    result = {}
                    break
                if not (repeats and refused.passes):
                    raise
            again = True
            await asyncio.sleep(RETRY)
        while not client.unread.empty():
            await asyncio.sleep(0)
        return result
