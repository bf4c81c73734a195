"""Tables laid from the page itself: the seats belong to the person with the browser."""

from typing import Any

from playwright.sync_api import Page, expect

Json = dict[str, Any]


def lay(page: Page, game: str, places: list[str], position: Json | None = None, **more: Any) -> str:
    """A table with these places, at a position; its code."""
    page.wait_for_selector("ml-lobby")
    code: str = page.evaluate(
        "async (wanted) => (await document.querySelector('ml-app').wire.ask('create', wanted)).code",
        {"game": game, "places": places, "position": position, **more},
    )
    return code


def go_to(page: Page, code: str) -> Page:
    """To a table without loading the page again."""
    page.evaluate("path => document.querySelector('ml-app').go(path)", f"/t/{code}")
    return page


def gather(
    host: Page, guest: Page, game: str, *others: str, position: Json | None = None, name: str = "Rui", **more: Any
) -> str:
    """The host lays a table for two browsers, and others; both sit there when the game has begun. Its code."""
    code = lay(host, game, ["me", "open", *others], position, **more)
    go_to(host, code)
    guest.wait_for_selector("ml-lobby")
    go_to(guest, code).locator("#arrival").fill(name)
    guest.locator("section.gathering li[data-seat='2'] button.sit").click()
    host.locator("section.gathering button.big:enabled").click()
    for page in (host, guest):
        expect(page.locator(f"ml-{game}")).to_be_visible()
    return code


def come_together(*pages: Page) -> None:
    """Wait until all at a table see the same line of it, and that nobody else is there."""
    while len({page.evaluate("document.querySelector('ml-table').state.n") for page in pages}) > 1:
        pages[0].wait_for_timeout(20)
    for page in pages:
        page.wait_for_function("() => document.querySelector('ml-table').state.watching === 0")
