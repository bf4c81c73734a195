"""The server under load: 500 tables with four clients each, beside a bare echo of the same stack in the same run.

Every seat has a connection of its own. Clients and server are two processes; the clients decode only what they answer.
Latency is the time from sending a move to the moment when all four seats have its line.

python -m bench load [--write]                        the whole table
python -m bench.load TABLES SECONDS                    the same with fewer tables, or in less time
python -m bench.load serve game|echo PORT STORE STEP   one of the two servers; the game's without a step (`bench.steps`)
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import perf_counter

import msgspec
import uvloop

from bench.machine import crowd, stamp
from bench.steps import NOTHING, STEPS
from bench.wire import Wire, connected
from harness.ports import DIRECT, ROOT, free_port
from motherlode.games.catalog import GAMES

TABLES, SEATS = 500, 4
SECONDS, SETTLING = 30.0, 5.0
ECHO_SECONDS = 10.0
FULL = "full speed"
MODERATE = 1.0  # moves a second of each table
AT_ONCE = 50  # tables that are being set up at the same time
TICKS = os.sysconf("SC_CLK_TCK")


class Legal(msgspec.Struct):
    number: int
    seats: list[int]
    legal: list[str]


class Asked(msgspec.Struct):
    asking: Legal


asked_of = msgspec.json.Decoder(Asked).decode


# --- the servers


def serve(kind: str, port: int, store: str, without: str) -> None:
    """One of the two servers, until it is killed; that of the game does without a step."""
    import uvicorn
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import JSONResponse
    from starlette.routing import Route, WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    from harness.local_server import NO_LIMITS
    from motherlode.server.app import app_of
    from motherlode.server.serve_command import Progress, configured
    from motherlode.server.settings import Settings
    from motherlode.words import Words

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    async def counters(request: Request) -> JSONResponse:
        registry = request.app.state.registry
        return JSONResponse(
            {
                "ready": int(not registry.preparation.left),
                "commits": registry.store.commits,
                "appended": registry.store.appended,
            }
        )

    if kind == "echo":  # as uvicorn speaks WebSockets by itself: a yardstick that stays as it is
        app = Starlette(routes=[WebSocketRoute("/socket", echo)])
        plain = {"http": "h11", "ws": "websockets-sansio", "ws_per_message_deflate": False}
        config = uvicorn.Config(app, port=port, log_config=None, log_level="warning", **plain)
    else:
        settings = Settings(port=port, store=store, window=0, pace=0, limits=NO_LIMITS)
        app = app_of(settings, prepared=Progress(Words("en")).step_done)  # as `motherlode serve` does
        app.router.routes.insert(0, Route("/counters", counters))
        config = configured(app, settings)
    with STEPS[without]():
        uvicorn.Server(config).run()


class Server:
    """A server in a process of its own, and what can be seen of it from outside."""

    def __init__(self, pid: int, port: int) -> None:
        self.pid, self.port = pid, port

    @property
    def memory(self) -> int:
        """Bytes that are in memory."""
        return resident(self.pid)

    @property
    def busy(self) -> float:
        """Seconds of processor time so far."""
        return busy(self.pid)

    async def counters(self) -> dict[str, int]:
        def ask() -> dict[str, int]:
            with DIRECT.open(f"http://127.0.0.1:{self.port}/counters", timeout=60) as answer:
                return msgspec.json.decode(answer.read(), type=dict[str, int])

        return await asyncio.to_thread(ask)


def resident(pid: int) -> int:
    """Bytes of a process that are in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def server(kind: str, store: str = "", without: str = NOTHING) -> AsyncIterator[Server]:
    """A server that answers, and has compiled what it needs."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.load", "serve", kind, str(port), store, without, cwd=ROOT
    )
    running = Server(process.pid, port)
    try:
        while True:
            await asyncio.sleep(0.1)
            assert process.returncode is None, "the server did not come up"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            writer.close()
            if kind == "echo" or (await running.counters())["ready"]:
                break
        yield running
    finally:
        process.kill()
        await process.wait()


# --- the echo


class Echoed(Wire):
    """Sends again what comes back."""

    def __init__(self, host: str) -> None:
        super().__init__(host)
        self.count = 0

    def heard(self, frame: bytes) -> None:
        self.count += 1
        self.send(frame)


async def echo_rate(connections: int, size: int) -> tuple[float, float, float]:
    """Messages a second that come back, and how busy server and clients are."""
    async with server("echo") as running:
        wires = [await connected(Echoed, running.port) for _ in range(connections)]
        for wire in wires:
            wire.send(b"x" * size)
        await asyncio.sleep(SETTLING)
        before, began = sum(wire.count for wire in wires), perf_counter()
        theirs, ours = running.busy, busy(os.getpid())
        await asyncio.sleep(ECHO_SECONDS)
        took = perf_counter() - began
        rate = (sum(wire.count for wire in wires) - before) / took
        found = rate, (running.busy - theirs) / took, (busy(os.getpid()) - ours) / took
        for wire in wires:
            wire.transport.abort()
    return found


# --- the game


class Load:
    """All tables, and what is counted at them while `measuring`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.moves = self.lines = self.line_bytes = self.refused = self.games = 0
        self.latencies: list[float] = []
        self.rate = 0.0  # moves a second of each table; 0 is as fast as it goes
        self.held: list[Callable[[], None]] | None = []  # answers that wait until all tables are there
        self.chance = Random(1)
        self.tasks: set[asyncio.Task[None]] = set()

    def let(self, answer: Callable[[], None]) -> None:
        """Let a client answer: when all are there, and when it is time."""
        if self.held is not None:
            self.held.append(answer)
        elif self.rate:
            asyncio.get_running_loop().call_later(self.chance.uniform(0, 2 / self.rate), answer)
        else:
            answer()

    def begin(self) -> None:
        """All are there."""
        held, self.held = self.held or [], None
        for answer in held:
            self.let(answer)

    def close(self, boards: list["Board"]) -> None:
        """Everybody leaves."""
        for task in self.tasks:
            task.cancel()
        for board in boards:
            for seat in board.seats:
                seat.transport.abort()

    def forget(self) -> None:
        self.moves = self.lines = self.line_bytes = self.refused = self.games = 0
        self.latencies = []


class Board:
    """One table, and its four clients."""

    def __init__(self, load: Load, number: int) -> None:
        self.load, self.game = load, list(GAMES)[number % len(GAMES)]
        self.table = b""
        self.line, self.sent, self.informed = 0, 0.0, 0  # the line that is awaited, since when, and who has it
        self.seats: list[Seat] = []

    async def connect(self) -> None:
        """Four connections of one person."""
        token = ""
        for number in range(1, SEATS + 1):
            seat = await connected(lambda host, number=number: Seat(host, self, number), self.load.port)  # type: ignore[misc]
            assert isinstance(seat, Seat)
            token = (await seat.ask({"type": "hello", "protocol": 1, "token": token}))["token"]
            self.seats.append(seat)

    async def begin(self) -> None:
        """A new game on the same connections."""
        old = self.table
        opened = await self.seats[0].ask({"type": "create", "game": self.game, "places": ["me"] * SEATS})
        self.table, self.line = opened["table"].encode(), 0
        for seat in self.seats:
            if old:
                await seat.ask({"type": "quiet", "table": old.decode(), "seat": seat.number})
            await seat.ask({"type": "resume", "table": opened["table"], "seat": seat.number})

    def over(self) -> None:
        """The next game, soon."""
        self.load.games += 1
        task = asyncio.create_task(self.begin())
        self.load.tasks.add(task)
        task.add_done_callback(self.load.tasks.discard)


class Seat(Wire):
    """One client: answers at random whatever it is asked."""

    def __init__(self, host: str, board: Board, number: int) -> None:
        super().__init__(host)
        self.board, self.number = board, number
        self.ids = count(1)
        self.asked: dict[str, asyncio.Future[dict[str, str]]] = {}

    async def ask(self, command: dict[str, object]) -> dict[str, str]:
        """A command that is not a move, and what its ack brings."""
        name = f"q{next(self.ids)}"
        waiting = self.asked[name] = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode({"id": name, **command}))
        return await waiting

    def heard(self, frame: bytes) -> None:
        if frame.startswith((b'{"type":"event"', b'{"type":"snapshot"')):
            self._line(frame)
        elif frame.startswith(b'{"type":"ack","id":"m'):
            self.board.load.moves += 1
        elif frame.startswith(b'{"type":"refuse","id":"m'):
            self.board.load.refused += 1
        elif frame.startswith((b'{"type":"ack"', b'{"type":"refuse"')):
            message = msgspec.json.decode(frame)
            assert message["type"] == "ack", message
            self.asked.pop(message["id"]).set_result(message.get("result") or {})

    def _line(self, frame: bytes) -> None:
        board, load = self.board, self.board.load
        load.lines += 1
        load.line_bytes += len(frame)
        at = frame.index(b'"n":') + 4
        n = int(frame[at : frame.index(b",", at)])
        if n == board.line:
            board.informed += 1
            if board.informed == SEATS:
                load.latencies.append(perf_counter() - board.sent)
        if b'"legal":[' in frame:
            asking = asked_of(frame).asking
            load.let(partial(self._answer, board.table, n, asking))
        elif self.number == 1 and b'"kind":"finished"' in frame:
            board.over()

    def _answer(self, table: bytes, n: int, asking: Legal) -> None:
        board = self.board
        move = board.load.chance.choice(asking.legal).encode()
        if len(asking.seats) == 1:  # the next line is this move's
            board.line, board.sent, board.informed = n + 1, perf_counter(), 0
        self.send(b'{"type":"move","id":"m%d","table":"%s","seat":%d,"question":%d,"move":"%s"}'
                  % (next(self.ids), table, self.number, asking.number, move))  # fmt: skip


class Measured(msgspec.Struct):
    """What came out of a while of play."""

    moves: float
    lines: float
    line_bytes: float
    p50: float
    p99: float
    commits: float
    batch: float
    server: float
    clients: float
    refused: int
    games: int


async def measure(running: Server, load: Load, seconds: float) -> Measured:
    """Play for a while."""
    await asyncio.sleep(SETTLING)
    load.forget()
    stored, began = await running.counters(), perf_counter()
    theirs, ours = running.busy, busy(os.getpid())
    await asyncio.sleep(seconds)
    took = perf_counter() - began
    now = await running.counters()
    commits, appended = now["commits"] - stored["commits"], now["appended"] - stored["appended"]
    cuts = quantiles(load.latencies, n=100)
    return Measured(
        load.moves / took, load.lines / took, load.line_bytes / max(1, load.lines), cuts[49], cuts[98],
        commits / took, appended / max(1, commits), (running.busy - theirs) / took, (busy(os.getpid()) - ours) / took,
        load.refused, load.games,
    )  # fmt: skip


async def cost_of_a_move(tables: int, seconds: float, without: str) -> Measured:
    """Full speed alone, without a step."""
    with tempfile.TemporaryDirectory() as folder:
        async with server("game", f"{folder}/load.db", without) as running:
            load = Load(running.port)
            boards = [Board(load, number) for number in range(tables)]
            for some in chunks(boards):
                await asyncio.gather(*(board.connect() for board in some))
                await asyncio.gather(*(board.begin() for board in some))
            load.begin()
            measured = await measure(running, load, seconds)
            load.close(boards)
    return measured


async def game_rates(store: str, tables: int, seconds: float) -> tuple[dict[str, Measured], dict[str, float]]:
    """Full speed and a moderate rate, and the memory of a connection and a table."""
    memory: dict[str, float] = {}
    async with server("game", store) as running:
        load = Load(running.port)
        boards = [Board(load, number) for number in range(tables)]
        empty = running.memory
        for some in chunks(boards):
            await asyncio.gather(*(board.connect() for board in some))
        with_clients = running.memory
        for some in chunks(boards):
            await asyncio.gather(*(board.begin() for board in some))
        with_tables = running.memory
        memory["server, empty"] = empty
        memory["a connection"] = (with_clients - empty) / (tables * SEATS)
        memory["a table, just dealt"] = (with_tables - with_clients) / tables
        load.rate = MODERATE
        load.begin()
        moderate = await measure(running, load, seconds)
        load.rate = 0.0
        rates = {
            FULL: await measure(running, load, seconds),
            f"{MODERATE:g} move a second at each table": moderate,
        }
        memory["a table, at the end (with those played before)"] = (running.memory - with_clients) / tables
        load.close(boards)
    return rates, memory


def chunks(boards: list[Board]) -> Iterator[list[Board]]:
    for first in range(0, len(boards), AT_ONCE):
        yield boards[first : first + AT_ONCE]


# --- the page


async def measured(tables: int, seconds: float) -> list[str]:
    connections = tables * SEATS
    with tempfile.TemporaryDirectory() as folder:
        rates, memory = await game_rates(f"{folder}/load.db", tables, seconds)
    size = round(mean(rate.line_bytes for rate in rates.values()))
    echoes = {f"{wide} bytes": await echo_rate(connections, wide) for wide in (120, size)}
    [(small, small_busy, _), _] = echoes.values()
    lines = [f"{tables} tables of {SEATS}, {connections} connections; all three games, SQLite, no windows.", ""]
    lines += ["| bare echo | messages/s | server busy | clients busy |", "|---|---:|---:|---:|"]
    lines += [f"| {what} | {rate:,.0f} | {theirs:.0%} | {ours:.0%} |" for what, (rate, theirs, ours) in echoes.items()]
    lines += ["", "| the game | moves/s | lines/s | bytes a line | p50 | p99 | commits/s | moves a commit "
              "| server busy | clients busy |", "|---|" + "---:|" * 9]  # fmt: skip
    lines += [
        f"| {what} | {rate.moves:,.0f} | {rate.lines:,.0f} | {rate.line_bytes:,.0f} "
        f"| {rate.p50 * 1000:,.0f} ms | {rate.p99 * 1000:,.0f} ms | {rate.commits:,.0f} | {rate.batch:.1f} "
        f"| {rate.server:.0%} | {rate.clients:.0%} |"
        for what, rate in rates.items()
    ]
    full, moderate = rates.values()
    sent = full.lines + full.moves  # every line, and an ack for every move
    lines += [
        "",
        f"At full speed it sends {sent:,.0f} messages a second, {sent / small:.2f} of the echo's; for each second "
        f"of processor time {sent / full.server:,.0f}, {sent / full.server / (small / small_busy):.2f} of the echo's.",
    ]
    lines += ["", "| memory | KiB |", "|---|---:|"]
    lines += [f"| {what} | {size / 1024:,.0f} |" for what, size in memory.items()]
    goals = [  # what was hoped for, what is there, and whether that is enough
        ("half of the echo's messages", f"{sent / small:.2f}", sent / small >= 0.5),
        ("the same for the same processor time", f"{sent / full.server / (small / small_busy):.2f}",
         sent / full.server / (small / small_busy) >= 0.5),
        ("0.5 ms of processor time a move", f"{1000 * full.server / full.moves:.2f} ms",
         full.server / full.moves <= 0.0005),
        ("p99 below 100 ms at a move a second", f"{moderate.p99 * 1000:,.0f} ms", moderate.p99 < 0.1),
        ("25 KiB a connection", f"{memory['a connection'] / 1024:.0f} KiB", memory["a connection"] <= 25 * 1024),
        ("150 MB empty", f"{memory['server, empty'] / 1e6:.0f} MB", memory["server, empty"] <= 150e6),
    ]  # fmt: skip
    lines += ["", "| goal | measured | |", "|---|---:|---|"]
    lines += [f"| {goal} | {found} | {'✓' if reached else '✗'} |" for goal, found, reached in goals]
    return [*lines, "", crowd()]


ABOUT = """Written by `python -m bench load --write`. Every seat has a connection of its own; clients and server are two
processes, and the clients decode only what they answer. p50 and p99 are the time from sending a move to the moment when
all four seats have its line. A process that is 100% busy has one core to itself."""


def load() -> list[str]:
    """The page."""
    return ["# Load", "", stamp(), "", ABOUT, "", *uvloop.run(measured(TABLES, SECONDS))]


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], int(sys.argv[3]), *sys.argv[4:])
    else:
        print("\n".join(uvloop.run(measured(int(sys.argv[1]), float(sys.argv[2])))))
