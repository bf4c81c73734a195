"""The server as one ASGI application."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from motherlode.games.catalog import GAMES
from motherlode.server.hall import Chance, Hall, wall_clock
from motherlode.server.settings import Settings
from motherlode.server.sockets import socket


def app_of(
    settings: Settings,
    chance: Chance | None = None,
    now: Callable[[], int] = wall_clock,
    told: Callable[[str, int, int], None] = lambda game, done, steps: None,
) -> Starlette:
    """The application; it opens its store when it starts, and compiles rules while it already answers."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = await Hall.open(settings, chance, now)
        prepare(hall, told)
        try:
            yield
        finally:
            await hall.close()

    return Starlette(routes=[WebSocketRoute("/socket", socket)], lifespan=lifespan)


def prepare(hall: Hall, told: Callable[[str, int, int], None]) -> None:
    """In a thread of its own, let each game be played as soon as its rules and bots are compiled."""
    loop = asyncio.get_running_loop()

    def work() -> None:
        for game in GAMES:
            hall.prepare(game, told)
            with suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(hall.prepared[game].set)

    threading.Thread(target=work, name="preparing", daemon=True).start()
