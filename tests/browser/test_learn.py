"""The lessons in the browser: from first to last by mouse and by keyboard, and everything beside the path."""

import re

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_play import speak
from tests.amounts import usually
from tests.browser.test_access import faults
from tests.browser.test_games import LANGUAGES

LESSON = "main.learn[data-step]"
NEXT = ".teacher .next .big"
# what is still to be pressed for the move that the lesson waits for; a die that is picked is pressed already
HANDLES = f"{LESSON} [data-wanted]:not([aria-pressed=true], [aria-disabled=true])"
# where the lesson is, and what is marked there
MARKED = """([lesson, handles]) => [
    document.querySelector(lesson).dataset.step,
    ...[...document.querySelectorAll(handles)].map(({ dataset: at }) => [at.slot, at.action, at.move].join("|")),
].join()"""
NARROW = {"width": 360, "height": 740}
NOTHING_SIDEWAYS = (
    "[document.documentElement, document.querySelector('.teacher')].every((one) => one.scrollWidth <= one.clientWidth)"
)


def open_lesson(page: Page, game: str, step: int | None = None) -> dict:
    """Go to a lesson, at a step that was reached before; what the server says of it."""
    origin = "/".join(page.url.split("/")[:3])
    if step is not None:
        page.evaluate("([key, step]) => localStorage.setItem(key, step)", [f"motherlode-lesson-{game}", str(step)])
    page.goto(f"{origin}/learn/{game}")
    page.wait_for_selector(LESSON)
    return page.request.get(f"{origin}/api/lessons/{game}").json()


def at(page: Page) -> int:
    return int(page.locator(LESSON).get_attribute("data-step") or 0)


def expect_step(page: Page, step: int) -> None:
    expect(page.locator(LESSON)).to_have_attribute("data-step", str(step))


def by_mouse(page: Page) -> None:
    """Press what the lesson has marked."""
    page.locator(HANDLES).first.click()


def by_keyboard(page: Page) -> None:
    """Go on with Tab until something marked has the focus, then Enter."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", HANDLES):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("what is wanted cannot be reached by keyboard")


def go_on_by_mouse(page: Page) -> None:
    page.locator(NEXT).click()


def go_on_by_keyboard(page: Page) -> None:
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", NEXT):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("the way on cannot be reached by keyboard")


def make(page: Page, step: int, press) -> None:
    """Make the move that the lesson waits for: one press, or several with dice and actions."""
    for _ in range(6):
        expect(page.locator(HANDLES).first).to_be_visible()
        before = page.evaluate(MARKED, [LESSON, HANDLES])
        press(page)
        page.wait_for_function(f"([given, before]) => ({MARKED})(given) !== before", arg=[[LESSON, HANDLES], before])
        if at(page) != step:
            return
    raise AssertionError("the move did not come about")


def go_through(page: Page, game: str, press, go_on) -> None:
    """The whole lesson, and on the way: it points at something that is there, and fits on the screen."""
    lesson = open_lesson(page, game)
    for number, step in enumerate(lesson["steps"]):
        expect_step(page, number)
        expect(page.locator(".teacher .says")).to_be_visible()
        if step.get("point"):
            expect(page.locator(f"{LESSON} [data-taught]").first).to_be_attached()
        assert page.evaluate(NOTHING_SIDEWAYS), step["say"]
        if step.get("wanted"):
            make(page, number, press)
        elif number < len(lesson["steps"]) - 1:
            go_on(page)
    expect(page.locator(".teacher .learnt li").nth(4)).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"), usually([("dice", "pt")], [("quartz", "en"), ("dice", "pt"), ("quarry", "ru")])
)
def test_a_whole_lesson_by_mouse_and_then_a_real_game(visitors, game, language):
    page = visitors(LANGUAGES[language], DESKTOP).go()
    go_through(page, game, by_mouse, go_on_by_mouse)
    page.locator(NEXT).first.click()
    expect(page.locator(f"main.table[data-status][data-game={game}]")).to_be_visible()
    assert re.search(r"/t/\w+$", page.url)
    page.wait_for_selector(f"ml-{game}")


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("quartz", "ru"),
        pytest.param("dice", "en", marks=pytest.mark.thorough),
        pytest.param("quarry", "pt", marks=pytest.mark.thorough),
    ],
)
def test_a_whole_lesson_by_keyboard_alone_on_a_phone(visitors, game, language):
    page = visitors(LANGUAGES[language], PHONE).go()
    go_through(page, game, by_keyboard, go_on_by_keyboard)


@pytest.mark.parametrize(
    ("game", "step", "other"), [("quartz", 1, "leave"), ("dice", 4, "end turn"), ("quarry", 2, "vote C")]
)
def test_another_move_is_answered_and_nothing_is_lost(visitors, game, step, other):
    page = visitors().go()
    open_lesson(page, game, step)
    expect(page.locator(".teacher .answer")).to_be_empty()
    page.locator(f"{LESSON} [data-move='{other}']").first.click()
    expect(page.locator(".teacher .answer")).to_have_text(re.compile(r"\w+.*[.!]"))
    expect_step(page, step)
    make(page, step, by_mouse)
    expect_step(page, step + 1)
    expect(page.locator(".teacher .answer")).to_be_empty()


def test_votes_that_are_shown_are_not_told_twice(visitors):
    """What a later event says again is left out of the account."""
    page = visitors().go()
    lesson = open_lesson(page, "quarry")
    shown = [
        number
        for number, step in enumerate(lesson["steps"])
        if any(event["name"] == "showed-vote" for played in step.get("played", []) for event in played["happened"])
    ]
    assert any(
        event["name"] == "voted" for played in lesson["steps"][shown[0]]["played"] for event in played["happened"]
    ), "the server leaves nothing out"
    open_lesson(page, "quarry", shown[0])
    expect_step(page, shown[0])
    expect(page.locator(".teacher .account")).to_contain_text("voted for")
    expect(page.locator(".teacher .account")).not_to_contain_text("voted.")


def test_back_again_and_to_the_end_and_a_reload_stays(visitors):
    page = visitors().go()
    lesson = open_lesson(page, "quartz")
    last = len(lesson["steps"]) - 1
    page.locator(NEXT).click()
    make(page, 1, by_mouse)
    expect(page.locator(".teacher .account")).to_contain_text("emerald")
    page.locator("[data-way=back]").click()
    expect_step(page, 1)
    make(page, 1, by_mouse)
    page.reload()
    expect_step(page, 2)
    page.locator("[data-way=skip]").click()
    expect_step(page, last)
    expect(page.locator(".learnt")).to_be_visible()
    expect(page.locator("[data-way=skip]")).to_have_attribute("aria-disabled", "true")
    page.locator("[data-way=again]").click()
    expect_step(page, 0)


def test_the_way_to_a_new_game_and_to_the_rules(visitors):
    page = visitors().go()
    lesson = open_lesson(page, "quarry", 2)
    links = page.locator(".teacher .rules a")
    hrefs = [links.nth(i).get_attribute("href") for i in range(links.count())]
    assert hrefs == [f"/rules/quarry#{rule}" for rule in lesson["steps"][2]["rules"]]
    page.locator("[data-way=skip]").click()
    expect(page.locator(".ending a[href='/rules/quarry']")).to_be_visible()
    expect(page.locator(".ending a[href^='/learn/']")).to_have_count(2)
    page.locator(".ending .big.second").click()
    expect(page.locator("main.table[data-status][data-game=quarry]")).to_be_visible()


def test_the_language_changes_in_the_middle(visitors):
    page = visitors().go()
    open_lesson(page, "dice", 2)
    for language, name in [("pt", "Tia Mica"), ("ru", "Тётушка Слюда"), ("en", "Aunt Mica")]:
        speak(page, language)
        expect(page.locator(".teacher .name")).to_have_text(name)
        expect_step(page, 2)


def test_what_happens_moves_on_the_board(visitors):
    page = visitors(motion=True).go()
    open_lesson(page, "quartz", 1)
    page.evaluate(
        """() => {
            window.moved = [];
            const look = () => {
                for (const { id } of document.getAnimations()) if (id.startsWith("motherlode")) window.moved.push(id);
                if (!window.moved.length) requestAnimationFrame(look);
            };
            look();
        }"""
    )
    page.locator(HANDLES).first.press("Enter")
    page.wait_for_function("() => window.moved.length > 0")
    expect_step(page, 2)


def test_a_lesson_that_there_is_not_says_so(visitors):
    ana = visitors()
    page = ana.go("/learn/chess")
    expect(page.locator("main.learn a[href='/']")).to_be_visible()
    ana.faults.clear()  # the browser itself complains of the 404


@pytest.mark.parametrize("game", ["quartz", "dice", "quarry"])
def test_every_step_fits_on_a_narrow_phone(visitors, game):
    page = visitors("ru-RU", NARROW).go()
    lesson = open_lesson(page, game, 0)
    for number in range(len(lesson["steps"])):
        expect_step(page, number)
        assert page.evaluate(NOTHING_SIDEWAYS), lesson["steps"][number]["say"]
        if lesson["steps"][number].get("wanted"):
            page.evaluate("document.querySelector('ml-learn').goOn()")
        elif number < len(lesson["steps"]) - 1:
            go_on_by_mouse(page)


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [
        ("en", "light", DESKTOP),
        pytest.param("pt", "dark", PHONE, marks=pytest.mark.thorough),
        pytest.param("ru", "dark", DESKTOP, marks=pytest.mark.thorough),
    ],
)
def test_every_lesson_is_clean(visitors, language, scheme, size):
    page = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True).go()  # axe brings styles along
    for game, step, other in [("quartz", 5, "mine"), ("dice", 4, "end turn"), ("quarry", 4, "pass")]:
        open_lesson(page, game, step)
        page.locator(f"{LESSON} [data-move='{other}']").first.press("Enter")
        expect(page.locator(".teacher .answer")).not_to_be_empty()
        assert faults(page) == [], game
        page.locator("[data-way=skip]").click()
        expect(page.locator(".learnt")).to_be_visible()
        assert faults(page) == [], f"{game}: the end"
