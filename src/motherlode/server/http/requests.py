"""HTTP requests: what they bring, and how they are answered or refused. The routes are in `routes`."""

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping
from enum import Enum
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.callers import address_of
from motherlode.server.commands import refusal_of
from motherlode.server.http.files import document
from motherlode.server.live_table import LiveTable
from motherlode.server.protocol import Json, Refusal, encode
from motherlode.server.registry import TableRegistry
from motherlode.server.shared_threads import SharedThreads
from motherlode.server.store import Unavailable

LOG = logging.getLogger("motherlode.server")
NEVER_KEPT, ASKED_AGAIN = "no-store", "no-cache"  # what a browser may do with an answer
PATIENCE = 30.0  # seconds for a body to arrive
Made = TypeVar("Made")

# The status of a refusal; every other one is 422: it was understood, and cannot be done.
STATUSES: dict[str, int] = {
    "bad-token": 401,
    "not-your-seat": 403,
    "not-at-the-table": 403,
    "not-your-table": 403,
    "not-awaited": 403,
    "other-origin": 403,
    "no-such-page": 404,
    "no-module-here": 404,
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-move": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "not-now": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "resigned": 409,
    "table-deleted": 410,
    "raced": 409,
    "too-long": 413,
    "too-fast": 429,
    "too-many-sockets": 429,
    "server-error": 500,
    "store-unavailable": 503,
    "table-unreadable": 503,
    "game-not-offered": 503,
}
UNDERSTOOD = 422
LONGEST_ARGUMENT = 300  # of a refusal, in characters
LATER = 10_000  # milliseconds after which somebody may have left
CLOSED = {"Connection": "close"}  # what the connection brings is not read any more
STORE_AGAIN = 5  # seconds after which an unreachable store may be back


class RefusedRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """It was not done. The reason is a key, with arguments: `docs/protocol.md` lists them."""

    reason: str
    arguments: Json = {}


class Text(NamedTuple):
    """A body or an answer that is not JSON: its media type, what it is, and an example."""

    media: str
    about: str
    example: str = ""


class Cost(Enum):
    """The limit that a request counts against, besides that of all requests; it is asked before a body is read."""

    NONE = "none"
    HEAVY = "heavy"  # real work
    OPENING = "opening"  # something new in the store
    CHANGE = "change"  # a line of a table's log


class Route(NamedTuple):
    """A row of the table of routes: what a request brings, what comes back, and which refusals may come instead."""

    method: str
    path: str
    run: Callable[["ApiRequest"], Awaitable[Response]]
    answers: Mapping[int, Any]  # a type, or a Text, by status
    refused: tuple[int, ...] = ()
    place: type[msgspec.Struct] | None = None  # what stands in the path
    query: type[msgspec.Struct] | None = None
    body: type[msgspec.Struct] | Text | None = None
    token: str = "no"  # or may, or must
    cost: Cost = Cost.NONE


class ApiRequest:
    """One request, and what it brings, in the form that its route asks for."""

    place: Any = None
    query: Any = None
    body: Any = None
    identity: str = ""

    def __init__(self, request: Request) -> None:
        self.raw = request
        self.registry: TableRegistry = request.app.state.registry
        self.readers: SharedThreads = request.app.state.readers
        self.address = address_of(request.client.host if request.client else "")
        self.held = 0  # bytes of the body
        self.unread = False  # whether more of it may come

    async def read(self, route: Route) -> None:
        """Read everything that the route asks for; what is not in its form is refused."""
        if route.token != "no":
            self.identity = self._identity(route.token == "must")
        if route.place:
            self.place = converted(self.raw.path_params, route.place)
        if route.query or self.raw.query_params:
            given = self.raw.query_params.multi_items()
            if len(dict(given)) != len(given):
                raise Refusal("malformed", why="a name is given twice")
            self.query = converted(dict(given), route.query or Nothing)
        self.unread = route.body is not None
        self.pay(route.cost)
        if isinstance(route.body, Text):
            self.body = await self._text(self.registry.settings.limits.body)
        elif route.body:
            self.body = decoded((await self._bytes(self.registry.settings.limits.frame)) or b"{}", route.body)

    def pay(self, cost: Cost) -> None:
        """Refuse what is too much for this person or address; who shows no token is known by the address only."""
        match cost:
            case Cost.HEAVY | Cost.CHANGE:
                self.registry.heavy.take(self.identity or self.address, self.address)
                if cost is Cost.CHANGE:
                    self.registry.changes.take(self.identity or self.address, self.address)
            case Cost.OPENING:
                self.registry.openings.take(self.address)

    def let_go(self) -> None:
        """The body is needed no more."""
        self.registry.bodies.let_go(self.address, self.held)
        self.held = 0

    async def find(self, table: str) -> LiveTable:
        """A table by its id or code; codes cannot be tried one after the other."""
        return await self.registry.seek(table, self.address)

    def _identity(self, needed: bool) -> str:
        """Whose token is in the `Authorization` header; nobody's where there may be none."""
        header = self.raw.headers.get("authorization")
        if header is None and not needed:
            return ""
        scheme, _, token = (header or "").partition(" ")
        identity = self.registry.seals.identity(token.strip()) if scheme.lower() == "bearer" else None
        if identity is None:
            raise Refusal("bad-token")
        return identity

    async def _text(self, most: int) -> str:
        try:
            return (await self._bytes(most)).decode()
        except UnicodeDecodeError as error:
            raise Refusal("malformed", why=f"not UTF-8: {error.reason} at byte {error.start}") from None

    async def _bytes(self, most: int) -> bytes:
        """The body, counted while it comes, with all others of its address."""
        parts, length = [], 0
        try:
            async with asyncio.timeout(PATIENCE):
                async for part in self.raw.stream():
                    length += len(part)
                    if length > most:
                        raise Refusal("too-long", most=most, of="bytes")
                    self.registry.bodies.hold(self.address, len(part))
                    self.held += len(part)
                    parts.append(part)
        except TimeoutError:
            raise Refusal("too-slow") from None
        self.unread = False
        return b"".join(parts)

    async def in_thread(self, work: Callable[..., Made], *given: Any) -> Made:
        """Something slow, in a thread; few at a time, and fewer for one address."""
        return await self.readers.run(self.address, "", work, *given)


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is asked for."""


def converted(given: Mapping[str, Any], kind: type[Made]) -> Made:
    """What stands in an address, as numbers and words."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", why=str(error)[:200]) from None


def decoded(body: bytes, kind: type[Made]) -> Made:
    """What a JSON body says."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Refusal("malformed", why=str(error)[:200]) from None


# --- answers


def answered(content: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(encode(content), status, media_type="application/json")


def same_for_all(request: "ApiRequest", body: bytes) -> Response:
    """JSON that is the same for everybody and seldom changes: nothing is sent to a browser that has it already."""
    return document(body, request.raw.headers, "application/json", {"Cache-Control": ASKED_AGAIN})


def refused(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal as JSON, with its status."""
    status = STATUSES.get(refusal.reason, UNDERSTOOD)
    arguments = {name: sendable(value) for name, value in refusal.arguments.items()}
    response = answered(RefusedRequest(refusal.reason, arguments), status)
    response.headers.update({**(headers or {}), **_hints(refusal, status)})
    return response


def sendable(argument: Any) -> Any:
    """An argument that can be sent, whatever somebody wrote: half a character is replaced, and a long text is cut.

    >>> sendable("a\\ud800"), len(sendable("x" * 5000))
    ('a?', 301)
    """
    if not isinstance(argument, str):
        return argument
    text = argument.encode(errors="replace").decode()
    return text if len(text) <= LONGEST_ARGUMENT else f"{text[:LONGEST_ARGUMENT]}…"


def _hints(refusal: Refusal, status: int) -> dict[str, str]:
    """What a client should do next, as far as HTTP has a header for it."""
    match status:
        case 401:
            return {"WWW-Authenticate": "Bearer"}
        case 429:
            return {"Retry-After": str(math.ceil(refusal.arguments.get("wait", LATER) / 1000))}
        case 503:
            return {"Retry-After": str(STORE_AGAIN)}
    return {}


async def serve(route: Route, request: Request) -> Response:
    """Answer a request by its route, whatever happens."""
    asked = ApiRequest(request)
    try:
        await asked.read(route)
        return await route.run(asked)
    except Refusal as refusal:
        return refused(refusal, CLOSED if asked.unread else None)
    except Mistake as mistake:
        return refused(refusal_of(mistake))
    except (Unavailable, asyncio.CancelledError):  # or the server ends before it could be done
        return refused(Refusal("store-unavailable"))
    except ClientDisconnect:
        return Response(status_code=400)  # nobody is there to read it
    except Exception:
        return failed(asked.registry, f"{route.method} {route.path}")
    finally:
        asked.let_go()


def failed(registry: TableRegistry, what: str) -> Response:
    """A fault in the server: it is logged, and the client learns nothing about it."""
    LOG.exception("a request failed: %s", what)
    registry.metrics.count("errors")
    return refused(Refusal("server-error"))


async def not_routed(request: Request, error: Exception) -> Response:
    """A path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refused(Refusal("wrong-method"), error.headers)
    if error.status_code == 404:
        return refused(Refusal("no-such-page"))
    response = answered(RefusedRequest("malformed", {"why": error.detail}), error.status_code)
    response.headers.update(error.headers or {})
    return response
