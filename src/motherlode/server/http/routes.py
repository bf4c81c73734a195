"""The table of routes: everything that is offered over HTTP, but for pages. `openapi` is made from it."""

from collections import defaultdict
from functools import cache, partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as Path

from motherlode.server.http import forms, games, lessons, matches, reviews, status, tables
from motherlode.server.http.openapi import document
from motherlode.server.http.requests import ApiRequest, Cost, Route, same_for_all, serve
from motherlode.server.protocol import Json, Listed, Snapshot, Tables, encode


async def openapi(request: ApiRequest) -> Response:
    """This document."""
    return same_for_all(request, whole_document())


@cache
def whole_document() -> bytes:
    """The document as it is sent, made once: it takes longer than most requests."""
    return encode(document(ROUTES))


# fmt: off
ROUTES = (
    Route("GET", "/health", status.health, {200: forms.Alive}),
    Route("GET", "/ready", status.ready, {200: forms.Ready, 503: forms.Ready}),
    Route("GET", "/metrics", status.metrics, {200: forms.NUMBERS}),
    Route("GET", "/openapi.json", openapi, {200: Json}),
    Route("GET", "/protocol.json", status.protocol, {200: Json}),
    Route("GET", "/api/games", games.games, {200: forms.DeclaredGames}),
    Route("GET", "/api/lessons/{game}", lessons.lesson, {200: forms.Lesson}, (404,), forms.OfGame),
    Route("POST", "/api/guests", tables.guest, {201: forms.Guest}, body=forms.NewGuest),
    Route("POST", "/api/sockets", tables.sockets, {200: forms.SocketFree}),
    Route("GET", "/api/tables", tables.listing, {200: Tables}),
    Route("POST", "/api/tables", tables.create, {201: forms.TableMade}, (503,), body=forms.NewTable, token="must",
          cost=Cost.OPENING),
    Route("GET", "/api/tables/{table}", tables.facts, {200: Listed}, (404, 503), forms.AtTable, cost=Cost.HEAVY),
    Route("POST", "/api/tables/{table}/seats/{seat}", tables.sit, {201: forms.Seated}, (404, 409, 503),
          forms.AtSeat, body=forms.NewSeat, token="must", cost=Cost.CHANGE),
    Route("POST", "/api/tables/{table}/seats/{seat}/invitation", tables.invite, {201: forms.Invitation},
          (403, 404, 409, 503), forms.AtSeat, body=forms.NewInvitation, token="must", cost=Cost.CHANGE),
    Route("POST", "/api/matches", matches.keep, {200: forms.Kept, 201: forms.Kept}, (503,), body=forms.NOTATION,
          cost=Cost.OPENING),
    Route("GET", "/api/matches/{match}/export", matches.export, {200: forms.NOTATION}, (404, 409, 503),
          forms.OfMatch, cost=Cost.HEAVY),
    Route("GET", "/api/matches/{match}/export.json", matches.export_json, {200: Snapshot}, (403, 404, 503),
          forms.OfMatch, forms.SeenBy, token="may", cost=Cost.HEAVY),
    Route("GET", "/api/matches/{match}/replay", matches.replay, {200: forms.Replay}, (403, 404, 409, 503),
          forms.OfMatch, forms.Steps, token="may", cost=Cost.HEAVY),
    Route("GET", "/api/matches/{match}/verify", matches.verify, {200: forms.Verified}, (404, 409, 503),
          forms.OfMatch, forms.Against, cost=Cost.HEAVY),
    Route("GET", "/api/matches/{match}/review", reviews.review, {200: forms.Reviewed, 202: forms.Reviewing},
          (404, 409, 413, 503), forms.OfMatch),
    Route("POST", "/api/replay", matches.replay_sent, {200: forms.Replay}, (404,), query=forms.Steps,
          body=forms.NOTATION, cost=Cost.HEAVY),
    Route("POST", "/api/verify", matches.verify_sent, {200: forms.Verified}, query=forms.Against,
          body=forms.NOTATION, cost=Cost.HEAVY),
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
