"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from motherlode.server.callers import Callers
from motherlode.server.http import pages, routes
from motherlode.server.http.headers import Guarded, Squeezed
from motherlode.server.http.requests import not_routed
from motherlode.server.http.reviews import Reviews
from motherlode.server.preparation import Report
from motherlode.server.registry import Chance, TableRegistry, wall_clock
from motherlode.server.settings import Settings
from motherlode.server.sockets import socket


def app_of(
    settings: Settings,
    chance: Chance | None = None,
    now: Callable[[], int] = wall_clock,
    prepared: Report = lambda game, done, steps: None,
) -> Starlette:
    """The application; it opens its store when it starts, and has the rules compiled while it already answers."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = app.state.registry = await TableRegistry.open(settings, chance, now, prepared)
        app.state.readers = ThreadPoolExecutor(settings.threads, thread_name_prefix="replaying")
        app.state.reviews = Reviews(settings, registry.metrics, registry.preparation)
        try:
            yield
        finally:
            app.state.reviews.close()
            app.state.readers.shutdown(wait=False, cancel_futures=True)
            await registry.close()

    app = Starlette(
        routes=[WebSocketRoute("/socket", socket), *routes.paths(), *pages.routes()],
        middleware=[Middleware(Guarded), Middleware(Squeezed)],
        exception_handlers={HTTPException: not_routed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.settings, app.state.callers = settings, Callers(settings.limits)
    return app
