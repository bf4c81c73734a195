"""A table where nothing moves by itself, and a stranger who sends whatever comes to mind."""

import asyncio
import json
from contextlib import asynccontextmanager

from websockets.asyncio.client import connect as open_socket

from motherlode.server import events, showing
from motherlode.server.protocol import encode
from motherlode.server.refusals import MISTAKE, REFUSALS
from tests.server.house import house

PATIENCE = 60.0  # seconds; no answer takes so long, however busy the machine is
SLOW = 3.0  # seconds of work that would be too long for one answer; how busy the machine is does not count


class Stranger:
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


class Scene:
    """A server with one table in the middle of a game: Ana has seats 1 and 3, Bia seat 2, and nobody thinks."""

    def __init__(self, server, ana, bia, table):
        self.server, self.ana, self.bia, self.table = server, ana, bia, table

    @property
    def actor(self):
        return self.server.hall.actors[self.table]

    def picture(self):
        """All there is to see and to know of the table."""
        table = self.actor.table
        lines = [(line.n, line.at, events.encode(line.event)) for line in table.lines]
        return lines, [encode(showing.snapshot(table, viewer, 0)) for viewer in range(4)]

    async def play_on(self):
        """Whoever is asked makes a move, and it counts."""
        table, before = self.actor.table, self.actor.table.n
        seat = table.waiting[0]
        person = self.bia if seat == 2 else self.ana
        move = table.playing.legal(seat)[0]
        await asyncio.wait_for(
            person.do("move", table=self.table, seat=seat, question=table.question, move=move), PATIENCE
        )
        assert self.actor.table.n > before

    @asynccontextmanager
    async def stranger(self, hello=True, **options):
        """Somebody else's connection."""
        async with open_socket(self.server.socket, max_size=None, **options) as socket:
            stranger = Stranger(socket)
            if hello:
                await stranger.send({"type": "hello", "id": "hello", "protocol": 1, "name": "Mal"})
                assert (await stranger.read())["type"] == "ack"
            yield stranger


@asynccontextmanager
async def scene(tmp_path, game="quartz", undisturbed=True, **settings):
    """The scene; in the end the table is as it was, no command has failed, and people play on."""
    async with (
        house(str(tmp_path / "store.db"), **settings) as server,
        server.guest("Ana") as ana,
        server.guest("Bia") as bia,
    ):
        table = (await ana.do("create", game=game, places=["me", "open", "me"]))["table"]
        await bia.do("sit", table=table, seat=2)
        await ana.do("resume", table=table, seat=1)
        await ana.do("resume", table=table, seat=3)
        await ana.do("start", table=table)
        made = Scene(server, ana, bia, table)
        await made.play_on()
        before = made.picture()
        yield made
        if undisturbed:
            assert made.picture() == before
        assert server.hall.metrics.registry.get_sample_value("motherlode_errors_total") == 0
        await made.play_on()
