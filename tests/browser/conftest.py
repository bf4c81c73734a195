"""A real server in a thread, and the system's own Chromium."""

import asyncio
import os
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, expect, sync_playwright

from harness.local_server import LocalServer, local_server
from motherlode.games.catalog import GAMES, find
from motherlode.server.compilation import compile_game

STARTING = 60  # seconds, on a slow machine
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 60_000  # milliseconds until what is awaited on a page will not come any more, however busy the machine is
PHONE, DESKTOP = {"width": 390, "height": 844}, {"width": 1280, "height": 900}
# As root there is no sandbox; and it should look nothing up by itself.
ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
# Letters as wide as they were drawn, as on phones and good screens; else the machine rounds them in its own way.
ARGUMENTS += ["--font-render-hinting=none", "--enable-font-subpixel-positioning"]

# What a browser writes into its console while it cannot connect.
SIGNS_OF_LOSS = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED")

expect.set_options(timeout=PATIENCE)


FONTS = Path(__file__).parent / "fonts" / "fonts.conf"


def launch(chromium: BrowserType, *more: str, system_fonts: bool = False) -> Browser:
    """The browser, in which no typeface of this machine is to be seen: what is not in ours stays blank."""
    hidden = {} if system_fonts else {"FONTCONFIG_FILE": str(FONTS)}
    return chromium.launch(executable_path=program(), args=[*ARGUMENTS, *more], env={**os.environ, **hidden})


def program() -> str:
    """Where the browser is."""
    found = next((found for name in PROGRAMS if (found := shutil.which(name))), None)
    assert found, "the tests need Chromium: tools/system-packages installs it, or says how to"
    return found


class Server:
    """A server that runs in a thread of its own, with bots that hardly wait."""

    def __init__(self, store: Path, **settings: int) -> None:
        self.store, self.settings = store, {"pace": 30, "window": 60} | settings
        self.start()

    def start(self, port: int = 0) -> None:
        self.begun = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve(port)), daemon=True)
        self.thread.start()
        assert self.begun.wait(STARTING), "the server did not start"

    async def serve(self, port: int) -> None:
        self.loop, self.enough = asyncio.get_running_loop(), asyncio.Event()
        async with local_server(str(self.store), port=port, **self.settings) as running:
            self.running: LocalServer = running
            self.begun.set()
            await self.enough.wait()

    @property
    def page(self) -> str:
        return self.running.page

    def drop_everybody(self) -> None:
        """Cut all sockets, as a network does."""

        def cut() -> None:
            for connection in list(self.running.server.server_state.connections):
                connection.transport.abort()

        self.loop.call_soon_threadsafe(cut)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.enough.set)
        self.thread.join(60)
        assert not self.thread.is_alive(), "the server did not stop"

    def start_again(self, store: Path | None = None) -> None:
        """At the same address, with the same store or another one, once it has been stopped."""
        self.store = store or self.store
        self.start(self.running.port)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On a fresh machine everything is compiled first: it takes minutes, and a page is not watched for so long."""
    for game in GAMES:
        compile_game(find(game))
    server = Server(tmp_path_factory.mktemp("browser") / "motherlode.db")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test, which may stop it and start it again."""
    server = Server(tmp_path / "motherlode.db")
    yield server
    server.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser. While it is open, Playwright has an event loop in this thread, and other modules want their own."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser: a page, and everything that went wrong on it."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.server, self.context = server, context
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.loses_connection = False  # then that is no fault
        self.elsewhere: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self._read(line) if line.type == "error" else None)
        self.page.on("request", lambda request: self._look(request.url))

    def _read(self, line: ConsoleMessage) -> None:
        lost = any(sign in line.text for sign in SIGNS_OF_LOSS)
        if not (self.loses_connection and lost):
            self.faults.append(f"{line.text} ({line.location['url']})")

    def _look(self, url: str) -> None:
        if not url.startswith((self.server.page, "ws://127.0.0.1", "data:", "blob:")):
            self.elsewhere.append(url)

    def go(self, path: str = "/") -> Page:
        self.page.goto(f"{self.server.page}{path}")
        return self.page


@pytest.fixture
def visitors(chromium: Browser, server: Server) -> Iterator[object]:
    """Opens browsers of their own for as many people as a test needs; at the end no page may have failed."""
    contexts: list[BrowserContext] = []
    seen: list[Visitor] = []

    def visit(locale: str = "en-US", size: dict[str, int] = DESKTOP, at: Server = server, **more: object) -> Visitor:
        context = chromium.new_context(locale=locale, viewport=size, reduced_motion="reduce", **more)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        seen.append(Visitor(context, at))
        return seen[-1]

    yield visit
    for visitor in seen:
        assert visitor.faults == [], "nothing may fail on a page"
        assert visitor.elsewhere == [], "a page asks no other host"
    for context in contexts:
        context.close()
