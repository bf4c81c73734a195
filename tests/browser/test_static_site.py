"""The page without a server: a site of files under a path, played to its end without a network after the first load."""

import re
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import PHONE
from harness.page_play import answers, begin, by_mouse, play_to_the_end
from motherlode.match import Match, notation
from motherlode.match.fairness import verify
from motherlode.site import build as builder
from motherlode.site.contents import contents
from tests.browser.test_access import faults
from tests.browser.test_games import LANGUAGES

LINES = "section.log ol.lines li"
KEPT = "#settings .kept"
KEPT_MATCHES = Path(__file__).parents[1] / "match/kept"
SLOW = 120_000  # milliseconds for the coach, on a busy machine


def open_and_keep(visitor) -> Page:
    """The first load, and what follows by itself: everything is kept in the browser."""
    page = visitor.go("/")
    expect(page.locator(f"{KEPT}[data-state=here]")).to_be_attached()
    return page


def cut(visitor) -> None:
    """No network from here on, for the page and for its workers; nor anybody who would answer."""
    visitor.context.set_offline(True)
    visitor.server.stop()


def offer_another_version(site, monkeypatch: pytest.MonkeyPatch, remark: str = "newer") -> None:
    """The host has a page with another remark in it."""
    changed = contents()
    changed["app/about.js"] += f"// {remark}\n".encode()
    monkeypatch.setattr(builder, "contents", lambda progress: changed)
    builder.build(site.folder)


def look_for_a_newer_version(page: Page) -> None:
    """What the page does by itself now and then."""
    page.evaluate("navigator.serviceWorker.getRegistration().then((registration) => registration.update())")


def wait_for(page: Page, promised: str) -> None:
    """Until a promise keeps what it says: the browser's own waiting takes the promise itself for it."""
    until = monotonic() + SLOW / 1000
    while not page.evaluate(promised):
        assert monotonic() < until, promised
        page.wait_for_timeout(100)


def version_of(page: Page) -> str:
    [found] = re.findall(r'src="web/v-(\w+)/app/main\.js"', page.content())
    return found


# --- without a network


@pytest.mark.parametrize(("game", "seats"), [("quartz", 3), ("dice", 3), ("quarry", 2)])
def test_each_game_is_played_to_its_end_without_a_network(visitors, site, game, seats):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    cut(ana)
    begin(page, game, seats)
    assert play_to_the_end(page, by_mouse) > 0
    with page.expect_download() as saved:
        page.locator("section.end a[download]").click()
    log = notation.read(saved.value.path().read_text(encoding="utf-8"))
    assert Match.replay(log).over, "what the page calls a game is one for the rules in Python too"
    verdict = verify(log, log.fairness.commitment)
    assert (verdict.problem, verdict.over, verdict.moves) == (None, True, len(log.entries))
    page.locator("header.top a.brand").click()
    expect(page.locator("section.finished li")).to_have_count(1)


def test_lessons_rules_and_languages_are_there_without_a_network(visitors, site):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    cut(ana)
    ana.go("/?rules/quartz#Q22")
    expect(page.locator("#Q22")).to_be_in_viewport()
    ana.go("/?learn/dice")
    expect(page.locator("ml-learn .board")).to_be_visible()
    ana.go("/?about")
    expect(page.locator("ml-about code")).to_have_text("motherlode serve")
    page.locator("header.top .settings").click()
    page.locator("#settings button[lang=ru]").click()
    expect(page.locator("ml-about h1")).to_have_text("Об этой странице")
    ana.go("/?nothing/of/the/kind")
    expect(page.locator("ml-nowhere")).to_be_visible()


def test_a_file_that_did_not_arrive_as_it_was_is_not_kept(visitors, site):
    ana = visitors(at=site)
    [damaged] = site.folder.glob("web/*/words/pt/quarry.ftl")
    damaged.write_text("broken")
    page = ana.go("/")
    expect(page.locator(f"{KEPT}[data-state=not-kept]")).to_be_attached()
    page.locator("header.top .settings").click()
    expect(page.locator(KEPT)).to_contain_text("does not save")
    page.keyboard.press("Escape")
    begin(page, "dice", 3)  # with the network, it plays


# --- matches in this browser


def test_a_match_goes_on_after_a_reload_and_after_another_visit(visitors, site):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    cut(ana)
    begin(page, "quarry", 2)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    before = page.locator(LINES).all_inner_texts()
    code = page.url.rpartition("/")[2]
    page.reload()
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    assert page.locator(LINES).all_inner_texts()[-len(before) :] == before
    page.close()
    ana.page = ana.context.new_page()
    page = ana.go("/")
    page.locator("section.mine a.button", has_text="Play on").click()
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    assert page.url.endswith(f"/?t/{code}")
    answers(page).first.click()
    expect(page.locator(LINES).nth(len(before))).to_be_visible()


def test_a_match_file_of_others_is_opened_kept_and_reviewed_without_a_network(visitors, site):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    cut(ana)
    page.locator("details.open-match summary").click()
    page.set_input_files("ml-open-match input[type=file]", KEPT_MATCHES / "quarry-3.mine")
    expect(page.locator("ml-quarry")).to_be_visible()
    expect(page.locator("ml-chances .drawing svg")).to_be_visible(timeout=SLOW)
    page.locator("header.top a.brand").click()
    row = page.locator("section.finished li")
    expect(row).to_have_count(1)
    with page.expect_download() as saved:
        row.locator("a[download]").click()
    there = notation.read((KEPT_MATCHES / "quarry-3.mine").read_text(encoding="utf-8"))
    assert notation.read(saved.value.path().read_text(encoding="utf-8")) == there
    row.locator("button.delete").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)


def test_a_match_is_taken_away_when_that_is_meant(visitors, site):
    page = visitors(at=site).go("/")
    begin(page, "quarry", 2)
    page.locator("header.top a.brand").click()
    row = page.locator("section.mine li")
    row.locator("button.delete").click()
    page.locator("dialog").get_by_role("button", name="Keep it").click()
    expect(row).to_have_count(1)
    row.locator("button.delete").click()
    page.locator("dialog").get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    page.reload()
    expect(page.locator("form.bots button.big")).to_be_visible()
    expect(row).to_have_count(0)


# --- another version


def test_a_newer_version_is_told_and_comes_when_somebody_wants_it(visitors, site, monkeypatch):
    page = open_and_keep(visitors(at=site))
    begin(page, "quarry", 2)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    first = version_of(page)
    offer_another_version(site, monkeypatch)
    look_for_a_newer_version(page)
    page.locator("header.top .settings").click()
    expect(page.locator("#settings")).to_contain_text("after this game")
    page.keyboard.press("Escape")
    expect(page.locator(".newer")).to_have_count(0)  # nothing is said in the middle of a game
    page.reload()
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    assert version_of(page) == first, "a reload is no wish for another version"
    page.locator("header.top a.brand").click()
    expect(page.locator(".newer")).to_be_visible()
    with page.expect_event("framenavigated"):
        page.locator(".newer button").click()
    expect(page.locator("form.bots button.big")).to_be_visible()
    assert version_of(page) != first
    expect(page.locator(".newer")).to_have_count(0)
    page.locator("section.mine a.button", has_text="Play on").click()
    expect(page.locator("section.ask[data-yours]")).to_be_visible()


def test_an_open_page_keeps_its_version_while_another_tab_goes_on_to_the_newer_one(visitors, site, monkeypatch):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    other = ana.context.new_page()
    other.goto(f"{site.page}/")
    expect(other.locator("form.bots button.big")).to_be_visible()
    offer_another_version(site, monkeypatch)
    look_for_a_newer_version(other)
    expect(other.locator(".newer")).to_be_visible()
    with other.expect_event("framenavigated"):
        other.locator(".newer button").click()
    expect(other.locator("form.bots button.big")).to_be_visible()
    assert version_of(page) != version_of(other)
    cut(ana)
    page.locator("header.top nav a[href*=rules]").click()  # which it has not loaded before
    expect(page.locator("ml-rules h1")).to_be_visible()


KEPT_VERSIONS = "async () => (await caches.keys()).map((key) => key.split(' ').at(-1))"
NOTHING_COMES = "async () => !(await navigator.serviceWorker.getRegistration()).installing"


def test_an_open_page_keeps_its_version_while_two_newer_ones_come(visitors, site, monkeypatch):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    other = ana.context.new_page()
    other.goto(f"{site.page}/")
    expect(other.locator("form.bots button.big")).to_be_visible()
    for remark in ("newer", "newest"):  # the host has the first version no more
        offer_another_version(site, monkeypatch, remark)
        look_for_a_newer_version(other)
        wait_for(other, f"({NOTHING_COMES})()")
    with other.expect_event("framenavigated"):
        other.locator(".newer button").click()
    expect(other.locator("form.bots button.big")).to_be_visible()
    wait_for(other, f"({KEPT_VERSIONS})().then(({{ length }}) => length === 2)")  # nobody uses the one between
    assert set(other.evaluate(KEPT_VERSIONS)) == {version_of(page), version_of(other)}
    page.locator(".newer button").wait_for()
    ana.server.stop()
    page.locator("header.top nav a[href*=rules]").click()  # which it has not loaded before
    expect(page.locator("ml-rules h1")).to_be_visible()
    page.locator(".newer button").click()  # another tab has it already
    page.wait_for_function("version => document.documentElement.innerHTML.includes(version)", arg=version_of(other))


# --- made an app of


# As browsers do that can make an app of a page; Chromium without a window never does.
OFFER = """() => {
  window.prompted = 0;
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = async () => ({ outcome: ++prompted > 1 ? "accepted" : "dismissed" });
  dispatchEvent(offer);
  return offer.defaultPrevented;
}"""


def test_it_is_made_an_app_of_in_the_settings_when_the_browser_offers_that(visitors, site):
    ana = visitors(at=site)
    page = open_and_keep(ana)
    read = ana.context.new_cdp_session(page).send("Page.getAppManifest")
    assert read["errors"] == []
    assert read["manifest"]["startUrl"] == read["manifest"]["scope"] == f"{site.page}/"
    assert read["manifest"]["display"] == "kStandalone"
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{site.page}/"
    install = page.locator("#settings button.install")
    expect(install).to_have_count(0)
    assert page.evaluate(OFFER), "the browser does not ask by itself, in the middle of something"
    page.locator("header.top .settings").click()
    install.click()  # who says no may say yes another time
    page.wait_for_function("() => prompted === 1")
    install.click()
    expect(install).to_have_count(0)


# --- what it may load, and for whom it can be used


def test_what_is_not_the_sites_own_is_refused_and_makes_a_test_fail(visitors, site):
    ana = visitors(at=site)
    page = ana.go("/")
    expect(page.locator("form.bots button.big")).to_be_visible()
    assert ana.faults == []
    inline = (
        "() => document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' }))"
    )
    page.evaluate(inline)
    assert page.evaluate("window.ran") is None
    assert len(ana.faults) == 1
    assert "Content Security Policy" in ana.faults.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_without_a_server_is_clean(visitors, site, language):
    page = visitors(LANGUAGES[language], PHONE, at=site, bypass_csp=True).go("/")  # axe brings styles along
    expect(page.locator("section.alone")).to_be_visible()
    assert page.locator("form.join, section.tables").count() == 0
    assert faults(page) == []
    begin(page, "quarry", 2)
    expect(page.locator("section.ask .question")).to_be_visible()
    page.locator("header.top a.brand").click()
    expect(page.locator("section.mine li")).to_have_count(1)
    assert faults(page) == []
