"""The server as one ASGI application."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from motherlode.games.catalog import GAMES
from motherlode.server.hall import Chance, Hall, wall_clock
from motherlode.server.http import pages, routes
from motherlode.server.http.answering import not_routed
from motherlode.server.http.headers import Guarded, Squeezed
from motherlode.server.http.reviews import Reviews
from motherlode.server.settings import Settings
from motherlode.server.sockets import socket

Told = Callable[[str, int, int], None]  # a game, and how many of how many steps are begun


def app_of(
    settings: Settings,
    chance: Chance | None = None,
    now: Callable[[], int] = wall_clock,
    told: Told = lambda game, step, steps: None,
    ready: Callable[[], None] = lambda: None,
) -> Starlette:
    """The application; it opens its store when it starts, and compiles rules while it already answers."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = app.state.hall = await Hall.open(settings, chance, now)
        app.state.readers = ThreadPoolExecutor(settings.threads, thread_name_prefix="replaying")
        app.state.reviews = Reviews(settings, hall.metrics)
        prepare(hall, told, ready)
        try:
            yield
        finally:
            app.state.reviews.close()
            app.state.readers.shutdown(wait=False, cancel_futures=True)
            await hall.close()

    app = Starlette(
        routes=[WebSocketRoute("/socket", socket), *routes.paths(), *pages.routes()],
        middleware=[Middleware(Guarded), Middleware(Squeezed)],
        exception_handlers={HTTPException: not_routed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


def prepare(hall: Hall, told: Told, ready: Callable[[], None]) -> None:
    """In a thread of its own, let each game be played as soon as its rules and bots are compiled."""
    loop = asyncio.get_running_loop()

    def work() -> None:
        for game in GAMES:
            hall.prepare(game, told)
            if loop.is_closed():  # the server has ended meanwhile
                return
            loop.call_soon_threadsafe(hall.prepared[game].set)
        ready()
        for game in GAMES:  # nobody needs the coach for the first move
            hall.prepare_coach(game)

    threading.Thread(target=work, name="preparing", daemon=True).start()
