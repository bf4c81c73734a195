"""WebSockets as uvicorn speaks them, for clients that nobody knows: frames and bytes have a budget, also those that
reach no command: pings, pongs, empty parts of a message.

What comes is parsed a little at a time, so that others get their turn. Whoever sends too many bytes is read more
slowly; whoever sends too many frames is disconnected, since no client has a reason to. A ping is answered when the
client reads; of several, only the last one.
"""

import asyncio
import logging
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from motherlode.server.callers import Callers
from motherlode.server.limits import Bucket
from motherlode.server.settings import SECOND, Limits

LOG = logging.getLogger("motherlode.server")
PART = 4096  # bytes that are parsed at once: at most some 680 frames, a few milliseconds
LAST_WORDS = 5.0  # seconds for what is still to be sent when everything has been said
DROPPED = 4 * 1024 * 1024  # bytes that are read after the end


class GuardedSocket(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.callers: Callers = self.config.app.state.callers  # type: ignore[union-attr]
        limits: Limits = self.config.app.state.settings.limits  # type: ignore[union-attr]
        self.fragments = limits.fragments
        self.frame_budget = Bucket(limits.frames, limits.frames_burst, self._now())
        self.byte_budget = Bucket(limits.bytes, limits.bytes_burst, self._now())
        self.unparsed = bytearray()
        self.next_part: asyncio.Handle | None = None
        self.last_pong = b""  # that waits until the client reads
        self.dropping, self.dropped = False, 0
        self.end: asyncio.TimerHandle | None = None

    def _now(self) -> int:
        return round(self.loop.time() * SECOND)

    # --- reading

    def data_received(self, data: bytes) -> None:
        """Some bytes; what is too much now is parsed later."""
        if self.dropping:
            self.dropped += len(data)
            if self.dropped > DROPPED:
                self.transport.abort()
            return
        self.unparsed += data
        if self.next_part is None:
            self._parse()

    def _parse(self) -> None:
        """Parse a part; the next one when others had their turn, the budget allows it, and no command waits."""
        self.next_part = None
        if self.transport.is_closing():
            self.unparsed.clear()
            return
        part = bytes(self.unparsed[:PART])
        del self.unparsed[:PART]
        super().data_received(part)
        if self.dropping or self.transport.is_closing():
            self.unparsed.clear()
            return
        wait = self.byte_budget.spend(self._now(), len(part))
        if wait or self.unparsed:
            self.transport.pause_reading()
        if wait or not self.read_paused:
            self.next_part = self.loop.call_later(wait / SECOND, self._go_on)

    def _go_on(self) -> None:
        """Parse what waits, or read on; not while commands wait."""
        self.next_part = None
        if self.transport.is_closing():
            self.unparsed.clear()
        elif self.read_paused:
            pass
        elif self.unparsed:
            self._parse()
        else:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application; once it has them all, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.next_part is None:
                self.next_part = self.loop.call_soon(self._go_on)
        return message

    def handle_events(self) -> None:
        """What was parsed, if it is not too much."""
        wait = self.frame_budget.spend(self._now(), len(self.conn.events))
        if not wait:
            super().handle_events()
        if wait or len(self.frames) > self.fragments:
            self._disconnect()

    def _disconnect(self) -> None:
        """Say that it was too much. What still comes is read and dropped, or the system would drop what was said."""
        self.dropping = True
        self.unparsed.clear()
        self.conn.events_received()
        self.conn.data_to_send()  # answers to pings
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": ""})

    def send_receive_event_to_app(self) -> None:
        """A whole message; text is UTF-8, and where it is not, nobody needs a stack trace."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                LOG.warning("a text frame of %s was not UTF-8", self.client[0] if self.client else "somebody")
                self.frames = []
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    # --- sending

    def handle_ping(self) -> None:
        """Answer, as soon as the client reads what it is sent."""
        if self.writable.is_set():
            super().handle_ping()
        elif pongs := self.conn.data_to_send():
            self.last_pong = pongs[-1]

    def resume_writing(self) -> None:
        """The client reads."""
        super().resume_writing()
        if self.last_pong and not self.transport.is_closing():
            self.transport.write(self.last_pong)
        self.last_pong = b""

    # --- the end

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        for timer in (self.next_part, self.end):
            if timer:
                timer.cancel()
        self.callers.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def handle_parser_exception(self) -> None:
        """Something was against the rules; that was said."""
        super().handle_parser_exception()
        self._end_soon()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application has no more to say."""
        super().on_task_complete(task)
        self._end_soon()

    def _end_soon(self) -> None:
        """A client that does not read the last words does not keep its connection for that."""
        if self.end is None and not self.disconnected:
            self.end = self.loop.call_later(LAST_WORDS, self.transport.abort)
