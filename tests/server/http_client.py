"""Requests over HTTP, as programs and browsers make them."""

import asyncio
from typing import Any

import requests

from harness.local_server import LocalServer


class HttpClient:
    """Somebody who asks a server over HTTP, with a token or without."""

    def __init__(self, server: LocalServer, token: str = "") -> None:
        self.server, self.token = server, token

    async def get(self, path: str, **options: Any) -> requests.Response:
        return await self.ask("GET", path, **options)

    async def post(self, path: str, **options: Any) -> requests.Response:
        return await self.ask("POST", path, **options)

    async def ask(self, method: str, path: str, **options: Any) -> requests.Response:
        headers = {**({"Authorization": f"Bearer {self.token}"} if self.token else {}), **options.pop("headers", {})}
        url = f"{self.server.page}{path}"
        return await asyncio.to_thread(requests.request, method, url, headers=headers, timeout=60, **options)


async def raw(server: LocalServer, *parts: bytes) -> bytes:
    """Everything that comes back for some bytes, however wrong they are."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await asyncio.wait_for(reader.read(), 60)
    finally:
        writer.close()


async def guest(server: LocalServer) -> HttpClient:
    """Somebody new, who has got a token over HTTP."""
    answer = await HttpClient(server).post("/api/guests", json={"name": "Ana"})
    assert answer.status_code == 201
    return HttpClient(server, answer.json()["token"])


async def finished(server: LocalServer, game: str = "quartz", places: tuple[str, ...] = ("miner",) * 3) -> str:
    """The id of a match between bots, played to its end."""
    async with server.guest("Vera") as vera:
        opened = await vera.do("create", game=game, places=list(places))
        await vera.do("watch", table=opened["table"])
        async for message in vera.messages():
            if (message.get("event") or {}).get("kind") == "finished" or message.get("status") == "over":
                return str(opened["table"])
    raise AssertionError("the connection ended before the game")
