"""`make soak`: client bots play for long, the server is killed now and then; nothing may grow, and nothing get lost.

Then one address attacks a server with the usual limits, in each way of `bench.attacks`, while somebody else plays on.

python -m bench.soak --minutes 30 --tables 100 --kills 200 --attack 60 [--only PART] [--store ADDRESS] [--write]
python -m bench.soak --only play --workers 2 --minutes 120 --kills 10000 [--write]

Every game that is over is compared with its log at once, and at the end all that are not over; what every table had in
the store when it was checked must still be there. Memory is the server's, which after a kill begins anew. Several
workers serve one PostgreSQL, which is made for the run if no store is named; each kill hits one of them. Two cores
take some 80 kills a minute.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from hashlib import blake2b
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import uvloop

from bench.attacks import ATTACKS
from bench.load import resident
from bench.machine import stamp
from harness.client_bots import Behaviour, BotTable, ClientBots, audit_all, audit_table
from harness.neighbour import KINDS, Neighbour, late
from harness.ports import free_port
from harness.postgres import Cluster
from harness.server_crashes import CrashingServer, crashing_server
from harness.stream_audit import Audited, digest
from motherlode.server.store import Store

RESULTS = Path(__file__).parent / "results"
WINDOW, PACE = 100, 20  # milliseconds
REPORTING, MINUTE = 10.0, 60.0
FINISHING = 300.0  # seconds that the last games may take
MIB = 2**20
WARMING = 20.0  # seconds until everything that is needed is compiled or loaded
PAGES = {"play": ("soak.md", "Soak"), "attacks": ("attacks.md", "Under attack")}
SEVERAL = "soak-workers.md"
PROMISED = 250.0  # milliseconds, for the slowest in a hundred of everything that a neighbour does
NOT_KEPT = "Not kept"


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

    def __init__(
        self, servers: Sequence[CrashingServer], bots: ClientBots, checks: Checks, seconds: float, kills: int
    ) -> None:
        self.servers, self.bots, self.checks = servers, bots, checks
        self.seconds, self.kills = seconds, kills
        self.began = perf_counter()
        self.killed = 0
        self.curve: list[tuple[float, float, float, int]] = []  # minutes, server's and clients' MiB, kills

    async def run(self) -> None:
        """Play, kill and report, until the time is up; whatever goes wrong ends it."""
        await asyncio.gather(*(server.start() for server in self.servers))
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
            server = chance.choice(self.servers)
            await server.kill()
            await server.start()
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
        """The servers', in MiB, without those that are dead."""
        found = 0.0
        for server in self.servers:
            with suppress(OSError):
                found += resident(server.pid) / MIB if server.pid else 0.0
        return found


async def repeat(every: float, what: Callable[[], None]) -> None:
    while True:
        await asyncio.sleep(every)
        what()


async def soak(address: str, chosen: argparse.Namespace) -> list[str]:
    """Run it; its page."""
    store = await Store.open(address)
    try:
        checks = Checks(store)
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(crashing_server(address, window=WINDOW, pace=PACE))
                for _ in range(chosen.workers)
            ]
            addresses = [server.address for server in servers]
            behaviour = Behaviour(pause=chosen.pause)
            bots = ClientBots(addresses, chosen.tables, chosen.seed, behaviour, digest, checks.settle)
            run = Soak(servers, bots, checks, chosen.minutes * 60, chosen.kills)
            await run.run()
    finally:
        await store.close()
    return page(run, address, chosen.tables)


def soak_on_a_store(folder: str, chosen: argparse.Namespace) -> list[str]:
    """Several workers need a PostgreSQL."""
    if chosen.store or chosen.workers == 1:
        return uvloop.run(soak(chosen.store or f"{folder}/soak.db", chosen))
    cluster = Cluster()
    try:
        with cluster.database() as address:
            return uvloop.run(soak(address, chosen))
    finally:
        cluster.remove()


def page(run: Soak, address: str, tables: int) -> list[str]:
    found, counts, curve = run.checks.found, run.bots.counts, run.curve
    kind = "PostgreSQL" if address.startswith("postgres") else "SQLite"
    lines = [
        f"{curve[-1][0]:.0f} minutes, {tables} tables at a time, {kind}, {len(run.servers)} workers, "
        f"{run.killed:,} kills with SIGKILL.",
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


async def attacks(folder: str, seconds: float) -> list[str]:
    """Each attack for that long, and how long everything took meanwhile for somebody else."""
    port = free_port()
    serve = [sys.executable, "-m", "motherlode", "serve", "--port", str(port), "--store", f"{folder}/attacked.db"]
    server = await asyncio.create_subprocess_exec(*serve, "--set", "pace=0", stdout=asyncio.subprocess.PIPE)
    lines = [
        "| attack | " + " | ".join(KINDS) + " | server, MiB |",
        "|---|" + "---:|" * (len(KINDS) + 1),
    ]
    too_late: list[str] = []
    load = os.getloadavg()[0]
    try:
        assert server.stdout
        while b"http" not in await server.stdout.readline():
            pass
        await Neighbour(port).play_on(WARMING)
        for name in ("none", *ATTACKS):
            attacker = None
            playing = asyncio.create_task(Neighbour(port).play_on(seconds))
            await asyncio.sleep(1.0)
            if name in ATTACKS:
                command = [sys.executable, "-m", "bench.attacks", name, str(port), str(seconds)]
                attacker = await asyncio.create_subprocess_exec(*command)
            took = await playing
            if attacker:
                assert await attacker.wait() == 0, f"the attack by {name} failed"
            too_late += [f"{kind} under {name}" for kind in KINDS if not took[kind] or late(took[kind]) >= PROMISED]
            memory = resident(server.pid) / MIB
            lines.append(f"| {name} | " + " | ".join(shown(took[kind]) for kind in KINDS) + f" | {memory:.0f} |")
            print(lines[-1], file=sys.stderr, flush=True)
    finally:
        server.terminate()
        await server.wait()
    said = [
        f"{seconds:g} seconds of each, from one address, while somebody at another address plays. Each cell: how often"
        " it was measured, the median, and what one in a hundred took longer than, in milliseconds. Server, attacker"
        f" and neighbour share the machine, whose load was {load:.1f} before; bots answer without a pause (`pace=0`),"
        " and all limits are the usual ones.",
        "",
        *(f"- **{kind}**: {what};" for kind, what in KINDS.items()),
        "",
    ]
    kept = f"Promised: one in a hundred takes longer than {PROMISED:g} ms at most. "
    return [*said, *lines, "", kept + (f"{NOT_KEPT}: {', '.join(too_late)}." if too_late else "Kept everywhere.")]


def shown(took: list[float]) -> str:
    """A cell: how often, the median, and the slowest in a hundred."""
    return f"{len(took)}: {median(took):.0f} / {late(took):.0f}" if took else "never"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make soak", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--workers", type=int, default=1, help="that serve one PostgreSQL")
    parser.add_argument("--attack", type=float, default=15, help="seconds for each attack")
    parser.add_argument("--only", choices=("play", "attacks"), help="only one of the two parts")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds that a client thinks about a move")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--store", default="", help="a new SQLite file if none is named")
    parser.add_argument("--write", action="store_true", help="keep the page in bench/results")
    chosen = parser.parse_args()
    parts: dict[str, Callable[[str], list[str]]] = {
        "play": lambda folder: soak_on_a_store(folder, chosen),
        "attacks": lambda folder: asyncio.run(attacks(folder, chosen.attack)),
    }
    broken = False  # whether something was not as promised: the page says what
    for part, (file, title) in PAGES.items():
        if chosen.only in (None, part):
            with tempfile.TemporaryDirectory() as folder:
                lines = parts[part](folder)
            given = " ".join(sys.argv[1:])
            how = f'Written by `make soak ARGS="{given}"`.'
            text = "\n".join([f"# {title}", "", stamp(), "", how, "", *lines, ""])
            print(text)
            broken = broken or NOT_KEPT in text
            if chosen.write:
                (RESULTS / (SEVERAL if part == "play" and chosen.workers > 1 else file)).write_text(
                    text, encoding="utf-8"
                )
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
