"""The lobby: what is chosen for a table of friends is what the table is played by."""

import json

from playwright.sync_api import expect

from tests.browser.test_games import LANGUAGES

RULINGS = {"own-turn-reactions": "allowed", "chain": "forbidden", "thievery": "must"}


def test_rulings_are_chosen_beside_the_edition(visitors):
    page = visitors().go()
    created = []
    page.on("websocket", lambda socket: socket.on("framesent", created.append))
    page.reload()
    form = page.locator("form.friends")
    form.locator("summary").click()
    form.locator("select[name=edition]").select_option(label="Russian")
    form.locator("select[name='rulings.own-turn-reactions']").select_option(label="allowed")
    form.locator("select[name='rulings.chain']").select_option(label="not allowed")
    form.locator("select[name='rulings.thievery']").select_option(label="you must")
    form.locator("button.big").click()
    expect(page.locator("ml-table")).to_be_visible()
    [create] = [frame for frame in map(json.loads, created) if frame["type"] == "create"]
    assert create["options"] == {"edition": "ru", "rulings": RULINGS}


def test_what_is_usual_is_not_sent_and_every_choice_has_its_words(visitors):
    for language in LANGUAGES.values():
        page = visitors(language).go()
        created = []
        page.on("websocket", lambda socket, created=created: socket.on("framesent", created.append))
        page.reload()
        form = page.locator("form.friends")
        form.locator("summary").click()
        for words in (*form.locator("details label").all_inner_texts(), *form.locator("option").all_inner_texts()):
            assert words.strip()
            assert "page-" not in words
        form.locator("button.big").click()
        expect(page.locator("ml-table")).to_be_visible()
        [create] = [frame for frame in map(json.loads, created) if frame["type"] == "create"]
        assert create["options"] == {}
