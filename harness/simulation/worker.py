"""A worker of a world: the server's own registry, tables, connections and store, on what `replaced` puts under them."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, TypeVar
from unittest.mock import patch

from harness.local_server import NO_LIMITS
from harness.simulation import threads
from harness.simulation.database import EPOCH, SimulatedDatabase, SimulatedEngine
from harness.simulation.loop import Process, SimulatedLoop
from harness.simulation.network import SimulatedSocket
from harness.simulation.sessions import SimulatedListener
from harness.simulation.threads import here
from motherlode.bots import SeatView
from motherlode.bots.stream import new_stream
from motherlode.server import registry as registry_module
from motherlode.server import shared_threads
from motherlode.server.connection import Connection
from motherlode.server.guarded_socket import LAST_WORDS
from motherlode.server.registry import Chance, TableRegistry
from motherlode.server.settings import Settings
from motherlode.server.store import Store, StoredMatch, Unavailable
from motherlode.server.store import listener as listener_module
from motherlode.server.store import store as store_module
from motherlode.server.store import writer as writer_module

Key = TypeVar("Key")
LIMITS = replace(NO_LIMITS, queue=3)
SETTINGS = Settings(
    window=300, pace=100, patience=500, nudge=1_000, grace=1_500, countdown=1_500, idle=4_000, tail=12, threads=2,
    compilers=0, push_services=(), limits=LIMITS,
)  # fmt: skip
SWEEP = 3.0  # seconds
RESTART = 0.5
KEYS = b"k" * 32


@contextmanager
def replaced() -> Iterator[None]:
    """Put this world's threads under the server, and let it look after idle tables more often."""
    with (
        patch.object(shared_threads, "ThreadPoolExecutor", threads.SimulatedThreads),
        patch.object(store_module, "ThreadPoolExecutor", threads.SimulatedThreads),
        patch.object(writer_module, "SimpleQueue", threads.SimulatedQueue),
        patch.object(writer_module, "threading", SimpleNamespace(Thread=threads.SimulatedThread)),
        patch.object(asyncio, "to_thread", threads.to_thread),
        patch.object(registry_module, "SWEEP", SWEEP),
        patch.object(registry_module, "Vapid", lambda *given: None),
        patch.object(store_module, "Listener", SimulatedListener),
        patch.object(listener_module, "secrets", SimpleNamespace(randbits=random_bits)),
    ):
        yield


def random_bits(count: int) -> int:
    """By the seed of the world."""
    return here()[0].chance.getrandbits(count)


class SimulatedStore(Store):
    """The store, but for what it asks in statements that are made for the occasion."""

    def __init__(self, database: SimulatedDatabase) -> None:
        self.database = database
        engine: Any = SimulatedEngine(database)
        super().__init__(engine)

    async def setting(self, name: str, make: Callable[[], bytes]) -> bytes:
        await self._ask(lambda connection: None)
        return KEYS

    async def due(self, now: int, limit: int = 100) -> list[str]:
        def due(_: object) -> list[str]:
            rows = self.database.matches.values()
            found = sorted((row.due, row.id) for row in rows if row.finished is None and row.due and row.due <= now)
            return [match for _, match in found[:limit]]

        return await self._ask(due)

    async def held_by(self, identity: str, limit: int = 50) -> list[StoredMatch]:
        def held(_: object) -> list[StoredMatch]:
            return [self.database.matches[match] for holder, match in self.database.holdings if holder == identity]

        return await self._ask(held)

    async def listed(self, limit: int) -> list[tuple[str, bytes]]:
        def listed(_: object) -> list[tuple[str, bytes]]:
            return [(row.match, row.listed) for row in self.database.attendance.values() if row.listed]

        return await self._ask(listed)


class InOrder(dict[Key, None]):
    """A set that is gone through in the order in which things came, so that a world is always the same."""

    def add(self, key: Key) -> None:
        self[key] = None

    def discard(self, key: Key) -> None:
        self.pop(key, None)


class SimulatedWorker:
    """One server process."""

    def __init__(self, loop: SimulatedLoop, database: SimulatedDatabase, name: str, ahead: int) -> None:
        self.loop, self.database, self.ahead = loop, database, ahead
        self.process = Process(loop, name)
        self.registry: TableRegistry | None = None  # once it takes connections
        self.sockets: list[SimulatedSocket] = []
        self.stopping = False
        self.begun = loop.time()
        self.process.start(self._serve)

    def now(self) -> int:
        """The time, by the clock of this machine."""
        return EPOCH + self.ahead + int(self.loop.time() * 1000)

    @property
    def takes_connections(self) -> bool:
        """Whether a client gets through."""
        return self.registry is not None and self.process.alive and not self.stopping

    async def _serve(self) -> None:
        chance = self.loop.chance

        def letters(length: int) -> Callable[[], str]:
            return lambda: "".join(chance.choice(registry_module.CODE_LETTERS) for _ in range(length))

        source = Chance(
            secret=lambda: f"{chance.getrandbits(256):064x}",
            identity=letters(12),
            table=letters(12),
            code=letters(6),
            stream=lambda: new_stream(chance.getrandbits(63)),
        )
        while True:
            try:
                registry = await TableRegistry.on(SimulatedStore(self.database), SETTINGS, source, self.now)
                break
            except Unavailable:  # a process that cannot begin ends, and is started again
                await asyncio.sleep(RESTART)
        bots: Any = registry.bots
        bots.answer = self._bot
        ordered: Any = registry
        ordered.connections, ordered.lobby_readers = InOrder(), InOrder()
        self.registry = registry

    def _bot(self, name: str, seen: SeatView) -> str:
        return seen.game.actions[self.loop.chance.choice(seen.legal)]

    # --- connections

    def connect(self, client: Process, slowness: float) -> SimulatedSocket:
        """A connection of a client."""
        assert self.registry
        socket = SimulatedSocket(self.loop, client, self.process, slowness)
        self.sockets.append(socket)
        registry, wire, address = self.registry, socket.wire, client.name

        async def converse() -> None:
            connection: Any = Connection(registry, wire, address)
            connection.streams, connection.behind = InOrder(), InOrder()
            await connection.run()
            self.process.later(LAST_WORDS, socket.reset)  # as `GuardedSocket` does when everything was said

        self.process.start(converse)
        return socket

    # --- its end

    def kill(self) -> None:
        """It is gone, in the middle of whatever it did."""
        self.process.alive = False
        self.database.forget_process(self.process)
        for socket in self.sockets:
            socket.server_ended()

    def stop(self) -> None:
        """It closes in good order, and hands over."""
        self.stopping = True

        async def stop() -> None:
            assert self.registry
            for socket in self.sockets:
                socket.reset()
            await self.registry.close()
            self.process.alive = False
            self.database.forget_process(self.process)

        self.process.start(stop)
