"""What a server without one of its safeguards would do: thin patches, for the simulation to find."""

import asyncio
from contextlib import contextmanager
from unittest.mock import patch

from harness.simulation.database import SimulatedDatabase
from motherlode.server import commands, connection, registry
from motherlode.server.commands import answer
from motherlode.server.connection import Connection
from motherlode.server.live_table import LiveTable
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import Move, Resume
from motherlode.server.registry import TableRegistry
from motherlode.server.steady_time import TableTime
from motherlode.server.streams import Streams
from motherlode.server.table_log import TableLog, append_of, applied
from motherlode.server.tokens import Seals
from motherlode.server.workers import Workers


async def show_before_storing(self, events):
    """`TableLog.write`, with its last two steps the other way round."""
    before = self.table.n
    lines = []
    try:
        for line in applied(self.table, events, self.now(), self.host.settings.window):
            lines.append(line)
            self.streams.show(line, self.streams.frames(self.table, line))
        await self.host.store.append(append_of(self.table, lines))
    except BaseException:
        self._shown = before
        raise
    self.streams.checkpoints.keep(self.table)
    return lines


def move_for_any_question(table, command, identity, name):
    return answer(table, command.seat, (command.move, *command.then), "person")


async def open_before_writing(self, reader, command, identity):
    """`LiveTable.open` as it was: the reader is there, whatever becomes of its return."""
    viewer = command.seat if isinstance(command, Resume) else SPECTATOR

    async def begin():
        await self._look_around()
        returning = self._returning(viewer)
        streaming = self._begin(reader, viewer, command.since, identity)
        await self._write(returning)
        return streaming

    return await self._decided(begin)


async def catch_up_once(self):
    for source, viewer in list(self.behind)[:1]:
        await source.catch_up(self, viewer)
        self.something.set()


async def sweep_until_something_fails(self):
    while True:
        await asyncio.sleep(registry.SWEEP)
        self.put_idle_away()
        await self.wake_due()


write = LiveTable._write


async def write_and_forget(self, events):
    """What became of an append that had no answer is looked up at the next command."""
    with patch.object(self.background, "retry_soon", lambda: None):
        await write(self, events)


def none(*given):
    return None


async def nothing(*given):
    return None


@contextmanager
def deaf_connection():
    with (
        patch.object(Connection, "_catch_up", catch_up_once),
        patch.object(Connection, "_send", Connection._send_waiting),
    ):
        yield


DEFECTS = {
    "lines are shown before they are stored": lambda: patch.object(TableLog, "write", show_before_storing),
    "the log has no unique key": lambda: patch.object(SimulatedDatabase, "unique", False),
    "a command counts again under the same id": lambda: patch.object(connection, "IDS_KEPT", 0),
    "a move answers any question": lambda: patch.dict(commands.DECISIONS, {Move: move_for_any_question}),
    "a table is set up again for the same nonce": lambda: patch.object(Seals, "table", lambda *given: ""),
    "a ghost keeps a seat": lambda: patch.object(LiveTable, "open", open_before_writing),
    "a connection goes deaf": deaf_connection,
    "the sweeper dies": lambda: patch.object(TableRegistry, "_sweep", sweep_until_something_fails),
    "a commit without an answer is not looked up": lambda: patch.object(LiveTable, "_write", write_and_forget),
    "a worker does not hear of the others' lines": lambda: patch.object(TableRegistry, "appended", none),
    "a worker does not look again after a silence": lambda: patch.object(
        TableRegistry, "look_again", lambda self: None
    ),
    "who opens a stream is shown what the worker knows": lambda: patch.object(LiveTable, "_look_around", nothing),
    "a worker refuses by what it knows": lambda: patch.object(LiveTable, "_decided", LiveTable._in_turn),
    "nobody is seen at other workers": lambda: patch.object(Streams, "read_elsewhere", none),
    "a worker that has ended is not noticed": lambda: patch.object(Workers, "alive", none),
    "a log that may differ is not read again": lambda: patch.object(TableLog, "lost", False),
    "time at a table follows each machine": lambda: patch.object(TableTime, "not_before", none),
}
