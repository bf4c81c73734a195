"""The store is away, or another process was first, or a log cannot be read: who hears what, and what goes on."""

import asyncio
import json
import socket
import sqlite3
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import make_url

from harness.local_server import local_server
from motherlode.client import RefusedCommand
from motherlode.games.catalog import GAMES
from motherlode.server import registry as registry_module
from motherlode.server.steady_time import TableTime, steady_clock
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_protocol_schema import validator
from tests.server.test_tables import answer, asked, kind, quartz, refused, until

PATIENCE = 60.0  # seconds
HOUR = 3_600_000


# --- a seat that comes back


async def table_without(server, ana, name="Rui"):
    """A table where somebody of seat 2 is missing, and the token that they come back with."""
    async with server.guest(name) as rui:
        table = await quartz(ana, "me", "open", "miner")
        await ana.do("resume", table=table, seat=1)
        await rui.do("sit", table=table, seat=2)
        await ana.do("start", table=table)
        token = rui.welcome["token"]
    await until(ana, kind("missing", seat=2))
    return table, token


@awaited
async def test_a_missing_seat_that_cannot_come_back_now_is_not_shown_as_here(tmp_path, monkeypatch):
    monkeypatch.setattr("motherlode.server.store.database.PATIENCE", 0.2)
    path = tmp_path / "s.db"
    async with local_server(str(path), grace=20, countdown=60_000) as server, server.guest("Ana") as ana:
        table, token = await table_without(server, ana)
        async with server.guest("Rui", token) as rui:
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # nothing can be stored
                assert await refused(rui.do("resume", table=table, seat=2)) == "store-unavailable"
                streams = server.registry.tables[table].streams
                assert (streams.viewers, sorted(streams.gone)) == ([1], [2, 3])
                other.execute("COMMIT")
            await rui.do("resume", table=table, seat=2)
            assert (await until(ana, kind("seated", seat=2)))["event"]["place"]["kind"] == "person"


@awaited
async def test_a_missing_seat_comes_back_though_another_process_was_first(address):
    async with (
        local_server(address, grace=20, countdown=60_000) as here,
        local_server(address) as there,
        here.guest("Ana") as ana,
    ):
        table, token = await table_without(here, ana)
        async with there.guest("Ana", ana.welcome["token"]) as again:
            await again.do("say", table=table, seat=1, text="first")
        async with here.guest("Rui", token) as rui:
            await rui.do("resume", table=table, seat=2)
            assert (await until(ana, kind("seated", seat=2)))["event"]["place"]["kind"] == "person"
            assert here.registry.tables[table].streams.viewers == [1, 2]


# --- a reader that has fallen behind


@awaited
async def test_a_slow_reader_catches_up_once_the_store_is_back(cluster, database):
    async with local_server(database) as server, server.guest("Ana") as ana, server.guest("Vera") as vera:
        table = await quartz(ana, "me", "me", "me")
        await vera.do("watch", table=table)
        live = server.registry.tables[table]
        [reader] = live.streams.readers[0]
        cluster.stop()
        try:
            assert await refused(ana.do("say", table=table, seat=1, text="lost")) == "store-unavailable"
            reader.behind.add((live, 0))
            reader.something.set()
            await asyncio.wait_for(vera.do("ping"), PATIENCE)
            while reader.something.is_set():
                await asyncio.sleep(0.01)
        finally:
            cluster.start()
        vera.frames.clear()
        await until(vera, lambda message: message["type"] == "snapshot" and message["n"] == live.table.n, PATIENCE)
        await ana.do("say", table=table, seat=1, text="again")
        await until(vera, kind("said", text="again"), PATIENCE)


# --- a table that cannot be read


def spoil(path, table):
    """The table was set up by a version of the rules that nobody here knows."""
    with closing(sqlite3.connect(path)) as store, store:
        [body] = store.execute("SELECT body FROM event WHERE match = ? AND seq = 1", (table,)).fetchone()
        changed = json.dumps({**json.loads(body), "rules": 99}).encode()
        store.execute("UPDATE event SET body = ? WHERE match = ? AND seq = 1", (changed, table))


@awaited
async def test_a_table_that_cannot_be_read_is_set_aside_and_the_others_go_on(tmp_path, monkeypatch, caplog):
    path = tmp_path / "s.db"
    slow = {"clock": {"bank": HOUR, "credit": 24 * HOUR}}
    async with local_server(str(path)) as server, server.guest("Ana") as ana:
        spoilt = await quartz(ana, "miner", "miner", "me", **slow)
        token = ana.welcome["token"]
        good = await quartz(ana, "miner", "miner", "me", **slow)
    spoil(path, spoilt)
    monkeypatch.setattr(registry_module, "SWEEP", 0.05)
    later = steady_clock() + 26 * HOUR  # both need somebody to look after them
    async with local_server(str(path), now=lambda: later) as server, server.guest("Ana", token) as ana:
        registry = server.registry
        async with asyncio.timeout(PATIENCE):
            while good not in registry.tables or not registry.aside:
                await asyncio.sleep(0.01)
        assert registry.aside == {spoilt}
        assert not registry._sweeper.done()
        for _ in range(2):
            assert await refused(ana.do("resume", table=spoilt, seat=3)) == "table-unreadable"
        await ana.do("resume", table=good, seat=3)
        counted = registry.metrics.numbers.counted
        assert (counted["set_aside"], counted["errors"]) == (1, 0)
    reported = [record for record in caplog.records if spoilt in record.getMessage()]
    assert len(reported) == 1
    assert not reported[0].exc_info


@awaited
async def test_people_at_a_table_that_becomes_unreadable_get_a_message(tmp_path):
    path = tmp_path / "s.db"
    async with local_server(str(path)) as here, local_server(str(path)) as there, here.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        async with there.guest("Ana", ana.welcome["token"]) as again:
            await again.do("say", table=table, seat=1, text="first")
        spoil(path, table)
        assert await refused(ana.do("say", table=table, seat=1, text="second")) == "table-unreadable"
        reported = await until(ana, lambda message: message["type"] == "ended", PATIENCE)
        assert validator("messages").is_valid(reported)
        assert reported == {"type": "ended", "table": table, "seat": 1, "reason": "table-unreadable"}


@awaited
async def test_a_table_whose_game_is_not_offered_any_more_is_refused_and_kept(tmp_path, monkeypatch):
    path = tmp_path / "s.db"
    async with local_server(str(path)) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "miner", "miner", "me")
        token = ana.welcome["token"]
    with monkeypatch.context() as without:
        without.setattr(registry_module, "GAMES", [name for name in GAMES if name != "quartz"])
        async with local_server(str(path)) as server, server.guest("Ana", token) as ana:
            for _ in range(2):
                assert await refused(ana.do("resume", table=table, seat=3)) == "game-not-offered"
            await server.registry.wake_due()
    async with local_server(str(path)) as server, server.guest("Ana", token) as ana:
        await ana.do("resume", table=table, seat=3)


# --- a commit whose answer is lost


class Lossy:
    """Stands between the server and PostgreSQL; on demand it passes a commit on and loses the answer, or hangs."""

    def __init__(self, folder: Path, real: str) -> None:
        self.real, self.lose = f"{real}/.s.PGSQL.5432", False
        self.passing = threading.Event()  # while it is not set, everything hangs
        self.passing.set()
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(f"{folder}/.s.PGSQL.5432")
        self.listener.listen()
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.socket(socket.AF_UNIX)
                far.connect(self.real)
                threading.Thread(target=self.pass_on, args=(near, far, True), daemon=True).start()
                threading.Thread(target=self.pass_on, args=(far, near, False), daemon=True).start()

    def pass_on(self, source: socket.socket, target: socket.socket, to_store: bool) -> None:
        writes = False  # events, over this connection
        with suppress(OSError):
            while data := source.recv(65536):
                self.passing.wait()
                writes |= b"INSERT INTO event" in data
                if to_store and self.lose and writes and b"COMMIT" in data:
                    self.lose = False
                    self.lost = target
                elif not to_store and getattr(self, "lost", None) is source:
                    break  # the store has committed, and nobody hears of it
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


def between(cluster, database, folder):
    """Somebody in between, and the address of the database through them."""
    lossy = Lossy(folder, str(cluster.folder))
    return lossy, make_url(database).set(query={"host": str(folder)}).render_as_string(hide_password=False)


@awaited
async def test_a_commit_whose_answer_was_lost_is_shown_without_anybody_asking(cluster, database, tmp_path):
    lossy, through = between(cluster, database, tmp_path)
    async with local_server(through) as server, server.guest("Ana") as ana, server.guest("Bia") as bia:
        table = await quartz(ana, "me", "me", "me")
        await bia.do("watch", table=table)
        lossy.lose = True
        assert await refused(ana.do("say", table=table, seat=1, text="heard?")) == "store-unavailable"
        await until(bia, kind("said", text="heard?"), PATIENCE)
    lossy.listener.close()


# --- a store that cannot be written


def storing(working):
    """Whether a message says that moves wait, or wait no more."""
    return lambda message: message == {"type": "storing", "working": working}


def told_about_the_store(caplog):
    return [record.getMessage() for record in caplog.records if "written" in record.getMessage()]


async def counted(visitor, name):
    """A number of the page that counts."""
    page = (await visitor.get("/metrics")).text
    return float(next(line.split()[1] for line in page.splitlines() if line.startswith(f"{name} ")))


@awaited
async def test_people_hear_that_moves_wait_and_the_log_says_it_once(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr("motherlode.server.store.database.PATIENCE", 0.1)
    monkeypatch.setattr(registry_module, "TRIAL", 0.05)
    path = tmp_path / "s.db"
    async with local_server(str(path)) as server, server.guest("Ana") as ana:
        table, visitor = await quartz(ana, "me", "me", "me"), HttpClient(server)
        assert (await visitor.get("/ready")).status_code == 200
        server.registry._tried = 0
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # everything can be read, and nothing written
            for _ in range(3):
                assert await refused(ana.do("say", table=table, seat=1, text="lost")) == "store-unavailable"
            await until(ana, storing(False), PATIENCE)
            answer = await visitor.get("/ready")
            assert (answer.status_code, answer.json()["store"]) == (503, False)
            async with server.guest("Eva") as eva:  # somebody who comes meanwhile gets it, too
                await until(eva, storing(False), PATIENCE)
            other.execute("COMMIT")
        reported = await until(ana, storing(True), PATIENCE)  # though nobody has tried to play
        assert validator("messages").is_valid(reported)
        await ana.do("say", table=table, seat=1, text="again")
        assert len(told_about_the_store(caplog)) == 2
        assert await counted(visitor, "motherlode_store_failures") >= 3


@awaited
async def test_a_database_that_hangs_is_waited_for_only_so_long(cluster, database, tmp_path, monkeypatch, caplog):
    lossy, through = between(cluster, database, tmp_path)
    async with local_server(through) as server, server.guest("Ana") as ana, server.guest("Bia") as bia:
        table = await quartz(ana, "me", "me", "me")
        monkeypatch.setattr("motherlode.server.store.store.DEADLINE", 1.0)
        lossy.passing.clear()
        for _ in range(2):
            assert await refused(ana.do("say", table=table, seat=1, text="lost?")) == "store-unavailable"
        assert await refused(ana.do("mine")) == "store-unavailable"
        assert await refused(ana.do("create", game="quartz", places=["me", "me", "me"])) == "store-unavailable"
        assert (await HttpClient(server).get("/ready")).status_code == 503
        monkeypatch.undo()
        lossy.passing.set()
        await until(ana, storing(True), PATIENCE)
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(RefusedCommand):
                    await ana.do("say", table=table, seat=1, text="again")
                    break
                await asyncio.sleep(0.05)
        await bia.do("watch", table=table)
        shown = await until(bia, lambda message: message["type"] == "snapshot")
        assert shown["chat"][-1]["text"] == "again"
    lossy.listener.close()


# --- a clock that is set back


@awaited
async def test_a_clock_that_is_set_back_freezes_neither_windows_nor_bots(tmp_path):
    path, ahead = str(tmp_path / "s.db"), 0

    def clock():
        return steady_clock() + ahead

    async with local_server(path, now=clock, window=200, pace=20) as server, server.guest("Ana") as ana:
        table = (await ana.do("create", game="quarry", places=["me", "miner"]))["table"]
        await ana.do("resume", table=table, seat=1)
        message = await until(ana, asked)
        ahead = -HOUR
        await answer(ana, table, 1, message)
        await until(ana, kind("moved"), PATIENCE)
        await ana.do("hand-over", table=table, seat=1)
        for _ in range(3):
            last = await until(ana, kind("moved"), PATIENCE)
        token = ana.welcome["token"]
    ahead = -2 * HOUR
    async with local_server(path, now=clock, window=200, pace=20) as server, server.guest("Ana", token) as ana:
        await ana.do("resume", table=table, seat=1, since=last["n"])
        shown = await until(ana, kind("moved"), PATIENCE)
        assert shown["at"] >= last["at"], "time at a table does not go back"


def test_the_steady_clock_does_not_follow_the_clock_of_the_machine(monkeypatch):
    before = steady_clock()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= steady_clock() - before < 60_000
    machine = iter([10_000, 10_000, 10_500, 10_500, 7_000, 7_000, 7_500, 7_500])
    now = TableTime(lambda: next(machine), last=9_000)
    assert [now() for _ in range(4)] == [10_000, 10_500, 10_500, 11_000]
