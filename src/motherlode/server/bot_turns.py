"""Bots at a live table: for each seat that a bot answers for, it thinks once about each question."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from motherlode.bots import DEFAULT_LEVEL, SeatView, completion_view, seat_view_of
from motherlode.server.background import Background
from motherlode.server.pacing import Pacing
from motherlode.server.streams import Streams
from motherlode.server.table import Table
from motherlode.server.table_host import TableHost

Answer = Callable[[int, int, Sequence[str], str], Awaitable[None]]  # question, seat, moves, and who made them


class BotTurns:
    """The bots that think at one table."""

    def __init__(
        self, host: TableHost, background: Background, streams: Streams, pacing: Pacing, answer: Answer
    ) -> None:
        self.host, self.background, self.streams, self.pacing, self._answer = host, background, streams, pacing, answer
        self._thinking: set[tuple[int, int]] = set()  # question and seat

    def think(self, table: Table, seat: int, bot: str, by: str, earliest: int) -> None:
        """Let a bot answer the open question for a seat, and complete its move, not before `earliest`."""
        key, n = (table.question, seat), table.n
        if key in self._thinking:
            return
        seen, window = seat_view_of(table.playing, seat), self.host.settings.window
        covered = table.in_window and window > 0
        timed = covered or table.completing
        until = max(earliest, table.opened + window) if covered else earliest

        async def answer() -> None:
            try:
                choosing = self._choose(bot, seen)
                moves = [await (self._in_time(choosing, until, seen) if timed else choosing)]
                further = completion_view(seen, moves[-1])
                while further:
                    moves.append(await self._in_time(self._choose(bot, further), until, further))
                    further = completion_view(further, moves[-1])
                if timed and (wait := until - self.pacing.now()) > 0:  # what is seen early is not answered early
                    await asyncio.sleep(wait / 1000)
                await self.pacing.pause(table, n, until)
                await self._answer(*key, moves, by)
            finally:
                self._thinking.discard(key)

        self._thinking.add(key)
        self.background.start(answer)

    def _choose(self, bot: str, seen: SeatView) -> Awaitable[str]:
        """Thinking is shared between those for whom it is done."""
        return self.host.bots.choose(bot, seen, self.streams.address, self.background.table)

    async def _in_time(self, choosing: Awaitable[str], until: int, seen: SeatView) -> str:
        """By when a sealed or completing answer is given: the time it took would show what the bot holds."""
        try:
            return await asyncio.wait_for(choosing, max(0, until - self.pacing.now()) / 1000)
        except TimeoutError:
            return self.host.bots.answer(DEFAULT_LEVEL, seen)
