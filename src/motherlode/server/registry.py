"""All live tables of a process: opens, finds and closes them, and keeps the lobby up to date."""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import cast

from msgspec import Raw
from msgspec.structs import replace

from motherlode.bots import Stream
from motherlode.bots.stream import new_stream
from motherlode.compilation import STEPS
from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.match.fairness import new_secret
from motherlode.server import projection
from motherlode.server.bot_pool import BotPool
from motherlode.server.commands import refusal_of
from motherlode.server.limits import Buckets, Held, Shared, Turns
from motherlode.server.live_table import LiveTable
from motherlode.server.metrics import Metrics, Numbers
from motherlode.server.new_tables import Beginning, check_playable, new_table, rematch_of
from motherlode.server.preparation import Preparation, Report
from motherlode.server.protocol import (
    Create,
    Invite,
    Listed,
    Moved,
    Opened,
    Preparing,
    Refusal,
    Rematch,
    Storing,
    Subscribe,
    Tables,
    Unsubscribe,
    Yours,
    encode,
)
from motherlode.server.push.calls import Calls
from motherlode.server.push.subscriptions import is_served, subscription_of
from motherlode.server.push.vapid import VAPID_KEY, Vapid, new_vapid_key
from motherlode.server.settings import SECOND, Settings
from motherlode.server.steady_time import steady_clock
from motherlode.server.store import TOKEN_KEY, CodeTaken, Raced, Store, StoredMatch, Unavailable
from motherlode.server.streams import Reader
from motherlode.server.table import Table
from motherlode.server.table_events import Line
from motherlode.server.table_log import append_of, applied, lines_of
from motherlode.server.tokens import Seals, new_key
from motherlode.server.workers import Workers

LOG = logging.getLogger("motherlode.server")
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look like another
CODE_LENGTH = 6
LOBBY_PAUSE = 0.5  # seconds between two lists
DUE = 100  # tables that are woken at once
TRIAL = 1.0  # seconds between two tries to write, while that does not work
SWEEP = 30.0  # seconds between two looks at idle and due tables
TRIES = 10  # at an id and a code that no other table has
JOINING = 5.0  # seconds to wait at the start until other workers are heard
IN_LOBBY = 100  # tables
MOVED = encode(Moved())
SHOWN_WHOLE = 12  # of somebody's tables


@dataclass
class Chance:
    """The source of everything that must be unpredictable."""

    secret: Callable[[], str] = new_secret
    identity: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    table: Callable[[], str] = lambda: secrets.token_urlsafe(9)
    code: Callable[[], str] = lambda: "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    stream: Callable[[], Stream] = field(default=lambda: new_stream(secrets.randbits(63)))


class TableRegistry:
    """All tables of one server process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        key: bytes,
        vapid_key: bytes,
        chance: Chance | None = None,
        now: Callable[[], int] = steady_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> None:
        self.settings, self.store, self.now = settings, store, now
        self.chance = chance or Chance()
        self.seals = Seals(key)
        self.calls = Calls(settings, store, Vapid(vapid_key, settings.push_contact), now, self.sees_rematch)
        self.preparation = Preparation(settings.compilers, self._prepared)
        self.bots = BotPool(settings.threads, self.chance.stream, self.preparation)
        self.metrics = Metrics()
        self.workers = Workers(store, self)
        self.tables: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}
        self.aside: set[str] = set()  # tables whose log cannot be read
        self.connections: set[Reader] = set()
        self.lobby_readers: set[Reader] = set()
        self.closing = False
        self.connected: Counter[str] = Counter()  # sockets of each address
        limits = settings.limits
        self.openings = Buckets(limits.openings, limits.openings_burst, now)
        self.talk = Shared(
            Buckets(limits.talk, limits.talk_burst, now), Buckets(limits.talk_here, limits.talk_here_burst, now)
        )
        self.talk_table = Buckets(limits.talk_table, limits.talk_table_burst, now)
        self.guesses = Buckets(limits.guesses, limits.guesses_burst, now)
        self.heavy = Shared(
            Buckets(limits.heavy, limits.heavy_burst, now), Buckets(limits.heavy_here, limits.heavy_here_burst, now)
        )
        self.changes = Shared(
            Buckets(limits.changes, limits.changes_burst, now),
            Buckets(limits.changes_here, limits.changes_here_burst, now),
        )
        self.requests = Turns(
            Buckets(limits.requests, limits.requests_burst, now),
            Buckets(limits.requests_peak, limits.requests_peak_burst, now),
        )
        self.bodies = Held(limits.bodies)
        self._report = prepared
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._lobby_task: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None
        self._trial: asyncio.Task[bool] | None = None  # to write, the last one
        self._tried = 0  # when it began
        self._trials: asyncio.Task[None] | None = None  # one after the other, while nothing can be written
        store.writing.changed = self._storing

    @classmethod
    async def open(
        cls,
        settings: Settings,
        chance: Chance | None = None,
        now: Callable[[], int] = steady_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> "TableRegistry":
        """A registry on its store."""
        return await cls.on(await Store.open(settings.store), settings, chance, now, prepared)

    @classmethod
    async def on(
        cls,
        store: Store,
        settings: Settings,
        chance: Chance | None = None,
        now: Callable[[], int] = steady_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> "TableRegistry":
        """A registry on a store that is open."""
        key, vapid_key = await store.setting(TOKEN_KEY, new_key), await store.setting(VAPID_KEY, new_vapid_key)
        registry = cls(settings, store, key, vapid_key, chance, now, prepared)
        await registry.workers.begin(JOINING)
        registry._sweeper = asyncio.create_task(registry._sweep())
        registry.preparation.begin()
        return registry

    async def close(self) -> None:
        """Close all tables, the store and the bots."""
        self.closing = True
        self.store.writing.changed = lambda working: None
        for task in (self._sweeper, self._lobby_task, self._trials):
            if task:
                task.cancel()
        for live in self.tables.values():
            live.put_away()
        await self.workers.close()
        await self.calls.close()
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
        beginning = new_table(command, identity, name, self.chance.secret())
        self.preparation.want(command.game)
        id_ = self.seals.table(identity, command.nonce) if command.nonce else ""
        return await self._set_up(beginning, identity, id_)

    async def _set_up(self, beginning: Beginning, identity: str, id_: str = "") -> Opened:
        """Write a new table down, unless there is one with its id. What cannot be dealt is refused before anything is
        written.
        """
        for _ in range(TRIES):
            created = replace(beginning.created, table=id_ or self.chance.table(), code=self.chance.code())
            at = self.now()
            try:
                check_playable(created)
                table = Table.begin(Line(1, at, created))
                lines = [*table.lines, *applied(table, beginning.events, at, self.settings.window)]
            except Mistake as mistake:
                raise refusal_of(mistake) from mistake
            try:
                await self.store.append(append_of(table, lines))
            except CodeTaken:
                continue
            except Raced:
                if id_:
                    return opened(await self.find(id_), identity)
                continue
            except Unavailable:
                raise Refusal("store-unavailable") from None
            live = self._keep(LiveTable(self, table))
            self.metrics.count("tables")
            self.lobby_changed()
            return opened(live, identity)
        raise Refusal("store-unavailable")

    async def find(self, table: str) -> LiveTable:
        """The table with that id or code, read from its log when it was put away."""
        id_ = self.codes.get(table.upper(), table)
        if live := self.tables.get(id_):
            live.last_used = self.now()  # the caller may stay: it must not be closed meanwhile
            return live
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda loaded: self._loaded(id_, loaded))
        return await asyncio.shield(self._loading[id_])

    async def seek(self, table: str, address: str) -> LiveTable:
        """The table that somebody names by its id or code; an address that tries many codes has to wait."""
        self.check_guesses(table, address)
        try:
            return await self.find(table)
        except Refusal as refusal:
            if refusal.reason == "no-such-table" and is_code(table):
                self.guesses.take(address)
            raise

    def check_guesses(self, table: str, address: str) -> None:
        """Refuse a code where many before it were wrong, also a right one."""
        if is_code(table):
            self.guesses.check(address)

    def _loaded(self, id_: str, loaded: asyncio.Task[LiveTable]) -> None:
        del self._loading[id_]
        if not loaded.cancelled():
            loaded.exception()  # the one who asked may wait no more

    async def _load(self, id_or_code: str) -> LiveTable:
        try:
            row = await self.store.find(id_or_code) or await self.store.find(id_or_code.upper())
            if row is None:
                raise Refusal("no-such-table")
            if live := self.tables.get(row.id):
                return live
            if row.game not in GAMES:
                self.aside.add(row.id)
                raise Refusal("game-not-offered", game=row.game)
            if row.id in self.aside:
                raise Refusal("table-unreadable")
            self.preparation.want(row.game)
            stored = await self.store.events(row.id)
        except Unavailable:
            raise Refusal("store-unavailable") from None
        try:
            table = Table.of(lines_of(stored))
        except Exception as error:  # written by another version: a bad log must not affect other tables
            self.set_aside(row.id, error)
            raise Refusal("table-unreadable") from error
        if table.deleted:
            raise Refusal("table-deleted")
        return self._keep(LiveTable(self, table))

    def set_aside(self, table: str, why: Exception) -> None:
        """The log of a table cannot be read here: its people get a message, and it is not tried again."""
        if table in self.aside:
            return
        self.aside.add(table)
        self.counted("set_aside")
        LOG.error("table %s cannot be read and is set aside: %s: %s", table, type(why).__name__, why)
        if live := self.tables.get(table):
            live.streams.end(table, "table-unreadable")
            self._put_away(live)

    def forget(self, table: str) -> None:
        """A table was deleted: it is not open here any more."""
        if live := self.tables.get(table):
            self._put_away(live)
        self.lobby_changed()

    def _keep(self, live: LiveTable) -> LiveTable:
        """The live table from now on: this one, or the one that somebody else has opened meanwhile."""
        self.codes[live.table.created.code] = live.id
        return self.tables.setdefault(live.id, live)

    async def invite(self, command: Invite, identity: str) -> str:
        """Hold an open seat for a program; the token with which it says hello."""
        live = await self.find(command.table)
        guest = self.chance.identity()
        await live.invite(command, identity, guest)
        return self.seals.token(guest)

    async def rematch(self, command: Rematch, identity: str) -> Opened:
        """A new table for the same people, and the asker's seats at it. Its id follows from the old table's: asked for
        twice it is one table, also when the server died before it could say so.
        """
        live = await self.find(command.table)

        async def set_up(number: int) -> str:
            beginning = rematch_of(live.table, self.chance.secret(), identity, command.nonce)
            return (await self._set_up(beginning, identity, self.seals.table(live.id, f"rematch {number}"))).table

        again = await self.find(await live.rematch(command, identity, self._is_there, set_up))
        await again.come_along(identity, command.nonce)
        return opened(again, identity)

    async def _is_there(self, table: str) -> bool:
        """Whether a table has not been deleted."""
        try:
            await self.find(table)
        except Refusal as refusal:
            if refusal.reason == "table-deleted":
                return False
            raise
        return True

    async def held_by(self, identity: str) -> list[StoredMatch]:
        """The tables where somebody holds a seat, newest first."""
        try:
            return await self.store.held_by(identity)
        except Unavailable:
            raise Refusal("store-unavailable") from None

    async def yours(self, identity: str) -> list[Yours]:
        """The same, as a list of them is shown: of the newest, what only the tables themselves know."""
        rows = await self.held_by(identity)
        newest = [row for over in (False, True) for row in rows if (row.finished is not None) == over][:SHOWN_WHOLE]
        found = {}
        for row in newest:
            with suppress(Refusal):  # what cannot be opened is listed all the same
                found[row.id] = (await self.find(row.id)).table
        kept = await self._rematches_for(identity, found.values())
        return [*kept, *(projection.yours(row, found.get(row.id), identity) for row in rows)]

    async def _rematches_for(self, identity: str, tables: Collection[Table]) -> list[Yours]:
        """Where these tables play again, and seats wait for somebody."""
        kept = []
        for again in [table.rematch.table for table in tables if table.rematch]:
            with suppress(Refusal):  # it was deleted
                table = (await self.find(again)).table
                if table.status == "gathering" and table.kept_seats(identity):
                    kept.append(projection.kept(table, identity))
        return kept

    # --- calling people who are away

    def look_who_is_wanted(self, table: Table, gone: Collection[int]) -> None:
        """Call people to a table who are not there, also those in the lobby; `gone` are the seats that nobody reads."""
        people = table.people
        for reader in self.lobby_readers:
            if reader.identity in people:
                reader.send(MOVED)
        if self.settings.push_services:
            self.calls.look(table, gone)

    def sees_rematch(self, identity: str, again: str) -> bool:
        """Whether somebody reads of a rematch where it was asked for: at the old table."""
        olds = [live for live in self.tables.values() if live.table.rematch and live.table.rematch.table == again]
        return any(set(live.table.seats_of(identity)) - set(live.streams.gone) for live in olds)

    async def subscribe(self, command: Subscribe, identity: str) -> None:
        """Keep a browser in which somebody is called."""
        found = subscription_of(command.endpoint, command.p256dh, command.auth, command.language)
        if found is None or not is_served(command.endpoint, self.settings.push_services):
            raise Refusal("not-a-subscription")
        try:
            await self.store.subscribe(identity, found, self.now())
        except Unavailable:
            raise Refusal("store-unavailable") from None

    async def unsubscribe(self, command: Unsubscribe) -> None:
        """Forget it."""
        try:
            await self.store.unsubscribe(command.endpoint)
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
        self._to_lobby(await self.newest_lobby())

    def _to_lobby(self, frame: bytes) -> None:
        for reader in self.lobby_readers:
            reader.send(frame)

    async def newest_lobby(self) -> bytes:
        """The same, with what other workers have open by now."""
        await self.workers.look_at_lobby()
        return self.lobby()

    def lobby(self) -> bytes:
        """The public tables where somebody is, newest first."""
        here = {live.id: live for live in self.tables.values() if live.table.created.public and live.attended}
        newest = sorted(here.values(), key=lambda live: -live.table.lines[0].at)[:IN_LOBBY]
        listed = [projection.listed(live.table) for live in newest]
        elsewhere = {table: Raw(row) for table, row in self.workers.elsewhere_listed if table not in here}
        return encode(Tables([*listed, *cast("list[Listed]", list(elsewhere.values()))][:IN_LOBBY]))

    # --- other workers

    def appended(self, lasts: Mapping[str, int]) -> None:
        """Other workers, or this one, have written to tables."""
        for table, last in lasts.items():
            if live := self.tables.get(table):
                live.heard_of(last)

    def attendance_changed(self, table: str, unserved: bool) -> None:
        """Other people read a table elsewhere, or another worker runs its clocks."""
        if live := self.tables.get(table):
            live.attendance_changed(unserved)

    def look_again(self) -> None:
        """Anything may have been written while nothing was heard."""
        for live in self.tables.values():
            live.heard_of(None)

    def cut_off(self, why: str) -> None:
        """Nothing can be heard of others; what cannot be written waits, and people learn of it."""
        if not self.closing:
            self.store.writing.failed(why)

    # --- the store

    def storing(self) -> bytes:
        """Whether anything can be stored."""
        return encode(Storing(self.store.writing.working))

    def _storing(self, working: bool) -> None:
        """Tell every connection that moves must wait, or need not any more; and try to write until it works."""
        for connection in list(self.connections):
            connection.send(self.storing())
        if not working and (self._trials is None or self._trials.done()):
            self._trials = asyncio.create_task(self._try_again())

    async def _try_again(self) -> None:
        while not self.store.writing.working:
            await asyncio.sleep(TRIAL)
            await self.can_store()

    async def can_store(self) -> bool:
        """Whether something can be written: it is tried, once a second at most, however many ask."""
        if self._trial is None or (self._trial.done() and self.now() - self._tried > SECOND):
            self._tried = self.now()
            self._trial = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._trial)

    async def _try_to_write(self) -> bool:
        try:
            await self.store.try_to_write()
        except Unavailable:
            return False
        return True

    # --- housekeeping

    def counted(self, what: str, amount: float = 1) -> None:
        """Add to a counter."""
        self.metrics.count(what, amount)

    def numbers(self) -> Numbers:
        """What was counted so far, and how things stand."""
        show, store = self.metrics.show, self.store
        show("live_tables", len(self.tables))
        show("connections", self.connected.total())
        show("store_commits", store.commits)
        show("store_appended", store.appended)
        show("store_failures", store.writing.failures + store.reading.failures)
        return self.metrics.numbers

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
            except Refusal:
                if table not in self.aside:
                    raise

    def put_idle_away(self) -> None:
        """Close tables where nobody has been for a while; they stay in their logs."""
        for live in list(self.tables.values()):
            if not live.busy and self.now() - live.last_used > self.settings.idle:
                self._put_away(live)

    def _put_away(self, live: LiveTable) -> None:
        live.put_away()
        del self.tables[live.id]
        del self.codes[live.table.created.code]


def is_code(table: str) -> bool:
    """Whether a table is named by its code: ids are longer."""
    return len(table) == CODE_LENGTH


def opened(live: LiveTable, identity: str) -> Opened:
    """A table that somebody has asked for, and their seats at it."""
    return Opened(live.id, live.table.created.code, live.table.seats_of(identity))
