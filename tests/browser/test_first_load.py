"""Who comes here for the first time loads little, and from nowhere else."""

import pytest
from playwright.sync_api import expect

from harness.page_play import begin
from tests.browser.test_games import LANGUAGES

MOST = 150_000  # bytes, compressed, without sounds


def answers(visitor) -> list[dict]:
    """What the browser of a visitor loads from now on, as it comes over the wire."""
    wire = visitor.context.new_cdp_session(visitor.page)
    heads, loaded = {}, []
    wire.on("Network.responseReceived", lambda told: heads.update({told["requestId"]: told}))

    def finished(told: dict) -> None:
        head = heads.get(told["requestId"])
        if head and head["type"] != "Media":
            loaded.append({"url": head["response"]["url"], "bytes": told["encodedDataLength"]})  # with its headers

    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    return loaded


def held(loaded: list[dict], server) -> None:
    assert any(one["url"].endswith("/web/app/main.js") for one in loaded), "that it counts at all"
    assert all(one["url"].startswith(server.page) for one in loaded)
    largest = sorted(loaded, key=lambda one: -one["bytes"])
    assert sum(one["bytes"] for one in loaded) < MOST, largest


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_small(visitors, server, language):
    ana = visitors(LANGUAGES[language])
    loaded = answers(ana)
    page = ana.go()
    expect(page.locator("form.bots button.big")).to_be_visible()
    page.wait_for_load_state("networkidle")
    held(loaded, server)


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "ru"])  # that is the most
@pytest.mark.parametrize(("game", "seats"), [("quartz", 3), ("dice", 3), ("quarry", 2)])
def test_a_table_is_small_for_who_opens_its_link(visitors, server, game, seats, language):
    page = visitors().go()
    begin(page, game, seats)
    page.wait_for_url("**/t/*")
    rui = visitors(LANGUAGES[language])
    loaded = answers(rui)
    other = rui.go(f"/t/{page.url.rpartition('/')[2]}")
    expect(other.locator(f"ml-{game}")).to_be_visible()
    other.wait_for_load_state("networkidle")
    held(loaded, server)
