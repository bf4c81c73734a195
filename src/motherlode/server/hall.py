"""The house with all its tables: opens them, finds them, puts them away, and tells the lobby."""

import asyncio
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from motherlode.bots import Stream
from motherlode.bots.stream import start as start_stream
from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.match.fairness import new_secret
from motherlode.server import showing
from motherlode.server.actor import Actor, Reader, append_of, lines_of
from motherlode.server.compiling import STEPS
from motherlode.server.deciding import follow_up, known_bot, refusal_of
from motherlode.server.ending import LONGEST, ends
from motherlode.server.events import Any_Event, BotSat, Created, Line, Sat, Started
from motherlode.server.limits import Buckets
from motherlode.server.metrics import Metrics
from motherlode.server.preparation import Preparation, Report
from motherlode.server.protocol import Create, Invite, Opened, Preparing, Refusal, Rematch, Tables, encode
from motherlode.server.settings import Settings
from motherlode.server.store import CodeTaken, Raced, Store, StoredMatch, Unavailable
from motherlode.server.table import Table
from motherlode.server.thinkers import Thinkers
from motherlode.server.tokens import Seals, new_key

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that look like another
CODE_LENGTH = 6
LOBBY_PAUSE = 0.5  # seconds between two lists
SWEEP = 30.0
CREATED_KEPT = 1000  # tables of which it is remembered with which nonce they were asked for
ME, OPEN = "me", "open"


@dataclass
class Chance:
    """Where everything comes from that nobody may foresee."""

    secret: Callable[[], str] = new_secret
    identity: Callable[[], str] = lambda: secrets.token_urlsafe(16)
    table: Callable[[], str] = lambda: secrets.token_urlsafe(9)
    code: Callable[[], str] = lambda: "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
    stream: Callable[[], Stream] = field(default=lambda: a_stream(secrets.randbits(63)))


def a_stream(seed: int) -> Stream:
    """A bot's own stream of chance."""
    stream = np.zeros(1, np.uint64)
    interpreted(start_stream)(stream, seed)  # one number: not worth waiting for the compiler
    return stream


def wall_clock() -> int:
    """The time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hall:
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
        self.thinkers = Thinkers(settings.threads, self.chance.stream, self.preparation)
        self.metrics = Metrics()
        self.actors: dict[str, Actor] = {}
        self.codes: dict[str, str] = {}
        self.watchers: set[Reader] = set()
        self.closing = False
        self.connected: Counter[str] = Counter()  # sockets of each address
        limits = settings.limits
        self.openings = Buckets(limits.openings, limits.openings_burst, now)
        self.talk = Buckets(limits.talk, limits.talk_burst, now)
        self.heavy = Buckets(limits.heavy, limits.heavy_burst, now)
        self.heavy_here = Buckets(limits.heavy_here, limits.heavy_here_burst, now)
        self._tell_prepared = prepared
        self._created: OrderedDict[tuple[str, str], asyncio.Task[Opened]] = OrderedDict()  # by person and nonce
        self._loading: dict[str, asyncio.Task[Actor]] = {}
        self._lobby_task: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        settings: Settings,
        chance: Chance | None = None,
        now: Callable[[], int] = wall_clock,
        prepared: Report = lambda game, done, steps: None,
    ) -> "Hall":
        """A house on its store."""
        store = await Store.open(settings.store)
        hall = cls(settings, store, await store.setting("token-key", new_key), chance, now, prepared)
        hall._sweeper = asyncio.create_task(hall._sweep())
        hall.preparation.begin()
        return hall

    async def close(self) -> None:
        """Put everything away."""
        self.closing = True
        for task in (self._sweeper, self._lobby_task):
            if task:
                task.cancel()
        for actor in self.actors.values():
            actor.put_away()
        await self.preparation.close()
        self.thinkers.close()
        await self.store.close()

    def _prepared(self, game: str, done: int, steps: int) -> None:
        """A step of a game's preparation is done: the lobby shows it."""
        self._tell_prepared(game, done, steps)
        for watcher in self.watchers:
            watcher.tell(self.preparing())

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
        """Where no seat is open, the game begins at once."""
        if command.game not in GAMES:
            raise Refusal("mistake-game", game=command.game, known=", ".join(sorted(GAMES)))
        self.preparation.want(command.game)
        events: list[Any_Event] = []
        for seat, who in enumerate(command.places, 1):
            if who == ME:
                events.append(Sat(seat, identity, name, command.nonce))
            elif who != OPEN:
                events.append(BotSat(seat, known_bot(who, command.game)))
        if OPEN not in command.places:
            events.append(Started())
        return await self._found(
            lambda table, code: Created(
                table=table,
                code=code,
                game=command.game,
                rules=find_game(command.game).version,
                seats=len(command.places),
                owner=identity,
                secret=self.chance.secret(),
                options=command.options,
                start=command.position,
                clock=command.clock,
                odds=command.odds,
                public=command.public,
            ),
            events,
            identity,
        )

    async def _found(self, created: Callable[[str, str], Created], events: list[Any_Event], identity: str) -> Opened:
        """Write a new table down. What could not be dealt is refused before anything is written."""
        for _ in range(10):
            at = self.now()
            setting_up = created(self.chance.table(), self.chance.code())
            try:
                check_playable(setting_up)
                table = Table.begin(Line(1, at, setting_up))
                for event in events:
                    table.apply(Line(table.n + 1, at, event))
                    for more in follow_up(table, at, self.settings.window):
                        table.apply(Line(table.n + 1, at, more))
            except Mistake as mistake:
                raise refusal_of(mistake) from mistake
            try:
                await self.store.append(append_of(table, table.lines))
            except (CodeTaken, Raced):
                continue
            except Unavailable:
                raise Refusal("store-unavailable") from None
            actor = self._keep(Actor(self, table))
            self.metrics.count("tables")
            self.changed(actor)
            return Opened(actor.id, actor.table.created.code, actor.table.seats_of(identity))
        raise Refusal("store-unavailable")

    async def find(self, table: str) -> Actor:
        """The table of that id or code, woken from its log when it was put away."""
        id_ = self.codes.get(table.upper(), table)
        if actor := self.actors.get(id_):
            actor.left = self.now()  # whoever asks for it may want to stay: it is not put away under their hands
            return actor
        if id_ not in self._loading:
            self._loading[id_] = asyncio.create_task(self._load(id_))
            self._loading[id_].add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(self._loading[id_])

    async def _load(self, id_or_code: str) -> Actor:
        try:
            row = await self.store.find(id_or_code) or await self.store.find(id_or_code.upper())
            if row is None:
                raise Refusal("no-such-table")
            if actor := self.actors.get(row.id):
                return actor
            self.preparation.want(row.game)
            lines = lines_of(await self.store.events(row.id))
        except Unavailable:
            raise Refusal("store-unavailable") from None
        return self.actors.get(row.id) or self._keep(Actor(self, Table.of(lines)))

    def _keep(self, actor: Actor) -> Actor:
        self.actors[actor.id] = actor
        self.codes[actor.table.created.code] = actor.id
        actor.begin()
        return actor

    async def invite(self, command: Invite, identity: str) -> str:
        """Hold an open seat for a program; the token with which it says hello."""
        actor = await self.find(command.table)
        guest = self.chance.identity()
        await actor.invite(command, identity, guest)
        return self.seals.token(guest)

    async def rematch(self, command: Rematch, identity: str) -> Opened:
        """The same people and bots at a new table; asked for twice, it is one table."""
        actor = await self.find(command.table)

        async def found() -> str:
            return (await self._found(*again(actor.table, self.chance), identity)).table

        there = await self.find(await actor.rematch(command, identity, found))
        return Opened(there.id, there.table.created.code, there.table.seats_of(identity))

    async def held_by(self, identity: str) -> list[StoredMatch]:
        """The tables where somebody holds a seat, newest first."""
        try:
            return await self.store.held_by(identity)
        except Unavailable:
            raise Refusal("store-unavailable") from None

    # --- the lobby

    def changed(self, actor: Actor) -> None:
        """The lobby may want to show it, soon."""
        if self.watchers and self._lobby_task is None:
            self._lobby_task = asyncio.create_task(self._tell_lobby())

    async def _tell_lobby(self) -> None:
        await asyncio.sleep(LOBBY_PAUSE)
        self._lobby_task = None
        frame = self.lobby()
        for watcher in self.watchers:
            watcher.tell(frame)

    def lobby(self) -> bytes:
        """The public tables where somebody is, newest first."""
        public = [actor for actor in self.actors.values() if actor.table.created.public and actor.attended]
        newest = sorted(public, key=lambda actor: -actor.table.lines[0].at)[:100]
        return encode(Tables([showing.listed(actor.table) for actor in newest]))

    # --- housekeeping

    def counted(self, what: str, amount: float = 1) -> None:
        """Something to count."""
        self.metrics.count(what, amount)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                self.put_idle_away()
                await self.wake_due()
            except (Refusal, Unavailable):
                self.counted("retries")

    async def wake_due(self) -> None:
        """Games over days go on though nobody is there: a bot moves, somebody's time runs out."""
        for table in await self.store.due(self.now()):
            await self.find(table)

    def put_idle_away(self) -> None:
        """Tables where nobody has been for a while live on in their logs only."""
        for actor in list(self.actors.values()):
            if not actor.busy and self.now() - actor.left > self.settings.idle:
                actor.put_away()
                del self.actors[actor.id]
                del self.codes[actor.table.created.code]


def failed(task: "asyncio.Task[Opened]") -> bool:
    """Whether nothing came of it."""
    return task.cancelled() or task.exception() is not None


def check_playable(created: Created) -> None:
    """Whether there can be a game with these seats, options and position at all; a mistake says why not."""
    if created.start is not None and created.options:
        raise Refusal("options-twice")  # a position has its own; what nobody reads is not kept
    if created.start is not None and created.start.get("game") != created.game:
        raise Mistake("position-game", "a position says which game it is of, as in 'game: quartz'")
    log = Log(created.game, created.rules, created.seats, 0, created.options, created.start)
    match = Match.replay(log)
    if match.seats != created.seats:
        raise Refusal("places", places=created.seats, seats=match.seats)
    if created.start is not None:
        check_whole(match)
    if (created.options or created.start) and not ends(match):
        raise Refusal("endless", decisions=LONGEST)


def check_whole(match: Match) -> None:
    """Of a position, no piece of the box is missing, and its options allow a deal: else it might have no end."""
    game = match.game
    dealt = Match.new(game.name, match.seats, **game.get_options(match.states, 0))
    if game.conserved(match.states, 0) != game.conserved(dealt.states, 0):
        raise Refusal("pieces-missing")


def again(table: Table, chance: Chance) -> tuple[Callable[[str, str], Created], list[Any_Event]]:
    """The first lines of a rematch."""
    old = table.created
    events: list[Any_Event] = []
    for seat, chair in enumerate(table.chairs, 1):
        events.append(Sat(seat, chair.identity, chair.name) if chair.identity else BotSat(seat, chair.bot))
    return (
        lambda id_, code: Created(
            table=id_,
            code=code,
            game=old.game,
            rules=find_game(old.game).version,
            seats=old.seats,
            owner=table.owner,
            secret=chance.secret(),
            options=old.options,
            start=old.start,
            clock=old.clock,
            odds=old.odds,
            public=old.public,
        ),
        [*events, Started()],
    )
