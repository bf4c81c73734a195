"""People come together by a link, a code or a picture, each by a name; they stand up, are sent away, delete a table."""

import hashlib
import re

import pytest
from playwright.sync_api import Page, expect

from harness.page_tables import gather, go_to, lay
from tests.amounts import usually
from tests.browser.test_access import faults
from tests.browser.test_games import LANGUAGES
from tests.browser.test_layout import SIDEWAYS, SMALL, TOUCH, TOUCHED

AGREED = {
    "options": {"edition": "pt", "thrill": True, "house": {"values": {"ruby": 9}}},
    "clock": {"bank": 600_000, "credit": 45_000},
    "odds": False,
}


def named(page: Page, name: str) -> Page:
    """Somebody who has said a name in the lobby."""
    page.locator("#name").fill(name)
    page.locator("#name").press("Enter")
    page.wait_for_function("() => document.querySelector('ml-app').wire.state === 'open'")
    return page


def seat(page: Page, number: int):
    return page.locator(f"section.gathering li[data-seat='{number}']")


def yes(page: Page) -> None:
    """What the window asks is meant."""
    page.locator("dialog.question button.big").click()


# --- coming


def test_who_opens_a_link_sees_what_is_played_says_a_name_and_is_called_so_by_everybody(visitors):
    host, guest = named(visitors().go(), "Ana"), visitors().go()
    code = lay(host, "quartz", ["me", "open", "open"], public=True, names=["Ana"], **AGREED)
    go_to(host, code)
    agreed = guest.locator(".panel.tables .by")
    for point in ("Rulebook: Portuguese", "What a thrill", "10 minutes, plus 45 seconds a move", "no coach"):
        expect(agreed).to_contain_text(point)
    go_to(guest, code)
    agreed = guest.locator("section.gathering dl.agreed").first
    for point in ("Portuguese", "10 minutes, plus 45 seconds a move", "House rules"):
        expect(agreed).to_contain_text(point)
    expect(guest.locator(".house-changes")).to_contain_text("Ruby: 9 (printed: 6)")
    seat(guest, 2).locator("button.sit").click()
    expect(guest.locator("#arrival")).to_be_focused()  # nobody sits down without a name
    guest.locator("#arrival").fill("  Rui ")
    guest.locator(".arrival button.big").click()
    for page in (host, guest):
        expect(seat(page, 2).locator(".who")).to_have_text("Rui")
    guest.wait_for_function("() => localStorage.getItem('motherlode-name') === 'Rui'")
    seat(guest, 2).locator("button.rename").click()
    guest.locator("dialog.question input").fill("Ruizinho")
    yes(guest)
    expect(seat(host, 2).locator(".who")).to_have_text("Ruizinho")
    guest.wait_for_function("() => document.querySelector('ml-app').wire.name === 'Ruizinho'")


def test_the_table_is_found_by_its_code_by_a_picture_and_sent_on(visitors):
    ana = visitors()
    ana.context.add_init_script("navigator.share = async (what) => { window.sent = what; }")
    host, guest = ana.go(), visitors().go()
    code = lay(host, "quarry", ["me", "open"])
    go_to(host, code)
    expect(host.locator(".invite .code b")).to_have_text(code)
    host.locator(".invite .send").click()
    assert host.evaluate("sent.url") == host.url
    assert code in host.evaluate("sent.text")
    host.locator(".invite .show").click()
    expect(host.get_by_role("img", name=f"QR code of {host.url}")).to_be_visible()
    guest.locator("form.join input").fill(code.lower())
    guest.locator("form.join button").click()
    expect(guest.locator("section.gathering .arrival")).to_be_visible()


# What was drawn for texts, by their bytes: each was held before a reader of others (zxing-cpp), which read it.
PICTURES = {
    1: "848f621f7ecf", 14: "fe52bba3ca48", 26: "d77471b3ea68", 42: "b681059ac707",
    62: "af621228575f", 84: "d2c14c2b85cc", 106: "60d36bb7824b", 122: "3d6c3dd17b30",
    152: "6a337de368aa", 180: "99b5bd75e7ad", 213: "93219dcdd67a",
}  # fmt: skip


def test_every_size_of_a_picture_is_drawn_as_readers_read_it(visitors):
    page = visitors().go()
    for length, digest in PICTURES.items():
        text = ("https://mine.example/t/ABCDEF?" + "Кварц!0123456789abcdefghij" * 20)[:length]
        while len(text.encode()) > length:
            text = text[:-1]
        text += "x" * (length - len(text.encode()))
        rows = page.evaluate(
            "async (text) => (await import('/web/app/qr.js')).qrCode(text).map((row) => row.map(Number).join(''))", text
        )
        assert hashlib.sha256("\n".join(rows).encode()).hexdigest().startswith(digest), length
    assert page.evaluate("async () => (await import('/web/app/qr.js')).qrCode('x'.repeat(214))") is None


# --- one screen


def test_everybody_at_one_screen_has_a_name(visitors):
    page = visitors().go()
    page.locator("label.game[data-game=quarry]").click()
    form = page.locator("form.friends")
    form.locator("li[data-seat='1'] input").fill("Ana")
    for number, name in ((2, "Bia"), (3, "Caio")):
        form.locator(f"li[data-seat='{number}'] select").select_option("me")
        form.locator(f"li[data-seat='{number}'] input").fill(name)
    form.locator("li[data-seat='4'] select").select_option("open")
    form.locator("button.big").click()
    for number, name in enumerate(("Ana", "Bia", "Caio"), 1):
        expect(seat(page, number).locator(".who")).to_have_text(name)
    seat(page, 4).locator("button.sit").click()
    page.locator("dialog.question input").fill("Dora")
    yes(page)
    expect(seat(page, 4).locator(".who")).to_have_text("Dora")
    page.locator("section.gathering .beginning .big").click()
    for name in ("Ana", "Bia"):
        curtain = page.locator("dialog.curtain")
        expect(curtain).to_contain_text(f"Pass the screen to {name}.")
        curtain.locator("button").press("Enter")
        page.locator("main.table button[data-move]:visible").first.press("Enter")
    page.locator("dialog.curtain button").press("Enter")
    page.locator("header.top a.brand").click()
    page.locator("label.game[data-game=quarry]").click()
    page.locator("form.friends li[data-seat='2'] select").select_option("me")
    expect(page.locator("form.friends li[data-seat='2'] input")).to_have_value("Bia")  # the same people, next time


# --- going


def test_guests_and_bots_are_sent_away_and_guests_stand_up(visitors):
    host, guest = named(visitors().go(), "Ana"), visitors().go()
    code = lay(host, "quartz", ["me", "open", "miner"])
    go_to(host, code)
    go_to(guest, code).locator("#arrival").fill("Rui")
    guest.locator(".arrival .big").click()
    seat(host, 2).locator("button.remove").click()
    expect(host.locator("dialog.question")).to_be_visible()
    host.keyboard.press("Escape")
    expect(host.locator("dialog.question")).to_have_count(0)
    expect(seat(host, 2).locator(".who")).to_have_text("Rui")
    seat(host, 2).locator("button.remove").click()
    expect(host.locator("dialog.question")).to_contain_text("Send Rui away?")
    yes(host)
    expect(guest.locator("section.gathering .notice")).to_contain_text("has made your seat free")
    guest.locator(".arrival .big").click()  # the name is still there
    expect(seat(host, 2).locator(".who")).to_have_text("Rui")
    seat(guest, 2).locator("button.stand").click()
    expect(guest.locator("section.gathering .arrival")).to_be_visible()
    expect(guest.locator("section.gathering .notice")).to_have_count(0)
    expect(seat(host, 2)).to_have_attribute("data-kind", "open")
    seat(host, 3).locator("button.remove").click()  # a bot is not asked about
    expect(seat(host, 3)).to_have_attribute("data-kind", "open")
    host.locator(".beginning .fill").click()
    for page in (host, guest):
        expect(page.locator("ml-quartz")).to_be_visible()
    assert [place["kind"] for place in guest.evaluate("document.querySelector('ml-table').state.places")] == [
        "person", "bot", "bot",
    ]  # fmt: skip


def test_the_owner_deletes_a_table_and_those_who_wait_get_a_message(visitors):
    host, guest = visitors().go(), visitors().go()
    code = lay(host, "dice", ["me", "open", "open"])
    go_to(host, code)
    go_to(guest, code)
    expect(guest.locator("section.gathering .beginning")).to_have_count(0)  # it is not theirs
    host.locator(".gathering .delete").click()
    yes(host)
    expect(host.locator("ml-lobby")).to_be_visible()
    expect(host.locator("section.mine")).to_have_count(0)
    expect(guest.locator("section.gone")).to_contain_text("took it away")


# --- as it is seen


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
def test_a_gathering_fits_a_phone_and_is_clean(visitors, language):
    size = {"width": 360, "height": 740}
    host = visitors(LANGUAGES[language], size, bypass_csp=True).go()
    guest = visitors(LANGUAGES[language], size, color_scheme="dark", bypass_csp=True).go()
    code = lay(host, "quartz", ["me", "open", "miner"], names=["Maximiliana von Grumblebeard-Pickerton"], **AGREED)
    for page in (host, guest):
        go_to(page, code)
        expect(page.locator(".house-changes")).to_be_visible()
        page.locator(".invite .show").click()
        expect(page.locator(".invite .qr")).to_be_visible()
        assert page.evaluate(SIDEWAYS) <= 0
        assert page.locator("section.gathering").evaluate(SMALL, [TOUCHED, TOUCH]) == []
        assert not re.search(r"page-|\{", page.locator("main").inner_text())
        assert faults(page) == []
    seat(host, 1).locator("button.rename").click()
    expect(host.locator("dialog.question")).to_be_visible()
    assert faults(host) == []


def leave(page: Page, way: str) -> None:
    """By the head of the page, in this way."""
    page.locator("header.top .leave").press("Enter")
    page.locator(f"dialog.question button[value='{way}']").press("Enter")


def test_who_leaves_says_what_becomes_of_the_seat_where_others_would_wait(visitors):
    ana, rui = visitors().go(), visitors().go()
    code = gather(ana, rui, "quarry", names=["Ana"])
    rui.locator("header.top .leave").press("Enter")
    rui.locator("dialog.question button.quiet").press("Enter")
    expect(rui.locator("ml-quarry")).to_be_visible()  # they stay
    leave(rui, "keep")
    expect(rui.locator("ml-lobby")).to_be_visible()
    expect(ana.locator(".miner[data-seat='2'] .presence")).to_have_text("away")
    leave(go_to(rui, code), "hand-over")
    expect(rui.locator("ml-lobby")).to_be_visible()
    expect(ana.locator(".log .around")).to_contain_text("Rui")
    expect(ana.locator(".miner[data-seat='2'] .presence")).not_to_have_text("away")


def test_who_gives_up_when_leaving_is_asked_once_more(visitors):
    ana, rui = visitors().go(), visitors().go()
    gather(ana, rui, "quarry", names=["Ana"])
    leave(rui, "resign")
    rui.locator("dialog.question button:not([value])").press("Enter")
    expect(rui.locator("dialog.question")).to_have_count(0)
    expect(rui.locator("ml-quarry")).to_be_visible()
    leave(rui, "resign")
    rui.locator("dialog.question .big").press("Enter")
    expect(rui.locator("ml-lobby")).to_be_visible()
    expect(ana.locator(".log .around")).to_contain_text("Rui resigns")


def test_who_leaves_before_the_game_stands_up_or_keeps_the_seat(visitors):
    ana, rui = visitors().go(), visitors().go()
    code = lay(ana, "quarry", ["me", "open"], names=["Ana"])
    go_to(ana, code)
    go_to(rui, code).locator("#arrival").fill("Rui")
    rui.locator("section.gathering li[data-seat='2'] button.sit").click()
    expect(rui.locator("section.gathering li[data-seat='2'][data-me]")).to_contain_text("Rui")
    expect(ana.locator("section.gathering li[data-seat='2']")).to_contain_text("Rui")
    leave(rui, "leave")
    expect(rui.locator("ml-lobby")).to_be_visible()
    expect(ana.locator("section.gathering li[data-seat='2']")).not_to_contain_text("Rui")


def test_nobody_is_asked_who_leaves_bots_or_only_watches(visitors):
    ana, rui = visitors().go(), visitors().go()
    code = lay(ana, "quarry", ["me", "miner"])
    for page in (go_to(ana, code), go_to(rui, code)):
        expect(page.locator("ml-quarry")).to_be_visible()
        page.locator("header.top .leave").press("Enter")
        expect(page.locator("ml-lobby")).to_be_visible()
        expect(page.locator("dialog.question")).to_have_count(0)


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 800)])
def test_on_every_screen_the_own_seat_and_the_beginning_are_in_sight_at_once(size, visitors):
    page = visitors("ru-RU", size={"width": size[0], "height": size[1]}).go()
    go_to(page, lay(page, "quartz", ["me", "open", "miner"], names=["Ana"], **AGREED))
    for part in (".seats li[data-me]", ".beginning .big", ".beginning .fill"):
        expect(page.locator(f"section.gathering {part}")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    covered = """all => all.some((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })"""
    assert not page.locator("section.gathering .beginning button:enabled").evaluate_all(covered)
