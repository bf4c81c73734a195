"""The pictures of docs/pictures: the page as people see it, taken by a real browser from a server that is started here;
and the four doors of the documentation, cut out of the art of the page.

python tools/pictures.py            all of them
python tools/pictures.py quartz     those whose name begins so
"""

import asyncio
import re
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from harness.chromium import ARGUMENTS, DESKTOP, PHONE, program  # noqa: E402
from harness.page_play import answers, begin, by_mouse, play_to_the_end  # noqa: E402
from harness.server_thread import ServerThread  # noqa: E402
from motherlode.bots import DEFAULT_LEVEL, find  # noqa: E402
from motherlode.match import Match  # noqa: E402
from motherlode.sitting.local_table import LocalTable  # noqa: E402
from motherlode.sitting.sitting import Sitting  # noqa: E402
from motherlode.terminal.choices import usual_names  # noqa: E402
from motherlode.terminal.tui.app import MotherlodeApp  # noqa: E402
from motherlode.terminal.tui.table import TableScreen  # noqa: E402
from motherlode.words import Words  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
ART = ROOT / "src" / "motherlode" / "web" / "art"
DOORS = {"play": ("pieces", "cart"), "host": ("sprites", "mine-entrance"), "bot": ("sprites", "dwarf-bot"),
         "study": ("sprites", "dwarf-teacher")}  # fmt: skip
SYMBOL = '<symbol id="{}" viewBox="([^"]+)"[^>]*>(.*?)</symbol>'
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


# The players' pages of the documentation show them on a desk, in their language.
TRANSLATED = ("lobby", "quartz", "dice", "quarry")
LOCALES = {"pt": "pt-BR", "ru": "ru-RU"}


TERMINAL = (80, 24)  # columns and lines
TERMINALS = {
    "terminal-quartz": ("quartz", "en"),
    "terminal-quartz-pt": ("quartz", "pt"),
    "terminal-quartz-ru": ("quartz", "ru"),
    "terminal-dice": ("dice", "en"),
    "terminal-quarry": ("quarry", "en"),
}


def take(browser: Browser, server: ServerThread, name: str) -> None:
    """One sight, on a desk and on a phone, and for the players' pages in other languages."""
    act, *looks = PICTURES[name]
    shots = list(zip(("", "-phone"), (DESKTOP, PHONE), looks, strict=True))
    if name in TRANSLATED:
        shots += [(f"-{language}", DESKTOP, ("light", locale)) for language, locale in LOCALES.items()]
    for kind, size, (scheme, locale) in shots:
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


class OneTable(MotherlodeApp):
    """The program in the terminal, at one table."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.words)
        self.table = TableScreen(sitting, pace=0)

    def begin(self) -> None:
        """At once."""
        self.push_screen(self.table)


async def terminal(game: str, language: str) -> str:
    """A game in the terminal that has been going on for a little, as a picture that loads nothing from elsewhere."""
    words, match = Words(language), Match.new(game, seats=SEATS, seed=4)
    bots = dict.fromkeys(range(2, SEATS + 1), find(DEFAULT_LEVEL, match.game))
    app = OneTable(Sitting(LocalTable(match, [1], bots, usual_names(words, SEATS)), words))
    async with app.run_test(size=TERMINAL) as pilot:
        for number in range(MOVES + 1):
            while not app.table.chosen:
                await pilot.pause(0.05)
            if number < MOVES:
                before = app.table.chosen
                await pilot.press("enter")
                while app.table.chosen is before:
                    await pilot.pause(0.05)
        await pilot.pause()
        return re.sub(r"@font-face \{.*?\}", "", app.export_screenshot(), flags=re.DOTALL)


def take_terminal(browser: Browser, name: str, picture: str) -> None:
    """Drawn by the browser with a typeface of this machine."""
    page = browser.new_page(viewport={"width": 1100, "height": 720})
    page.set_content(f"<body style='margin: 0'>{picture}</body>")
    page.locator("svg").screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    page.close()


def door(name: str) -> str:
    """A symbol of the art, as a picture of its own."""
    file, symbol = DOORS[name]
    found = re.search(SYMBOL.format(symbol), (ART / f"{file}.svg").read_text(encoding="utf-8"), re.DOTALL)
    assert found, f"{file}.svg has no {symbol}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{found[1]}">{found[2]}</svg>\n'


def main() -> None:
    """Take them all, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    for name in DOORS:
        (FOLDER / f"door-{name}.svg").write_text(door(name), encoding="utf-8")
    wanted = [name for name in PICTURES if name.startswith(tuple(sys.argv[1:]) or "")]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerThread(Path(folder) / "motherlode.db")
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        for name in wanted:
            take(browser, server, name)
        for name, (game, language) in TERMINALS.items():
            if name.startswith(tuple(sys.argv[1:]) or ""):
                with ThreadPoolExecutor(1) as thread:  # this one has an event loop already, the browser's
                    take_terminal(browser, name, thread.submit(asyncio.run, terminal(game, language)).result())
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
