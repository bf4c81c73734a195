"""The store is away, or another process was first, or a log cannot be read: who is told what, and what goes on."""

import asyncio
import json
import socket
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import make_url

from harness.local_server import local_server
from motherlode.server import registry as registry_module
from tests.server.async_tests import awaited
from tests.server.test_tables import kind, quartz, refused, until

PATIENCE = 20.0  # seconds
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
    later = registry_module.wall_clock() + 26 * HOUR  # both need somebody to look after them
    async with local_server(str(path), now=lambda: later) as server, server.guest("Ana", token) as ana:
        registry = server.registry
        async with asyncio.timeout(PATIENCE):
            while good not in registry.tables:
                await asyncio.sleep(0.01)
        assert registry.aside == {spoilt}
        assert not registry._sweeper.done()
        for _ in range(2):
            assert await refused(ana.do("resume", table=spoilt, seat=3)) == "table-unreadable"
        await ana.do("resume", table=good, seat=3)
        counted = registry.metrics.registry.get_sample_value
        assert (counted("motherlode_set_aside_total"), counted("motherlode_errors_total")) == (1, 0)
    told = [record for record in caplog.records if spoilt in record.getMessage()]
    assert len(told) == 1
    assert not told[0].exc_info


@awaited
async def test_people_at_a_table_that_becomes_unreadable_are_told(tmp_path):
    path = tmp_path / "s.db"
    async with local_server(str(path)) as here, local_server(str(path)) as there, here.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        async with there.guest("Ana", ana.welcome["token"]) as again:
            await again.do("say", table=table, seat=1, text="first")
        spoil(path, table)
        assert await refused(ana.do("say", table=table, seat=1, text="second")) == "table-unreadable"
        told = await until(ana, lambda message: message["type"] == "ended", PATIENCE)
        assert told == {"type": "ended", "table": table, "seat": 1, "reason": "table-unreadable"}


# --- a commit whose answer is lost


class Lossy:
    """Stands between the server and PostgreSQL; when told to, it passes a commit on and loses the answer."""

    def __init__(self, folder: Path, real: str) -> None:
        self.real, self.lose = f"{real}/.s.PGSQL.5432", False
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
        with suppress(OSError):
            while data := source.recv(65536):
                if to_store and self.lose and b"COMMIT" in data:
                    self.lose = False
                    self.lost = target
                elif not to_store and getattr(self, "lost", None) is source:
                    break  # the store has committed, and nobody hears of it
                target.sendall(data)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


@awaited
async def test_a_commit_whose_answer_was_lost_is_shown_without_anybody_asking(cluster, database, tmp_path):
    lossy = Lossy(tmp_path, str(cluster.folder))
    through = make_url(database).set(query={"host": str(tmp_path)}).render_as_string(hide_password=False)
    async with local_server(through) as server, server.guest("Ana") as ana, server.guest("Bia") as bia:
        table = await quartz(ana, "me", "me", "me")
        await bia.do("watch", table=table)
        lossy.lose = True
        assert await refused(ana.do("say", table=table, seat=1, text="heard?")) == "store-unavailable"
        await until(bia, kind("said", text="heard?"), PATIENCE)
    lossy.listener.close()
