"""The pictures of docs/pictures: the page as people see it, taken by a real browser from a server that is started here.

python tools/pictures.py            all of them
python tools/pictures.py quartz     those whose name begins so
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from harness.chromium import ARGUMENTS, DESKTOP, PHONE, program  # noqa: E402
from harness.page_play import answers, begin, by_mouse, play_to_the_end  # noqa: E402
from harness.server_thread import ServerThread  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
PATIENCE = 60_000  # milliseconds
SEATS = 4
MOVES = 4  # before the picture is taken: an empty table is no sight
LOAD = 4  # crystals on a cart that is worth a picture
DAYS = 12  # tries at such a cart


def lobby(page: Page) -> None:
    """Where everybody begins."""


def a_full_cart(page: Page) -> None:
    """Quartz: mine until there is something on the cart, and begin anew after an accident."""
    for _ in range(DAYS):
        begin(page, "quartz", SEATS)
        while asked(page):
            load = page.locator("ml-quartz .cart-scene .crystal").count()
            mine = page.locator("section.ask [data-move=mine]")
            hazards = page.locator("ml-quartz .cart-scene [data-crystal=obsidian]").count()
            if mine.count() and load >= LOAD and not hazards:
                return
            if page.locator("ml-quartz .own[data-outside]").count():
                break
            answer(page, (mine if mine.count() else answers(page)).first)
        page.locator("header.top a.brand").press("Enter")
        page.wait_for_selector("form.bots")


def some_moves(game: str) -> Callable[[Page], None]:
    """A game that has been going on for a little."""

    def play(page: Page) -> None:
        begin(page, game, SEATS)
        for _ in range(MOVES):
            asked(page)
            answer(page, answers(page).first)
        asked(page)

    return play


def lesson(page: Page) -> None:
    """The first steps of the lesson of Quartz."""
    page.locator("form.bots a.learn").click()
    page.wait_for_selector("ml-learn main")


def rules(page: Page) -> None:
    """The rules of Quartz."""
    page.locator("form.bots a[href='/rules/quartz']").click()
    page.wait_for_selector("ml-rules main")


def review(page: Page) -> None:
    """A finished game of The Quarry, looked back on."""
    begin(page, "quarry", 3)
    play_to_the_end(page, by_mouse)
    page.locator("section.end a[href^='/review/']").click()
    expect(page.locator("ml-chances svg").first).to_be_visible(timeout=PATIENCE)


def asked(page: Page) -> bool:
    """Wait until it is our turn again; whether the game still goes on."""
    page.wait_for_selector("section.ask[data-yours], section.end", timeout=PATIENCE)
    return page.locator("section.end").count() == 0


def answer(page: Page, button: object) -> None:
    """Press it, and see that it was taken."""
    number = page.locator("section.ask").get_attribute("data-question")
    button.press("Enter")  # type: ignore[attr-defined]
    page.wait_for_function("number => document.querySelector('section.ask')?.dataset.question !== number", arg=number)


# Each is taken on a desk and on a phone: what is seen, and in which light and language on either.
PICTURES: dict[str, tuple[Callable[[Page], None], tuple[str, str], tuple[str, str]]] = {
    "lobby": (lobby, ("light", "en-US"), ("dark", "pt-BR")),
    "quartz": (a_full_cart, ("light", "en-US"), ("dark", "ru-RU")),
    "dice": (some_moves("dice"), ("dark", "pt-BR"), ("light", "en-US")),
    "quarry": (some_moves("quarry"), ("light", "en-US"), ("dark", "pt-BR")),
    "lesson": (lesson, ("light", "en-US"), ("light", "ru-RU")),
    "rules": (rules, ("light", "en-US"), ("dark", "en-US")),
    "review": (review, ("light", "en-US"), ("dark", "en-US")),
}


def take(browser: Browser, server: ServerThread, name: str) -> None:
    """One sight, on a desk and on a phone."""
    act, *looks = PICTURES[name]
    for kind, size, (scheme, locale) in zip(("", "-phone"), (DESKTOP, PHONE), looks, strict=True):
        context = browser.new_context(viewport=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(server.page)
        page.wait_for_selector("form.bots")
        act(page)
        page.mouse.move(0, 0)
        page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
        page.wait_for_timeout(500)
        page.screenshot(path=FOLDER / f"{name}{kind}.jpg", type="jpeg", quality=QUALITY)
        context.close()


def main() -> None:
    """Take them all, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    wanted = [name for name in PICTURES if name.startswith(tuple(sys.argv[1:]) or "")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerThread(Path(folder) / "motherlode.db")
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        for name in wanted:
            take(browser, server, name)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
