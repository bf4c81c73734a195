"""What every HTTP response carries, and what no request gets past: a page of another origin, more requests
than an address may make, and a trace of a fault.
"""

import asyncio

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.callers import address_of
from motherlode.server.http.pages import PLACES
from motherlode.server.http.requests import ASKED_AGAIN, CLOSED, NEVER_KEPT, failed, refused
from motherlode.server.protocol import Refusal
from motherlode.server.settings import SECOND
from motherlode.server.sockets import foreign_origin

SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
# What a page may load, and who may show it.
POLICY = ("default-src 'self'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'", "form-action 'self'")
# The same for documents and workers, which may compile the rules of the games.
WITH_MODULES = (*POLICY, "script-src 'self' 'wasm-unsafe-eval'")
AS_IT_IS = {"X-Content-Type-Options": "nosniff"}
# Headers that matter for documents and for what is not everybody's; scripts, styles and catalogs go without. Pictures,
# which may be opened by themselves, have the first.
ALONE = {"Content-Security-Policy": "; ".join(POLICY)}
SHOWN = {
    **ALONE,
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PARTS = (".js", ".css", ".ftl", ".wasm", ".woff2")  # of files, in the folder of the page
PICTURES = (".svg", "/games.json")
NEITHER = (".ftl", ".svg", ".woff2")  # of files that no browser would take for a document or a script
WORKERS = "worker.js"  # as the names of their files end: each has a policy of its own
PLACES_OF_THE_PAGE = tuple(place.partition("{")[0] for place in PLACES)
PAGES = ("/web/", *PLACES_OF_THE_PAGE)
LONGEST_TURN = 10 * SECOND  # that a request waits for its turn


class Guarded:
    """The application behind its guard."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it; either way, add the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                if not scope["path"].endswith(NEITHER):
                    headers.update(AS_IT_IS)
                if not (200 <= message["status"] < 400 and part_of_a_page(scope["path"])):
                    headers.update(SHOWN)
                elif scope["path"].endswith(PICTURES):
                    headers.update(ALONE)
                page = scope["path"] == "/" or scope["path"].startswith(PAGES)
                if compiles(scope["path"]):
                    headers["Content-Security-Policy"] = "; ".join(WITH_MODULES)
                headers.setdefault("Cache-Control", ASKED_AGAIN if page else NEVER_KEPT)
            await send(message)

        app = self.app
        try:
            await its_turn(scope)
            if refusal := foreign(scope):
                raise refusal
        except Refusal as refusal:  # it is closed, so that no address asks faster than it may open connections
            app = refused(refusal, CLOSED)
        try:
            await app(scope, receive, send_with_headers)
        except Exception:
            response = failed(scope["app"].state.registry, scope["method"])
            if begun:  # too late to say so
                raise
            await response(scope, receive, send_with_headers)


async def its_turn(scope: Scope) -> None:
    """Wait where an address asks faster than it may: pages still load, and everybody else is served meanwhile."""
    host, _ = scope.get("client") or ("", 0)
    if wait := scope["app"].state.registry.requests.take(address_of(host), LONGEST_TURN):
        await asyncio.sleep(wait / SECOND)


def part_of_a_page(path: str) -> bool:
    """Whether a file is only ever loaded by a page."""
    return path.startswith("/web/") and path.endswith((*PARTS, *PICTURES))


def compiles(path: str) -> bool:
    """Whether it is a document of the page, or a worker."""
    if path.startswith("/web/"):
        return path.endswith((WORKERS, "/index.html"))
    return path == "/" or path.startswith(PLACES_OF_THE_PAGE)


def foreign(scope: Scope) -> Refusal | None:
    """Why a page of another origin may not change anything here."""
    allowed = scope["app"].state.registry.settings.origins
    return None if scope["method"] in SAFE else foreign_origin(Headers(scope=scope), allowed)
