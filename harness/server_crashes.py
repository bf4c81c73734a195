"""A server that is killed again and again: a parent that has everything loaded forks a server, which is then killed.

Nothing is handed on from one server to the next but the store: the child opens it, binds the port and serves, like any
server. The parent has no threads when it forks, and asserts that.

python -m harness.server_crashes SETTINGS DISK   (JSON, and milliseconds; each line on standard input starts a server)
"""

import asyncio
import ctypes
import gc
import json
import os
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from harness.ports import ROOT, free_port

PR_SET_PDEATHSIG = 1
KNOCKING = 0.002  # seconds between two looks whether it answers


class CrashingServer:
    """The forking parent, seen from outside."""

    def __init__(self, process: Process, port: int) -> None:
        self.process, self.port = process, port
        self.address = f"ws://127.0.0.1:{port}/socket"
        self.pid = 0

    async def start(self) -> None:
        """Start the next server; when this returns, it answers."""
        assert self.process.stdin
        self.process.stdin.write(b"\n")
        self.pid = int(await self._answer())
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

    async def kill(self) -> None:
        """Kill it, and see it dead."""
        os.kill(self.pid, signal.SIGKILL)
        died = int(await self._answer())
        self.pid = 0
        if died != -signal.SIGKILL:
            raise RuntimeError(f"the server was not there to be killed: it had ended with {died}")

    async def _answer(self) -> bytes:
        assert self.process.stdout
        said = await self.process.stdout.readline()
        if not said:
            raise RuntimeError("the parent of the servers has ended")
        return said


@asynccontextmanager
async def crashing_server(store: str, disk: int = 0, **settings: Any) -> AsyncIterator[CrashingServer]:
    """A parent that is ready to fork, for a server with these settings and no limits.

    `disk` makes commits slower by that many milliseconds: more goes on while one is awaited, and can go wrong.
    """
    port = free_port()
    chosen = json.dumps({"store": store, "port": port, **settings})
    one_thread = {"OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "harness.server_crashes", chosen, str(disk),
        stdin=PIPE, stdout=PIPE, cwd=ROOT, env={**os.environ, **one_thread},
    )  # fmt: skip
    server = CrashingServer(process, port)
    try:
        assert await server._answer() == b"ready\n"
        yield server
    finally:
        if server.pid:
            os.kill(server.pid, signal.SIGKILL)
        assert process.stdin
        process.stdin.close()
        await process.wait()


# --- in the parent


def main() -> None:
    """Load everything; then one server for each line."""
    from harness.local_server import NO_LIMITS
    from motherlode.server.settings import Settings

    die_with_parent()
    settings = replace(Settings(), **json.loads(sys.argv[1]), compilers=0, limits=NO_LIMITS)
    load_everything(settings)
    say("ready")
    while sys.stdin.readline():
        threads = list(Path("/proc/self/task").iterdir())
        assert len(threads) == 1, f"{len(threads)} threads while forking"
        pid = os.fork()
        if pid == 0:
            serve(settings, int(sys.argv[2]))
        say(str(pid))
        _, status = os.waitpid(pid, 0)
        say(str(os.waitstatus_to_exitcode(status)))


def load_everything(settings: Any) -> None:
    """What a server imports, compiles and prepares; no engine, socket or loop of it is left open."""
    import psycopg  # noqa: F401

    from harness.client_bots import BOTS
    from motherlode.compilation import compile_rules, first_seat_view
    from motherlode.games.catalog import GAMES, find
    from motherlode.server.app import app_of
    from motherlode.server.bot_pool import BotPool
    from motherlode.server.preparation import Preparation
    from motherlode.server.registry import Chance
    from motherlode.server.serve_command import configured
    from motherlode.server.store.store import open_engine

    pool = BotPool(1, Chance().stream, Preparation(0))
    for game in GAMES:
        compile_rules(find(game))
        seen = first_seat_view(find(game))
        for bot in BOTS:
            pool.answer(bot, seen)
    config = configured(app_of(settings), settings)
    config.load()
    config.get_loop_factory()
    with tempfile.TemporaryDirectory() as folder:
        open_engine(f"{folder}/any.db").dispose()
    gc.collect()
    gc.freeze()


def serve(settings: Any, disk: int) -> None:
    """A real server, until it is killed."""
    import uvicorn

    from motherlode.server.app import app_of
    from motherlode.server.serve_command import configured

    die_with_parent()
    if disk:
        slow_down(disk / 1000)
    try:
        uvicorn.Server(configured(app_of(settings), settings)).run()
    finally:
        os._exit(1)


def slow_down(seconds: float) -> None:
    """Let some time pass between the writing of rows and their commit, as a disk would that is further away."""
    from motherlode.server.store import transaction

    insert_all = transaction.insert_all

    def slowly(*given: Any) -> None:
        insert_all(*given)
        time.sleep(seconds)

    transaction.insert_all = slowly


def say(text: str) -> None:
    """A line for the process that started this one."""
    print(text, flush=True)


def die_with_parent() -> None:
    """Leave no server behind when the program that started it is killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


if __name__ == "__main__":
    main()
