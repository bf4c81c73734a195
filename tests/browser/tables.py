"""Tables laid for a test, from the page itself: the seats belong to whoever has the browser."""

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


def gather(host: Page, guest: Page, game: str, *others: str, position: Json | None = None, **more: Any) -> str:
    """The host lays a table for two browsers, and others; both sit there when the game has begun. Its code."""
    code = lay(host, game, ["me", "open", *others], position, **more)
    go_to(host, code)
    guest.wait_for_selector("ml-lobby")
    go_to(guest, code).locator("section.gathering li[data-seat='2'] button").click()
    host.locator("section.gathering button.big:enabled").click()
    for page in (host, guest):
        expect(page.locator(f"ml-{game}")).to_be_visible()
    return code
