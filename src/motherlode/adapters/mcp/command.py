"""`motherlode mcp`: a server for one language model, over standard input and output."""

import asyncio
import os
import sys
import threading
from argparse import Namespace
from collections.abc import AsyncIterator

from motherlode.adapters.mcp.json_rpc import JsonRpc
from motherlode.adapters.mcp.visitor import Visitor
from motherlode.sitting.connection import USUAL_SERVER, socket_of
from motherlode.terminal.exit_codes import ExitCode
from motherlode.words import Words

TOKEN = "MOTHERLODE_TOKEN"  # of an invitation; in the environment, where other programs do not see it


def mcp(words: Words, given: Namespace) -> int:
    """Serve until standard input ends."""
    visitor = Visitor(socket_of(given.server or USUAL_SERVER), words, os.environ.get(TOKEN, ""), given.name or "")
    asyncio.run(serve(visitor))
    return ExitCode.GOOD


async def serve(visitor: Visitor) -> None:
    """Answer what comes on standard input."""
    output = sys.stdout.buffer

    def say(message: bytes) -> None:
        output.write(message + b"\n")
        output.flush()

    async with visitor.visiting():
        await JsonRpc(visitor, say).serve(typed_lines())


async def typed_lines() -> AsyncIterator[bytes]:
    """The lines of standard input; a thread reads them, as a file cannot be waited for."""
    loop, lines = asyncio.get_running_loop(), asyncio.Queue[bytes]()

    def read() -> None:
        for line in sys.stdin.buffer:
            loop.call_soon_threadsafe(lines.put_nowait, line)
        loop.call_soon_threadsafe(lines.put_nowait, b"")

    threading.Thread(target=read, daemon=True).start()
    while line := await lines.get():
        if line.strip():
            yield line
