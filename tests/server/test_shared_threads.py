"""Threads that are shared between addresses and tables: whose work is next, and what is left for others."""

import asyncio
import gc
import threading
import weakref

import pytest

from harness.local_server import local_server
from motherlode.server.http import matches, reviews
from motherlode.server.protocol import Refusal
from motherlode.server.shared_threads import SharedThreads
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_tables import kind, quartz, until

PATIENCE = 60.0  # seconds


class Held:
    """Work that takes until it is let go; what was begun, in order."""

    def __init__(self):
        self.begun, self.go_on = [], threading.Event()

    def __call__(self, name):
        self.begun.append(name)
        assert self.go_on.wait(PATIENCE)
        return name


async def until_begun(held, number):
    async with asyncio.timeout(PATIENCE):
        while len(held.begun) < number:
            await asyncio.sleep(0.005)


@awaited
async def test_one_address_leaves_a_thread_for_the_others():
    threads, held = SharedThreads(3, "test"), Held()
    greedy = [asyncio.create_task(threads.run("mal", str(table), held, table)) for table in range(19)]
    await until_begun(held, 2)
    assert await asyncio.wait_for(threads.run("ana", "hers", lambda: "at once"), PATIENCE) == "at once"
    assert len(held.begun) == 2
    held.go_on.set()
    assert await asyncio.gather(*greedy) == list(range(19))
    assert (threads.waiting, threads.running.total()) == ([], 0)
    threads.close()


@awaited
async def test_addresses_take_turns_and_so_do_the_tables_of_one():
    threads, held = SharedThreads(1, "test"), Held()
    tasks = [asyncio.create_task(threads.run("mal", "first", held, "running"))]
    await until_begun(held, 1)
    for address, table in [("mal", "a"), ("mal", "a"), ("mal", "b"), ("ana", "c"), ("ana", "c")]:
        tasks.append(asyncio.create_task(threads.run(address, table, held, table)))
        await asyncio.sleep(0)
    held.go_on.set()
    await asyncio.gather(*tasks)
    assert held.begun == ["running", "c", "a", "c", "b", "a"]
    threads.close()


@awaited
async def test_what_refused_work_had_read_is_let_go_at_once():
    """Or a stranger fills the memory with files that are refused: nobody collects such garbage for long."""

    class Read:
        pass

    kept = []

    def refuse():
        read = Read()
        kept.append(weakref.ref(read))
        raise Refusal("malformed", why="it makes no sense")

    threads = SharedThreads(1, "test")
    gc.disable()
    try:
        for _ in range(3):
            with pytest.raises(Refusal):
                await threads.run("mal", "", refuse)
        await threads.run("mal", "", lambda: None)  # the thread is at something else
        assert [one() for one in kept] == [None] * 3
    finally:
        gc.enable()
        threads.close()


@awaited
async def test_work_that_nobody_waits_for_any_more_gives_its_place_up():
    threads, held = SharedThreads(1, "test"), Held()
    running = asyncio.create_task(threads.run("mal", "", held, "running"))
    await until_begun(held, 1)
    waiting = asyncio.create_task(threads.run("mal", "", held, "never"))
    await asyncio.sleep(0)
    for task in (waiting, running):
        task.cancel()
    await asyncio.wait([waiting, running])
    assert threads.running.total() == 1, "the thread itself still works"
    held.go_on.set()
    assert await asyncio.wait_for(threads.run("ana", "", held, "next"), PATIENCE) == "next"
    assert held.begun == ["running", "next"]
    threads.close()


@awaited
async def test_bots_think_for_the_address_of_those_who_play(tmp_path, monkeypatch):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        asked, run = set(), server.registry.bots.threads.run
        monkeypatch.setattr(server.registry.bots.threads, "run", lambda *given: asked.add(given[:2]) or run(*given))
        table = await quartz(ana, "miner", "miner", "me")
        await ana.do("resume", table=table, seat=3)
        await ana.do("hand-over", table=table, seat=3)
        await until(ana, kind("moved"))
        assert asked == {("127.0.0.1", table)}


def test_one_address_leaves_some_of_the_line_of_reviews_to_others(monkeypatch):
    class Settings:
        reviews_waiting, reviews_here, reviews_kept = 4, 2, 2

    line = reviews.Reviews(Settings(), None, None)
    monkeypatch.setattr(line.thread, "submit", lambda *given: None)

    class Played:
        log = type("Log", (), {"entries": []})

    assert [line.add(match, Played, "mal").number for match in "ab"] == [1, 2]
    with pytest.raises(Refusal, match="too-fast"):
        line.add("c", Played, "mal")
    assert line.add("c", Played, "ana").number == 3
    line.close()


@awaited
async def test_the_imports_of_one_address_leave_a_thread_for_the_others(tmp_path, monkeypatch):
    begun, go_on = threading.Semaphore(0), threading.Event()

    def hold(text):
        begun.release()
        if "slow" in text:
            assert go_on.wait(PATIENCE)
        raise Refusal("malformed", why="only a test")

    monkeypatch.setattr(matches, "read", hold)
    async with local_server(str(tmp_path / "s.db"), proxies=("127.0.0.1",)) as server:

        def send(address, text):
            headers = {"X-Forwarded-For": address}
            return asyncio.create_task(HttpClient(server).post("/api/replay", data=text, headers=headers))

        many = [send("192.0.2.1", "slow") for _ in range(3)]
        await asyncio.to_thread(begun.acquire)
        answer = await asyncio.wait_for(send("192.0.2.2", "quick"), PATIENCE)
        assert answer.status_code == 422
        assert not any(one.done() for one in many), "they wait for each other, and for nobody else"
        go_on.set()
        assert {(await one).status_code for one in many} == {422}
