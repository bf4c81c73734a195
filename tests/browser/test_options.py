"""Every option for every table: against bots too, remembered, with house rules that can be saved and sent to others."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import PHONE
from tests.amounts import usually
from tests.browser.test_access import faults as unclean
from tests.browser.test_games import LANGUAGES
from tests.browser.test_layout import SIDEWAYS, SMALL, TOUCH, TOUCHED
from tests.browser.test_lobby import frames_of


def sent(frames: list[dict[str, Any]]) -> dict[str, Any]:
    """The one table that was asked for."""
    [create] = [frame for frame in frames if frame["type"] == "create"]
    return create


def open_house(page: Page, way: str) -> None:
    options = page.locator(f"form.{way} details.options")
    if options.get_attribute("open") is None:
        options.locator("summary").click()
    options.locator("button.house").click()
    expect(page.locator("dialog.house")).to_be_visible()


def change(page: Page, place: str, value: object) -> None:
    field = page.locator(f"[data-place='{place}'] input")
    if not field.is_visible():
        page.locator("dialog.house details.group", has=field).locator("summary").click()
    field.fill(str(value))
    field.press("Tab")


def test_a_game_against_bots_has_every_option_and_the_next_one_has_them_again(visitors):
    page = visitors().go()
    form = page.locator("form.bots")
    form.locator("details.options summary").click()
    form.locator("select[name=edition]").select_option(label="Portuguese")
    form.get_by_label("“What a thrill”").check()
    form.locator("select[name='rulings.chain']").select_option(label="not allowed")
    form.locator("select[name=clock]").select_option(label="one day for each move")
    form.get_by_label("Allow coach hints").uncheck()
    frames = frames_of(page)  # the page is loaded anew, and remembers
    summary = page.locator("form.bots details.options summary")
    for chosen in ("Rulebook: Portuguese", "What a thrill", "one day for each move", "no coach"):
        expect(summary).to_contain_text(chosen)
    expect(page.locator("form.friends details.options .different")).to_have_count(0)
    page.locator("form.bots button.big").click()
    expect(page.locator("ml-quartz")).to_be_visible()
    asked = sent(frames)
    assert asked["options"] == {"edition": "pt", "thrill": True, "rulings": {"chain": "forbidden"}}
    assert (asked["clock"], asked["odds"]) == ({"bank": 0, "credit": 24 * 3600 * 1000}, False)


def test_house_rules_are_saved_sent_and_played_by(visitors):
    ana = visitors("en-US", permissions=["clipboard-read", "clipboard-write"])
    page = ana.go()
    open_house(page, "bots")
    change(page, "values.ruby", 9)
    change(page, "bravery.3", 7)
    change(page, "days", 200)
    days = page.locator("[data-place=days]")
    expect(days.get_by_role("alert")).to_have_text("It can be a whole number from 1 to 100.")
    page.locator("dialog.house footer .big").click()
    expect(days.locator("input")).to_be_focused()  # nothing is taken that cannot be
    change(page, "days", 2)
    expect(days.locator(".printed")).to_have_text("printed: 5")
    days.locator("button").click()  # one of them as printed
    expect(days.locator("input")).to_have_value("5")
    expect(page.locator("dialog.house footer p")).to_have_text("2 changed")
    page.locator("details.sets summary").click()
    page.get_by_label("Name of the set").fill("Ruby rush")
    page.get_by_label("Name of the set").press("Enter")
    page.locator("dialog.house footer button", has_text="Reset everything").click()
    expect(page.locator("dialog.house footer p")).to_have_text("nothing changed")
    page.locator("li[data-set='Ruby rush'] .load").click()
    expect(page.locator("dialog.house footer p")).to_have_text("2 changed")
    page.get_by_role("button", name="Share").click()
    page.locator(".sharing button", has_text="Copy the link").click()
    expect(page.locator(".sharing")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    page.locator(".sharing button", has_text="Copy as text").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.startsWith('{'))")
    text = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Rename").click()
    page.locator("li[data-set] form input").fill("Rubies")
    page.locator("li[data-set] form button").click()
    expect(page.locator("li[data-set=Rubies]")).to_be_visible()
    frames = frames_of(page)
    page.locator("form.bots button.big").click()
    expect(page.locator("ml-quartz")).to_be_visible()
    house = {"values": {"ruby": 9}, "bravery": [0, 1, 2, 7]}
    assert sent(frames)["options"] == {"house": house}
    assert page.evaluate("document.querySelector('ml-table').state.view.options.house") == house

    rui = visitors("en-US")  # who gets the link has them at a table with friends
    other = rui.go(link.removeprefix(rui.server.page))
    expect(other.locator("p.notice")).to_have_text("“Ruby rush” is loaded.")
    assert "#" not in other.url
    change(other, "values.ruby", 6)
    other.locator("details.sets summary").click()
    other.get_by_label("A link or text").fill(text)
    other.get_by_role("button", name="Add").click()
    expect(other.locator("[data-place='values.ruby'] input")).to_have_value("9")
    expect(other.locator("li[data-set]")).to_have_count(1)  # the same once
    other.get_by_label("A link or text").fill("hello")
    other.get_by_role("button", name="Add").click()
    expect(other.locator("p.notice")).to_contain_text("no house rules in it")
    other.locator("li[data-set]").get_by_role("button", name="Delete").click()
    expect(other.locator("li[data-set]")).to_have_count(0)
    other.locator("dialog.house footer .big").click()
    expect(other.locator("dialog.house")).to_have_count(0)
    frames = frames_of(other)
    other.locator("form.friends button.big").click()
    expect(other.locator("ml-arranged")).to_contain_text("house rules")  # the table shows everybody
    assert sent(frames)["options"] == {"house": house}
    broken = rui.go("/learn/dice") and rui.go("/#house=e30")
    expect(broken.locator("p.notice")).to_contain_text("no house rules in it")


def test_what_allows_no_game_is_explained_and_nothing_is_lost(visitors):
    page = visitors().go()
    page.locator("label.game[data-game=quarry]").click()
    open_house(page, "bots")
    change(page, "cards.gold", 0)
    page.locator("dialog.house footer .big").click()
    page.locator("form.bots button.big").click()
    expect(page.locator(".lobby .problem")).to_contain_text("needs at least one gold")
    open_house(page, "bots")
    costs = page.locator("dialog.house details.group", has=page.locator("[data-place='costs.end']"))
    costs.locator("summary").click()
    costs.locator("[data-place='costs.end'] select").first.select_option(label="Square")
    expect(costs.locator("[data-place='costs.end'] .printed")).to_have_text("printed: Circle · Triangle · Circle")
    expect(page.locator("dialog.house footer p")).to_have_text("2 changed")


def test_a_game_of_others_is_labelled_by_its_own_names(visitors):
    visitor = visitors()

    def renamed(route) -> None:
        games = route.fetch().json()
        for game in games["games"]:
            game["short_name"] = f"other{game['name']}"
        route.fulfill(body=json.dumps(games), content_type="application/json")

    visitor.page.route("**/games.json", renamed)
    page = visitor.go()
    open_house(page, "bots")
    expect(page.locator("dialog.house summary", has_text="Bravery")).to_be_visible()
    change(page, "prices.here-we-go", 2)
    expect(page.locator("[data-place='prices.here-we-go'] label")).to_have_text("Here we go")
    visitor.faults.clear()  # such a game has no catalog here


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
def test_house_rules_fit_a_phone_and_are_clean(visitors, language):
    size = {"width": 360, "height": 640}
    page = visitors(LANGUAGES[language], size, color_scheme="dark", bypass_csp=True).go()
    for game in ("quartz", "dice", "quarry"):
        page.locator(f"label.game[data-game={game}]").click()
        open_house(page, "bots")
        for summary in page.locator("dialog.house details > summary").all():
            summary.click()
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.locator("dialog.house .body").evaluate("(body) => body.scrollWidth - body.clientWidth") <= 0
        assert page.locator("dialog.house").evaluate(SMALL, [TOUCHED, TOUCH]) == []
        said = page.locator("dialog.house").inner_text()
        assert not re.search(r"page-|house-|\{", said), said
        if game == "quartz":
            assert unclean(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog.house")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_says_what_it_means(visitors, language):
    page = visitors(LANGUAGES[language], PHONE).go()
    for game in ("quartz", "quarry"):
        page.locator(f"label.game[data-game={game}]").click()
        said = set()
        for level in ("apprentice", "digger", "miner", "foreman", "master"):
            page.locator("form.bots select[name=level]").select_option(level)
            said.add(page.locator("#level-how").inner_text())
        assert len(said) == 5
        assert all("%" in text and "page-" not in text for text in said)
