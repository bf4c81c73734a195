"""What several workers on one PostgreSQL cost, beside one: `motherlode serve --workers N`.

On a machine with too few cores four workers cannot be four times as fast. What a move costs them can be measured:
the processor time of all workers for each move. Where each has a core to itself, N workers can do N times what one can,
times what a move costs one, divided by what it costs them.

python -m bench workers [--write]
"""

import asyncio
import json
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from itertools import count
from statistics import quantiles
from time import perf_counter, sleep

import msgspec
import uvloop

from bench.load import SEATS, SETTLING, Board, Load, Seat, busy, chunks, resident
from bench.machine import crowd, stamp
from bench.wire import Wire, connected
from harness.children import children
from harness.local_server import NO_LIMITS
from harness.ports import DIRECT, ROOT
from harness.postgres import Cluster

NUMBERS = (1, 2, 4)
TABLES, SECONDS = 100, 8.0
RATES = {"1 move a second at each table": 1.0, "full speed": 0.0}
LOOKS = 10  # at each worker, on average, before it is believed that all are ready
AIM = 3.2  # times what one does, of four
ADDRESS = re.compile(rb"127\.0\.0\.1:(\d+)")


class Cost(msgspec.Struct):
    """What came out of a while of play."""

    moves: float
    worker: float  # seconds of processor time for a move, of all workers
    database: float
    p99: float
    memory: float


class Workers:
    """`motherlode serve`, and what can be seen of it from outside."""

    def __init__(self, pid: int, port: int, cluster: Cluster) -> None:
        self.pid, self.port, self.cluster = pid, port, cluster

    def pids(self) -> list[int]:
        """The server, or with several workers these."""
        return sorted(children(self.pid)) or [self.pid]

    def database_pids(self) -> list[int]:
        """PostgreSQL and its connections."""
        first = int((self.cluster.data / "postmaster.pid").read_text().split()[0])
        return [first, *children(first)]

    def busy(self) -> tuple[float, float]:
        """Seconds of processor time so far: of the workers, of the database."""
        return sum(map(busy, self.pids())), sum(map(busy, self.database_pids()))


@asynccontextmanager
async def workers(number: int, cluster: Cluster, store: str) -> AsyncIterator[Workers]:
    """A server that answers, with `number` workers, all of which have loaded what they need."""
    free = [f"--set=limits.{name.replace('_', '-')}={int(value)}" for name, value in asdict(NO_LIMITS).items()]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "motherlode", "serve", "--port", "0", "--store", store, "--workers", str(number)),
        *("--set=window=0", "--set=pace=0", "--lang", "en", *free),
        stdout=PIPE, cwd=ROOT, start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout
        said = b""
        while not (found := ADDRESS.search(said)):
            said = await process.stdout.readline()
            assert said, "the server did not come up"
        await asyncio.to_thread(prepared, int(found[1]), number)
        yield Workers(process.pid, int(found[1]), cluster)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def prepared(port: int, number: int) -> None:
    """Wait until every worker has loaded what is compiled; which of them answers is chance, so they are asked often."""
    good = 0
    while good < LOOKS * number:
        with DIRECT.open(f"http://127.0.0.1:{port}/ready", timeout=60) as answer:
            good = good + 1 if all(json.load(answer)["games"].values()) else 0
        sleep(0.0 if good else 1.0)


class Screen(Wire):
    """One connection for all seats of a table: people around one screen."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.seats: list[Seat] = []

    def heard(self, frame: bytes) -> None:
        number = 1
        if not frame.startswith((b'{"type":"ack"', b'{"type":"refuse"', b'{"type":"presence"')):
            at = frame.index(b'"seat":') + len(b'"seat":')
            number = int(frame[at : frame.index(b",", at)])
        self.seats[number - 1].heard(frame)


class ScreenBoard(Board):
    """One table, and the one connection of its four players."""

    async def connect(self) -> None:
        screen = await connected(Screen, self.load.port)
        assert isinstance(screen, Screen)
        ids: count[int] = count(1)
        asked: dict[str, asyncio.Future[dict[str, str]]] = {}
        for number in range(1, SEATS + 1):
            seat = Seat(screen.host, self, number)
            seat.transport, seat.ids, seat.asked = screen.transport, ids, asked
            screen.seats.append(seat)
        self.seats = screen.seats
        await self.seats[0].ask({"type": "hello", "protocol": 1, "token": ""})


SPREAD = {"one worker has a table": ScreenBoard, "all workers have every table": Board}


async def costs(number: int, board: type[Board]) -> dict[str, Cost]:
    """What a move costs `number` workers, at each rate."""
    cluster, found = Cluster(), {}
    try:
        with cluster.database() as store:
            async with workers(number, cluster, store) as server:
                load = Load(server.port)
                boards = [board(load, one) for one in range(TABLES)]
                for some in chunks(boards):
                    await asyncio.gather(*(board.connect() for board in some))
                    await asyncio.gather(*(board.begin() for board in some))
                load.rate = 1.0
                load.begin()
                await asyncio.sleep(SETTLING * 2)  # every worker has met every game
                for what, rate in RATES.items():
                    load.rate = rate
                    found[what] = await cost(server, load)
                load.close(boards)
    finally:
        cluster.remove()
    return found


async def cost(server: Workers, load: Load) -> Cost:
    """Play for a while."""
    await asyncio.sleep(SETTLING)
    load.forget()
    before, began = server.busy(), perf_counter()
    await asyncio.sleep(SECONDS)
    took, after = perf_counter() - began, server.busy()
    moves = max(1, load.moves)
    memory = sum(map(resident, server.pids())) / len(server.pids())
    ours, theirs = ((late - early) / moves for early, late in zip(before, after, strict=True))
    return Cost(load.moves / took, ours, theirs, quantiles(load.latencies, n=100)[98], memory)


async def measured() -> list[str]:
    """The table."""
    lines = [
        "| tables | load | workers | moves/s here | workers, a move | PostgreSQL, a move | p99 | MiB a worker "
        "| times one |",
        "|---|---|" + "---:|" * 7,
    ]
    for where, board in SPREAD.items():
        single: dict[str, float] = {}
        for number in NUMBERS:
            for what, one in (await costs(number, board)).items():
                single.setdefault(what, one.worker)
                times = number * single[what] / one.worker
                print(f"{where}, {number} workers, {what}: {one}, {times:.2f} times", file=sys.stderr, flush=True)
                lines.append(
                    f"| {where} | {what} | {number} | {one.moves:,.0f} | {one.worker * 1000:.2f} ms "
                    f"| {one.database * 1000:.2f} ms | {one.p99 * 1000:,.0f} ms | {one.memory / 2**20:.0f} "
                    f"| {times:.2f} |"
                )
    return lines


ABOUT = f"""Written by `python -m bench workers --write`: some workers on PostgreSQL, {TABLES} tables of 4, all three
games. A connection comes to any worker. Either all seats of a table have one, as around a screen or among bots, or each
has one of its own, so that nearly every worker has every table and shows every line. Clients, workers and PostgreSQL
share the cores of this machine. The last column is what the processor time of the workers allows where each has a core
to itself and PostgreSQL has others (aim: {AIM} for four)."""


def worker_costs() -> list[str]:
    """The page."""
    return ["# Several workers", "", stamp(), "", ABOUT, "", *uvloop.run(measured()), "", crowd()]
