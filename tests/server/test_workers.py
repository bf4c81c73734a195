"""Several workers on one PostgreSQL: people of one table at different ones play as if there were one.

Here two or three servers run in this process, each with its own tables, store and sockets. What happens when processes
are killed or exchanged stands in `test_worker_processes.py`.
"""

import asyncio
import json
from collections import Counter
from contextlib import asynccontextmanager

from harness.local_server import local_server
from motherlode.client import RefusedCommand
from motherlode.server.table_events import Answered, Started, Woke
from tests.server.async_tests import awaited
from tests.server.test_tables import answer, asked, kind, quartz, refused, until

PATIENCE = 60.0  # seconds
HOURS = 10_000_000  # milliseconds before a bot answers: it does not
LINES = 40
SOON = {"grace": 1, "countdown": 1}  # milliseconds: somebody who is away is missing at once


@asynccontextmanager
async def two_workers(database, **settings):
    async with local_server(database, **settings) as here, local_server(database, **settings) as there:
        yield here, there


def presence(*seats, spectators=0):
    """Whether a message says that just these seats and this number of spectators are here."""
    return lambda message: (
        message["type"] == "presence" and (message["here"], message["watching"]) == (list(seats), spectators)
    )


def deaf(server, monkeypatch):
    """Let no notice of new lines reach a worker."""
    monkeypatch.setattr(server.registry, "appended", lambda lasts: None)


async def timekeeper(server, table):
    """Until a worker runs the clocks of a table."""
    async with asyncio.timeout(PATIENCE):
        while not server.registry.workers.keeps_time(table):
            await asyncio.sleep(0.005)


async def play(client, table, seat):
    """Answer every question, to the end of the game."""
    answered = 0
    while not kind("finished")(message := await until(client, over_or_asked, PATIENCE)):
        if message["asking"]["number"] > answered:  # else it is shown once more what was asked
            answered = message["asking"]["number"]
            await answer(client, table, seat, message)


def over_or_asked(message):
    return kind("finished")(message) or asked(message)


async def refusal(command):
    """Why something was refused, if it was."""
    try:
        await command
    except RefusedCommand as refused:
        return refused.reason


async def missing(server, table):
    """How often somebody at a table counted as missing."""
    return sum(b"missing" in one.body for one in await server.registry.store.events(table))


@awaited
async def test_what_happens_at_one_worker_is_shown_at_the_other_though_nobody_does_anything_there(database):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Vera") as vera:
        table = await quartz(ana, "me", "me", "me")
        await vera.do("watch", table=table)
        for number in range(3):
            await ana.do("say", table=table, seat=1, text=f"{number}")
            assert (await until(vera, kind("said", text=f"{number}"), PATIENCE))["n"] > 1


@awaited
async def test_nobody_is_shown_less_at_one_worker_than_at_the_other(database, monkeypatch):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        async with there.guest("Ana", ana.welcome["token"]) as again:
            await again.do("resume", table=table, seat=1)
            deaf(there, monkeypatch)
            await ana.do("say", table=table, seat=1, text="new")
            n = here.registry.tables[table].table.n
            assert there.registry.tables[table].table.n < n
            opened = await again.do("resume", table=table, seat=2)
            assert (await until(again, lambda message: message.get("seat") == 2))["chat"][-1]["text"] == "new"
            assert opened["n"] == n
            await ana.do("say", table=table, seat=1, text="newer")
            opened = await again.do("resume", table=table, seat=3, since=n + 1)  # not refused as `ahead`
            assert (opened["n"], opened["snapshot"]) == (n + 1, False)


@awaited
async def test_nothing_is_refused_for_what_a_worker_has_not_read_yet(database, monkeypatch):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, here.guest("Rui") as rui:
        table = (await ana.do("create", game="dice", places=["me", "open", "open"]))["table"]
        async with there.guest("Rui", rui.welcome["token"]) as again:
            await again.do("watch", table=table)
            deaf(there, monkeypatch)
            await rui.do("sit", table=table, seat=2)
            await again.do("say", table=table, seat=2, text="my seat")
            await rui.do("leave", table=table, seat=2)
            await again.do("sit", table=table, seat=2)
            await ana.do("start", table=table, bots="apprentice")
            await again.do("look", table=table, seat=2, move=0)


@awaited
async def test_somebody_who_was_sent_away_at_one_worker_reads_no_more_at_the_other(database):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="dice", places=["me", "open", "open"]))["table"]
        await rui.do("sit", table=table, seat=2)
        await ana.do("unseat", table=table, seat=2)
        await ana.do("say", table=table, seat=1, text="without you")
        live = there.registry.tables[table]
        async with asyncio.timeout(PATIENCE):
            while live.streams.viewers:
                await asyncio.sleep(0.005)
        await rui.do("ping")
        assert not any(b"without you" in frame.encode() for frame in rui.frames)


@awaited
async def test_somebody_who_was_sent_away_does_not_read_what_was_dealt_to_the_next_one(database, monkeypatch):
    """Even where the other worker reads all of it at once: the seat is left, taken by somebody else, and dealt to."""
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="quartz", places=["me", "open", "miner"]))["table"]
        await rui.do("sit", table=table, seat=2)
        with monkeypatch.context() as deaf:
            deaf.setattr(there.registry, "appended", lambda lasts: None)
            await ana.do("unseat", table=table, seat=2)
            await ana.do("sit", table=table, seat=2)
            await ana.do("start", table=table)
        there.registry.look_again()
        await until(rui, kind("seated", seat=2), PATIENCE)
        await rui.do("ping")
        lines = [json.loads(frame)["n"] for frame in rui.frames if '"type":"event"' in frame]
        assert lines == [5], "only that the seat is free"


@awaited
async def test_people_at_both_workers_are_present_at_both_and_nobody_is_missing(database):
    async with two_workers(database, **SOON) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="dice", places=["me", "open", "miner"]))["table"]
        await ana.do("resume", table=table, seat=1)
        await rui.do("sit", table=table, seat=2)
        for client in (ana, rui):
            await until(client, presence(1, 2), PATIENCE)
        async with there.guest("Vera") as vera:
            await vera.do("watch", table=table)
            await until(ana, presence(1, 2, spectators=1), PATIENCE)
            await ana.do("start", table=table)  # nobody may be asked before: what is read until then is dropped
            playing = [asyncio.create_task(play(ana, table, 1)), asyncio.create_task(play(rui, table, 2))]
            async with asyncio.timeout(PATIENCE):
                while here.registry.tables[table].table.n < LINES:
                    await asyncio.sleep(0.005)
            for task in playing:
                task.cancel()
        await until(ana, presence(1, 2), PATIENCE)
        assert await missing(here, table) == 0
        await rui.close()
        await until(ana, kind("missing", seat=2), PATIENCE)


@awaited
async def test_bots_think_once_and_nobody_races(database, monkeypatch):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        thoughts = Counter()
        for name, server in (("here", here), ("there", there)):
            choose = server.registry.bots.choose

            def counted(*given, name=name, choose=choose):
                thoughts[name] += 1
                return choose(*given)

            monkeypatch.setattr(server.registry.bots, "choose", counted)
        table = (await ana.do("create", game="quarry", places=["me", "open", "digger", "digger"]))["table"]
        await ana.do("resume", table=table, seat=1)
        await timekeeper(here, table)
        await rui.do("sit", table=table, seat=2)
        await ana.do("start", table=table)

        await asyncio.gather(play(ana, table, 1), play(rui, table, 2))
        stored = await here.registry.store.events(table)
        events = [json.loads(one.body) for one in stored]
        by_bots = [event for event in events if event.get("by") == "bot"]
        assert thoughts == {"here": sum(1 + len(event.get("then", ())) for event in by_bots)}, (
            "where somebody sat first"
        )
        for server in (here, there):
            assert server.registry.metrics.numbers.counted["retries"] == 0


def each_of(*expected):
    """Whether now each of several messages has come, in any order."""
    missing = [*expected]

    def wanted(message):
        missing[:] = [one for one in missing if not one(message)]
        return not missing

    return wanted


@awaited
async def test_when_a_worker_stops_the_other_runs_its_bots_and_clocks_at_once(database):
    async with local_server(database) as there, there.guest("Rui") as rui:
        async with local_server(database, pace=HOURS) as here, here.guest("Ana") as ana:
            table = (await ana.do("create", game="quarry", places=["me", "open", "digger"]))["table"]
            await ana.do("resume", table=table, seat=1)
            await timekeeper(here, table)
            await rui.do("sit", table=table, seat=2)
            await until(rui, presence(1, 2), PATIENCE)
            await ana.do("start", table=table)
            assert not there.registry.workers.keeps_time(table)
        await until(rui, each_of(presence(2), kind("answered", seat=3)), PATIENCE)
        await timekeeper(there, table)


@awaited
async def test_when_a_worker_dies_the_other_goes_on_and_the_time_between_counts_against_nobody(database):
    clock = {"bank": 600_000, "credit": 0}
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="quarry", places=["me", "open", "digger"], clock=clock))["table"]
        await ana.do("resume", table=table, seat=1)
        await timekeeper(here, table)
        await rui.do("sit", table=table, seat=2)
        await until(rui, presence(1, 2), PATIENCE)
        await ana.do("start", table=table)
        question = await until(rui, asked, PATIENCE)
        await die(here)
        await until(rui, presence(2), PATIENCE)
        await timekeeper(there, table)
        await until(rui, kind("woke"), PATIENCE)
        live = there.registry.tables[table]
        assert live.table.chair(2).bank == 600_000
        await answer(rui, table, 2, question)
        began, woke, answered = (next(line.at for line in live.table.lines if isinstance(line.event, what) and by(line))
                                 for what in (Started, Woke, Answered))  # fmt: skip
        assert live.table.chair(2).bank == 600_000 - (answered - woke) > 600_000 - (answered - began)


def by(line):
    """Whether a line is nobody's answer, or a person's."""
    return getattr(line.event, "by", "person") == "person"


async def die(server):
    """The worker is dead for the others: its connection is gone without a word, and does not come back."""
    listener = server.registry.store._listener
    listener._connect = lambda: asyncio.sleep(3600)
    listener._connection.pgconn.finish()


@awaited
async def test_a_connection_that_is_lost_is_made_anew_and_what_was_missed_is_shown(cluster, database):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Vera") as vera:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        await vera.do("watch", table=table)
        there.registry.store._listener._connection.pgconn.finish()
        await ana.do("say", table=table, seat=1, text="heard?")
        await until(vera, kind("said", text="heard?"), PATIENCE)


@awaited
async def test_tables_pause_while_the_database_is_away_say_so_and_go_on(cluster, database):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="dice", places=["me", "open", "miner"]))["table"]
        await ana.do("resume", table=table, seat=1)
        await rui.do("sit", table=table, seat=2)
        await ana.do("start", table=table)
        cluster.stop()
        try:
            for client in (ana, rui):  # though nobody has tried to do anything
                await until(client, lambda message: message == {"type": "storing", "working": False}, PATIENCE)
        finally:
            cluster.start()
        for client in (ana, rui):
            await until(client, lambda message: message == {"type": "storing", "working": True}, PATIENCE)
        for client, seat in ((ana, 1), (rui, 2)):
            while await refusal(client.do("say", table=table, seat=seat, text="again")):
                pass
        shown = [[(await until(client, kind("said", text="again"), PATIENCE))["n"] for _ in range(2)]
                 for client in (ana, rui)]  # fmt: skip
        assert shown[0] == shown[1]
        async with asyncio.timeout(PATIENCE):
            while [one.registry.workers.keeps_time(table) for one in (here, there)].count(True) != 1:
                await asyncio.sleep(0.01)


@awaited
async def test_the_lobby_lists_what_is_open_at_any_worker(database):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Vera") as vera:
        await vera.do("lobby")
        opened = await ana.do("create", game="dice", places=["me", "open", "open"], public=True)
        await ana.do("resume", table=opened["table"], seat=1)

        def listed(*tables):
            return lambda message: (
                message["type"] == "tables" and [one["table"] for one in message["tables"]] == list(tables)
            )

        await until(vera, listed(opened["table"]), PATIENCE)
        await ana.close()
        await until(vera, listed(), PATIENCE)


@awaited
async def test_a_game_is_whole_though_no_notice_arrives(database, monkeypatch):
    async with two_workers(database) as (here, there), here.guest("Ana") as ana, there.guest("Rui") as rui:
        table = (await ana.do("create", game="dice", places=["me", "open", "open"]))["table"]
        await rui.do("sit", table=table, seat=2)
        for server in (here, there):
            deaf(server, monkeypatch)
        assert await refused(rui.do("sit", table=table, seat=1)) == "seat-taken"
        said = [client.do("say", table=table, seat=seat, text=f"{number}")
                for number in range(5) for client, seat in ((ana, 1), (rui, 2))]  # fmt: skip
        await asyncio.gather(*said)
        kinds = [json.loads(one.body)["kind"] for one in await here.registry.store.events(table)]
        assert kinds.count("said") == 10
