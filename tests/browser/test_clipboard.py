"""A link is copied on every page, also over plain HTTP from another machine, where browsers have no clipboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from harness.page_tables import go_to, lay
from harness.server_thread import ServerThread
from tests.browser.conftest import launch

AWAY = "table.test"  # an address that is not this machine's own, so the browser does not trust it
REFUSING = "document.execCommand = () => false"


@pytest.fixture
def friend(chromium: Browser, server: ServerThread) -> Iterator[Page]:
    """Somebody who comes from another machine, at a table with a free seat."""
    with launch(chromium.browser_type, f"--host-resolver-rules=MAP {AWAY} 127.0.0.1") as browser:
        page = browser.new_page(locale="en-US")
        page.goto(server.page.replace("127.0.0.1", AWAY))
        go_to(page, lay(page, "quarry", ["me", "open"]))
        expect(page.locator("section.gathering")).to_be_visible()
        assert page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
        yield page


def pasted(page: Page) -> str:
    """What somebody would paste now."""
    page.evaluate("document.body.append(Object.assign(document.createElement('input'), { id: 'pasted' }))")
    page.locator("#pasted").focus()
    page.keyboard.press("Control+V")
    return page.locator("#pasted").input_value()


def test_the_link_of_a_table_is_copied_over_plain_http(friend):
    button = friend.locator(".invite ml-copy-link button")
    button.press("Enter")
    expect(button).to_have_text("Copied")
    expect(button).to_be_focused()
    assert pasted(friend) == friend.url


def test_where_no_page_may_copy_the_link_is_shown_selected(friend):
    friend.evaluate(REFUSING)
    button = friend.locator(".invite ml-copy-link button")
    button.click()
    expect(friend.locator(".invite [role=alert]")).to_contain_text("copy it by hand")
    expect(button).to_have_text("Copy the link")
    expect(friend.locator(".invite input")).to_be_focused()
    assert friend.evaluate("document.activeElement.value") == friend.url
    friend.keyboard.press("Control+C")
    assert pasted(friend) == friend.url
