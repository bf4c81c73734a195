"""Several people on one screen: a curtain between them, and covered questions that go around."""

import pytest
from playwright.sync_api import Page, expect

from harness.page_play import answers, choose_seats
from harness.page_tables import go_to, lay
from tests.browser.test_access import faults

REACTION = {
    "game": "quartz",
    "seats": [
        {"hand": ["eureka"]},
        {"hand": ["thievery", "eureka"], "cart": {"ruby": 1, "amber": 1}},
        {"hand": ["here-we-go", "on-my-break"]},
    ],
    "pending": {"question": "react", "asked": 2, "card": "not-yours", "target": 2},
}


def lift(page: Page, name: str) -> None:
    """The curtain is closed, for this one, and is lifted."""
    curtain = page.locator("dialog.curtain")
    expect(curtain).to_contain_text(name)
    expect(page.locator("section.board")).to_have_count(0)
    curtain.locator("button").press("Enter")
    expect(page.locator("section.board > *")).to_be_visible()


def covered(page: Page) -> list[int]:
    """The seats that have answered, as the server has announced to everybody."""
    answered: list[int] = page.evaluate("document.querySelector('ml-table').streams.get(0).asking.answered ?? []")
    return answered


def screen(page: Page) -> str:
    """Everything that is there to be seen or heard, but for the time."""
    seen: str = page.locator("main.table").inner_text()
    return seen


def test_votes_of_one_screen_are_sent_when_all_have_voted(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quarry", ["me", "me"], {"game": "quarry", "discard": ["gold"], "seats": [{}, {}]}))
    lift(page, "Grumblebeard")
    answers(page).first.press("Enter")
    expect(page.locator("dialog.curtain")).to_contain_text("Gravelina")
    assert covered(page) == [], "nothing is sent before all have voted"
    lift(page, "Gravelina")
    lines = page.locator("section.log ol.lines li")
    expect(lines).to_have_count(1)
    answers(page).first.press("Enter")
    expect(page.locator("dialog.curtain")).to_contain_text("Grumblebeard")  # the votes are out, and somebody acts
    lift(page, "Grumblebeard")
    expect(lines).not_to_have_count(1)


def test_people_of_one_screen_have_names_and_hidden_votes_without_a_server_too(visitors, site):
    page = visitors(at=site).go()
    page.locator("label.game[data-game=quarry]").click()
    choose_seats(page, 2)
    form = page.locator("form.friends")
    form.locator("[data-seat='1'] input").fill("Ana")
    form.locator(".name-here").fill("Rui")
    form.locator("button.big").click()
    lift(page, "Ana")
    hands = [own_hand(page)]
    answers(page).first.press("Enter")
    expect(page.locator("dialog.curtain")).to_contain_text("Rui")
    assert covered(page) == [], "nothing is sent before all have voted"
    lift(page, "Rui")
    hands.append(own_hand(page))
    assert hands[0] != hands[1], "each sees their own"
    lines = page.locator("section.log ol.lines li")
    dealt = lines.count()
    answers(page).first.press("Enter")
    expect(lines).not_to_have_count(dealt)


def own_hand(page: Page) -> list[str]:
    """The cards that are shown to the one who has the screen."""
    return page.evaluate("document.querySelector('ml-table').state.view.seats.map((seat) => JSON.stringify(seat.hand))")


# What is on the screen, frame by frame, each thing once in a row.
FRAMES = """() => {
  window.frames = [];
  const look = () => {
    requestAnimationFrame(look);
    const { landed = "", scene = "" } = document.querySelector("main.table")?.dataset ?? {};
    const seen = [landed, scene && "scene", document.querySelector("dialog.curtain") ? "curtain" : "",
      document.querySelector("[data-card]") ? "hand" : ""].join();
    if (seen !== frames.at(-1)) frames.push(seen);
  };
  look();
}"""


def test_everybody_sees_what_happened_and_nobodys_hand_before_the_curtain_falls(visitors):
    page = visitors(motion=True).go()
    page.evaluate("localStorage.setItem('motherlode-speed', 'fast')")
    position = {"game": "quartz", "turn": 1, "seats": [{"hand": ["eureka"]}, {"hand": ["thievery"]}, {}]}
    go_to(page, lay(page, "quartz", ["me", "me", "miner"], position))
    lift(page, "Grumblebeard")
    expect(page.locator(".own [data-card=eureka]")).to_be_visible()
    page.evaluate(FRAMES)
    page.locator("main.table [data-move=mine]").first.press("Enter")
    curtain = page.locator("dialog.curtain")
    expect(curtain).to_contain_text("Gravelina")
    expect(curtain.locator(".news")).to_contain_text("Grumblebeard")
    n = page.evaluate("document.querySelector('ml-table').streams.get(0).n")
    frames = page.evaluate("frames.filter((seen) => !seen.includes('hand'))")  # hers was there until she moved
    if frames[0] == f"{n - 1},,,":  # on a busy machine her hand is covered a frame before the scene begins
        del frames[0]
    assert frames == [f"{n - 1},scene,,", f"{n},,,", ",,curtain,"]


def test_votes_of_one_screen_are_uncovered_in_front_of_all(visitors):
    page = visitors(motion=True).go()
    page.evaluate("localStorage.setItem('motherlode-speed', 'slow')")
    go_to(page, lay(page, "quarry", ["me", "me"], {"game": "quarry", "discard": ["gold"], "seats": [{}, {}]}))
    for name in ("Grumblebeard", "Gravelina"):
        lift(page, name)
        answers(page).first.press("Enter")
    panel = page.locator("section.ceremony")
    expect(panel.locator("li")).to_have_count(2)
    expect(page.locator("dialog.curtain")).to_have_count(0)
    panel.locator("button").press("Enter")
    expect(page.locator("dialog.curtain")).to_be_visible()


def test_a_reaction_is_asked_around_and_shows_the_others_the_same_whatever_was_answered(visitors):
    seen: dict[str, list[str]] = {}
    for answer in ("react", "allow"):
        page = visitors().go()
        go_to(page, lay(page, "quartz", ["me", "me", "me"], REACTION))
        lift(page, "Grumblebeard")
        expect(page.locator("section.ask .question")).to_contain_text("nothing for you to answer")
        expect(page.locator("p.arranged")).to_be_visible()  # its words are loaded when a table needs them
        seen[answer] = [screen(page)]
        page.locator("section.ask [data-hand-on]").press("Enter")
        lift(page, "Gravelina")
        page.locator(f"main.table [data-move={answer}]").first.press("Enter")
        expect(page.locator("dialog.curtain")).to_contain_text("Pickerton")
        assert covered(page) == [], "nothing is sent before all have looked"
        seen[answer].append(screen(page))
        lift(page, "Pickerton")
        expect(page.locator("section.ask .question")).to_contain_text("nothing for you to answer")
        seen[answer].append(screen(page))
        page.locator("section.ask [data-hand-on]").press("Enter")
        # then the answer is out, and the next one is called: whose turn it is, or who takes something
        lift(page, "Gravelina" if answer == "react" else "Grumblebeard")
        line = page.locator("section.log ol.lines li").first
        expect(line).to_contain_text("“Thievery? Unacceptable!”" if answer == "react" else "Gravelina")
    assert seen["react"] == seen["allow"]


def test_behind_the_curtain_there_is_nothing_for_anybody(visitors):
    ana = visitors(bypass_csp=True)  # axe brings styles along
    page = ana.go()
    go_to(page, lay(page, "quartz", ["me", "me", "me"], REACTION))
    curtain = page.locator("dialog.curtain")
    expect(curtain.locator("button")).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(
        "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
    )
    devtools = ana.context.new_cdp_session(page)
    tree = devtools.send("Accessibility.getFullAXTree")["nodes"]
    said = {node["name"]["value"] for node in tree if not node["ignored"] and node.get("name", {}).get("value")}
    assert "I am here" in said
    assert not any("Eureka" in text or "Thievery" in text for text in said)
    assert not any("Switch" in text for text in said), "the page around it is out of reach, too"
    assert faults(page) == []


@pytest.mark.parametrize(("turn", "eyes"), [(1, "Grumblebeard"), (2, "Gravelina")])
def test_a_reload_calls_the_one_who_is_asked_and_nobody_else(visitors, turn, eyes):
    page = visitors().go()
    position = {"game": "quartz", "turn": turn, "seats": [{"hand": ["eureka"]}, {"hand": ["thievery"]}, {}]}
    code = lay(page, "quartz", ["me", "me", "miner"], position)
    for _ in range(3):
        go_to(page, code)
        expect(page.locator("dialog.curtain")).to_contain_text(eyes)
        page.reload()
        expect(page.locator("dialog.curtain")).to_contain_text(eyes)


RULES_OF_THE_CURTAIN = """async () => {
  const { HotSeat } = await import("/web/app/table/hot-seat.js");
  const seen = [];
  const note = (hot) => seen.push([hot.eyes, hot.curtain]);
  const turn = (number, asked) => ({ number, asked, covered: false, people: [1, 3] });
  const hot = new HotSeat();
  hot.sit([1, 3]);
  note(hot); // nobody has looked yet: what everybody may see
  hot.face(turn(1, []));
  note(hot); // a bot begins
  hot.face(turn(2, [3]));
  note(hot);
  hot.lift();
  note(hot);
  hot.face(turn(3, []));
  note(hot); // everybody looks while bots move
  hot.face(turn(4, [3]));
  note(hot); // asked again, with nobody in between
  hot.face(turn(5, [1]));
  note(hot);
  hot.face(turn(6, []));
  note(hot); // time was up before anybody came: nobody's hand is shown
  return seen;
}"""


def test_whose_eyes_see(visitors):
    page = visitors().go()
    assert page.evaluate(RULES_OF_THE_CURTAIN) == [[0, 0], [0, 0], [0, 3], [3, 0], [0, 0], [3, 0], [0, 1], [0, 0]]
