"""The lobby: what is chosen for a table of friends is what the table is played by."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.page_tables import gather, go_to
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


def mine(page: Page, more: str = ":not(.finished)"):
    """One of the own games, as the lobby has it."""
    page.locator("header.top a.brand").press("Enter")
    return page.locator(f"section.mine{more} li .what").first


def resign(page: Page) -> None:
    """Give up, and mean it."""
    page.locator(".log .resign").press("Enter")
    page.locator("dialog.question .big").press("Enter")
    expect(page.locator("dialog.question")).to_have_count(0)


def test_your_games_say_whose_turn_it_is_with_whom_and_how_they_ended(visitors):
    ana, rui = visitors().go(), visitors("ru-RU").go()
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": [{}, {}, {}]}
    code = gather(ana, rui, "quarry", "miner", position=position, names=["Ana"])
    expect(mine(ana).locator(".standing")).to_have_text("Your turn")
    expect(mine(ana)).to_contain_text("Rui and 1 bot")
    expect(mine(rui)).to_contain_text("Ana и 1 бот")
    expect(mine(rui).locator(".standing")).to_have_count(0)
    for page in (ana, rui):
        resign(go_to(page, code))
    for page, ended in ((ana, r"You won|Place [23] of 3"), (rui, r"Вы победили|[23]-е место из 3")):
        expect(page.locator("section.end")).to_be_visible()
        expect(mine(page, ".finished").locator(".standing")).to_have_text(re.compile(ended))


def test_who_looks_at_the_lobby_sees_there_that_it_is_their_turn_and_that_the_others_play_again(visitors):
    ana, rui = visitors().go(), visitors().go()
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": [{}, {}]}
    code = gather(ana, rui, "quarry", position=position, names=["Ana"])
    mine(rui)
    standing = rui.locator("section.mine:not(.finished) .standing")
    expect(rui.locator("section.mine .what")).to_have_count(1)
    expect(standing).to_have_count(0)
    ana.locator("section.ask [data-move=pass]").first.press("Enter")
    expect(standing).to_have_text("Your turn")
    expect(rui).to_have_title(re.compile("^Your turn"))
    resign(go_to(rui, code))  # so that nobody waits for them
    mine(rui)
    resign(ana)
    expect(ana.locator("section.end")).to_be_visible()
    expect(rui.locator("section.finished .standing")).to_have_text(re.compile(r"You won|Place [12] of 2"))
    ana.locator("section.end button.big").first.press("Enter")
    expect(standing).to_have_text("They play again: your seat is kept")
    rui.locator("section.mine:not(.finished) a.button").first.press("Enter")
    rui.locator("section.gathering button.big", has_text="Come along").press("Enter")
    expect(ana.locator("main.table[data-status=playing]")).to_be_visible()  # all have come, so it begins


def test_an_address_where_nothing_is_says_so_and_leads_to_the_lobby(visitors):
    ana = visitors()
    page = ana.go("/some/where")
    expect(page.locator("ml-nowhere h1")).to_be_visible()
    page.locator("ml-nowhere a.button").press("Enter")
    expect(page.locator("ml-lobby")).to_be_visible()
    ana.faults.clear()  # the browser itself complains of the 404


def test_what_programs_need_has_a_page_of_its_own(visitors):
    page = visitors().go()
    expect(page.locator("form.bots")).to_be_visible()
    expect(page.locator("a[href='/openapi.json'], a[href='/metrics']")).to_have_count(0)
    page.locator("header.top .settings").press("Enter")
    page.locator("#settings a").press("Enter")
    expect(page.locator("ml-about a[href='/openapi.json']")).to_be_visible()


def test_before_anything_runs_there_is_something_to_see(visitors):
    ana = visitors()
    ana.context.route("**/app/main.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page = ana.go()
    expect(page.locator(".splash .brand")).to_be_visible()
    expect(page.locator(".splash")).to_contain_text("Five days underground")
