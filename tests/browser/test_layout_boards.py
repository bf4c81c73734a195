"""The boards of the dice game and The Quarry on every screen: nothing sideways, nothing covered, nothing too small.

axe looks at them on the same visit.
"""

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_play import begin, by_keyboard, play_to_the_end
from harness.page_tables import go_to, lay
from harness.positions import POSITIONS
from tests.browser.test_access import faults as unclean
from tests.browser.test_games import LANGUAGES

# Phones, a desktop zoomed to 200 %, a tablet, desktops.
SIZES = [(360, 640), (390, 844), (844, 390), (640, 450), (768, 1024), (1280, 900), (1366, 768), (1920, 1080)]
TOUCH = 43.5  # pixels: 44, less what is lost by rounding

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

COVERED = """() => [...document.querySelectorAll('.board button[data-move]')].filter(button => {
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return !button.contains(there);
}).map(button => button.dataset.move)"""

SMALL = """least => [...document.querySelectorAll('.board :is(button, summary)')].filter(button => {
  const { width, height } = button.getBoundingClientRect();
  return button.checkVisibility() && (width < least || height < least);
}).map(button => `${button.outerHTML.slice(0, 90)} ${button.offsetWidth} × ${button.offsetHeight}`)"""

BOXES = ".action, .answers button, .tunnel, .pick"
CUT_OFF = """boxes => [...document.querySelectorAll(`.board :is(${boxes})`)].filter(box =>
  box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline'
).map(box => box.outerHTML.slice(0, 120))"""


def faults(page: Page) -> list[str]:
    """What does not fit, at any size."""
    usual = page.viewport_size
    assert usual is not None
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        here = f"at {width} × {height}"
        if (over := page.evaluate(SIDEWAYS)) > 0:
            found.append(f"{here}: {over} px stick out")
        found += [f"{here}: something lies over {move}" for move in page.evaluate(COVERED)]
        found += [f"{here}: too small to touch: {button}" for button in page.evaluate(SMALL, TOUCH)]
        found += [f"{here}: does not fit: {box}" for box in page.evaluate(CUT_OFF, BOXES)]
    page.set_viewport_size(usual)
    return found


USUAL = {"quarry": "en", "dice": "ru"}


@pytest.mark.parametrize(
    ("game", "language", "scheme", "size"),
    [
        pytest.param(game, *look, marks=() if USUAL[game] == look[0] else pytest.mark.thorough)
        for game in POSITIONS
        for look in (("en", "light", DESKTOP), ("pt", "dark", DESKTOP), ("ru", "dark", PHONE))
    ],
)
def test_whatever_is_asked_the_board_is_clean_and_fits_every_screen(visitors, game, language, scheme, size):
    page = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True).go()
    for question, position in POSITIONS[game].items():
        go_to(page, lay(page, game, ["me", "miner", "miner"], position))
        expect(page.locator("main.table button[data-move]").first).to_be_visible()
        assert unclean(page) == [], question
        assert faults(page) == [], question
        for unlit in page.locator(".board button[aria-disabled=true]:visible").all()[:1]:
            unlit.focus()  # then it says why not
            assert unclean(page) == [], f"{question}: why not"
        if game == "quarry" and question == "act":
            page.locator(".action[data-action=raid][data-lit]").press("Enter")  # who can be raided is lit
            assert faults(page) == [], "an action is chosen"
        page.locator("header.top a.brand").click()
        expect(page.locator("form.bots")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language", "scheme", "size"),
    [
        pytest.param("quarry", "pt", "dark", PHONE, marks=pytest.mark.thorough),
        pytest.param("dice", "ru", "light", DESKTOP, marks=pytest.mark.thorough),
    ],
)
def test_with_six_at_the_table_and_at_the_end_the_board_is_clean_and_fits(visitors, game, language, scheme, size):
    page = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True).go()
    begin(page, game, 6)

    def look(question: str) -> None:
        assert unclean(page) == [], question
        assert faults(page) == [], question

    play_to_the_end(page, by_keyboard, look)
    look("the end")
