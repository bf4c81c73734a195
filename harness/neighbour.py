"""Somebody who plays on while others attack a server: plays, comes anew, waits for bots, asks how the server is.

What each of these took is kept by its kind, so that an attack on newcomers or on bots is seen where it hurts.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from time import monotonic
from typing import Any

import websockets

from motherlode.client import Client, ConnectionLost, RefusedCommand, connect

KINDS = {
    "move": "from a move until it is acknowledged",
    "arrival": "from a new connection until the server has said welcome",
    "bot": "from the turn of a bot until its move is there",
    "health": "GET /health, over a connection of its own",
}
CALM = 0.05  # seconds between two moves
SELDOM = 0.5  # seconds between two arrivals, and between two looks at how the server is
LOST = (ConnectionLost, OSError, EOFError, websockets.WebSocketException)
Times = dict[str, list[float]]
Play = Callable[[Client, str], Awaitable[None]]


class Neighbour:
    """One person at an address of their own; how long everything took, in milliseconds."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.took: Times = defaultdict(list)
        self.until = 0.0

    async def play_on(self, seconds: float) -> Times:
        """Do all of it for so long."""
        self.until = monotonic() + seconds
        await asyncio.gather(
            self._again(lambda: self._at_table(self._play, "me", "me", "me", public=True), CALM),
            self._again(lambda: self._at_table(self._wait_for_bots, "me", "miner", "miner"), CALM),
            self._again(self._arrive, SELDOM),
            self._again(self._ask, SELDOM),
        )
        return self.took

    async def _again(self, do: Callable[[], Awaitable[None]], pause: float) -> None:
        """One after the other, until it is late; who is cut off comes back, and the time counts on."""
        while monotonic() < self.until:
            await do()
            await asyncio.sleep(pause)

    @contextmanager
    def _timed(self, kind: str) -> Iterator[None]:
        """Keep how long it took, also of what did not come to its end."""
        began = monotonic()
        try:
            yield
        finally:
            self.took[kind].append(1000 * (monotonic() - began))

    async def _arrive(self) -> None:
        """Come anew, as somebody whom nobody knows; who is not let in tries again."""
        with self._timed("arrival"):
            while monotonic() < self.until:
                with suppress(*LOST):
                    async with self._guest():
                        return
                await asyncio.sleep(CALM)

    async def _ask(self) -> None:
        """Ask how the server is, until it says so."""
        with self._timed("health"):
            while monotonic() < self.until:
                with suppress(*LOST):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    answer = await reader.read()
                    writer.close()
                    if answer.startswith(b"HTTP/1.1 200 "):
                        return
                await asyncio.sleep(CALM)

    async def _play(self, client: Client, table: str) -> None:
        """A game, all of whose seats are this person's."""
        answered = (0, 0)
        async for message in client.messages():
            asking = message.get("asking") or {}
            if is_over(message):
                return
            if "legal" in asking and (asking["number"], message["seat"]) != answered:
                answered = asking["number"], message["seat"]
                with self._timed("move"):
                    await move(client, table, message["seat"], asking)
                await asyncio.sleep(CALM)

    async def _wait_for_bots(self, client: Client, table: str) -> None:
        """A game against bots. A bot is waited for from its turn on, until the next question is put."""
        question = 0
        with ExitStack() as waits:
            async for message in client.messages():
                asking = message.get("asking") or {}
                if is_over(message):
                    return
                if not asking or asking["number"] == question:
                    continue
                question = asking["number"]
                waits.close()
                if "legal" in asking:
                    await asyncio.sleep(CALM)  # before the move: after it, a bot may be waited for already
                    await move(client, table, 1, asking)
                elif asking["question"] == "turn":
                    waits.enter_context(self._timed("bot"))

    async def _at_table(self, play: Play, *places: str, **more: object) -> None:
        """Play at a new table, reading the streams of one's seats, until it is late or somebody cuts it off."""
        with suppress(TimeoutError, *LOST):
            async with asyncio.timeout(max(0.0, self.until - monotonic())), self._guest() as client:
                opened = await client.do("create", game="quartz", places=list(places), **more)
                for seat in opened["seats"]:
                    await client.do("resume", table=opened["table"], seat=seat)
                await play(client, opened["table"])

    @asynccontextmanager
    async def _guest(self) -> AsyncIterator[Client]:
        async with connect(f"ws://127.0.0.1:{self.port}/socket") as client:
            await client.do("hello", protocol=1, name="Ana")
            yield client


async def move(client: Client, table: str, seat: int, asking: dict[str, Any]) -> None:
    """Answer with one of the legal moves, each in its turn; somebody may have answered before."""
    choice = asking["legal"][asking["number"] % len(asking["legal"])]
    with suppress(RefusedCommand):
        await client.do("move", table=table, seat=seat, question=asking["number"], move=choice)


def is_over(message: dict[str, Any]) -> bool:
    """Whether a game has just ended."""
    return bool((message.get("event") or {}).get("kind") == "finished")


def late(times: list[float]) -> float:
    """What only one in a hundred took longer than.

    >>> late([float(number) for number in range(1000)])
    990.0
    """
    return sorted(times)[int(len(times) * 0.99)]
