"""The lobby: what is chosen for a table of friends is what the table is played by."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_games import LANGUAGES

RULINGS = {"own-turn-reactions": "allowed", "chain": "forbidden", "thievery": "must"}


def frames_of(page: Page) -> list[dict[str, Any]]:
    """What the page sends from now on; it is loaded anew for this."""
    frames: list[dict[str, Any]] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: frames.append(json.loads(frame))))
    page.reload()
    return frames


def created(page: Page, frames: list[dict[str, Any]]) -> dict[str, Any]:
    """The table that the form has made."""
    page.locator("form.friends button.big").click()
    expect(page.locator("ml-table")).to_be_visible()
    [create] = [frame for frame in frames if frame["type"] == "create"]
    return create


def test_rulings_are_chosen_beside_the_edition(visitors):
    page = visitors().go()
    frames = frames_of(page)
    form = page.locator("form.friends")
    form.locator("summary").click()
    form.locator("select[name=edition]").select_option(label="Russian")
    form.locator("select[name='rulings.own-turn-reactions']").select_option(label="allowed")
    form.locator("select[name='rulings.chain']").select_option(label="not allowed")
    form.locator("select[name='rulings.thievery']").select_option(label="you must")
    assert created(page, frames)["options"] == {"edition": "ru", "rulings": RULINGS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_its_words_and_what_is_usual_is_not_sent(visitors, language):
    page = visitors(LANGUAGES[language]).go()
    frames = frames_of(page)
    form = page.locator("form.friends")
    form.locator("summary").click()
    expect(form.locator("select[name='rulings.thievery']")).to_be_visible()
    for words in (*form.locator("details label").all_inner_texts(), *form.locator("option").all_inner_texts()):
        assert words.strip()
        assert "page-" not in words
    assert created(page, frames)["options"] == {}
