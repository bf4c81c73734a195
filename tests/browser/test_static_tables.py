"""The tables of a page without a server: the coach, playing on from a position, two tabs at one table."""

from time import monotonic

from playwright.sync_api import Page, Route, expect

from harness.page_play import answer, begin, by_mouse, choose_seats, play_to_the_end

ENOUGH_MOVES = 8  # of everybody, so that bots are among them
WAIT = 8000  # milliseconds for which a bot waits at other speeds
ASKED = "section.ask[data-yours]"


def cut(visitor) -> None:
    """No network from here on, nor anybody who would answer."""
    expect(visitor.page.locator("#settings .kept[data-state=here]")).to_be_attached()
    visitor.context.set_offline(True)
    visitor.server.stop()


def code_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def test_the_coach_weighs_moves_and_one_plays_what_it_says(visitors, site):
    ana = visitors(at=site)
    page = ana.go("/")
    cut(ana)
    begin(page, "quartz", 3)
    expect(page.locator(ASKED)).to_be_visible()
    page.locator("button:has(use[href$='#icon-coach'])").first.click()
    expect(page.locator(".advice ol li").first).to_be_visible()
    moves = page.evaluate("document.querySelector('ml-table').state.history.length")
    page.locator(".advice button[data-advised]").click()
    expect(page.locator(".advice")).to_have_count(0)
    assert page.evaluate("document.querySelector('ml-table').state.history.length") > moves


def test_one_plays_on_from_the_end_of_a_lesson_also_after_a_reload(visitors, site):
    ana = visitors(at=site)
    page = ana.go("/?learn/quarry")
    expect(page.locator("ml-learn section, ml-learn .lesson, ml-learn button").first).to_be_visible()
    cut(ana)
    page.evaluate("(learn => (learn.at = learn.steps.length - 1))(document.querySelector('ml-learn'))")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/?t/*")
    expect(page.locator("ml-table ml-quarry")).to_be_visible()
    code = code_of(page)
    page.reload()
    expect(page.locator("ml-table ml-quarry")).to_be_visible()
    assert code_of(page) == code
    assert "position" in page.evaluate("document.querySelector('ml-table').state.info.arranged")


def test_two_tabs_at_one_table_see_the_same(visitors, site):
    ana = visitors(at=site)
    page = ana.go("/")
    expect(page.locator("#settings .kept[data-state=here]")).to_be_attached()
    begin(page, "dice", 3)
    expect(page.locator(ASKED)).to_be_visible()
    other = ana.context.new_page()
    other.goto(page.url)
    expect(other.locator(ASKED)).to_be_visible()
    number = page.locator(ASKED).get_attribute("data-question")
    page.locator("main.table button[data-move]:visible:not([disabled])").last.click()
    expect(other.locator(f"section.ask[data-question='{number}']")).to_have_count(0)


def test_a_master_plays_to_the_end(visitors, site):
    page = visitors(at=site).go("/")
    page.locator("label.game[data-game=quarry]").click()
    choose_seats(page, 2)
    page.locator("form.bots select[name=level]").select_option("master")
    page.locator("form.bots button.big").click()
    assert play_to_the_end(page, by_mouse) > 0
    assert page.evaluate("document.querySelector('ml-table').state.places[1].bot") == "master"


# --- the worker that has the tables


LOADED = "performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))"


def test_the_rules_of_the_game_that_is_looked_at_are_there_before_anybody_plays(visitors, site):
    page = visitors(at=site).go("/")
    expect(page.locator("#settings .kept[data-state=here]")).to_be_attached()
    page.reload()  # from what is kept: it costs nothing now
    page.locator("label.game[data-game=quarry]").click()
    page.wait_for_function("() => document.querySelector('ml-app').wire.state === 'open'")
    until = monotonic() + 60
    while not any(name.startswith("quarry-") for name in page.workers[-1].evaluate(LOADED)):
        assert monotonic() < until
        page.wait_for_timeout(20)
    begin(page, "quarry", 2)
    expect(page.locator(ASKED)).to_be_visible()


# Nothing is reported to the tables as seen any more.
UNSEEN = """() => {
  const { wire } = document.querySelector("ml-app"), send = wire.send.bind(wire);
  wire.send = (type, ...more) => (type === "seen" ? Promise.resolve({}) : send(type, ...more));
}"""
SO_FAR = "[performance.now(), document.querySelector('ml-table').state.history.length]"


def test_at_the_instant_speed_bots_do_not_wait_until_somebody_has_seen_what_happened(visitors, site):
    page = visitors(at=site).go("/")
    begin(page, "quartz", 3)
    expect(page.locator(ASKED)).to_be_visible()
    page.evaluate(UNSEEN)
    began, first = page.evaluate(SO_FAR)
    while (moves := page.evaluate(SO_FAR)[1] - first) < ENOUGH_MOVES:
        expect(page.locator(ASKED)).to_be_visible()
        answer(page, by_mouse)
    assert page.evaluate(SO_FAR)[0] - began < moves * WAIT / 2


# --- the worker that can fail


def test_a_worker_that_cannot_begin_is_followed_by_one_that_can(visitors, site):
    ana = visitors(at=site, service_workers="block")
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if "worker.js" not in route.request.headers.get("referer", "") or refused:
            route.continue_()
            return
        refused.append(route.request.url)
        route.abort()

    ana.context.route("**/games.json", refuse_once)
    page = ana.go("/")
    begin(page, "quarry", 2)
    expect(page.locator(ASKED)).to_be_visible()
    assert len(refused) == 1
    assert ana.faults, "what failed is told to those who look for it"
    ana.faults.clear()


# The worker fails as soon as it is asked something.
FAILING = """async () => {
  const files = document.querySelector("script[type=module]").src.replace("app/main.js", "");
  const { theWorker } = await import(`${files}app/local/socket.js`);
  const { request } = await import(`${files}app/local/http.js`);
  const worker = theWorker();
  worker.postMessage = () => queueMicrotask(() => worker.dispatchEvent(new ErrorEvent("error")));
  return request("/api/matches/none/export").then(() => "answered", (error) => error.name);
}"""


def test_a_worker_that_failed_is_ended_and_nobody_waits_for_it_any_more(visitors, site):
    page = visitors(at=site).go("/")
    begin(page, "quarry", 2)
    expect(page.locator(ASKED)).to_be_visible()
    with page.expect_worker() as next_one:
        assert page.evaluate(FAILING) == "TypeError"
    assert next_one.value
    expect(page.locator("header.top .connection")).to_have_count(0)
    expect(page.locator(ASKED)).to_be_visible()
    assert len(page.workers) == 1, "the tables of the one that failed do not play on beside it"


COVERED = """async (code) => {
  const { wire } = document.querySelector("ml-app");
  const snapshot = new Promise((done) => wire.addEventListener("snapshot", done, { once: true }));
  await wire.follow(code, 1);
  const { asking } = (await snapshot).detail;
  return asking.window - asking.opened;
}"""


def test_votes_and_bots_take_the_time_of_the_speed_that_is_chosen_meanwhile(visitors, site):
    page = visitors(at=site).go("/")
    begin(page, "quarry", 2)
    expect(page.locator(ASKED)).to_be_visible()
    page.locator("[data-pace=open]").click()
    for speed, covered in (("normal", 1500), ("instant", 0)):
        page.locator(f"[name=speed][value={speed}]").check(force=True)
        assert page.evaluate(COVERED, code_of(page)) == covered
