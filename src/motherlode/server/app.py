"""The server as one ASGI application."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from motherlode.server.callers import Callers
from motherlode.server.http import pages, routes
from motherlode.server.http.base_path import Under
from motherlode.server.http.headers import Guarded
from motherlode.server.http.reviews import Reviews
from motherlode.server.preparation import Report
from motherlode.server.registry import Chance, TableRegistry
from motherlode.server.settings import Settings
from motherlode.server.shared_threads import SharedThreads
from motherlode.server.sockets import socket
from motherlode.server.steady_time import steady_clock


def app_of(
    settings: Settings,
    chance: Chance | None = None,
    now: Callable[[], int] = steady_clock,
    prepared: Report = lambda game, done, steps: None,
    together: Path | None = None,
) -> Starlette:
    """The application; it opens its store when it starts, and has the rules compiled while it already answers. What
    several workers count together is in a file.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        registry = app.state.registry = await TableRegistry.open(settings, chance, now, prepared)
        app.state.readers = SharedThreads(settings.readers, "replaying")
        app.state.reviews = Reviews(settings, registry.metrics, registry.preparation)
        try:
            yield
        finally:
            app.state.reviews.close()
            app.state.readers.close()
            await registry.close()

    app = Starlette(
        routes=[WebSocketRoute("/socket", socket), *routes.paths(), *pages.routes()],
        middleware=[Middleware(Under, settings.base_path), Middleware(Guarded)],
        exception_handlers={HTTPException: pages.not_routed},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.together = together
    app.state.settings, app.state.callers = settings, Callers(settings.limits, settings.proxies)
    return app
