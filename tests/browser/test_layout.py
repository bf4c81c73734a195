"""The lobby and the board of Quartz on every screen: nothing sticks out or is covered, everything can be touched.

axe looks at the board on the same visit.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from harness.chromium import PHONE
from harness.page_play import PATIENCE, answers, begin
from harness.server_thread import ServerThread
from tests.browser.conftest import launch
from tests.browser.test_access import faults as unclean
from tests.browser.test_games import LANGUAGES

SMALL_PHONE = {"width": 360, "height": 640}
SIZES = {
    "desktop": {"width": 1280, "height": 900},
    "laptop": {"width": 1440, "height": 900},
    "large": {"width": 1920, "height": 1080},
    "tablet": {"width": 768, "height": 1024},
    "phone": PHONE,
    "small phone": SMALL_PHONE,
    "at 200 %": {"width": 640, "height": 450},
}
TOUCH = 44  # pixels
SPARE = 8  # pixels under what must be seen without scrolling
TOUCHED = "a.button, button, select, summary, .game, .steps label, .check, input:not([type=radio], [type=checkbox])"

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
# What can be touched and is smaller than a finger, by what it says.
SMALL = """(root, [touched, least]) => [...root.querySelectorAll(touched)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.textContent.trim() || one.name || one.className, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
  .map(([what, { width, height }]) => `${what}: ${Math.round(width)} x ${Math.round(height)}`)"""
# Lit buttons that something else lies upon, even when they have been scrolled into view.
COVERED = """(root) => [...root.querySelectorAll("button[data-move]:not([disabled])")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== one;
  })
  .map((one) => one.dataset.move)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_fits_every_screen(visitors, language):
    page = visitors(LANGUAGES[language]).go()
    expect(page.locator("form.bots")).to_be_visible()
    page.locator("form.friends summary").click()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, name
        assert page.locator("ml-app").evaluate(SMALL, [TOUCHED, TOUCH]) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_a_newcomer_with_a_phone_sees_the_games_and_play_without_scrolling(visitors, language, size):
    page = visitors(LANGUAGES[language], size).go()
    sees_the_games_and_play(page, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typefaces_of_this_machine_change_nothing(chromium: Browser, server: ServerThread, language):
    with launch(chromium.browser_type, system_fonts=True) as browser:
        page = browser.new_page(locale=LANGUAGES[language], viewport=SMALL_PHONE)
        page.goto(server.page)
        sees_the_games_and_play(page, SMALL_PHONE)
        assert page.evaluate(SIDEWAYS) <= 0


def sees_the_games_and_play(page: Page, size: dict[str, int]) -> None:
    expect(page.locator("form.bots button.big")).to_be_visible()
    for place in (*page.locator("label.game").all(), page.locator("form.bots button.big")):
        box = place.bounding_box()
        assert box
        assert box["y"] + box["height"] + SPARE <= size["height"]


def test_play_begins_a_game_of_quartz_against_three_bots(visitors):
    page = visitors("en-US", PHONE).go()
    page.locator("form.bots button.big").click()
    expect(page.locator("ml-quartz .dwarf")).to_have_count(3)
    expect(page.locator("ml-quartz .dwarf .presence")).to_have_text(["Miner"] * 3)


def test_the_lobby_leads_to_lesson_and_rules_of_the_chosen_game(visitors):
    page = visitors().go()
    for game in ("dice", "quarry", "quartz"):
        page.locator(f"label.game[data-game={game}]").click()
        for place in ("learn", "rules"):
            expect(page.locator(f"form.bots a[href='/{place}/{game}']")).to_be_visible()


def look_at_the_board(page: Page, question: str) -> None:
    """On every screen, while the table waits for an answer."""
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, f"{question}, {name}"
        assert page.locator("main.table").evaluate(COVERED) == [], f"{question}, {name}"
        for part in ("ml-quartz", "section.ask"):
            assert page.locator(part).evaluate(SMALL, ["button", TOUCH]) == [], f"{question}, {name}"


def play_a_card_or_leave(page: Page) -> None:
    """As many kinds of questions as can be had."""
    cards = page.locator("ml-quartz .hand button[data-move]")
    (cards.first if cards.count() else answers(page).last).press("Enter")


@pytest.mark.parametrize(
    ("language", "seats"),
    [
        ("ru", 5),
        pytest.param("en", 4, marks=pytest.mark.thorough),
        pytest.param("pt", 3, marks=pytest.mark.thorough),
    ],
)
def test_to_its_end_a_game_is_clean_and_nothing_is_covered_or_sticks_out(visitors, language, seats):
    page = visitors(LANGUAGES[language], color_scheme="dark", bypass_csp=True).go()
    begin(page, "quartz", seats)
    seen: set[str] = set()
    for _ in range(PATIENCE):
        expect(page.locator("section.end").or_(page.locator("section.ask[data-yours]")).first).to_be_visible(
            timeout=30_000
        )
        if page.locator("section.end").count():
            break
        number = page.locator("section.ask").get_attribute("data-question")
        first_move = str(answers(page).last.get_attribute("data-move")).split()[0]
        if first_move not in seen:
            seen.add(first_move)
            look_at_the_board(page, first_move)
            page.set_viewport_size(PHONE)
            assert unclean(page) == [], first_move
        play_a_card_or_leave(page)
        page.wait_for_function(
            "number => document.querySelector('section.ask')?.dataset.question !== number", arg=number
        )
    assert "leave" in seen
    expect(page.locator("section.end")).to_be_visible()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, f"the end, {name}"
    assert unclean(page) == [], "the end"


# For good: whatever comes from the server in the meantime would light it again.
AS_IF_THE_BAG_WERE_EMPTY = """() => {
  const board = document.querySelector('ml-quartz');
  Object.defineProperty(board, 'legal', { get: () => ['leave'], set: () => {} });
  board.requestUpdate();
}"""


def test_what_is_not_lit_can_be_asked_why(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    page.evaluate("window.wondered = []; addEventListener('why', ({ detail }) => wondered.push(detail.move))")
    bag = page.locator("ml-quartz button.bag")
    page.evaluate(AS_IF_THE_BAG_WERE_EMPTY)
    expect(bag).to_have_attribute("aria-disabled", "true")
    expect(bag).not_to_have_attribute("data-move", "mine")
    bag.focus()
    page.wait_for_function("() => wondered.includes('mine')")


def test_a_match_file_is_opened_from_the_lobby_and_only_then_its_form_is_loaded(visitors):
    page = visitors().go()
    expect(page.locator("ml-open-match")).to_have_count(0)
    page.locator("details.open-match summary").click()
    expect(page.locator("ml-open-match input[type=file]")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0
