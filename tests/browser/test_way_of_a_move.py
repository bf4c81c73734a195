"""On the page, one move takes the way that docs/architecture.md draws."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from harness.page_tables import go_to, lay
from tests.test_documents import steps_of_a_move

POSITION = {"game": "quartz", "turn": 1, "seats": [{}, {}, {}]}
MODULE = re.compile(r"/(app/.+\.js)$")  # below a folder that is named by what is in it


def test_the_functions_that_are_drawn_are_called(visitors):
    """From the press until the scene has landed, as the browser itself counts the calls."""
    page = visitors(motion=True).go()
    page.evaluate("localStorage.setItem('motherlode-speed', 'fast')")
    go_to(page, lay(page, "quartz", ["me", "apprentice", "apprentice"], POSITION))
    bag = page.locator("ml-quartz [data-place=bag] >> xpath=ancestor-or-self::button").first
    expect(bag).to_be_enabled()
    landed = page.locator("main.table").get_attribute("data-landed")
    profiler = page.context.new_cdp_session(page)
    profiler.send("Profiler.enable")
    profiler.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    bag.click()
    page.wait_for_function("n => Number(document.querySelector('main.table').dataset.landed) > n", arg=int(landed))
    called = {
        (f"web/{module[1]}", function["functionName"])
        for script in profiler.send("Profiler.takePreciseCoverage")["result"]
        if (module := MODULE.search(urlsplit(script["url"]).path))
        for function in script["functions"]
        if function["ranges"][0]["count"]
    }
    steps = steps_of_a_move(".js")
    assert len(steps) > 1
    assert [step for step in steps if step not in called] == []
