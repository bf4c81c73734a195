"""A real server in this process, on a real socket, and clients for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn

from motherlode.client import Client, connect
from motherlode.server.app import app_of
from motherlode.server.registry import Chance, TableRegistry
from motherlode.server.serve_command import configured
from motherlode.server.settings import Limits, Settings
from motherlode.server.steady_time import steady_clock

# For tests and measurements of something else than the limits.
NO_LIMITS = Limits(
    commands=1e9, commands_burst=10**9, talk=1e9, talk_burst=10**9, openings=1e9, openings_burst=10**9, heavy=1e9,
    heavy_burst=10**9, heavy_here=1e9, heavy_here_burst=10**9, connections=10**6, frames=1e9, frames_burst=10**9,
    guesses=1e9, guesses_burst=10**9, talk_here=1e9,
    talk_here_burst=10**9, talk_table=1e9, talk_table_burst=10**9, queue_bytes=10**9,
    bytes=1e12, bytes_burst=10**12, callers=10**6, calls=1e9, calls_burst=10**9, requests=1e9,
    requests_burst=10**9, requests_peak=1e9, requests_peak_burst=10**9, bodies=10**12,
    changes=1e9, changes_burst=10**9, changes_here=1e9, changes_here_burst=10**9,
)  # fmt: skip


class LocalServer:
    """A server that runs."""

    def __init__(self, server: uvicorn.Server, registry: TableRegistry, port: int) -> None:
        self.server, self.registry, self.port = server, registry, port
        self.page = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/socket"

    @asynccontextmanager
    async def guest(self, name: str = "Ana", token: str = "") -> AsyncIterator[Client]:
        """Somebody who has said hello."""
        async with connect(self.socket) as client:
            client.welcome = await client.do("hello", protocol=1, name=name, token=token)
            yield client


@asynccontextmanager
async def local_server(
    store: str, chance: Chance | None = None, now: Callable[[], int] = steady_clock, **settings: object
) -> AsyncIterator[LocalServer]:
    """A server on a free port: no waiting in windows and for bots, and no limits, unless settings say so.

    Nothing is compiled beside it: what a test calls first is loaded from the cache then.
    """
    usual = Settings(store=store, port=0, window=0, pace=0, compilers=0, limits=NO_LIMITS)
    chosen = replace(usual, **settings)  # type: ignore[arg-type]
    app = app_of(chosen, chance, now)
    server = uvicorn.Server(configured(app, chosen))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        if running.done():
            running.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield LocalServer(server, app.state.registry, port)
    finally:
        server.should_exit = True
        await running
