"""How soon everybody is back after a server was killed: every seat of every table, with a connection of its own.

python -m bench restart [--write]
python -m bench.restart [TABLES] [MOVES]   with fewer tables or other numbers of moves
"""

import asyncio
import sys
import tempfile
from itertools import count
from random import Random
from time import perf_counter

import msgspec
import uvloop

from bench.load import Server, asked_of, server
from bench.machine import crowd, stamp
from bench.wire import Wire, connected
from motherlode.games.catalog import GAMES
from motherlode.server.callers import raise_descriptors

TABLES, SEATS, MOVES = 2000, 3, 30
AT_ONCE = 50  # tables that are being set up at the same time


class Player(Wire):
    """A client of one seat: remembers how far its stream is, and makes moves while it may."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.ids = count(1)
        self.answers: dict[str, asyncio.Future[dict[str, str]]] = {}
        self.table, self.seat, self.n = "", 0, 0
        self.moves_left, self.chance = 0, Random(1)

    async def ask(self, command: dict[str, object]) -> dict[str, str]:
        """A command, and what its ack brings."""
        name = f"q{next(self.ids)}"
        answer = self.answers[name] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"id": name, **command}))
        return await answer

    def heard(self, frame: bytes) -> None:
        if frame.startswith((b'{"type":"event"', b'{"type":"snapshot"')):
            at = frame.index(b'"n":') + 4
            self.n = int(frame[at : frame.index(b",", at)])
            if self.moves_left and b'"legal":[' in frame:
                self.moves_left -= 1
                asking = asked_of(frame).asking
                move = {"table": self.table, "seat": self.seat, "question": asking.number}
                name, chosen = f"m{next(self.ids)}", self.chance.choice(asking.legal)
                self.send(msgspec.json.encode({"id": name, "type": "move", **move, "move": chosen}))
        elif frame.startswith((b'{"type":"ack","id":"q', b'{"type":"refuse","id":"q')):
            message = msgspec.json.decode(frame)
            assert message["type"] == "ack", message
            self.answers.pop(message["id"]).set_result(message.get("result") or {})


async def player(port: int, token: str) -> tuple[Player, str]:
    """A connection that has said hello."""
    wire = await connected(Player, port)
    assert isinstance(wire, Player)
    return wire, (await wire.ask({"type": "hello", "protocol": 1, "token": token}))["token"]


async def people_at(port: int, number: int, moves: int) -> tuple[str, list[Player]]:
    """A table with a client for each seat, who play for a while; and the token of them all."""
    players, token = [], ""
    for _ in range(SEATS):
        wire, token = await player(port, token)
        players.append(wire)
    opened = await players[0].ask(
        {"type": "create", "game": list(GAMES)[number % len(GAMES)], "places": ["me"] * SEATS}
    )
    for seat, wire in enumerate(players, 1):
        wire.table, wire.seat, wire.moves_left = opened["table"], seat, -(-moves // SEATS)
        await wire.ask({"type": "resume", "table": wire.table, "seat": seat})
    return token, players


async def come_back(port: int, old: Player, token: str) -> Player:
    """The same seat on a new connection, from where it was."""
    wire, _ = await player(port, token)
    await wire.ask({"type": "resume", "table": old.table, "seat": old.seat, "since": old.n})
    return wire


async def quiet(server: Server) -> None:
    """Until nothing is written any more."""
    before = -1
    while (now := (await server.counters())["appended"]) != before:
        before = now
        await asyncio.sleep(1)


async def measured(tables: int, moves: int) -> list[str]:
    """Play, kill the server, start it again, and wait for everybody."""
    with tempfile.TemporaryDirectory() as folder:
        store, everybody = f"{folder}/restart.db", []
        async with server("game", store) as running:
            for first in range(0, tables, AT_ONCE):
                numbers = range(first, min(tables, first + AT_ONCE))
                everybody += await asyncio.gather(*(people_at(running.port, number, moves) for number in numbers))
            await quiet(running)
            lines = (await running.counters())["appended"]
        async with server("game", store) as running:
            began, busy = perf_counter(), running.busy
            back = [come_back(running.port, wire, token) for token, players in everybody for wire in players]
            there = await asyncio.gather(*back)
            took, used = perf_counter() - began, running.busy - busy
        for wire in there:
            wire.transport.abort()
    return [
        f"{tables:,} tables of {SEATS} with {lines / tables:.0f} writes each: all {len(there):,} streams are back "
        f"{took:.1f} seconds after the server answers again, {used:.1f} of them its processor's.",
        "",
        crowd(),
    ]


ABOUT = """Written by `python -m bench restart --write`. Every seat has a connection of its own, and says `resume`
with the line that it has seen last. Clients and servers are processes on this machine."""


def restart() -> list[str]:
    """The page."""
    raise_descriptors()
    return ["# After a restart", "", stamp(), "", ABOUT, "", *uvloop.run(measured(TABLES, MOVES))]


if __name__ == "__main__":
    raise_descriptors()
    given = [int(number) for number in sys.argv[1:]]
    print("\n".join(uvloop.run(measured(*(given + [TABLES, MOVES][len(given) :])))))
