"""The functions of ours that one move enters, from its frame to the messages about it.

    NUMBA_DISABLE_JIT=1 python -m tests.move_trace

Ana mines her second obsidian in a game of Quartz, over a real socket. Everything is interpreted, since compiled rules
would not be seen, and a profiler sees every call in every thread of the server; each function is printed with its
file, in the order of the first calls.
"""

import asyncio
import dis
import inspect
import json
import sys
import tempfile
import threading
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from harness.local_server import local_server
from motherlode.client import Client
from motherlode.match import Match

PACKAGE = Path(__file__).parents[1] / "src" / "motherlode"
WAITING = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
OF_ANA = "client.py"  # in this process, too


def nothing_but_obsidians() -> dict[str, Any]:
    """A position in which whatever is drawn is the second obsidian on Ana's cart: an accident."""
    crystals = Match.new("quartz", seats=3, seed=1).position()["bag"]
    del crystals["obsidian"]
    return {"game": "quartz", "turn": 1, "seats": [{"cart": {"obsidian": 1}}, {"chest": crystals}, {}]}


class Trace:
    """The functions that were called while it is on, each with its file."""

    def __init__(self) -> None:
        self.on = False
        self.called: dict[tuple[str, str], None] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """What `sys.setprofile` calls at every call and return."""
        if self.on and event == "call" and begins(frame):
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(PACKAGE):
                self.called[file.relative_to(PACKAGE).as_posix(), frame.f_code.co_name] = None


def begins(frame: FrameType) -> bool:
    """Whether a function is called now, and not a coroutine woken that was called before the move."""
    return not frame.f_code.co_flags & WAITING or frame.f_lasti <= first_line(frame.f_code)


@cache
def first_line(code: CodeType) -> int:
    """Where a coroutine begins, once it is there."""
    return next(step.offset for step in dis.get_instructions(code) if step.opname == "RESUME")


async def until_shown(client: Client, question: int) -> None:
    """Read until the next question is there."""
    async for message in client.messages():
        asking = message.get("asking") or {}
        if message.get("type") == "event" and asking.get("number", 0) > question:
            return


async def traced(trace: Trace, folder: str) -> None:
    """One move, with everybody who gets messages about it at one socket."""
    async with local_server(f"{folder}/motherlode.db") as server, server.guest("Ana") as ana:
        opened = await ana.do("create", game="quartz", places=["me", "me", "me"], position=nothing_but_obsidians())
        for seat in 1, 2, 3:
            await ana.do("resume", table=opened["table"], seat=seat)
        await ana.do("watch", table=opened["table"])
        async for message in ana.messages():
            if message["type"] == "snapshot" and message.get("asking"):
                break
        await asyncio.sleep(0.5)  # until what the new table brings along is done
        question = message["asking"]["number"]
        trace.on = True
        await ana.do("move", table=opened["table"], seat=1, question=question, move="mine")
        await until_shown(ana, question)
        trace.on = False


def main() -> list[tuple[str, str]]:
    """The files and functions, in the order of the first calls."""
    trace = Trace()
    threading.setprofile(trace)  # for the threads that write to the store
    sys.setprofile(trace)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(traced(trace, folder))
    return [(file, function) for file, function in trace.called if file != OF_ANA]


if __name__ == "__main__":
    print(json.dumps(main()))
