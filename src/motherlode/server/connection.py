"""One client: reads its commands one after the other, answers each exactly once, and sends what its streams bring."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from motherlode.server.limits import Bucket
from motherlode.server.live_table import LiveTable
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import (
    VERSION,
    Ack,
    Advise,
    AtTable,
    Clear,
    Closing,
    Command,
    Create,
    Decline,
    Delete,
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
    Mute,
    MyTables,
    Now,
    Ping,
    Pushing,
    PushKey,
    Quiet,
    Refusal,
    Refuse,
    Rematch,
    Rename,
    Resign,
    Result,
    Resume,
    Say,
    SeatBot,
    Seen,
    Sight,
    Sit,
    Start,
    Subscribe,
    TakeBack,
    Unseat,
    Unsubscribe,
    Watch,
    Welcome,
    decode_command,
    encode,
    id_of,
)
from motherlode.server.registry import TableRegistry
from motherlode.server.streams import StreamSource
from motherlode.server.typed_text import name_of

IDS_KEPT = 512
WRITTEN = 64 * 1024  # bytes that are written at once, before anybody looks whether the client reads
AGAIN = 1.0  # seconds until a stream that has fallen behind is tried again
LOG = logging.getLogger("motherlode.server")
Stream = tuple[StreamSource, int]


class Wire(Protocol):
    """The two ends of a socket."""

    async def next_message(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text messages."""

    @property
    def writable(self) -> asyncio.Event:
        """Set while the other side reads what it is sent."""

    def close(self, code: int) -> None:
        """Close it."""


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
        self.waiting_bytes = 0
        self.behind: set[Stream] = set()
        self.something = asyncio.Event()  # for the sending task: what cannot be done at once
        self.writing: asyncio.Handle | None = None
        self.closing = False

    # --- reading

    async def run(self) -> None:
        """Serve the client until either side closes the connection."""
        sender = asyncio.create_task(self._send())
        self.registry.connections.add(self)
        try:
            while not self.closing and (frame := await self.wire.next_message()) is not None:
                await self._serve(frame)
        finally:
            for source, viewer in list(self.streams):
                source.close(self, viewer)
            self.streams.clear()
            self.registry.lobby_readers.discard(self)
            self.registry.connections.discard(self)
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
        metrics.observe(asyncio.get_running_loop().time() - began)

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
        self.identity, self.name = identity, name_of(command.name)
        if not self.registry.store.writing.working:
            self.send(self.registry.storing())
        return Welcome(VERSION, seals.token(identity), self.name, now)

    async def ping(self, command: Ping) -> Now:
        """The server's time."""
        return Now(self.registry.now())

    async def lobby(self, command: Lobby) -> None:
        """Start or stop sending the public tables."""
        if command.watch:
            self.registry.lobby_readers.add(self)
            self.send(await self.registry.newest_lobby())
            if self.registry.preparation.left:
                self.send(self.registry.preparing())
        else:
            self.registry.lobby_readers.discard(self)

    async def mine(self, command: Mine) -> MyTables:
        """The tables where you hold a seat."""
        self._heavy()
        return MyTables(await self.registry.yours(self.identity))

    async def push_key(self, command: PushKey) -> Pushing:
        """The key for which browsers make subscriptions."""
        calls = self.registry.calls
        return Pushing(calls.vapid.public if calls.settings.push_services else "")

    async def subscribe(self, command: Subscribe) -> None:
        """Call this person in that browser."""
        self._heavy()
        await self.registry.subscribe(command, self.identity)

    async def unsubscribe(self, command: Unsubscribe) -> None:
        """Calls to that browser end. Who asks is not checked: only that browser, or its person, knows the endpoint."""
        self._heavy()
        await self.registry.unsubscribe(command)

    async def create(self, command: Create) -> Result:
        """A new table."""
        self.registry.openings.take(self.address)
        return await self.registry.create(command, self.identity, self.name)

    # --- commands at a table

    async def change(self, command: AtTable) -> None:
        """A command that the table decides on, and that nobody can give again and again."""
        live = await self._find(command.table)
        await live.command(command, self.identity, self.name)

    async def arrange(self, command: AtTable) -> None:
        """One that can be given again and again: each is a line in the log for good, and a message for everybody."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self.registry.changes.take(self.identity, self.address)
        await self.change(command)

    async def say(self, command: Say) -> None:
        """Chat, within the limits."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self.registry.talk.take(self.identity, self.address)
        if command.seat == SPECTATOR:  # spectators share one budget for a table's log; each seat has its own
            self.registry.talk_table.take(live.id)
        await self.change(command)

    async def rename(self, command: Rename) -> None:
        """Change the name at a seat; it is limited like chat, since everybody gets a message."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self.registry.talk.take(self.identity, self.address)
        await self.change(command)

    async def seen(self, command: Seen) -> None:
        """Bots need not wait any longer for a person who has seen what happened."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        if any(source is live for source, _ in self.streams):
            live.pacing.report(self, command.n)

    async def sit(self, command: Sit) -> Result:
        """Take a seat and open its stream."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self._check_room(live, command.seat)
        self._heavy()
        self.registry.changes.take(self.identity, self.address)
        return await live.sit(self, command, self.identity, self.name)

    async def see(self, command: Watch | Resume) -> Result:
        """Open the stream of spectators, or of your seat."""
        live = await self._find(command.table)
        viewer = command.seat if isinstance(command, Resume) else SPECTATOR
        await live.allow(command, self.identity)
        if command.since != live.table.n:  # what was missed is sent again, or everything
            self._heavy()
        self._check_room(live, viewer)
        return await live.open(self, command, self.identity)

    def _check_room(self, live: LiveTable, viewer: int) -> None:
        """Refuse a stream that would be one too many."""
        most = self.registry.settings.limits.streams
        if (live, viewer) not in self.streams and len(self.streams) >= most:
            raise Refusal("too-many-streams", most=most)

    async def quiet(self, command: Quiet) -> None:
        """Close a stream."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self.cut(live, command.seat)

    async def leave(self, command: Leave) -> None:
        """Give up a seat and close its stream."""
        await self.arrange(command)
        self.cut(await self._find(command.table), command.seat)

    async def explain(self, command: Explain) -> Result:
        """Why moves are not legal."""
        self._heavy()
        return await (await self._find(command.table)).explain(command, self.identity)

    async def advise(self, command: Advise) -> Result:
        """What the coach says."""
        self._heavy()
        return await (await self._find(command.table)).advise(command, self.identity, self.address)

    async def sight(self, command: Sight) -> Result:
        """What a seat may know, for a coach at the other end."""
        self._heavy()
        return await (await self._find(command.table)).sight(command, self.identity)

    async def look_back(self, command: LookBack) -> Result:
        """The table after an earlier move."""
        self._heavy()
        return await (await self._find(command.table)).look_back(command, self.identity)

    async def invite(self, command: Invite) -> Invited:
        """Hold a seat for a program."""
        live = await self._find(command.table)
        await live.allow(command, self.identity)
        self.registry.changes.take(self.identity, self.address)
        return Invited(await self.registry.invite(command, self.identity))

    async def rematch(self, command: Rematch) -> Result:
        """A new table with the same people: the first who asks sets it up, the others come along."""
        self.registry.openings.take(self.address)
        await self._find(command.table)
        return await self.registry.rematch(command, self.identity)

    async def _find(self, table: str) -> LiveTable:
        return await self.registry.seek(table, self.address)

    def _heavy(self) -> None:
        """Limit what costs real work."""
        self.registry.heavy.take(self.identity, self.address)

    # --- sending

    def begin(self, source: StreamSource, viewer: int) -> None:
        """A stream begins, perhaps anew: what still waits of it will be sent again."""
        stream = (source, viewer)
        self.streams.add(stream)
        self.behind.discard(stream)
        self._forget(stream)

    def deliver(self, source: StreamSource, viewer: int, frame: bytes) -> None:
        """A message of a stream; where too many wait already, the stream begins anew once they are read."""
        stream = (source, viewer)
        if stream in self.behind:
            return
        if self._full(1):
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
        if self._full(2):
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
        self.waiting_bytes += len(frame)
        if self.writing is None:
            self.writing = asyncio.get_running_loop().call_soon(self._write_soon)

    def _write_soon(self) -> None:
        """Write everything that this turn of the event loop has brought, in one go."""
        self.writing = None
        self._write()
        if self.waiting or self.behind or self.closing:
            self.something.set()

    def _write(self) -> None:
        """Write what waits, as far as the client reads."""
        waiting, writable = self.waiting, self.wire.writable
        while waiting and writable.is_set():
            frames: list[bytes] = []
            size = 0
            while waiting and size < WRITTEN:
                frame = waiting.popleft()[1]
                frames.append(frame)
                size += len(frame)
            self.waiting_bytes -= size
            self.wire.write(frames)

    def _full(self, times: int) -> bool:
        """Whether the queue is longer than this multiple of what a slow reader may leave unread."""
        limits = self.registry.settings.limits
        return len(self.waiting) >= times * limits.queue or self.waiting_bytes >= times * limits.queue_bytes

    def _forget(self, stream: Stream) -> None:
        self.waiting = deque(item for item in self.waiting if item[0] != stream)
        self.waiting_bytes = sum(len(frame) for _, frame in self.waiting)

    async def _send(self) -> None:
        """Send what a slow client has left, let its streams catch up, and say goodbye; after a fault it is closed."""
        try:
            await self._send_waiting()
        except Exception:
            self.wire.close(1011)
            raise

    async def _send_waiting(self) -> None:
        while True:
            await self.something.wait()
            self.something.clear()
            while self.waiting:
                await self.wire.writable.wait()
                self._write()
            if self.closing:
                self.wire.close(1008)
                return
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Begin a stream anew that fell behind, and the next one when it was read; not while the store is away."""
        for source, viewer in list(self.behind)[:1]:
            try:
                await source.catch_up(self, viewer)
            except Refusal:
                asyncio.get_running_loop().call_later(AGAIN, self.something.set)
                return
            self.registry.metrics.count("snapshots")
            self.something.set()


DO: dict[type[Command], Callable[[Connection, Any], Awaitable[Result | None]]] = {
    Hello: Connection.hello,
    Ping: Connection.ping,
    Lobby: Connection.lobby,
    Mine: Connection.mine,
    PushKey: Connection.push_key,
    Subscribe: Connection.subscribe,
    Unsubscribe: Connection.unsubscribe,
    Create: Connection.create,
    Watch: Connection.see,
    Resume: Connection.see,
    Quiet: Connection.quiet,
    Sit: Connection.sit,
    Leave: Connection.leave,
    Rename: Connection.rename,
    Decline: Connection.arrange,
    SeatBot: Connection.arrange,
    Unseat: Connection.arrange,
    Invite: Connection.invite,
    Start: Connection.change,
    Delete: Connection.change,
    Move: Connection.change,
    HandOver: Connection.arrange,
    TakeBack: Connection.arrange,
    Resign: Connection.change,
    Explain: Connection.explain,
    Advise: Connection.advise,
    Sight: Connection.sight,
    LookBack: Connection.look_back,
    Say: Connection.say,
    Mute: Connection.arrange,
    Clear: Connection.arrange,
    Seen: Connection.seen,
    Rematch: Connection.rematch,
}
