"""Whatever is asked, every answer is under the thumb as soon as the page is there: nobody has to scroll to find one.

Every size has a page of its own, loaded at that size. Only the bar with the answers may scroll, within itself.
"""

from typing import Any

import pytest
from playwright.sync_api import expect

from harness.page_tables import go_to, lay
from harness.positions import POSITIONS, QUARTZ
from tests.amounts import usually
from tests.browser.test_games import LANGUAGES

Json = dict[str, Any]

SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1366, 768), (1920, 1080)]
SMALLEST = [(360, 640), (844, 390), (1366, 768)]  # of phones, of phones on their side, and of desks
MOST = {"quartz": 5, "dice": 6, "quarry": 6}
ASKED: dict[str, dict[str, Json]] = {
    **POSITIONS,
    "quartz": {
        "turn": QUARTZ,
        "react": {**QUARTZ, "turn": 2, "pending": {"question": "react", "asked": 1, "card": "not-yours", "target": 1}},
        "store": {
            **QUARTZ,
            "seats": [{**seat, "inside": False} for seat in QUARTZ["seats"]],
            "pending": {"question": "store", "asked": 1, "last": 1, "left": 2},
        },
    },
}
OWN = {"quartz": [".own .purse", ".own .cart-scene", ".own .chest-scene"], "dice": [".dice"], "quarry": [".hand ul"]}
# What has to be seen besides, where it is.
SEEN = {("quartz", "turn"): [".odds .chance"], ("quarry", "act"): [".actions .offers"]}

# What cannot be seen whole, or has something over it: answers by their moves, other things by what they are.
HIDDEN = """([things, legal]) => {
  const whole = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const heights = [top + 2, top + height / 2, top + height - 2];
    const there = heights.map((y) => document.elementFromPoint(left + width / 2, y));
    return width > 0 && there.every((other) => one.contains(other) || other?.contains(one));
  };
  const inReach = (one) => {
    if (one.closest(".ask")) one.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return width > 0 && one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const answerable = (move) => {
    if (move.startsWith("reroll ")) return [...document.querySelectorAll(".die, .answers .go")].every(inReach);
    const found = [...document.querySelectorAll(`main.table [data-move="${move}"]`)];
    const first = [...document.querySelectorAll(".action[data-lit]")]; // an action is chosen, then whom it is about
    return found.length ? found.some(inReach) : first.length > 0 && first.every(inReach);
  };
  const scrolls = document.documentElement.scrollHeight > innerHeight || scrollY ? ["the whole page scrolls"] : [];
  return [
    ...scrolls,
    ...legal.filter((move) => !answerable(move)),
    ...things.filter((thing) => !whole(document.querySelector(thing))),
  ];
}"""


@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.thorough)])
@pytest.mark.parametrize(("width", "height"), usually(SMALLEST, SIZES))
@pytest.mark.parametrize("game", ASKED)
def test_every_answer_is_in_sight_without_scrolling(visitors, game, width, height, language):
    page = visitors(LANGUAGES[language], {"width": width, "height": height}).go()
    for question, position in ASKED[game].items():
        seats = [*position["seats"], *[{}] * MOST[game]][: MOST[game]]
        go_to(page, lay(page, game, ["me"] + ["miner"] * (MOST[game] - 1), {**position, "seats": seats}))
        expect(page.locator("section.ask[data-yours]")).to_be_visible()
        expect(page.locator(".board > :first-child")).to_be_visible()
        things = [*(OWN[game] if question in ("turn", "act") else []), *SEEN.get((game, question), [])]
        legal = page.evaluate("document.querySelector('ml-table').state.legal")
        assert page.evaluate(HIDDEN, [things, legal]) == [], question
        page.locator("header.top a.brand").click()
        expect(page.locator("form.bots")).to_be_visible()
