"""The example of a table bot, as a real program at a real table; its connection goes through a wire that can be cut."""

import asyncio
import json
import os
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE

import pytest

from harness.local_server import local_server
from motherlode.games.catalog import GAMES
from tests import running
from tests.server.async_tests import awaited

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "table_bot.py"
LINES = 40
CUTS, TABLES = 2, 12


class Wires:
    """Connections between programs and a server."""

    def __init__(self, port):
        self.to, self.port, self.writers, self.made = port, 0, [], 0

    async def connect(self, reader, writer):
        self.made += 1
        there, here = await asyncio.open_connection("127.0.0.1", self.to)
        self.writers += [writer, here]
        with suppress(ConnectionError):
            await asyncio.gather(self.pass_on(reader, here), self.pass_on(there, writer))

    async def pass_on(self, reader, writer):
        try:
            while some := await reader.read(65536):
                writer.write(some)
                await writer.drain()
        finally:
            writer.close()

    def cut(self):
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()


@asynccontextmanager
async def wires(port):
    laid = Wires(port)
    server = await asyncio.start_server(laid.connect, "127.0.0.1", 0)
    laid.port = server.sockets[0].getsockname()[1]
    try:
        yield laid
    finally:
        laid.cut()
        server.close()


def started(port, table, seat, token):
    command = [sys.executable, EXAMPLE, f"ws://127.0.0.1:{port}/socket", table, str(seat)]
    return running.start(command, env={**os.environ, "MOTHERLODE_TOKEN": token}, stderr=PIPE)


async def ended(program):
    """Its exit code and what it said, when it has ended."""
    _, said = await asyncio.to_thread(program.communicate, timeout=running.LONGEST)
    return program.returncode, said.decode()


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_the_example_plays_to_the_end_though_its_connection_is_cut(game, tmp_path):
    async with local_server(str(tmp_path / "store.db"), pace=2) as server:
        for _ in range(TABLES):  # The Quarry may be over after the first vote: then there is nothing to cut
            moves, cuts, made = await played(server, game)
            assert made == cuts + 1
            if cuts == CUTS:
                break
        assert moves >= 2 * CUTS
        assert cuts == CUTS


async def played(server, game):
    """Play a game with the program at it, to the end: its moves, how often it was cut off, how often it came."""
    async with wires(server.port) as wire, server.guest() as ana:
        opened = await ana.do("create", game=game, places=["miner", "open", "miner", "miner"])
        table = opened["table"]
        token = (await ana.do("invite", table=table, seat=2, name="Example"))["token"]
        await ana.do("watch", table=table)
        with started(wire.port, table, 2, token) as program:
            moves, cuts = 0, 0
            async for message in ana.messages():
                if message["type"] == "presence" and message["here"] == [2] and not moves:
                    with suppress(Exception):  # it hears of it when the program comes, and again after the cuts
                        await ana.do("start", table=table)
                for made in message.get("event", {}).get("moves", ()):
                    moves += made["seat"] == 2
                    assert made["seat"] != 2 or made.get("by", "person") == "person"
                over = message.get("event", {}).get("kind") == "finished"
                if moves >= 2 * (cuts + 1) and cuts < CUTS and not over:
                    cuts += 1
                    wire.cut()
                if over:
                    break
            assert await ended(program) == (0, "")
            return moves, cuts, wire.made


@awaited
async def test_the_example_says_why_it_cannot_play(tmp_path):
    async with local_server(str(tmp_path / "store.db")) as server, server.guest() as ana:
        opened = await ana.do("create", game="quartz", places=["open", "miner", "miner"])
        with started(server.port, opened["table"], 1, "forged.token") as program:
            code, said = await ended(program)
        assert code == 1
        assert "the server refused it: bad-token" in said


@awaited
async def test_the_example_finds_a_server_on_its_own_machine_where_a_proxy_is_set(tmp_path, monkeypatch):
    for name in ("HTTP_PROXY", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    async with local_server(str(tmp_path / "store.db")) as server, server.guest() as ana:
        opened = await ana.do("create", game="quartz", places=["open", "miner", "miner"])
        with started(server.port, opened["table"], 1, "forged.token") as program:
            assert "bad-token" in (await ended(program))[1]


def test_the_example_is_short_and_needs_websockets_only():
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) <= LINES
    imported = {line.split()[1].partition(".")[0] for line in text.splitlines() if line.startswith(("import", "from"))}
    assert imported - sys.stdlib_module_names == {"websockets"}


def test_the_page_quotes_the_example_and_what_it_shows_is_json():
    page = (DOCS / "table-bots.md").read_text()
    assert f"```python\n{EXAMPLE.read_text()}```" in page
    for block in page.split("```json\n")[1:]:
        assert json.loads(block.partition("```")[0])["type"] == "invite"
