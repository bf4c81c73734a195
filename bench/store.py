"""How many appends a second the store keeps: one table alone, and many at once, which share their commits."""

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from harness.postgres import Cluster
from motherlode.server.store import Append, NewMatch, Store

SECONDS, RUNS = 3.0, 3  # the best of several runs stands, since machines are noisy
BODY = b"x" * 300  # about an event
TABLES = (1, 20, 200)


class Speed(NamedTuple):
    """What `tables` tables reached together."""

    database: str
    tables: int
    appends: float  # a second
    commits: float
    wait: float  # of one append, in milliseconds


def speeds() -> Iterator[Speed]:
    """SQLite in a file and PostgreSQL on a socket, both with every commit on the disk before it is acknowledged."""
    with tempfile.TemporaryDirectory() as folder:
        yield from best_of("SQLite", str(Path(folder) / "motherlode.db"))
    cluster = Cluster()
    try:
        with cluster.database() as address:
            yield from best_of("PostgreSQL", address)
    finally:
        cluster.remove()


def best_of(database: str, address: str) -> Iterator[Speed]:
    for tables in TABLES:
        runs = [asyncio.run(measure(database, address, tables)) for _ in range(RUNS)]
        yield max(runs, key=lambda speed: speed.appends)


async def measure(database: str, address: str, tables: int) -> Speed:
    store = await Store.open(address)
    names = [f"{number}-{time.time_ns()}" for number in range(tables)]
    await asyncio.gather(
        *(store.append(Append(name, 1, [(0, BODY)], NewMatch(name, name, "quartz", 1, 0, True))) for name in names)
    )
    commits, start = store.commits, time.perf_counter()
    done = sum(await asyncio.gather(*(play(store, name, start + SECONDS) for name in names)))
    taken = time.perf_counter() - start
    commits = store.commits - commits
    await store.close()
    return Speed(database, tables, done / taken, commits / taken, 1000 * taken * tables / done)


async def play(store: Store, match: str, until: float) -> int:
    """Append one event after the other; how many."""
    seq = 1
    while time.perf_counter() < until:
        seq += 1
        await store.append(Append(match, seq, [(0, BODY)]))
    return seq - 1
