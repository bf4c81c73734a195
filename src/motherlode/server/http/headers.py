"""What every HTTP response carries, and what no request gets past: a page of another origin, and a trace of a fault."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from motherlode.server.http.pages import PLACES
from motherlode.server.http.requests import ASKED_AGAIN, NEVER_KEPT, failed, refused
from motherlode.server.protocol import Refusal
from motherlode.server.sockets import same_origin

SAFE = ("GET", "HEAD", "OPTIONS")  # methods that change nothing
OWN_PAGES_ONLY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
ALWAYS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# What a browser heeds only in something that it shows by itself; scripts, styles and words go without.
SHOWN = {
    "Content-Security-Policy": OWN_PAGES_ONLY,
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}
PARTS = (".js", ".css", ".ftl", ".woff2")  # of files, in the folder of the page
SQUEEZE = 6  # of 9: it is done anew for every request
PLACES_OF_THE_PAGE = tuple(place.partition("{")[0] for place in PLACES)
PAGES = ("/web/", *PLACES_OF_THE_PAGE)
SAME_FOR_ALL = (*PLACES_OF_THE_PAGE, "/api/games", "/api/lessons/", "/openapi.json", "/protocol.json")


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
                headers.update(ALWAYS)
                if not (200 <= message["status"] < 400 and part_of_a_page(scope["path"])):
                    headers.update(SHOWN)
                page = scope["path"] == "/" or scope["path"].startswith(PAGES)
                headers.setdefault("Cache-Control", ASKED_AGAIN if page else NEVER_KEPT)
            await send(message)

        app: ASGIApp = refused(Refusal("other-origin")) if foreign(scope) else self.app
        try:
            await app(scope, receive, send_with_headers)
        except Exception:
            response = failed(scope["app"].state.registry, scope["method"])
            if begun:  # too late to say so
                raise
            await response(scope, receive, send_with_headers)


class Squeezed:
    """Compresses what is the same for everybody. What is for one viewer is not: its size would give something away."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.small = app, GZipMiddleware(app, compresslevel=SQUEEZE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        path = scope.get("path", "")
        small = scope["type"] == "http" and (path == "/" or path.startswith(SAME_FOR_ALL))
        await (self.small if small else self.app)(scope, receive, send)


def part_of_a_page(path: str) -> bool:
    """Whether a file is only ever loaded by a page."""
    return path.startswith("/web/") and path.endswith(PARTS)


def foreign(scope: Scope) -> bool:
    """Whether a page of another origin wants to change something here."""
    headers = Headers(scope=scope)
    allowed = scope["app"].state.registry.settings.origins
    return scope["method"] not in SAFE and not same_origin(headers.get("origin"), headers.get("host", ""), allowed)
