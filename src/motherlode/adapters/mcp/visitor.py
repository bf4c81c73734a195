"""Somebody at a server: connects, sits down, plays, and comes back when the connection was lost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from motherlode.adapters.mcp.stream import GATHERING, OVER, Json, SeatStream
from motherlode.client import RefusedCommand
from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.staying_client import StayingClient
from motherlode.words import Words


class Visitor(StayingClient):
    """One person to the server, at one seat at a time."""

    def __init__(self, address: str, words: Words, token: str = "", name: str = "") -> None:
        super().__init__(address, token, name)
        self.words = words
        self._streams: dict[tuple[str, int], SeatStream] = {}
        self._seated: tuple[str, int] | None = None

    @asynccontextmanager
    async def visiting(self) -> AsyncIterator["Visitor"]:
        """Connected, as long as this lasts."""
        staying = asyncio.create_task(self.stay())
        try:
            yield self
        finally:
            staying.cancel()
            with suppress(asyncio.CancelledError):
                await staying

    def streams(self) -> list[Json]:
        """The seat's stream goes on where it was."""
        if self._seated is None:
            return []
        table, seat = self._seated
        return [{"command": "resume", "table": table, "seat": seat, "since": self._streams[self._seated].n}]

    def hear(self, message: Json) -> None:
        """A message of the seat's stream."""
        key = (message.get("table", ""), message.get("seat", -1))
        if message["type"] == "snapshot":
            if key in self._streams:
                self._streams[key].begin(message)
            else:
                self._streams[key] = SeatStream(self.words, message)
        elif message["type"] == "event" and key in self._streams:
            self._streams[key].follow(message)
        elif message["type"] == "ended" and key in self._streams:
            self._streams[key].ended = message["reason"]
        elif message["type"] == "storing":
            for stream in self._streams.values():
                stream.stores(message["working"])

    # --- what the tools do

    @property
    def stream(self) -> SeatStream:
        """The stream of the seat."""
        if self._seated is None:
            raise Mistake("mcp-no-seat")
        stream = self._streams[self._seated]
        if stream.ended:
            raise RefusedCommand(stream.ended, {"seat": stream.seat})
        return stream

    async def create(self, game: str, places: list[str], options: Json) -> None:
        """Set up a table and sit down at it."""
        opened = await self.do("create", game=game, places=places, options=options)
        await self._resume(opened["table"], opened["seats"][0])

    async def join(self, table: str, seat: int) -> None:
        """Sit down at a table by its id or code: on the seat that is ours already, the one named, or any."""
        watching = await self.do("watch", table=table)
        found = self._streams.pop((watching["table"], 0))
        await self.do("quiet", table=found.table, seat=0)
        if mine := watching.get("yours"):
            await self._resume(found.table, seat if seat in mine else mine[0])
            return
        if not seat and not found.open_seats:
            raise Mistake("mcp-no-open-seat", table=found.code)
        chosen = seat or found.open_seats[0]
        await self.do("sit", table=found.table, seat=chosen, name=self.name)
        self._seated = (found.table, chosen)

    async def _resume(self, table: str, seat: int) -> None:
        await self.do("resume", table=table, seat=seat)
        self._seated = (table, seat)

    async def wait(self, seconds: float) -> None:
        """Until the seat is asked, the game is over, or the time is up; a table of ours begins when it is full."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while not self.stream.legal and self.stream.status != OVER:
                    if self._may_start():
                        with suppress(RefusedCommand):
                            await self.do("start", table=self.stream.table)
                        continue
                    async with self.changed:
                        await self.changed.wait()

    def _may_start(self) -> bool:
        stream = self.stream
        return stream.status == GATHERING and stream.owner == stream.seat and not stream.open_seats
