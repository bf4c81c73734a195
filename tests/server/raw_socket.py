"""A WebSocket by hand, to break its rules."""

import asyncio
import base64
import os
import socket

PATIENCE = 60.0  # seconds


class Raw:
    """A WebSocket whose frames are made by hand."""

    @classmethod
    async def open(cls, port, source="127.0.0.1"):
        raw, wire = cls(), socket.socket()
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.bind((source, 0))
        wire.setblocking(False)
        await asyncio.get_running_loop().sock_connect(wire, ("127.0.0.1", port))
        raw.reader, raw.writer = await asyncio.open_connection(sock=wire)
        key = base64.b64encode(os.urandom(16)).decode()
        raw.writer.write(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        return raw

    def frame(self, payload, opcode=1, last=True, claimed=None):
        """The bytes of a frame, with a mask of zeros; it may claim to be longer than it is."""
        size = len(payload) if claimed is None else claimed
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        return bytes([opcode | (0x80 if last else 0)]) + length + bytes(4) + payload

    async def closed(self):
        """Read to the end; what came."""
        return await asyncio.wait_for(self.reader.read(), PATIENCE)
