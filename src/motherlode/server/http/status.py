"""Over HTTP: how the server is, and what it speaks."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from motherlode.games.catalog import GAMES
from motherlode.server.http.forms import Alive, Ready
from motherlode.server.http.requests import ApiRequest, answered
from motherlode.server.protocol_schema import schema
from motherlode.server.store import Unavailable

PATIENCE = 2.0  # seconds for the store to answer


async def health(request: ApiRequest) -> Response:
    """Whether the server is alive."""
    return answered(Alive())


async def ready(request: ApiRequest) -> Response:
    """Whether everything can be played, which needs the store alone; and which games are compiled to the end."""
    games = {game: game not in request.registry.preparation.left for game in GAMES}
    try:
        await asyncio.wait_for(request.registry.store.ping(), PATIENCE)
        store = True
    except (Unavailable, TimeoutError):
        store = False
    return answered(Ready(store, store, games), 200 if store else 503)


async def metrics(request: ApiRequest) -> Response:
    """What the server counts about itself."""
    registry = request.registry
    registry.metrics.show("live_tables", len(registry.tables))
    registry.metrics.show("connections", registry.connected.total())
    registry.metrics.show("store_commits", registry.store.commits)
    registry.metrics.show("store_appended", registry.store.appended)
    return Response(registry.metrics.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def protocol(request: ApiRequest) -> Response:
    """The JSON schema of everything that goes over the socket."""
    return answered(schema())
