"""What a move costs from the command to the frames, however long the game already is: counted, not timed."""

import asyncio
import sys

import msgspec

from harness.local_server import NO_LIMITS
from motherlode.games.catalog import find
from motherlode.server.commands import answer
from motherlode.server.connection import Connection
from motherlode.server.registry import TableRegistry
from motherlode.server.settings import Settings
from motherlode.server.table import Table
from motherlode.server.table_events import Created, Line, Sat, Started
from motherlode.server.table_log import append_of, applied
from tests.server.async_tests import awaited

SEATS = (1, 2, 3)
ID = "aLongGame"
LONG = {"house": {"days": 100}}  # a game of thousands of moves
MOVES = 30  # that are counted


class Wire:
    """A socket whose other end is the test."""

    def __init__(self):
        self.commands: asyncio.Queue[str] = asyncio.Queue()
        self.writes: list[list[dict]] = []  # the messages of each write to the system
        self.acks: asyncio.Queue[dict] = asyncio.Queue()
        self.writable = asyncio.Event()
        self.writable.set()
        self.ids = 0

    async def next_message(self):
        return await self.commands.get()

    def write(self, texts):
        messages = [msgspec.json.decode(text) for text in texts]
        self.writes.append(messages)
        for message in messages:
            assert message["type"] != "refuse", message
            if message["type"] == "ack":
                self.acks.put_nowait(message)

    def close(self, code):
        raise AssertionError(f"closed with {code}")

    async def do(self, command, **fields):
        """Give a command, and wait for its ack."""
        self.ids += 1
        self.commands.put_nowait(msgspec.json.encode({"type": command, "id": str(self.ids), **fields}).decode())
        return (await self.acks.get()).get("result")


async def visiting(registry):
    """Somebody who is connected; the task that serves them."""
    wire = Wire()
    serving = asyncio.create_task(Connection(registry, wire, "here").run())
    return wire, serving, await wire.do("hello", protocol=1, name="Ana")


async def opened(path):
    return await TableRegistry.open(Settings(store=str(path), window=0, pace=0, compilers=0, limits=NO_LIMITS))


async def play_on(wire, live, moves):
    """Answer for whoever is asked, with the first move that is legal."""
    for _ in range(moves):
        table = live.table
        seat = table.waiting[0]
        move = table.playing.legal(seat)[0]
        await wire.do("move", table=live.id, seat=seat, question=table.question, move=move)


@awaited
async def test_what_a_move_brings_everybody_and_its_ack_are_written_at_once(tmp_path):
    registry = await opened(tmp_path / "s.db")
    wire, serving, _ = await visiting(registry)
    table = (await wire.do("create", game="quartz", places=["me", "me", "me"]))["table"]
    for seat in SEATS:
        await wire.do("resume", table=table, seat=seat)
    wire.writes.clear()
    await play_on(wire, registry.tables[table], 1)
    [written] = [write for write in wire.writes if any(message["type"] == "ack" for message in write)]
    shown = [message["seat"] for message in written if message["type"] == "event"]
    assert shown == list(SEATS)
    assert written[-1]["type"] == "ack"
    assert wire.writes == [written]
    serving.cancel()
    await registry.close()


def long_log(identity, moves):
    """A game that has so many moves behind it, as its log."""
    created = Created(ID, "CODE", "quartz", find("quartz").version, 3, identity, "ab" * 32, options=LONG)
    table = Table.begin(Line(1, 1, created))
    for event in [*(Sat(seat, identity, "Ana") for seat in SEATS), Started()]:
        list(applied(table, [event], 1, 0))
    while table.question <= moves:
        seat = table.waiting[0]
        list(applied(table, answer(table, seat, (table.playing.legal(seat)[0],), "person"), 1, 0))
    return table


async def cost(path, moves):
    """Calls in the server's thread for some more moves, on the way from a socket to three of them and the store."""
    registry = await opened(path)
    wire, serving, welcome = await visiting(registry)
    identity = registry.seals.identity(welcome["token"])
    table = long_log(identity, moves)
    await registry.store.append(append_of(table, table.lines))
    for seat in SEATS:
        await wire.do("resume", table=ID, seat=seat)
    live = registry.tables[ID]
    await play_on(wire, live, 2)  # loads what it needs
    calls = 0

    def count(frame, event, argument):
        nonlocal calls
        calls += 1

    before = len(wire.writes)
    sys.setprofile(count)
    try:
        await play_on(wire, live, MOVES)
    finally:
        sys.setprofile(None)
    assert live.table.question > moves + MOVES
    writes = len(wire.writes) - before
    serving.cancel()
    await registry.close()
    return calls, writes


@awaited
async def test_a_move_after_thousands_of_moves_costs_what_it_costs_after_a_few(tmp_path):
    few, many = await cost(tmp_path / "few.db", 60), await cost(tmp_path / "many.db", 2_500)
    print(few, many)
    assert many[0] < 1.1 * few[0]
    assert many[1] == few[1]
