"""All live tables of a process: opens, finds and closes them, and keeps the lobby up to date."""

import asyncio
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from msgspec.structs import replace

from motherlode.bots import Stream
from motherlode.bots.stream import start as start_stream
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.mistakes import Mistake
from motherlode.match.fairness import new_secret
from motherlode.server import projection
from motherlode.server.bot_pool import BotPool
from motherlode.server.commands import refusal_of
from motherlode.server.compilation import STEPS
from motherlode.server.limits import Buckets
from motherlode.server.live_table import LiveTable
from motherlode.server.metrics import Metrics
from motherlode.server.new_tables import Beginning, check_playable, new_table, rematch_of
from motherlode.server.preparation import Preparation, Report
from motherlode.server.protocol import Create, Invite, Opened, Preparing, Refusal, Rematch, Tables, encode
from motherlode.server.settings import Settings
from motherlode.server.store import CodeTaken, Raced, Store, StoredMatch, Unavailable
from motherlode.server.streams import Reader
from motherlode.server.table import Table
from motherlode.server.table_events import Line
from motherlode.server.table_log import append_of, applied, lines_of
from motherlode.server.tokens import Seals, new_key

LOG = logging.getLogger("motherlode.server")
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look like another
CODE_LENGTH = 6
LOBBY_PAUSE = 0.5  # seconds between two lists
DUE = 100  # tables that are woken at once
SWEEP = 30.0  # seconds between two looks at idle and due tables
TRIES = 10  # at an id and a code that no other table has
CREATED_KEPT = 1000  # new tables whose nonce is remembered


@dataclass
class Chance:
    """Where everything comes from that nobody may foresee."""

    secret: Callable[[], str] = new_secret
    identity: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    table: Callable[[], str] = lambda: secrets.token_urlsafe(9)
    code: Callable[[], str] = lambda: "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    stream: Callable[[], Stream] = field(default=lambda: new_stream(secrets.randbits(63)))


def new_stream(seed: int) -> Stream:
    """A bot's own stream of chance."""
    stream = np.zeros(1, np.uint64)
    interpreted(start_stream)(stream, seed)  # one number: not worth waiting for the compiler
    return stream


def wall_clock() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableRegistry:
    """All tables of one server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: bytes,
        chance: Chance | None = None,
        now: Callable[[], int] = wall_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.chance = chance or Chance()
        self.seals = Seals(key)
        self.preparation = Preparation(settings.compilers, self._prepared)
        self.bots = BotPool(settings.threads, self.chance.stream, self.preparation)
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}
        self.aside: set[str] = set()  # tables whose log cannot be read
        self.lobby_readers: set[Reader] = set()
        self.closing = False
        self.connected: Counter[str] = Counter()  # sockets of each address
        limits = settings.limits
        self.openings = Buckets(limits.openings, limits.openings_burst, now)
        self.talk = Buckets(limits.talk, limits.talk_burst, now)
        self.talk_here = Buckets(limits.talk_here, limits.talk_here_burst, now)
        self.talk_table = Buckets(limits.talk_table, limits.talk_table_burst, now)
        self.guesses = Buckets(limits.guesses, limits.guesses_burst, now)
        self.heavy = Buckets(limits.heavy, limits.heavy_burst, now)
        self.heavy_here = Buckets(limits.heavy_here, limits.heavy_here_burst, now)
        self._report = prepared
        self._created: OrderedDict[tuple[str, str], asyncio.Task[Opened]] = OrderedDict()  # by person and nonce
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._lobby_task: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        settings: Settings,
        chance: Chance | None = None,
        now: Callable[[], int] = wall_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> "TableRegistry":
        """A registry on its store."""
        store = await Store.open(settings.store)
        registry = cls(settings, store, await store.setting("token-key", new_key), chance, now, prepared)
        registry._sweeper = asyncio.create_task(registry._sweep())
        registry.preparation.begin()
        return registry

    async def close(self) -> None:
        """Put all tables away, and let go of store and bots."""
        self.closing = True
        for task in (self._sweeper, self._lobby_task):
            if task:
                task.cancel()
        for live in self.tables.values():
            live.put_away()
        await self.preparation.close()
        self.bots.close()
        await self.store.close()

    def _prepared(self, game: str, done: int, steps: int) -> None:
        """A step of a game's preparation is done: the lobby shows it."""
        self._report(game, done, steps)
        self._to_lobby(self.preparing())

    def preparing(self) -> bytes:
        """How far the games are that are not prepared yet."""
        return encode(Preparing(self.preparation.left, len(STEPS)))

    # --- tables

    async def create(self, command: Create, identity: str, name: str) -> Opened:
        """Set a table up; a person who asks again with the same nonce, since no answer came, gets the same table."""
        if not command.nonce:
            return await self._create(command, identity, name)
        key = (identity, command.nonce)
        if key not in self._created:
            creating = self._created[key] = asyncio.create_task(self._create(command, identity, name))
            creating.add_done_callback(lambda task: self._created.pop(key, None) if failed(task) else None)
            if len(self._created) > CREATED_KEPT:
                self._created.popitem(last=False)
        return await asyncio.shield(self._created[key])

    async def _create(self, command: Create, identity: str, name: str) -> Opened:
        beginning = new_table(command, identity, name, self.chance.secret())
        self.preparation.want(command.game)
        return await self._set_up(beginning, identity)

    async def _set_up(self, beginning: Beginning, identity: str) -> Opened:
        """Write a new table down. What cannot be dealt is refused before anything is written."""
        for _ in range(TRIES):
            created = replace(beginning.created, table=self.chance.table(), code=self.chance.code())
            at = self.now()
            try:
                check_playable(created)
                table = Table.begin(Line(1, at, created))
                lines = [*table.lines, *applied(table, beginning.events, at, self.settings.window)]
            except Mistake as mistake:
                raise refusal_of(mistake) from mistake
            try:
                await self.store.append(append_of(table, lines))
            except (CodeTaken, Raced):
                continue
            except Unavailable:
                raise Refusal("store-unavailable") from None
            live = self._keep(LiveTable(self, table))
            self.metrics.count("tables")
            self.lobby_changed()
            return Opened(live.id, created.code, table.seats_of(identity))
        raise Refusal("store-unavailable")

    async def find(self, table: str) -> LiveTable:
        """The table with that id or code, read from its log when it was put away."""
        id_ = self.codes.get(table.upper(), table)
        if live := self.tables.get(id_):
            live.last_used = self.now()  # whoever asks for it may stay: it is not put away meanwhile
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_or_code: str) -> LiveTable:
        try:
            row = await self.store.find(id_or_code) or await self.store.find(id_or_code.upper())
            if row is None:
                raise Refusal("no-such-table")
            if live := self.tables.get(row.id):
                return live
            if row.id in self.aside:
                raise Refusal("table-unreadable")
            self.preparation.want(row.game)
            stored = await self.store.events(row.id)
        except Unavailable:
            raise Refusal("store-unavailable") from None
        try:
            table = Table.of(lines_of(stored))
        except Exception as error:  # written by another version: whatever is wrong with it, others are not
            self.set_aside(row.id, error)
            raise Refusal("table-unreadable") from error
        return self.tables.get(row.id) or self._keep(LiveTable(self, table))

    def set_aside(self, table: str, why: Exception) -> None:
        """The log of a table cannot be read here: its people are told, and it is not tried again."""
        if table in self.aside:
            return
        self.aside.add(table)
        self.counted("set_aside")
        LOG.error("table %s cannot be read and is set aside: %s: %s", table, type(why).__name__, why)
        if live := self.tables.get(table):
            live.streams.end(table, "table-unreadable")
            self._put_away(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        self.tables[live.id] = live
        self.codes[live.table.created.code] = live.id
        return live

    async def invite(self, command: Invite, identity: str) -> str:
        """Hold an open seat for a program; the token with which it says hello."""
        live = await self.find(command.table)
        guest = self.chance.identity()
        await live.invite(command, identity, guest)
        return self.seals.token(guest)

    async def rematch(self, command: Rematch, identity: str) -> Opened:
        """The same people and bots at a new table; asked for twice, it is one table."""
        live = await self.find(command.table)

        async def set_up() -> str:
            return (await self._set_up(rematch_of(live.table, self.chance.secret()), identity)).table

        there = await self.find(await live.rematch(command, identity, set_up))
        return Opened(there.id, there.table.created.code, there.table.seats_of(identity))

    async def held_by(self, identity: str) -> list[StoredMatch]:
        """The tables where somebody holds a seat, newest first."""
        try:
            return await self.store.held_by(identity)
        except Unavailable:
            raise Refusal("store-unavailable") from None

    # --- the lobby

    def lobby_changed(self) -> None:
        """Send a new list to the lobby, soon."""
        if self.lobby_readers and self._lobby_task is None:
            self._lobby_task = asyncio.create_task(self._send_lobby())

    async def _send_lobby(self) -> None:
        await asyncio.sleep(LOBBY_PAUSE)
        self._lobby_task = None
        self._to_lobby(self.lobby())

    def _to_lobby(self, frame: bytes) -> None:
        for reader in self.lobby_readers:
            reader.send(frame)

    def lobby(self) -> bytes:
        """The public tables where somebody is, newest first."""
        public = [live for live in self.tables.values() if live.table.created.public and live.attended]
        newest = sorted(public, key=lambda live: -live.table.lines[0].at)[:100]
        return encode(Tables([projection.listed(live.table) for live in newest]))

    # --- housekeeping

    def counted(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
        self.metrics.count(what, amount)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.put_idle_away()
                await self.wake_due()
            except (Refusal, Unavailable):
                self.counted("retries")
            except Exception:  # one fault must not end the sweeping
                LOG.exception("looking after the tables failed")
                self.counted("errors")

    async def wake_due(self) -> None:
        """Games over days go on though nobody is there: a bot moves, somebody's time runs out."""
        for table in await self.store.due(self.now(), DUE + len(self.aside)):
            if table in self.aside:
                continue
            try:
                await self.find(table)
            except Refusal as refusal:
                if refusal.reason != "table-unreadable":
                    raise

    def put_idle_away(self) -> None:
        """Tables where nobody has been for a while live on in their logs only."""
        for live in list(self.tables.values()):
            if not live.busy and self.now() - live.last_used > self.settings.idle:
                self._put_away(live)

    def _put_away(self, live: LiveTable) -> None:
        live.put_away()
        del self.tables[live.id]
        del self.codes[live.table.created.code]


def failed(task: "asyncio.Task[Opened]") -> bool:
    """Whether nothing came of it."""
    return task.cancelled() or task.exception() is not None
