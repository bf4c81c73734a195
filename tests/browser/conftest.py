"""A real server in a thread, and the system's own Chromium."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, ConsoleMessage, Page, expect, sync_playwright

from harness.chromium import ARGUMENTS, DESKTOP, INSTANT, program
from harness.server_thread import ServerThread
from harness.static_site import StaticSite
from motherlode.compilation import compile_game
from motherlode.games.catalog import GAMES, find
from motherlode.site.build import build

PATIENCE = 60_000  # milliseconds until what is awaited on a page will not come any more, however busy the machine is

# What a browser writes into its console while it cannot connect.
SIGNS_OF_LOSS = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED", "net::ERR_INTERNET_DISCONNECTED")

expect.set_options(timeout=PATIENCE)


FONTS = Path(__file__).parent / "fonts" / "fonts.conf"


def launch(chromium: BrowserType, *more: str, system_fonts: bool = False) -> Browser:
    """The browser, in which no typeface of this machine is to be seen: what is not in ours stays blank."""
    hidden = {} if system_fonts else {"FONTCONFIG_FILE": str(FONTS)}
    return chromium.launch(executable_path=program(), args=[*ARGUMENTS, *more], env={**os.environ, **hidden})


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    """On a fresh machine everything is compiled first: it takes minutes, and a page is not watched for so long."""
    for game in GAMES:
        compile_game(find(game))
    server = ServerThread(tmp_path_factory.mktemp("browser") / "motherlode.db")
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerThread]:
    """A server for one test, which may stop it and start it again."""
    server = ServerThread(tmp_path / "motherlode.db")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def built_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page as files: built once for all who look at it."""
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


@pytest.fixture
def site(built_site: Path, tmp_path: Path) -> Iterator[StaticSite]:
    """A host of these files for one test, which may stop it, and change what it has."""
    site = StaticSite(tmp_path, built_site)
    yield site
    site.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser. While it is open, Playwright has an event loop in this thread, and other modules want their own."""
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser: a page, and everything that went wrong on it."""

    def __init__(self, context: BrowserContext, server: ServerThread | StaticSite) -> None:
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
def visitors(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[object]:
    """Opens browsers of their own for as many people as a test needs; at the end no page may have failed."""
    contexts: list[BrowserContext] = []
    seen: list[Visitor] = []

    def visit(
        locale: str = "en-US",
        size: dict[str, int] = DESKTOP,
        at: ServerThread | StaticSite | None = None,
        motion: bool = False,
        **more: object,
    ) -> Visitor:
        reduced = "no-preference" if motion else "reduce"
        context = chromium.new_context(locale=locale, viewport=size, reduced_motion=reduced, **more)  # type: ignore[arg-type]
        if not motion:
            context.add_init_script(INSTANT)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        seen.append(Visitor(context, at or request.getfixturevalue("server")))
        return seen[-1]

    yield visit
    for visitor in seen:
        assert visitor.faults == [], "nothing may fail on a page"
        assert visitor.elsewhere == [], "a page asks no other host"
    for context in contexts:
        context.close()
