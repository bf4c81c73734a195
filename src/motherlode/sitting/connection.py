"""Somebody at a server, for programs that wait in threads: commands and their answers, streams, and coming back.

A thread of its own keeps the connection. When it is lost it is made anew with the same token, and every table goes on
after the last line that it has read.
"""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol, TypeVar
from urllib.parse import urlsplit, urlunsplit
from urllib.request import ProxyHandler, build_opener

from motherlode.client import THIS_MACHINE
from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.staying_client import Json, StayingClient

Answer = TypeVar("Answer")
USUAL_SERVER = "http://127.0.0.1:8421"
SOCKETS = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


class Listener(Protocol):
    """A table that reads streams."""

    def hear(self, message: Json) -> None:
        """A message that answers no command; called in the connection's thread."""

    def connection_changed(self, is_open: bool) -> None:
        """The connection was lost, or is there again; called in the connection's thread."""

    def streams(self) -> list[Json]:
        """The commands that open its streams again where they were."""


class Listening(StayingClient):
    """The client in the thread: it reads for all tables."""

    def __init__(self, address: str, token: str, name: str, renews: bool) -> None:
        super().__init__(address, token, name, renews)
        self.listeners: list[Listener] = []

    def streams(self) -> list[Json]:
        """Those of every table."""
        return [stream for listener in list(self.listeners) for stream in listener.streams()]

    def hear(self, message: Json) -> None:
        """Every table finds its own messages."""
        for listener in list(self.listeners):
            listener.hear(message)

    def connection_changed(self) -> None:
        """Every table says so."""
        for listener in list(self.listeners):
            listener.connection_changed(self.is_open)


class Connection:
    """One person, as long as the program runs."""

    def __init__(self, server: str, token: str = "", name: str = "", renews: bool = False) -> None:
        self.address = socket_of(server)
        self._client = Listening(self.address, token, name, renews)
        self.listeners = self._client.listeners
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._staying: asyncio.Task[None] | None = None

    @property
    def token(self) -> str:
        """What stands for this person."""
        return self._client.token

    @property
    def name(self) -> str:
        """What this person is called."""
        return self._client.name

    @property
    def is_open(self) -> bool:
        """Whether there is a connection now."""
        return self._client.is_open

    def open(self) -> "Connection":
        """Connect, or say in a sentence that it cannot be."""
        self._thread.start()
        self._wait_for(self._client.connected())
        return self

    def close(self) -> None:
        """Disconnect."""

        def stop() -> None:
            if self._staying:
                self._staying.cancel()

        self._loop.call_soon_threadsafe(stop)
        self._thread.join()

    def do(self, command: str, **fields: Any) -> Json:
        """Carry out a command. When this returns, everything that it caused has been heard."""
        return self._wait_for(self._client.do(command, **fields))

    def fetched(self, path: str) -> bytes:
        """What is at a path of the server; no proxy leads to one on this machine."""
        page = self.address.replace("ws", "http", 1).removesuffix("/socket")
        handlers = [ProxyHandler({})] if urlsplit(page).hostname in THIS_MACHINE else []
        with build_opener(*handlers).open(f"{page}{path}") as answer:
            content: bytes = answer.read()
        return content

    # --- in the thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._staying = self._loop.create_task(self._client.stay())
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._staying)
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    def _wait_for(self, answer: Coroutine[Any, Any, Answer]) -> Answer:
        return asyncio.run_coroutine_threadsafe(answer, self._loop).result()


def socket_of(server: str) -> str:
    """The socket of a server, from the address of its page.

    >>> socket_of("https://mines.example/play/"), socket_of("ws://127.0.0.1:8421/socket")
    ('wss://mines.example/play/socket', 'ws://127.0.0.1:8421/socket')
    """
    parts = urlsplit(server)
    if parts.scheme not in SOCKETS or not parts.netloc:
        raise Mistake("mcp-server", given=server, example=USUAL_SERVER)
    path = parts.path.rstrip("/")
    path = path if path.endswith("/socket") else f"{path}/socket"
    return urlunsplit((SOCKETS[parts.scheme], parts.netloc, path, "", ""))
