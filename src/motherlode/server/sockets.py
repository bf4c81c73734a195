"""The socket at `/socket`: who may open one."""

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.websockets import WebSocket

from motherlode.server.callers import address_of
from motherlode.server.connection import Connection
from motherlode.server.guarded_socket import WIRE, GuardedSocket
from motherlode.server.protocol import Refusal
from motherlode.server.registry import TableRegistry

LOG = logging.getLogger("motherlode.server")
REFUSED = 1008
LONGEST = 200  # characters of an address that are repeated
MOST_LOGGED = 100
_logged: set[str] = set()  # refused origins that were logged


async def socket(websocket: WebSocket) -> None:
    """Accept one client, and leave the rest to its protocol. A page of another origin is refused before that."""
    registry: TableRegistry = websocket.app.state.registry
    address = address_of(websocket.client.host if websocket.client else "")
    if refused_socket(registry, websocket.headers, address):
        await websocket.close(REFUSED)
        return
    wire: GuardedSocket = websocket.scope["state"][WIRE]

    async def converse() -> None:
        try:
            await Connection(registry, wire, address).run()
        finally:
            registry.connected[address] -= 1
            if not registry.connected[address]:
                del registry.connected[address]

    await websocket.accept()
    registry.connected[address] += 1
    wire.conversation = converse


def refused_socket(registry: TableRegistry, headers: Headers, address: str) -> Refusal | None:
    """Why no socket is opened for somebody; a browser does not show that, so it can be asked for over HTTP too."""
    most = registry.settings.limits.connections
    if registry.connected[address] < most:
        return foreign_origin(headers, registry.settings.origins)
    LOG.warning("an address has %d sockets and gets no more: %s", most, address)
    return Refusal("too-many-sockets", most=most)


def foreign_origin(headers: Headers, allowed: tuple[str, ...]) -> Refusal | None:
    """Why a page of another origin may not ask for anything here; the log says it too, once for each origin."""
    origin, host = headers.get("origin"), headers.get("host", "")
    if same_origin(origin, host, allowed):
        return None
    page = str(origin)[:LONGEST]
    if page not in _logged and len(_logged) < MOST_LOGGED:
        _logged.add(page)
        LOG.warning("a page of %r was refused, since it was sent to %r: --origin allows it", page, host[:LONGEST])
    return Refusal("other-origin", origin=page, host=host[:LONGEST])


def same_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page may ask for something here: the server's own, or one that was allowed; programs send no origin.

    >>> same_origin("http://127.0.0.1:8421", "127.0.0.1:8421", ()), same_origin("https://evil.example", "us.org", ())
    (True, False)
    """
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all, as in `http://[`
        return False
