"""Whole games through the page, by mouse and by keyboard, against bots."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE

PATIENCE = 120  # decisions of one person in one game
LANGUAGES = {"en": "en-US", "pt": "pt-BR", "ru": "ru-RU"}


def begin(page: Page, game: str, seats: int) -> None:
    """Two clicks: the game, and play."""
    page.locator(f"label.game[data-game={game}]").click()
    choose_seats(page, seats)
    page.locator("form.bots button.big").click()
    page.wait_for_selector(f"ml-{game}")


def choose_seats(page: Page, seats: int) -> None:
    choices = page.locator("fieldset.steps", has=page.locator("input[name=seats]"))
    choices.locator("label", has_text=str(seats)).locator("input").check()


def answers(page: Page):
    return page.locator("main.table button[data-move]:visible:not([disabled])")


def play_to_the_end(page: Page, choose) -> int:
    """Answer whatever is asked until the game is over; how many answers it took."""
    for decisions in range(PATIENCE):
        over_or_asked = page.locator("section.end").or_(page.locator("section.ask[data-yours]")).first
        expect(over_or_asked).to_be_visible(timeout=30_000)
        if page.locator("section.end").count():
            return decisions
        number = page.locator("section.ask").get_attribute("data-question")
        choose(page)
        page.wait_for_function(
            "number => !document.querySelector('section.ask[data-yours]')"
            " || document.querySelector('section.ask').dataset.question !== number"
            " || document.querySelector('section.end')",
            arg=number,
        )
    raise AssertionError("the game did not end")


def by_mouse(page: Page) -> None:
    """The last answer on the board: it is often the careful one."""
    answers(page).last.click()


def by_keyboard(page: Page) -> None:
    """Tab until an answer has the focus, then Enter."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('main.table button[data-move]:not([disabled])')"):
            page.keyboard.press("Enter")
            return
    raise AssertionError("no answer can be reached by keyboard")


@pytest.mark.parametrize(("game", "seats", "language"), [("quartz", 3, "en"), ("dice", 3, "pt"), ("quarry", 3, "ru")])
def test_a_whole_game_by_mouse(visitors, game, seats, language):
    ana = visitors(LANGUAGES[language], DESKTOP)
    page = ana.go()
    expect(page.locator("html")).to_have_attribute("lang", language)
    begin(page, game, seats)
    assert play_to_the_end(page, by_mouse) > 0
    expect(page.locator("section.end li")).to_have_count(seats)


@pytest.mark.parametrize(("game", "seats", "language"), [("quartz", 3, "ru"), ("dice", 3, "en"), ("quarry", 3, "pt")])
def test_a_whole_game_by_keyboard_alone_on_a_phone(visitors, game, seats, language):
    ana = visitors(LANGUAGES[language], PHONE)
    page = ana.go()
    begin(page, game, seats)
    assert play_to_the_end(page, by_keyboard) > 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"


def test_the_language_changes_everything_at_once(visitors):
    page = visitors("en-US").go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask[data-yours]")).to_be_visible(timeout=30_000)
    for language, sign in [("pt", "É a sua vez"), ("ru", "Ваш ход"), ("en", "Your turn")]:
        page.locator(f"header.top button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("section.ask .question")).to_contain_text(sign)
