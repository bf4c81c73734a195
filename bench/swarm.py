"""Clients that play whole games through the socket, come back whenever the server is, and keep diaries.

A party is one table: who set it up holds the seats that say `me`, and every open seat has a client of its own. They
answer at random, talk now and then, hand their seat to a bot and take it back. When a game is over, the next begins.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import aclosing
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from bench.diaries import Audited, Broken, Diary, Promise, audit, read_frame, whole
from motherlode.server.actor import lines_of
from motherlode.server.client import Client, Lost, Refused, connect
from motherlode.server.protocol import VERSION
from motherlode.server.showing import WATCHER
from motherlode.server.store import Store

GONE = (Lost, OSError, EOFError, TimeoutError, WebSocketException)  # what a client meets when the server dies
RETRY = 0.02  # seconds before a client knocks again
PLAIN = {"ping_interval": None, "compression": None, "proxy": None}
# Refusals that a client has to live with: a bot or the clock was faster, or an ack was lost on the way.
USUAL = {"stale-question", "already-answered", "not-asked", "bot-plays", "you-play", "not-now", "seats-open", "raced"}


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
class Manner:
    """How clients behave: seconds between two moves of a seat, and how often they do other things than to move."""

    pause: float = 0.0
    talk: float = 0.03
    hand_over: float = 0.01
    forget: float = 0.05  # to resume from a snapshot instead of the last number seen
    look_back: float = 0.2  # to resume from a number before it, so that lines are seen again


@dataclass
class Party:
    """One table and its clients."""

    number: int
    layout: Layout
    opened: asyncio.Future[str]
    diaries: list[Diary] = field(default_factory=list)

    @property
    def table(self) -> str | None:
        return self.opened.result() if self.opened.done() and not self.opened.cancelled() else None


class Swarm:
    """Some parties at a time; `play` goes on until `stop`, and then to the end of every game."""

    def __init__(
        self,
        address: str,
        tables: int = len(LAYOUTS),
        seed: int = 0,
        manner: Manner | None = None,
        keep: Callable[[str], str | bytes] = whole,
        settle: Callable[["Party"], Any] | None = None,
    ) -> None:
        self.address, self.tables, self.seed = address, tables, seed
        self.manner, self.keep, self.settle = manner or Manner(), keep, settle
        self.parties: list[Party] = []  # that were opened, and are not settled yet
        self.counts: Counter[str] = Counter()
        self._numbers = count()
        self._stopping = False

    def stop(self) -> None:
        """Begin no other game."""
        self._stopping = True

    async def play(self) -> None:
        """Play; whatever a client finds wrong ends it."""
        async with asyncio.TaskGroup() as group:
            for _ in range(self.tables):
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
            party = Party(number, LAYOUTS[number % len(LAYOUTS)], asyncio.get_running_loop().create_future())
            self.parties.append(party)
            async with asyncio.TaskGroup() as group:
                for player in self._players(party):
                    group.create_task(player.play())
            self.counts["games"] += 1
            if self.settle:
                await self.settle(party)
                self.parties.remove(party)

    def _players(self, party: Party) -> list["Player"]:
        places = list(enumerate(party.layout.places, 1))
        seats = [[seat for seat, place in places if place == "me"]]
        seats += [[seat] for seat, place in places if place == "open"]
        seats += [[WATCHER]] if party.layout.watched else []
        return [Player(self, party, held, owner=index == 0) for index, held in enumerate(seats)]


class Player:
    """One client at one table, with a seat or more, or none."""

    def __init__(self, swarm: Swarm, party: Party, seats: list[int], owner: bool) -> None:
        self.swarm, self.party, self.owner = swarm, party, owner
        self.chance = Random(f"{swarm.seed} {party.number} {seats}")
        self.diaries = {seat: Diary(seat, swarm.keep) for seat in seats}
        party.diaries += self.diaries.values()
        self.token = ""

    @property
    def done(self) -> bool:
        return all(diary.status == "over" for diary in self.diaries.values())

    async def play(self) -> None:
        """To the end of the game, over as many connections as it takes."""
        while not self.done:
            try:
                async with connect(self.swarm.address, **PLAIN) as client:
                    try:
                        await self._visit(client)
                    finally:
                        self._read(client)
            except GONE:
                self.swarm.counts["lost connections"] += 1
                await asyncio.sleep(RETRY)

    async def _visit(self, client: Client) -> None:
        welcome = await client.do("hello", protocol=VERSION, token=self.token, name="Ana")
        self.token = welcome["token"]
        if self.owner and self.party.table is None:
            opened = await client.do("create", game=self.party.layout.game, places=list(self.party.layout.places),
                                     clock=self.party.layout.clock)  # fmt: skip
            self.party.opened.set_result(opened["table"])
        table = await asyncio.shield(self.party.opened)
        for diary in self.diaries.values():
            await self._resume(client, table, diary)
        async with aclosing(client.messages()) as messages:
            while True:
                self._read(client)
                if self.done:
                    return
                if not await self._act(client, table) and await anext(messages, None) is None:
                    raise Lost

    async def _resume(self, client: Client, table: str, diary: Diary) -> None:
        """Open a stream, mostly from the last number seen; take the seat first where that was not done yet."""
        since = diary.newest or None
        if since and self.chance.random() < self.swarm.manner.forget:
            since = None
        elif since and self.chance.random() < self.swarm.manner.look_back:
            since = max(1, since - self.chance.randrange(20))
        diary.opens(since)
        if diary.viewer == WATCHER:
            await client.do("watch", table=table, since=since)
            return
        try:
            await client.do("resume", table=table, seat=diary.viewer, since=since)
        except Refused as refused:
            if refused.reason != "not-your-seat" or diary.newest:
                raise Broken(f"seat {diary.viewer} cannot resume from {since}: {refused}") from refused
            nonce = self.chance.randbytes(4).hex()
            await client.do("sit", table=table, seat=diary.viewer, nonce=nonce)

    def _read(self, client: Client) -> None:
        """Note everything that has come."""
        frames, client.frames = client.frames, []
        for text in frames:
            frame = read_frame(text)
            if frame.type in ("event", "snapshot"):
                self.swarm.counts["stream messages"] += 1
                self.diaries[frame.seat].note(frame, text)

    # --- what a client does

    async def _act(self, client: Client, table: str) -> bool:
        """Do something, if there is anything to do."""
        for seat, diary in self.diaries.items():
            if not diary.fresh or seat == WATCHER:
                continue
            diary.fresh = False
            if self.owner and diary.status == "gathering":
                await self._try(client, "start", table=table)
                return True
            if diary.legal:
                await self._answer(client, table, diary)
                return True
        return False

    async def _answer(self, client: Client, table: str, diary: Diary) -> None:
        assert diary.question is not None
        manner, seat, question = self.swarm.manner, diary.viewer, diary.question.number
        move = self.chance.choice(diary.legal)
        if manner.pause:
            await asyncio.sleep(manner.pause * self.chance.uniform(0.5, 1.5))
        if self.chance.random() < manner.talk:
            text = f"{self.party.number} {seat} {self.chance.getrandbits(48)}"
            if await self._try(client, "say", table=table, seat=seat, text=text) is None:
                diary.said.append(text)
        if self.chance.random() < manner.hand_over:
            await self._try(client, "hand-over", table=table, seat=seat, bot="digger")
        refused = await self._try(client, "move", table=table, seat=seat, question=question, move=move)
        if refused is None:
            self._read(client)  # what came before the ack was shown before the move was promised
            diary.promises.append(Promise(question, seat, move))
            self.swarm.counts["moves"] += 1
        elif refused == "bot-plays":
            await self._try(client, "take-back", table=table, seat=seat)
        elif refused == "raced":
            diary.fresh = True

    async def _try(self, client: Client, command: str, **fields: Any) -> str | None:
        """Do it: None when it was done, or why it was not, where that is nobody's fault."""
        try:
            await client.do(command, **fields)
        except Refused as refused:
            self.swarm.counts[f"refused: {refused.reason}"] += 1
            if refused.reason not in USUAL:
                raise Broken(f"{command} {fields} was refused: {refused}") from refused
            return refused.reason
        return None


async def audit_party(store: Store, party: Party, window: int) -> Audited:
    """Hold the diaries of a table against its log."""
    if party.table is None:
        return Audited()
    lines = lines_of(await store.events(party.table))
    return await asyncio.to_thread(audit, lines, party.diaries, window)


async def audit_all(store: Store, parties: list[Party], window: int) -> Audited:
    """The same for many tables."""
    found = Audited()
    for party in parties:
        found = found.plus(await audit_party(store, party, window))
    return found
