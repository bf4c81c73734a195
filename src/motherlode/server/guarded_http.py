"""HTTP as uvicorn speaks it, for unknown callers: each is counted, and has limited time for a request."""

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from motherlode.server.callers import Callers
from motherlode.server.settings import SECOND, Settings

LOG = logging.getLogger("motherlode.server")
CROWDED = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nContent-Length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class GuardedHttp(H11Protocol):
    """One TCP connection, until it is closed or becomes a WebSocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.callers: Callers = self.config.app.state.callers  # type: ignore[union-attr]
        self.settings: Settings = self.config.app.state.settings  # type: ignore[union-attr]
        self.deadline: asyncio.TimerHandle | None = None
        self.answering: object = None  # the request that the deadline was last set for

    @property
    def host(self) -> str:
        """Where the call comes from."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        caller = get_remote_addr(transport)
        if caller and not self.callers.may_call(caller[0]):
            LOG.warning("an address opens connections too fast, and they are cut: %s", caller[0])
            transport.abort()
            return
        super().connection_made(transport)
        if self.callers.enter(self.host, self):
            self._until(self.settings.header)
        else:
            transport.write(CROWDED)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The call is over."""
        if self.transport is None:  # it was cut at once
            return
        self._until(None)
        self.callers.asked(self)
        self.callers.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes; nothing is read of a call that is being closed."""
        if self.transport.is_closing():
            return
        if self.timeout_keep_alive_task:  # the next request begins
            self._until(self.settings.header)
        super().data_received(data)

    def handle_events(self) -> None:
        """What the bytes so far amount to."""
        super().handle_events()
        if self.cycle is not self.answering:  # a request has begun
            self.answering = self.cycle
            self.callers.asked(self)
            self._until(self.settings.response)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The rest is a socket's: it has limits of its own, and counts on."""
        self._until(None)
        self.callers.asked(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Not HTTP; while another request is still being answered, all that can be done is to close."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def on_response_complete(self) -> None:
        """The next request may come, for a few seconds."""
        self._until(None)
        super().on_response_complete()

    def let_go(self) -> None:
        """The request did not come in time, or the answer was not read."""
        if not self.transport.is_closing() and self.cycle is None:
            self.transport.write(TOO_SLOW)
        self.transport.close()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _until(self, patience: int | None) -> None:
        """Close after that many milliseconds, unless another deadline is set before."""
        if self.deadline:
            self.deadline.cancel()
        self.deadline = None if patience is None else self.loop.call_later(patience / SECOND, self.let_go)
