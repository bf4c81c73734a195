"""The connection over which a worker listens: as `psycopg` gives it to the store's `Listener`."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

from harness.simulation.database import SimulatedDatabase, SimulatedEngine
from harness.simulation.loop import Process
from harness.simulation.threads import here
from motherlode.server.store import listener
from motherlode.server.store.listener import Listener

AGAIN = 0.25  # seconds between two tries to get through


class SimulatedListener(Listener):
    """The store's own, over a connection of this world."""

    async def _connect(self) -> Any:
        engine: Any = self._engine
        assert isinstance(engine, SimulatedEngine)
        _, process = here()
        session = SimulatedSession(engine.database, process)
        await session.travel()
        return session


class Cursor(list[Any]):
    """What a statement gives."""

    async def fetchone(self) -> Any:
        return self[0]

    async def fetchall(self) -> list[Any]:
        return self


class SimulatedSession:
    """A session of the database that may hold the lock that says that a worker is alive."""

    def __init__(self, database: SimulatedDatabase, process: Process) -> None:
        self.database, self.process = database, process
        self.worker: int | None = None
        self.listens = self.ended = False
        self._under_way: deque[str] = deque()
        self._heard: deque[str] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._last = 0.0
        database.sessions.append(self)

    async def travel(self) -> None:
        """To the database and back."""
        loop = self.database.loop
        await asyncio.sleep(loop.chance.random() * self.database.slowness)
        while self.database.trouble.hanging or self.process in self.database.cut_off:
            await asyncio.sleep(AGAIN)
        if self.ended or self.database.trouble.down:
            raise ConnectionError("the connection is lost")

    async def execute(self, statement: str, given: tuple[Any, ...] = ()) -> Cursor:
        await self.travel()
        if statement == listener.HOLD:
            held = not any(session.worker == given[1] for session in self.database.sessions)
            self.worker = given[1] if held else None
            return Cursor([(held,)])
        if statement == listener.FORGET_ENDED:
            alive = self.alive()
            for key in [key for key in self.database.attendance if key[1] not in alive]:
                del self.database.attendance[key]
            return Cursor()
        if statement == listener.ALIVE:
            return Cursor([(worker,) for worker in self.alive()])
        self.listens = True
        return Cursor()

    def alive(self) -> list[int]:
        """The workers whose locks are held."""
        return [session.worker for session in self.database.sessions if session.worker is not None]

    def deliver(self, payload: str) -> None:
        """A notice: it comes in its order, some time later."""
        if self.listens and not self.ended:
            loop = self.database.loop
            self._last = max(self._last, loop.time() + loop.chance.random() ** 4 * self.database.lateness)
            self._under_way.append(payload)
            loop.call_at(self._last, self._arrive, context=self.process.context)

    def _arrive(self) -> None:
        if self.process in self.database.cut_off or self.database.trouble.hanging:
            self._last += AGAIN
            loop = self.database.loop
            loop.call_later(AGAIN, self._arrive, context=self.process.context)
        elif not self.ended:
            self._heard.append(self._under_way.popleft())
            self._wake()

    def _wake(self) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    async def notifies(self, timeout: float) -> AsyncIterator[Any]:
        """Notices, until nothing has come for so long."""
        loop = self.database.loop
        until = loop.time() + timeout
        while not self.ended:
            if self._heard:
                yield SimpleNamespace(payload=self._heard.popleft())
                continue
            left = until - loop.time()
            if left <= 0:
                return
            self._waiting = loop.create_future()
            timer = loop.call_later(left, self._wake)
            await self._waiting
            timer.cancel()

    def end(self) -> None:
        """The database lets go of it, and of its lock."""
        self.ended = True
        self.worker = None
        if self in self.database.sessions:
            self.database.sessions.remove(self)
        self._wake()

    async def close(self) -> None:
        """It is not needed any more."""
        self.end()
