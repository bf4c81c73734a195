"""A finished match looked back on in the browser: graph, moments, playing on, the draws checked, and honest states."""

import json
import re
from pathlib import Path

import pytest
import requests
from playwright.sync_api import Page, Route, expect

from harness.chromium import DESKTOP
from harness.page_play import begin, by_mouse, play_to_the_end, speak
from tests.browser.test_access import faults
from tests.browser.test_games import LANGUAGES

KEPT = Path(__file__).parents[1] / "match/kept"
NARROW = {"width": 360, "height": 740}
SLOW = 120_000  # milliseconds for the coach, on a busy machine


@pytest.fixture(scope="module")
def matches(server) -> dict[str, str]:
    """Short matches from files: one whose draws can be checked, and one of which nobody promised anything."""

    def kept(text: str) -> str:
        answer = requests.post(f"{server.page}/api/matches", data=text.encode(), timeout=60)
        assert answer.ok, answer.text
        return str(answer.json()["match"])

    fair = (KEPT / "quarry-1.mine").read_text(encoding="utf-8")
    return {
        "fair": kept(fair),
        "unpromised": kept((KEPT / "quarry-2.mine").read_text(encoding="utf-8")),
        "unfinished": kept("\n".join(fair.splitlines()[:-10]) + "\n"),
    }


def moves_of(page: Page) -> int:
    return int(page.locator(".stepper .where").inner_text().split("/")[1])


def at(page: Page) -> int:
    return int(page.locator(".stepper .where b").inner_text())


def expect_move(page: Page, move: int) -> None:
    expect(page.locator(".stepper .where b")).to_have_text(str(move))
    expect(page).to_have_url(re.compile(rf"\?move={move}$"))


def reviewed(page: Page) -> None:
    """When the coach has said it all."""
    expect(page.locator("ml-chances .drawing svg")).to_be_visible(timeout=SLOW)


def without(visitor, status: str) -> None:
    """The browser itself notes every request that failed; some were meant to."""
    visitor.faults = [fault for fault in visitor.faults if status not in fault]


# --- the review


def test_everything_else_can_be_seen_while_the_coach_is_at_work(visitors, matches):
    ana = visitors()
    page = ana.page
    held = {"done": 3}

    def answer(route: Route) -> None:
        if held:
            route.fulfill(status=202, content_type="application/json", body=json.dumps({**held, "of": 42, "ahead": 0}))
        else:
            route.continue_()

    page.route("**/review", answer)
    ana.go(f"/review/{matches['fair']}")
    expect(page.locator("progress")).to_have_attribute("value", "3")
    expect(page.locator("section.standing li")).to_have_count(4)
    expect(page.locator("section.standing h2")).to_contain_text("Miner 3")
    expect(page.locator("ml-quarry .final-scores > li")).to_have_count(4)
    page.locator("[data-step=back]").click()
    expect_move(page, moves_of(page) - 1)
    expect(page.locator("ml-quarry .crew > li")).to_have_count(4)
    expect(page.locator(".account .what")).to_contain_text("Miner 3")
    expect(page.locator("ml-chances")).to_have_count(0)
    held["done"] = 20
    expect(page.locator("progress")).to_have_attribute("value", "20")
    held.clear()
    reviewed(page)
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("ml-chances .drawing g .line")).to_have_count(4)
    expect(page.locator(".figures li")).to_have_count(4)
    expect(page.locator(".balances li")).to_have_count(4)
    assert page.locator(".highlights a[data-move]").count() > 0


def test_the_match_is_walked_through_by_keys_and_the_address_follows(visitors, matches):
    page = visitors().go(f"/review/{matches['fair']}?move=7")
    expect_move(page, 7)
    before = page.locator(".account .what").inner_text()
    page.keyboard.press("ArrowRight")
    expect_move(page, 8)
    expect(page.locator(".account .what")).not_to_have_text(before)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect_move(page, 6)
    page.reload()
    expect_move(page, 6)
    expect(page.locator(".account h2")).to_have_text("Move 6 of 42")
    reviewed(page)
    slider = page.get_by_role("slider")
    slider.focus()
    spoken = slider.get_attribute("aria-valuetext")
    assert re.match(r"Move 6: Miner 1: [\d.]+%; Random 2: ", spoken or ""), spoken
    for key, move in (("ArrowUp", 7), ("Home", 0), ("ArrowLeft", 0), ("PageUp", 10), ("End", 42), ("ArrowRight", 42)):
        slider.press(key)
        expect_move(page, move)
        expect(slider).to_have_attribute("aria-valuenow", str(move))
    expect(page.locator("[data-step=forward]")).to_be_disabled()
    page.locator("[data-step=first]").press("Enter")
    expect_move(page, 0)
    expect(page.locator("[data-step=back]")).to_be_disabled()


def test_a_highlight_leads_to_its_moment_and_back_again(visitors, matches):
    page = visitors().go(f"/review/{matches['fair']}?move=3")
    reviewed(page)
    link = page.locator(".highlights a[data-move]").last
    move = int(link.get_attribute("data-move") or 0)
    link.press("Enter")
    expect_move(page, move)
    expect(page.locator(".account h2")).to_be_focused()
    expect(page.locator(".account .coach")).to_be_visible()
    page.go_back()
    expect_move(page, 3)
    page.locator("ml-chances summary").press("Enter")
    rows = page.locator("ml-chances tbody tr")
    expect(rows).to_have_count(43)
    expect(rows.nth(3)).to_have_attribute("aria-current", "step")
    rows.nth(12).locator("a").press("Enter")
    expect_move(page, 12)
    assert page.locator(".figures b").all_inner_texts() == rows.nth(12).locator("td").all_inner_texts()


def test_the_pointer_reads_the_graph_and_a_click_goes_there(visitors, matches):
    page = visitors().go(f"/review/{matches['fair']}?move=3")
    reviewed(page)
    drawing = page.locator("ml-chances .drawing")
    box = drawing.bounding_box()
    assert box is not None
    drawing.hover(position={"x": 10, "y": 100})
    expect(page.locator("ml-chances .shown")).to_have_text("The deal")
    expect_move(page, 3)
    drawing.click(position={"x": box["width"] - 5, "y": 100})
    expect_move(page, 42)
    expect(page.locator(".figures b")).to_have_text(["0.0%", "0.0%", "100.0%", "0.0%"])


def test_one_looks_through_the_eyes_of_any_seat(visitors, matches):
    page = visitors().go(f"/review/{matches['fair']}?move=20")
    expect(page.locator("ml-quarry li[data-me]")).to_have_attribute("data-seat", "1")
    page.locator(".eyes select").select_option("3")
    expect(page.locator("ml-quarry li[data-me]")).to_have_attribute("data-seat", "3")
    expect_move(page, 20)


def test_the_link_to_a_moment_can_be_shared(visitors, matches):
    ana = visitors(permissions=["clipboard-read", "clipboard-write"])
    page = ana.go(f"/review/{matches['fair']}?move=9")
    button = page.locator(".account ml-copy-link button")
    expect(button).to_have_text("Copy the link to this moment")
    button.press("Enter")
    expect(button).to_have_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{ana.server.page}/review/{matches['fair']}?move=9"
    friend = visitors().page
    friend.goto(link)
    expect_move(friend, 9)
    with page.expect_download() as download:
        page.locator("ml-verify a[download]").press("Enter")
    assert "game: quarry" in Path(download.value.path()).read_text(encoding="utf-8")


# --- playing on


def test_one_plays_on_from_a_moment_and_looks_back_on_that(visitors, matches):
    page = visitors().go(f"/review/{matches['fair']}")
    expect(page.locator("ml-quarry")).to_be_visible()
    moves = moves_of(page)
    expect(page.locator("ml-play-on select[name=seat]")).to_be_visible()
    for move in range(moves - 1, 0, -1):  # until somebody besides seat 1 decides
        page.locator("[data-step=back]").press("Enter")
        expect_move(page, move)
        seat = page.locator("ml-play-on select[name=seat]").input_value()
        if seat != "1":
            break
    expect(page.locator("ml-play-on button.big")).to_be_enabled()
    page.locator("ml-play-on select[name=level]").select_option(index=0)
    page.locator("ml-play-on button.big").press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("ml-quarry li[data-me]")).to_have_attribute("data-seat", seat)
    play_to_the_end(page, by_mouse)
    page.locator("section.end a[href^='/review/']").press("Enter")
    page.wait_for_url("**/review/*")
    expect(page.locator("ml-quarry li[data-me]")).to_have_attribute("data-seat", seat)
    page.locator("[data-step=first]").press("Enter")
    expect(page.locator("ml-play-on button.big")).to_be_enabled()


# --- fair draws


def test_the_draws_are_checked_in_plain_words(visitors, matches):
    page = visitors("pt-BR").go(f"/review/{matches['fair']}")
    page.locator("ml-verify button").press("Enter")
    verdict = page.locator("ml-verify .verdict[data-holds=yes]")
    expect(verdict).to_contain_text("43 sementes, 42 jogadas")
    for text in ("Isto prova", "Não prova", "compromisso", "motherlode verify"):
        expect(page.locator("ml-verify [role=status]")).to_contain_text(text)
    speak(page, "ru")
    expect(verdict).to_contain_text("43 начальных числа, 42 хода")


def test_draws_that_nobody_promised_are_not_called_fair(visitors, matches):
    page = visitors().go(f"/review/{matches['unpromised']}")
    page.locator("ml-verify button").press("Enter")
    expect(page.locator("ml-verify .verdict[data-holds=no]")).to_contain_text("without a commitment")


# --- files


def test_a_match_file_is_opened_from_the_lobby(visitors, matches):
    page = visitors().go()
    page.locator("details.open-match summary").click()
    page.set_input_files("ml-open-match input[type=file]", KEPT / "quarry-1.mine")
    page.wait_for_url(f"**/review/{matches['fair']}")
    expect(page.locator("ml-quarry")).to_be_visible()


def test_a_file_that_is_no_match_is_refused_with_the_reason(visitors, tmp_path):
    ana = visitors()
    page = ana.go()
    page.locator("details.open-match summary").click()
    (tmp_path / "letter.mine").write_text("Dear Ana,\n")
    page.set_input_files("ml-open-match input[type=file]", tmp_path / "letter.mine")
    expect(page.locator("ml-open-match .problem")).to_be_visible()
    without(ana, "422")


# --- honest states


def test_there_is_no_such_match(visitors):
    ana = visitors()
    page = ana.go("/review/nothinghere42")
    expect(page.locator("main.review h1")).to_have_text("There is no such match")
    expect(page.locator("main.review a[href='/']")).to_be_visible()
    without(ana, "404")


def test_a_match_that_is_not_over_is_not_looked_back_on(visitors, matches):
    ana = visitors()
    page = ana.go()
    begin(page, "quarry", 2)
    code = page.url.rpartition("/")[2]
    ana.go(f"/review/{code}")
    expect(page.locator("main.review h1")).to_have_text("This match is not over yet")
    page.locator(f"a[href='/t/{code}']").click()
    expect(page.locator("ml-quarry")).to_be_visible()
    ana.go(f"/review/{matches['unfinished']}")
    expect(page.locator("main.review h1")).to_have_text("This match is not over yet")


def test_a_busy_server_and_a_lost_connection_are_told_and_overcome(visitors, matches):
    ana = visitors()
    page = ana.page
    trouble = ["lost", "busy"]

    def answer(route: Route) -> None:
        if not trouble:
            route.continue_()
        elif trouble[-1] == "busy":
            refused = {"reason": "too-fast", "arguments": {"wait": 300}}
            route.fulfill(status=429, content_type="application/json", body=json.dumps(refused))
        else:
            route.abort()

    page.route("**/review", answer)
    page.goto(f"{ana.server.page}/review/{matches['fair']}")
    problem = page.locator("main.review > .problem")
    expect(problem).to_contain_text("too much at once")
    trouble.pop()
    expect(problem).to_contain_text("connection is lost")
    expect(page.locator("ml-quarry")).to_be_visible()
    trouble.pop()
    reviewed(page)
    expect(problem).to_have_count(0)
    without(ana, "429")
    without(ana, "ERR_FAILED")


# --- for everybody


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [
        pytest.param("en", "light", DESKTOP, marks=pytest.mark.thorough),
        ("pt", "dark", NARROW),
        pytest.param("ru", "dark", DESKTOP, marks=pytest.mark.thorough),
    ],
)
def test_the_review_is_clean_for_everybody(visitors, matches, language, scheme, size):
    ana = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True)  # axe brings styles along
    page = ana.go(f"/review/{matches['fair']}?move=30")
    expect(page.locator("ml-quarry")).to_be_visible()
    assert faults(page) == []
    reviewed(page)
    page.locator("ml-verify button").press("Enter")
    expect(page.locator("ml-verify .verdict")).to_be_visible()
    page.locator("ml-chances summary").press("Enter")
    expect(page.locator("ml-chances tbody tr")).to_have_count(43)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out sideways"
