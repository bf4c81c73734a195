"""The store, on SQLite and on a real PostgreSQL: what was acknowledged is there, and nothing is there twice."""

import asyncio
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import insert, select, text

from harness.postgres import Cluster
from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store import (
    Append,
    CodeTaken,
    NewMatch,
    Raced,
    Store,
    Stored,
    StoredMatch,
    Unavailable,
    transaction,
)
from motherlode.server.store.database import read_address
from motherlode.server.store.schema import EVENT, MATCH, METADATA
from motherlode.server.store.store import open_engine
from tests import running
from tests.server.async_tests import awaited

PATIENCE = 60.0  # seconds


def a_match(name: str, created: int = 0, public: bool = True) -> NewMatch:
    return NewMatch(name, name.upper(), "quartz", 1, created, public)


def begin(name: str, *bodies: bytes, holders: tuple[str, ...] = (), **about: int) -> Append:
    return Append(name, 1, [(7, body) for body in bodies], a_match(name, **about), holders)


def bodies(events: list[Stored]) -> list[bytes]:
    return [event.body for event in events]


def unfinished(address: str) -> list[str]:
    """The matches in the store that are not over, by id."""
    engine = open_engine(address)
    with engine.connect() as connection:
        found = list(
            connection.execute(select(MATCH.c.id).where(MATCH.c.finished.is_(None)).order_by(MATCH.c.id)).scalars()
        )
    engine.dispose()
    return found


async def outcomes(*appends: tuple[Store, Append]) -> list[type | None]:
    """What becomes of appends that are all made at the same moment."""
    done = await asyncio.gather(*(store.append(append) for store, append in appends), return_exceptions=True)
    return [None if outcome is None else type(outcome) for outcome in done]


@awaited
async def test_what_is_appended_is_read_back_in_order(address: str) -> None:
    store = await Store.open(address)
    await store.append(begin("ana", b"one", b"\x00\xff", holders=("me", "you"), created=5))
    await store.append(Append("ana", 3, [(2**40, b"three")]))
    assert await store.events("ana") == [Stored(1, 7, b"one"), Stored(2, 7, b"\x00\xff"), Stored(3, 2**40, b"three")]
    assert await store.events("nobody") == []
    found = StoredMatch("ana", "ANA", "quartz", 1, 5, True, None)
    assert [await store.find(name) for name in ("ana", "ANA", "Ana", "\x00", "\ud800")] == [
        found,
        found,
        None,
        None,
        None,
    ]
    await store.close()


@awaited
async def test_a_store_is_the_same_when_it_is_opened_again(address: str) -> None:
    store = await Store.open(address)
    await store.append(begin("ana", b"one"))
    await store.close()
    await store.close()
    with pytest.raises(Unavailable):
        await store.append(Append("ana", 2, [(7, b"two")]))
    with pytest.raises(Unavailable):
        await store.try_to_write()
    store = await Store.open(address)
    await store.append(Append("ana", 2, [(7, b"two")]))
    assert bodies(await store.events("ana")) == [b"one", b"two"]
    await store.close()


@awaited
async def test_matches_are_listed_by_who_holds_them_and_how_they_stand(address: str) -> None:
    store = await Store.open(address)
    for number, name in enumerate(["a", "b", "c", "d"]):
        await store.append(begin(name, b"", created=number, public=name != "d", holders=("me",) * (name != "a")))
    assert unfinished(address) == ["a", "b", "c", "d"]
    for name, when in (("b", 20), ("c", 20), ("a", 10), ("d", 30)):
        await store.append(Append(name, 2, [(when, b"over")], finished=when, holders=("me", "me")))
    assert unfinished(address) == []
    held = [(match.id, match.finished) for match in await store.held_by("me")]
    assert held == [("d", 30), ("c", 20), ("b", 20), ("a", 10)]
    assert [match.id for match in await store.held_by("me", limit=2)] == ["d", "c"]
    assert await store.held_by("nobody") == []
    await store.close()


@awaited
async def test_a_gap_or_a_number_that_is_taken_is_refused(address: str) -> None:
    store = await Store.open(address)
    await store.append(begin("ana", b"one", b"two"))
    for first in (1, 2, 4):
        with pytest.raises(Raced):
            await store.append(Append("ana", first, [(7, b"x")], finished=8, holders=("me",)))
    with pytest.raises(Raced, match="exists"):
        await store.append(begin("ana", b"x"))
    with pytest.raises(CodeTaken):
        await store.append(Append("bia", 1, [], NewMatch("bia", "ANA", "quartz", 1, 0, True)))
    with pytest.raises(LookupError):
        await store.append(Append("caio", 1, [(7, b"x")]))
    assert bodies(await store.events("ana")) == [b"one", b"two"]
    assert unfinished(address) == ["ana"]
    assert await store.held_by("me") == []
    await store.close()


@awaited
async def test_of_two_processes_one_wins_and_their_other_appends_are_kept(address: str) -> None:
    stores = [await Store.open(address), await Store.open(address)]
    names = [f"m{number}" for number in range(20)]
    shared = "shared"
    await stores[0].append(begin(shared, b"0"))
    for store, part in zip(stores, (names[::2], names[1::2]), strict=True):
        await asyncio.gather(*(store.append(begin(name, b"0")) for name in part))
    for seq in range(2, 30):
        won = await outcomes(
            *((stores[index % 2], Append(name, seq, [(7, b"x")])) for index, name in enumerate(names[:10])),
            *((store, Append(shared, seq, [(7, bytes([index]))])) for index, store in enumerate(stores)),
            *((stores[index % 2], Append(name, seq, [(7, b"x")])) for index, name in enumerate(names[10:])),
        )
        assert sorted(map(str, won[10:12])) == sorted(map(str, (None, Raced))), seq
        assert won[:10] + won[12:] == [None] * 20
    assert len(await stores[0].events(shared)) == 29
    assert {len(await stores[1].events(name)) for name in names} == {29}
    for store in stores:
        await store.close()


@awaited
async def test_a_race_that_is_lost_in_the_middle_of_a_transaction_spoils_no_other_append(database: str) -> None:
    """The other process has written its event, and commits when ours already waits for it."""
    store = await Store.open(database)
    await asyncio.gather(*(store.append(begin(name, b"0")) for name in ("a", "m", "z")))
    engine = open_engine(database)
    with engine.connect() as connection:
        connection.execute(insert(EVENT), {"match": "m", "seq": 2, "at": 7, "body": b"theirs"})
        ours = [(store, Append(name, 2, [(7, b"ours")])) for name in ("a", "m", "z")]
        waiting = asyncio.create_task(outcomes(*ours))
        async with asyncio.timeout(PATIENCE):
            while not connection.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                await asyncio.sleep(0.01)
        assert not waiting.done()
        connection.commit()
    engine.dispose()
    assert await waiting == [None, Raced, None]
    assert [bodies(await store.events(name))[1:] for name in ("a", "m", "z")] == [[b"ours"], [b"theirs"], [b"ours"]]
    await store.close()


@awaited
async def test_two_processes_cannot_begin_a_match_or_take_a_code_twice(address: str) -> None:
    stores = [await Store.open(address), await Store.open(address)]
    for number in range(10):
        same = [(store, begin(f"same{number}", b"x")) for store in stores]
        code = [
            (store, Append(f"{number}-{index}", 1, [], NewMatch(f"{number}-{index}", f"C{number}", "dice", 1, 0, True)))
            for index, store in enumerate(stores)
        ]
        done = await outcomes(*same, *code)
        assert sorted(map(str, done[:2])) == sorted(map(str, (None, Raced)))
        assert sorted(map(str, done[2:])) == sorted(map(str, (None, CodeTaken)))
    for store in stores:
        await store.close()


@awaited
async def test_many_appends_at_once_share_few_commits(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(store.append(begin(f"m{number}", b"0")) for number in range(200)))
    before = store.commits
    await asyncio.gather(*(store.append(Append(f"m{number}", 2, [(7, b"1")])) for number in range(200)))
    assert store.commits - before <= 10
    assert store.appended == 400
    assert {tuple(bodies(await store.events(f"m{number}"))) for number in range(200)} == {(b"0", b"1")}
    await store.close()


@awaited
async def test_what_follows_is_written_without_a_look_at_what_is_there(address: str, monkeypatch) -> None:
    looked = []
    judge = transaction.judge
    monkeypatch.setattr(
        transaction, "judge", lambda append, *known: looked.append(append.first) or judge(append, *known)
    )
    store = await Store.open(address)
    await store.append(begin("ana", b"one", b"two"))
    for appends in ([3, 4], [5]):
        assert set(await outcomes(*((store, Append("ana", first, [(7, b"")])) for first in appends))) == {None}
    assert looked == []
    assert await outcomes((store, Append("ana", 7, [(7, b"a gap")]))) == [Raced]
    assert await outcomes((store, Append("eva", 1, [(7, b"no match")]))) == [LookupError]
    assert set(looked) == {7, 1}
    await store.close()


@awaited
async def test_appends_of_one_match_may_follow_each_other_without_waiting(address: str) -> None:
    store = await Store.open(address)
    done = await outcomes(
        (store, begin("ana", b"one")),
        (store, Append("ana", 2, [(7, b"two"), (7, b"three")])),
        (store, Append("ana", 3, [(7, b"old")])),
        (store, Append("ana", 4, [(7, b"four")])),
    )
    assert done == [None, None, Raced, None]
    assert bodies(await store.events("ana")) == [b"one", b"two", b"three", b"four"]
    await store.close()


@awaited
async def test_an_append_that_cannot_be_kept_spoils_no_other(address: str) -> None:
    store = await Store.open(address)
    done = await outcomes(
        (store, begin("a", b"x")),
        (store, Append("b", 1, [(2**70, b"x")], a_match("b"))),  # no database has such numbers
        (store, Append("c", 1, [(7, "text")], a_match("c"))),  # type: ignore[list-item]
        (store, begin("d", b"x")),
    )
    assert done[0] is None
    assert done[3] is None
    assert done[1] not in (None, Raced, Unavailable)
    assert sorted(unfinished(address))[0] == "a"
    assert await store.find("b") is None
    await store.append(begin("e", b"x"))
    await store.close()


@awaited
async def test_who_stops_waiting_disturbs_nobody(address: str) -> None:
    store = await Store.open(address)
    impatient = asyncio.create_task(store.append(begin("a", b"x")))
    await asyncio.sleep(0)
    impatient.cancel()
    await store.append(begin("b", b"x"))
    assert "b" in unfinished(address)
    await store.close()


@awaited
async def test_closing_writes_what_waits(address: str) -> None:
    store = await Store.open(address)
    waiting = [asyncio.create_task(store.append(begin(f"m{number}", b"x"))) for number in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await Store.open(address)
    assert len(unfinished(address)) == 50
    await store.close()


@awaited
async def test_a_setting_is_made_once(address: str) -> None:
    stores = [await Store.open(address), await Store.open(address)]
    made = await asyncio.gather(
        *(store.setting("key", lambda number=number: bytes([number])) for number, store in enumerate(stores * 5))
    )
    assert len(set(made)) == 1
    assert await stores[0].setting("key", lambda: b"other") == made[0]
    assert await stores[1].setting("other", lambda: b"\x00\xff") == b"\x00\xff"
    for store in stores:
        await store.close()


# --- opening


def test_the_steps_of_the_migrations_make_the_tables(address: str) -> None:
    engine = open_engine(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_many_may_open_an_empty_database_at_once(address: str) -> None:
    start = (
        "import sys; from motherlode.server.store.store import open_engine; sys.stdin.read(); open_engine(sys.argv[1])"
    )
    command = [sys.executable, "-c", start, address]
    pipes = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    gate = threading.Barrier(4)

    def open_here(_: int) -> None:
        gate.wait()
        open_engine(address).dispose()

    with ExitStack() as stack, ThreadPoolExecutor(4) as threads:
        openers = [stack.enter_context(running.start(command, **pipes)) for _ in range(3)]
        here = list(threads.map(open_here, range(4)))
        said = [opener.communicate(timeout=running.LONGEST) for opener in openers]
    assert here == [None] * 4
    assert [opener.returncode for opener in openers] == [0] * 3, said


@awaited
async def test_a_database_of_a_newer_program_is_refused(address: str) -> None:
    engine = open_engine(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(Mistake, match="newer Motherlode") as refused:
        await Store.open(address)
    assert refused.value.key == "store-newer"


@pytest.mark.parametrize(
    "given", ["", "sqlite://", "sqlite:///", "sqlite:///:memory:", "mysql://host/db", "sqlite://host/file", "x://"]
)
def test_an_address_of_no_store_is_refused(given: str) -> None:
    with pytest.raises(Mistake, match="a store is written as in"):
        read_address(given)


def test_a_database_that_cannot_be_used_is_named_without_its_password(tmp_path: Path, cluster: Cluster) -> None:
    (tmp_path / "text").write_bytes(b"this is no database" * 100)
    away = f"postgresql://ana:secret@/motherlode?host={tmp_path}"
    for address in (str(tmp_path / "no" / "folder.db"), str(tmp_path), str(tmp_path / "text"), away):
        with pytest.raises(Mistake) as refused:
            open_engine(address)
        assert refused.value.key == "store-unusable"
        assert "secret" not in str(refused.value)
    with pytest.raises(Mistake, match="does not exist"):
        open_engine(cluster.address("nowhere"))


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "motherlode.db"
    engine = open_engine(str(path))
    with engine.connect() as connection:
        pragmas = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert pragmas == ["wal", 2]
        assert {file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {0o600}
    engine.dispose()


# --- trouble


@awaited
async def test_a_database_that_goes_away_and_comes_back(cluster: Cluster, database: str) -> None:
    store = await Store.open(database)
    await store.append(begin("ana", b"one"))
    cluster.stop()
    try:
        assert await outcomes(*((store, Append("ana", 2, [(7, b"lost")])) for _ in range(20))) == [Unavailable] * 20
        with pytest.raises(Unavailable):
            await store.try_to_write()
        with pytest.raises(Unavailable):
            await store.events("ana")
    finally:
        cluster.start()
    await store.try_to_write()
    await store.append(Append("ana", 2, [(7, b"two")]))
    cluster.stop()
    cluster.start()
    await store.append(Append("ana", 3, [(7, b"three")]))  # it did not even notice
    assert bodies(await store.events("ana")) == [b"one", b"two", b"three"]
    await store.close()


@awaited
async def test_a_connection_lost_in_the_commit_leaves_it_open_what_became_of_it(database: str) -> None:
    """PostgreSQL checks a deferred constraint at the commit, and here its check ends the connection."""
    store = await Store.open(database)
    await store.append(begin("ana", b"one"))
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.execute(
            text(
                "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS "
                "$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(5); RETURN NULL; END $$"
            )
        )
        connection.execute(
            text(
                "CREATE CONSTRAINT TRIGGER die AFTER INSERT ON event DEFERRABLE INITIALLY DEFERRED "
                "FOR EACH ROW EXECUTE FUNCTION die()"
            )
        )
    with pytest.raises(Unavailable, match="not known") as lost:
        await store.append(Append("ana", 2, [(7, b"two")]))
    assert lost.value.uncertain
    with engine.begin() as connection:
        connection.execute(text("DROP TRIGGER die ON event"))
    engine.dispose()
    await store.append(Append("ana", len(await store.events("ana")) + 1, [(7, b"again")]))
    await store.close()


@awaited
async def test_a_file_that_another_program_locks_is_waited_for_and_then_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("motherlode.server.store.database.PATIENCE", 0.2)
    path = tmp_path / "motherlode.db"
    store = await Store.open(str(path))
    await store.append(begin("ana", b"one"))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked") as refused:
        await store.append(Append("ana", 2, [(7, b"two")]))
    assert not refused.value.uncertain
    assert bodies(await store.events("ana")) == [b"one"]
    other.execute("COMMIT")
    other.close()
    await store.append(Append("ana", 2, [(7, b"two")]))
    await store.close()


@awaited
async def test_a_full_disk_is_reported_and_survived(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "motherlode.db"))
    await store.append(begin("ana", b"one"))
    connection = store._writer._connection
    assert connection is not None
    pages = connection.execute(text("PRAGMA page_count")).scalar()
    connection.execute(text(f"PRAGMA max_page_count = {pages}"))
    connection.rollback()
    with pytest.raises(Unavailable, match="full"):
        await store.append(Append("ana", 2, [(7, bytes(100_000))]))
    await store.append(Append("ana", 2, [(7, b"two")]))  # on a new connection
    assert bodies(await store.events("ana")) == [b"one", b"two"]
    await store.close()


def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    command = [sys.executable, "-m", "tests.server.append_process", address]
    for _ in range(2):
        acknowledged: dict[str, int] = {}
        with running.start(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for number, line in enumerate(process.stdout):
                match, seq = line.split()
                acknowledged[match] = int(seq)
                if number == 200:
                    process.kill()
        kept = asyncio.run(all_events(address))
        assert len(acknowledged) == 4
        for match, last in acknowledged.items():
            expected = [(seq, f"{match} {seq}".encode()) for seq in range(1, len(kept[match]) + 1)]
            assert [(event.seq, event.body) for event in kept[match]] == expected
            assert last <= len(expected) <= last + 1  # one more may be kept that it could not acknowledge


async def all_events(address: str) -> dict[str, list[Stored]]:
    store = await Store.open(address)
    kept = {match: await store.events(match) for match in unfinished(address)}
    await store.close()
    return kept
