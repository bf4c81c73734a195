"""Listens to the other workers on PostgreSQL, over a connection of its own that also says that this one is alive.

The connection holds an advisory lock with the number of this worker. When the process ends, in whatever way, the
database lets go of the lock, and the others see that the number is gone.
"""

import asyncio
import logging
import secrets
from typing import Any

from sqlalchemy import Engine

from motherlode.server.store.notices import CHANNEL, Hearer, hear

LOG = logging.getLogger("motherlode.server")
BEAT = 0.4  # seconds between two looks at who is alive
DEADLINE = 3.0  # seconds for such a look
AGAIN = 0.3  # seconds until a lost connection is made anew
WORKER = 0x6D696E65  # the kind of advisory lock that a worker holds; its number says which worker
# A computer that has lost its power says nothing. The database asks whether it is still there, and, since it does not
# while notices are on their way, gives up when they do not arrive; else the lock would be held for fifteen minutes.
KEEPALIVE = "-c tcp_keepalives_idle=1 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=1 -c tcp_user_timeout=2500"
HOLD = "SELECT pg_try_advisory_lock(%s, %s)"
ALIVE = """
    SELECT objid::bigint FROM pg_locks
    WHERE locktype = 'advisory' AND classid = %s::bigint::oid AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


# What workers have left that ended without a word. Whose rows are seen here had the lock before.
FORGET_ENDED = f"DELETE FROM attendance WHERE worker NOT IN ({ALIVE})"


class Listener:
    """Tells a hearer what other workers do, for as long as it is open."""

    def __init__(self, engine: Engine, hearer: Hearer) -> None:
        self._engine, self._hearer = engine, hearer
        self._connection: Any = None
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Stop, and let the others know that this worker is gone."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _listen(self) -> None:
        while True:
            try:
                await self._listen_once()
            except Exception as error:  # whatever it was: without notices, tables would stand still
                self._hearer.cut_off(" ".join(str(error).split()) or type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen_once(self) -> None:
        async with asyncio.timeout(DEADLINE):
            self._connection = connection = await self._connect()
        try:
            worker = secrets.randbits(31)
            async with asyncio.timeout(DEADLINE):
                held = await (await connection.execute(HOLD, (WORKER, worker))).fetchone()
                if not held[0]:
                    raise ConnectionError("another worker has the same number")
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(FORGET_ENDED, (WORKER,))
                first = await self._alive(connection)
            self._hearer.joined(worker)
            self._hearer.alive(first)
            while True:
                async for notice in connection.notifies(timeout=BEAT):
                    hear(self._hearer, notice.payload)
                async with asyncio.timeout(DEADLINE):
                    alive = await self._alive(connection)
                self._hearer.alive(alive)
        finally:
            await connection.close()

    async def _connect(self) -> Any:
        from psycopg import AsyncConnection

        arguments, named = self._engine.dialect.create_connect_args(self._engine.url)
        options = " ".join([named.pop("options", ""), KEEPALIVE]).strip()
        return await AsyncConnection.connect(*arguments, **named, options=options, autocommit=True)

    async def _alive(self, connection: Any) -> frozenset[int]:
        rows = await (await connection.execute(ALIVE, (WORKER,))).fetchall()
        return frozenset(worker for (worker,) in rows)
