"""The socket at `/socket`: who may open one, and how frames get in and out."""

from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from motherlode.server.connection import Connection
from motherlode.server.registry import TableRegistry

REFUSED = 1008


class SocketWire:
    """A Starlette socket as a connection wants it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        """The next frame; None when the other side is gone."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text: str | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, frame: bytes) -> None:
        """Send one text frame."""
        await self.socket.send_text(frame.decode())

    async def close(self, code: int) -> None:
        """Hang up."""
        if self.socket.application_state == WebSocketState.CONNECTED:
            await self.socket.close(code)


async def socket(websocket: WebSocket) -> None:
    """Serve one client. A page of another origin is refused before the socket is accepted."""
    registry: TableRegistry = websocket.app.state.registry
    address = websocket.client.host if websocket.client else ""
    if not same_origin(websocket.headers.get("origin"), websocket.headers.get("host", ""), registry.settings.origins):
        await websocket.close(REFUSED)
        return
    if registry.connected[address] >= registry.settings.limits.connections:
        await websocket.close(REFUSED)
        return
    registry.connected[address] += 1
    try:
        await websocket.accept()
        await Connection(registry, SocketWire(websocket), address).run()
    except WebSocketDisconnect:
        pass
    finally:
        registry.connected[address] -= 1
        if not registry.connected[address]:
            del registry.connected[address]


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
