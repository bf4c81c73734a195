"""The page without a server: how much comes with the first load, how soon after a click on Play one has made a move.

python -m bench static-site [--write]
"""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page, Request

from bench.browser import OPEN, chromium
from bench.machine import stamp
from harness.chromium import DESKTOP, INSTANT
from harness.static_site import StaticSite
from motherlode.games.catalog import GAMES
from motherlode.site.build import COMPRESSED, DOCUMENT

VISITS = 7
AIMS = {"cold": 1.5, "warm": 0.5}  # seconds
MOST = 200_000  # bytes of the first load, compressed
LOOK = 1.0  # seconds that somebody who knows the lobby looks at it
QUIET = 1.0  # seconds without a request, after which a page is loaded
ASKED = "() => document.querySelector('section.ask[data-yours]') !== null"
ANSWER = "main.table button[data-move]:visible:not([disabled])"
# The answer was taken: another question is open, or this one has it, covered until all are in.
TAKEN = """number => {
  const { asking } = document.querySelector('ml-table').state;
  return asking?.number !== number || asking.answer !== undefined;
}"""
LANGUAGES = {"en": "en-US", "pt": "pt-BR", "ru": "ru-RU"}
ABOUT = """Written by `python -m bench static-site --write`: the site as `motherlode page build` writes it, on Python's
own file server, in Chromium without a window. Bots do not wait (the speed "instant"): what is measured is work."""
BUSY = """Others had these cores before it began (a load of {load:.1f} on {cores}): on an idle machine the waits are
shorter. The aims are held against the clock all the same."""


class Wait(NamedTuple):
    """From the click on Play until one's first own move is made: by the clock, and time of all processors."""

    seconds: float
    busy: float


# --- how much


async def first_load(browser: Browser, site: StaticSite, locale: str) -> list[str]:
    """The files of the first load, by the requests of the page and its worker."""
    context = await browser.new_context(viewport=DESKTOP, locale=locale, service_workers="block")  # type: ignore[arg-type]
    page, names = await context.new_page(), list[str]()

    def requested(request: Request) -> None:
        names.append(urlsplit(request.url).path.removeprefix(urlsplit(site.page).path + "/") or DOCUMENT)

    context.on("request", requested)
    await page.goto(f"{site.page}/")
    await page.wait_for_function(OPEN)
    before = -1
    while before != len(names):
        before = len(names)
        await asyncio.sleep(QUIET)
    await context.close()
    return sorted(set(names))


def bytes_of(site: StaticSite, names: list[str]) -> tuple[int, int]:
    """As they are, and compressed."""
    files = [site.folder / name for name in names]
    copies = [copy if (copy := Path(f"{file}{COMPRESSED}")).exists() else file for file in files]
    return sum(file.stat().st_size for file in files), sum(copy.stat().st_size for copy in copies)


# --- how soon


@asynccontextmanager
async def newcomer(browser: Browser) -> AsyncIterator[BrowserContext]:
    """Somebody who has never been here."""
    context = await browser.new_context(viewport=DESKTOP, locale="en-US", reduced_motion="reduce")  # type: ignore[arg-type]
    await context.add_init_script(INSTANT)
    yield context
    await context.close()


async def busy(browser: Browser) -> float:
    """Seconds that all processes of the browser have worked."""
    session = await browser.new_browser_cdp_session()
    found = await session.send("SystemInfo.getProcessInfo")
    await session.detach()
    return float(sum(process["cpuTime"] for process in found["processInfo"]))


async def play(browser: Browser, page: Page, site: StaticSite, game: str, look: float = 0) -> Wait:
    """Open the lobby, look at it, press Play, and make a move."""
    await page.goto(f"{site.page}/")
    await page.wait_for_function(OPEN)
    await page.locator(f"label.game[data-game={game}]").click()
    await asyncio.sleep(look)
    worked, began = await busy(browser), time.monotonic()
    await page.locator("form.bots button.big").click()
    await page.wait_for_function(ASKED)
    number = await page.evaluate("document.querySelector('ml-table').state.asking.number")
    await page.locator(ANSWER).first.press("Enter")
    await page.wait_for_function(TAKEN, arg=number)
    return Wait(time.monotonic() - began, await busy(browser) - worked)


async def waits(browser: Browser, site: StaticSite, game: str) -> dict[str, list[Wait]]:
    """On a first visit at once, and on a later one, when everything is kept in the browser."""
    found: dict[str, list[Wait]] = {kind: [] for kind in AIMS}
    for _ in range(VISITS):
        async with newcomer(browser) as context:
            page = await context.new_page()
            found["cold"].append(await play(browser, page, site, game))
            await page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
            found["warm"].append(await play(browser, page, site, game, LOOK))
    return found


# --- the page of results


async def measured() -> list[str]:
    """All tables."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1  # before the browser and the file server are at work
    with tempfile.TemporaryDirectory() as folder:
        site = StaticSite(Path(folder))
        try:
            async with chromium() as browser:
                loads = {language: await first_load(browser, site, locale) for language, locale in LANGUAGES.items()}
                sizes = {language: (len(names), *bytes_of(site, names)) for language, names in loads.items()}
                found = {game: await waits(browser, site, game) for game in GAMES}
                busy_before = [BUSY.format(load=load, cores=cores), ""] if load > cores else []
                return [*load_lines(sizes), *wait_lines(found), "", *busy_before]
        finally:
            site.stop()


def load_lines(sizes: dict[str, tuple[int, int, int]]) -> list[str]:
    lines = [
        "## The first load",
        "",
        "| language | files | kB | compressed (gzip) | aim | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for language, (files, size, small) in sizes.items():
        lines.append(
            f"| {language} | {files} | {size / 1000:.1f} | {small / 1000:.1f} "
            f"| < {MOST / 1000:.0f} compressed | {sign(small < MOST)} |"
        )
    return [
        *lines,
        "",
        "The lobby and its worker, without headers; the service worker fetches the rest afterwards.",
        "",
    ]


def wait_lines(found: dict[str, dict[str, list[Wait]]]) -> list[str]:
    lines = ["## From the click on Play to the first own move", "",
             "| game | visit | visits | median | worst | aim | | processor time, median |",
             "|---|---|---:|---:|---:|---:|---|---:|"]  # fmt: skip
    for game, kinds in found.items():
        for kind, times in kinds.items():
            middle = median(wait.seconds for wait in times)
            worked, aim = median(wait.busy for wait in times), AIMS[kind]
            lines.append(
                f"| {game} | {kind} | {len(times)} | {middle:.2f} s | {max(wait.seconds for wait in times):.2f} s "
                f"| < {aim} s | {sign(middle < aim)} | {worked:.2f} s |"
            )
    return [
        *lines,
        "",
        "Cold: a browser that was never here, Play pressed as soon as it can be; the game and its rules are loaded and",
        "compiled. Warm: the next visit of the same browser, after a look at the lobby. An answer counts when it is",
        "taken, even where it stays covered for a while. The aims are held against the median by the clock; processor",
        "time is that of all processes of the browser, and says what of the wait is work.",
    ]


def sign(reached: bool) -> str:
    return "✓" if reached else "✗"


def static_site() -> list[str]:
    """The page."""
    return ["# The page without a server", "", stamp(), "", ABOUT, "", *asyncio.run(measured())]
