"""Compiling beside the playing. Nobody waits for it: tables are played by interpreted rules until the compiled ones are
loaded, and bots that think play by rules of thumb until then. Only the coach has nothing to say so soon.

Each game is compiled by a process of its own (`compiling`), which gives way to those who play; as soon as a step is in
the cache, it is loaded here. Games that somebody asks for come first. What was compiled before is only loaded.
"""

import asyncio
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import play_interpreted
from motherlode.server.compilation import STEPS, is_compiled

LOG = logging.getLogger("motherlode.server")
Report = Callable[[str, int, int], None]  # a game, and how many of how many steps are done


class Preparation:
    """How far each game is."""

    def __init__(self, processes: int, report: Report = lambda game, done, steps: None) -> None:
        self.processes = 0 if INTERPRETED else processes
        self.report = report
        self.waiting = list(GAMES) if self.processes else []  # in the order in which they will be compiled
        self.steps = dict.fromkeys(GAMES, 0 if self.processes else len(STEPS))  # that are done
        self.changed = threading.Condition()  # for threads that wait for a step
        self.closing = False
        self._loading = asyncio.Lock()  # one at a time: who loads holds the interpreter
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def left(self) -> dict[str, int]:
        """The games that are not prepared yet, and how many steps are done of each."""
        return {game: done for game, done in self.steps.items() if done < len(STEPS)}

    def is_ready(self, game: str, step: str) -> bool:
        """Whether a step of a game is done; a game that is not in the catalog is compiled where it is called."""
        return self.steps.get(game, len(STEPS)) > list(STEPS).index(step)

    def wait(self, game: str, step: str) -> bool:
        """In a thread: wait for a step; whether it is done, and the server does not end."""
        with self.changed:
            self.changed.wait_for(lambda: self.closing or self.is_ready(game, step))
        return not self.closing

    def want(self, game: str) -> None:
        """Somebody wants to play this game: it is compiled next."""
        if game in self.waiting:
            self.waiting.remove(game)
            self.waiting.insert(0, game)

    # --- doing it

    def begin(self) -> None:
        """Have everything compiled from now on."""
        for game in self.waiting:
            play_interpreted(game, True)
        self._tasks = [asyncio.create_task(self._work()) for _ in range(min(self.processes, len(self.waiting)))]

    async def close(self) -> None:
        """Stop it, wherever it is."""
        with self.changed:
            self.closing = True
            self.changed.notify_all()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task
        for game in self.left:
            play_interpreted(game, False)

    async def _work(self) -> None:
        """One game after the other."""
        while self.waiting:
            game = self.waiting.pop(0)
            if not is_compiled(game):
                await self._compile(game)
            for step in list(STEPS)[self.steps[game] :]:
                await self._load(game, step)  # all of them, or what the compiler has left undone

    async def _compile(self, game: str) -> None:
        """Have a process fill the cache, and load every step that it has done."""
        child = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "motherlode.server.compilation", game),
            stdin=asyncio.subprocess.PIPE,  # by whose end it sees that nobody waits for it any more
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert child.stdout is not None
        assert child.stderr is not None
        complaints = asyncio.create_task(child.stderr.read())
        try:
            async for line in child.stdout:
                await self._load(game, line.decode().strip())
            if await child.wait():
                LOG.warning("%s was not compiled beside the server: %s", game, (await complaints).decode()[-2000:])
        finally:
            complaints.cancel()
            if child.returncode is None:
                child.kill()
                await child.wait()

    async def _load(self, game: str, step: str) -> None:
        """Load a step from the cache; whatever is not there is compiled here."""
        async with self._loading:
            await asyncio.to_thread(STEPS[step], find_game(game))
        if step == "rules":
            play_interpreted(game, False)
        with self.changed:
            self.steps[game] += 1
            self.changed.notify_all()
        self.report(game, self.steps[game], len(STEPS))
