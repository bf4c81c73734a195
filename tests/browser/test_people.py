"""Two browsers at one table, one screen for two, a connection that is lost and found, a server that starts anew."""

from playwright.sync_api import expect

from tests.browser.test_games import answers, begin, by_mouse, choose_seats, play_to_the_end


def set_table(page, game: str, *places: str) -> str:
    """A table for friends: `open`, `me` or a bot for each seat after the first; its code."""
    page.locator(f"label.game[data-game={game}]").click()
    choose_seats(page, 1 + len(places))
    for seat, place in enumerate(places, 2):
        page.locator(f"form.friends li[data-seat='{seat}'] select").select_option(place)
    page.locator("form.friends button.big").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def test_two_browsers_vote_under_cover_at_one_table(visitors):
    ana, rui = visitors(), visitors()
    host = ana.go()
    code = set_table(host, "quarry", "open")
    guest = rui.go(f"/t/{code}")
    guest.locator("section.gathering li[data-seat] button").first.click()
    host.locator("section.gathering button.big").click()
    for page in (host, guest):
        expect(page.locator("section.ask[data-yours]")).to_be_visible()
    told = guest.locator("section.log ol.lines li").all_inner_texts()
    answers(host).first.click()
    expect(host.locator("section.ask[data-yours]")).to_have_count(0)
    assert guest.locator("section.log ol.lines li").all_inner_texts() == told, "a covered vote tells nothing"
    answers(guest).first.click()
    for page in (host, guest):
        expect(page.locator("section.log ol.lines li")).not_to_have_count(len(told))


def test_one_screen_for_two_has_a_curtain_between_them(visitors):
    page = visitors().go()
    set_table(page, "quarry", "me")
    for _ in range(2):
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator("ml-quarry")).to_have_count(0)
        page.locator(".curtain button").click()
        answers(page).first.press("Enter")
    expect(page.locator("section.log ol.lines li").first).to_be_visible()


def test_a_lost_connection_is_found_again_without_a_reload(visitors, server):
    page = visitors().go()
    begin(page, "quarry", 2)
    page.evaluate("window.stayed = true")
    by_mouse(page)
    server.drop_everybody()
    assert play_to_the_end(page, by_mouse) >= 0
    assert page.evaluate("window.stayed"), "the page was not loaded again"


def test_a_reload_brings_back_the_same_table(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    expect(page.locator("section.ask .question")).to_be_visible()
    page.reload()
    expect(page.locator("ml-quartz")).to_be_visible()
    page.go_back()
    expect(page.locator("ml-lobby")).to_be_visible()
    expect(page.locator("section.mine li").first).to_be_visible()


def test_a_bot_plays_on_until_one_takes_over_again(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    page.locator("section.log button.quiet", has_text="bot").press("Enter")  # bots move fast, and the page with them
    expect(page.locator("section.log .around")).to_contain_text("You hand over")
    page.locator("section.ask .answers button").press("Enter")
    expect(page.locator("section.log .around")).to_contain_text("You are back")
