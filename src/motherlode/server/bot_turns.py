"""Bots at a live table: each seat that a bot answers for is thought about once for each question."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from motherlode.bots import DEFAULT_LEVEL, SeatView, completion_view, seat_view_of
from motherlode.server.background import Background
from motherlode.server.table import Table
from motherlode.server.table_host import TableHost

Answer = Callable[[int, int, Sequence[str], str], Awaitable[None]]  # question, seat, moves, and who made them


class BotTurns:
    """The bots that think at one table."""

    def __init__(self, host: TableHost, background: Background, answer: Answer) -> None:
        self.host, self.background, self._answer = host, background, answer
        self._thinking: set[tuple[int, int]] = set()  # question and seat

    def think(self, table: Table, seat: int, bot: str, by: str, earliest: int) -> None:
        """Let a bot answer the open question for a seat, and complete its move, not before `earliest`."""
        key = (table.question, seat)
        if key in self._thinking:
            return
        seen, window = seat_view_of(table.playing, seat), self.host.settings.window
        covered = table.in_window and window > 0
        timed = covered or table.completing
        until = max(earliest, table.opened + window) if covered else earliest

        async def answer() -> None:
            try:
                choosing = self.host.bots.choose(bot, seen)
                moves = [await (self._in_time(choosing, until, seen) if timed else choosing)]
                further = completion_view(seen, moves[-1])
                while further:
                    moves.append(await self._in_time(self.host.bots.choose(bot, further), until, further))
                    further = completion_view(further, moves[-1])
                if (wait := until - self.host.now()) > 0:
                    await asyncio.sleep(wait / 1000)
            finally:
                self._thinking.discard(key)
            await self._answer(*key, moves, by)

        self._thinking.add(key)
        self.background.start(answer)

    async def _in_time(self, choosing: Awaitable[str], until: int, seen: SeatView) -> str:
        """What a bot answers under cover, or to complete a move: by then, for the time it takes shows what it holds."""
        try:
            return await asyncio.wait_for(choosing, max(0, until - self.host.now()) / 1000)
        except TimeoutError:
            return self.host.bots.answer(DEFAULT_LEVEL, seen)
