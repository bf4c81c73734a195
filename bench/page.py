"""The page in the browser: how much it loads, how soon it can be used, how soon everybody sees a move, how it moves.

python -m bench page [--write]     everything; the trace of the animations goes to bench/results/page-trace.json.gz
"""

import asyncio
import os
import secrets
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from urllib.parse import urlsplit

from playwright.async_api import Browser, Page, Request

from bench.browser import ask, chromium, server, table_of, visit
from bench.frames import PACE, frames
from bench.machine import stamp
from harness.chromium import DESKTOP
from motherlode.games.catalog import GAMES

MOST_BYTES = 150_000
MOST_WAIT, MOST_LATENCY = 1000, 100  # milliseconds
VISITS, MOVES = 15, 150
QUIET = 700  # milliseconds without a request, after which a page is loaded

READY = """
const look = () => {
  const button = document.querySelector("form.bots button.big:not([disabled])");
  if (button && document.querySelector("ml-app").connection === "open") window.usable = performance.now();
  else requestAnimationFrame(look);
};
look();
"""

# When a move was clicked, and when the log of this screen showed it: on the clock that all pages share.
WATCH = """
window.bench = { clicked: 0, shown: 0 };
addEventListener("click", (event) => { bench.clicked = performance.timeOrigin + event.timeStamp; }, true);
new MutationObserver((changes) => {
  if (!bench.shown && changes.some(({ target }) => target.matches?.("section.log :is(.chapters, ol.lines)")))
    bench.shown = performance.timeOrigin + performance.now();
}).observe(document, { subtree: true, childList: true });
"""
ANSWERS = "main.table button[data-move]:visible:not([disabled])"
ASKED = "() => document.querySelector('section.ask[data-yours]') !== null"


# --- how much


@dataclass
class Loaded:
    """What came over the wire until the page was quiet."""

    what: str
    requests: int = 0
    size: int = 0  # of everything but sounds, and its headers
    headers: int = 0
    socket: int = 0
    elsewhere: int = 0


async def load_of(browser: Browser, what: str, address: str, sight: str) -> Loaded:
    """The first load, by a browser that has never been here."""
    context = await browser.new_context(viewport=DESKTOP, locale="en-US")  # type: ignore[arg-type]
    page = await context.new_page()
    loaded, heads = Loaded(what), {}
    host = urlsplit(address).netloc

    def requested(request: Request) -> None:
        url = urlsplit(request.url)
        loaded.elsewhere += url.netloc != host and url.scheme not in ("data", "blob")

    def answered(message: dict[str, object]) -> None:
        heads[message["requestId"]] = 0 if message["type"] == "Media" else message["response"]["encodedDataLength"]

    def finished(message: dict[str, object]) -> None:
        head = heads.get(message["requestId"], 0)
        if head:
            loaded.requests += 1
            loaded.headers += head
            loaded.size += message["encodedDataLength"]

    def heard(message: dict[str, dict[str, str]]) -> None:
        loaded.socket += len(message["response"]["payloadData"].encode())

    wire = await context.new_cdp_session(page)
    wire.on("Network.responseReceived", answered)
    wire.on("Network.loadingFinished", finished)
    wire.on("Network.webSocketFrameReceived", heard)
    page.on("request", requested)
    await wire.send("Network.enable")
    await page.goto(address)
    await page.wait_for_selector(sight)
    before = -1
    while before != loaded.requests:
        before = loaded.requests
        await asyncio.sleep(QUIET / 1000)
    await context.close()
    return loaded


async def loads(browser: Browser, page: str) -> list[Loaded]:
    """The lobby, and a table of each game that somebody opens by its link."""
    found = [await load_of(browser, "the lobby", page, "form.bots")]
    host = await visit(browser, page)
    for game in GAMES:
        code = await table_of(host, game, ["me", "open", "open"])
        guest = await visit(browser, page)
        for seat in (2, 3):
            await ask(guest, "sit", table=code, seat=seat, name="Bia", nonce=secrets.token_hex(16))
        await ask(host, "start", table=code)
        found.append(await load_of(browser, f"a table of {game}", f"{page}/t/{code}", f"ml-{game}"))
        await guest.context.close()
    await host.context.close()
    return found


# --- how soon


async def waits(browser: Browser, page: str) -> dict[str, list[float]]:
    """Milliseconds until one can press Play, on a first visit and on a later one."""
    found: dict[str, list[float]] = {"cold": [], "warm": []}
    for _ in range(VISITS):
        context = await browser.new_context(viewport=DESKTOP, locale="en-US")  # type: ignore[arg-type]
        await context.add_init_script(READY)
        here = await context.new_page()
        for times in found.values():
            await here.goto(page)
            await here.wait_for_function("() => window.usable")
            times.append(await here.evaluate("window.usable"))
        await context.close()
    return found


# --- on all screens


async def seated(browser: Browser, page: str, screens: int) -> list[Page]:
    """People with a screen each at a table of the dice game, which knows no windows; a bot fills it up to three."""
    people = [await visit(browser, page, WATCH) for _ in range(screens)]
    bots = ["apprentice"] * max(0, 3 - screens)
    code = await table_of(people[0], "dice", ["me", *["open"] * (screens - 1), *bots])
    for seat, person in enumerate(people[1:], 2):
        await ask(person, "sit", table=code, seat=seat, name="Bia", nonce=secrets.token_hex(16))
    await ask(people[0], "start", table=code)
    for person in people:
        await person.goto(f"{page}/t/{code}")
        await person.wait_for_selector("ml-dice")
    return people


async def latencies(browser: Browser, page: str, screens: int) -> list[float]:
    """Milliseconds from a click to the moment when the last screen shows the move."""
    found: list[float] = []
    while len(found) < MOVES:
        people = await seated(browser, page, screens)
        while len(found) < MOVES and not await people[0].locator("section.end").count():
            asked = [person for person in people if await person.evaluate(ASKED)]
            if not asked:
                await asyncio.sleep(0.02)
                continue
            for person in people:
                await person.evaluate("bench.shown = 0")
            await asked[0].locator(ANSWERS).last.click()
            for person in people:
                await person.wait_for_function("() => bench.shown")
            clicked = await asked[0].evaluate("bench.clicked")
            found.append(max([await person.evaluate("bench.shown") for person in people]) - clicked)
        for person in people:
            await person.context.close()
    return found


# --- the page of results


def of_hundred(values: Sequence[float], share: int) -> float:
    """The value that a share of all do not exceed."""
    return sorted(values)[max(0, ceil(len(values) * share / 100) - 1)]


def sign(reached: bool) -> str:
    return "✓" if reached else "✗"


async def measured() -> list[str]:
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        async with server(f"{folder}/fast.db", 0) as page, chromium() as browser:
            lines += load_lines(await loads(browser, page))
            lines += wait_lines(await waits(browser, page))
            lines += latency_lines({screens: await latencies(browser, page, screens) for screens in (2, 4)})
        async with server(f"{folder}/slow.db", PACE) as page, chromium() as browser:
            lines += await frames(browser, page)
    return lines


def load_lines(found: list[Loaded]) -> list[str]:
    lines = ["## The first load", "", "| what | requests | kB | of it headers | aim | | by socket | other hosts |",
             "|---|---:|---:|---:|---:|---|---:|---:|"]  # fmt: skip
    for each in found:
        reached = each.size < MOST_BYTES and not each.elsewhere
        lines.append(
            f"| {each.what} | {each.requests} | {each.size / 1000:.1f} | {each.headers / 1000:.1f} "
            f"| < {MOST_BYTES / 1000:.0f} | {sign(reached)} | {each.socket / 1000:.1f} | {each.elsewhere} |"
        )
        if not reached:
            print(f"TOO MUCH: {each}", file=sys.stderr, flush=True)
    return [
        *lines,
        "",
        "Compressed, as it comes over the wire; without sounds, which nobody loads who has not asked for them.",
    ]


def wait_lines(found: dict[str, list[float]]) -> list[str]:
    lines = [
        "",
        "## Until Play can be pressed",
        "",
        "| cache | visits | median | worst | aim | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for kind, times in found.items():
        reached = sign(median(times) < MOST_WAIT)
        lines.append(
            f"| {kind} | {len(times)} | {median(times):.0f} ms | {max(times):.0f} ms | < {MOST_WAIT} ms | {reached} |"
        )
    return [
        *lines,
        "",
        "From the start of the navigation to the frame in which the button is there and the socket is open.",
    ]


def latency_lines(found: dict[int, list[float]]) -> list[str]:
    lines = [
        "",
        "## A move on all screens",
        "",
        "| screens | moves | median | p99 | worst | aim | |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for screens, times in found.items():
        lines.append(
            f"| {screens} | {len(times)} | {median(times):.0f} ms | {of_hundred(times, 99):.0f} ms "
            f"| {max(times):.0f} ms | {MOST_LATENCY} ms | {sign(median(times) < MOST_LATENCY)} |"
        )
    return [*lines, "", "From the click on one screen to the line in the log of the last of them, all on this machine."]


ABOUT = """Written by `python -m bench page --write`. Server and browser share this machine; the browser is Chromium
{version} without a window and without a GPU, so that the same cores do all the painting. Before it began, the
load of the machine was {load:.1f} on {cores} cores."""


BUSY = """Others had these cores meanwhile: the sizes and the processor times hold, the waits and the frames do not.
Run it again on a machine that is quiet."""


def page() -> list[str]:
    """The page."""
    version, load, cores = asyncio.run(browser_version()), os.getloadavg()[0], os.cpu_count() or 1
    about = [ABOUT.format(version=version, load=load, cores=cores)]
    if load > cores:
        about += ["", BUSY]
    return ["# The page", "", stamp(), "", *about, "", *asyncio.run(measured())]


async def browser_version() -> str:
    async with chromium() as browser:
        return browser.version
