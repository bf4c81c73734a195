"""Playing a game on the page, as a person with a mouse or a keyboard does."""

from collections.abc import Callable
from time import monotonic

from playwright.sync_api import Locator, Page, TimeoutError, expect

PATIENCE = 120  # decisions of one person in one game
LONG = 90  # seconds that one answer may take on a slow machine
WENT_ON = (
    "number => !document.querySelector('section.ask[data-yours]')"
    " || document.querySelector('section.ask').dataset.question !== number"
    " || document.querySelector('section.end') !== null"
)


def begin(page: Page, game: str, seats: int) -> None:
    """Two clicks: the game, and play."""
    page.locator(f"label.game[data-game={game}]").click()
    choose_seats(page, seats)
    page.locator("form.bots button.big").click()
    page.wait_for_selector(f"ml-{game}")


def choose_seats(page: Page, seats: int) -> None:
    """In the lobby: how many play."""
    choices = page.locator("fieldset.steps", has=page.locator("input[name=seats]"))
    choices.locator("label", has_text=str(seats)).locator("input").check()


def speak(page: Page, language: str) -> None:
    """In the settings: another language, by keyboard; they close again."""
    page.locator("header.top .settings").press("Enter")
    page.locator(f"#settings button[lang={language}]").press("Enter")
    page.keyboard.press("Escape")


def answers(page: Page) -> Locator:
    """Every answer that can be given now; to pass for a whole phase is one more way to pass."""
    return page.locator("main.table button[data-move]:visible:not([disabled], [data-pass])")


def play_to_the_end(
    page: Page, choose: Callable[[Page], None], look: Callable[[str], None] = lambda question: None
) -> int:
    """Answer whatever is asked until the game is over; how many answers it took. New questions are looked at first."""
    seen: set[str] = set()
    for decisions in range(PATIENCE):
        over_or_asked = page.locator("section.end").or_(page.locator("section.ask[data-yours]")).first
        expect(over_or_asked).to_be_visible(timeout=LONG * 1000)
        if page.locator("section.end").count():
            return decisions
        question = page.evaluate("document.querySelector('ml-table').state.asking?.question ?? ''")
        if question not in seen:
            seen.add(question)
            look(question)
        answer(page, choose)
    raise AssertionError("the game did not end")


def answer(page: Page, choose: Callable[[Page], None]) -> None:
    """Choose until the game goes on: while the pointer is on its way, the page may have been drawn anew."""
    number = page.locator("section.ask").get_attribute("data-question")
    until = monotonic() + LONG
    while monotonic() < until:
        try:
            choose(page)
            page.wait_for_function(WENT_ON, arg=number, timeout=5_000)
            return
        except TimeoutError:
            if page.evaluate(WENT_ON, number):
                return
    raise AssertionError("no answer was taken")


def by_mouse(page: Page) -> None:
    """The last answer on the board: it is often the careful one."""
    answers(page).last.click(timeout=5_000)


def by_keyboard(page: Page) -> None:
    """Tab until an answer has the focus, unless one has it already, then Enter."""
    for _ in range(200):
        if page.evaluate("document.activeElement.matches('main.table button[data-move]:not([disabled])')"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    assert not page.locator("section.ask[data-yours]").count(), "no answer can be reached by keyboard"
