"""PostgreSQL on another machine: over TCP, with a standby that takes its place."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress

import pytest

from harness.postgres import USER, Cluster
from motherlode.client import RefusedCommand
from motherlode.server.store import Store, Unavailable
from motherlode.server.store.attendance import attendance_of
from motherlode.server.store.database import engine_for, read_address, reading
from tests.server.async_tests import awaited
from tests.server.test_tables import kind, quartz, until
from tests.server.test_workers import PATIENCE, two_workers

NAME = "mines"


@pytest.fixture
def primary() -> Iterator[Cluster]:
    cluster = Cluster(tcp=True)
    cluster.say(f"CREATE DATABASE {NAME}")
    yield cluster
    cluster.remove()


@pytest.fixture
def standby(primary: Cluster) -> Iterator[Cluster]:
    """Nothing is acknowledged that it does not have too."""
    cluster = Cluster(tcp=True, primary=primary)
    primary.say("ALTER SYSTEM SET synchronous_standby_names = '*'")
    primary.say("SELECT pg_reload_conf()")
    yield cluster
    cluster.remove()


class Deaf:
    """Hears nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *_: None


@awaited
async def test_the_database_gives_up_a_worker_to_which_nothing_arrives(primary):
    store = await Store.open(primary.address(NAME))
    try:
        store.listen(Deaf())
        async with await store._listener._connect() as connection:
            kept = {
                name: (await (await connection.execute(f"SHOW {name}")).fetchone())[0]
                for name in ("tcp_user_timeout", "tcp_keepalives_idle", "tcp_keepalives_count")
            }
    finally:
        await store.close()
    assert kept == {"tcp_user_timeout": "2500", "tcp_keepalives_idle": "1", "tcp_keepalives_count": "1"}


@awaited
async def test_on_a_standby_to_look_who_is_there_is_an_outage_and_no_fault(primary, standby):
    await (await Store.open(primary.address(NAME))).close()
    engine = engine_for(read_address(standby.address(NAME)))
    with pytest.raises(Unavailable, match="recovery"), reading(), engine.connect() as connection:
        attendance_of(connection, ["anything"])
    engine.dispose()


@awaited
async def test_a_standby_takes_the_place_of_its_primary_and_the_tables_go_on(primary, standby, caplog):
    both = f"host=127.0.0.1,127.0.0.1&port={primary.port},{standby.port}&target_session_attrs=read-write"
    address = f"postgresql://{USER}@/{NAME}?{both}"
    async with two_workers(address) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = await quartz(ana, "me", "open", "me")
        await ana.do("resume", table=table, seat=1)
        await rui.do("sit", table=table, seat=2)
        await ana.do("say", table=table, seat=1, text="before")
        primary.stop()
        for client in (ana, rui):
            await until(client, lambda message: message == {"type": "storing", "working": False}, PATIENCE)
        standby.promote()
        for client in (ana, rui):
            await until(client, lambda message: message == {"type": "storing", "working": True}, PATIENCE)
        async with asyncio.timeout(PATIENCE):
            said = False
            while not said:
                with suppress(RefusedCommand):
                    await rui.do("say", table=table, seat=2, text="after")
                    said = True
        await until(ana, kind("said", text="after"), PATIENCE)
        async with there.guest("Vera") as vera:
            await vera.do("watch", table=table)
            shown = await until(vera, lambda message: message["type"] == "snapshot", PATIENCE)
        assert [line["text"] for line in shown["chat"]] == ["before", "after"]
        assert shown["n"] == here.registry.tables[table].table.n == there.registry.tables[table].table.n
    assert "a command failed" not in caplog.text
