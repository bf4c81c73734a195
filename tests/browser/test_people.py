"""At the table: found again after a reload, a bot that plays on, looking back, reasons, the coach, what is heard."""

from playwright.sync_api import Page, expect

from harness.page_play import answers, begin
from harness.page_tables import go_to, lay
from motherlode.server import live_table
from tests.browser.test_access import faults

TURN = {"game": "quartz", "seats": [{"hand": ["eureka"]}, {}, {}]}
VOTE = {"game": "quarry", "discard": ["gold"], "seats": [{}, {}]}


def ask_why(page: Page, board: str, move: str) -> None:
    """As a board does when something is touched that is not lit."""
    page.evaluate(
        "([board, move]) => document.querySelector(board).dispatchEvent("
        "new CustomEvent('why', { detail: { move }, bubbles: true }))",
        [board, move],
    )


def test_a_reload_brings_back_the_same_table(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask .question")).to_be_visible()
    page.reload()
    expect(page.locator("ml-quartz")).to_be_visible()
    page.go_back()
    expect(page.locator("ml-lobby")).to_be_visible()
    expect(page.locator("section.mine li").first).to_be_visible()


def test_a_bot_plays_on_until_one_takes_over_again(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    page.locator("section.log button.quiet", has_text="bot").press("Enter")  # bots move fast, and the page with them
    expect(page.locator("section.log .around")).to_contain_text("You hand over")
    page.locator("section.ask .answers button").press("Enter")
    expect(page.locator("section.log .around")).to_contain_text("You are back")


def test_what_cannot_be_done_says_why_and_names_the_rule(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], TURN))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    why = page.locator("section.ask .why")
    ask_why(page, "ml-quartz", "play eureka")
    expect(why).to_contain_text("needs a valuable crystal on your cart")
    expect(why.locator("a")).to_have_attribute("href", "/rules/quartz#Q80")
    ask_why(page, "ml-quartz", "seat")  # the beginning of a move will do
    expect(why.locator("a")).to_have_attribute("href", "/rules/quartz#Q10")


def test_a_refused_move_says_why(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], TURN))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    page.evaluate("document.querySelector('ml-table').move('play eureka')")
    expect(page.locator("section.ask .problem")).to_contain_text("(rule Q80)")
    expect(page.locator("section.ask[data-yours]")).to_be_visible()


def test_the_owner_keeps_order_in_the_chat_of_a_table_that_says_it_was_arranged(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], TURN))
    expect(page.locator("section.log .arranged")).to_contain_text("somebody has arranged the pieces")
    page.locator(".talk input").fill("good luck")
    page.locator(".talk input").press("Enter")
    expect(page.locator(".talk li")).to_contain_text("good luck")
    page.locator(".moderation summary").click()
    page.get_by_role("button", name="Mute spectators").click()
    expect(page.get_by_role("button", name="Let spectators speak")).to_be_visible()
    page.get_by_role("button", name="Clear the chat").click()
    expect(page.locator(".talk li")).to_have_count(0)
    expect(page.get_by_role("button", name="Clear the chat")).to_have_count(0)
    page.go_back()
    page.locator("#name").fill("\u3164")
    page.locator("#name").press("Enter")
    expect(page.locator(".panel.named .problem")).to_contain_text("Nobody could see this name")


def test_stepping_back_and_forth_by_keyboard_and_back_to_now(visitors):
    page = visitors(bypass_csp=True).go()  # axe brings styles along
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], TURN))
    page.locator("main.table [data-move=mine]").first.press("Enter")
    lines = page.locator("section.log ol.lines button")
    expect(lines.nth(3)).to_be_visible()  # the deal, and three dwarves
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    lines.nth(1).press("Enter")
    past = page.locator("section.past")
    expect(past).to_contain_text("looking back")
    expect(page.locator("main.table [data-move]")).to_have_count(0)
    assert faults(page) == []
    here = past.locator(".question").inner_text()
    page.keyboard.press("ArrowLeft")
    expect(past.locator(".question")).not_to_have_text(here)
    page.keyboard.press("ArrowRight")
    expect(past.locator(".question")).to_have_text(here)
    expect(page.locator("section.log ol.lines [aria-current]")).to_have_text(lines.nth(1).inner_text())
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    expect(page.locator("main.table [data-move]").first).to_be_visible()


def test_the_coach_says_what_it_would_do_and_can_be_followed(visitors):
    page = visitors(bypass_csp=True).go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], TURN))
    page.locator("section.ask[data-yours] .quiet").press("Enter")
    advice = page.locator("section.ask .advice")
    expect(advice.locator("li").first).to_contain_text("±")
    assert faults(page) == []
    advised = advice.locator("[data-advised]").get_attribute("data-advised")
    advice.locator("[data-advised]").press("Enter")
    page.wait_for_function("() => document.querySelector('ml-table').state.history.length > 0")
    assert page.evaluate("document.querySelector('ml-table').state.history[0].move") == advised


STORY = """() => {
  const story = document.querySelector(".story");
  window.changes = { added: 0, taken: 0, changed: 0 };
  new MutationObserver((records) => {
    for (const { type, addedNodes, removedNodes } of records) {
      const elements = (nodes) => [...nodes].filter((node) => node.nodeType === Node.ELEMENT_NODE).length;
      window.changes.added += elements(addedNodes);
      window.changes.taken += elements(removedNodes);
      window.changes.changed += type === "characterData" ? 1 : 0;
    }
  }).observe(story, { childList: true, characterData: true, subtree: true });
}"""


def test_every_new_line_is_heard_once_and_one_is_told_at_once_when_asked(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quarry", ["me", "miner"], VOTE))
    story = page.locator(".story")
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    expect(story).to_have_attribute("aria-live", "polite")
    expect(story.locator("p")).to_have_count(0)  # what was before one came is there to be read, and not announced
    expect(page.locator("[aria-live=assertive]")).to_have_text(page.locator("section.ask .question").inner_text())
    page.evaluate(STORY)
    answers(page).first.press("Enter")
    expect(story.locator("p").first).not_to_be_empty()
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    changes = page.evaluate("window.changes")
    assert changes["added"] == story.locator("p").count() > 0
    assert changes["taken"] == changes["changed"] == 0
    assert page.locator("section.log [aria-live]").count() == 0


def test_sound_is_off_until_it_is_switched_on_and_is_not_even_loaded(visitors):
    ana = visitors()
    loaded: list[str] = []
    ana.page.on("request", lambda request: loaded.append(request.url.rpartition("/")[2]))
    page = ana.go()
    begin(page, "quarry", 2)
    answers(page).first.press("Enter")
    expect(page.locator("section.log ol.lines li").nth(1)).to_be_visible()
    assert "sound.js" not in loaded
    page.locator("header.top .settings").press("Enter")
    page.get_by_role("button", name="Switch the sound on").press("Enter")
    expect(page.get_by_role("button", name="Switch the sound off")).to_be_visible()
    page.reload()
    page.locator("header.top .settings").press("Enter")
    expect(page.locator("section.ask .question")).to_be_visible()
    assert "sound.js" in loaded
    page.get_by_role("button", name="Switch the sound off").press("Enter")
    assert page.evaluate("localStorage.getItem('motherlode-sound')") == "off"


# Notes what the head of the page says of the connection, however briefly.
SAID_ABOVE = """() => {
  window.said = [];
  const note = () => said.push(document.querySelector(".connection")?.textContent ?? "");
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.querySelector("header.top"), changes);
}"""


def test_people_are_told_what_is_not_compiled_yet_and_that_moves_wait_for_the_store(visitors, server, monkeypatch):
    monkeypatch.setattr(live_table, "digest_for_pages", lambda game: "")  # nor for pages
    page = visitors().go()
    registry = server.running.registry

    def done(steps: int) -> None:
        registry.preparation.steps["quartz"] = steps
        for reader in registry.lobby_readers:
            reader.send(registry.preparing())

    server.loop.call_soon_threadsafe(done, 1)
    expect(page.locator(".compiling")).to_contain_text("step 1 of 3")
    begin(page, "quartz", 3)
    page.get_by_role("button", name="Ask the coach").press("Enter")
    expect(page.locator("div.advice")).to_contain_text("still being compiled")
    page.evaluate("document.activeElement.blur()")  # as after a click on the rock
    page.keyboard.press("Escape")
    expect(page.locator("div.advice")).to_have_count(0)
    page.get_by_role("button", name="Ask the coach").press("Enter")
    server.loop.call_soon_threadsafe(done, 3)
    expect(page.locator("div.advice .best")).to_be_visible()
    page.locator("div.advice .close").press("Enter")
    expect(page.locator("div.advice")).to_have_count(0)
    health = registry.store.writing
    page.evaluate(SAID_ABOVE)
    server.loop.call_soon_threadsafe(health.failed, "the disk is full")
    page.wait_for_function("() => said.some((text) => text.includes('moves wait'))")  # for a second
    expect(page.locator(".connection")).to_have_count(0)  # it was tried again


def test_the_page_says_why_no_socket_is_opened_and_goes_on_once_there_is_one(visitors, server):
    registry = server.running.registry

    def count(more: int) -> None:
        registry.connected["127.0.0.1"] += more

    server.loop.call_soon_threadsafe(count, 10**7)
    ana = visitors()
    ana.loses_connection = True
    page = ana.go()
    expect(page.locator(".connection")).to_contain_text("no more are let in")
    server.loop.call_soon_threadsafe(count, -(10**7))
    expect(page.locator(".connection")).to_have_count(0)
    begin(page, "quarry", 2)
    ana.faults = [fault for fault in ana.faults if "/api/sockets" not in fault]  # which Chromium reports itself
