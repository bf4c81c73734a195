"""At the tables of a real server: from the lobby, with others, around one screen, after a lost connection."""

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from textual import work

from harness.server_thread import ServerThread
from motherlode.sitting import lobby
from motherlode.sitting.connection import Connection
from motherlode.sitting.lobby import NewGame
from motherlode.sitting.remote_table import GATHERING, RemoteTable
from motherlode.sitting.sitting import Leaving, Sitting
from motherlode.sitting.staying_client import Json
from motherlode.terminal.line_lobby import LineLobby
from motherlode.terminal.line_mode import LineMode
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.gathering import GatheringScreen
from motherlode.terminal.tui.panels import Lines
from motherlode.terminal.tui.table import TableScreen
from motherlode.words import LANGUAGES, Words
from tests.server.async_tests import awaited
from tests.terminal.person import Person
from tests.terminal.tui.pilot import visiting
from tests.terminal.tui.test_tables import OneTable, play_to_the_end

ONE_DAY = {"house": {"days": 1}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path_factory.mktemp("server") / "m.db", pace=0, window=0)
    yield server
    server.stop()


@pytest.fixture
def ana(server: ServerThread) -> Iterator[Connection]:
    connection = Connection(server.page, name="Ana").open()
    yield connection
    connection.close()


@awaited
async def test_a_whole_game_around_one_screen(ana: Connection) -> None:
    table = lobby.create(ana, NewGame("quartz", 3, ["Ana", "Bia"], "random", ONE_DAY))
    app = OneTable(Sitting(table, Words("pt")))
    async with visiting(app) as visitor:
        await play_to_the_end(visitor, app.only, random.Random(2))
        await visitor.sees(Words("pt").say("tui-again"), app.only.sitting.results()[0])
    assert [*table.names][:2] == ["Ana", "Bia"]
    assert table.log().names[:2] == ("Ana", "Bia")


def test_a_whole_game_in_lines(ana: Connection) -> None:
    table = lobby.create(ana, NewGame("quarry", 3, ["Ana"], "random"))
    person = Person("hint", "table", "log", seed=3)
    LineMode(Sitting(table, Words("en")), person).run()
    assert any("win" in line for line in person.heard[-3:])
    assert "You vote" in person.text
    table.close()


class Bell:
    """Rings when the tables of a connection have heard of something."""

    def __init__(self, connection: Connection, kind: str, **about: object) -> None:
        self.wanted, self.rung = {"kind": kind, **about}, threading.Event()
        connection.listeners.append(self)

    def hear(self, message: Json) -> None:
        if self.wanted.items() <= message.get("event", {}).items():
            self.rung.set()

    def connection_changed(self, is_open: bool) -> None: ...

    def streams(self) -> list[Json]:
        return []


def test_what_others_did_is_said_before_anything_is_done_with_what_was_typed_meanwhile(
    server: ServerThread, ana: Connection
) -> None:
    bia = Connection(server.page, name="Bia").open()
    table = lobby.create(ana, NewGame("quarry", 3, ["Ana"], "random", open_seats=1))
    hers = lobby.join(bia, table.code)
    table.start()

    def greeting(_: Person) -> str:
        bell = Bell(ana, "said")
        hers.say(hers.own[0], "Hello")
        assert bell.rung.wait(20)
        return "log"

    def bot_answers(_: Person) -> str:
        bell = Bell(ana, "answered", seat=1)
        table.hand_to_bot(1)
        assert bell.rung.wait(20)
        hers.hand_to_bot(hers.own[0])  # nobody waits for her
        return "1"

    typed = iter((greeting, bot_answers))
    person = Person(then=lambda person: meanwhile(person) if (meanwhile := next(typed, None)) else None)
    with suppress(Leaving):
        LineMode(Sitting(table, Words("en")), person).run()
    [too_late] = [number for number, line in enumerate(person.heard) if line.startswith("“1” came too late")]
    assert "Bia: Hello" in person.heard[:too_late]
    for one in (hers, table, bia):
        one.close()


@awaited
async def test_two_people_meet_by_a_code_and_talk(server: ServerThread, ana: Connection) -> None:
    bia = Connection(server.page, name="Bia").open()
    app = MotherlodeApp(Words("en"), ana)
    async with visiting(app) as visitor:
        await visitor.sees("Learn a game")
        await visitor.press("1")
        await visitor.sees("Players")
        app.screen.query_one("#open").value = 1
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, GatheringScreen))
        table = app.screen.table
        hers = lobby.join(bia, table.code)
        await visitor.until(lambda: "Bia" in table.names)
        await visitor.press("enter")
        await visitor.until(lambda: isinstance(app.screen, TableScreen))
        hers.say(hers.own[0], "Hello from the lines")
        await visitor.sees("Bia: Hello from the")
        await visitor.press("y", *"Hi", "enter")
        while "Ana: Hi" not in "\n".join(Sitting(hers, Words("en")).news()):
            hers.take(hers.wait())
        app.exit()
    hers.close()
    bia.close()


class AtTable(MotherlodeApp):
    """The program at a table, from there on as usual."""

    def __init__(self, connection: Connection, table: RemoteTable) -> None:
        super().__init__(Words("en"), connection, pace=0)
        self.first = table

    @work
    async def begin(self) -> None:
        await self.sit(self.first)


@awaited
async def test_a_rematch_is_played_by_the_same_people_on_the_screen(server: ServerThread, ana: Connection) -> None:
    bia = Connection(server.page, name="Bia").open()
    opened = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random", ONE_DAY, open_seats=1))
    one, other = AtTable(ana, opened), AtTable(bia, lobby.join(bia, opened.code))
    async with visiting(one) as at_one, visiting(other) as at_other:
        for visitor, app in ((at_one, one), (at_other, other)):
            await visitor.until(lambda app=app: isinstance(app.screen, GatheringScreen | TableScreen))
        if isinstance(one.screen, GatheringScreen):
            await at_one.press("enter")
        for visitor, app in ((at_one, one), (at_other, other)):
            await visitor.until(lambda app=app: isinstance(app.screen, TableScreen))
        before = one.screen.table.table
        chance = random.Random(2)
        await asyncio.gather(
            play_to_the_end(at_one, one.screen, chance), play_to_the_end(at_other, other.screen, chance)
        )
        await at_one.sees("Play again")
        await at_other.sees("Play again")
        await at_one.press("1")
        await at_one.until(lambda: isinstance(one.screen, GatheringScreen))
        await at_other.sees("Ana wants a rematch.", "The game is over.")
        await at_other.press("1")
        for visitor, app in ((at_one, one), (at_other, other)):
            await visitor.until(lambda app=app: isinstance(app.screen, TableScreen) and not app.screen.table.over)
        assert one.screen.table.table == other.screen.table.table != before
        assert [*one.screen.table.names][:2] == ["Ana", "Bia"]
        assert {*one.screen.table.own, *other.screen.table.own} == {1, 2}
    bia.close()


def test_a_rematch_is_played_by_the_same_people_in_lines(server: ServerThread, ana: Connection) -> None:
    words, bia = Words("en"), Connection(server.page, name="Bia").open()
    opened = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random", ONE_DAY, open_seats=1))
    games = {"Ana": 0, "Bia": 0}

    def answer(who: str, person: Person) -> str:
        said = person.heard[person.since :]
        if words.say("game-over") in said:
            games[who] += 1
            return "1" if games[who] == 1 else ""
        if words.say("tui-begin") in said:  # Ana looks who is there, until Bia is; the second game begins by itself
            time.sleep(0.05)
            return "1" if games[who] == 0 and any("Bia" in line for line in said) else "2"
        return person.any_move()

    def play(who: str, connection: Connection, table: RemoteTable) -> None:
        LineLobby(words, Person(then=partial(answer, who)), connection).sit(table)

    with ThreadPoolExecutor(2) as pool:
        hers = pool.submit(play, "Ana", ana, opened)
        pool.submit(play, "Bia", bia, lobby.join(bia, opened.code)).result()
        hers.result()
    assert games == {"Ana": 2, "Bia": 2}
    tables = [[table["table"] for table in connection.do("mine")["tables"]][:2] for connection in (ana, bia)]
    assert tables[0] == tables[1]
    bia.close()


def test_who_comes_by_a_code_to_a_rematch_sits_where_a_seat_is_kept(server: ServerThread, ana: Connection) -> None:
    bia = Connection(server.page, name="Bia").open()
    opened = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random", ONE_DAY, open_seats=1))
    hers = lobby.join(bia, opened.code)
    opened.start()
    with ThreadPoolExecutor(2) as pool:
        for table in (opened, hers):
            pool.submit(LineMode(Sitting(table, Words("en")), Person()).run)
    again = lobby.again(ana, opened)
    assert again.status == GATHERING
    assert lobby.join(bia, again.code).own == hers.own
    while again.status == GATHERING:
        again.take(again.wait())
    bia.close()


@awaited
async def test_a_lost_connection_goes_on_where_it_was(server: ServerThread, ana: Connection) -> None:
    table = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random"))
    app = OneTable(Sitting(table, Words("en")))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        server.drop_everybody()
        await visitor.until(lambda: not ana.is_open)
        before = app.only.chosen
        await visitor.press("1")
        await visitor.until(lambda: app.only.chosen and app.only.chosen is not before)
        assert table.moves > 0
        await visitor.press("r", *"Q99", "enter")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        await visitor.press("escape")
        await visitor.press("q")
        await visitor.until(lambda: app.following)


@awaited
async def test_a_server_that_is_away_stops_no_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, server = Words("pt"), ServerThread(tmp_path / "m.db", pace=0, window=0)
    ana = Connection(server.page, name="Ana").open()
    app = OneTable(Sitting(lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random")), words))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        server.stop()
        await visitor.sees(words.say("page-connection-lost"))
        await visitor.press("y", *"Oi", "enter")  # nobody can hear it
        await visitor.press("t")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        assert app.screen.lines == app.only.sitting.do("table"), "the table is seen, while that waits"
        await visitor.press("escape")
        monkeypatch.setattr("motherlode.sitting.staying_client.PATIENCE", 0.2)
        await visitor.press("b")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        assert "127.0.0.1" in app.screen.lines[0], "the address where there is no server"
        await visitor.press("escape")
        server.start_again()
        await visitor.until(lambda: not app.only.table.is_away)
        await visitor.until(lambda: words.say("page-connection-lost") not in visitor.text.splitlines()[:3])
        app.exit()
    ana.close()
    server.stop()


@awaited
async def test_who_comes_back_to_the_lobby_is_at_the_table_again(server: ServerThread, ana: Connection) -> None:
    table = lobby.create(ana, NewGame("quarry", 2, ["Ana"], "random"))
    table.close()
    app = MotherlodeApp(Words("ru"), ana)
    async with visiting(app, (120, 40)) as visitor:
        await visitor.until(lambda: isinstance(app.screen, TableScreen))
        assert app.screen.table.table == table.table
        assert app.screen.table.own == (1,)
        await visitor.sees("Карьер")
        app.exit()


def test_what_is_refused_is_said_in_words(ana: Connection, tmp_path: Path) -> None:
    table = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random"))
    sitting = Sitting(table, Words("en"))
    while sitting.asked is None:
        table.take(table.wait())
    asked = sitting.asked
    assert asked
    assert not sitting.play(asked, ["dig"])
    assert "rule Q10" in sitting.news()[0]
    said = sitting.explain(asked, "dig", sitting.understand(asked, "dig"))
    assert "rule Q10" in said
    assert "undo" not in sitting.called
    file = tmp_path / "x.mine"
    assert sitting.do("save", str(file)) == ["A match on a server can be saved when it is over."]
    assert not file.exists()
    table.close()


# --- what everybody should know


def after(table: RemoteTable, words: Words, wanted: list[str]) -> None:
    """Read on until all of it was said, in this order and once each."""
    said: list[str] = []
    while wanted[-1] not in said:
        table.take(table.wait())
        said += Sitting(table, words).news()
    assert [line for line in said if line in wanted] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_arranged_table_says_so_to_everybody_who_comes(server: ServerThread, ana: Connection, language: str) -> None:
    words, bia = Words(language), Connection(server.page, name="Bia").open()
    try:
        for options, told in (({}, []), (ONE_DAY, [words.say("arranged-house-rules")])):
            table = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random", options, 1))
            hers = lobby.join(bia, table.code)
            for one in (table, hers):
                assert [line for line in one.gathering(words) if line in told] == told
                assert [line for line in Sitting(one, words).news() if line in told] == told
                one.close()
    finally:
        bia.close()


def test_lines_say_that_moves_wait_and_when_they_do_not_any_more(server: ServerThread, ana: Connection) -> None:
    words = Words("en")
    table = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random"))
    health = server.running.registry.store.writing
    server.loop.call_soon_threadsafe(health.failed, "the disk is full")  # for a second: it is tried again
    after(table, words, [words.say("page-connection-waits"), words.say("note-stored")])
    for working in (False, True):
        table.hear({"type": "storing", "working": working})
        table.take(table.arrived())
        assert (words.say("page-connection-waits") in table.gathering(words)) is not working
    table.close()


@awaited
async def test_the_screen_says_that_moves_wait(server: ServerThread, ana: Connection) -> None:
    table = lobby.create(ana, NewGame("quartz", 3, ["Ana"], "random"))
    app = OneTable(Sitting(table, Words("en")))
    async with visiting(app, (120, 40)) as visitor:
        await visitor.until(lambda: app.only.chosen)
        server.loop.call_soon_threadsafe(server.running.registry.store.writing.failed, "the disk is full")
        await visitor.sees("cannot save anything")
        await visitor.sees("saves moves again")
    table.close()
