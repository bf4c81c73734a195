"""Connections that are lost or dead, servers that start anew, two tabs of one seat, tables that are gone."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from harness.local_server import NO_LIMITS
from harness.page_play import answer, answers, begin, by_mouse, play_to_the_end
from harness.page_tables import come_together, gather, go_to, lay
from harness.server_thread import ServerThread
from motherlode.games.catalog import find
from motherlode.webassembly.modules import module_of
from tests.browser.conftest import PATIENCE

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


# The table, how many moves were made there, and who one is at the server.
WHERE = """() => {
  const { table, history } = document.querySelector("ml-table").state;
  return [table, history.length, localStorage.getItem("motherlode-token")];
}"""


def test_while_the_server_is_away_one_plays_another_game_in_the_browser_and_then_comes_back(visitors, own_server):
    module_of(find("quarry"))
    ana = visitors(at=own_server)
    page = ana.go()
    begin(page, "quarry", 2)
    stay(page)
    answer(page, by_mouse)
    page.wait_for_function("() => document.querySelector('ml-table').parts.meanwhile?.ready.get('quarry')")
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    left = page.evaluate(WHERE)
    ana.loses_connection = True
    own_server.stop()
    page.locator("section.meanwhile button").click()
    expect(page.locator("ml-meanwhile ml-quarry")).to_be_visible()
    expect(page.locator("section.meanwhile")).to_contain_text("You are playing in this browser")
    assert play_to_the_end(page, by_mouse) > 0
    with page.expect_download() as download:
        page.locator("section.end a[download]").click()
    assert "game: quarry\n" in download.value.path().read_text(encoding="utf-8")
    own_server.start_again()
    page.get_by_role("button", name="Back to the other game").click()
    expect(page.locator("ml-meanwhile")).to_have_count(0)
    expect(page.locator("section.ask[data-yours]")).to_be_visible()
    assert page.evaluate(WHERE) == left, "it has waited, for the same person"
    answer(page, by_mouse)
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


def test_a_page_that_gets_no_socket_says_why_and_is_let_in_later(visitors, tmp_path):
    server = ServerThread(tmp_path / "motherlode.db", limits=replace(NO_LIMITS, connections=1))
    first, second = visitors(at=server), visitors(at=server)
    second.loses_connection = True
    expect(first.go().locator("form.bots")).to_be_visible()
    why = second.go().locator("header.top .connection")
    expect(why).to_contain_text("So many pages are open from your network")
    first.page.close()
    expect(why).to_have_count(0)
    second.page.close()
    assert all("429" in fault for fault in second.faults), "it has only asked why"
    second.faults.clear()
    server.stop()


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


# Notes that the connection was lost: the page is quick to find it again.
LOSES = """() => {
  const { wire } = document.querySelector("ml-app");
  wire.addEventListener("state", ({ detail }) => { window.lost ||= detail === "lost"; });
}"""


class Line:
    """The socket of a page, on which what comes from the server can be held back, or everything swallowed."""

    def __init__(self, page: Page) -> None:
        self.holding, self.dead = False, False
        self.held: list[str | bytes] = []
        self.heard: list[str] = []
        self.breaks = ""  # with the next move: "before it" or "behind it"
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.open)

    def open(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        self.dead = False  # a new connection works
        server = socket.connect_to_server()
        server.on_message(lambda message: self.bring(socket, message))
        socket.on_message(lambda message: self.take(socket, server, message))

    def take(self, socket: WebSocketRoute, server: WebSocketRoute, message: str | bytes) -> None:
        if self.dead:
            return
        if self.breaks and '"type":"move"' in str(message):
            if self.breaks == "behind it":
                server.send(message)
            self.breaks, self.dead = "", True
            socket.close()
        else:
            server.send(message)

    def bring(self, socket: WebSocketRoute, message: str | bytes) -> None:
        self.heard.append(str(message))
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
    page.evaluate(LOSES)
    page.evaluate("dispatchEvent(new Event('pageshow'))")
    page.wait_for_function("() => window.lost")  # for a quarter of a second
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
    come_together(here, there, guest)
    assert here.locator("section.log .chapters").inner_text() == there.locator("section.log .chapters").inner_text()


def test_everybody_sees_who_is_away(visitors):
    ana, rui = visitors(), visitors()
    host, guest = ana.go(), rui.go()
    gather(host, guest, "quarry", position=VOTE)
    answers(host).first.press("Enter")
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Rui…")
    guest.goto("about:blank")
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Rui (away)…")
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


# --- what cannot be done at the moment


@contextmanager
def nothing_can_be_written(store: Path) -> Iterator[None]:
    """Another program holds the database."""
    with closing(sqlite3.connect(store, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("COMMIT")


@pytest.fixture
def impatient_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerThread]:
    """A server that waits briefly for its database, and for people who are away."""
    monkeypatch.setattr("motherlode.server.store.database.PATIENCE", 0.2)
    server = ServerThread(tmp_path / "motherlode.db", grace=20, countdown=3_600_000)
    yield server
    server.stop()


def wait_until(there: Callable[[], bool], page: Page) -> None:
    """While pages go on."""
    until = monotonic() + PATIENCE / 1000
    while not there():
        assert monotonic() < until
        page.wait_for_timeout(20)


def wait_for_refusal(page: Page, line: Line) -> None:
    """Until the server has refused something because it can write nothing."""
    line.heard.clear()
    wait_until(lambda: any("store-unavailable" in message for message in line.heard), page)


# Lose the connection, and do not look for another one.
LOSE_FOR_GOOD = """() => {
  const { wire } = document.querySelector("ml-app");
  wire.lose();
  clearTimeout(wire.timer);
}"""


@pytest.mark.parametrize("coming", ["back", "in"])
def test_a_seat_that_cannot_be_taken_up_at_the_moment_is_taken_up_as_soon_as_it_can(coming, visitors, impatient_server):
    ana, rui = visitors(at=impatient_server), visitors(at=impatient_server)
    line = Line(rui.page)
    host, guest = ana.go(), rui.go()
    code = gather(host, guest, "quarry", position=VOTE)
    registry = impatient_server.running.registry
    [live] = registry.tables.values()
    stay(guest)
    if coming == "back":
        guest.evaluate(LOSE_FOR_GOOD)
    else:
        guest.close()
        guest = rui.page = rui.context.new_page()
        line = Line(guest)
    wait_until(lambda: bool(live.table.chair(2).missing), host)
    with nothing_can_be_written(impatient_server.store):  # that the person is back has to be
        if coming == "back":
            guest.evaluate("document.querySelector('ml-app').wire.connect()")
        else:
            rui.go(f"/t/{code}")
        wait_for_refusal(guest, line)
        expect(guest.locator("section.gone")).to_have_count(0)
    expect(guest.locator("section.ask[data-yours]")).to_be_visible()
    answers(host).first.press("Enter")
    answers(guest).first.press("Enter")
    expect(guest.locator("section.log ol.lines li")).not_to_have_count(1)
    come_together(host, guest)
    assert stayed(guest) == (coming == "back")


@pytest.mark.parametrize("breaks", ["before it", "behind it"])
def test_a_move_that_is_made_as_the_connection_breaks_is_made_once(breaks, visitors, own_server):
    ana, rui = visitors(at=own_server), visitors(at=own_server)
    ana.loses_connection = True
    line = Line(ana.page)
    host, guest = ana.go(), rui.go()
    gather(host, guest, "quarry", position=VOTE)
    [live] = own_server.running.registry.tables.values()
    line.breaks = breaks
    answers(host).first.press("Enter")
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Rui…")
    expect(host.locator("section.ask .problem")).to_have_count(0)
    assert len(line.sockets) == 2
    answers(guest).first.press("Enter")
    expect(guest.locator("section.log ol.lines li")).not_to_have_count(1)
    come_together(host, guest)
    assert [type(logged.event).__name__ for logged in live.table.lines].count("Answered") == 2
    expect(host.locator("section.ask .problem")).to_have_count(0)


def test_an_answer_that_cannot_be_stored_is_sent_again_unless_another_is_chosen(visitors, impatient_server):
    ana, rui = visitors(at=impatient_server), visitors(at=impatient_server)
    line = Line(ana.page)
    host, guest = ana.go(), rui.go()
    gather(host, guest, "quarry", position=VOTE)
    [live] = impatient_server.running.registry.tables.values()
    wanted = answers(host).nth(1).get_attribute("data-move")
    with nothing_can_be_written(impatient_server.store):
        answers(host).first.press("Enter")
        wait_for_refusal(host, line)
        expect(host.locator("section.ask .problem")).to_contain_text("cannot write anything down")
        answers(host).nth(1).press("Enter")
        wait_for_refusal(host, line)
    expect(host.locator("section.ask .waiting")).to_contain_text("Waiting for Rui…")
    expect(host.locator("section.ask .problem")).to_have_count(0)
    assert live.table.answers[1].move == wanted
