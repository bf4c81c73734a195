"""`make soak`: client bots play for long, the server is killed now and then; nothing may grow, and nothing get lost.

python -m bench.soak --minutes 30 --tables 100 --kills 200 [--store ADDRESS] [--write]

Every game that is over is compared with its log at once, and at the end all that are not over; what every table had in
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

from bench.load import resident
from bench.machine import stamp
from harness.client_bots import Behaviour, BotTable, ClientBots, audit_all, audit_table
from harness.server_crashes import CrashingServer, crashing_server
from harness.stream_audit import Audited, digest
from motherlode.server.store import Store

RESULTS = Path(__file__).parent / "results"
WINDOW, PACE = 100, 20  # milliseconds
REPORTING, MINUTE = 10.0, 60.0
FINISHING = 300.0  # seconds that the last games may take
MIB = 2**20


class Checks:
    """What was checked so far, and what the log of each table was then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.found = Audited()
        self.logs: dict[str, bytes] = {}

    async def settle(self, bot_table: BotTable) -> None:
        """A game is over: compare its records with its log."""
        assert bot_table.table
        audited = await audit_table(self.store, bot_table, WINDOW)
        self.found = self.found.plus(audited)
        self.logs[bot_table.table] = await self.log(bot_table.table)

    async def log(self, table: str) -> bytes:
        """A log in sixteen bytes."""
        made = blake2b(digest_size=16)
        for row in await self.store.events(table):
            made.update(b"%d %d %s\n" % row)
        return made.digest()

    async def close(self, left: list[BotTable]) -> None:
        """Check what was not over, and that everything is still as it was."""
        audited = await audit_all(self.store, left, WINDOW)
        self.found = self.found.plus(audited)
        changed = [table for table, log in self.logs.items() if await self.log(table) != log]
        assert not changed, f"logs that have changed: {changed}"


class Soak:
    """One long run."""

    def __init__(self, server: CrashingServer, bots: ClientBots, checks: Checks, seconds: float, kills: int) -> None:
        self.server, self.bots, self.checks = server, bots, checks
        self.seconds, self.kills = seconds, kills
        self.began = perf_counter()
        self.killed = 0
        self.curve: list[tuple[float, float, float, int]] = []  # minutes, server's and clients' MiB, kills

    async def run(self) -> None:
        """Play, kill and report, until the time is up; whatever goes wrong ends it."""
        await self.server.start()
        reports = [
            asyncio.create_task(repeat(REPORTING, self.line)),
            asyncio.create_task(repeat(MINUTE, self.remember)),
        ]
        try:
            await self.bots.play_while(self.kill(), FINISHING)
        finally:
            for task in reports:
                task.cancel()
        self.line()
        self.remember()
        await self.checks.close(self.bots.tables)
        found, counts = self.checks.found, self.bots.counts
        assert found.finished == found.tables == counts["games"], (found, counts)
        assert found.acked >= counts["moves"], (found, counts)

    @property
    def left(self) -> float:
        return self.began + self.seconds - perf_counter()

    async def kill(self) -> None:
        """As many kills as were asked for, spread over the time."""
        chance = Random(self.bots.seed)
        for kill in range(self.kills):
            due = self.began + self.seconds * (kill + chance.random()) / self.kills
            await asyncio.sleep(max(0.05, due - perf_counter()))
            await self.server.kill()
            await self.server.start()
            self.killed += 1
        await asyncio.sleep(max(0.0, self.left))

    def line(self) -> None:
        """How it goes."""
        counts = self.bots.counts
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


async def repeat(every: float, what: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(every)
        what()


async def soak(address: str, minutes: float, tables: int, kills: int, seed: int, pause: float) -> list[str]:
    """Run it; its page."""
    store = await Store.open(address)
    try:
        checks = Checks(store)
        async with crashing_server(address, window=WINDOW, pace=PACE) as server:
            bots = ClientBots(server.address, tables, seed, Behaviour(pause=pause), digest, checks.settle)
            run = Soak(server, bots, checks, minutes * 60, kills)
            await run.run()
    finally:
        await store.close()
    return page(run, address, minutes, tables)


def page(run: Soak, address: str, minutes: float, tables: int) -> list[str]:
    found, counts, curve = run.checks.found, run.bots.counts, run.curve
    kind = "PostgreSQL" if address.startswith("postgres") else "SQLite"
    lines = [
        f"{minutes:g} minutes, {tables} tables at a time, {kind}, {run.killed} times killed with SIGKILL.",
        "",
        f"- {counts['games']:,} games and {counts['moves']:,} moves of people were acknowledged, and are in the log;",
        f"- {found.lines:,} lines in {found.tables:,} logs, {found.finished:,} of them over and verified;",
        f"- {found.shown:,} messages were recorded by clients, each of them what the log gives, to the byte;",
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
        lines = uvloop.run(soak(address, chosen.minutes, chosen.tables, chosen.kills, chosen.seed, chosen.pause))
    text = "\n".join(["# Soak", "", stamp(), "", "Written by `make soak ARGS=--write`.", "", *lines, ""])
    print(text)
    if chosen.write:
        (RESULTS / "soak.md").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
