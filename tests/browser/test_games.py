"""Whole games through the page, by mouse and by keyboard, against bots, in every language.

A language changes no mechanics: each game is played in one of them, and in all of them in `make test-all`.
"""

from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.conftest import DESKTOP, PHONE

PATIENCE = 120  # decisions of one person in one game
LANGUAGES = {"en": "en-US", "pt": "pt-BR", "ru": "ru-RU"}
TITLES = [("quartz", 3), ("dice", 3), ("quarry", 3)]
BY_MOUSE = {"quartz": "en", "dice": "pt", "quarry": "ru"}
BY_KEYBOARD = {"quartz": "ru", "dice": "en", "quarry": "pt"}
LONG = 90  # seconds that one answer may take on a slow machine
WENT_ON = (
    "number => !document.querySelector('section.ask[data-yours]')"
    " || document.querySelector('section.ask').dataset.question !== number"
    " || document.querySelector('section.end') !== null"
)


def begin(page: Page, game: str, seats: int) -> None:
    """Two clicks: the game, and play."""
    page.locator(f"label.game[data-game={game}]").click()
    choose_seats(page, seats)
    page.locator("form.bots button.big").click()
    page.wait_for_selector(f"ml-{game}")


def choose_seats(page: Page, seats: int) -> None:
    choices = page.locator("fieldset.steps", has=page.locator("input[name=seats]"))
    choices.locator("label", has_text=str(seats)).locator("input").check()


def answers(page: Page) -> Locator:
    return page.locator("main.table button[data-move]:visible:not([disabled])")


def play_to_the_end(
    page: Page, choose: Callable[[Page], None], look: Callable[[str], None] = lambda question: None
) -> int:
    """Answer whatever is asked until the game is over; how many answers it took. New questions are looked at first."""
    seen: set[str] = set()
    for decisions in range(PATIENCE):
        over_or_asked = page.locator("section.end").or_(page.locator("section.ask[data-yours]")).first
        expect(over_or_asked).to_be_visible(timeout=LONG * 1000)
        if page.locator("section.end").count():
            return decisions
        question = page.evaluate("document.querySelector('ml-table').state.asking?.question ?? ''")
        if question not in seen:
            seen.add(question)
            look(question)
        answer(page, choose)
    raise AssertionError("the game did not end")


def answer(page: Page, choose: Callable[[Page], None]) -> None:
    """Choose until the game goes on: while the pointer is on its way, the page may have been drawn anew."""
    number = page.locator("section.ask").get_attribute("data-question")
    until = monotonic() + LONG
    while monotonic() < until:
        try:
            choose(page)
            page.wait_for_function(WENT_ON, arg=number, timeout=5_000)
            return
        except TimeoutError:
            if page.evaluate(WENT_ON, number):
                return
    raise AssertionError("no answer was taken")


def by_mouse(page: Page) -> None:
    """The last answer on the board: it is often the careful one."""
    answers(page).last.click(timeout=5_000)


def by_keyboard(page: Page) -> None:
    """Tab until an answer has the focus, unless one has it already, then Enter."""
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('main.table button[data-move]:not([disabled])')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    assert not page.locator("section.ask[data-yours]").count(), "no answer can be reached by keyboard"


def in_every_language(usual: dict[str, str]) -> pytest.MarkDecorator:
    """Each game with its usual language, and thoroughly with the others."""
    return pytest.mark.parametrize(
        ("game", "seats", "language"),
        [
            pytest.param(game, seats, language, marks=() if usual[game] == language else pytest.mark.thorough)
            for game, seats in TITLES
            for language in LANGUAGES
        ],
    )


@in_every_language(BY_MOUSE)
def test_a_whole_game_by_mouse(visitors, game, seats, language):
    ana = visitors(LANGUAGES[language], DESKTOP)
    page = ana.go()
    expect(page.locator("html")).to_have_attribute("lang", language)
    begin(page, game, seats)
    assert play_to_the_end(page, by_mouse) > 0
    expect(page.locator("section.end li")).to_have_count(seats)


@in_every_language(BY_KEYBOARD)
def test_a_whole_game_by_keyboard_alone_on_a_phone(visitors, game, seats, language):
    ana = visitors(LANGUAGES[language], PHONE)
    page = ana.go()
    begin(page, game, seats)
    assert play_to_the_end(page, by_keyboard) > 0
    expect(page.locator("section.end li")).to_have_count(seats)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"


def test_the_language_changes_everything_at_once(visitors):
    page = visitors("en-US").go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    for language, sign in [("pt", "É a sua vez"), ("ru", "Ваш ход"), ("en", "Your turn")]:
        page.locator(f"header.top button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("section.ask .question")).to_contain_text(sign)
