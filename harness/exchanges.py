"""The same commands for the server and for the tables in a page, and everything that people are sent by both.

Chance and time are the same for both: ids, codes and secrets are counted up, bots begin each thought with the same
random numbers, and the clock is moved by hand. After each step nothing goes on until the next one.
"""

import asyncio
import json
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from starlette.applications import Starlette
from starlette.types import Message

import motherlode
from harness.local_server import NO_LIMITS
from harness.rules_engine import beside
from motherlode.bots.grammar import Budget
from motherlode.bots.stream import new_stream
from motherlode.games.catalog import GAMES
from motherlode.server.app import app_of
from motherlode.server.connection import Connection
from motherlode.server.live_table import LiveTable
from motherlode.server.registry import Chance, TableRegistry
from motherlode.server.settings import Settings
from motherlode.server.tokens import Seals

# {who, comes}, {who, goes}, {who, send: a command without its id}, {who, request: {path}}, or {clock: milliseconds};
# the body of a request is the file that was exported last, with something in it replaced
Step = dict[str, Any]
Sent = list[tuple[str, str]]  # to whom, and what, as JSON

START = 1_790_000_000_000
KEY = b"k" * 32
BOTS_SEED = 7
LOOKS, MOMENT = 3, 0.0005  # how often nothing goes on before it is quiet; seconds between two looks at bots that think
ADVICE = Budget(playouts=40)  # of the coach, which thinks for a while of its own elsewhere
PATIENCE = 300  # seconds for one step, however busy the machine is, and whatever has to be compiled first
LOCAL = Path(motherlode.__file__).parent / "web" / "app" / "local"
SCRIPT = Path(__file__).with_suffix(".mjs")


def number(text: str) -> float:
    """A number with a point; where nothing is behind it, JavaScript writes none."""
    return int(float(text)) if float(text).is_integer() else float(text)


def plain(frame: str | bytes) -> str:
    """A message as both write it; what the server alone says is left out, as that of a malformed command in English."""
    message = json.loads(frame, parse_float=number)
    if message.get("reason") == "malformed":
        message["arguments"]["why"] = ""
    result = message.get("result", {})
    if result.get("kind") == "advised":  # a page knows no odds, and so no reason that has to do with them
        result["advice"] = {"seat": result["advice"]["seat"], "moves": result["advice"]["moves"]}
    if result.get("kind") == "sighted":  # which any other line of the rules changes
        del result["digest"]
    if message["type"] == "http" and message["body"].startswith("{"):
        message["body"] = json.loads(message["body"])
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False)


def chance() -> Chance:
    """What must be unpredictable, counted up."""
    numbers = {what: count(1) for what in ("secret", "identity", "table", "code")}

    def following(what: str) -> str:
        return sha256(f"{what} {next(numbers[what])}".encode()).hexdigest()

    return Chance(
        secret=lambda: following("secret"),
        identity=lambda: following("identity")[:22],
        table=lambda: following("table")[:12],
        code=lambda: following("code").upper().replace("0", "X").replace("1", "Y")[:6],
        stream=lambda: new_stream(BOTS_SEED),
    )


# --- the server


class Ends:
    """The two ends of a socket, in this process."""

    def __init__(self) -> None:
        self.coming: asyncio.Queue[str | None] = asyncio.Queue()
        self.frames: list[str] = []
        self.writable = asyncio.Event()
        self.writable.set()

    async def next_message(self) -> str | bytes | None:
        """What the client sent; None when it is gone."""
        return await self.coming.get()

    def write(self, texts: Iterable[bytes]) -> None:
        """What the server sends."""
        self.frames += [text.decode() for text in texts]

    def close(self, code: int) -> None:
        """Nothing more comes."""
        self.coming.put_nowait(None)


class Server:
    """Tables of the server, without sockets."""

    def __init__(self) -> None:
        self.at = START
        self.app: Starlette
        self.clients: dict[str, tuple[Ends, asyncio.Task[None]]] = {}
        self.ids = count(1)
        self.exported = ""  # the file that somebody got last

    @property
    def registry(self) -> TableRegistry:
        """All its tables."""
        registry: TableRegistry = self.app.state.registry
        return registry

    async def do(self, step: Step) -> Sent:
        """One step, and everything that was sent by it."""
        async with asyncio.timeout(PATIENCE):
            if "clock" in step:
                self.at += step["clock"]
                for live in list(self.registry.tables.values()):
                    live.background.start(lambda live=live: wake(live))  # type: ignore[misc]
            else:
                await self.of(step["who"], step)
            await self.rest()
        return [(who, plain(frame)) for who in sorted(self.clients) for frame in self.taken(who)]

    async def of(self, who: str, step: Step) -> None:
        """What somebody does."""
        if "comes" in step:
            ends = Ends()
            task = asyncio.create_task(Connection(self.registry, ends, "here").run())
            self.clients[who] = ends, task
        elif "request" in step:
            request = {"method": "GET", **step["request"]}
            body = self.exported.replace(*request["exported"], 1) if "exported" in request else ""
            status, body = await asked(self.app, request["method"], request["path"], body)
            if request["path"].endswith("/export"):
                self.exported = body
            self.clients[who][0].frames.append(json.dumps({"type": "http", "status": status, "body": body}))
        elif "goes" in step:
            ends, task = self.clients.pop(who)
            ends.close(1000)
            await task
        else:
            ends, _ = self.clients[who]
            ends.coming.put_nowait(json.dumps({"id": str(next(self.ids)), **step["send"]}))
            while not any(frame.startswith(('{"type":"ack"', '{"type":"refuse"')) for frame in ends.frames):
                await asyncio.sleep(0)

    def taken(self, who: str) -> list[str]:
        """What has come to somebody since."""
        ends, _ = self.clients[who]
        frames, ends.frames = ends.frames, []
        return frames

    async def rest(self) -> None:
        """Until nothing goes on: no bot thinks, and everything is written."""
        quiet = 0
        while quiet < LOOKS:
            tables, connections = self.registry.tables.values(), self.registry.connections
            busy = any(live.background.busy or live._turn.locked() for live in tables)
            busy = busy or any(one.writing for one in connections)  # type: ignore[attr-defined]
            quiet = 0 if busy else quiet + 1
            await asyncio.sleep(MOMENT if busy else 0)


async def wake(live: LiveTable) -> None:
    """The clock was moved: what is due rings."""
    await live._in_turn(live._go_on)


async def asked(app: Starlette, method: str, path: str, body: str) -> tuple[int, str]:
    """What is answered to a request over HTTP, without a network."""
    place, _, query = path.partition("?")
    scope = {"type": "http", "scheme": "http", "method": method, "path": place, "root_path": "", "headers": [],
             "raw_path": place.encode(), "query_string": query.encode(), "client": ("here", 1), "server": ("here", 80),
    }  # fmt: skip
    answer: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body.encode(), "more_body": False}

    async def send(message: Message) -> None:
        answer.append(message)

    await app(scope, receive, send)
    content = b"".join(message.get("body", b"") for message in answer)
    return int(answer[0]["status"]), content.decode()


@asynccontextmanager
async def server(**settings: int) -> AsyncIterator[Server]:
    """A server whose clock stands still."""
    in_time = patch("motherlode.server.store.store.DEADLINE", PATIENCE)  # or a busy machine is a lost database
    in_playouts = patch("motherlode.server.bot_pool.ADVICE", ADVICE)
    with TemporaryDirectory() as folder, in_time, in_playouts:
        times = {"window": 0, "pace": 0, "patience": 0, **settings}
        store = f"sqlite:///{Path(folder) / 'store.db'}"
        chosen = Settings(store=store, compilers=0, threads=1, limits=NO_LIMITS, **times)  # type: ignore[arg-type]
        one = Server()
        one.app = app_of(chosen, chance(), lambda: one.at)
        async with one.app.router.lifespan_context(one.app):
            one.registry.seals = Seals(KEY)
            yield one
            for _, task in one.clients.values():
                task.cancel()


async def by_server(steps: Iterable[Step], **settings: int) -> list[Sent]:
    """What the server sends after each step."""
    async with server(**settings) as one:
        return [await one.do(step) for step in steps]


# --- the page


def by_page(steps: list[Step], **settings: int) -> list[Sent]:
    """What the tables in a page send after each step; in Node, with the modules and facts that a page has."""
    games = {name: dict(zip(("module", "facts"), beside(name), strict=True)) for name in GAMES}
    fixed = {"local": str(LOCAL), "games": games, "start": START, "key": KEY.hex(), "seed": BOTS_SEED}
    given = {**fixed, "steps": steps, "settings": settings, "advice": ADVICE.playouts}
    node = shutil.which("node")
    assert node, "Node.js is not installed: tools/system-packages says how"
    done = subprocess.run(
        [node, SCRIPT], input=json.dumps(given), capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return [[(who, plain(frame)) for who, frame in sent] for sent in json.loads(done.stdout)]
