"""A server in a process of its own, the system's Chromium, and tables that are set up through the page's own wire.

python -m bench.browser PORT STORE PACE    the server alone, until it is killed
"""

import asyncio
import json
import secrets
import sys
import urllib.error
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Page, async_playwright

from harness.chromium import ARGUMENTS, DESKTOP, program
from harness.ports import DIRECT, ROOT, free_port

HERE = "document.querySelector('ml-app')"
OPEN = f"() => {HERE}?.connection === 'open'"


def serve(port: int, store: str, pace: int) -> None:
    """No windows, so that nothing is held back on purpose; bots take `pace` milliseconds."""
    import uvicorn

    from harness.local_server import NO_LIMITS
    from motherlode.server.app import app_of
    from motherlode.server.serve_command import configured
    from motherlode.server.settings import Settings

    settings = Settings(port=port, store=store, window=0, pace=pace, limits=NO_LIMITS)
    uvicorn.Server(configured(app_of(settings), settings)).run()


@asynccontextmanager
async def server(store: str, pace: int) -> AsyncIterator[str]:
    """The address of a server that is ready."""
    port = free_port()
    page = f"http://127.0.0.1:{port}"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.browser", str(port), store, str(pace), cwd=ROOT
    )
    try:
        while not await asyncio.to_thread(ready, page):
            assert process.returncode is None, "the server did not come up"
            await asyncio.sleep(0.2)
        yield page
    finally:
        process.kill()
        await process.wait()


def ready(page: str) -> bool:
    """Whether it answers, and has compiled all games."""
    try:
        with DIRECT.open(f"{page}/ready", timeout=60) as answer:
            return all(json.load(answer)["games"].values())
    except (urllib.error.URLError, ConnectionError):
        return False


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The system's own, without a window."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        yield browser
        await browser.close()


async def visit(browser: Browser, address: str, script: str = "", size: dict[str, int] = DESKTOP) -> Page:
    """Somebody with a browser of their own, whose page is connected."""
    context = await browser.new_context(viewport=size, locale="en-US", color_scheme="light")  # type: ignore[arg-type]
    if script:
        await context.add_init_script(script)
    page = await context.new_page()
    await page.goto(address)
    await page.wait_for_function(OPEN)
    return page


async def ask(page: Page, command: str, **fields: object) -> dict[str, str]:
    """A command over the wire of a page, and what its ack brings."""
    return await page.evaluate(  # type: ignore[no-any-return]
        f"([type, fields]) => {HERE}.wire.ask(type, fields)", [command, {**fields}]
    )


async def table_of(page: Page, game: str, places: list[str], options: dict[str, object] | None = None) -> str:
    """Set up a table; its code."""
    nonce = secrets.token_hex(16)
    return (await ask(page, "create", game=game, places=places, options=options or {}, nonce=nonce))["code"]


async def go(page: Page, path: str) -> None:
    """To a place, as a link on the page does."""
    await page.evaluate(f"path => {HERE}.dispatchEvent(new CustomEvent('go', {{ detail: path }}))", path)


if __name__ == "__main__":
    serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
