"""Connections that are lost or dead, servers that start anew, two tabs of one seat, tables that are gone."""

from playwright.sync_api import Page, WebSocketRoute, expect

from harness.page_play import answers, begin, by_mouse, play_to_the_end
from tests.browser.tables import gather, go_to, lay

VOTE = {"game": "quarry", "discard": ["gold"], "seats": [{}, {}]}


def stay(page: Page) -> None:
    """From now on the page must not be loaded again."""
    page.evaluate("window.stayed = true")


def stayed(page: Page) -> bool:
    return page.evaluate("window.stayed === true") is True


def test_a_lost_connection_is_found_again_without_a_reload(visitors, server):
    page = visitors().go()
    begin(page, "quarry", 2)
    stay(page)
    by_mouse(page)
    server.drop_everybody()
    assert play_to_the_end(page, by_mouse) >= 0
    assert stayed(page)


def test_a_server_that_is_restarted_in_mid_game_goes_on_with_it(visitors, own_server):
    ana = visitors(at=own_server)
    page = ana.go()
    begin(page, "quarry", 2)
    stay(page)
    by_mouse(page)
    ana.loses_connection = True
    own_server.stop()
    expect(page.locator("header.top .connection")).to_contain_text("The connection is lost")
    own_server.start_again()
    expect(page.locator("header.top .connection")).to_have_count(0)
    assert play_to_the_end(page, by_mouse) >= 0
    assert stayed(page)


def test_a_server_with_a_new_store_says_clearly_that_the_table_is_gone(visitors, own_server, tmp_path):
    ana = visitors(at=own_server)
    page = ana.go()
    begin(page, "quarry", 2)
    ana.loses_connection = True
    own_server.stop()
    own_server.start_again(tmp_path / "another.db")
    gone = page.locator("section.gone")
    expect(gone).to_contain_text("There is no such table")
    gone.locator("a.button").click()
    expect(page.locator("form.bots")).to_be_visible()
    begin(page, "quarry", 2)
    expect(page.locator("section.ask .question")).to_be_visible()


def test_a_code_that_leads_nowhere_says_so(visitors):
    page = visitors().go("/t/NOSUCH")
    expect(page.locator("section.gone")).to_contain_text("There is no such table")
    page.go_back()


def test_whoever_is_no_longer_known_may_still_watch(visitors):
    page = visitors().go()
    begin(page, "quartz", 3)
    page.evaluate("localStorage.removeItem('motherlode-token'); document.querySelector('ml-app').wire.lose()")
    expect(page.locator("section.gone")).to_contain_text("does not recognize you")
    page.locator("section.gone button").press("Enter")
    expect(page.locator("ml-quartz")).to_be_visible()
    expect(page.locator("main.table [data-move]")).to_have_count(0)


def test_a_network_that_goes_and_comes_is_told_and_found(visitors):
    ana = visitors()
    page = ana.go()
    begin(page, "quarry", 2)
    stay(page)
    ana.loses_connection = True
    ana.context.set_offline(True)
    expect(page.locator("header.top .connection")).to_contain_text("The connection is lost")
    ana.context.set_offline(False)
    expect(page.locator("header.top .connection")).to_have_count(0)
    assert play_to_the_end(page, by_mouse) >= 0
    assert stayed(page)


class Line:
    """The socket of a page, on which what comes from the server can be held back, or everything swallowed."""

    def __init__(self, page: Page) -> None:
        self.holding, self.dead = False, False
        self.held: list[str | bytes] = []
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        self.dead = False  # a new connection works
        server = socket.connect_to_server()
        server.on_message(lambda message: self.bring(socket, message))
        socket.on_message(lambda message: None if self.dead else server.send(message))

    def bring(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.holding:
            self.held.append(message)
        elif not self.dead:
            socket.send(message)

    def let_go(self) -> None:
        self.holding = False
        for message in self.held:
            self.sockets[-1].send(message)
        self.held = []


def test_a_phone_that_wakes_up_notices_that_its_connection_is_dead(visitors):
    ana = visitors()
    line = Line(ana.page)
    page = ana.go()
    begin(page, "quarry", 2)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    stay(page)
    line.dead = True
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    page.wait_for_function("() => document.querySelector('ml-app').wire.state === 'lost'")
    expect(page.locator("header.top .connection")).to_have_count(0)
    assert len(line.sockets) > 1
    assert play_to_the_end(page, by_mouse) >= 0
    assert stayed(page)


def test_of_two_tabs_of_one_seat_the_second_to_answer_is_told_and_goes_on(visitors):
    ana, rui = visitors(), visitors()
    here, guest = ana.go(), rui.go()
    code = gather(here, guest, "quarry", position=VOTE)
    there = ana.context.new_page()
    line = Line(there)
    there.goto(f"{ana.server.page}/t/{code}")
    expect(there.locator("section.ask[data-yours]")).to_be_visible()
    line.holding = True  # the second tab does not yet know what the first has done
    answers(here).first.press("Enter")
    expect(here.locator("section.ask .answer")).to_be_visible()
    answers(there).nth(1).press("Enter")
    line.let_go()  # the refusal comes after the news
    expect(there.locator("section.ask .problem")).to_contain_text("has answered already")
    answers(guest).first.press("Enter")
    for page in (here, there):
        expect(page.locator("section.log ol.lines li")).not_to_have_count(1)
    assert here.locator("section.log ol.lines").inner_text() == there.locator("section.log ol.lines").inner_text()


def test_everybody_sees_who_is_away(visitors):
    ana, rui = visitors(), visitors()
    host, guest = ana.go(), rui.go()
    gather(host, guest, "quarry", position=VOTE)
    answers(host).first.press("Enter")
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Gravelina…")
    guest.goto("about:blank")
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Gravelina (away)…")
    expect(host.locator("ml-quarry .miner[data-seat='2']")).to_contain_text("away")


def test_a_game_that_waits_is_left_by_the_back_button_and_found_again_by_the_forward_button(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quarry", ["me", "miner"], VOTE))
    question = page.locator("section.ask[data-yours]")
    expect(question).to_be_visible()
    page.go_back()
    expect(page.locator("form.bots")).to_be_visible()
    page.go_forward()
    expect(question).to_be_visible()
    expect(page.locator("ml-quarry .miner[data-seat='1']")).not_to_contain_text("away")
