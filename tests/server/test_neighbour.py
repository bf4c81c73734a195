"""Who plays on while a server is attacked: everything is measured, and what is slow is seen where it is."""

import asyncio
from statistics import median

import pytest

from harness.local_server import local_server
from harness.neighbour import KINDS, Neighbour, late
from motherlode.server.bot_pool import BotPool
from motherlode.server.connection import DO
from motherlode.server.http.requests import ApiRequest
from motherlode.server.protocol import Hello, Move
from tests.server.async_tests import awaited

HELD_UP = 0.6  # seconds
PATIENCE = 120.0  # seconds
ENOUGH = 5  # of each kind: what was cut off at the end of its time is kept too, and was short


def later(do):
    """The same, after a while."""

    async def held_up(*given):
        await asyncio.sleep(HELD_UP)
        return await do(*given)

    return held_up


SLOWED = {
    "move": lambda patch: patch.setitem(DO, Move, later(DO[Move])),
    "arrival": lambda patch: patch.setitem(DO, Hello, later(DO[Hello])),
    "bot": lambda patch: patch.setattr(BotPool, "choose", later(BotPool.choose)),
    "health": lambda patch: patch.setattr(ApiRequest, "read", later(ApiRequest.read)),
}


@awaited
async def test_a_neighbour_of_a_quiet_server_measures_everything(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server:
        neighbour = Neighbour(server.port)
        async with asyncio.timeout(PATIENCE):
            while set(neighbour.took) != set(KINDS):
                await neighbour.play_on(2.0)
    assert all(all(one > 0 for one in times) for times in neighbour.took.values())


@pytest.mark.parametrize("kind", SLOWED)
@awaited
async def test_what_is_held_up_is_seen_where_it_is(tmp_path, monkeypatch, kind):
    SLOWED[kind](monkeypatch)
    async with local_server(str(tmp_path / "s.db")) as server:
        neighbour = Neighbour(server.port)
        async with asyncio.timeout(PATIENCE):
            while min(len(neighbour.took[one]) for one in KINDS) < ENOUGH:
                await neighbour.play_on(4.0)
    assert late(neighbour.took[kind]) >= 900 * HELD_UP  # in milliseconds, less a little
    assert {kind for kind, times in neighbour.took.items() if median(times) >= 900 * HELD_UP} == {kind}
