"""A table that is open in this process: takes its turn with every command, lets bots think and time pass.

What it does is written first and shown afterwards (`table_log`). When another worker was first on the store, the log is
read again, and what was asked for is decided again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from motherlode.bots import DEFAULT_LEVEL, SeatView, seat_view_of
from motherlode.server import projection
from motherlode.server.background import Background
from motherlode.server.bot_turns import BotTurns
from motherlode.server.clock import TableClock
from motherlode.server.commands import answer, come_along, decide, sit
from motherlode.server.pacing import Pacing
from motherlode.server.permissions import check
from motherlode.server.projection import SPECTATOR
from motherlode.server.protocol import (
    Advise,
    Advised,
    AtTable,
    Explain,
    Explained,
    Invite,
    LookBack,
    Looked,
    Refusal,
    Rematch,
    Resume,
    Sight,
    Sighted,
    Sit,
    Streaming,
    Watch,
    encode,
)
from motherlode.server.steady_time import TableTime
from motherlode.server.store import Raced, Unavailable
from motherlode.server.streams import Reader, Streams
from motherlode.server.table import Table
from motherlode.server.table_events import Answered, AnyTableEvent, Line, Moved, Rematched, TakenBack, Woke
from motherlode.server.table_host import TableHost
from motherlode.server.table_log import TableLog
from motherlode.server.workers import Here
from motherlode.webassembly.modules import digest_for_pages

Made = TypeVar("Made")
SetUp = Callable[[int], Awaitable[str]]  # makes the table of a rematch; the number says how many this table had before
ATTEMPTS = 100  # at something: each one that fails is a line of another worker
SETTLED = ("store-unavailable", "table-unreadable", "server-error", "too-fast")  # refusals that no new line changes


class LiveTable:
    """A table and everybody at it."""

    def __init__(self, host: TableHost, table: Table) -> None:
        self.host = host
        self.id = table.created.table
        self.now = TableTime(host.now, table.at)
        self.streams = Streams(host, self.now, self, len(table.chairs))
        self.log = TableLog(host, self.now, table, self.streams)
        self.background = Background(host, self.id, lambda: self._in_turn(self._go_on))
        self.clock = TableClock(host, self.now, lambda: self.background.start(lambda: self._in_turn(self._ring)))
        self.pacing = Pacing(host.settings.patience, self.now)
        self.bots = BotTurns(host, self.background, self.streams, self.pacing, self._bot_answers)
        self.last_used = host.now()  # or when the last reader left
        self._turn = asyncio.Lock()
        self._heard = table.n  # the last line that other workers have spoken of
        self._attend()
        self._schedule()

    @property
    def table(self) -> Table:
        """The table as its log gives it."""
        return self.log.table

    @property
    def attended(self) -> bool:
        """Whether anybody is here."""
        return bool(self.streams.viewers)

    @property
    def played(self) -> bool:
        """Whether time passes here: somebody is at a seat, or there are only bots, and somebody watches them."""
        people = any(chair.identity and not chair.resigned for chair in self.table.chairs)
        return bool(self.streams.seats_read) if people else self.attended

    @property
    def busy(self) -> bool:
        """Whether it is being used."""
        return self.attended or self._turn.locked() or self.background.busy

    def put_away(self) -> None:
        """Nobody needs it any more; its log stays."""
        self.clock.stop()
        self.background.close()
        self.host.workers.leave(self.id)

    # --- commands

    async def command(self, command: AtTable, identity: str, name: str) -> None:
        """Carry out a command that changes the table, or refuse it; when this returns, it is stored and shown."""
        await self._decided(lambda: self._write(decide(self.table, command, identity, name)))

    async def invite(self, command: Invite, identity: str, guest: str) -> None:
        """Hold an open seat for a guest, which is a program."""

        async def seat() -> None:
            check(self.table, command, identity)
            await self._write(sit(self.table, command, guest))

        await self._decided(seat)

    async def rematch(
        self, command: Rematch, identity: str, is_there: Callable[[str], Awaitable[bool]], set_up: SetUp
    ) -> str:
        """The table where they play again; it is set up when the first of them asks, or when the last was deleted."""

        async def once() -> str:
            check(self.table, command, identity)
            known = self.table.rematch
            if known and await is_there(known.table):
                return known.table
            made = await set_up(len(self.table.rematches))
            await self._write([Rematched(made, self.table.seats_of(identity)[0])])
            return made

        return await self._decided(once)

    async def come_along(self, identity: str, nonce: str) -> None:
        """Somebody takes the seats that are kept for them, if there are any."""

        async def come() -> None:
            if self.table.status == "gathering":
                await self._write(come_along(self.table, identity, nonce))

        await self._decided(come)

    async def open(self, reader: Reader, command: Watch | Resume, identity: str) -> Streaming:
        """Open a stream: what follows `since`, or a snapshot."""
        viewer = command.seat if isinstance(command, Resume) else SPECTATOR
        since = command.since

        async def begin() -> Streaming:
            await self._look_around()
            check(self.table, command, identity)
            if since is not None and since > self.table.n:
                raise Refusal("ahead", n=self.table.n)
            await self._write(self._returning(viewer))
            return self._begin(reader, viewer, since, identity)

        return await self._decided(begin)

    async def sit(self, reader: Reader, command: Sit, identity: str, name: str) -> Streaming:
        """Take a seat and open its stream, both or neither."""

        async def begin() -> Streaming:
            await self._look_around()
            await self._write(decide(self.table, command, identity, name))
            return self._begin(reader, command.seat, None, identity)

        return await self._decided(begin)

    def _begin(self, reader: Reader, viewer: int, since: int | None, identity: str) -> Streaming:
        """Add a reader. Nothing can be refused any more, and nothing is awaited: until here, what the reader has read
        of this stream goes on as it was.
        """
        reader.begin(self, viewer)
        goes_on = since is not None and self.table.n - since <= self.host.settings.tail
        if goes_on:
            for _, frames in self.streams.frames_since(self.table, since or 0, [viewer]):
                reader.deliver(self, viewer, frames[viewer])
        else:
            reader.deliver(self, viewer, self.streams.snapshot(self.table, viewer))
        self.streams.add(reader, viewer)
        self._show_presence(reader)
        self._schedule()
        table = self.table
        return Streaming(self.id, viewer, table.n, not goes_on, table.seats_of(identity), table.kept_seats(identity))

    def close(self, reader: Reader, viewer: int) -> None:
        """A stream is read no more."""
        if reader in self.streams.readers[viewer]:
            self.streams.remove(reader, viewer)
            if not self.streams.reads(reader):
                self.pacing.forget(reader)
            if not self.attended:
                self.last_used = self.host.now()
            self._show_presence()
            self._schedule()

    async def catch_up(self, reader: Reader, viewer: int) -> None:
        """A reader that was too slow gets the whole table instead of what it missed."""

        async def restart() -> None:
            if reader in self.streams.readers[viewer]:
                reader.restart(self, viewer, self.streams.snapshot(self.table, viewer))

        await self._in_turn(restart)

    async def explain(self, command: Explain, identity: str) -> Explained:
        """Why a seat may not make some moves."""

        def explained(table: Table) -> Explained:
            check(table, command, identity)
            return Explained(table.question, projection.reasons(table, command.seat))

        return await self.read(explained)

    async def look_back(self, command: LookBack, identity: str) -> Looked:
        """The table as it was after an earlier move."""

        def past(table: Table) -> Looked:
            check(table, command, identity)
            if command.move >= table.question:
                raise Refusal("no-such-move", moves=table.question - 1)
            return projection.looked(table, command.seat, command.move)

        return await self.read(past)

    async def advise(self, command: Advise, identity: str, address: str) -> Advised:
        """What the coach says to a seat."""
        bots = self.host.bots
        question, seen = await self.see(command, identity)
        if not bots.preparation.is_ready(seen.game.name, "coach"):
            raise Refusal("coach-prepares")
        if not command.waits and bots.threads.busy(address):
            raise Refusal("coach-busy")
        return Advised(question, await bots.advise(seen, address, self.id))

    async def sight(self, command: Sight, identity: str) -> Sighted:
        """What the coach would see of a seat, for a coach at the other end."""
        question, seen = await self.see(command, identity)
        if not (digest := await asyncio.to_thread(digest_for_pages, seen.game)):
            raise Refusal("no-module-here", game=seen.game.name)
        return projection.sighted(question, seen, digest)

    async def see(self, command: Advise | Sight, identity: str) -> tuple[int, SeatView]:
        """The open question, and what its seat may know, where the table allows the coach."""

        def seen(table: Table) -> tuple[int, SeatView]:
            check(table, command, identity)
            if not table.created.odds:
                raise Refusal("no-odds-here")
            if command.seat not in table.waiting:
                raise Refusal("not-asked", seat=command.seat)
            return table.question, seat_view_of(table.playing, command.seat)

        return await self.read(seen)

    async def allow(self, command: AtTable, identity: str) -> None:
        """Refuse what this person may not do here now."""
        await self.read(lambda table: check(table, command, identity))

    async def read(self, ask: Callable[[Table], Made]) -> Made:
        """Ask the table something when its turn comes: then there is nothing in it that is not stored yet."""

        async def asked() -> Made:
            return ask(self.table)

        return await self._decided(asked)

    # --- one after the other

    async def _in_turn(self, do: Callable[[], Awaitable[Made]]) -> Made:
        """Do it when nothing else is being done here, and all is read that other workers have spoken of."""
        async with self._turn:
            if self.log.lost:
                await self._read_again()
            elif self._heard > self.table.n:
                await self._read_on()
            return await do()

    async def _decided(self, do: Callable[[], Awaitable[Made]]) -> Made:
        """Do it in turn. Nothing is refused because of what this process has not read yet."""

        async def decide_by_the_log() -> Made:
            for _ in range(ATTEMPTS):
                table, last = self.log.table, self.table.n
                try:
                    return await do()
                except Refusal as refusal:
                    if refusal.reason in SETTLED:
                        raise
                    if self.table is table and table.n == last and not await self._read_on():
                        raise
            return await do()

        return await self._in_turn(decide_by_the_log)

    async def _write(self, events: Sequence[AnyTableEvent]) -> None:
        """Write events, and then do what they ask for."""
        if not events:
            return
        try:
            lines = await self.log.write(events)
        except Raced:
            await self._read_again()
            raise Refusal("raced", n=self.table.n) from None
        except Unavailable:  # it may have been stored after all: read the log again
            self.background.retry_soon()
            raise Refusal("store-unavailable") from None
        except BaseException:  # a fault, or a cancelled caller: the log says what was stored
            self.background.retry_soon()
            raise
        if any(isinstance(line.event, Moved | Answered) for line in lines):
            self.host.counted("moves")
        self._follow(lines)

    async def _read_again(self) -> bool:
        return await self._read(self.log.read_again)

    async def _read_on(self) -> bool:
        """Read what other workers have written, and show it; whether there was anything."""
        return self.host.store.shared and not self.log.lost and await self._read(self.log.read_on)

    async def _read(self, read: Callable[[], Awaitable[list[Line]]]) -> bool:
        heard = self._heard
        try:
            lines = await read()
        except Unavailable:
            self.background.retry_soon()
            raise Refusal("store-unavailable") from None
        except Exception as error:  # another process has written what this one cannot read
            self.host.set_aside(self.id, error)
            raise Refusal("table-unreadable") from error
        if self._heard == heard:  # else there is more to read, of which the other worker spoke meanwhile
            self._heard = self.table.n
        self._follow(lines)
        return bool(lines)

    def _follow(self, lines: Sequence[Line]) -> None:
        """Do what lines that were shown ask for, of this worker or of another one."""
        if self.table.deleted:
            self._end()
            return
        if not all(isinstance(line.event, Moved | Answered) for line in lines):
            self._attend()
            self.host.lobby_changed()
        self._call()
        self._schedule()

    async def _look_around(self) -> None:
        """Before anybody comes: what was shown at another worker is never taken back, and who is there is known."""
        await self._read_on()
        if not self.attended:
            try:
                self.streams.read_elsewhere(await self.host.workers.look_up(self.id))
            except Unavailable:
                raise Refusal("store-unavailable") from None

    def heard_of(self, last: int | None) -> None:
        """Another worker has written up to a line; None: perhaps."""
        heard = self.table.n + 1 if last is None else last
        if heard > self._heard and heard > self.table.n:
            self._heard = heard
            self.background.start(lambda: self._in_turn(self._go_on))

    def _end(self) -> None:
        """The table was deleted: its readers get a message, and the process forgets it."""
        self.streams.end(self.id, "table-deleted")
        self.host.forget(self.id)

    # --- presence, time and bots

    def _returning(self, viewer: int) -> list[AnyTableEvent]:
        """The events of a return: clocks do not count time when nobody was there, and a missing person is back."""
        table = self.table
        if viewer == SPECTATOR:
            return []
        if not self.played and self._has_clocks:
            return [Woke()]  # after it nobody is missing
        return [TakenBack(viewer)] if table.chair(viewer).missing else []

    @property
    def _has_clocks(self) -> bool:
        """Whether clocks run that are to run only while the table is served."""
        table = self.table
        return table.status == "playing" and table.created.clock is not None and not table.over_days

    def _attend(self) -> None:
        """Let the other workers know who is here."""
        table, workers = self.table, self.host.workers
        if not self.host.store.shared:
            return
        if self.attended or table.plays_alone:
            listed = encode(projection.listed(table)) if self.attended and table.created.public else None
            workers.attend(self.id, Here(self.streams.seats_here, self.streams.spectators_here, listed))
        else:
            workers.leave(self.id)

    def attendance_changed(self, unserved: bool) -> None:
        """Others are here at other workers, or another worker runs the clocks; `unserved`: nobody did for a while."""
        self.streams.read_elsewhere(self.host.workers.elsewhere(self.id))
        self.streams.send_presence(self.table)
        self._call()
        self._schedule()
        if unserved and self._has_clocks and self.played:
            self.background.start(lambda: self._decided(self._wake))

    async def _wake(self) -> None:
        """The time when no worker served the table counts against nobody."""
        if self._has_clocks:
            await self._write([Woke()])

    def _show_presence(self, newcomer: Reader | None = None) -> None:
        self._attend()
        self.streams.send_presence(self.table, newcomer)
        self.host.lobby_changed()
        self._call()

    def _call(self) -> None:
        """Call people who are away, where no other worker does."""
        if not self.table.deleted and self.host.workers.keeps_time(self.id):
            self.host.look_who_is_wanted(self.table, self.streams.gone)

    def _schedule(self) -> None:
        """Let the bots that are asked think, and set the clock; nothing goes on where nobody is, and where another
        worker sees to it.
        """
        self.clock.stop()
        table = self.table
        if self.log.lost or table.deleted or not (self.played or table.plays_alone):
            return
        if not self.host.workers.keeps_time(self.id):
            return
        for seat in table.waiting:
            if bot := table.chair(seat).bot:
                self.bots.think(table, seat, bot, "bot", table.opened + self.host.settings.pace)
        self.clock.set(table, self.streams.gone)

    async def _go_on(self) -> None:
        self._schedule()

    async def _ring(self) -> None:
        """Do what is due; the first event that is written resets the clock."""
        if not self.host.workers.keeps_time(self.id):
            return
        due = self.clock.due(self.table, self.streams.gone)
        for alarm in due:
            if alarm.event is not None:
                await self._write([alarm.event])
                return
            self.bots.think(self.table, alarm.seat, DEFAULT_LEVEL, "clock", self.now())
        if not due:
            self._schedule()

    async def _bot_answers(self, question: int, seat: int, moves: Sequence[str], by: str) -> None:
        """Write what a bot answers, if the question is still open and the bot still plays."""

        async def write() -> None:
            table = self.table
            if table.status != "playing" or table.question != question or seat not in table.waiting:
                return
            if not self.host.workers.keeps_time(self.id):
                return
            if by == "clock" or table.chair(seat).bot:
                await self._write(answer(table, seat, moves, by))

        await self._decided(write)
