"""A table that is asked for twice, because no answer came, is one table."""

import asyncio

from harness.local_server import local_server
from tests.server.async_tests import awaited

WANTED = {"game": "dice", "places": ["me", "miner", "miner"]}


@awaited
async def test_the_same_person_with_the_same_nonce_gets_the_same_table(tmp_path):
    async with (
        local_server(str(tmp_path / "store.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Bia") as bia,
    ):
        first = await ana.do("create", nonce="ab", **WANTED)
        token = ana.welcome["token"]
        async with server.guest("Ana", token) as again:  # after a lost connection
            assert await again.do("create", nonce="ab", **WANTED) == first
            assert (await again.do("create", nonce="cd", **WANTED))["table"] != first["table"]
            assert (await again.do("create", **WANTED))["table"] != first["table"]
        assert (await bia.do("create", nonce="ab", **WANTED))["table"] != first["table"]
        assert len(server.registry.tables) == 4


@awaited
async def test_two_at_the_same_time_are_one(tmp_path):
    async with local_server(str(tmp_path / "store.db")) as server, server.guest("Ana") as one:
        async with server.guest("Ana", one.welcome["token"]) as other:
            tables = await asyncio.gather(*(who.do("create", nonce="ab", **WANTED) for who in (one, other)))
        assert tables[0] == tables[1]
        assert len(server.registry.tables) == 1


@awaited
async def test_it_is_one_table_though_the_server_died_before_it_answered(tmp_path):
    store = str(tmp_path / "store.db")
    async with local_server(store) as server, server.guest("Ana") as ana:
        first = await ana.do("create", nonce="ab", **WANTED)
        token = ana.welcome["token"]
    async with local_server(store) as server, server.guest("Ana", token) as ana:
        assert await ana.do("create", nonce="ab", **WANTED) == first
        assert (await ana.do("create", nonce="cd", **WANTED))["table"] != first["table"]
        assert len(server.registry.tables) == 2
