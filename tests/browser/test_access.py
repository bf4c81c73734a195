"""axe finds nothing on any screen, in any language, light or dark; the other boards are in `test_layout_boards.py`."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_play import begin
from tests.browser.test_games import LANGUAGES

GAMES = [("quartz", 3), ("dice", 3), ("quarry", 2)]


def faults(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {rule['help']} ({rule['nodes'][0]['html'][:120]})" for rule in found]


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [
        ("en", "light", DESKTOP),
        ("ru", "dark", PHONE),
        pytest.param("pt", "light", PHONE, marks=pytest.mark.thorough),
        pytest.param("pt", "dark", DESKTOP, marks=pytest.mark.thorough),
    ],
)
def test_every_screen_is_clean(visitors, language, scheme, size):
    page = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True).go()  # axe brings styles along
    expect(page.locator("form.bots")).to_be_visible()
    assert faults(page) == []
    for game, seats in GAMES:
        begin(page, game, seats)
        expect(page.locator("section.ask .question")).to_be_visible()
        assert faults(page) == [], game
        page.locator("header.top a.brand").click()
        expect(page.locator("form.bots")).to_be_visible()
