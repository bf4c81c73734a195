"""Bots that think for tables, in threads. Compiled code lets go of the interpreter, so the server goes on meanwhile.

As long as a game's bots are not compiled, they answer at once all the same, interpreted and by rules of thumb.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any

from motherlode.bots import Bot, SeatView, Stream, find, find_interpreted
from motherlode.bots.grammar import Budget
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.coach.advice import advice
from motherlode.coach.evaluation import Evaluator
from motherlode.coach.json_data import as_json_data
from motherlode.server.preparation import Preparation

ADVICE = Budget(seconds=0.5)


class BotPool:
    """Some threads, and for each game and level as many bots as think at the same time."""

    def __init__(self, threads: int, stream: Callable[[], Stream], preparation: Preparation) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix="thinking")
        self.preparation = preparation
        self.stream = stream
        self.free: dict[tuple[str, str], list[Bot]] = defaultdict(list)
        self.lock = Lock()

    async def choose(self, bot: str, seen: SeatView) -> str:
        """The move of a bot."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.answer, bot, seen)

    async def advise(self, seen: SeatView) -> dict[str, Any]:
        """What the coach says, as plain data."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.advice, seen)

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
        self.threads.shutdown(wait=False, cancel_futures=True)
        for bots in self.free.values():
            for bot in bots:
                bot.close()
