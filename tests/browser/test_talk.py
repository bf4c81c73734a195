"""People at a table talk, typed or with a press; they hear whom they want; spectators know that they watch."""

import pytest
from playwright.sync_api import expect

from harness.chromium import PHONE
from harness.page_tables import gather, go_to, lay
from tests.browser.test_access import faults
from tests.browser.test_layout import SIDEWAYS, SMALL, TOUCH, TOUCHED
from tests.browser.test_together import seat


def test_a_quick_reply_is_read_in_everybodys_language_and_may_be_muted(visitors):
    ana, rui = visitors(bypass_csp=True).go(), visitors("ru-RU", PHONE, bypass_csp=True).go()
    gather(ana, rui, "dice", "miner", names=["Ana"])
    ana.locator(".talk .icon").press("Enter")
    expect(ana.locator(".quick [data-mute='2']")).to_be_visible()
    assert faults(ana) == []
    ana.locator(".quick [data-quick=good-luck]").press("Enter")
    expect(rui.locator(".lately:visible")).to_contain_text("Удачи!")  # for some seconds
    expect(ana.locator(".talk li")).to_contain_text("Good luck!")
    expect(ana.locator(".quick")).to_have_count(0)
    expect(rui.locator(".story")).to_contain_text("Ana: Удачи!")
    expect(rui.locator("header .badge")).to_have_text("1")
    rui.locator("header .drawer").click()
    expect(rui.locator("header .badge")).to_have_count(0)
    rui.locator(".talk .icon").click()
    expect(rui.locator(".quick [data-mute='1']")).to_be_visible()
    assert rui.evaluate(SIDEWAYS) <= 0
    assert rui.locator(".talk").evaluate(SMALL, [TOUCHED, TOUCH]) == []
    assert faults(rui) == []
    rui.locator(".quick [data-quick=laugh]").click()
    expect(ana.locator(".talk li").last).to_contain_text("Rui Ha, ha!")
    expect(ana.locator(".talk li .mood")).to_have_count(1)
    ana.locator(".talk .icon").press("Enter")
    ana.locator(".quick [data-mute='2']").press("Enter")
    expect(ana.locator(".talk li")).to_have_count(1)
    rui.locator(".talk input").fill("hello?")
    rui.locator(".talk input").press("Enter")
    expect(rui.locator(".talk li")).to_have_count(3)
    ana.locator(".quick [data-mute='2']").press("Enter")
    expect(ana.locator(".talk li")).to_have_count(3)


def test_spectators_know_that_they_watch_and_are_known(visitors):
    host, guest = visitors().go(), visitors().go()
    code = lay(host, "quarry", ["me", "miner"])
    go_to(host, code)
    expect(host.locator(".log .spectators")).to_have_count(0)
    guest.wait_for_selector("ml-lobby")
    go_to(guest, code)
    expect(guest.locator(".ask .watching")).to_have_text("You are watching")
    expect(host.locator(".log .spectators")).to_have_text("1 spectator.")
    guest.locator(".talk .icon").press("Enter")
    guest.locator(".quick [data-quick=cheer]").press("Enter")
    expect(host.locator(".talk li")).to_contain_text("somebody (spectator) Hurray!")


def test_a_shared_screen_is_no_spectator(visitors):
    page = visitors().go()
    go_to(page, lay(page, "dice", ["me", "me", "miner"], names=["Ana", "Bia"]))
    page.locator("dialog.curtain button").press("Enter")
    expect(page.locator("ml-dice")).to_be_visible()
    page.wait_for_function("() => document.querySelector('ml-table').state.here?.length === 2")
    assert page.evaluate("document.querySelector('ml-table').state.watching") == 0


def test_one_resigns_from_the_table_if_that_is_meant(visitors):
    ana, rui = visitors().go(), visitors().go()
    gather(ana, rui, "dice", "miner", names=["Ana"])
    rui.locator(".log .resign").press("Enter")
    rui.locator("dialog.question button:not(.big)").press("Enter")
    expect(rui.locator("dialog.question")).to_have_count(0)
    rui.locator(".log .resign").press("Enter")
    expect(rui.locator("dialog.question")).to_contain_text("You cannot take it back")
    rui.locator("dialog.question .big").press("Enter")
    expect(ana.locator(".log .around")).to_contain_text("Rui resigns")


def test_everybody_at_the_old_table_comes_along_with_one_press_or_says_no(visitors):
    people = [visitors().go() for _ in range(2)]
    ana, rui = people
    gather(ana, rui, "quarry", names=["Ana"])
    for page in people:
        page.locator(".log .resign").press("Enter")
        page.locator("dialog.question .big").press("Enter")
    for page in people:  # bots have played it to its end
        expect(page.locator("section.end")).to_be_visible()
    old = rui.url
    ana.locator("section.end .next button.big").press("Enter")
    expect(ana.locator("section.gathering")).to_be_visible()
    expect(rui.locator("section.end .again")).to_contain_text("Ana wants a rematch.")
    assert rui.url == old, "nobody is moved without being asked"
    rui.locator(".again button:not(.big)").press("Enter")
    expect(seat(ana, 2)).to_contain_text("Rui does not come")
    expect(rui.locator(".again button")).to_have_count(0)
    rui.reload()
    rui.locator(".again button.big").press("Enter")  # second thoughts
    expect(rui.locator("section.gathering")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_on_a_phone_the_drawer_has_the_log_and_the_field_to_write_beside_quick_replies(size, visitors):
    page = visitors("ru-RU", size={"width": size[0], "height": size[1]}).go()
    go_to(page, lay(page, "quarry", ["me", "miner"]))
    expect(page.locator("ml-quarry")).to_be_visible()
    page.locator("header.top .drawer").click()
    page.locator(".talk .icon").click()
    expect(page.locator(".quick [data-quick=hello]")).to_be_visible()
    expect(page.locator(".talk input")).to_be_in_viewport(ratio=1)
    expect(page.locator(".log .lines li").first).to_be_in_viewport()
