"""A table that is open in this process: takes its turn with every command, lets bots think and time pass.

What it does is written first and shown afterwards (`table_log`). When another process was first on the store, the log
is read again, and the command is refused.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from motherlode.bots import DEFAULT_LEVEL, SeatView, seat_view_of
from motherlode.server import projection
from motherlode.server.background import Background
from motherlode.server.bot_turns import BotTurns
from motherlode.server.clock import TableClock
from motherlode.server.commands import answer, decide, sit
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
    Streaming,
    Watch,
)
from motherlode.server.store import Raced, Unavailable
from motherlode.server.streams import Reader, Streams
from motherlode.server.table import Table
from motherlode.server.table_events import Answered, AnyTableEvent, Moved, Rematched, Stood, TakenBack, Woke
from motherlode.server.table_host import TableHost
from motherlode.server.table_log import TableLog

Made = TypeVar("Made")
RETURNS = 5  # tries to write that somebody is back, while another process writes too


class LiveTable:
    """A table and everybody at it."""

    def __init__(self, host: TableHost, table: Table) -> None:
        self.host = host
        self.id = table.created.table
        self.streams = Streams(host, self, len(table.chairs))
        self.log = TableLog(host, table, self.streams)
        self.background = Background(host, self.id, lambda: self._in_turn(self._go_on))
        self.clock = TableClock(host, lambda: self.background.start(lambda: self._in_turn(self._ring)))
        self.bots = BotTurns(host, self.background, self._bot_answers)
        self.last_used = host.now()  # or when the last reader left
        self._turn = asyncio.Lock()
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
    def busy(self) -> bool:
        """Whether it is being used."""
        return self.attended or self._turn.locked() or self.background.busy

    def put_away(self) -> None:
        """Nobody needs it any more; its log stays."""
        self.clock.stop()
        self.background.close()

    # --- commands

    async def command(self, command: AtTable, identity: str, name: str) -> None:
        """Carry out a command that changes the table, or refuse it; when this returns, it is stored and shown."""
        await self._in_turn(lambda: self._write(decide(self.table, command, identity, name)))

    async def invite(self, command: Invite, identity: str, guest: str) -> None:
        """Hold an open seat for a guest, which is a program."""

        async def seat() -> None:
            check(self.table, command, identity)
            await self._write(sit(self.table, command, guest))

        await self._in_turn(seat)

    async def rematch(self, command: Rematch, identity: str, set_up: Callable[[], Awaitable[str]]) -> str:
        """The table where they play again; it is set up when the first of them asks."""

        async def once() -> str:
            check(self.table, command, identity)
            if not self.table.rematch:
                await self._write([Rematched(await set_up())])
            return self.table.rematch

        return await self._in_turn(once)

    async def open(self, reader: Reader, command: Watch | Resume, identity: str) -> Streaming:
        """Open a stream: what follows `since`, or a snapshot."""
        viewer = command.seat if isinstance(command, Resume) else SPECTATOR
        since = command.since

        async def begin() -> Streaming:
            check(self.table, command, identity)
            if since is not None and since > self.table.n:
                raise Refusal("ahead", n=self.table.n)
            await self._wake()
            await self._return(viewer)
            check(self.table, command, identity)  # the log may have been read again
            goes_on = since is not None and self.table.n - since <= self.host.settings.tail
            # From here on nothing is awaited: whoever is refused does not stay as a reader.
            if goes_on:
                for frames in self.streams.frames_since(self.table, since or 0, [viewer]):
                    reader.deliver(self, viewer, frames[viewer])
            else:
                reader.deliver(self, viewer, self.streams.snapshot(self.table, viewer))
            self.streams.add(reader, viewer)
            self._show_presence(reader)
            self._schedule()
            return Streaming(self.id, viewer, self.table.n, not goes_on, self.table.seats_of(identity))

        return await self._in_turn(begin)

    def close(self, reader: Reader, viewer: int) -> None:
        """A stream is read no more."""
        if reader in self.streams.readers[viewer]:
            self.streams.remove(reader, viewer)
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

    async def advise(self, command: Advise, identity: str) -> Advised:
        """What the coach says to a seat."""

        def see(table: Table) -> tuple[int, SeatView]:
            check(table, command, identity)
            if not table.created.odds:
                raise Refusal("no-odds-here")
            if not self.host.bots.preparation.is_ready(table.created.game, "coach"):
                raise Refusal("coach-prepares")
            if command.seat not in table.waiting:
                raise Refusal("not-asked", seat=command.seat)
            return table.question, seat_view_of(table.playing, command.seat)

        question, seen = await self.read(see)
        return Advised(question, await self.host.bots.advise(seen))

    async def read(self, ask: Callable[[Table], Made]) -> Made:
        """Ask the table something when its turn comes: then there is nothing in it that is not stored yet."""

        async def asked() -> Made:
            return ask(self.table)

        return await self._in_turn(asked)

    # --- one after the other

    async def _in_turn(self, do: Callable[[], Awaitable[Made]]) -> Made:
        """Do it when nothing else is being done here."""
        async with self._turn:
            if self.log.lost:
                await self._read_again()
            return await do()

    async def _write(self, events: Sequence[AnyTableEvent]) -> None:
        """Write events, and then do what they ask for."""
        try:
            lines = await self.log.write(events)
        except Raced:
            await self._read_again()
            raise Refusal("raced", n=self.table.n) from None
        except Unavailable:  # it may have been stored all the same: look again, though nobody asks
            self.background.retry_soon()
            raise Refusal("store-unavailable") from None
        except BaseException:  # a fault, or nobody waits for it any more: the log knows what came of it
            self.background.retry_soon()
            raise
        for line in lines:
            if isinstance(line.event, Stood):  # whoever had the seat may read it no more
                self.streams.cut(line.event.seat)
        moves = [isinstance(line.event, Moved | Answered) for line in lines]
        if any(moves):
            self.host.counted("moves")
        if not all(moves):
            self.host.lobby_changed()
        self._schedule()

    async def _read_again(self) -> None:
        try:
            await self.log.read_again()
        except Unavailable:
            self.background.retry_soon()
            raise Refusal("store-unavailable") from None
        except Exception as error:  # another process has written what this one cannot read
            self.host.set_aside(self.id, error)
            raise Refusal("table-unreadable") from error
        self._schedule()

    # --- presence, time and bots

    async def _wake(self) -> None:
        """Where nobody was, nobody's time has passed."""
        table = self.table
        if not self.attended and table.status == "playing" and table.created.clock and not table.over_days:
            await self._write([Woke()])

    async def _return(self, seat: int) -> None:
        """Whoever was missing is back. Another process may be first with something else; then it is tried again."""
        for _ in range(RETURNS):
            if seat not in self.streams.gone or not self.table.chair(seat).missing:
                return
            try:
                await self._write([TakenBack(seat)])
            except Refusal as refusal:
                if refusal.reason != "raced":
                    raise

    def _show_presence(self, newcomer: Reader | None = None) -> None:
        self.streams.send_presence(self.table, newcomer)
        self.host.lobby_changed()

    def _schedule(self) -> None:
        """Let the bots that are asked think, and set the clock; nothing goes on where nobody is."""
        self.clock.stop()
        table = self.table
        if self.log.lost or not (self.attended or table.over_days):
            return
        for seat in table.waiting:
            if bot := table.chair(seat).bot:
                self.bots.think(table, seat, bot, "bot", table.opened + self.host.settings.pace)
        self.clock.set(table, self.streams.gone)

    async def _go_on(self) -> None:
        self._schedule()

    async def _ring(self) -> None:
        """Do what is due; the first event that is written sets the clock anew."""
        due = self.clock.due(self.table, self.streams.gone)
        for alarm in due:
            if alarm.event is not None:
                await self._write([alarm.event])
                return
            self.bots.think(self.table, alarm.seat, DEFAULT_LEVEL, "clock", self.host.now())
        if not due:
            self._schedule()

    async def _bot_answers(self, question: int, seat: int, moves: Sequence[str], by: str) -> None:
        """Write what a bot answers, if the question is still open and the bot still plays."""

        async def write() -> None:
            table = self.table
            if table.status != "playing" or table.question != question or seat not in table.waiting:
                return
            if by == "clock" or table.chair(seat).bot:
                await self._write(answer(table, seat, moves, by))

        await self._in_turn(write)
