"""On the boards of the dice game and The Quarry: what is not lit says why, the own vote, dice that roll."""

from playwright.sync_api import Page, expect

from tests.browser.positions import POSITIONS
from tests.browser.tables import gather, go_to, lay

BOTS = ["me", "miner", "miner"]


def at(page: Page, game: str, question: str) -> Page:
    """At a table where this is asked."""
    go_to(page, lay(page, game, BOTS, POSITIONS[game][question]))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    return page


def test_a_face_that_cannot_be_used_says_why_when_it_is_touched(visitors):
    page = at(visitors().go(), "dice", "act")
    page.locator("[data-move='use pickaxe 1']").press("Enter")
    used = page.locator(".deed[data-face=pickaxe][data-used] button")
    expect(used).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".board [data-move^='use pickaxe']")).to_have_count(0)
    used.focus()
    expect(page.locator("section.ask .why a")).to_have_attribute("href", "/rules/dice#D20")


def test_an_action_that_cannot_be_done_says_why_when_it_is_touched(visitors):
    page = visitors().go()
    seats = [{"hand": ["circle-ore"]}, {"hand": ["circle-ore"]}]
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": seats}
    go_to(page, lay(page, "quarry", BOTS[:2], position))
    deed = page.locator(".deed[data-deed=raid]")
    expect(deed).to_have_attribute("aria-disabled", "true")
    deed.focus()
    expect(page.locator("section.ask .why a")).to_have_attribute("href", "/rules/quarry#R21")
    expect(page.locator(".counsel")).to_contain_text("Raid")
    expect(page.locator(".board [data-move]")).to_have_count(1)  # to pass


def test_who_can_be_raided_is_touched_where_they_sit(visitors):
    page = at(visitors().go(), "quarry", "act")
    page.locator(".deed[data-deed=raid]").press("Enter")
    expect(page.locator(".miner .pick")).to_have_count(2)
    page.locator(".miner[data-seat='2'] .pick").press("Enter")
    expect(page.locator(".payments [data-then]").first).to_be_focused()


PAYER = ["circle-ore", "square-ore", "diamond-ore"]


def quarry_with(page, hand):
    seats = [{"hand": hand}, {"hand": ["circle-ore"]}]
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": seats}
    go_to(page, lay(page, "quarry", BOTS[:2], position))
    page.locator(".deed[data-deed=take-piggy]").press("Enter")
    page.locator(".counsel [data-move='take piggy']").press("Enter")


def test_an_action_without_a_choice_of_payment_is_one_press_and_one_line(visitors):
    page = visitors().go()
    quarry_with(page, PAYER)
    line = page.locator(".log .lines li", has_text="piggy bank")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("You pay 1 circle ore, 1 square ore and 1 diamond ore.")


def test_where_there_is_a_choice_of_payment_it_is_asked_before_anything_is_sent(visitors):
    page = visitors().go()
    quarry_with(page, [*PAYER, "square-gem", "diamond-gem"])
    ways = page.locator(".payments [data-then]")
    expect(ways).to_have_count(4)
    expect(ways.first).to_have_attribute("data-then", "pay circle-ore, pay square-ore, pay diamond-ore")  # the cheapest
    expect(page.locator(".log .lines li")).to_have_count(1)  # nothing but the beginning
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    expect(page.locator(".deed[data-deed=take-piggy]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".counsel [data-move='take piggy']").press("Enter")
    page.locator("[data-then='pay circle-ore, pay square-gem, pay diamond-ore']").press("Enter")
    line = page.locator(".log .lines li", has_text="piggy bank")
    expect(line).to_contain_text("You pay 1 circle ore, 1 square gem and 1 diamond ore.")
    expect(page.locator(".hand [data-kind=diamond-gem]")).to_be_visible()
    expect(page.locator(".hand [data-kind=square-gem]")).to_have_count(0)


def test_the_own_vote_lies_open_for_oneself_alone_and_after_a_reload(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quarry", position={"game": "quarry", "discard": ["gold"], "seats": [{}, {}]})
    host.locator(".tunnel[data-move='vote B']").press("Enter")
    for reloaded in (False, True):
        if reloaded:
            host.reload()
        expect(host.locator(".miner[data-seat='1'] .ballot")).to_have_attribute("data-vote", "B")
        expect(guest.locator(".miner[data-seat='1'] .ballot")).not_to_have_attribute("data-vote", "B")
        expect(guest.locator("[data-voter]")).to_have_count(0)


def test_who_is_a_bot_and_who_is_there_is_told(visitors):
    host, guest = visitors().go(), visitors().go()
    gather(host, guest, "quarry", "miner")
    expect(host.locator(".miner[data-seat='2'] .presence")).to_have_text("here")
    expect(host.locator(".miner[data-seat='3'] .presence")).to_have_text("Miner")
    guest.locator("header.top a.brand").click()
    expect(host.locator(".miner[data-seat='2'] .presence")).to_have_text("away")


def test_dice_roll_and_leave_nothing_behind(visitors):
    page = visitors().go()
    page.emulate_media(reduced_motion="no-preference")
    at(page, "dice", "roll")
    page.evaluate(
        """() => {
          window.rolled = 0;
          const rolls = (node) => node.className === 'roll';
          new MutationObserver((changes) => {
            window.rolled += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(rolls).length;
          }).observe(document.querySelector('ml-dice'), { childList: true, subtree: true });
        }"""
    )
    page.locator("button.die").first.press("Enter")
    page.locator("button.go[data-move]").press("Enter")
    page.wait_for_function("() => window.rolled === 1")
    expect(page.locator("ml-dice .roll")).to_have_count(0)
    expect(page.locator("ml-dice .flights > *")).to_have_count(0)
    assert page.evaluate("[...document.querySelectorAll('.cube')].every(cube => getComputedStyle(cube).opacity > 0)")


def test_who_wants_no_motion_sees_none(visitors):
    page = at(visitors().go(), "dice", "roll")
    number = page.locator("section.ask").get_attribute("data-question")
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given); };
        }"""
    )
    page.locator("button.die").first.press("Enter")
    page.locator("button.go[data-move]").press("Enter")
    page.wait_for_function("number => document.querySelector('section.ask').dataset.question !== number", arg=number)
    assert page.evaluate("window.moved") == 0
