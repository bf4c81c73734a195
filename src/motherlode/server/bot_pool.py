"""Bots that think for tables, in threads. Compiled code releases the interpreter, so the server keeps running.

Until a game's bots are compiled they still answer at once, interpreted and by rules of thumb.
"""

from collections import defaultdict
from collections.abc import Callable
from threading import Lock
from typing import Any

from motherlode.bots import Bot, SeatView, Stream, find, find_interpreted
from motherlode.bots.grammar import Budget
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.coach.advice import advice
from motherlode.coach.evaluation import Evaluator
from motherlode.coach.json_data import as_json_data
from motherlode.server.preparation import Preparation
from motherlode.server.shared_threads import SharedThreads

ADVICE = Budget(seconds=0.5)


class BotPool:
    """Some threads, and for each game and level as many bots as think at the same time."""

    def __init__(self, threads: int, stream: Callable[[], Stream], preparation: Preparation) -> None:
        self.threads = SharedThreads(threads, "thinking")
        self.preparation = preparation
        self.stream = stream
        self.free: dict[tuple[str, str], list[Bot]] = defaultdict(list)
        self.lock = Lock()

    async def choose(self, bot: str, seen: SeatView, address: str, table: str) -> str:
        """The move of a bot at a table, for somebody at an address."""
        return await self.threads.run(address, table, self.answer, bot, seen)

    async def advise(self, seen: SeatView, address: str, table: str) -> dict[str, Any]:
        """What the coach says, as plain data."""
        return await self.threads.run(address, table, self.advice, seen)

    def answer(self, name: str, seen: SeatView) -> str:
        """The move of a bot, here and now."""
        if not self.preparation.is_ready(seen.game.name, "bots"):
            return seen.game.actions[find_interpreted(name, seen.game).choose(seen, self.stream())]
        kind = (seen.game.name, name)
        with self.lock:
            bot = self.free[kind].pop() if self.free[kind] else None
        bot = bot or find(name, seen.game)
        try:
            return seen.game.actions[bot.choose(seen, self.stream())]
        finally:
            if name in LEVEL_NAMES:
                with self.lock:
                    self.free[kind].append(bot)
            else:  # there are more of those than there is memory
                bot.close()

    def advice(self, seen: SeatView) -> dict[str, Any]:
        """What the coach says, here and now."""
        evaluator = Evaluator(seen.game, ADVICE)
        try:
            said: dict[str, Any] = as_json_data(advice(seen, evaluator, self.stream()))
            return said
        finally:
            evaluator.close()

    def close(self) -> None:
        """Let go of threads and bots."""
        self.threads.close()
        for bots in self.free.values():
            for bot in bots:
                bot.close()
