"""Backups: everything comes back, also in the other kind of database, and a file that was cut is noticed."""

import asyncio
import gzip
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from motherlode.cli import main
from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store import Append, NewMatch, Store
from motherlode.server.store.backup import export, restore
from motherlode.server.store.backup_lines import Count
from motherlode.server.store.schema import EVENT, METADATA
from motherlode.server.store.store import open_engine
from tests.server.async_tests import awaited

BODIES = [b'{"move": "mine"}', b"", b"\x00\xff\xfe", "Ёж".encode(), b'"\n\\']


async def fill(address: str) -> None:
    store = await Store.open(address)
    await store.setting("key", lambda: bytes(range(256)))
    await store.setting("motto", lambda: b"dig")
    for name in ("b", "a", "Z", "ё", "a-1", "a_0", "empty"):
        events = [(number, body) for number, body in enumerate(BODIES)] if name != "empty" else []
        new = NewMatch(name, f"CODE-{name}", "quartz", 1, 5, name != "b")
        await store.append(Append(name, 1, events, new, ("me", f"{name}'s"), 9 if name == "a" else None))
    await store.close()


@pytest.fixture
def filled(address: str) -> str:
    asyncio.run(fill(address))
    return address


def contents(address: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    engine = open_engine(address)
    with engine.connect() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    engine.dispose()
    return found


def exported(address: str, path: Path) -> Count:
    engine = open_engine(address)
    try:
        return export(engine, path)
    finally:
        engine.dispose()


def restored(address: str, path: Path) -> tuple[Count, Count]:
    engine = open_engine(address)
    try:
        return restore(engine, path)
    finally:
        engine.dispose()


def rewrite(path: Path, change: Callable[[list[str]], list[str]]) -> None:
    lines = gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)
    path.write_bytes(gzip.compress("".join(change(lines)).encode()))


def test_a_store_comes_back_the_same_through_both_databases(tmp_path: Path, database: str) -> None:
    chain = [str(tmp_path / "first.db"), database, str(tmp_path / "last.db")]
    asyncio.run(fill(chain[0]))
    all_of_it = Count(matches=7, events=30, holdings=14, settings=2)
    for number, (one, other) in enumerate(pairwise(chain)):
        path = tmp_path / f"backup-{number}.gz"
        assert exported(one, path) == all_of_it
        assert path.stat().st_mode & 0o777 == 0o600
        assert restored(other, path) == (all_of_it, all_of_it)
        assert contents(other) == contents(one)
    assert sorted(file.name for file in tmp_path.iterdir() if file.suffix == ".gz") == ["backup-0.gz", "backup-1.gz"]


def test_what_is_there_already_is_left_alone(filled: str, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    held = exported(filled, path)
    before = contents(filled)
    assert restored(filled, path) == (Count(), held)
    assert contents(filled) == before


@pytest.mark.parametrize("change", ["more", "less", "other", "code", "setting"])
def test_a_store_with_something_else_is_refused_and_keeps_what_it_has(filled: str, tmp_path: Path, change: str) -> None:
    path = tmp_path / "backup.gz"
    exported(filled, path)
    target = str(tmp_path / "target.db")
    restored(target, path)
    engine = open_engine(target)
    with engine.begin() as connection:
        if change == "more":
            connection.execute(insert(EVENT), {"match": "ё", "seq": 6, "at": 0, "body": b""})
        elif change == "less":
            connection.exec_driver_sql("DELETE FROM event WHERE match = 'ё' AND seq = 5")
        elif change == "other":
            connection.exec_driver_sql("UPDATE event SET body = x'01' WHERE match = 'ё' AND seq = 2")
        elif change == "code":
            connection.exec_driver_sql("UPDATE match SET code = 'other' WHERE id = 'ё'")
        else:
            connection.exec_driver_sql("UPDATE setting SET value = x'01' WHERE name = 'key'")
        connection.exec_driver_sql("DELETE FROM holding")
    engine.dispose()
    before = contents(target)
    with pytest.raises(Mistake) as refused:
        restored(target, path)
    assert refused.value.key == ("backup-setting" if change == "setting" else "backup-match")
    assert contents(target) == before


def test_a_backup_that_was_cut_anywhere_is_refused(filled: str, tmp_path: Path) -> None:
    path, empty = tmp_path / "backup.gz", str(tmp_path / "empty.db")
    exported(filled, path)
    whole = path.read_bytes()
    for length in (0, 5, 20, len(whole) // 2, len(whole) - 9, len(whole) - 8, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(Mistake, match="backup"):
            restored(empty, path)
    path.write_bytes(whole)
    lines = gzip.decompress(whole).count(b"\n")
    for kept in range(lines):
        rewrite(path, lambda lines, kept=kept: lines[:kept])
        with pytest.raises(Mistake, match="backup"):
            restored(empty, path)
        path.write_bytes(whole)
    assert not any(contents(empty).values())


NONSENSE: dict[str, tuple[str, Callable[[list[str]], list[str]]]] = {
    "another file": ("backup-format", lambda lines: ["{}\n"]),
    "no JSON": ("backup-format", lambda lines: ["hello\n"]),
    "newer": ("backup-newer", lambda lines: [lines[0].replace("1", "2"), *lines[1:]]),
    "an event missing": ("backup-broken", lambda lines: lines[:5] + lines[6:]),
    "a holding missing": ("backup-broken", lambda lines: lines[:-2] + lines[-1:]),
    "more behind the end": ("backup-broken", lambda lines: [*lines, "more\n"]),
    "a strange line": ("backup-broken", lambda lines: [*lines[:-1], '{"kind":"stone"}\n', lines[-1]]),
    "a holding of nothing": (
        "backup-broken",
        lambda lines: [*lines[:-1], '{"kind":"holding","identity":"me","match":"nowhere"}\n'],
    ),
    "a body of nothing": ("backup-broken", lambda lines: [line.replace('64":"', '64":"!') for line in lines]),
}


@pytest.mark.parametrize("nonsense", NONSENSE)
def test_a_backup_that_makes_no_sense_is_refused(nonsense: str, filled: str, tmp_path: Path) -> None:
    key, change = NONSENSE[nonsense]
    path, empty = tmp_path / "backup.gz", str(tmp_path / "empty.db")
    exported(filled, path)
    rewrite(path, change)
    with pytest.raises(Mistake) as refused:
        restored(empty, path)
    assert refused.value.key == key
    assert not any(contents(empty).values())


@awaited
async def test_a_backup_is_one_moment_of_a_running_server(address: str, tmp_path: Path) -> None:
    """Two matches grow by turns, the one that is read last always first: without a snapshot it would be far ahead."""
    store = await Store.open(address)
    for name in ("a", "z"):
        await store.append(Append(name, 1, [(0, b"x" * 2000)] * 2000, NewMatch(name, name, "quartz", 1, 0, True)))
    going = True

    async def play() -> None:
        seq = 2001
        while going:
            await store.append(Append("z", seq, [(0, b"x")]))
            await store.append(Append("a", seq, [(0, b"x")]))
            seq += 1

    playing = asyncio.create_task(play())
    for number in range(3):
        path = tmp_path / f"{number}.gz"
        await asyncio.to_thread(exported, address, path)
        counts: dict[str, int] = {}
        for line in gzip.decompress(path.read_bytes()).splitlines():
            row = json.loads(line)
            if row.get("kind") == "match":
                name = row["id"]
            elif row.get("kind") == "event":
                counts[name] = row["seq"]
        assert 0 <= counts["z"] - counts["a"] <= 1
    going = False
    await playing
    assert store.commits > 10
    await store.close()


def test_a_file_that_is_no_backup_is_not_replaced(filled: str, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.write_text("precious")
    with pytest.raises(Mistake, match="choose another name"):
        exported(filled, other)
    assert other.read_text() == "precious"
    path = tmp_path / "backup.gz"
    exported(filled, path)
    exported(filled, path)
    with pytest.raises(Mistake, match="cannot be written"):
        exported(filled, tmp_path / "no" / "folder.gz")
    assert not [file for file in tmp_path.iterdir() if file.name.startswith(".")]


def test_the_commands_say_what_they_did(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["export", "backup.gz", "--store", filled, "--lang", "en"]) == 0
    assert main(["import", "backup.gz", "--store", "copy.db", "--lang", "en"]) == 0
    assert main(["import", "backup.gz", "--store", "copy.db", "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "backup.gz: 7 matches, 30 events",
        "Added 7 matches with 30 events",
        "Added 0 matches with 0 events; 7 were there already",
    ]
    assert main(["export", "backup.gz", "--store", "nowhere.db"]) == 2
    assert not Path("nowhere.db").exists()
