"""`make soak`: the swarm plays for long, the server is killed now and then; nothing may grow, and nothing get lost.

python -m bench.soak --minutes 30 --tables 100 --kills 200 [--store ADDRESS] [--write]

Every game that is over is held against its log at once, and at the end all that are not over; what every table had in
the store when it was checked must still be there. Memory is the server's, which after a kill begins anew.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import perf_counter

import uvloop

from bench.diaries import Audited, digest
from bench.lives import Lives, lives
from bench.load import resident
from bench.machine import stamp
from bench.swarm import Manner, Party, Swarm, audit_all, audit_party
from motherlode.server.store import Store

RESULTS = Path(__file__).parent / "results"
WINDOW, PACE = 100, 20  # milliseconds
TELLING, MINUTE = 10.0, 60.0
FINISHING = 300.0  # seconds that the last games may take
MIB = 2**20


class Books:
    """What was checked so far, and what the log of each table was then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found = Audited()
        self.logs: dict[str, bytes] = {}

    async def settle(self, party: Party) -> None:
        """A game is over: hold it against its log."""
        assert party.table
        audited = await audit_party(self.store, party, WINDOW)
        self.found = self.found.plus(audited)
        self.logs[party.table] = await self.log(party.table)

    async def log(self, table: str) -> bytes:
        """A log in sixteen bytes."""
        made = blake2b(digest_size=16)
        for row in await self.store.events(table):
            made.update(b"%d %d %s\n" % row)
        return made.digest()

    async def close(self, left: list[Party]) -> None:
        """Check what was not over, and that everything is still as it was."""
        audited = await audit_all(self.store, left, WINDOW)
        self.found = self.found.plus(audited)
        changed = [table for table, log in self.logs.items() if await self.log(table) != log]
        assert not changed, f"logs that have changed: {changed}"


class Soak:
    """One long run."""

    def __init__(self, server: Lives, swarm: Swarm, books: Books, seconds: float, kills: int) -> None:
        self.server, self.swarm, self.books = server, swarm, books
        self.seconds, self.kills = seconds, kills
        self.began = perf_counter()
        self.killed = 0
        self.curve: list[tuple[float, float, float, int]] = []  # minutes, server's and clients' MiB, kills

    async def run(self) -> None:
        """Play, kill and tell, until the time is up; whatever goes wrong ends it."""
        await self.server.begin()
        telling = [asyncio.create_task(tell(TELLING, self.line)), asyncio.create_task(tell(MINUTE, self.remember))]
        try:
            await self.swarm.play_while(self.kill(), FINISHING)
        finally:
            for task in telling:
                task.cancel()
        self.line()
        self.remember()
        await self.books.close(self.swarm.parties)
        found, counts = self.books.found, self.swarm.counts
        assert found.finished == found.tables == counts["games"], (found, counts)
        assert found.promises >= counts["moves"], (found, counts)

    @property
    def left(self) -> float:
        return self.began + self.seconds - perf_counter()

    async def kill(self) -> None:
        """As many kills as were asked for, spread over the time."""
        chance = Random(self.swarm.seed)
        for kill in range(self.kills):
            due = self.began + self.seconds * (kill + chance.random()) / self.kills
            await asyncio.sleep(max(0.05, due - perf_counter()))
            await self.server.end()
            await self.server.begin()
            self.killed += 1
        await asyncio.sleep(max(0.0, self.left))

    def line(self) -> None:
        """How it goes."""
        counts = self.swarm.counts
        print(
            f"{perf_counter() - self.began:6.0f} s  {self.killed} kills  {counts['moves']:,} moves  "
            f"{counts['games']:,} games  {counts['stream messages']:,} messages  server {self.memory:.0f} MiB",
            file=sys.stderr,
            flush=True,
        )

    def remember(self) -> None:
        """A point of the memory curve."""
        own = resident(os.getpid()) / MIB
        self.curve.append(((perf_counter() - self.began) / 60, self.memory, own, self.killed))

    @property
    def memory(self) -> float:
        """The server's, in MiB; 0 while it is dead."""
        try:
            return resident(self.server.pid) / MIB if self.server.pid else 0.0
        except OSError:
            return 0.0


async def tell(every: float, what: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(every)
        what()


async def soak(address: str, minutes: float, tables: int, kills: int, seed: int, pause: float) -> list[str]:
    """Run it; the page that tells of it."""
    store = await Store.open(address)
    try:
        books = Books(store)
        async with lives(address, window=WINDOW, pace=PACE) as server:
            swarm = Swarm(server.address, tables, seed, Manner(pause=pause), digest, books.settle)
            run = Soak(server, swarm, books, minutes * 60, kills)
            await run.run()
    finally:
        await store.close()
    return page(run, address, minutes, tables)


def page(run: Soak, address: str, minutes: float, tables: int) -> list[str]:
    found, counts, curve = run.books.found, run.swarm.counts, run.curve
    kind = "PostgreSQL" if address.startswith("postgres") else "SQLite"
    lines = [
        f"{minutes:g} minutes, {tables} tables at a time, {kind}, {run.killed} times killed with SIGKILL.",
        "",
        f"- {counts['games']:,} games and {counts['moves']:,} moves of people were acknowledged, and are in the log;",
        f"- {found.lines:,} lines in {found.tables:,} logs, {found.finished:,} of them over and verified;",
        f"- {found.shown:,} messages in diaries, each of them what the log gives, to the byte;",
        f"- {counts['lost connections']:,} connections were lost or not made, and made again.",
        "",
        "| minute | server, MiB | clients, MiB | kills |",
        "|---:|---:|---:|---:|",
    ]
    return lines + [f"| {minute:.0f} | {server:.0f} | {own:.0f} | {kills} |" for minute, server, own, kills in curve]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make soak", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pause", type=float, default=0.2, help="seconds that a client thinks about a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", default="", help="a new SQLite file if none is named")
    parser.add_argument("--write", action="store_true", help="keep the page in bench/results")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = chosen.store or f"{folder}/soak.db"
        told = uvloop.run(soak(address, chosen.minutes, chosen.tables, chosen.kills, chosen.seed, chosen.pause))
    text = "\n".join(["# Soak", "", stamp(), "", "Written by `make soak ARGS=--write`.", "", *told, ""])
    print(text)
    if chosen.write:
        (RESULTS / "soak.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
