"""The pictures of docs/pictures: the page as people see it, taken by a real browser from a server that is started here.

python tools/pictures.py
"""

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE, Server, program  # noqa: E402
from tests.browser.test_games import begin, by_mouse  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
MOVES = 4  # before the picture is taken: an empty table is no sight


def play_a_little(page: Page, game: str, seats: int) -> None:
    """Begin a game and make some moves."""
    begin(page, game, seats)
    for _ in range(MOVES):
        page.wait_for_selector("section.ask[data-yours]", timeout=60_000)
        by_mouse(page) if game != "quartz" else page.locator("[data-move=mine], [data-move]").first.click()
        page.wait_for_timeout(300)
    page.wait_for_selector("section.ask[data-yours], section.end", timeout=60_000)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "motherlode.db")
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        for name, game, size, scheme, locale in [
            ("lobby", "", DESKTOP, "light", "en-US"),
            ("quartz", "quartz", {"width": 1280, "height": 1100}, "light", "en-US"),
            ("quartz-phone", "quartz", PHONE, "dark", "ru-RU"),
            ("dice", "dice", DESKTOP, "dark", "pt-BR"),
            ("quarry", "quarry", DESKTOP, "light", "en-US"),
        ]:
            context = browser.new_context(viewport=size, color_scheme=scheme, locale=locale, reduced_motion="reduce")
            page = context.new_page()
            page.goto(server.page)
            page.wait_for_selector("form.bots")
            if game:
                play_a_little(page, game, 4)
            page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
            context.close()
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
