"""A websocket client that costs next to nothing, so that measuring a server is not measuring the client.

It masks with zeros, which changes no byte, and gives frames on as they come, undecoded.
"""

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, NO_MASK = 0x80, 0x80, bytes(4)


class Wire(asyncio.Protocol):
    """One connection; `heard` gets every text frame."""

    heard: Callable[[bytes], None]

    def __init__(self, host: str) -> None:
        self.host = host
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._rest = b""
        self._greeted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # sockets write
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, why: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(why or ConnectionResetError())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._greeted:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionRefusedError(data[:end].decode()))
                return
            self._greeted = True
            self.open.set_result(None)
            data = data[end + 4 :]
        self._rest = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hand on every whole frame; what is left of the last one."""
        at, end = 0, len(data)
        while end - at >= 2:
            length, body = data[at + 1], at + 2
            if length == 126:
                length, body = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, body = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if end < body + length:
                break
            kind, frame = data[at] & 15, data[body : body + length]
            at = body + length
            if kind == TEXT:
                self.heard(frame)
            elif kind == PING:
                self.send(frame, PONG)
            elif kind == CLOSE:
                self.transport.close()
        return data[at:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        length = len(payload)
        head = bytes((FINAL | kind, MASKED | length)) if length < 126 else (
            bytes((FINAL | kind, MASKED | 126)) + length.to_bytes(2, "big"))  # fmt: skip
        self.transport.write(head + NO_MASK + payload)


async def connected(made: Callable[[str], Wire], port: int) -> Wire:
    """A connection that is open."""
    host = f"127.0.0.1:{port}"
    _, wire = await asyncio.get_running_loop().create_connection(lambda: made(host), "127.0.0.1", port)
    await wire.open
    return wire
