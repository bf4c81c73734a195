"""Compiling while people play. Nobody waits for it: tables are played by interpreted rules until the compiled ones are
loaded, and searching bots play by rules of thumb until then. Only the coach has to wait.

Each game is compiled by a process of its own (`motherlode.compilation`) with low priority; as soon as
a step is in the cache, it is loaded here. Games that somebody asks for come first. What was compiled before is only
loaded. When all that is done, the modules that pages load are compiled, where there is a linker for them.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress

from motherlode.compilation import COMMAND, MODULE, STEPS, can_be_kept, is_compiled
from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import play_interpreted
from motherlode.webassembly.modules import can_compile, module_there

LOG = logging.getLogger("motherlode.server")
Report = Callable[[str, int, int], None]  # a game, and how many of how many steps are done


class Preparation:
    """How far each game is."""

    def __init__(self, processes: int, report: Report = lambda game, done, steps: None) -> None:
        self.processes = 0 if INTERPRETED else processes
        self.report = report
        self.waiting = list(GAMES) if self.processes else []  # in the order in which they will be compiled
        self.without_module = list(GAMES) if self.processes and can_compile() else []
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

    def first_ready(self, games: Callable[[], list[str]], step: str) -> str | None:
        """In a thread: wait until a step of one of these games is done; which one, or None if the server stops."""

        def ready() -> list[str]:
            return [game for game in games() if self.is_ready(game, step)]

        with self.changed:
            self.changed.wait_for(lambda: self.closing or ready())
            return None if self.closing else ready()[0]

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
        self._tasks = [asyncio.create_task(self._prepare()) for _ in range(min(self.processes, len(self.waiting)))]

    async def close(self) -> None:
        """Stop compiling."""
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

    async def _prepare(self) -> None:
        """The games, and then what pages load of them."""
        await self._work()
        await self._make_modules()

    async def _work(self) -> None:
        """One game after the other."""
        while self.waiting:
            game = self.waiting.pop(0)
            if not is_compiled(game) and can_be_kept(find_game(game)):
                await self._compile(game)
            for step in list(STEPS)[self.steps[game] :]:
                await self._load(game, step)  # all of them, or what the compiler has left undone

    async def _make_modules(self) -> None:
        """One module after the other, where it is missing."""
        while self.without_module:
            game = self.without_module.pop(0)
            if can_be_kept(find_game(game)) and not await asyncio.to_thread(module_there, find_game(game)):
                await self._compile(game, MODULE)

    async def _compile(self, game: str, *what: str) -> None:
        """Have a process fill the cache, and load every step that it has done."""
        child = await asyncio.create_subprocess_exec(
            *(*COMMAND, game, *what),
            stdin=asyncio.subprocess.PIPE,  # when it closes, the process knows that it is no longer needed
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
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
                os.killpg(child.pid, signal.SIGKILL)  # with what it has started
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
