"""Several workers as processes: one is killed, all are exchanged one after the other, and nobody loses anything."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from random import Random

from prometheus_client.parser import text_string_to_metric_families

from harness.children import children
from harness.client_bots import ClientBots, audit_all
from harness.ports import DIRECT
from harness.server_crashes import crashing_server
from motherlode.server import supervisor as supervisor_module
from motherlode.server.settings import Settings
from motherlode.server.store import Store
from motherlode.server.supervisor import Supervisor
from motherlode.words import Words
from tests import running
from tests.amounts import amount
from tests.server.async_tests import awaited

KILLS = amount("kills of one of several workers")
WINDOW, PACE, DISK = 30, 5, 4  # milliseconds
SOONEST, LATEST = 0.05, 0.6  # seconds until the next kill
PATIENCE = 120.0
LIMITS = [
    f"limits.{name}={10**9}"
    for name in ("commands", "commands-burst", "openings", "openings-burst", "heavy", "heavy-burst", "heavy-here",
                 "heavy-here-burst", "talk", "talk-burst", "talk-here", "talk-here-burst", "connections", "calls",
                 "calls-burst", "callers")
]  # fmt: skip


async def audited(address, bots):
    store = await Store.open(address)
    try:
        found = await audit_all(store, bots.tables, WINDOW)
    finally:
        await store.close()
    print(found, dict(bots.counts))
    assert found.tables == len(bots.tables) == found.finished
    assert found.acked >= bots.counts["moves"]


async def kill_often(servers, bots, chance):
    for _ in range(KILLS):
        moves = bots.counts["moves"]
        while bots.counts["moves"] == moves:  # people play before the next one is killed
            await asyncio.sleep(0.005)
        await asyncio.sleep(chance.uniform(SOONEST, LATEST))
        server = chance.choice(servers)
        await server.kill()
        await server.start()


@awaited
async def test_workers_that_are_killed_in_turn_lose_nothing_and_show_nothing_too_soon(database):
    settings = {"disk": DISK, "window": WINDOW, "pace": PACE}
    async with crashing_server(database, **settings) as one, crashing_server(database, **settings) as other:
        servers = [one, other]
        await asyncio.gather(*(server.start() for server in servers))
        bots = ClientBots([server.address for server in servers], seed=11)
        await bots.play_while(kill_often(servers, bots, Random(11)), patience=PATIENCE)
    await audited(database, bots)
    assert bots.counts["lost connections"] >= KILLS


# --- the command


@asynccontextmanager
async def workers(database, number, pace=PACE):
    """`motherlode serve` with several workers, and its address."""
    settings = [f"--set={one}" for one in (*LIMITS, f"window={WINDOW}", f"pace={pace}", "compilers=0")]
    command = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--store", database, "--workers", number]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running.start([*command, *settings, "--lang", "en"], text=True, bufsize=1, **pipes) as process:
        said = await asyncio.wait_for(asyncio.to_thread(process.stdout.readline), PATIENCE)
        found = re.search(r"127\.0\.0\.1:\d+", said)
        assert found, said
        yield process, f"ws://{found[0]}/socket"


async def until(true):
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


@awaited
async def test_all_workers_are_exchanged_while_people_play_and_one_that_is_killed_is_started_again(database):
    async with workers(database, 2) as (process, address):
        await until(lambda: len(children(process.pid)) == 2)
        before = children(process.pid)
        bots = ClientBots(address, at_once=3, seed=5)

        async def exchange():
            await until(lambda: bots.counts["moves"] > 5)
            os.kill(min(before), signal.SIGKILL)
            await until(lambda: min(before) not in children(process.pid) and len(children(process.pid)) == 2)
            moves = bots.counts["moves"]
            await until(lambda: bots.counts["moves"] > moves)
            process.send_signal(signal.SIGHUP)
            await until(lambda: not before & children(process.pid) and len(children(process.pid)) == 2)
            moves = bots.counts["moves"]
            await until(lambda: bots.counts["moves"] > moves)

        await bots.play_while(exchange(), patience=PATIENCE)
        process.terminate()
        assert await asyncio.to_thread(process.wait, PATIENCE) == -signal.SIGTERM
    await audited(database, bots)


def scrape(address):
    """The counters and gauges that `/metrics` shows to a new connection, by name."""
    page = address.replace("ws://", "http://").replace("/socket", "/metrics")
    try:
        with DIRECT.open(page) as answer:
            families = text_string_to_metric_families(answer.read().decode())
    except ConnectionError:  # to a worker that was just leaving
        return scrape(address)
    return {sample.name: sample.value for family in families for sample in family.samples if not sample.labels}


@awaited
async def test_what_workers_count_is_shown_for_all_of_them_and_never_falls(database):
    async with workers(database, 2, pace=60) as (process, address):
        await until(lambda: len(children(process.pid)) == 2)
        bots, seen = ClientBots(address, at_once=2, seed=7), []

        async def look():
            while not seen or seen[-1]["motherlode_moves_total"] < 20:
                seen.append(await asyncio.to_thread(scrape, address))
            process.send_signal(signal.SIGHUP)
            before = children(process.pid)
            while before & children(process.pid):
                seen.append(await asyncio.to_thread(scrape, address))

        await bots.play_while(look(), patience=PATIENCE)
        store = await Store.open(database)
        try:
            stored = [line for table in bots.tables for line in await store.events(table.table)]
        finally:
            await store.close()
        made = sum(b'"moved"' in line.body or b'"answered"' in line.body for line in stored)
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (last := await asyncio.to_thread(scrape, address))["motherlode_moves_total"] < made:
                    seen.append(last)
                    await asyncio.sleep(0.1)
        process.terminate()
        await asyncio.to_thread(process.wait, PATIENCE)
    for name in ("moves_total", "commands_total", "store_appended", "command_seconds_count"):
        counted = [one[f"motherlode_{name}"] for one in [*seen, last]]
        assert counted == sorted(counted), name
    assert last["motherlode_moves_total"] == made
    assert last["motherlode_connections"] == 0
    assert max(one["motherlode_connections"] for one in seen) > 3


# What a supervisor sees of a worker; it answers when it may.
WORKER = """
import os, sys, time
sys.stdin.readline()
while not os.path.exists(sys.argv[1]):
    time.sleep(0.01)
print("ready", flush=True)
sys.stdin.read()
"""


@awaited
async def test_a_worker_that_ends_while_it_is_exchanged_gets_one_other(tmp_path, monkeypatch):
    may = tmp_path / "may"
    may.touch()
    monkeypatch.setattr("motherlode.server.supervisor.COMMAND", (sys.executable, "-c", WORKER, str(may)))
    supervisor = Supervisor(Settings(workers=2), [], lambda: None, lambda: None)
    keeping = [asyncio.create_task(supervisor._keep(asyncio.Event())) for _ in range(2)]
    await until(lambda: len(supervisor.workers) == 2)
    first = list(supervisor.workers)
    may.unlink()
    exchanging = asyncio.create_task(supervisor.exchange())
    await until(lambda: len(supervisor.workers) == 3)
    first[0].process.kill()
    await until(lambda: first[0] not in supervisor.workers)
    first[1].process.kill()
    await until(lambda: first[1] not in supervisor.workers)
    may.touch()
    await asyncio.wait_for(exchanging, PATIENCE)
    await asyncio.sleep(2 * supervisor_module.PAUSES[1])  # as long as it takes until another one would be started
    assert len(supervisor.workers) == 2
    for worker in list(supervisor.workers):
        await worker.stop()
    supervisor.totals.close()
    await asyncio.wait([*keeping, *supervisor._keeping], timeout=PATIENCE)


def test_several_workers_on_a_file_are_refused_with_what_would_be_right(tmp_path):
    done = running.motherlode("serve", "--store", tmp_path / "s.db", "--workers", "4")
    assert done.returncode
    example = "--store postgresql://user@host/database"
    said = Words("en").say("mistake-workers-store", workers=4, example=example, store=str(tmp_path / "s.db"))
    assert said in done.stderr.replace("\n", " ") or said in done.stderr
    assert not (tmp_path / "s.db").exists()
