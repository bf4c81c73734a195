"""Every screen of the page at every size, as one picture each: docs/pictures/screens, to be looked at one by one.

python tools/screens.py                     all of them
python tools/screens.py quartz podium       those whose name begins so
python tools/screens.py --each FOLDER ...   every size as a picture of its own, in full, into this folder instead
"""

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright  # noqa: E402

from harness.chromium import ARGUMENTS, INSTANT, program  # noqa: E402
from harness.page_play import answers, by_mouse, play_to_the_end  # noqa: E402
from harness.page_tables import go_to, lay  # noqa: E402
from harness.positions import POSITIONS, QUARTZ  # noqa: E402
from harness.server_thread import ServerThread  # noqa: E402

FOLDER = ROOT / "docs" / "pictures" / "screens"
QUALITY = 55
PATIENCE = 120_000  # milliseconds
SIZES = [(1920, 1080), (390, 844), (360, 640), (1366, 768), (1280, 800), (844, 390)]
SCALE = {1920: 0.5, 390: 0.75, 360: 0.75, 1366: 0.5, 1280: 0.5, 844: 0.5}  # of a size, in a picture of all of them
SHEET = {"width": 1780, "height": 1056}
NAMES = [
    "Maximiliana Grumblebeard",
    "Константин Рудокопов-Алмазный",
    "Gravelina of the Deep Shaft",
    "Bartholomew Pickerton III",
    "Wilhelmina Cobblestone",
    "Анастасия Великоугольная",
]

Json = dict[str, Any]


@dataclass
class Look:
    """Who looks, and how many sit at their tables."""

    name: str
    locale: str
    scheme: str
    seats: int
    names: bool  # long ones, of people


LOOKS = [Look("en", "en-US", "light", 3, False), Look("ru", "ru-RU", "dark", 6, True)]


class Visit:
    """A browser of somebody, and of those who play with them."""

    def __init__(self, browser: Browser, server: ServerThread, look: Look) -> None:
        self.browser, self.server, self.look = browser, server, look
        self.contexts: list[BrowserContext] = []
        self.page = self.open(INSTANT)

    def open(self, script: str) -> Page:
        """Another browser, in the lobby."""
        width, height = SIZES[0]
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=self.look.scheme,  # type: ignore[arg-type]
            locale=self.look.locale,
            reduced_motion="reduce",
            bypass_csp=True,
        )
        context.add_init_script(script)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        page.goto(self.server.page)
        page.wait_for_selector("form.bots")
        return page

    def table(self, game: str, position: Json | None = None, most: int = 6, **more: Any) -> Page:
        """A table that has begun: against bots, or with people who have long names."""
        count = min(self.look.seats, most)
        if position and (seats := position.get("seats")):
            position = {**position, "seats": [*seats, *[{}] * count][:count]}
        if not self.look.names:
            return go_to(self.page, lay(self.page, game, ["me"] + ["miner"] * (count - 1), position, **more))
        code = lay(self.page, game, ["me"] + ["open"] * (count - 1), position, names=NAMES[:1], **more)
        go_to(self.page, code)
        other = self.open("")
        for seat in range(2, count + 1):
            fields = {"table": code, "seat": seat, "name": NAMES[seat - 1], "nonce": f"{seat:032x}"}
            other.evaluate("fields => document.querySelector('ml-app').wire.ask('sit', fields)", fields)
        self.page.locator("section.gathering button.big:enabled").click()
        return self.page

    def close(self) -> None:
        """They go home."""
        for context in self.contexts:
            context.close()


# --- what is looked at


def lobby(visit: Visit) -> None:
    """Where everybody begins."""


def friends(page: Page) -> None:
    """A table for friends, with what can be agreed on."""
    page.locator("form.friends summary").first.click()
    for more in page.locator("form.friends details:not([open]) > summary").all():
        more.click()
    page.locator("form.friends").scroll_into_view_if_needed()


def house(page: Page) -> None:
    """What a house can play otherwise."""
    friends(page)
    page.locator("form.friends button.house").click()
    expect(page.locator("dialog.house")).to_be_visible()


def settings(page: Page) -> None:
    """Language, sound, light."""
    page.locator("header.top .settings").click()


def mine(visit: Visit) -> None:
    """Tables that wait for one, and one that is over."""
    over("quarry", 3)(visit)
    visit.page.locator("header.top a.brand").click()
    for game in ("quartz", "dice"):
        lay(visit.page, game, ["me", "miner", "miner"], names=NAMES[:1])


def gathering(visit: Visit) -> None:
    """Before the game: who sits where, and how others come."""
    agreed: Json = {"options": {"edition": "pt", "thrill": True, "house": {"values": {"ruby": 9}}}, "odds": False}
    places = ["me", "open", "miner", "open", "greedy"][: max(3, visit.look.seats)]
    go_to(visit.page, lay(visit.page, "quartz", places, names=NAMES[:1], **agreed))


DUSK: Json = {
    **QUARTZ,
    "seats": [
        {"cart": {"ruby": 2, "quartz": 1, "emerald": 2, "sapphire": 1}, "coins": 12},
        {"cart": {"amber": 1, "quartz": 2}, "coins": 21},
        {"inside": False, "coins": 9},
        {"cart": {"ruby": 1, "amethyst": 3}, "inside": False, "coins": 104},
        {"inside": False, "coins": 0},
    ],
}


def quartz(visit: Visit) -> None:
    """A full cart, a full hand, and everybody has something."""
    visit.table("quartz", QUARTZ, 5)
    asked(visit.page)


def quartz_react(visit: Visit) -> None:
    """Somebody plays a card on one who can answer it."""
    pending = {"question": "react", "asked": 1, "card": "not-yours", "target": 1}
    visit.table("quartz", {**QUARTZ, "turn": 2, "pending": pending}, 5)
    asked(visit.page)


WENT_ON = """number => document.querySelector("section.ceremony")
  || [...document.querySelectorAll("section.ask[data-yours]")].some(({ dataset }) => dataset.question !== number)"""


def night(visit: Visit) -> None:
    """Everybody has sold, or nobody."""
    page = visit.table("quartz", DUSK, 5)
    held(page)
    while not page.locator("section.ceremony").count():
        number = page.locator("section.ask").get_attribute("data-question")
        answers(page).last.press("Enter")
        page.wait_for_function(WENT_ON, arg=number)


def dice(visit: Visit) -> None:
    """Which dice to use."""
    visit.table("dice", POSITIONS["dice"]["act"])
    asked(visit.page)


def vote(visit: Visit) -> None:
    """Everybody votes."""
    visit.table("quarry", POSITIONS["quarry"]["vote"])
    asked(visit.page)


def votes(visit: Visit) -> None:
    """The votes lie open."""
    page = visit.table("quarry", POSITIONS["quarry"]["vote"])
    held(page)
    page.locator(".tunnel[data-move='vote B']").press("Enter")
    page.wait_for_selector("section.ceremony")


def quarry(visit: Visit) -> None:
    """Which action to take."""
    visit.table("quarry", POSITIONS["quarry"]["act"])
    asked(visit.page)


def talk(page: Page) -> None:
    """The log, what people say, and what they say most often."""
    drawer = page.locator("header.top .drawer")
    if drawer.is_visible():
        drawer.click()
    page.locator(".talk .icon").click()
    expect(page.locator(".talk .quick button").first).to_be_visible()


def coach(page: Page) -> None:
    """What the coach would do."""
    page.locator("section.ask[data-yours] .quiet").first.click()
    expect(page.locator("section.ask .advice li").first).to_be_visible(timeout=PATIENCE)


def curtain(visit: Visit) -> None:
    """The next one at the same screen is called."""
    names = NAMES[: max(3, visit.look.seats)]
    go_to(visit.page, lay(visit.page, "quarry", ["me"] * len(names), names=names))


def over(game: str, most: int = 6) -> Callable[[Visit], None]:
    """The podium, and where every point came from."""

    def play(visit: Visit) -> None:
        count = min(visit.look.seats, most)
        named: Json = {"names": NAMES[:1]} if visit.look.names else {}
        go_to(visit.page, lay(visit.page, game, ["me"] + ["miner"] * (count - 1), **named))
        play_to_the_end(visit.page, by_mouse)
        visit.page.wait_for_selector("section.end .sources")

    return play


def review(visit: Visit) -> None:
    """A finished match, looked back on."""
    over("quarry", 3)(visit)
    visit.page.locator("section.end a[href^='/review/']").click()
    expect(visit.page.locator("ml-chances svg").first).to_be_visible(timeout=PATIENCE)


def lesson(visit: Visit) -> None:
    """The first step."""
    visit.page.locator("form.bots a.learn").click()
    visit.page.wait_for_selector("ml-learn main")


def rules(visit: Visit) -> None:
    """The page to read."""
    visit.page.locator("form.bots a[href='/rules/quartz']").click()
    visit.page.wait_for_selector("ml-rules main")


def nowhere(visit: Visit) -> None:
    """An address that leads nowhere."""
    visit.page.goto(f"{visit.server.page}/nowhere")
    visit.page.wait_for_selector("main")


def asked(page: Page) -> None:
    """Wait until it is our turn."""
    page.wait_for_selector("section.ask[data-yours]")


def held(page: Page) -> None:
    """What is shown until it was seen stays there."""
    asked(page)
    page.evaluate("""() => {
      const { stage } = document.querySelector("ml-table");
      stage.choose("slow");
      stage.rest = async (script) => {
        const time = await script.hold?.();
        stage.changed();
        if (time) await new Promise(() => {});
      };
    }""")


@dataclass
class Screen:
    """How one comes there, what is there once it was loaded, and what is opened then."""

    reach: Callable[[Visit], None]
    sight: str = "form.bots"
    show: Callable[[Page], None] = lambda page: None
    live: bool = False  # it is seen only while it happens


ASKED = "section.ask[data-yours]"
END = "section.end .sources"
SCREENS = {
    "lobby": Screen(lobby), "friends": Screen(lobby, show=friends), "house": Screen(lobby, show=house),
    "settings": Screen(lobby, show=settings), "mine": Screen(mine, "section.mine"),
    "gathering": Screen(gathering, "section.gathering"), "curtain": Screen(curtain, "dialog.curtain"),
    "quartz": Screen(quartz, ASKED), "react": Screen(quartz_react, ASKED), "night": Screen(night, live=True),
    "dice": Screen(dice, ASKED), "vote": Screen(vote, ASKED), "votes": Screen(votes, live=True),
    "quarry": Screen(quarry, ASKED), "talk": Screen(quarry, ASKED, talk), "coach": Screen(quartz, ASKED, coach),
    "podium-quartz": Screen(over("quartz", 5), END), "podium-dice": Screen(over("dice"), END),
    "podium-quarry": Screen(over("quarry"), END), "review": Screen(review, "ml-chances svg"),
    "lesson": Screen(lesson, "ml-learn main"), "rules": Screen(rules, "ml-rules main"),
    "nowhere": Screen(nowhere, "main"),
}  # fmt: skip
BOTS_ALONE = ("night", "votes")  # people would have to play on, too


def photograph(begin: Callable[[], Visit], screen: Screen) -> dict[tuple[int, int], bytes]:
    """The screen at every size, as somebody sees it who comes there with a window of that size."""
    visit, taken = begin(), {}
    for width, height in SIZES:
        if screen.live and taken:
            visit.close()
            visit = begin()
        page = visit.page
        page.set_viewport_size({"width": width, "height": height})
        if screen.live or not taken:
            screen.reach(visit)
        if not screen.live:
            page.reload()
            page.locator(screen.sight).first.wait_for()
            page.evaluate("document.fonts.ready")
        screen.show(page)
        page.mouse.move(0, 0)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.wait_for_timeout(250)  # pictures are still being drawn
        taken[width, height] = page.screenshot(type="png")
    visit.close()
    return taken


def sheet(browser: Browser, taken: dict[tuple[int, int], bytes]) -> bytes:
    """All sizes in one picture."""
    page = browser.new_page(viewport=SHEET)  # type: ignore[arg-type]
    shown = "".join(
        f'<img width="{width * SCALE[width]}" src="data:image/png;base64,{base64.b64encode(shot).decode()}">'
        for (width, _), shot in taken.items()
    )
    style = "body{margin:6px;display:flex;flex-wrap:wrap;gap:6px;align-items:start;align-content:start;background:#777}"
    page.set_content(f"<style>{style}</style>{shown}")
    page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    session = page.context.new_cdp_session(page)
    data = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})["data"]
    page.close()
    return base64.b64decode(data)


def take(browser: Browser, server: ServerThread, name: str, folder: Path | None) -> None:
    """One screen, in both looks."""
    for look in LOOKS:
        who = replace(look, names=look.names and name not in BOTS_ALONE)
        taken = photograph(partial(Visit, browser, server, who), SCREENS[name])
        if folder:
            for (width, height), shot in taken.items():
                (folder / f"{name}-{look.name}-{width}x{height}.png").write_bytes(shot)
        else:
            (FOLDER / f"{name}-{look.name}.webp").write_bytes(sheet(browser, taken))
        print(name, look.name, flush=True)


def main() -> None:
    """Take them all, or those that are named."""
    arguments = sys.argv[1:]
    folder = None
    if arguments[:1] == ["--each"]:
        folder, arguments = Path(arguments[1]), arguments[2:]
    (folder or FOLDER).mkdir(parents=True, exist_ok=True)
    wanted = [name for name in SCREENS if name.startswith(tuple(arguments) or "")]
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = ServerThread(Path(temporary) / "motherlode.db")
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        expect.set_options(timeout=PATIENCE)
        for name in wanted:
            take(browser, server, name, folder)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
