"""Over HTTP: how the server is, and what it speaks."""

import asyncio

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from motherlode.games.catalog import GAMES
from motherlode.server.http.answering import Ask, answered
from motherlode.server.http.forms import Alive, Ready
from motherlode.server.protocol_page import schema
from motherlode.server.store import Unavailable

PATIENCE = 2.0  # seconds for the store to answer


async def health(ask: Ask) -> Response:
    """Whether the server is alive."""
    return answered(Alive())


async def ready(ask: Ask) -> Response:
    """Whether everything can be played, which needs the store alone; and which games are compiled to the end."""
    games = {game: game not in ask.hall.preparation.left for game in GAMES}
    try:
        await asyncio.wait_for(ask.hall.store.ping(), PATIENCE)
        store = True
    except (Unavailable, TimeoutError):
        store = False
    return answered(Ready(store, store, games), 200 if store else 503)


async def metrics(ask: Ask) -> Response:
    """What the server counts about itself."""
    hall = ask.hall
    hall.metrics.show("live_tables", len(hall.actors))
    hall.metrics.show("connections", hall.connected.total())
    hall.metrics.show("store_commits", hall.store.commits)
    hall.metrics.show("store_appended", hall.store.appended)
    return Response(hall.metrics.page(), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def protocol(ask: Ask) -> Response:
    """The JSON schema of everything that goes over the socket."""
    return answered(schema())
