"""Over HTTP: how the server is, and what it speaks."""

import asyncio
from functools import cache
from pathlib import Path

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from motherlode.games.catalog import GAMES
from motherlode.server.http.forms import Alive, Ready
from motherlode.server.http.requests import ApiRequest, answered, same_for_all
from motherlode.server.metrics import page_of
from motherlode.server.protocol import encode
from motherlode.server.protocol_schema import schema

PATIENCE = 4.0  # seconds for the store to write something


async def health(request: ApiRequest) -> Response:
    """Whether the server is alive."""
    return answered(Alive())


async def ready(request: ApiRequest) -> Response:
    """Whether everything can be played: the store can be written to; and which games are compiled to the end."""
    games = {game: game not in request.registry.preparation.left for game in GAMES}
    try:
        store = await asyncio.wait_for(request.registry.can_store(), PATIENCE)
    except TimeoutError:
        store = False
    return answered(Ready(store, store, games), 200 if store else 503)


async def metrics(request: ApiRequest) -> Response:
    """What the server counts about itself; where there are several workers, what all of them do."""
    together: Path | None = request.raw.app.state.together
    page = together.read_bytes() if together else page_of(request.registry.numbers())
    return Response(page, headers={"Content-Type": CONTENT_TYPE_LATEST})


async def protocol(request: ApiRequest) -> Response:
    """The JSON schema of everything that goes over the socket."""
    return same_for_all(request, whole_schema())


@cache
def whole_schema() -> bytes:
    """The schema as it is sent, made once: it takes longer than most requests."""
    return encode(schema())
