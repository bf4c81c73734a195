"""Two servers that differ in nothing but what somebody may not know, and what everybody is sent by them, side by side.

Both have the same ids, codes, keys and secrets and a clock that stands still until it is moved. Each person at a table
has another identity in each. All that comes to a person is kept as it came, over all connections.
"""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from harness.local_server import LocalServer, local_server
from motherlode.bots.stream import new_stream
from motherlode.client import Client, ConnectionLost, connect
from motherlode.games.catalog import find
from motherlode.games.kit.declarations import EventKind
from motherlode.server.live_table import LiveTable
from motherlode.server.registry import Chance
from motherlode.server.store import Append, Store, Unavailable
from motherlode.server.table import Table
from tests.server.http_client import HttpClient

Answer = tuple[int, str, *tuple[str, ...]]  # a seat, its move, and what completes it
SPECTATOR, HOST = 0, -1  # among the people of a world; the others are seats
START = 1_700_000_000_000
WINDOW = 4  # milliseconds that a window is open in the tests whose clock is moved by hand
LONG_TAIL = 10**6  # lines: every resume with `since` gives the tail
KEY = b"k" * 32
PATIENCE = 60.0  # seconds until a test says that what it waits for will not come
STREAMED = ('{"type":"event"', '{"type":"snapshot"')
OWN = re.compile(r'"token":"[^"]*"')  # everybody gets their own token
COMMITMENT = re.compile(r'"commitment":"[^"]*"')


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> int:
        return self.at


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that the server does by itself."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.0005)


# --- one world


class Person:
    """Somebody at the tables of one world, over all their connections."""

    def __init__(self, name: str, stack: AsyncExitStack) -> None:
        self.name, self.stack = name, stack
        self.token = ""
        self.client: Client | None = None
        self.before: list[str] = []  # what came over earlier connections

    @property
    def frames(self) -> list[str]:
        """All that came, as it came."""
        return self.before + (self.client.frames if self.client else [])

    @property
    def messages(self) -> list[dict[str, Any]]:
        """The same, read."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    async def come(self, server: LocalServer) -> None:
        """Connect, as who one was before."""
        self.client = await self.stack.enter_async_context(connect(server.socket))
        self.ids = count(1)
        self.token = (await self.do("hello", protocol=1, name=self.name, token=self.token))["token"]

    async def go(self, gently: bool = True) -> None:
        """Hang up; or the line is dead."""
        client = self.client
        assert client
        if not gently:
            client.socket.transport.abort()
        await client.close()
        self.client = None
        self.before += client.frames

    async def ask(self, command: str, **fields: Any) -> dict[str, Any]:
        """Send a command and take the answer, whatever it is."""
        assert self.client
        return await self.client.ask({"type": command, "id": f"{next(self.ids)}", **fields})

    async def visit(self, server: LocalServer, path: str) -> None:
        """Ask over HTTP, and keep the answer among the frames."""
        await self.ask("ping")  # so that all that was sent before is there
        answer = await HttpClient(server, self.token).get(path)
        assert self.client
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        plain = headers["content-type"].startswith("application/json")
        body = msgspec.Raw(answer.content) if plain else answer.text
        kept = {"type": "http", "reason": f"{answer.status_code}", "headers": headers, "body": body}
        self.client.frames.append(msgspec.json.encode(kept).decode())

    async def do(self, command: str, **fields: Any) -> dict[str, Any]:
        """Send a command that must be carried out."""
        answer = await self.ask(command, **fields)
        assert answer["type"] == "ack", f"{self.name} wants to {command} and hears {answer}"
        return answer.get("result") or {}


class World:
    """One server with its people, or several workers; after a crash, the next ones on the same store."""

    def __init__(self, name: str, store: str, stack: AsyncExitStack, workers: int = 1) -> None:
        self.name, self.store, self.stack, self.workers = name, store, stack, workers
        self.clock = Clock()
        self.salt = ""  # what makes the secrets of tables
        self.table = ""
        self.people: dict[int, Person] = {}
        self.server: LocalServer
        self.servers: list[LocalServer]
        self.seats = self.tables = 0
        numbers = {what: count(1) for what in ("secret", "identity", "table", "code")}

        def next_of(what: str, by: str) -> str:
            return sha256(f"{what} {next(numbers[what])} {by}".encode()).hexdigest()

        self.chance = Chance(
            secret=lambda: next_of("secret", self.salt),
            identity=lambda: next_of("identity", name)[:22],
            table=lambda: next_of("table", "")[:12],
            code=lambda: next_of("code", "").translate(str.maketrans("01", "XY")).upper()[:6],
            stream=lambda: new_stream(7),
        )

    async def open(self, window: int) -> None:
        """Start the servers on the store."""
        servers = (
            local_server(self.store, self.chance, self.clock, window=window, tail=LONG_TAIL)
            for _ in range(self.workers)
        )
        self.servers = [await self.stack.enter_async_context(server) for server in servers]
        self.server = self.servers[0]

    def server_of(self, who: int) -> LocalServer:
        """Where somebody plays: neighbours are at different workers, if there are several."""
        return self.servers[who % self.workers]

    async def gather(self, seats: int) -> None:
        """Everybody who is not here yet comes: the host, one person for each seat, and one who watches."""
        for who in (HOST, SPECTATOR, *range(1, seats + 1)):
            if who not in self.people:
                self.people[who] = Person({HOST: "host", SPECTATOR: "spectator"}.get(who, f"person {who}"), self.stack)
                await self.people[who].come(self.server_of(who))

    async def lay(self, game: str, seats: int, position: dict[str, Any] | None, **choices: Any) -> None:
        """A new table where everybody sits down, and the game begins."""
        self.seats, self.tables = seats, self.tables + 1
        await self.gather(seats)
        host = self.people[HOST]
        opened = await host.do("create", game=game, places=["open"] * seats, position=position, **choices)
        self.table = opened["table"]
        for seat in range(1, seats + 1):
            await self.people[seat].do("sit", table=self.table, seat=seat, nonce=f"{seat:02}")
        await self.people[SPECTATOR].do("watch", table=self.table)
        await host.do("start", table=self.table)

    async def clear(self) -> None:
        """Nobody looks at the table any more."""
        for who in (SPECTATOR, *range(1, self.seats + 1)):
            await self.people[who].do("quiet", table=self.table, seat=who)

    @property
    def live(self) -> LiveTable:
        """The table as the server has it."""
        return self.server.registry.tables[self.table]

    @property
    def now(self) -> Table:
        """All that is true at the table."""
        return self.live.table

    async def move(self, seat: int, move: str, *then: str) -> None:
        """The person of a seat makes a move, and what completes it."""
        if not self.now.in_window:
            self.clock.at += 1
        question = self.now.question
        more = {"then": list(then)} if then else {}
        await self.people[seat].do("move", table=self.table, seat=seat, question=question, move=move, **more)
        await self.settle()

    async def settle(self) -> None:
        """Until every worker that has the table open has shown the same lines."""
        tables = [server.registry.tables for server in self.servers]
        await until(lambda: len({here[self.table].table.n for here in tables if self.table in here}) == 1)

    async def let_window_close(self) -> None:
        """Time passes, and what was covered is shown; no sooner."""
        if self.now.in_window and self.now.answers and not self.now.waiting:
            self.clock.at = self.now.opened + self.server.registry.settings.window - 1
            await asyncio.sleep(2 * WINDOW / 1000)  # alarms that ring too early would ring by now
            assert self.now.answers, "a window was closed before its time"
            self.clock.at += 1
            await until(lambda: not self.now.answers)
            await self.live.read(lambda table: table)  # takes its turn when the reveal is stored and sent

    async def read_all(self) -> None:
        """Until everybody who is connected has read what was sent so far."""
        await self.settle()
        await asyncio.gather(*(person.ask("ping") for person in self.people.values() if person.client))

    # --- going and coming back

    async def leave(self, viewer: int) -> None:
        """Somebody's connection ends, and the server has noticed."""
        await self.people[viewer].go()
        live = self.server_of(viewer).registry.tables[self.table]
        await until(lambda: not live.streams.readers[viewer])

    async def come_back(self, viewer: int, since: int | None) -> None:
        """Somebody is back, and sees what was missed, or everything."""
        await self.people[viewer].come(self.server_of(viewer))
        await self.see(viewer, since)

    async def see(self, viewer: int, since: int | None) -> dict[str, Any]:
        """Somebody opens their stream."""
        wanted = {"table": self.table} | ({} if since is None else {"since": since})
        person = self.people[viewer]
        return await (
            person.do("watch", **wanted) if viewer == SPECTATOR else person.do("resume", seat=viewer, **wanted)
        )

    async def crash(self, back: int, last: "Answer | None" = None) -> None:
        """The server dies, perhaps with a last move that is stored and that nobody was shown; another takes over.

        People come back, and ask for what follows the line that many before the last one they saw.
        """
        dying, seen = self.server, self.now.n
        stored, dead = asyncio.Event(), asyncio.Event()
        append = dying.registry.store.append

        async def append_and_die(lines: Append) -> None:
            await append(lines)
            stored.set()
            await dead.wait()
            raise Unavailable("the server is dead")

        dying.registry.store.append = append_and_die  # type: ignore[method-assign]
        lost = asyncio.create_task(self.move(*last)) if last else None
        if lost:
            await stored.wait()
        await asyncio.gather(*(person.go(gently=False) for person in self.people.values()))
        dead.set()
        if lost:
            with suppress(ConnectionLost):
                await lost
        await self.open(dying.registry.settings.window)
        for viewer in sorted(self.people):
            await self.people[viewer].come(self.server)
            if 0 <= viewer <= self.seats:
                await self.see(viewer, max(0, seen - back))


# --- two of them


class Pair:
    """Two worlds, and the same done in both."""

    def __init__(self, one: World, other: World) -> None:
        self.one, self.other = one, other

    async def both(self, do: Callable[[World], Awaitable[Any]]) -> None:
        """The same in both worlds."""
        await asyncio.gather(do(self.one), do(self.other))

    def __iter__(self) -> Iterator[World]:
        return iter((self.one, self.other))

    @property
    def people(self) -> list[Person]:
        """Everybody in both."""
        return [person for world in self for person in world.people.values()]

    def cover(self, window: int) -> None:
        """How many milliseconds answers are covered from now on."""
        for world in self:
            for server in world.servers:
                server.registry.settings = replace(server.registry.settings, window=window)


@asynccontextmanager
async def two_worlds(window: int = 0, stores: Sequence[str] = (), workers: int = 1) -> AsyncIterator[Pair]:
    """Two servers on new stores, in memory where there is a folder for it, with the same key for tokens; or several
    workers in each world, on two databases.
    """
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        async with AsyncExitStack() as stack:
            names = ("this", "that")
            stores = stores or [f"{folder}/{name}.db" for name in names]
            made = (World(name, store, stack, workers) for name, store in zip(names, stores, strict=True))
            worlds = [await opened(world, window) for world in made]
            yield Pair(*worlds)


async def opened(world: World, window: int) -> World:
    """The first server of a world."""
    store = await Store.open(world.store)
    await store.setting("token-key", lambda: KEY)
    await store.close()
    await world.open(window)
    return world


# --- laid side by side


class Difference(Exception):
    """Two frames differ in something that their viewer could not know."""


class Reading:
    """What one viewer is sent in both worlds, compared as it comes, until something is honestly uncovered."""

    def __init__(
        self, pair: Pair, viewer: int, game: str, may_differ: Callable[[EventKind], bool], secret: bool = False
    ):
        self.here, self.there = pair.one.people[viewer], pair.other.people[viewer]
        self.viewer, self.may_differ = viewer, may_differ
        self.blank = (OWN, COMMITMENT) if secret else (OWN,)
        self.events = {event.name: event for event in find(game).events}
        self.done = [len(self.frames(self.here)), len(self.frames(self.there))]
        self.uncovered = self.ended = False
        self.equal: Counter[str] = Counter()  # frames by kind
        self.questions: set[str] = set()

    def frames(self, person: Person) -> list[str]:
        """What is compared of all that came."""
        return person.frames

    def compare(self) -> None:
        """All that came since the last time: the same frames in the same order, and no more in one world."""
        if self.uncovered:
            return
        ours, theirs = self.frames(self.here)[self.done[0] :], self.frames(self.there)[self.done[1] :]
        for one, other in zip(ours, theirs, strict=False):
            for frame in (one, other):
                self._keeps_to_itself(msgspec.json.decode(frame))
            if len(one) == len(other) and blanked(one, self.blank) == blanked(other, self.blank):
                self._count(one)
            else:
                self._judge(one, other)
                self.uncovered, self.ended = True, over(msgspec.json.decode(one))
                return
        if len(ours) != len(theirs):
            raise Difference(f"viewer {self.viewer} is sent more in one world: {max(ours, theirs, key=len)[-1]}")
        self.done = [self.done[0] + len(ours), self.done[1] + len(theirs)]

    def _keeps_to_itself(self, message: Any) -> None:
        """What only the owner of an event may know is not shown to others: worlds may draw the same, and hide that."""
        if isinstance(message, list):
            for part in message:
                self._keeps_to_itself(part)
        elif isinstance(message, dict):
            kind, arguments = self.events.get(message.get("name", "")), message.get("arguments")
            if kind and kind.private and next(iter(arguments.values())) != self.viewer and arguments[kind.private]:
                raise Difference(f"viewer {self.viewer} is shown another's {kind.private}: {message}")
            for part in message.values():
                self._keeps_to_itself(part)

    def _count(self, frame: str) -> None:
        message = msgspec.json.decode(frame)
        about = message.get("event") or message.get("result") or {}
        self.equal[f"{message['type']} {about.get('kind', message.get('reason', ''))}".strip()] += 1
        self.ended |= about.get("kind") == "finished"
        if question := (message.get("asking") or {}).get("question"):
            self.questions.add(question)

    def _judge(self, one: str, other: str) -> None:
        """Whether two frames differ first in something that is uncovered by chance, by the rules, or by the end."""
        here, there = (msgspec.json.decode(blanked(frame, self.blank)) for frame in (one, other))
        if bare(here) == bare(there):
            unequal = (
                (ours, theirs) for ours, theirs in zip(reported(here), reported(there), strict=False) if ours != theirs
            )
            for (*move, event), (*same, another) in unequal:
                if move == same and event["name"] == another["name"] and self.may_differ(self.events[event["name"]]):
                    return
                break
            if reported(here) == reported(there) and over(here) and over(there):
                return  # everything may be shown then
        raise Difference(f"viewer {self.viewer} can distinguish two worlds by\n{one}\nand\n{other}")


class StreamReading(Reading):
    """The same of streams alone: who is there is said by several workers, in an order of its own."""

    def frames(self, person: Person) -> list[str]:
        """Lines and snapshots."""
        return [frame for frame in person.frames if frame.startswith(STREAMED)]


class Covered(Reading):
    """The same while answers are covered, which differ: until they are revealed, at the same time in both worlds."""

    def __init__(self, pair: Pair, viewer: int, game: str):
        super().__init__(pair, viewer, game, lambda kind: False)

    def _judge(self, one: str, other: str) -> None:
        here, there = (msgspec.json.decode(blanked(frame, self.blank)) for frame in (one, other))
        if bare(here) != bare(there) or here.get("event", {}).get("kind") != "moved":
            super()._judge(one, other)


def reported(message: dict[str, Any]) -> list[tuple[Any, ...]]:
    """Every event of every move that a message reports, in order, each after its move."""
    moves = (message.get("event") or {}).get("moves") or message.get("history") or []
    events: list[tuple[Any, ...]] = []
    for number, move in enumerate(moves):
        about = (number, move["seat"], move["move"], move.get("by"))
        events += [(*about, {"name": ""})]
        events += [(*about, happened) for happened in move["happened"]]
    return events


def bare(message: dict[str, Any]) -> dict[str, Any]:
    """A message without what follows from the events that it reports."""
    rest = {key: value for key, value in message.items() if key not in ("view", "asking", "history", "standing")}
    if "event" in rest:
        rest["event"] = {**rest["event"], "moves": len(rest["event"].get("moves", ())), "standing": None}
    return rest


def over(message: dict[str, Any]) -> bool:
    """Whether it reports the end of a game."""
    return "view" in message and message.get("asking") is None


def blanked(frame: str, patterns: tuple[re.Pattern[str], ...]) -> str:
    """A frame without what is each viewer's own, or the commitment to a secret."""
    for pattern in patterns:
        frame = pattern.sub('"own":0', frame)
    return frame


def lines_repeat_themselves(person: Person) -> int:
    """Every line of a stream that was sent twice, live or again, was the same in every byte; how many were."""
    seen: dict[tuple[str, int, int], str] = {}
    repeated = 0
    for frame in person.frames:
        if frame.startswith('{"type":"event"'):
            message = msgspec.json.decode(frame)
            key = (message["table"], message["seat"], message["n"])
            if key in seen:
                assert seen[key] == frame, f"{person.name} was first sent\n{seen[key]}\nand then\n{frame}"
                repeated += 1
            seen[key] = frame
    return repeated
