"""Who comes here for the first time loads little, and from nowhere else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from harness.page_play import begin
from tests.amounts import usually
from tests.browser.test_games import LANGUAGES

MOST = 150_000  # bytes, compressed, without sounds


def answers(visitor) -> list[dict]:
    """What the browser of a visitor loads from now on, as it comes over the wire."""
    wire = visitor.context.new_cdp_session(visitor.page)
    heads, loaded = {}, []
    wire.on("Network.responseReceived", lambda message: heads.update({message["requestId"]: message}))

    def finished(message: dict) -> None:
        head = heads.get(message["requestId"])
        if head and head["type"] != "Media":
            loaded.append({"url": head["response"]["url"], "bytes": message["encodedDataLength"]})  # with its headers

    wire.on("Network.loadingFinished", finished)
    wire.send("Network.enable")
    return loaded


def requests(visitor) -> Callable[[], list[str]]:
    """What the browser of a visitor asks the server for from now on, because it does not have it."""
    wire = visitor.context.new_cdp_session(visitor.page)
    asked: dict[str, str] = {}
    wire.on(
        "Network.requestWillBeSent", lambda message: asked.update({message["requestId"]: message["request"]["url"]})
    )
    wire.on("Network.requestServedFromCache", lambda message: asked.pop(message["requestId"], None))
    wire.on(
        "Network.responseReceived",
        lambda message: message["response"].get("fromDiskCache") and asked.pop(message["requestId"], None),
    )
    wire.send("Network.enable")
    return lambda: list(asked.values())


def held(loaded: list[dict], server) -> None:
    assert any(one["url"].endswith("/app/main.js") for one in loaded), "that it counts at all"
    assert all(one["url"].startswith(server.page) for one in loaded)
    largest = sorted(loaded, key=lambda one: -one["bytes"])
    assert sum(one["bytes"] for one in loaded) < MOST, largest


def come_again(page) -> None:
    page.reload()
    expect(page.locator("form.bots button.big")).to_be_visible()
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
def test_the_lobby_is_small(visitors, server, language):
    ana = visitors(LANGUAGES[language])
    loaded = answers(ana)
    page = ana.go()
    expect(page.locator("form.bots button.big")).to_be_visible()
    page.wait_for_load_state("networkidle")
    held(loaded, server)
    come_again(page)  # a letter that came too late to be shown may have been given up: on a busy machine it comes now
    asked = requests(ana)
    come_again(page)
    assert asked() == [f"{server.page}/"], "everything else is here already"


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
