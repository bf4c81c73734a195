"""Whole games through the page, by mouse and by keyboard, against bots, in every language.

A language changes no mechanics: each game is played in one of them, and in all of them in `make test-all`.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_play import begin, by_keyboard, by_mouse, play_to_the_end, speak
from harness.positions import POSITIONS

LANGUAGES = {"en": "en-US", "pt": "pt-BR", "ru": "ru-RU"}
TITLES = [("quartz", 3), ("dice", 3), ("quarry", 3)]
BY_MOUSE = {"quartz": "en", "dice": "pt", "quarry": "ru"}
BY_KEYBOARD = {"quartz": "ru", "dice": "en", "quarry": "pt"}


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
    every_point_came_from_somewhere(page, seats)
    looked_back_on_from_the_lobby(page)


def every_point_came_from_somewhere(page: Page, seats: int) -> None:
    """The table at the end adds up, for every seat; the podium has the same points, and the best moment can be seen."""
    rows = page.locator("section.end tbody tr")
    expect(rows).to_have_count(seats)
    for row in rows.all():
        *sources, total = [int(text or 0) for text in row.locator("td").all_inner_texts()]
        assert sum(sources) == total
        seat = row.get_attribute("data-seat")
        expect(page.locator(f".podium li[data-seat='{seat}'] .points")).to_have_text(str(total))
    expect(page.locator("section.end tr[data-me]")).to_have_count(1)
    page.locator("section.end .moment button").click()
    expect(page.locator("main.table[data-past]")).to_be_visible()


def looked_back_on_from_the_lobby(page: Page) -> None:
    """A finished game is listed there, and nowhere else."""
    page.locator("header.top a.brand").press("Enter")
    expect(page.locator("section.mine.finished li a").first).to_have_attribute("href", re.compile("^/review/"))
    expect(page.locator("section.mine:not(.finished)")).to_have_count(0)


@in_every_language(BY_KEYBOARD)
def test_a_whole_game_by_keyboard_alone_on_a_phone(visitors, game, seats, language):
    ana = visitors(LANGUAGES[language], PHONE)
    page = ana.go()
    begin(page, game, seats)
    assert play_to_the_end(page, by_keyboard) > 0
    expect(page.locator("section.end li")).to_have_count(seats)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
    if game in POSITIONS:
        everything_lies_open_best_first(page, seats)


def everything_lies_open_best_first(page: Page, seats: int) -> None:
    """At the end, on the boards of the dice game and The Quarry."""
    expect(page.locator(".board .tray .die")).to_have_count(0)
    expect(page.locator(".board .final-score")).to_have_count(seats)
    best = page.locator("section.end li").first
    first = page.locator(".board .final-score").first
    expect(first).to_have_attribute("data-seat", best.get_attribute("data-seat") or "")
    expect(first.locator(".score")).to_contain_text(best.locator("b").inner_text())


def test_the_language_changes_everything_at_once(visitors):
    page = visitors("en-US").go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    for language, sign in [("pt", "É a sua vez"), ("ru", "Ваш ход"), ("en", "Your turn")]:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("section.ask .question")).to_contain_text(sign)
