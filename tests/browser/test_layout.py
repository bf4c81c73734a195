"""The lobby and the board of Quartz on every screen: nothing sticks out or is covered, everything can be touched.

axe looks at the board on the same visit.
"""

import pytest
from playwright.sync_api import Browser, Page, expect

from harness.chromium import PHONE
from harness.page_play import PATIENCE, answers, begin
from harness.page_tables import gather, go_to, lay
from harness.positions import POSITIONS
from harness.server_thread import ServerThread
from tests.amounts import usually
from tests.browser.conftest import launch
from tests.browser.test_access import faults as unclean
from tests.browser.test_games import LANGUAGES

SMALL_PHONE = {"width": 360, "height": 640}
SIZES = {
    "desktop": {"width": 1280, "height": 900},
    "laptop": {"width": 1366, "height": 768},
    "large": {"width": 1920, "height": 1080},
    "tablet": {"width": 768, "height": 1024},
    "phone": PHONE,
    "small phone": SMALL_PHONE,
    "phone on its side": {"width": 844, "height": 390},
    "at 200 %": {"width": 640, "height": 450},
}
TOUCH = 44  # pixels
SPARE = 8  # pixels under what must be seen without scrolling
TOUCHED = "a.button, button, select, summary, .game, .steps label, .check, input:not([type=radio], [type=checkbox])"

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
# What can be touched and is smaller than a finger, by what it says.
SMALL = """(root, [touched, least]) => [...root.querySelectorAll(touched)]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .map((one) => [one.textContent.trim() || one.name || one.className, one.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < least - 0.5 || height < least - 0.5)
  .map(([what, { width, height }]) => `${what}: ${Math.round(width)} x ${Math.round(height)}`)"""
# Lit buttons that something else lies upon, even when they have been scrolled into view.
COVERED = """(root) => [...root.querySelectorAll("button[data-move]:not([disabled])")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button") !== one;
  })
  .map((one) => one.dataset.move)"""


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
def test_the_lobby_fits_every_screen(visitors, language):
    page = visitors(LANGUAGES[language]).go()
    expect(page.locator("form.bots")).to_be_visible()
    page.locator("form.friends summary").click()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, name
        assert page.locator("ml-app").evaluate(SMALL, [TOUCHED, TOUCH]) == [], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "size", [PHONE, SMALL_PHONE, SIZES["phone on its side"]], ids=["phone", "small phone", "on its side"]
)
def test_a_newcomer_with_a_phone_sees_the_games_and_play_without_scrolling(visitors, language, size):
    page = visitors(LANGUAGES[language], size).go()
    sees_the_games_and_play(page, size)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_typefaces_of_this_machine_change_nothing(chromium: Browser, server: ServerThread, language):
    with launch(chromium.browser_type, system_fonts=True) as browser:
        page = browser.new_page(locale=LANGUAGES[language], viewport=SMALL_PHONE)
        page.goto(server.page)
        sees_the_games_and_play(page, SMALL_PHONE)
        assert page.evaluate(SIDEWAYS) <= 0


def sees_the_games_and_play(page: Page, size: dict[str, int]) -> None:
    expect(page.locator("form.bots button.big")).to_be_visible()
    for place in (*page.locator("label.game").all(), page.locator("form.bots button.big")):
        box = place.bounding_box()
        assert box
        assert box["y"] + box["height"] + SPARE <= size["height"]


def test_play_begins_a_game_of_quartz_against_three_bots(visitors):
    page = visitors("en-US", PHONE).go()
    page.locator("form.bots button.big").click()
    expect(page.locator("ml-quartz .dwarf")).to_have_count(3)
    expect(page.locator("ml-quartz .dwarf .presence")).to_have_text(["Miner"] * 3)


def test_the_lobby_leads_to_lesson_and_rules_of_the_chosen_game(visitors):
    page = visitors().go()
    for game in ("dice", "quarry", "quartz"):
        page.locator(f"label.game[data-game={game}]").click()
        for place in ("learn", "rules"):
            expect(page.locator(f"form.bots a[href='/{place}/{game}']")).to_be_visible()


def look_at_the_board(page: Page, question: str) -> None:
    """On every screen, while the table waits for an answer."""
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, f"{question}, {name}"
        assert page.locator("main.table").evaluate(COVERED) == [], f"{question}, {name}"
        for part in ("ml-quartz", "section.ask"):
            assert page.locator(part).evaluate(SMALL, ["button", TOUCH]) == [], f"{question}, {name}"


# Full carts, long names: of what others have and of the night, everything lies within its own box.
CROWDED = {
    "game": "quartz",
    "turn": 1,
    "seats": [
        {"cart": {"ruby": 1}},
        {"cart": {"quartz": 2, "emerald": 2, "sapphire": 1, "ruby": 1}, "coins": 104, "chest": {"amethyst": 2}},
        {"inside": False, "coins": 21, "chest": {"ruby": 1}},
        {"cart": {"quartz": 3, "amethyst": 2, "emerald": 1, "sapphire": 1, "obsidian": 1}, "inside": False},
        {"inside": False},
    ],
}
HELD = """() => {
  const table = document.querySelector("ml-table");
  const { ceremony } = table;
  Object.defineProperty(table, "ceremony", { get: () => ceremony, set: () => {} });
}"""
OUT_OF_ITS_BOX = """([boxes, parts]) => [...document.querySelectorAll(boxes)].flatMap((box) => {
  const outer = box.getBoundingClientRect();
  const scrolls = getComputedStyle(box).overflowY === "auto" && box.scrollHeight > box.clientHeight + 1;
  const aside = ({ left, right }) => left < outer.left - 1 || right > outer.right + 1;
  const under = ({ top, bottom }) => top < outer.top - 3 || bottom > outer.bottom + 1;
  const out = (part, place) => aside(place) || ((part.matches("button") || !scrolls) && under(place));
  return [...box.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility() && part.offsetWidth !== 1 && out(part, part.getBoundingClientRect()))
    .map((part) => `${part.className || part.dataset.crystal} of ${box.dataset.seat}`);
})"""


def test_what_others_have_and_the_night_are_seen_whole_on_every_screen(visitors):
    people = [visitors("ru-RU").go() for _ in range(2)]
    name = "Анастасия Великоугольная-Рудокопова"
    gather(*people, "quartz", "miner", "miner", "miner", position=CROWDED, names=[name], name=name)
    page = people[0]
    page.wait_for_selector("section.ask[data-yours]")
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        parts = ".purse, .safe, .gone, .load li[data-crystal]"
        assert page.evaluate(OUT_OF_ITS_BOX, [".dwarf", parts]) == [], size
    page.locator("section.ask [data-move=leave]").press("Enter")
    people[1].locator("section.ask [data-move=done]").press("Enter")
    done = page.locator("section.ask [data-move=done]")
    expect(done).to_be_visible()
    page.evaluate("document.querySelector('ml-table').stage.choose('slow')")
    done.press("Enter")
    expect(page.locator("section.ceremony li")).to_have_count(5)
    page.evaluate(HELD)
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        parts = ".gain, button"
        assert page.evaluate(OUT_OF_ITS_BOX, ["section.ceremony", parts]) == [], size


def test_the_title_of_a_game_does_not_lie_over_the_way_elsewhere(visitors):
    page = visitors("ru-RU").go()
    go_to(page, lay(page, "dice", ["me", "open", "open"]))
    expect(page.locator("section.gathering")).to_be_visible()
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        title, way = (page.locator(f"header.top {part}").bounding_box() for part in (".brand", "nav"))
        assert title
        assert way
        assert title["x"] + title["width"] <= way["x"], size


HANDS = {
    "quartz": {
        "game": "quartz",
        "turn": 1,
        "seats": [{"hand": ["eureka", "thievery", "here-we-go", "on-my-break", "not-yours", "what-crystal"]}, {}, {}],
    },
    "quarry": POSITIONS["quarry"]["act"],
    "dice": POSITIONS["dice"]["act"],
}
# Of what is in the hand: what cannot be touched where it lies, without scrolling.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".hand > li, .hand > ul > li, .die")].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("game", HANDS)
def test_the_hand_is_in_sight_on_every_screen(visitors, game):
    page = visitors("ru-RU").go()
    go_to(page, lay(page, game, ["me", "miner", "miner"], HANDS[game]))
    page.wait_for_selector("section.ask[data-yours]")
    assert page.locator(".hand li, .die").count() >= 5
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        page.evaluate("document.querySelector('.board').scrollTo(0, 0)")
        assert page.evaluate(OUT_OF_SIGHT) == [], size


def test_the_head_is_one_row_with_the_same_way_about_on_every_screen(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quarry", ["me", "miner"]))
    page.wait_for_selector("section.ask[data-yours]")
    way = page.locator("header.top nav > :is(a, button):visible")
    expect(way).to_have_text(["Lobby", "Rules", "Settings", "Leave"])
    for size, viewport in SIZES.items():
        page.set_viewport_size(viewport)
        head = page.locator("header.top").bounding_box()
        assert head
        small = viewport["width"] < 832 or viewport["height"] <= 480
        assert head["height"] == 44 if small else head["height"] <= 68, size  # it grows with the window
        tops = way.evaluate_all("signs => signs.map(sign => Math.round(sign.getBoundingClientRect().top))")
        assert len(set(tops)) == 1, size


def play_a_card_or_leave(page: Page) -> None:
    """As many kinds of questions as can be had."""
    cards = page.locator("ml-quartz .hand button[data-move]")
    (cards.first if cards.count() else answers(page).last).press("Enter")
    aimed = page.locator("section.ask .targets button[data-move]")
    if aimed.count():  # it is played when it is aimed
        aimed.first.press("Enter")


@pytest.mark.parametrize(
    ("language", "seats"),
    [
        pytest.param("ru", 5, marks=pytest.mark.thorough),
        pytest.param("en", 4, marks=pytest.mark.thorough),
        pytest.param("pt", 3, marks=pytest.mark.thorough),
    ],
)
def test_to_its_end_a_game_is_clean_and_nothing_is_covered_or_sticks_out(visitors, language, seats):
    page = visitors(LANGUAGES[language], color_scheme="dark", bypass_csp=True).go()
    begin(page, "quartz", seats)
    seen: set[str] = set()
    for _ in range(PATIENCE):
        expect(page.locator("section.end").or_(page.locator("section.ask[data-yours]")).first).to_be_visible(
            timeout=30_000
        )
        if page.locator("section.end").count():
            break
        number = page.locator("section.ask").get_attribute("data-question")
        first_move = str(answers(page).last.get_attribute("data-move")).split()[0]
        if first_move not in seen:
            seen.add(first_move)
            look_at_the_board(page, first_move)
            page.set_viewport_size(PHONE)
            assert unclean(page) == [], first_move
        play_a_card_or_leave(page)
        page.wait_for_function(
            "number => document.querySelector('section.ask')?.dataset.question !== number", arg=number
        )
    assert "leave" in seen
    expect(page.locator("section.end")).to_be_visible()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, f"the end, {name}"
    assert unclean(page) == [], "the end"


def test_a_match_file_is_opened_from_the_lobby_and_only_then_its_form_is_loaded(visitors):
    page = visitors().go()
    expect(page.locator("ml-open-match")).to_have_count(0)
    page.locator("details.open-match summary").click()
    expect(page.locator("ml-open-match input[type=file]")).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize(("width", "height", "letters"), [(1280, 900, 16), (1366, 768, 16), (1920, 1080, 22.5)])
def test_the_lobby_is_as_large_as_its_window_and_play_is_seen_at_once(visitors, width, height, letters):
    page = visitors(size={"width": width, "height": height}).go()
    expect(page.locator("form.bots button.big")).to_be_in_viewport(ratio=1)
    size = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    assert size == pytest.approx(letters, abs=0.05)


@pytest.mark.parametrize("path", ["/rules/quartz", "/learn/quartz", "/about", "/nothing-here"])
def test_every_page_is_as_large_as_its_window(visitors, path):
    ana = visitors(size=SIZES["large"])
    page = ana.go(path)
    expect(page.locator("main h1").first).to_be_attached()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == pytest.approx(
        22.5, abs=0.05
    )
    assert page.evaluate(SIDEWAYS) <= 0
    if path == "/nothing-here":
        ana.faults.clear()  # the browser itself complains of the 404


def test_where_nothing_is_the_way_back_is_seen_on_every_screen(visitors):
    for name, size in SIZES.items():
        ana = visitors(size=size)
        page = ana.go("/nothing-here")
        expect(page.locator("main.nowhere a.button")).to_be_in_viewport(ratio=1)
        assert page.evaluate(SIDEWAYS) <= 0, name
        ana.faults.clear()
