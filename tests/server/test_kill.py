"""Kill the server anywhere: nothing acknowledged is lost, nothing was shown that is not in the log.

A swarm of clients plays tables of all games while the server is killed with SIGKILL again and again, between 20 and
400 ms after it answers; most lives are short, and its disk is slow, so that much goes on while a commit is awaited.
`tests/amounts.py` says how often; `make soak` kills it 200 times, on more tables.
"""

import asyncio
from random import Random

import pytest

from bench.lives import Lives, lives
from bench.swarm import Swarm, audit_all
from motherlode.server.store import Store
from tests.amounts import amount
from tests.server.awaiting import awaited

KILLS = amount("kills of a server")
SOONEST, LATEST = 0.02, 0.4  # seconds
WINDOW, PACE, DISK = 30, 5, 8  # milliseconds


async def kill_often(server: Lives, swarm: Swarm, kills: int, chance: Random) -> None:
    for kill in range(kills):
        moves = swarm.counts["moves"]
        while kill % 2 and swarm.counts["moves"] == moves:  # every other life sees a move before its time runs
            await asyncio.sleep(0.002)
        await asyncio.sleep(SOONEST + (LATEST - SOONEST) * chance.random() ** 2)
        await server.end()
        await server.begin()


@pytest.mark.parametrize("seed", [7])
@awaited
async def test_a_server_that_is_killed_again_and_again_loses_nothing_and_shows_nothing_too_soon(address, seed):
    async with lives(address, disk=DISK, window=WINDOW, pace=PACE) as server:
        await server.begin()
        swarm = Swarm(server.address, seed=seed)
        await swarm.play_while(kill_often(server, swarm, KILLS, Random(seed)), patience=60)
    store = await Store.open(address)
    try:
        found = await audit_all(store, swarm.parties, WINDOW)
    finally:
        await store.close()
    print(found, dict(swarm.counts))
    assert found.tables == len(swarm.parties) == found.finished
    assert found.promises >= swarm.counts["moves"]
    assert swarm.counts["lost connections"] >= KILLS
