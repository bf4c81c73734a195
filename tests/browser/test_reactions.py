"""Two browsers at one table: reactions and votes that reveal nothing, and reactions that pass by themselves."""

import pytest
from playwright.sync_api import Page, expect

from harness.page_play import answers
from harness.page_tables import come_together, gather

GIMME = {"game": "quartz", "seats": [{"hand": ["gimme-a-hand"]}, {"hand": ["on-my-break", "eureka"]}, {}]}
# Every copy of the card that would answer has been played.
PLAYED = {
    "game": "quartz",
    "discard": {"on-my-break": 3},
    "seats": [{"hand": ["gimme-a-hand"]}, {"hand": ["eureka"]}, {}],
}
VOTE = {"game": "quarry", "discard": ["gold"], "seats": [{}, {}]}


def lines(page: Page) -> list[str]:
    return page.locator("section.log ol.lines li").all_inner_texts()


def aim_at_the_second(page: Page) -> None:
    """The first seat plays its card on the second."""
    page.locator("main.table [data-move='play gimme-a-hand']").press("Enter")
    page.locator("main.table [data-move='seat 2']").first.press("Enter")


def test_a_reaction_between_two_browsers(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quartz", "miner", position=GIMME)
    aim_at_the_second(host)
    expect(guest.locator("section.ask[data-yours] .question")).to_contain_text("How do you answer?")
    expect(host.locator("section.ask .waiting")).to_have_text("Waiting for Rui…")
    expect(host.locator("main.table [data-move]")).to_have_count(0)
    guest.locator("main.table [data-move=react]").first.press("Enter")
    for page in (host, guest):
        expect(page.locator("section.log .chapters")).to_contain_text("“Nope. I'm On My Break”")


def test_a_vote_between_two_browsers_tells_nothing_until_it_is_turned_over(visitors):
    seen = []
    for ballot in (0, 1):
        host, guest = visitors().go(), visitors().go()
        gather(host, guest, "quarry", position=VOTE)
        expect(guest.locator("section.ask[data-yours]")).to_be_visible()
        narrated = lines(guest)
        answers(host).nth(ballot).press("Enter")
        expect(host.locator("section.ask .question")).to_contain_text("stays covered")
        expect(guest.locator("ml-quarry")).to_be_visible()
        guest.wait_for_function("() => document.querySelector('ml-table').state.asking.answered?.includes(1)")
        come_together(host, guest)
        expect(guest.locator("section.log .arranged")).to_be_visible()
        assert lines(guest) == narrated
        seen.append([guest.locator("main.table").inner_text(), guest.locator("main.table [data-move]").count()])
        answers(guest).first.press("Enter")
        for page in (host, guest):
            expect(page.locator("section.log ol.lines li")).not_to_have_count(len(narrated))
    assert seen[0] == seen[1]


def test_what_one_has_answered_under_cover_is_still_there_after_a_reload(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quarry", position=VOTE)
    answers(host).first.press("Enter")
    own = host.locator("section.ask .answer")
    expect(own).to_contain_text("still covered")
    said = own.inner_text()
    host.reload()
    expect(own).to_have_text(said)
    expect(guest.locator("section.ask .answer")).to_have_count(0)


def test_the_time_of_a_window_and_of_whoever_is_asked_can_be_seen(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quartz", "miner", position=GIMME, clock={"bank": 300_000, "credit": 60_000})
    aim_at_the_second(host)
    for page in (host, guest):
        expect(page.locator("section.ask ml-clock")).to_contain_text(":")


def test_a_reaction_passes_by_itself_when_everybody_sees_that_there_is_no_answer(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quartz", "miner", position=PLAYED)
    aim_at_the_second(host)
    for page in (host, guest):
        expect(page.locator("section.log .chapters")).to_contain_text("draw")


def test_whoever_does_not_want_that_is_asked(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quartz", "miner", position=PLAYED)
    guest.locator("section.log .check input").uncheck()
    aim_at_the_second(host)
    expect(guest.locator("main.table [data-move=allow]").first).to_be_visible()
    guest.locator("main.table [data-move=allow]").first.press("Enter")
    expect(host.locator("section.log .chapters")).to_contain_text("draw")


# What everybody sees, and whether an on-my-break can be in the hand of seat 2. Three were printed.
SIGHTS = [
    ({"discard": {}}, True),
    ({"discard": {"on-my-break": 2}}, True),
    ({"discard": {"on-my-break": 3}}, False),
    ({"discard": {"on-my-break": 2}, "bravery": [{"card": "on-my-break", "coins": 1}]}, False),
    ({"discard": {"on-my-break": 2}, "seats": [{"known": ["on-my-break"]}, {}, {}]}, False),
    ({"discard": {"on-my-break": 2}, "seats": [{}, {"known": ["on-my-break"]}, {}]}, True),
    ({"discard": {"on-my-break": 3}, "options": {"house": {"cards": {"on-my-break": 4}}}}, True),
]
EMPTY = {"options": {}, "discard": {}, "bravery": [], "seats": [{}, {}, {}]}
CAN_ANSWER = """async ([view, legal, hands]) => {
  const { canAnswer } = await import("/web/app/table/auto-pass.js");
  const game = document.querySelector("ml-app").games.quartz;
  const asking = { number: 1, question: "react", about: { card: "gimme-a-hand" }, seats: [2], opened: 0, legal };
  const seats = view.seats.map((seat, index) => ({ ...seat, hand: hands[index], hand_size: hands[index].length }));
  return canAnswer(game, { ...view, seats }, asking);
}"""


@pytest.mark.parametrize(("sight", "possible"), SIGHTS)
def test_whether_it_passes_depends_on_what_everybody_sees_and_on_nothing_else(visitors, sight, possible):
    page = visitors().go()
    page.wait_for_selector("ml-lobby")
    for hands in (
        [[], [], []],
        [["eureka"], ["on-my-break"], []],
        [["on-my-break"], ["thievery", "eureka"], ["on-my-break"]],
    ):
        for legal in (["allow"], ["react", "allow"]):
            assert page.evaluate(CAN_ANSWER, [EMPTY | sight, legal, hands]) is possible
