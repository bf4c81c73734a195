"""The writer: one thread, one connection, and one commit for everything that waits."""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import NamedTuple

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from motherlode.server.store.database import IMMEDIATE, PATIENCE, POSTGRESQL, is_collision, is_outage, reading, why
from motherlode.server.store.records import Append, Raced, Unavailable
from motherlode.server.store.transaction import Verdict, write_all, write_unseen

Write = Callable[[Connection, Sequence[Append]], list[Verdict]]
LAST_PATIENCE = 30.0  # seconds for what still waits when the store is closed
MOST_AT_ONCE = 512  # appends in one transaction: it stays short, and its lists stay within what SQLite takes


class Waiting(NamedTuple):
    """An append, and what waits for it."""

    append: Append
    done: asyncio.Future[None]


class Writer:
    """Takes appends from the event loop, and wakes those who wait once theirs is on the disk."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.commits = 0
        self.appended = 0
        self._engine = engine
        self._loop = loop
        self._waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self._connection: Connection | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)
        self._thread.start()

    def add(self, append: Append) -> asyncio.Future[None]:
        """Put an append in the queue; called from the event loop."""
        if self._closing:
            raise Unavailable("it has been closed")
        done = self._loop.create_future()
        self._waiting.put(Waiting(append, done))
        return done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if not self._closing:
            self._closing = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join, LAST_PATIENCE)

    # --- in the thread

    def _work(self) -> None:
        last = False
        while not last:
            taken, last = self._take()
            batch = [waiting for waiting in taken if not waiting.done.cancelled()]  # nobody waits for the others
            if batch:
                verdicts = self._write([waiting.append for waiting in batch])
                with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                    self._loop.call_soon_threadsafe(wake, batch, verdicts)
        self._drop()

    def _take(self) -> tuple[list[Waiting], bool]:
        """Everything that waits, at least one; and whether that was the last."""
        batch: list[Waiting] = []
        with suppress(Empty):
            first = self._waiting.get()
            while first is not None:
                batch.append(first)
                if len(batch) == MOST_AT_ONCE:
                    return batch, False
                first = self._waiting.get_nowait()
            return batch, True
        return batch, False

    def _write(self, appends: Sequence[Append]) -> list[Verdict]:
        """What became of each append. Nothing that happens here ends the thread."""
        for write in (write_unseen, write_all):
            try:
                return self._write_together(appends, write)
            except Unavailable as unavailable:
                return [unavailable.again() for _ in appends]
            except Exception:  # one of them is at fault: another process was faster, or its values do not fit
                continue
        return self._write_one_by_one(appends)

    def _write_one_by_one(self, appends: Sequence[Append]) -> list[Verdict]:
        """Each append in a transaction of its own, as long as there is a database."""
        verdicts: list[Verdict] = []
        outage: Unavailable | None = None
        for append in appends:
            if outage:
                verdicts.append(Unavailable(outage.why))  # it was not even tried
                continue
            try:
                verdicts += self._write_together([append], write_all)
            except IntegrityError as error:
                verdicts.append(Raced(why(error)))
            except Unavailable as error:
                outage = error
                verdicts.append(error)
            except Exception as error:
                verdicts.append(Unavailable(why(error)) if is_collision(error) else error)
        return verdicts

    def _write_together(self, appends: Sequence[Append], write: Write) -> list[Verdict]:
        """One transaction. A connection that is found dead before the commit is replaced once: nothing was written."""
        try:
            return self._transaction(appends, write)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        try:
            return self._transaction(appends, write)
        except DBAPIError as error:
            if error.connection_invalidated:
                raise Unavailable(why(error)) from error
            raise

    def _transaction(self, appends: Sequence[Append], write: Write) -> list[Verdict]:
        connection = self._connected()
        try:
            verdicts = write(connection, appends)
        except Exception as error:
            self._roll_back(connection)
            if not is_outage(error) or is_collision(error):
                raise
            self._drop()
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                raise
            raise Unavailable(why(error)) from error
        written = verdicts.count(None)
        if not written:
            self._roll_back(connection)
            return verdicts
        try:
            connection.commit()
        except Exception as error:
            self._roll_back(connection)
            self._drop()
            raise Unavailable(why(error), uncertain=True) from error
        self.commits += 1
        self.appended += written
        return verdicts

    def _connected(self) -> Connection:
        """The writer's own connection, made anew when the last one was lost."""
        if self._connection is None:
            with reading():
                connection = self._engine.connect().execution_options(**IMMEDIATE)
                if self._engine.dialect.name == POSTGRESQL:
                    prepare_postgresql(connection)
                self._connection = connection
        return self._connection

    def _roll_back(self, connection: Connection) -> None:
        try:
            connection.rollback()
        except Exception:  # it is lost, whatever the reason
            self._drop()

    def _drop(self) -> None:
        """Let the connection go; the next transaction makes another one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.invalidate()
            with suppress(Exception):
                connection.close()


def prepare_postgresql(connection: Connection) -> None:
    """A process that hangs in the middle of a transaction must not hold up the others for long."""
    connection.execute(text(f"SET lock_timeout = '{PATIENCE}s'"))
    connection.execute(text(f"SET idle_in_transaction_session_timeout = '{PATIENCE}s'"))
    connection.commit()


def wake(batch: Sequence[Waiting], verdicts: Sequence[Verdict]) -> None:
    """Wake those who wait, in the event loop; some may have stopped waiting."""
    for waiting, verdict in zip(batch, verdicts, strict=True):
        if waiting.done.done():
            continue
        if verdict is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(verdict)
