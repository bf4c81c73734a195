"""People of a world: they play with the client that programs use, lose connections, come back, and notice faults.

What they were shown goes into the records of `harness.stream_audit`. A player who has waited for an answer sends the
same command again, with the same id; after a loss, the last move is sometimes sent again before anything else.
"""

import asyncio
from collections import Counter
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from harness.simulation.game import NAME, OPPOSITE
from harness.simulation.loop import Process
from harness.stream_audit import AckedMove, StreamRecord, Violation, read_frame
from motherlode.client import Client, ConnectionLost, RefusedCommand
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import VERSION

if TYPE_CHECKING:
    from harness.simulation.world import World

THINKING = 3.0  # seconds about a move, at most
SHOUTED = 4  # lines at once
IMPATIENT = 2.5  # seconds after which a command is sent again
USUAL = {  # refusals that a player has to live with: others were faster, an answer was lost, the store is away
    "stale-question", "already-answered", "not-asked", "bot-plays", "you-play", "not-now", "seats-open", "raced",
    "store-unavailable", "duplicate-id",
}  # fmt: skip


@dataclass
class TablePlan:
    """A table that is going to be played at."""

    number: int
    places: list[str]
    clock: dict[str, int] | None
    opened: "asyncio.Future[str]"
    cards: list[int] | None  # with which the game begins, where that was arranged
    records: list[StreamRecord] = field(default_factory=list)
    sent_moves: set[AckedMove] = field(default_factory=set)
    sent_texts: set[str] = field(default_factory=set)

    @property
    def position(self) -> dict[str, Any] | None:
        """What the game begins with."""
        return {"game": NAME, "seats": len(self.places), "card": self.cards} if self.cards else None

    @property
    def table(self) -> str | None:
        """Its id, once somebody knows it."""
        return self.opened.result() if self.opened.done() else None


class Player:
    """One person at one table, with a seat or more, or none."""

    def __init__(self, world: "World", plan: TablePlan, name: str, seats: list[int], owner: bool) -> None:
        self.world, self.plan, self.name, self.owner = world, plan, name, owner
        self.chance = Random(world.chance.getrandbits(64))
        self.process = Process(world.loop, name)
        self.records = {seat: StreamRecord(seat) for seat in seats}
        self.late = StreamRecord(SPECTATOR)  # for moves that were acknowledged before anything was shown again
        plan.records += [*self.records.values(), self.late]
        self.token = ""
        self.heard: list[tuple[float, str]] = []  # all that came, and when it was read
        self.client: Client | None = None  # while it is connected
        self.reading: set[int] = set()  # the seats whose streams are open on it
        self.present: tuple[list[int], int] | None = None  # who is there, as was shown last
        self.last_move: dict[str, Any] | None = None  # that was not answered
        self.answers: Counter[str] = Counter()  # on this connection, by id
        self.commands: Counter[str] = Counter()
        self.quiet = False  # only reads
        self.contrary = False  # bets otherwise
        self.left = False  # for good
        self.process.start(self.play)

    @property
    def done(self) -> bool:
        """Whether the game is over in every stream."""
        return all(record.status == "over" for record in self.records.values())

    async def play(self) -> None:
        """Until the world ends, over as many connections as it takes."""
        try:
            while not self.left:
                with suppress(ConnectionLost):
                    await self._visit()
                self.client, self.present = None, None
                self.reading.clear()
                await asyncio.sleep(self.chance.random() ** 2)
        except RefusedCommand as refused:
            self.world.found(f"{self.name}: refused for {refused}")
        except Violation as violation:
            self.world.found(f"{self.name}: {violation}")

    async def _visit(self) -> None:
        workers = [worker for worker in self.world.workers if worker.takes_connections]
        if not workers:
            return
        socket: Any = self.chance.choice(workers).connect(self.process, self.chance.choice(self.world.slowness))
        self.world.sockets.append(socket)
        client = self.client = Client(socket)
        self.answers, self.commands = Counter(), Counter()
        try:
            await self._greet(client)
            await self._sit_down(client)
            async with aclosing(client.messages()) as messages:
                while not self.left:
                    self._read(client)
                    if not await self._act(client) and await anext(messages, None) is None:
                        raise ConnectionLost
        finally:
            self._read(client)
            await client.close()

    async def _greet(self, client: Client) -> None:
        welcome = await self._do(client, "hello", protocol=VERSION, token=self.token, name=self.name)
        self.token = welcome["token"]
        if self.owner and self.plan.table is None:
            plan = self.plan
            opened = await self._insist(
                client,
                "create",
                game=self.world.game,
                places=plan.places,
                clock=plan.clock,
                nonce="ab" * 8,
                position=plan.position,
            )
            if not plan.opened.done():
                plan.opened.set_result(opened["table"])

    async def _sit_down(self, client: Client) -> None:
        table = await asyncio.shield(self.plan.opened)
        move, self.last_move = self.last_move, None
        again = move if self.chance.random() < 0.5 else None  # it is not known whether it arrived
        if again and await self._send_move(client, again) is None:
            self.late.acked.append(AckedMove(**again))
        for seat, record in self.records.items():
            since = record.newest or None
            if since and self.chance.random() < 0.15:
                since = None
            elif since and self.chance.random() < 0.3:
                since = max(1, since - self.chance.randrange(20))
            self._read(client)
            record.opens(since)
            if seat == SPECTATOR:
                await self._insist(client, "watch", table=table, since=since)
            else:
                await self._resume(client, table, record, since)
            self.reading.add(seat)

    async def _resume(self, client: Client, table: str, record: StreamRecord, since: int | None) -> None:
        """Open a stream; take the seat first where that was not done yet. It may have been, and the answer was lost."""
        seat = record.viewer
        for _ in range(2):
            try:
                await self._insist(client, "resume", table=table, seat=seat, since=since)
                return
            except RefusedCommand as refused:
                if refused.reason != "not-your-seat" or record.newest:
                    raise Violation(f"seat {seat} cannot resume from {since}: {refused}") from refused
            try:
                await self._insist(client, "sit", table=table, seat=seat, nonce="cd" * 4)
                return
            except RefusedCommand as refused:
                if refused.reason not in ("seat-taken", "not-now"):
                    raise
        raise Violation(f"seat {seat} can neither be taken nor resumed")

    # --- commands

    async def _insist(self, client: Client, command: str, **fields: Any) -> dict[str, Any]:
        """Try until the store takes it."""
        while True:
            try:
                return await self._do(client, command, **fields)
            except RefusedCommand as refused:
                if refused.reason not in ("store-unavailable", "raced"):
                    raise
            if self.chance.random() < 0.3:  # another time, perhaps at another worker
                raise ConnectionLost
            await asyncio.sleep(self.chance.uniform(0.2, 0.6))

    async def _do(self, client: Client, command: str, **fields: Any) -> dict[str, Any]:
        """A command; sent again, as it is, when no answer comes."""
        id_ = f"{next(client._ids)}"
        message = {"type": command, "id": id_, **fields}

        async def again() -> None:
            await asyncio.sleep(IMPATIENT * self.chance.uniform(0.5, 2))
            self.commands[id_] += 1
            await client.socket.send(msgspec.json.encode(message).decode())

        self.commands[id_] += 1
        impatience = asyncio.create_task(again())
        try:
            answer = await client.ask(message)
        finally:
            impatience.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await impatience
        self._read(client)
        if answer["type"] == "refuse":
            raise RefusedCommand(answer["reason"], answer.get("arguments", {}))
        result: dict[str, Any] = answer.get("result") or {}
        return result

    async def _try(self, client: Client, command: str, **fields: Any) -> str | None:
        """None when it was done, or why it was not, where that is nobody's fault."""
        try:
            await self._do(client, command, table=self.plan.table, **fields)
        except RefusedCommand as refused:
            if refused.reason not in USUAL:
                raise
            return refused.reason
        return None

    # --- what is read

    def _read(self, client: Client) -> None:
        """Note everything that has come."""
        frames, client.frames = client.frames, []
        for text in frames:
            self.heard.append((self.world.loop.time(), text))
            frame = read_frame(text)
            if frame.type in ("event", "snapshot"):
                self.records[frame.seat].note(frame, text)
            elif frame.type == "presence":
                message = msgspec.json.decode(text)
                self.present = (message["here"], message["watching"])
            elif frame.type in ("ack", "refuse"):
                id_ = msgspec.json.decode(text)["id"]
                self.answers[id_] += 1
                if self.answers[id_] > self.commands[id_]:
                    raise Violation(f"command {id_} was answered once more than it was sent")

    # --- what a player does

    async def _act(self, client: Client) -> bool:
        """Do something, if there is anything to do."""
        if self.quiet:
            return False
        for seat, record in self.records.items():
            if not record.fresh or seat == SPECTATOR:
                continue
            record.fresh = False
            if self.owner and record.status == "gathering":
                refused = await self._try(client, "start")
                record.fresh |= refused in ("raced", "store-unavailable")
                await asyncio.sleep(0.3 if record.fresh else 0)
                return True
            if record.legal and record.question:
                await self._answer(client, record)
                return True
        return False

    async def _answer(self, client: Client, record: StreamRecord) -> None:
        assert record.question is not None
        seat, question = record.viewer, record.question.number
        move = self.chance.choice(record.legal)
        if self.contrary and move in OPPOSITE:
            move = OPPOSITE[move]
        await asyncio.sleep(self.chance.random() ** 3 * THINKING)
        if self.chance.random() < 0.25:
            await asyncio.gather(*(self._talk(client, record) for _ in range(self.chance.choice((1, 1, 1, 9)))))
        if self.chance.random() < 0.05:
            await self._try(client, "hand-over", seat=seat, bot="random")
        if self.chance.random() < 0.1:
            raise ConnectionLost
        command = {"seat": seat, "question": question, "move": move}
        self.last_move = command
        refused = await self._send_move(client, command)
        self.last_move = None
        if refused is None:
            record.acked.append(AckedMove(**command))
        elif refused == "bot-plays":
            await self._try(client, "take-back", seat=seat)
        elif refused in ("store-unavailable", "raced"):
            await asyncio.sleep(0.5)
            record.fresh = True

    async def _send_move(self, client: Client, command: dict[str, Any]) -> str | None:
        self.plan.sent_moves.add(AckedMove(**command))
        return await self._try(client, "move", **command)

    def shout(self) -> None:
        """Say several things at once, if that is possible now."""
        for record in self.records.values():
            if self.client and record.viewer in self.reading and record.viewer and not self.quiet:
                for _ in range(SHOUTED):
                    self.process.start(partial(self._shout, self.client, record))

    async def _shout(self, client: Client, record: StreamRecord) -> None:
        with suppress(ConnectionLost):
            await self._talk(client, record)

    async def _talk(self, client: Client, record: StreamRecord) -> None:
        text = f"{self.name} {self.chance.getrandbits(32)}"
        self.plan.sent_texts.add(text)
        if await self._try(client, "say", seat=record.viewer, text=text) is None:
            record.said.append(text)
