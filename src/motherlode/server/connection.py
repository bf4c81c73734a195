"""One client: reads its commands one after the other, answers each exactly once, and sends what its streams bring."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from motherlode.server.commands import clean
from motherlode.server.limits import Bucket
from motherlode.server.live_table import LiveTable
from motherlode.server.permissions import check
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import (
    VERSION,
    Ack,
    Advise,
    AtTable,
    Closing,
    Command,
    Create,
    Explain,
    HandOver,
    Hello,
    Invite,
    Invited,
    Leave,
    Lobby,
    LookBack,
    Mine,
    Move,
    MyTables,
    Now,
    Ping,
    Quiet,
    Refusal,
    Refuse,
    Rematch,
    Result,
    Resume,
    Say,
    SeatBot,
    Sit,
    Start,
    TakeBack,
    Unseat,
    Watch,
    Welcome,
    Yours,
    decode_command,
    encode,
    id_of,
)
from motherlode.server.registry import CODE_LENGTH, TableRegistry
from motherlode.server.streams import StreamSource

IDS_KEPT = 512
AGAIN = 1.0  # seconds until a stream that has fallen behind is tried again
LOG = logging.getLogger("motherlode.server")
Stream = tuple[StreamSource, int]


class Wire(Protocol):
    """The two ends of a socket."""

    async def receive(self) -> str | bytes | None:
        """The next frame; None when the other side is gone."""

    async def send(self, frame: bytes) -> None:
        """Send one text frame."""

    async def close(self, code: int) -> None:
        """Hang up."""


class Connection:
    """A client that is connected."""

    def __init__(self, registry: TableRegistry, wire: Wire, address: str) -> None:
        self.registry, self.wire, self.address = registry, wire, address
        self.identity = ""
        self.name = ""
        self.streams: set[Stream] = set()
        limits = registry.settings.limits
        self.bucket = Bucket(limits.commands, limits.commands_burst, registry.now())
        self.strikes = 0
        self.ids: deque[str] = deque(maxlen=IDS_KEPT)
        self.waiting: deque[tuple[Stream | None, bytes]] = deque()
        self.behind: set[Stream] = set()
        self.something = asyncio.Event()
        self.closing = False

    # --- reading

    async def run(self) -> None:
        """Serve the client until one of both hangs up."""
        sender = asyncio.create_task(self._send())
        try:
            while not self.closing and (frame := await self.wire.receive()) is not None:
                await self._serve(frame)
        finally:
            for source, viewer in list(self.streams):
                source.close(self, viewer)
            self.streams.clear()
            self.registry.lobby_readers.discard(self)
            if self.closing:  # the last words are still to be sent
                with suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(sender, 2.0)
            sender.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sender

    async def _serve(self, frame: str | bytes) -> None:
        began = asyncio.get_running_loop().time()
        metrics = self.registry.metrics
        metrics.count("commands")
        answer: Ack | Refuse
        try:
            command = self._read(frame)
            answer = Ack(command.id, await self._do(command))
        except Refusal as refusal:
            metrics.count("refusals")
            answer = Refuse(id_of(frame), refusal.reason, refusal.arguments)
        except Exception:
            LOG.exception("a command failed")
            metrics.count("errors")
            answer = Refuse(id_of(frame), "server-error")
        self.send(encode(answer))
        if self.strikes > self.registry.settings.limits.strikes:
            self.hang_up("too-fast")
        metrics.seconds.observe(asyncio.get_running_loop().time() - began)

    def _read(self, frame: str | bytes) -> Command:
        """The command in a frame, if it is one, within the limits, and new."""
        if wait := self.bucket.take(self.registry.now()):
            self.strikes += 1
            raise Refusal("too-fast", wait=wait)
        if isinstance(frame, bytes):
            raise Refusal("malformed", why="text frames only")
        try:
            command: Command = decode_command(frame)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise Refusal("malformed", why=str(error)[:200]) from None
        if command.id in self.ids:
            raise Refusal("duplicate-id")
        self.ids.append(command.id)
        if isinstance(command, Hello):
            if self.identity:
                raise Refusal("already-greeted")
        elif not self.identity:
            raise Refusal("hello-first")
        return command

    async def _do(self, command: Command) -> Result | None:
        return await DO[type(command)](self, command)

    # --- commands that concern no table

    async def hello(self, command: Hello) -> Welcome:
        """Tell the server who you are, or get a new identity."""
        if command.protocol != VERSION:
            raise Refusal("protocol", protocol=VERSION)
        seals, now = self.registry.seals, self.registry.now()
        identity = seals.identity(command.token) if command.token else self.registry.chance.identity()
        if identity is None:
            raise Refusal("bad-token")
        self.identity, self.name = identity, clean(command.name)
        return Welcome(VERSION, seals.token(identity), self.name, now)

    async def ping(self, command: Ping) -> Now:
        """The server's time."""
        return Now(self.registry.now())

    async def lobby(self, command: Lobby) -> None:
        """Start or stop sending the public tables."""
        if command.watch:
            self.registry.lobby_readers.add(self)
            self.send(self.registry.lobby())
            if self.registry.preparation.left:
                self.send(self.registry.preparing())
        else:
            self.registry.lobby_readers.discard(self)

    async def mine(self, command: Mine) -> MyTables:
        """The tables where you hold a seat."""
        self._heavy()
        rows = await self.registry.held_by(self.identity)
        return MyTables([Yours(row.id, row.code, row.game, row.created, row.finished) for row in rows])

    async def create(self, command: Create) -> Result:
        """A new table."""
        self.registry.openings.take(self.address)
        return await self.registry.create(command, self.identity, self.name)

    # --- commands at a table

    async def change(self, command: AtTable) -> None:
        """A command that the table decides on."""
        live = await self._find(command.table)
        await live.command(command, self.identity, self.name)

    async def say(self, command: Say) -> None:
        """Chat, within the limits."""
        self.registry.talk.take(self.identity)
        self.registry.talk_here.take(self.address)
        self.registry.talk_table.take((await self._find(command.table)).id)
        await self.change(command)

    async def sit(self, command: Sit) -> Result:
        """Take a seat and open its stream."""
        await self.change(command)
        return await self.see(Resume(id=command.id, table=command.table, seat=command.seat))

    async def see(self, command: Watch | Resume) -> Result:
        """Open the stream of spectators, or of your seat."""
        live = await self._find(command.table)
        viewer = command.seat if isinstance(command, Resume) else SPECTATOR
        stream, most = (live, viewer), self.registry.settings.limits.streams
        if stream not in self.streams and len(self.streams) >= most:
            raise Refusal("too-many-streams", most=most)
        check(live.table, command, self.identity)
        if command.since is not None and command.since > live.table.n:
            raise Refusal("ahead", n=live.table.n)
        if command.since is not None and command.since < live.table.n:  # the game is played again for it
            self._heavy()
        self.cut(live, viewer)
        self._forget(stream)  # what still waits of it will be shown again
        self.streams.add(stream)
        try:
            return await live.open(self, command, self.identity)
        except BaseException:
            self.streams.discard(stream)
            raise

    async def quiet(self, command: Quiet) -> None:
        """Close a stream."""
        live = await self._find(command.table)
        check(live.table, command, self.identity)
        self.cut(live, command.seat)

    async def leave(self, command: Leave) -> None:
        """Give up a seat and close its stream."""
        await self.change(command)
        self.cut(await self._find(command.table), command.seat)

    async def explain(self, command: Explain) -> Result:
        """Why moves are not legal."""
        self._heavy()
        return await (await self._find(command.table)).explain(command, self.identity)

    async def advise(self, command: Advise) -> Result:
        """What the coach says."""
        self._heavy()
        return await (await self._find(command.table)).advise(command, self.identity)

    async def look_back(self, command: LookBack) -> Result:
        """The table after an earlier move."""
        self._heavy()
        return await (await self._find(command.table)).look_back(command, self.identity)

    async def invite(self, command: Invite) -> Invited:
        """Hold a seat for a program."""
        await self._find(command.table)
        return Invited(await self.registry.invite(command, self.identity))

    async def rematch(self, command: Rematch) -> Result:
        """A new table with the same people."""
        self.registry.openings.take(self.address)
        await self._find(command.table)
        return await self.registry.rematch(command, self.identity)

    async def _find(self, table: str) -> LiveTable:
        """A table by its id or code; an address that tries many codes has to wait."""
        guessed = len(table) == CODE_LENGTH
        if guessed:
            self.registry.guesses.check(self.address)
        try:
            return await self.registry.find(table)
        except Refusal as refusal:
            if guessed and refusal.reason == "no-such-table":
                self.registry.guesses.take(self.address)
            raise

    def _heavy(self) -> None:
        """Limit what costs real work, for each person and each address."""
        self.registry.heavy.take(self.identity)
        self.registry.heavy_here.take(self.address)

    # --- sending

    def deliver(self, source: StreamSource, viewer: int, frame: bytes) -> None:
        """A message of a stream; where too many wait already, the stream begins anew once they are read."""
        stream = (source, viewer)
        if stream in self.behind:
            return
        if len(self.waiting) >= self.registry.settings.limits.queue:
            self._forget(stream)
            self.behind.add(stream)
            return
        self._put(stream, frame)

    def restart(self, source: StreamSource, viewer: int, frame: bytes) -> None:
        """A snapshot for a stream that had fallen behind."""
        self.behind.discard((source, viewer))
        self._put((source, viewer), frame)

    def cut(self, source: StreamSource, viewer: int) -> None:
        """A stream is read no more."""
        self.streams.discard((source, viewer))
        self.behind.discard((source, viewer))
        source.close(self, viewer)

    def send(self, frame: bytes) -> None:
        """A message that belongs to no stream; a client that reads none of them is disconnected."""
        if len(self.waiting) >= 2 * self.registry.settings.limits.queue:
            self.hang_up("too-slow")
        else:
            self._put(None, frame)

    def hang_up(self, reason: str) -> None:
        """Say why, and close."""
        if not self.closing:
            self.closing = True
            self._put(None, encode(Closing(reason)))

    def _put(self, stream: Stream | None, frame: bytes) -> None:
        self.waiting.append((stream, frame))
        self.something.set()

    def _forget(self, stream: Stream) -> None:
        self.waiting = deque(item for item in self.waiting if item[0] != stream)

    async def _send(self) -> None:
        """Send what waits; a connection on which nothing can be sent is closed."""
        try:
            await self._send_waiting()
        except Exception:
            with suppress(Exception):  # it may be closed already
                await self.wire.close(1011)
            raise

    async def _send_waiting(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            while self.waiting:
                _, frame = self.waiting.popleft()
                await self.wire.send(frame)
            if self.closing:
                await self.wire.close(1008)
                return
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Begin the streams anew that have fallen behind; while the store is away, that has to wait."""
        for source, viewer in list(self.behind):
            try:
                await source.catch_up(self, viewer)
            except Refusal:
                asyncio.get_running_loop().call_later(AGAIN, self.something.set)
                return
            self.registry.metrics.count("snapshots")


DO: dict[type[Command], Callable[[Connection, Any], Awaitable[Result | None]]] = {
    Hello: Connection.hello,
    Ping: Connection.ping,
    Lobby: Connection.lobby,
    Mine: Connection.mine,
    Create: Connection.create,
    Watch: Connection.see,
    Resume: Connection.see,
    Quiet: Connection.quiet,
    Sit: Connection.sit,
    Leave: Connection.leave,
    SeatBot: Connection.change,
    Unseat: Connection.change,
    Invite: Connection.invite,
    Start: Connection.change,
    Move: Connection.change,
    HandOver: Connection.change,
    TakeBack: Connection.change,
    Explain: Connection.explain,
    Advise: Connection.advise,
    LookBack: Connection.look_back,
    Say: Connection.say,
    Rematch: Connection.rematch,
}
