"""The table of routes: everything that is offered over HTTP, but for pages. `openapi` is made from it."""

from collections import defaultdict
from functools import cache, partial

from msgspec import Raw
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path

from motherlode.server.http import games, lessons, matches, reviews, status, tables
from motherlode.server.http.forms import (
    NOTATION,
    NUMBERS,
    Against,
    Alive,
    AtSeat,
    AtTable,
    DeclaredGames,
    Guest,
    Invitation,
    Kept,
    Lesson,
    NewGuest,
    NewInvitation,
    NewSeat,
    NewTable,
    OfGame,
    OfMatch,
    Ready,
    Replay,
    Reviewed,
    Reviewing,
    Seated,
    SeenBy,
    Steps,
    TableMade,
    Verified,
)
from motherlode.server.http.openapi import document
from motherlode.server.http.requests import ApiRequest, Route, answered, serve
from motherlode.server.protocol import Json, Listed, Snapshot, Tables, encode


async def openapi(request: ApiRequest) -> Response:
    """This document."""
    return answered(whole_document())


@cache
def whole_document() -> Raw:
    """The document as JSON, made once: it takes longer than most requests."""
    return Raw(encode(document(ROUTES)))


# fmt: off
ROUTES = (
    Route("GET", "/health", status.health, {200: Alive}),
    Route("GET", "/ready", status.ready, {200: Ready, 503: Ready}),
    Route("GET", "/metrics", status.metrics, {200: NUMBERS}),
    Route("GET", "/openapi.json", openapi, {200: Json}),
    Route("GET", "/protocol.json", status.protocol, {200: Json}),
    Route("GET", "/api/games", games.games, {200: DeclaredGames}),
    Route("GET", "/api/lessons/{game}", lessons.lesson, {200: Lesson}, (404,), OfGame),
    Route("POST", "/api/guests", tables.guest, {201: Guest}, body=NewGuest),
    Route("GET", "/api/tables", tables.listing, {200: Tables}),
    Route("POST", "/api/tables", tables.create, {201: TableMade}, (429, 503), body=NewTable, token="must"),
    Route("GET", "/api/tables/{table}", tables.facts, {200: Listed}, (404, 429, 503), AtTable),
    Route("POST", "/api/tables/{table}/seats/{seat}", tables.sit, {201: Seated}, (404, 409, 429, 503), AtSeat,
          body=NewSeat, token="must"),
    Route("POST", "/api/tables/{table}/seats/{seat}/invitation", tables.invite, {201: Invitation},
          (403, 404, 409, 429, 503), AtSeat, body=NewInvitation, token="must"),
    Route("POST", "/api/matches", matches.keep, {200: Kept, 201: Kept}, (429, 503), body=NOTATION),
    Route("GET", "/api/matches/{match}/export", matches.export, {200: NOTATION}, (404, 409, 429, 503), OfMatch),
    Route("GET", "/api/matches/{match}/export.json", matches.export_json, {200: Snapshot}, (403, 404, 429, 503),
          OfMatch, SeenBy, token="may"),
    Route("GET", "/api/matches/{match}/replay", matches.replay, {200: Replay}, (403, 404, 409, 429, 503), OfMatch,
          Steps, token="may"),
    Route("GET", "/api/matches/{match}/verify", matches.verify, {200: Verified}, (404, 409, 429, 503), OfMatch,
          Against),
    Route("GET", "/api/matches/{match}/review", reviews.review, {200: Reviewed, 202: Reviewing},
          (404, 409, 413, 429, 503), OfMatch),
    Route("POST", "/api/replay", matches.replay_sent, {200: Replay}, (404, 429), query=Steps, body=NOTATION),
    Route("POST", "/api/verify", matches.verify_sent, {200: Verified}, (429,), query=Against, body=NOTATION),
)
# fmt: on


def paths() -> list[Path]:
    """The table as Starlette wants it: one entry for each path, so that a wrong method gets the list of right ones."""
    by_path: dict[str, dict[str, Route]] = defaultdict(dict)
    for route in ROUTES:
        by_path[route.path][route.method] = route
    return [Path(path, partial(by_method, methods), methods=list(methods)) for path, methods in by_path.items()]


async def by_method(methods: dict[str, Route], request: Request) -> Response:
    """Serve a request by its path's route for its method."""
    return await serve(methods["GET" if request.method == "HEAD" else request.method], request)
