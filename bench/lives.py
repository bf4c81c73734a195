"""A server with many lives: a process that has everything loaded forks one for each life, which is then killed.

Nothing of a life is handed on but the store: the child opens it, binds the port and serves, like any server. The parent
has no threads when it forks, and asks before it does.

python -m bench.lives SETTINGS DISK    (as JSON, and milliseconds; each line on standard input begins a life)
"""

import asyncio
import ctypes
import gc
import json
import os
import signal
import socket
import sys
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Any

ROOT = Path(__file__).parent.parent
PR_SET_PDEATHSIG = 1
BELOW_EPHEMERAL = range(20_000, 32_000)  # no client's own end can take a port down here while nobody serves on it
DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # no proxy leads to this machine
KNOCKING = 0.002  # seconds between two looks whether it answers
# No limits: what is measured and killed here is not what they hold off.
FREE = {"commands": 1e9, "commands_burst": 10**9, "talk": 1e9, "talk_burst": 10**9, "openings": 1e9,
        "openings_burst": 10**9, "heavy": 1e9, "heavy_burst": 10**9, "heavy_here": 1e9, "heavy_here_burst": 10**9,
        "connections": 10**6}  # fmt: skip


class Lives:
    """The forking parent, seen from outside."""

    def __init__(self, process: Process, port: int) -> None:
        self.process, self.port = process, port
        self.address = f"ws://127.0.0.1:{port}/socket"
        self.pid = 0

    async def begin(self) -> None:
        """Start the next life; when this returns, it answers."""
        assert self.process.stdin
        self.process.stdin.write(b"\n")
        self.pid = int(await self._hear())
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(KNOCKING)
                if not Path(f"/proc/{self.pid}/stat").exists():
                    raise RuntimeError("the server did not come up") from None
            else:
                writer.close()
                return

    async def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Kill it, and see it dead."""
        os.kill(self.pid, how)
        died = int(await self._hear())
        self.pid = 0
        if died != -how:
            raise RuntimeError(f"the server was not there to be killed: it had ended with {died}")

    async def _hear(self) -> bytes:
        assert self.process.stdout
        said = await self.process.stdout.readline()
        if not said:
            raise RuntimeError("the parent of the servers has ended")
        return said


@asynccontextmanager
async def lives(store: str, disk: int = 0, **settings: Any) -> AsyncIterator[Lives]:
    """A parent that is ready to fork, for a server with these settings and no limits.

    On a slow disk a commit takes so many milliseconds longer: more that goes on while it is awaited can go wrong.
    """
    port = free_port()
    chosen = json.dumps({"store": store, "port": port, **settings})
    one_thread = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.lives", chosen, str(disk),
        stdin=PIPE, stdout=PIPE, cwd=ROOT, env={**os.environ, **one_thread},
    )  # fmt: skip
    many = Lives(process, port)
    try:
        assert await many._hear() == b"ready\n"
        yield many
    finally:
        if many.pid:
            os.kill(many.pid, signal.SIGKILL)
        assert process.stdin
        process.stdin.close()
        await process.wait()


def free_port() -> int:
    """A port that nobody uses."""
    while True:
        port = SystemRandom().choice(BELOW_EPHEMERAL)
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port


# --- in the parent


def main() -> None:
    """Load everything; then one life for each line."""
    from motherlode.server.settings import Limits, Settings

    die_with_parent()
    settings = replace(Settings(), **json.loads(sys.argv[1]), compilers=0, limits=Limits(**FREE))  # type: ignore[arg-type]
    load_everything(settings)
    say("ready")
    while sys.stdin.readline():
        threads = list(Path("/proc/self/task").iterdir())
        assert len(threads) == 1, f"{len(threads)} threads while forking"
        pid = os.fork()
        if pid == 0:
            live(settings, int(sys.argv[2]))
        say(str(pid))
        _, status = os.waitpid(pid, 0)
        say(str(os.waitstatus_to_exitcode(status)))


def load_everything(settings: Any) -> None:
    """What a server imports, compiles and prepares; no engine, socket or loop of it is left open."""
    import psycopg  # noqa: F401

    from bench.swarm import BOTS
    from motherlode.games.catalog import GAMES, find
    from motherlode.server.app import app_of
    from motherlode.server.compiling import compile_rules, first_look
    from motherlode.server.hall import Chance
    from motherlode.server.preparation import Preparation
    from motherlode.server.serving import configured
    from motherlode.server.store.store import open_engine
    from motherlode.server.thinkers import Thinkers

    thinkers = Thinkers(1, Chance().stream, Preparation(0))
    for game in GAMES:
        compile_rules(find(game))
        look = first_look(find(game))
        for bot in BOTS:
            thinkers.answer(bot, look)
    config = configured(app_of(settings), settings)
    config.load()
    config.get_loop_factory()
    with tempfile.TemporaryDirectory() as folder:
        open_engine(f"{folder}/any.db").dispose()
    gc.collect()
    gc.freeze()


def live(settings: Any, disk: int) -> None:
    """One life: a real server, until it is killed."""
    import uvicorn

    from motherlode.server.app import app_of
    from motherlode.server.hall import Hall
    from motherlode.server.serving import configured

    die_with_parent()
    Hall.prepare = lambda self, game, told: None  # type: ignore[method-assign]  # the parent has done it
    if disk:
        slow_down(disk / 1000)
    try:
        uvicorn.Server(configured(app_of(settings), settings)).run()
    finally:
        os._exit(1)


def slow_down(seconds: float) -> None:
    """Let some time pass between the writing of rows and their commit, as a disk would that is further away."""
    from motherlode.server.store import writer

    write_all = writer.write_all

    def slowly(*given: Any) -> Any:
        verdicts = write_all(*given)
        time.sleep(seconds)
        return verdicts

    writer.write_all = slowly


def say(text: str) -> None:
    print(text, flush=True)


def die_with_parent() -> None:
    """Leave no server behind when whoever started it is killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    main()
