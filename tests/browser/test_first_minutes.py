"""The first minutes on a fresh machine: nothing is compiled yet, and the first click comes at once."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from harness.page_play import answers
from tests.running import start

COMPILING = 900  # seconds, on a fresh and slow machine


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[SimpleNamespace]:
    """`motherlode serve` as a process of its own, whose compile cache is empty."""
    store, cache = tmp_path / "motherlode.db", tmp_path / "cache"
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--store", store, "--lang", "en"]
    said = tmp_path / "said.txt"  # what nobody reads would fill a pipe
    with said.open("w") as errors:
        options = {"env": {**os.environ, "MOTHERLODE_CACHE": str(cache)}, "stderr": errors, "text": True}
        with start(command, stdout=subprocess.PIPE, **options) as process:
            assert process.stdout is not None
            found = re.findall(r"http://\S+", process.stdout.readline())
            assert found, said.read_text()
            yield SimpleNamespace(page=found[0], cache=cache, process=process)


# Notes what the head of the page says of the connection, however briefly.
SAID_ABOVE = """() => {
  window.said = [];
  const note = () => said.push(document.querySelector(".connection")?.textContent ?? "");
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def said_of_the_connection(page: Page) -> list[str]:
    """Everything that the page has said of the connection since it was looked at."""
    said: list[str] = page.evaluate("said.filter(Boolean)")
    return said


def compiled(fresh: SimpleNamespace) -> dict[str, bool]:
    """Which games are compiled to the end, by the server's own word."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(f"{fresh.page}/ready", timeout=10) as answer:
        return dict(json.load(answer)["games"])


def test_whoever_presses_play_at_once_makes_a_move_before_anything_is_compiled(visitors, fresh):
    page = visitors(at=fresh).go()
    page.evaluate(SAID_ABOVE)
    play = page.locator("form.bots button.big")
    play.dblclick()  # twice is once
    expect(page.locator("ml-quartz")).to_be_visible()
    expect(page.locator("section.ask .question")).to_be_visible()
    lines = page.locator("section.log ol.lines li")
    before = lines.count()
    answers(page).first.press("Enter")
    expect(lines.nth(before)).to_be_visible()
    assert not any(compiled(fresh).values()), "the compiler was quicker than the page: nothing was shown"
    assert said_of_the_connection(page) == []
    page.goto(fresh.page)
    expect(page.locator("section.mine li")).to_have_count(1)


@pytest.mark.thorough
def test_a_match_begins_interpreted_and_goes_on_compiled(visitors, fresh):
    page = visitors(at=fresh).go()
    page.evaluate(SAID_ABOVE)
    page.locator("form.bots button.big").press("Enter")
    expect(page.locator("section.ask .question")).to_be_visible()
    page.get_by_role("button", name="Ask the coach").press("Enter")
    expect(page.locator("div.advice")).to_contain_text("still being compiled")
    until = time.monotonic() + COMPILING
    while not compiled(fresh)["quartz"]:
        assert time.monotonic() < until, "the compiler never ended"
        assert fresh.process.poll() is None
        page.wait_for_timeout(500)
    expect(page.locator("div.advice .best")).to_be_visible()  # by itself
    lines = page.locator("section.log ol.lines li")
    before = lines.count()
    answers(page).first.press("Enter")
    expect(lines.nth(before)).to_be_visible()
    assert said_of_the_connection(page) == [], "the socket was answered all the time that it was compiled"
