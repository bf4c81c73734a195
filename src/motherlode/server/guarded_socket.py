"""WebSockets as uvicorn speaks them, for unknown clients: frames and bytes have a budget, also those that
reach no command: pings, pongs, empty parts of a message.

What comes is parsed a little at a time, so that others get their turn. A client that sends too many bytes is
read more slowly; one that sends too many frames is disconnected, since no client has a reason to. A ping is answered
when the client reads; of several, only the last one.

Only the handshake goes through the application. What follows is read and written here (decision 0031): a command that
came whole, in one frame, is unpacked at once, and messages are packed and written without going through `websockets`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from motherlode.server import frames
from motherlode.server.callers import Callers
from motherlode.server.limits import Bucket
from motherlode.server.settings import SECOND, Limits

LOG = logging.getLogger("motherlode.server")
WIRE = "wire"  # in the state that the application gets: the socket itself
CONTINUED = 101  # the status of a handshake that succeeds
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
        self.app = self._shake_hands
        self.conversation: Callable[[], Awaitable[None]] | None = None  # what follows the handshake
        self.unparsed = bytearray()
        self.next_part: asyncio.Handle | None = None
        self.last_pong = b""  # that waits until the client reads
        self.dropping, self.dropped = False, 0
        self.end: asyncio.TimerHandle | None = None

    def _now(self) -> int:
        return round(self.loop.time() * SECOND)

    # --- the application

    def handle_connect(self, event: Any) -> None:
        """The request that opens it."""
        super().handle_connect(event)
        if self.response.status_code == CONTINUED:
            self.scope["state"][WIRE] = self

    async def _shake_hands(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """The application accepts or refuses; it is not in the way of what follows."""
        await self.config.loaded_app(scope, receive, send)
        if self.conversation:
            await self.conversation()

    # --- reading

    def data_received(self, data: bytes) -> None:
        """Some bytes; what is too much now is parsed later."""
        if self.dropping:
            self.dropped += len(data)
            if self.dropped > DROPPED:
                self.transport.abort()
            return
        at_once = not (self.unparsed or self.next_part or self.read_paused)
        if at_once and (text := self._whole_command(data)) is not None:
            self._take(text)
            return
        self.unparsed += data
        if self.next_part is None:
            self._parse()

    def _parse(self) -> None:
        """Parse a part; the next one after other clients' turns, within the budget, when no command waits."""
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

    def _whole_command(self, data: bytes) -> str | None:
        """The text of one frame, if that is what came, and within the budget; everything else is parsed with care."""
        conn = self.conn
        if conn.state is not State.OPEN or self.close_sent or conn.current_size is not None or conn.reader.buffer:
            return None
        text = frames.whole_text(data, PART)
        if text is None or self.byte_budget.left < len(data) or self.frame_budget.left < 1:
            return None
        now = self._now()
        self.byte_budget.spend(now, len(data))
        self.frame_budget.spend(now, 1)
        return text

    def _take(self, message: str | bytes) -> None:
        """A message for the conversation; nothing more is read while two of them wait."""
        self.queue.put_nowait(message)  # type: ignore[arg-type]
        if not self.read_paused and self.queue.qsize() > 1:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message; once all of them were taken, more is read."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.next_part is None:
                self.next_part = self.loop.call_soon(self._go_on)
        return message

    async def next_message(self) -> str | bytes | None:
        """The same for the conversation; None when the client is gone."""
        message = await self.receive()
        return None if isinstance(message, dict) else message

    def handle_events(self) -> None:
        """What was parsed, if it is not too much."""
        wait = self.frame_budget.spend(self._now(), len(self.conn.events))
        if not wait:
            super().handle_events()
        if wait or len(self.frames) > self.fragments:
            self._disconnect()

    def _disconnect(self) -> None:
        """Say that it was too much. What still arrives is read and dropped, or the system would discard our message."""
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
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._take(data)
            return
        try:
            self._take(data.decode())
        except UnicodeDecodeError:
            LOG.warning("a text frame of %s was not UTF-8", self.client[0] if self.client else "somebody")
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    # --- sending

    def write(self, texts: Iterable[bytes]) -> None:
        """Send text messages, all at once; nothing is sent after the close frame, or to somebody who has gone."""
        if not self.close_sent and self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(frames.packed(texts)))

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

    def close(self, code: int) -> None:
        """Say goodbye; the client has a while to answer."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # the answer is to be read
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

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
