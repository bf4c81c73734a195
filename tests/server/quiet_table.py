"""A table where nothing moves by itself, and a hostile client that sends anything."""

import asyncio
import json
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect as open_socket

from harness.local_server import local_server
from motherlode.server import projection, table_events
from motherlode.server.protocol import encode
from motherlode.server.refusals import MISTAKE, REFUSALS

PATIENCE = 60.0  # seconds; no answer takes so long, however busy the machine is
SLOW = 3.0  # seconds of work that would be too long for one answer; how busy the machine is does not count


class HostileClient:
    """A connection on which anything can be sent; every frame gets exactly one answer."""

    def __init__(self, socket):
        self.socket, self.pings = socket, 0

    async def send(self, frame):
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def read(self):
        return json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))

    async def ask(self, frame):
        """The one answer to a frame: whatever came before the answer to the ping that follows."""
        await self.send(frame)
        self.pings += 1
        ping = f"still there? {self.pings}"
        await self.send({"type": "ping", "id": ping})
        answers = []
        while True:
            message = await self.read()
            if message.get("id") == ping:
                break
            if message["type"] in ("ack", "refuse"):
                answers.append(message)
        assert len(answers) == 1, (frame, answers)
        return answers[0]

    async def refused(self, frame):
        """The reason why a frame was refused; it is one that the table of refusals knows."""
        answer = await self.ask(frame)
        assert answer["type"] == "refuse", (frame, answer)
        reason, arguments = answer["reason"], answer.get("arguments", {})
        assert reason != "server-error", frame
        assert reason.startswith(MISTAKE) or set(arguments) == set(REFUSALS[reason].arguments), answer
        return reason


class QuietTable:
    """A server with one table in the middle of a game: Ana has seats 1 and 3, Bia has seat 2, and there are no bots."""

    def __init__(self, server, ana, bia, table):
        self.server, self.ana, self.bia, self.table = server, ana, bia, table

    @property
    def live(self):
        return self.server.registry.tables[self.table]

    def picture(self):
        """All there is to see and to know of the table."""
        table = self.live.table
        lines = [(line.n, line.at, table_events.encode(line.event)) for line in table.lines]
        return lines, [encode(projection.snapshot(table, viewer, 0)) for viewer in range(4)]

    async def play_on(self):
        """The seat that is asked makes a move, and it counts."""
        table, before = self.live.table, self.live.table.n
        seat = table.waiting[0]
        person = self.bia if seat == 2 else self.ana
        move = table.playing.legal(seat)[0]
        await asyncio.wait_for(
            person.do("move", table=self.table, seat=seat, question=table.question, move=move), PATIENCE
        )
        assert self.live.table.n > before

    @asynccontextmanager
    async def stranger(self, hello=True, **options):
        """Somebody else's connection."""
        async with open_socket(self.server.socket, max_size=None, **options) as socket:
            stranger = HostileClient(socket)
            if hello:
                await stranger.send({"type": "hello", "id": "hello", "protocol": 1, "name": "Mal"})
                assert (await stranger.read())["type"] == "ack"
            yield stranger


@asynccontextmanager
async def quiet_table(tmp_path, game="quartz", undisturbed=True, **settings):
    """The table; in the end it is as it was, no command has failed, and people play on."""
    async with (
        local_server(str(tmp_path / "store.db"), **settings) as server,
        server.guest("Ana") as ana,
        server.guest("Bia") as bia,
    ):
        table = (await ana.do("create", game=game, places=["me", "open", "me"]))["table"]
        await bia.do("sit", table=table, seat=2)
        await ana.do("resume", table=table, seat=1)
        await ana.do("resume", table=table, seat=3)
        await ana.do("start", table=table)
        made = QuietTable(server, ana, bia, table)
        await made.play_on()
        before = made.picture()
        yield made
        if undisturbed:
            assert made.picture() == before
        assert server.registry.metrics.numbers.counted["errors"] == 0
        await made.play_on()
