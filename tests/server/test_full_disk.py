"""A disk that is full, a database that may only be read: real errors of the system, not a lock that somebody holds."""

import asyncio
import resource
from contextlib import contextmanager, suppress

import psycopg
import pytest
from sqlalchemy import Engine, event

from harness.local_server import local_server
from motherlode.client import RefusedCommand
from motherlode.server import registry as registry_module
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_outages import PATIENCE, storing, told_about_the_store
from tests.server.test_tables import quartz, refused, until


@contextmanager
def full_disk():
    """The system refuses every byte of a file beyond the first page of the database."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def read_only_file(request):
    """SQLite takes nothing, on no connection; afterwards it does again, on all."""
    answer = "ON"

    def begin(connection):
        connection.connection.execute(f"PRAGMA query_only = {answer}")

    event.listen(Engine, "begin", begin)
    request.addfinalizer(lambda: event.remove(Engine, "begin", begin))
    yield
    answer = "OFF"


@contextmanager
def read_only_database(address: str):
    """PostgreSQL takes nothing: what a connection finds that still leads to the standby after a change of servers."""
    name = address.partition("?")[0].rpartition("/")[2]

    def say(*commands: str) -> None:
        with psycopg.connect(address.replace(f"/{name}?", "/postgres?"), autocommit=True) as connection:
            for command in commands:
                connection.execute(command.encode())

    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    say(f"ALTER DATABASE {name} SET default_transaction_read_only = on", cut)
    try:
        yield
    finally:
        say(f"ALTER DATABASE {name} SET default_transaction_read_only = off")  # whoever is connected keeps what it had


@pytest.mark.parametrize("trouble", ["full", "read-only file", "read-only database"])
def test_moves_wait_while_nothing_can_be_written_and_go_on_by_themselves(
    trouble, tmp_path, monkeypatch, caplog, request
):
    monkeypatch.setattr(registry_module, "TRIAL", 0.05)
    store = request.getfixturevalue("database") if trouble == "read-only database" else str(tmp_path / "s.db")
    begin = {
        "full": full_disk,
        "read-only file": lambda: read_only_file(request),
        "read-only database": lambda: read_only_database(store),
    }[trouble]

    @awaited
    async def play():
        async with local_server(store) as server, server.guest("Ana") as ana:
            table, visitor = await quartz(ana, "me", "me", "me"), HttpClient(server)
            before = server.registry.tables[table].table.n
            with begin():
                assert await refused(ana.do("say", table=table, seat=1, text="x" * 200)) == "store-unavailable"
                await until(ana, storing(False), PATIENCE)
                assert (await visitor.get("/ready")).status_code == 503
                assert await refused(ana.do("say", table=table, seat=1, text="x" * 200)) == "store-unavailable"
                if trouble != "full":  # SQLite needs some room to read
                    async with server.guest("Eva") as eva:
                        assert (await eva.do("watch", table=table))["n"] == before
            await until(ana, storing(True), PATIENCE)
            async with asyncio.timeout(PATIENCE):
                while True:
                    with suppress(RefusedCommand):
                        await ana.do("say", table=table, seat=1, text="again")
                        break
            assert server.registry.tables[table].table.n == before + 1
            assert len(told_about_the_store(caplog)) == 2, "once that it fails, once that it works"

    play()
