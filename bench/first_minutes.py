"""The first minutes: `make play` in a fresh clone where nothing is set up or compiled, and the first click at once.

python -m bench first-minutes [--write]
"""

import asyncio
import json
import os
import re
import signal
import tempfile
import time
import urllib.request
from asyncio.subprocess import PIPE
from pathlib import Path

from bench.browser import chromium
from bench.machine import stamp
from harness.chromium import DESKTOP
from harness.ports import ROOT, free_port

ADDRESS = re.compile(r"http://\S+")
MOST_IN_ALL, MOST_IN_PAGE = 60, 3  # seconds until one's first own move
ANSWER = "main.table button[data-move]:visible:not([disabled])"
ASKED = "() => document.querySelector('section.ask[data-yours]') !== null"
LINES = "section.log ol.lines li"


def first_minutes() -> list[str]:
    """How long somebody waits who has just cloned this."""
    found = asyncio.run(measured())
    return [
        "# The first minutes",
        "",
        stamp(),
        "",
        "Written by `python -m bench first-minutes --write`: in a fresh clone, with no packages kept.",
        "",
        "| what | seconds | aim |",
        "|---|---:|---|",
        *(f"| {what} | {seconds} | {aim} |" for what, seconds, aim in found),
    ]


async def measured() -> list[tuple[str, str, str]]:
    """The steps, each with the time since `make play`, and what is compiled beside them."""
    with tempfile.TemporaryDirectory() as folder:
        clone, port = Path(folder) / "motherlode", free_port()
        clone_it = await asyncio.create_subprocess_exec("git", "clone", "-q", str(ROOT), str(clone))
        assert await clone_it.wait() == 0
        environment = {**os.environ, "MOTHERLODE_CACHE": f"{folder}/cache", "PIP_NO_CACHE_DIR": "1"}
        began = time.monotonic()
        server = await asyncio.create_subprocess_exec(
            *("make", "play", f"ARGS=--port {port} --store {folder}/store.db"),
            cwd=clone, env=environment, stdout=PIPE, start_new_session=True,
        )  # fmt: skip
        try:
            assert server.stdout is not None
            address = ""
            while not address:
                line = (await server.stdout.readline()).decode()
                assert line, "the server did not come up"
                address = "".join(ADDRESS.findall(line))
            opened = time.monotonic()
            in_page, own_wait = await first_move(address)
            moved = time.monotonic()
            compiled = {}
            while len(compiled) < 3:
                for game, done in ready(address).items():
                    if done and game not in compiled:
                        compiled[game] = time.monotonic()
                await asyncio.sleep(0.5)
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            await server.wait()
    rows = [
        ("`make play` says its address", opened - began, ""),
        ("one's own first move, from `make play` on", moved - began, f"under {MOST_IN_ALL}"),
        ("from opening the page to one's first question", in_page, ""),
        ("the same without the bots that moved before", in_page - own_wait, f"under {MOST_IN_PAGE}"),
        *((f"{game} is compiled, bots and coach included", at - began, "") for game, at in compiled.items()),
    ]
    return [(what, f"{seconds:.1f}", aim) for what, seconds, aim in rows]


def ready(address: str) -> dict[str, bool]:
    """Which games are compiled."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"{address}/ready", timeout=60) as answer:
        return dict(json.load(answer)["games"])


async def first_move(address: str) -> tuple[float, float]:
    """Open the page, press Play at once, make a move: seconds until one is asked, and those of bots."""
    async with chromium() as browser:
        page = await (await browser.new_context(viewport=DESKTOP, locale="en-US")).new_page()  # type: ignore[arg-type]
        began = time.monotonic()
        await page.goto(address)
        await page.locator("form.bots button.big").click()
        await page.wait_for_selector("ml-quartz")
        dealt = time.monotonic()
        await page.wait_for_function(ASKED)
        asked = time.monotonic()
        lines = await page.locator(LINES).count()
        await page.locator(ANSWER).first.press("Enter")
        await page.locator(LINES).nth(lines).wait_for()
        return asked - began, asked - dealt
