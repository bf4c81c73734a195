"""Our typefaces where there are no others: every letter is drawn in them, and nothing moves when they come late."""

from collections.abc import Callable, Iterator
from time import sleep

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from harness.chromium import PHONE
from harness.page_play import begin, speak
from harness.server_thread import ServerThread
from tests.amounts import usually
from tests.browser.test_games import LANGUAGES
from tests.browser.test_layout import COVERED, SIDEWAYS, SIZES
from tests.web.test_fonts import written

LATE = 5  # seconds: longer than the page waits for them (app/letters.js)
BUSY = 5  # visits until letters come in a tenth of a second, though all processors are busy
FACES = {"plain": ["Golos Text", "Signs"], "carved": ["Bitter", "Signs"]}
# The page does without a typeface that comes late, so the same files are taken under other names, and waited for.
WRITE = r"""async ([letters, families, weight]) => {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule) || !rule.style.src.includes("url(")) continue;
    const { fontFamily, src, unicodeRange, fontWeight } = rule.style;
    const here = src.replace(/url\("(.*?)"\)/, (_, file) => `url("${new URL(file, sheet.href)}")`);
    const face = new FontFace(`our ${fontFamily.replaceAll('"', "")}`, here, { unicodeRange, weight: fontWeight });
    document.fonts.add(await face.load());
  }
  const text = Object.assign(document.createElement("p"), { id: "letters", textContent: letters });
  const fontFamily = families.map((family) => `"our ${family}"`).join();
  Object.assign(text.style, { fontFamily, fontWeight: weight, wordBreak: "break-all" });
  document.body.append(text);
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame); // until it is drawn
}"""
# How far things are moved, from the first paint on, and which.
WATCH = """
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const there = sources.filter(({ node }) => node); // "connecting…" has come and gone
      if (there.length) moved.push([value, ...there.map(({ node }) => (node.outerHTML ?? node.data).slice(0, 80))]);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
SETTLED = "() => [...document.fonts].every(({ status }) => status !== 'loading')"


def drawn_in(page: Page, selector: str) -> dict[str, int]:
    """The typefaces that draw the text of an element, with the number of glyphs; `system` is any that is not ours."""
    wire = page.context.new_cdp_session(page)
    wire.send("DOM.enable")
    wire.send("CSS.enable")
    root = wire.send("DOM.getDocument")["root"]["nodeId"]
    node = wire.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    for _ in range(BUSY):
        fonts = wire.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        if fonts:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")  # a page that is busy has not drawn it yet
    return {one["familyName"] if one["isCustomFont"] else "system": int(one["glyphCount"]) for one in fonts}


@pytest.fixture
def page_with(chromium: Browser, server: ServerThread) -> Iterator[Callable[..., Page]]:
    """A page whose typefaces come as the test says; the browser complains of those that do not come."""
    contexts = []

    def open_page(fonts: Callable[[Route], None], locale: str = "en-US", size: dict[str, int] = PHONE) -> Page:
        context = chromium.new_context(locale=locale, viewport=size, reduced_motion="reduce")  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.add_init_script(WATCH)
        page.route("**/*.woff2", fonts)
        page.goto(server.page)
        expect(page.locator("form.bots button.big")).to_be_visible()
        return page

    yield open_page
    for context in contexts:
        context.close()


def come_late(route: Route) -> None:
    if "golos-text-400-latin" in route.request.url:  # the first that is asked for; the others wait
        sleep(LATE)
    route.continue_()


def never_come(route: Route) -> None:
    route.abort()


@pytest.mark.parametrize("weight", [400, 700])
@pytest.mark.parametrize("face", FACES)
def test_every_letter_is_drawn_in_our_typefaces(visitors, face, weight):
    page = visitors().go()
    expect(page.locator("form.bots")).to_be_visible()
    letters = "".join(sorted(set().union(*written().values()) - {" ", "\u00a0"}))
    page.evaluate(WRITE, [letters, FACES[face], weight])
    drawn = drawn_in(page, "#letters")
    assert "system" not in drawn
    assert sum(drawn.values()) == len(letters)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_seen_in_our_typefaces_at_once(visitors, language):
    ana = visitors(LANGUAGES[language])
    page = ana.go()
    page.wait_for_function(SETTLED)
    page.add_init_script(WATCH)
    for _ in range(BUSY):
        page.reload()  # now they are kept, and come in time
        expect(page.locator("form.bots")).to_be_visible()
        if "system" not in drawn_in(page, ".welcome h1"):
            break
    for selector in (".welcome h1", ".welcome .lead", "form.bots button.big span, form.bots button.big"):
        drawn = drawn_in(page, selector)
        assert drawn, selector
        assert "system" not in drawn, selector
    page.wait_for_load_state("networkidle")
    assert page.evaluate("moved") == []


def test_a_language_that_is_chosen_later_brings_its_letters_with_it(visitors):
    page = visitors().go()
    for _ in range(BUSY):
        expect(page.locator("form.bots")).to_be_visible()
        speak(page, "ru")
        expect(page.locator("html")).to_have_attribute("lang", "ru")
        drawn = drawn_in(page, ".welcome .lead")
        if "system" not in drawn:
            break
        speak(page, "en")
        page.reload()
    assert "system" not in drawn


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.thorough), "ru"])
def test_nothing_moves_when_the_typefaces_come_late(page_with, language):
    page = page_with(come_late, LANGUAGES[language])
    page.wait_for_function(SETTLED)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    assert page.evaluate("moved") == []
    assert set(drawn_in(page, ".welcome .lead")) == {"system"}, "they were late, and stay away until the next visit"


@pytest.mark.parametrize("language", usually(["ru"], ["pt", "ru"]))
def test_without_our_typefaces_nothing_is_covered_or_sticks_out(page_with, language):
    page = page_with(never_come, LANGUAGES[language])
    assert set(drawn_in(page, ".welcome .lead")) == {"system"}, "only blanks, wider than most letters"
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, name
    page.set_viewport_size(PHONE)
    begin(page, "quartz", 4)
    expect(page.locator("section.ask[data-yours]")).to_be_visible(timeout=30_000)
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(SIDEWAYS) <= 0, name
        assert page.locator("main.table").evaluate(COVERED) == [], name
