"""The coach in the browser, for the time when the server's has others to answer."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from harness.page_play import begin
from harness.server_thread import ServerThread
from motherlode.games.catalog import GAMES, find
from motherlode.server import live_table
from motherlode.webassembly.modules import module_of
from tests.amounts import usually

FEWEST = {game: find(game).fewest for game in GAMES}
MOVES = "document.querySelector('ml-table').state.history.length"


@pytest.fixture
def busy(tmp_path: Path) -> Iterator[ServerThread]:
    """A server with one thread to think, which is somebody else's as soon as a person is asked."""
    server = ServerThread(tmp_path / "motherlode.db", threads=1)
    server.others = threading.Event()
    yield server
    server.others.set()
    server.stop()


def keep_busy(server: ServerThread) -> None:
    """From now on its thread is taken."""
    threads, taken = server.running.registry.bots.threads, threading.Event()

    def think() -> None:
        taken.set()
        server.others.wait()

    asyncio.run_coroutine_threadsafe(threads.run("192.0.2.1", "another table", think), server.loop)
    assert taken.wait(60)


def ask(page: Page) -> None:
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    page.get_by_role("button", name="Ask the coach").press("Enter")


@pytest.mark.parametrize("game", usually(["quartz"], GAMES))
def test_while_the_server_is_busy_the_browser_weighs_the_moves_and_one_plays_what_it_says(visitors, busy, game):
    module_of(find(game))
    page = visitors(at=busy).go()
    begin(page, game, FEWEST[game])
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    keep_busy(busy)
    ask(page)
    expect(page.locator(".advice .own")).to_contain_text("your own browser worked this out")
    legal = page.evaluate("document.querySelector('ml-table').state.legal")
    weighed = page.evaluate("document.querySelector('ml-table').advice.moves.map(({ move }) => move)")
    assert sorted(weighed) == sorted(legal)
    assert len(page.workers) == 1
    moves = page.evaluate(MOVES)
    page.locator(".advice button[data-advised]").click()
    page.wait_for_function(f"moves => {MOVES} > moves || document.querySelector('ml-table').state.answer", arg=moves)
    busy.others.set()


def test_where_the_browser_cannot_one_waits_for_the_servers_coach(visitors, busy, monkeypatch):
    monkeypatch.setattr(live_table, "digest_for_pages", lambda game: "0" * 16)  # of other rules, as after a new version
    page = visitors(at=busy).go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    keep_busy(busy)
    ask(page)
    page.wait_for_function("() => document.querySelector('ml-table').ownCoach === false")
    expect(page.locator(".advice .thinks")).to_be_visible()
    busy.others.set()
    expect(page.locator(".advice .best")).to_be_visible()
    expect(page.locator(".advice .own")).to_have_count(0)
