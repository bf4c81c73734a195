"""A real server in this process, on a real socket; and people who come to it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import uvicorn

from motherlode.server.app import app_of
from motherlode.server.client import Client, connect
from motherlode.server.hall import Chance, Hall, wall_clock
from motherlode.server.serving import configured
from motherlode.server.settings import Limits, Settings

GENEROUS = Limits(
    commands=1e6, commands_burst=10**6, talk=1e6, talk_burst=10**6, openings=1e6, openings_burst=10**6, heavy=1e6,
    heavy_burst=10**6, heavy_here=1e6, heavy_here_burst=10**6, connections=10**4,
)  # fmt: skip


class House:
    """A server that runs."""

    def __init__(self, server: uvicorn.Server, hall: Hall, port: int) -> None:
        self.server, self.hall, self.port = server, hall, port
        self.page = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}/socket"

    @asynccontextmanager
    async def guest(self, name: str = "Ana", token: str = "") -> AsyncIterator[Client]:
        """Somebody who has said hello."""
        async with connect(self.socket) as client:
            client.welcome = await client.do("hello", protocol=1, name=name, token=token)
            yield client


@asynccontextmanager
async def house(
    store: str, chance: Chance | None = None, now: Callable[[], int] = wall_clock, **settings: object
) -> AsyncIterator[House]:
    """A server on a free port: no waiting in windows and for bots, generous limits, unless settings say else.

    Nothing is compiled beside it: what a test calls first is loaded from the cache then.
    """
    usual = Settings(store=store, port=0, window=0, pace=0, compilers=0, limits=GENEROUS)
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
        yield House(server, app.state.hall, port)
    finally:
        server.should_exit = True
        await running
