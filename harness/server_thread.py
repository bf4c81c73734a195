"""A real server in a thread of its own, for programs that drive a browser."""

import asyncio
import threading
from pathlib import Path

from harness.local_server import LocalServer, local_server

STARTING = 60  # seconds, on a slow machine


class ServerThread:
    """A server with bots that hardly wait."""

    def __init__(self, store: Path, **settings: int) -> None:
        self.store, self.settings = store, {"pace": 30, "window": 60} | settings
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it; when this returns, it answers."""
        self.begun = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve(port)), daemon=True)
        self.thread.start()
        assert self.begun.wait(STARTING), "the server did not start"

    async def serve(self, port: int) -> None:
        """In the thread: serve until it is enough."""
        self.loop, self.enough = asyncio.get_running_loop(), asyncio.Event()
        async with local_server(str(self.store), port=port, **self.settings) as running:
            self.running: LocalServer = running
            self.begun.set()
            await self.enough.wait()

    @property
    def page(self) -> str:
        """The address of its page."""
        return self.running.page

    def drop_everybody(self) -> None:
        """Cut all sockets, as a network does."""

        def cut() -> None:
            for connection in list(self.running.server.server_state.connections):
                connection.transport.abort()

        self.loop.call_soon_threadsafe(cut)

    def stop(self) -> None:
        """Stop it, and wait until it has ended."""
        self.loop.call_soon_threadsafe(self.enough.set)
        self.thread.join(60)
        assert not self.thread.is_alive(), "the server did not stop"

    def start_again(self, store: Path | None = None) -> None:
        """At the same address, with the same store or another one, once it has been stopped."""
        self.store = store or self.store
        self.start(self.running.port)
