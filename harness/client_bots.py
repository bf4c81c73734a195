"""Client bots: they play whole games over the socket, come back when the server does, and record their streams.

At each table, one client holds the seats that say `me`, and every open seat has a client of its own. They answer at
random, chat now and then, hand their seat to a bot and take it back. When a game is over, the next begins.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from harness.stream_audit import AckedMove, Audited, StreamRecord, Violation, audit, read_frame, whole
from motherlode.client import Client, ConnectionLost, RefusedCommand, connect
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import VERSION
from motherlode.server.store import Store
from motherlode.server.table_log import lines_of

GONE = (ConnectionLost, OSError, EOFError, TimeoutError, WebSocketException)  # what a client meets when the server dies
RETRY = 0.02  # seconds before a client tries to connect again
PLAIN = {"ping_interval": None, "compression": None, "proxy": None}
# Refusals that a client has to live with: a bot or the clock was faster, or an ack was lost on the way.
USUAL = {"stale-question", "already-answered", "not-asked", "bot-plays", "you-play", "not-now", "seats-open"}


@dataclass(frozen=True)
class Layout:
    """A kind of table."""

    game: str
    places: tuple[str, ...]
    clock: dict[str, int] | None = None
    watched: bool = False


CLOCK = {"bank": 2_000, "credit": 200}
LAYOUTS = (
    Layout("quartz", ("me", "open", "me", "miner"), watched=True),
    Layout("dice", ("open", "me", "apprentice"), CLOCK),
    Layout("quarry", ("me", "me", "open"), CLOCK),
    Layout("quartz", ("me", "me", "me"), CLOCK),
    Layout("dice", ("me", "me", "open", "miner"), watched=True),
    Layout("quarry", ("open", "me", "digger", "me")),
)
BOTS = ("apprentice", "digger", "miner")  # that sit at these tables


@dataclass(frozen=True)
class Behaviour:
    """How clients behave: seconds between two moves of a seat, and how often they do other things than to move."""

    pause: float = 0.0
    talk: float = 0.03
    hand_over: float = 0.01
    forget: float = 0.05  # to resume from a snapshot instead of the last number seen
    look_back: float = 0.2  # to resume from a number before it, so that lines are seen again


@dataclass
class BotTable:
    """One table and its clients."""

    number: int
    layout: Layout
    opened: asyncio.Future[str]
    records: list[StreamRecord] = field(default_factory=list)

    @property
    def table(self) -> str | None:
        """The id of the table, once it is there."""
        return self.opened.result() if self.opened.done() and not self.opened.cancelled() else None


class ClientBots:
    """Clients at `at_once` tables; `play` goes on until `stop`, and then to the end of every game.

    Of several addresses, each connection goes to any.
    """

    def __init__(
        self,
        address: str | Sequence[str],
        at_once: int = len(LAYOUTS),
        seed: int = 0,
        behaviour: Behaviour | None = None,
        keep: Callable[[str], str | bytes] = whole,
        settle: Callable[["BotTable"], Any] | None = None,
    ) -> None:
        self.addresses = [address] if isinstance(address, str) else list(address)
        self.at_once, self.seed = at_once, seed
        self.behaviour, self.keep, self.settle = behaviour or Behaviour(), keep, settle
        self.tables: list[BotTable] = []  # that were opened, and are not settled yet
        self.counts: Counter[str] = Counter()
        self._numbers = count()
        self._stopping = False

    def stop(self) -> None:
        """Begin no other game."""
        self._stopping = True

    async def play(self) -> None:
        """Play; whatever a client finds wrong ends it."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.at_once):
                group.create_task(self._one_after_the_other())

    async def play_while(self, work: Coroutine[Any, Any, None], patience: float) -> None:
        """Play while something else is being done, and then to the end of every game."""
        playing, working = asyncio.create_task(self.play()), asyncio.create_task(work)
        try:
            await asyncio.wait([playing, working], return_when=asyncio.FIRST_COMPLETED)
            if playing.done():
                playing.result()  # a client has found something wrong
            working.result()
            self.stop()
            await asyncio.wait_for(playing, patience)
        finally:
            for task in (playing, working):
                task.cancel()
            await asyncio.wait([playing, working])

    async def _one_after_the_other(self) -> None:
        while not self._stopping:
            number = next(self._numbers)
            bot_table = BotTable(number, LAYOUTS[number % len(LAYOUTS)], asyncio.get_running_loop().create_future())
            self.tables.append(bot_table)
            async with asyncio.TaskGroup() as group:
                for player in self._players(bot_table):
                    group.create_task(player.play())
            self.counts["games"] += 1
            if self.settle:
                await self.settle(bot_table)
                self.tables.remove(bot_table)

    def _players(self, bot_table: BotTable) -> list["ClientBot"]:
        places = list(enumerate(bot_table.layout.places, 1))
        seats = [[seat for seat, place in places if place == "me"]]
        seats += [[seat] for seat, place in places if place == "open"]
        seats += [[SPECTATOR]] if bot_table.layout.watched else []
        return [ClientBot(self, bot_table, held, owner=index == 0) for index, held in enumerate(seats)]


class ClientBot:
    """One client at one table, with a seat or more, or none."""

    def __init__(self, bots: ClientBots, bot_table: BotTable, seats: list[int], owner: bool) -> None:
        self.bots, self.bot_table, self.owner = bots, bot_table, owner
        self.chance = Random(f"{bots.seed} {bot_table.number} {seats}")
        self.records = {seat: StreamRecord(seat, bots.keep) for seat in seats}
        bot_table.records += self.records.values()
        self.token = ""

    @property
    def done(self) -> bool:
        """Whether the game is over in every stream."""
        return all(record.status == "over" for record in self.records.values())

    async def play(self) -> None:
        """To the end of the game, over as many connections as it takes."""
        while not self.done:
            try:
                async with connect(self.chance.choice(self.bots.addresses), **PLAIN) as client:
                    try:
                        await self._visit(client)
                    finally:
                        self._read(client)
            except GONE:
                self.bots.counts["lost connections"] += 1
                await asyncio.sleep(RETRY)

    async def _visit(self, client: Client) -> None:
        welcome = await client.do("hello", protocol=VERSION, token=self.token, name="Ana")
        self.token = welcome["token"]
        if self.owner and self.bot_table.table is None:
            layout = self.bot_table.layout
            opened = await client.do("create", game=layout.game, places=list(layout.places), clock=layout.clock)
            self.bot_table.opened.set_result(opened["table"])
        table = await asyncio.shield(self.bot_table.opened)
        for record in self.records.values():
            await self._resume(client, table, record)
        async with aclosing(client.messages()) as messages:
            while True:
                self._read(client)
                if self.done:
                    return
                if not await self._act(client, table) and await anext(messages, None) is None:
                    raise ConnectionLost

    async def _resume(self, client: Client, table: str, record: StreamRecord) -> None:
        """Open a stream, mostly from the last number seen; take the seat first where that was not done yet."""
        since = record.newest or None
        if since and self.chance.random() < self.bots.behaviour.forget:
            since = None
        elif since and self.chance.random() < self.bots.behaviour.look_back:
            since = max(1, since - self.chance.randrange(20))
        record.opens(since)
        if record.viewer == SPECTATOR:
            await client.do("watch", table=table, since=since)
            return
        try:
            await client.do("resume", table=table, seat=record.viewer, since=since)
        except RefusedCommand as refused:
            if refused.reason != "not-your-seat" or record.newest:
                raise Violation(f"seat {record.viewer} cannot resume from {since}: {refused}") from refused
            nonce = self.chance.randbytes(4).hex()
            await client.do("sit", table=table, seat=record.viewer, nonce=nonce)

    def _read(self, client: Client) -> None:
        """Note everything that has come."""
        frames, client.frames = client.frames, []
        for text in frames:
            frame = read_frame(text)
            if frame.type in ("event", "snapshot"):
                self.bots.counts["stream messages"] += 1
                self.records[frame.seat].note(frame, text)

    # --- what a client does

    async def _act(self, client: Client, table: str) -> bool:
        """Do something, if there is anything to do."""
        for seat, record in self.records.items():
            if not record.fresh or seat == SPECTATOR:
                continue
            record.fresh = False
            if self.owner and record.status == "gathering":
                await self._try(client, "start", table=table)
                return True
            if record.legal:
                await self._answer(client, table, record)
                return True
        return False

    async def _answer(self, client: Client, table: str, record: StreamRecord) -> None:
        assert record.question is not None
        behaviour, seat, question = self.bots.behaviour, record.viewer, record.question.number
        move = self.chance.choice(record.legal)
        if behaviour.pause:
            await asyncio.sleep(behaviour.pause * self.chance.uniform(0.5, 1.5))
        if self.chance.random() < behaviour.talk:
            text = f"{self.bot_table.number} {seat} {self.chance.getrandbits(48)}"
            if await self._try(client, "say", table=table, seat=seat, text=text) is None:
                record.said.append(text)
        if self.chance.random() < behaviour.hand_over:
            await self._try(client, "hand-over", table=table, seat=seat, bot="digger")
        refused = await self._try(client, "move", table=table, seat=seat, question=question, move=move)
        if refused is None:
            self._read(client)  # what came before the ack was shown before the move was acknowledged
            record.acked.append(AckedMove(question, seat, move))
            self.bots.counts["moves"] += 1
        elif refused == "bot-plays":
            await self._try(client, "take-back", table=table, seat=seat)

    async def _try(self, client: Client, command: str, **fields: Any) -> str | None:
        """Do it: None when it was done, or why it was not, where that is nobody's fault."""
        try:
            await client.do(command, **fields)
        except RefusedCommand as refused:
            self.bots.counts[f"refused: {refused.reason}"] += 1
            if refused.reason not in USUAL:
                raise Violation(f"{command} {fields} was refused: {refused}") from refused
            return refused.reason
        return None


async def audit_table(store: Store, bot_table: BotTable, window: int) -> Audited:
    """Compare the records of a table with its log."""
    if bot_table.table is None:
        return Audited()
    lines = lines_of(await store.events(bot_table.table))
    return await asyncio.to_thread(audit, lines, bot_table.records, window)


async def audit_all(store: Store, bot_tables: list[BotTable], window: int) -> Audited:
    """The same for many tables."""
    found = Audited()
    for bot_table in bot_tables:
        found = found.plus(await audit_table(store, bot_table, window))
    return found
