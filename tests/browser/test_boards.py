"""On the boards of the dice game and The Quarry: what is not lit says why, the own vote, dice that roll."""

import pytest
from playwright.sync_api import Page, expect

from harness.page_tables import gather, go_to, lay
from harness.positions import POSITIONS

BOTS = ["me", "miner", "miner"]


def at(page: Page, game: str, question: str) -> Page:
    """At a table where this is asked."""
    go_to(page, lay(page, game, BOTS, POSITIONS[game][question]))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    return page


def test_a_face_that_cannot_be_used_says_why_when_it_is_touched(visitors):
    page = at(visitors().go(), "dice", "act")
    page.locator("section.ask [data-move='use pickaxe 1']").press("Enter")
    used = page.locator(".action[data-face=pickaxe][data-used] button")
    expect(used).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-move^='use pickaxe']")).to_have_count(0)
    used.focus()
    expect(page.locator("section.ask .why a")).to_have_attribute("href", "/rules/dice#D20")


def test_every_face_that_can_be_used_is_in_the_bar_once_with_every_number(visitors):
    page = at(visitors().go(), "dice", "act")
    legal = page.evaluate("document.querySelector('ml-table').state.legal")
    moves = page.locator("main.table [data-move]").evaluate_all("all => all.map(({ dataset }) => dataset.move)")
    assert sorted(moves) == sorted(legal)
    assert len(legal) > 4
    expect(page.locator(".board [data-move]")).to_have_count(0)
    wild = page.locator("section.ask [data-move='use chest 2'] use[href$='#face-helmet']")
    expect(wild).to_have_count(1)  # one chest, and a pair of helmets


# A position for each game, and what is not lit there: its move, and where it lies.
UNLIT = {
    "quartz": ({"game": "quartz", "turn": 1, "seats": [{"hand": ["eureka"]}, {}, {}]}, "play eureka"),
    "dice": ({**POSITIONS["dice"]["act"], "used": {"pickaxe": 1}}, "use pickaxe"),
    "quarry": ({"game": "quarry", "phase": "act", "turn": 1, "seats": [{"hand": ["circle-ore"]}, {}, {}]}, "raid"),
}
WONDERED = "window.wondered = []; addEventListener('why', ({ detail }) => wondered.push(detail.move))"
SLID_UNDER_THE_POINTER = """([board, move]) => {
  document.querySelector(board).changedAt = performance.now();
  document.querySelector(`[data-why="${move}"]`).click();
}"""
SETTLED = "board => document.querySelector(board).settled"
RESTING = 600  # milliseconds, longer than anybody rests by chance


@pytest.mark.parametrize("game", UNLIT)
def test_what_slid_under_the_pointer_is_no_mistake_and_who_rests_on_it_is_told_why(visitors, game):
    page = visitors().go()
    position, move = UNLIT[game]
    go_to(page, lay(page, game, BOTS, position))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    unlit = page.locator(f'[data-why="{move}"]')
    expect(unlit).to_have_attribute("aria-disabled", "true")
    page.evaluate(WONDERED)
    page.evaluate(SLID_UNDER_THE_POINTER, [f"ml-{game}", move])
    unlit.dispatch_event("mouseenter")
    unlit.dispatch_event("mouseover")
    unlit.dispatch_event("mousemove")  # the board moved, the mouse did not
    page.wait_for_timeout(RESTING)
    assert page.evaluate("wondered") == [], "it was not meant"
    page.wait_for_function(SETTLED, arg=f"ml-{game}")
    unlit.click(force=True)
    page.wait_for_function("move => wondered.includes(move)", arg=move)
    page.mouse.move(0, 0)
    page.evaluate("wondered.length = 0")
    unlit.hover(force=True)
    page.wait_for_function("move => wondered.includes(move)", arg=move)
    expect(page.locator("section.ask .why")).not_to_be_empty()


def test_an_action_that_cannot_be_done_says_why_when_it_is_touched(visitors):
    page = visitors().go()
    seats = [{"hand": ["circle-ore"]}, {"hand": ["circle-ore"]}]
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": seats}
    go_to(page, lay(page, "quarry", BOTS[:2], position))
    action = page.locator(".action[data-action=raid]")
    expect(action).to_have_attribute("aria-disabled", "true")
    action.focus()
    expect(page.locator("section.ask .why a")).to_have_attribute("href", "/rules/quarry#R21")
    expect(page.locator(".counsel")).to_contain_text("Raid")
    expect(page.locator(".board [data-move]")).to_have_count(0)
    expect(page.locator("section.ask [data-move=pass]")).to_have_count(2)  # once, or until the next vote


def test_who_can_be_raided_is_touched_where_they_sit(visitors):
    page = at(visitors().go(), "quarry", "act")
    page.locator(".action[data-action=raid]").press("Enter")
    expect(page.locator(".miner .pick")).to_have_count(2)
    page.locator(".miner[data-seat='2'] .pick").press("Enter")
    expect(page.locator(".payments [data-then]").first).to_be_focused()


def test_a_round_is_a_small_table_in_the_log_of_who_voted_what_and_got_what(visitors):
    page = at(visitors().go(), "quarry", "vote")
    page.locator(".tunnel[data-move='vote B']").press("Enter")
    ledger = page.locator(".log .ledger").first
    expect(ledger.locator("[data-seat]")).to_have_count(3)
    mine = ledger.locator("[data-seat='1']")
    expect(mine.locator("use[href$='#vote-B']")).to_have_count(1)
    shown = ledger.locator(".got").evaluate_all(
        "all => all.map(one => Boolean(one.textContent || one.querySelector('svg')))"
    )
    assert shown == [True] * 3, "cards, or a dash"
    heading = page.locator(".log .heading").first
    expect(heading).to_contain_text("Time for actions.")
    expect(heading).not_to_contain_text("voted")  # that is in the table


def test_one_passes_until_the_next_vote_with_one_choice_whatever_the_hand(visitors):
    page = visitors().go()
    for hand in ([], ["circle-ore"] * 3):
        seats = [{"hand": hand}, {"hand": ["circle-ore"]}]
        position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": seats}
        go_to(page, lay(page, "quarry", BOTS[:2], position))
        expect(page.locator("section.ask [data-pass=phase]")).to_be_visible()
        expect(page.locator("section.ask [data-move]")).to_have_count(2)
        page.locator("section.ask [data-pass=phase]").press("Enter")
        expect(page.locator(".tunnel[data-move='vote B']")).to_be_visible()
        page.locator("header.top a.brand").press("Enter")


PAYER = ["circle-ore", "square-ore", "diamond-ore"]


def quarry_with(page, hand):
    seats = [{"hand": hand}, {"hand": ["circle-ore"]}]
    position = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 1, "seats": seats}
    go_to(page, lay(page, "quarry", BOTS[:2], position))
    page.locator(".action[data-action=take-piggy]").press("Enter")
    page.locator(".counsel [data-move='take piggy']").press("Enter")


def paid(page, text):
    return page.locator(".log .lines li", has_text=text)


def test_an_action_without_a_choice_of_payment_is_one_press_and_one_line(visitors):
    page = visitors().go()
    quarry_with(page, PAYER)
    expect(paid(page, "You pay 1 circle ore, 1 square ore and 1 diamond ore.")).to_be_visible()
    own = page.locator(".log .lines li[data-seat='1']").evaluate_all("all => all.map(({ dataset }) => dataset.number)")
    assert len(set(own)) == 1, "one move, which one can look back at"


def test_where_there_is_a_choice_of_payment_it_is_asked_before_anything_is_sent(visitors):
    page = visitors().go()
    quarry_with(page, [*PAYER, "square-gem", "diamond-gem"])
    ways = page.locator(".payments [data-then]")
    expect(ways).to_have_count(4)
    expect(ways.first).to_have_attribute("data-then", "pay circle-ore, pay square-ore, pay diamond-ore")  # the cheapest
    expect(page.locator(".log .lines li")).to_have_count(1)  # nothing but the beginning
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    expect(page.locator(".action[data-action=take-piggy]")).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".counsel [data-move='take piggy']").press("Enter")
    page.locator("[data-then='pay circle-ore, pay square-gem, pay diamond-ore']").press("Enter")
    expect(paid(page, "You pay 1 circle ore, 1 square gem and 1 diamond ore.")).to_be_visible()
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
    page = visitors(motion=True).go()
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


def test_a_card_that_is_not_aimed_yet_can_be_put_back(visitors):
    page = visitors().go()
    seats = [{"hand": ["not-yours"]}, {"cart": {"ruby": 1}}, {"cart": {"amber": 1}}]
    go_to(page, lay(page, "quartz", BOTS, {"game": "quartz", "turn": 1, "seats": seats}))
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    page.wait_for_function(SETTLED, arg="ml-quartz")
    card, aims = page.locator(".hand [data-move='play not-yours']"), page.locator("section.ask .targets [data-move]")
    expect(page.locator("section.ask [data-move=mine]")).to_be_visible()
    for put_back in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.locator("section.ask .targets .quiet").press("Enter"),
    ):
        card.press("Enter")
        expect(aims).to_have_count(2)
        expect(aims.first).to_be_focused()
        expect(page.locator("section.ask .aiming")).to_contain_text("Who do you steal from?")
        expect(page.locator("section.ask [data-move=mine]")).to_have_count(0)
        put_back()
        expect(aims).to_have_count(0)
        expect(card).to_be_focused()
        assert page.evaluate("document.querySelector('ml-table').state.history") == []
    card.press("Enter")
    expect(aims.first).to_be_focused()
    page.locator(".dwarf[data-seat='3'] [data-move='seat 3']").press("Enter")
    made = "() => document.querySelector('ml-table').state.history.slice(0, 2).map(({ move }) => move).join()"
    page.wait_for_function(f"{made} === 'play not-yours,seat 3'")
    expect(page.locator(".log li[data-seat='1']")).to_have_count(1)
