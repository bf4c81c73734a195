"""One live table: takes its turn with every command, writes first and sends afterwards, lets bots think and time pass.

It never assumes that it is alone on the store. Lines are written under their number; when another process was first,
what was done here is forgotten, the log is read again, and the command is refused.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from motherlode.bots import DEFAULT_LEVEL, SeatView, completion_view, seat_view_of
from motherlode.server import showing
from motherlode.server.alarms import Alarm, alarms
from motherlode.server.deciding import answer, decide, follow_up, sit
from motherlode.server.events import (
    Answered,
    Any_Event,
    Finished,
    Line,
    Moved,
    Rematched,
    Sat,
    Stood,
    TakenBack,
    Woke,
    decode,
    encode,
)
from motherlode.server.permissions import check
from motherlode.server.protocol import (
    Advise,
    Advised,
    AtTable,
    Explain,
    Explained,
    Invite,
    Look,
    Looked,
    Presence,
    Refusal,
    Rematch,
    Resume,
    Streaming,
    Watch,
)
from motherlode.server.protocol import encode as encode_message
from motherlode.server.settings import Settings
from motherlode.server.showing import WATCHER
from motherlode.server.store import Append, NewMatch, Raced, Store, Stored, Unavailable
from motherlode.server.table import Table
from motherlode.server.thinkers import Thinkers

LOG = logging.getLogger("motherlode.server")
Made = TypeVar("Made")
Opening = Watch | Resume


class Reader(Protocol):
    """Somebody who reads streams: a connection."""

    def deliver(self, actor: "Actor", viewer: int, frame: bytes) -> None:
        """Put a message of a stream into its queue."""

    def restart(self, actor: "Actor", viewer: int, frame: bytes) -> None:
        """Put a snapshot into its queue, after which the stream goes on."""

    def cut(self, actor: "Actor", viewer: int) -> None:
        """The stream ends here."""

    def tell(self, frame: bytes) -> None:
        """Put a message into its queue that belongs to no stream."""


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    settings: Settings
    store: Store
    thinkers: Thinkers

    def now(self) -> int:
        """The time, in milliseconds since 1970."""

    def changed(self, actor: "Actor") -> None:
        """Somebody sat down, or the game began or ended: the lobby may want to show it."""

    def counted(self, what: str, amount: float = 1) -> None:
        """Something to count."""


class Actor:
    """A table and everybody at it."""

    def __init__(self, house: Surroundings, table: Table) -> None:
        self.house = house
        self.table = table
        self.streams: defaultdict[int, list[Reader]] = defaultdict(list)
        self.left = house.now()  # when nobody was here any more
        self.gone = dict.fromkeys(range(1, len(table.chairs) + 1), self.left)  # who is not connected, and since when
        self.lost = False  # whether the log must be read again before anything else
        self._shown = table.n  # the last line that was shown, while it is lost
        self._put_away = False
        self._turn = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}  # by question and seat
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.created.table

    @property
    def attended(self) -> bool:
        """Whether anybody is here."""
        return any(self.streams.values())

    # --- commands

    def begin(self) -> None:
        """Let time pass here."""
        self._arrange()

    async def command(self, command: AtTable, identity: str, name: str) -> None:
        """Carry out a command that changes the table, or refuse it; when this returns, it is stored and shown."""
        await self._in_turn(lambda: self._write(decide(self.table, command, identity, name)))

    async def invite(self, command: Invite, identity: str, guest: str) -> None:
        """Hold an open seat for a guest, who is a program."""

        async def seat() -> None:
            check(self.table, command, identity)
            await self._write(sit(self.table, command, guest))

        await self._in_turn(seat)

    async def rematch(self, command: Rematch, identity: str, found: Callable[[], Awaitable[str]]) -> str:
        """The table where they play again; it is founded when the first of them asks."""

        async def once() -> str:
            check(self.table, command, identity)
            if not self.table.rematch:
                await self._write([Rematched(await found())])
            return self.table.rematch

        return await self._in_turn(once)

    async def open(self, reader: Reader, command: Opening, identity: str) -> Streaming:
        """Open a stream: what follows `since`, or a snapshot."""
        viewer = getattr(command, "seat", WATCHER)
        since = getattr(command, "since", None)

        async def begin() -> Streaming:
            check(self.table, command, identity)
            if since is not None and since > self.table.n:
                raise Refusal("ahead", n=self.table.n)
            again = since is not None and self.table.n - since <= self.house.settings.tail
            await self._wake()
            if again:
                for frames in self._shown_again(since or 0, [viewer]):
                    reader.deliver(self, viewer, frames[viewer])
            else:
                reader.deliver(self, viewer, self._snapshot(viewer))
            self.streams[viewer].append(reader)
            await self._somebody_came(viewer)
            return Streaming(self.id, viewer, self.table.n, not again, self.table.seats_of(identity))

        return await self._in_turn(begin)

    def close(self, reader: Reader, viewer: int) -> None:
        """A stream is read no more."""
        if reader in self.streams[viewer]:
            self.streams[viewer].remove(reader)
            if viewer != WATCHER and not self.streams[viewer]:
                self.gone[viewer] = self.house.now()
            if not self.attended:
                self.left = self.house.now()
            self._tell_presence()
            self._arrange()

    async def catch_up(self, reader: Reader, viewer: int) -> None:
        """A reader who was too slow gets the whole table instead of what it missed."""

        async def again() -> None:
            if reader in self.streams[viewer]:
                reader.restart(self, viewer, self._snapshot(viewer))

        await self._in_turn(again)

    async def explain(self, command: Explain, identity: str) -> Explained:
        """Why a seat may not make some moves."""

        async def reasons() -> Explained:
            check(self.table, command, identity)
            return Explained(self.table.question, showing.reasons(self.table, command.seat))

        return await self._in_turn(reasons)

    async def look(self, command: Look, identity: str) -> Looked:
        """The table after so many moves."""

        async def past() -> Looked:
            check(self.table, command, identity)
            if command.move >= self.table.question:
                raise Refusal("no-such-move", moves=self.table.question - 1)
            return showing.looked(self.table, command.seat, command.move)

        return await self._in_turn(past)

    async def read(self, ask: Callable[[Table], Made]) -> Made:
        """What somebody wants to know of the table, when its turn comes: nothing that is not stored yet."""

        async def asked() -> Made:
            return ask(self.table)

        return await self._in_turn(asked)

    async def advise(self, command: Advise, identity: str) -> Advised:
        """What the coach says to a seat."""

        async def see() -> tuple[int, SeatView]:
            check(self.table, command, identity)
            if not self.table.created.odds:
                raise Refusal("no-odds-here")
            if not self.house.thinkers.preparation.is_ready(self.table.created.game, "coach"):
                raise Refusal("coach-prepares")
            if command.seat not in self.table.waiting:
                raise Refusal("not-asked", seat=command.seat)
            return self.table.question, seat_view_of(self.table.playing, command.seat)

        question, seen = await self._in_turn(see)
        return Advised(question, await self.house.thinkers.advise(seen))

    async def _in_turn(self, do: Callable[[], Awaitable[Made]]) -> Made:
        """Do it when nothing else is being done here."""
        async with self._turn:
            if self.lost:
                await self._read_again()
            return await do()

    # --- writing, then sending

    async def _write(self, events: list[Any_Event]) -> None:
        """Let events happen, and what follows from them by itself; store all of it; then show it."""
        at, before = self.house.now(), self.table.n
        window = self.house.settings.window
        viewers = [viewer for viewer, readers in self.streams.items() if readers]
        lines: list[Line] = []
        frames: list[dict[int, bytes]] = []
        waiting = list(events)
        try:
            while waiting:
                line = self.table.apply(Line(self.table.n + 1, at, waiting.pop(0)))
                lines.append(line)
                frames.append(self._frames(self.table, line, viewers))
                waiting = waiting or follow_up(self.table, at, window)
            await self.house.store.append(append_of(self.table, lines))
        except Raced:
            await self._read_again(before)
            raise Refusal("raced", n=self.table.n) from None
        except Unavailable:
            self.lost = True
            self._shown = before
            raise Refusal("store-unavailable") from None
        except BaseException:  # a fault, or nobody waits for it any more: the log knows what came of it
            self.lost = True
            self._shown = before
            self._timer = asyncio.get_running_loop().call_later(1.0, self._retry)
            raise
        for line, of_line in zip(lines, frames, strict=True):
            self._send(of_line)
            if isinstance(line.event, Stood):  # whoever had the seat reads its stream no more
                for reader in list(self.streams[line.event.seat]):
                    reader.cut(self, line.event.seat)
        if any(isinstance(line.event, Moved | Answered) for line in lines):
            self.house.counted("moves")
        if not all(isinstance(line.event, Moved | Answered) for line in lines):
            self.house.changed(self)
        self._arrange()

    def _frames(self, table: Table, line: Line, viewers: Sequence[int]) -> dict[int, bytes]:
        window = self.house.settings.window
        shown = showing.shown_to(viewers, table, line, window)
        return {viewer: encode_message(message) for viewer, message in shown.items()}

    def _send(self, frames: dict[int, bytes]) -> None:
        for viewer, frame in frames.items():
            for reader in self.streams[viewer]:
                reader.deliver(self, viewer, frame)

    def _snapshot(self, viewer: int) -> bytes:
        return encode_message(showing.snapshot(self.table, viewer, self.house.settings.window))

    def _shown_again(self, since: int, viewers: Sequence[int]) -> Iterator[dict[int, bytes]]:
        """The lines after `since` as they were shown: the log is played again, and gives the same bytes."""
        if since >= self.table.n:
            return
        lines = self.table.lines
        past = Table.begin(lines[0])
        for line in lines:
            if line.n > 1:
                past.apply(line)
            if line.n > since:
                yield self._frames(past, line, viewers)

    async def _read_again(self, shown: int | None = None) -> None:
        """Forget the table, read its log, and show what was written to it by others."""
        shown = self._shown if shown is None else shown
        try:
            self.table = Table.of(lines_of(await self.house.store.events(self.id)))
        except Unavailable:
            self.lost, self._shown = True, shown
            raise Refusal("store-unavailable") from None
        self.lost = False
        viewers = [viewer for viewer, readers in self.streams.items() if readers]
        for frames in self._shown_again(shown, viewers):
            self._send(frames)
        self._arrange()

    # --- who is here

    async def _wake(self) -> None:
        """Where nobody was, nobody's time has passed."""
        table = self.table
        if not self.attended and table.status == "playing" and table.created.clock and not table.over_days:
            await self._write([Woke()])

    async def _somebody_came(self, viewer: int) -> None:
        self._tell_presence()
        if self.gone.pop(viewer, None) is not None and viewer != WATCHER and self.table.chair(viewer).missing:
            await self._write([TakenBack(viewer)])
        self._arrange()

    def _tell_presence(self) -> None:
        here = sorted(viewer for viewer, readers in self.streams.items() if viewer != WATCHER and readers)
        frame = encode_message(Presence(self.id, here, len(self.streams[WATCHER])))
        for reader in {id(reader): reader for readers in self.streams.values() for reader in readers}.values():
            reader.tell(frame)
        self.house.changed(self)

    # --- time and bots

    def _arrange(self) -> None:
        """Let the bots that are asked think, and set the next alarm; nobody plays where nobody is."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self.lost or not (self.attended or self.table.over_days):
            return
        for seat in self.table.waiting:
            if bot := self.table.chair(seat).bot:
                self._think(seat, bot, "bot", self.table.opened + self.house.settings.pace)
        if due := min((alarm.at for alarm in self._alarms()), default=None):
            wait = max(0, due - self.house.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _alarms(self) -> Iterator[Alarm]:
        return alarms(self.table, self.house.settings, self.gone, self.house.now())

    def _ring(self) -> None:
        self._spawn(self._in_turn(self._due))

    async def _due(self) -> None:
        now = self.house.now()
        for alarm in list(self._alarms()):
            if alarm.at > now:
                continue
            if alarm.event is None:
                self._think(alarm.seat, DEFAULT_LEVEL, "clock", now)
            else:
                await self._write([alarm.event])
                return  # which has set the next alarm
        if not any(alarm.at <= now for alarm in self._alarms()):
            self._arrange()

    def _think(self, seat: int, bot: str, by: str, earliest: int) -> None:
        """Let a bot answer for a seat, once for each question."""
        key = (self.table.question, seat)
        if key in self._thinking:
            return
        look = seat_view_of(self.table.playing, seat)
        covered = self.table.in_window and self.house.settings.window > 0
        timed = covered or self.table.completing
        if covered:
            earliest = max(earliest, self.table.opened + self.house.settings.window)

        async def think() -> None:
            try:
                choosing = self.house.thinkers.choose(bot, look)
                moves = [await (self._in_time(choosing, earliest, look) if timed else choosing)]
                further = completion_view(look, moves[-1])
                while further:
                    choosing = self.house.thinkers.choose(bot, further)
                    moves.append(await self._in_time(choosing, earliest, further))
                    further = completion_view(further, moves[-1])
                if (wait := earliest - self.house.now()) > 0:
                    await asyncio.sleep(wait / 1000)
            finally:
                del self._thinking[key]
            await self._in_turn(lambda: self._answer(key, moves, by))

        self._thinking[key] = self._spawn(think())

    async def _in_time(self, choosing: Awaitable[str], until: int, look: SeatView) -> str:
        """What a bot answers under cover, or to complete a move: by then, for the time it takes shows what it holds."""
        try:
            return await asyncio.wait_for(choosing, max(0, until - self.house.now()) / 1000)
        except TimeoutError:
            return self.house.thinkers.answer(DEFAULT_LEVEL, look)

    async def _answer(self, key: tuple[int, int], moves: Sequence[str], by: str) -> None:
        question, seat = key
        table = self.table
        if table.status != "playing" or table.question != question or seat not in table.waiting:
            return
        if by == "clock" or table.chair(seat).bot:
            await self._write(answer(table, seat, moves, by))

    def _spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def quietly() -> None:
            try:
                await work
            except Refusal:  # the store is away, or another process was first: it is tried again
                self.house.counted("retries")
            except Exception:
                LOG.exception("table %s could not go on by itself", self.id)
                self.house.counted("errors")
            else:
                return
            if not self._put_away:
                self._timer = asyncio.get_running_loop().call_later(1.0, self._retry)

        task = asyncio.create_task(quietly())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _retry(self) -> None:
        async def arrange() -> None:
            self._arrange()

        self._spawn(self._in_turn(arrange))

    # --- the end

    def put_away(self) -> None:
        """Nobody needs it any more; its log stays."""
        self._put_away = True
        if self._timer:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()

    @property
    def busy(self) -> bool:
        """Whether it is being used."""
        return self.attended or self._turn.locked() or bool(self._tasks)


def append_of(table: Table, lines: Sequence[Line]) -> Append:
    """Lines as the store takes them, with what it lists tables by."""
    created = table.created
    first = lines[0].n
    return Append(
        created.table,
        first,
        [(line.at, encode(line.event)) for line in lines],
        NewMatch(created.table, created.code, created.game, created.rules, lines[0].at, created.public)
        if first == 1
        else None,
        [line.event.identity for line in lines if isinstance(line.event, Sat)],
        next((line.at for line in lines if isinstance(line.event, Finished)), None),
        due_of(table),
    )


def due_of(table: Table) -> int | None:
    """When a game over days has to be looked at, though nobody is there: a bot moves, somebody's time is up."""
    if not table.over_days or not table.waiting:
        return None
    deadlines = [table.chair(seat).nudged or table.deadline(seat) or table.opened for seat in table.waiting]
    return min(deadlines)


def lines_of(stored: Sequence[Stored]) -> list[Line]:
    """What the store keeps, as lines."""
    return [Line(one.seq, one.at, decode(one.body)) for one in stored]
