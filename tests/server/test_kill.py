"""Kill the server anywhere: nothing acknowledged is lost, nothing was shown that is not in the log.

Client bots play tables of all games while the server is killed with SIGKILL again and again, between 20 and 400 ms
after it answers; its disk is slow, so that much goes on while a commit is awaited.
`tests/amounts.py` says how often; `make soak` kills it 200 times, on more tables.
"""

import asyncio
from random import Random

import pytest

from harness.client_bots import ClientBots, audit_all
from harness.server_crashes import CrashingServer, crashing_server
from motherlode.server.store import Store
from tests.amounts import amount
from tests.server.async_tests import awaited

KILLS = amount("kills of a server")
SOONEST, LATEST = 0.02, 0.4  # seconds
WINDOW, PACE, DISK = 30, 5, 8  # milliseconds


async def kill_often(server: CrashingServer, bots: ClientBots, kills: int, chance: Random) -> None:
    for kill in range(kills):
        moves = bots.counts["moves"]
        while kill % 2 and bots.counts["moves"] == moves:  # every other server sees a move before its time runs
            await asyncio.sleep(0.002)
        await asyncio.sleep(SOONEST + (LATEST - SOONEST) * chance.random() ** 2)
        await server.kill()
        await server.start()


@pytest.mark.parametrize("seed", [7])
@awaited
async def test_a_server_that_is_killed_again_and_again_loses_nothing_and_shows_nothing_too_soon(address, seed):
    async with crashing_server(address, disk=DISK, window=WINDOW, pace=PACE) as server:
        await server.start()
        bots = ClientBots(server.address, seed=seed)
        await bots.play_while(kill_often(server, bots, KILLS, Random(seed)), patience=60)
    store = await Store.open(address)
    try:
        found = await audit_all(store, bots.tables, WINDOW)
    finally:
        await store.close()
    print(found, dict(bots.counts))
    assert found.tables == len(bots.tables) == found.finished
    assert found.acked >= bots.counts["moves"]
    assert bots.counts["lost connections"] >= KILLS
