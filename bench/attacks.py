"""One address attacks a server, in each way at length; somebody at another address plays on meanwhile.

python -m bench.attacks NAME PORT SECONDS   (a process of its own, so that it does not slow the one who plays)
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import count, product
from time import monotonic
from typing import Any

import websockets
from websockets.asyncio.client import connect as open_socket

from motherlode.client import Client, ConnectionLost, RefusedCommand, connect
from motherlode.games.catalog import find

ATTACKER = "127.0.0.2"
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
TOGETHER = 12  # connections
SOCKETS = 60  # an address may have 64
MANY = 400  # connections: an address may have 448
TABLES_PLAYED = 6
MATCH = f"mine: 1\ngame: quartz\nrules: {find('quartz').version}\nseats: 4\nseed: 7\n\n"
Attack = Callable[[int, float], Awaitable[None]]


def guest(port: int) -> Any:
    """A connection from the attacker's address."""
    return connect(f"ws://127.0.0.1:{port}/socket", local_addr=(ATTACKER, 0))


async def over_and_over(port: int, until: float, do: Callable[[Client, int], Awaitable[Any]]) -> None:
    """Send a command as fast as it is answered, whatever the answer; come back after every disconnection."""
    while monotonic() < until:
        with suppress(ConnectionLost, OSError, websockets.WebSocketException):
            async with guest(port) as client:
                await client.do("hello", protocol=1, name="Mal")
                for number in count():
                    if monotonic() > until:
                        return
                    with suppress(RefusedCommand):
                        await do(client, number)
        await asyncio.sleep(0.01)


async def many(
    port: int, until: float, do: Callable[[Client, int], Awaitable[Any]], connections: int = TOGETHER
) -> None:
    """The same from many connections."""
    await asyncio.gather(*(over_and_over(port, until, do) for _ in range(connections)))


async def new_table(client: Client, *places: str, **more: Any) -> str:
    """A table of the attacker's, as soon as one more may be opened."""
    while True:
        try:
            return str((await client.do("create", game="quartz", places=list(places), **more))["table"])
        except RefusedCommand as refusal:
            await asyncio.sleep(refusal.arguments["wait"] / 1000)


async def victims_table(port: int) -> str:
    """A public table that others play at."""
    async with guest(port) as client:
        await client.do("hello", protocol=1, name="Mal")
        await client.do("lobby")
        async for message in client.messages():
            if message["type"] == "tables" and message["tables"]:
                return str(message["tables"][0]["table"])
    raise AssertionError("nobody plays")


# --- the attacks


async def pings(port: int, until: float) -> None:
    """WebSocket pings, which nobody needs."""
    await frames(port, until, lambda socket: socket.ping())


async def empty_parts(port: int, until: float) -> None:
    """Messages in thousands of empty parts."""

    def parts() -> Iterator[str]:
        for _ in range(5000):
            yield ""

    await frames(port, until, lambda socket: socket.send(parts()))


async def frames(port: int, until: float, send: Callable[[Any], Awaitable[Any]]) -> None:
    """Send frames that are no commands, as fast as possible, and come back after every disconnection."""

    async def one() -> None:
        while monotonic() < until:
            with suppress(OSError, websockets.WebSocketException):
                async with open_socket(f"ws://127.0.0.1:{port}/socket", local_addr=(ATTACKER, 0), proxy=None) as socket:
                    while monotonic() < until:
                        await send(socket)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(4)))


async def tiny_frames(port: int, until: float) -> None:
    """Messages of one letter, which are no commands."""
    await frames(port, until, lambda socket: socket.send("x"))


async def unread_pings(port: int, until: float) -> None:
    """Pings whose answers are never read, in long bursts, from bare connections."""
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125  # masked with zeros
    hello = (
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()

    async def one() -> None:
        while monotonic() < until:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0), limit=1)
                writer.write(hello)
                while monotonic() < until:
                    writer.write(ping * 500)
                    await writer.drain()
                    await asyncio.sleep(0)
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(4)))


async def half_requests(port: int, until: float) -> None:
    """Requests that are never finished, as many as the system gives."""
    held = []
    while monotonic() < until:
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half:")
            held.append(writer)
        if len(held) > 900:
            held.pop(0).close()
    for writer in held:
        writer.close()


async def snapshots(port: int, until: float) -> None:
    """Everything of a table, again and again."""
    table = await victims_table(port)
    await many(port, until, lambda client, number: client.do("watch", table=table))


async def talk(port: int, until: float) -> None:
    """Talk into a table of others."""
    table = await victims_table(port)
    await many(port, until, lambda client, number: client.do("say", table=table, seat=0, text=f"spam {number}"))


async def guesses(port: int, until: float) -> None:
    """Codes, one after the other."""
    codes = map("".join, product(LETTERS, repeat=6))
    await many(port, until, lambda client, number: client.do("watch", table=next(codes)))


async def slow_bots(port: int, until: float) -> None:
    """Nineteen tables whose bots think as long as they may."""

    async def table() -> None:
        async with guest(port) as client:
            await client.do("hello", protocol=1, name="Mal")
            table = await new_table(client, "me", "search:1s", "search:1s", "search:1s")
            await client.do("resume", table=table, seat=1)
            await client.do("hand-over", table=table, seat=1, bot="search:1s")
            await asyncio.sleep(max(0.0, until - monotonic()))

    await asyncio.gather(*(table() for _ in range(19)), return_exceptions=True)


async def post(port: int, path: str, body: bytes, until: float) -> None:
    """Send a body over HTTP, as fast as it is answered."""

    async def one() -> None:
        while monotonic() < until:
            await post_once(port, path, body)

    await asyncio.gather(*(one() for _ in range(TOGETHER)))


async def post_once(port: int, path: str, body: bytes, method: str = "POST") -> None:
    """Send a request, and wait until it is answered."""
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
    with suppress(OSError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
        writer.write(head.encode() + body)
        await reader.read()
        writer.close()
    await asyncio.sleep(0)


async def replays(port: int, until: float) -> None:
    """Matches that are to be played again."""
    await post(port, "/api/replay", (MATCH + "1 mine\n" * 20_000).encode(), until)  # refused when it has been read


async def brackets(port: int, until: float) -> None:
    """Headers that are thousands of lists inside each other."""
    await post(port, "/api/replay", f"game: quartz\noptions: {'[' * 8000}\n\n".encode(), until)


async def calls(port: int, until: float) -> None:
    """Connections that send rubbish, as many as can be opened."""

    async def one() -> None:
        while monotonic() < until:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(b"\x00rubbish\r\n\r\n")
                writer.close()
            await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(TOGETHER)))


async def documents(port: int, until: float) -> None:
    """Whole requests for what is long, one behind the other, on as many connections as an address gets."""
    asked = b"".join(
        f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n".encode()
        for path in ("/protocol.json", "/openapi.json", "/api/games", "/api/tables", "/", "/metrics")
    )

    async def one() -> None:
        while monotonic() < until:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(asked * 10)
                while monotonic() < until and await reader.read(65536):
                    pass
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(MANY)))


async def bodies(port: int, until: float) -> None:
    """Matches of a megabyte, whose last byte never comes."""
    body = b"x" * (2**20 - 1)
    head = f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: {2**20}\r\n\r\n".encode()

    async def one() -> None:
        while monotonic() < until:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
                writer.write(head + body)
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(), max(0.0, until - monotonic()))
                writer.close()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(MANY)))


async def seats(port: int, until: float) -> None:
    """Sitting down and standing up, under names that are messages."""
    async with guest(port) as client:
        await client.do("hello", protocol=1, name="Mal")
        table = await new_table(client, "me", "open", "open", public=True)

        async def change(client: Client, number: int) -> None:
            seat = 2 + number % 2
            with suppress(RefusedCommand):
                await client.do("sit", table=table, seat=seat, name=f"spam {number}")
            await client.do("leave", table=table, seat=seat)

        await many(port, until, change)


async def presence(port: int, until: float) -> None:
    """Coming to somebody's table and going, so that everybody there is told."""
    table = await victims_table(port)
    last = {"n": 0}  # nothing was missed: such a stream counts as no work

    async def come_and_go(client: Client, number: int) -> None:
        with suppress(RefusedCommand):
            last["n"] = (await client.do("watch", table=table, since=last["n"]))["n"]
        await client.do("quiet", table=table, seat=0)

    await many(port, until, come_and_go)


async def lobbies(port: int, until: float) -> None:
    """The list of tables, again and again."""
    await many(port, until, lambda client, number: client.do("lobby", watch=True))


async def commands(port: int, until: float) -> None:
    """Ordinary commands, on as many sockets as an address gets."""
    await many(port, until, lambda client, number: client.do("ping"), SOCKETS)


async def imports(port: int, until: float) -> None:
    """Matches that are to be kept, each another one."""
    texts = (f"{MATCH.replace('seed: 7', f'seed: {number}')}1 mine\n".encode() for number in count())

    async def one() -> None:
        while monotonic() < until:
            await post_once(port, "/api/matches", next(texts))

    await asyncio.gather(*(one() for _ in range(TOGETHER)))


async def reviews(port: int, until: float) -> None:
    """Reviews of everything that was ever played here, over and over."""
    async with guest(port) as client:
        await client.do("hello", protocol=1, name="Mal")
        tables = [await new_table(client, "miner", "miner", "miner") for _ in range(TABLES_PLAYED)]
        for table in tables:
            await client.do("watch", table=table)
        playing = set(tables)
        async for message in client.messages():
            if (message.get("event") or {}).get("kind") == "finished":
                playing.discard(message["table"])
            if not playing or monotonic() > until:
                break

    async def one(table: str) -> None:
        while monotonic() < until:
            await post_once(port, f"/api/matches/{table}/review", b"", "GET")

    await asyncio.gather(*(one(table) for table in tables for _ in range(2)))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        pings,
        unread_pings,
        empty_parts,
        tiny_frames,
        half_requests,
        calls,
        snapshots,
        talk,
        guesses,
        slow_bots,
        replays,
        brackets,
        documents,
        bodies,
        seats,
        presence,
        lobbies,
        commands,
        reviews,
        imports,
    )
}


if __name__ == "__main__":
    name, port, seconds = sys.argv[1:]
    asyncio.run(ATTACKS[name](int(port), monotonic() + float(seconds)))
