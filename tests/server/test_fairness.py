"""What one guest may take of what all share: talk, guesses, messages that say nothing new, work without end."""

import asyncio
import json
from collections import Counter
from dataclasses import replace

import yaml

from harness.local_server import NO_LIMITS, local_server
from motherlode.server import history, projection
from motherlode.server.checkpoints import EVERY
from motherlode.server.http import files, routes, status
from motherlode.server.protocol import Refusal, encode
from motherlode.server.settings import Limits
from motherlode.server.table import Table
from motherlode.server.table_events import Moved
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_tables import answer, asked, kind, quartz, refused, until

USUAL = Limits()


@awaited
async def test_presence_is_sent_when_it_has_changed_and_to_newcomers(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        async with server.guest("Ana", ana.welcome["token"]) as tab:
            for _ in range(5):
                await tab.do("resume", table=table, seat=1)
            assert (await until(tab, lambda message: message["type"] == "presence"))["here"] == [1]
        await ana.do("say", table=table, seat=1, text="and now?")
        seen = []
        await until(ana, lambda message: seen.append(message["type"]) or (message.get("event") or {}).get("text"))
        assert seen.count("presence") == 1


@awaited
async def test_an_address_has_so_much_to_say_however_many_names_it_has(tmp_path):
    limits = replace(NO_LIMITS, talk_here=0.01, talk_here_burst=4)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        for number in range(4):
            async with server.guest(f"Mal {number}") as mal:
                await mal.do("say", table=table, seat=0, text="!")
        async with server.guest("Mal again") as mal:
            assert await refused(mal.do("say", table=table, seat=0, text="!")) == "too-fast"


@awaited
async def test_a_table_keeps_so_much_talk_of_strangers_and_those_at_a_seat_speak_on(tmp_path):
    limits = replace(NO_LIMITS, talk_table=0.01, talk_table_burst=4)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table, other = await quartz(ana, "me", "me", "me"), await quartz(ana, "me", "me", "me")
        async with server.guest("Mal") as mal:
            for _ in range(4):
                assert await refused(mal.do("say", table=table, seat=1, text="!")) == "not-your-seat"
            for _ in range(4):
                await mal.do("say", table=table, seat=0, text="!")
            assert await refused(mal.do("say", table=table, seat=0, text="!")) == "too-fast"
            await mal.do("say", table=other, seat=0, text="!")
        await ana.do("say", table=table, seat=1, text="we go on")


@awaited
async def test_the_owner_mutes_and_clears(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Rui") as rui,
        server.guest("Mal") as mal,
    ):
        table = await quartz(ana, "me", "open", "miner")
        await rui.do("sit", table=table, seat=2)
        await mal.do("watch", table=table)
        await mal.do("say", table=table, seat=0, text="spam")
        for command in (mal.do("mute", table=table, seat=2), rui.do("clear", table=table)):
            assert await refused(command) == "not-your-table"
        for seat, who in ((0, mal), (2, rui)):
            await ana.do("mute", table=table, seat=seat)
            assert await refused(ana.do("mute", table=table, seat=seat)) == "muted-already"
            assert await refused(who.do("say", table=table, seat=seat, text="spam")) == "muted"
        await until(mal, kind("muted", seat=2, on=True))
        await ana.do("say", table=table, seat=1, text="I still can")
        await ana.do("clear", table=table)
        await until(mal, kind("cleared"))
        await ana.do("mute", table=table, seat=2, on=False)
        await rui.do("say", table=table, seat=2, text="sorry")
        mal.frames.clear()
        await mal.do("watch", table=table)
        shown = await until(mal, lambda message: message["type"] == "snapshot")
        assert ([line["text"] for line in shown["chat"]], shown["muted"], shown["owner"]) == (["sorry"], [0], 1)
        await ana.do("unseat", table=table, seat=2)
        assert server.registry.tables[table].table.copy() == server.registry.tables[table].table
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Mal", mal.welcome["token"]) as mal:
        assert await refused(mal.do("say", table=table, seat=0, text="spam")) == "muted"


@awaited
async def test_who_was_muted_is_so_at_every_seat_and_by_every_name(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as server, server.guest("Ana") as ana, server.guest("Mal") as mal:
        table = await quartz(ana, "me", "open", "open")
        await mal.do("sit", table=table, seat=2)
        await ana.do("mute", table=table, seat=2)
        assert await refused(mal.do("rename", table=table, seat=2, name="spam")) == "muted"
        await mal.do("leave", table=table, seat=2)
        assert await refused(mal.do("say", table=table, seat=0, text="spam")) == "muted"
        await mal.do("sit", table=table, seat=3)
        assert await refused(mal.do("say", table=table, seat=3, text="spam")) == "muted"
        async with server.guest("Rui") as rui:
            await rui.do("sit", table=table, seat=2)
            await rui.do("say", table=table, seat=2, text="the seat itself is free of it")
        live = server.registry.tables[table]
        assert (live.table.muted, live.table.copy()) == ({3}, live.table)
    async with (
        local_server(store) as server,
        server.guest("Ana", ana.welcome["token"]) as ana,
        server.guest("Mal", mal.welcome["token"]) as mal,
    ):
        assert await refused(mal.do("say", table=table, seat=3, text="spam")) == "muted"
        await ana.do("mute", table=table, seat=3, on=False)
        await mal.do("say", table=table, seat=3, text="sorry")
        await mal.do("leave", table=table, seat=3)
        await mal.do("sit", table=table, seat=3)
        await mal.do("say", table=table, seat=3, text="sorry again")


# --- lines in the log


@awaited
async def test_nobody_sits_down_and_stands_up_again_and_again(tmp_path):
    limits = replace(NO_LIMITS, changes=0.01, changes_burst=4)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "open", "open")
        live = server.registry.tables[table]
        async with server.guest("Mal") as mal:
            for _ in range(2):
                await mal.do("sit", table=table, seat=2)
                await mal.do("leave", table=table, seat=2)
            before = live.table.n
            assert await refused(mal.do("sit", table=table, seat=2)) == "too-fast"
            http = HttpClient(server, mal.welcome["token"])
            assert (await http.post(f"/api/tables/{table}/seats/2")).status_code == 429
            assert live.table.n == before
        for _ in range(2):
            await ana.do("seat-bot", table=table, seat=2, bot="miner")
            await ana.do("unseat", table=table, seat=2)
        assert await refused(ana.do("mute", table=table, seat=0)) == "too-fast"
        assert await refused(ana.do("invite", table=table, seat=2)) == "too-fast"
        await ana.do("start", table=table, bots="miner")


@awaited
async def test_an_address_changes_so_much_around_games_however_many_names_it_has(tmp_path):
    limits = replace(NO_LIMITS, changes_here=0.01, changes_here_burst=4)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "open", "open")
        for number in range(2):
            async with server.guest(f"Mal {number}") as mal:
                await mal.do("sit", table=table, seat=2)
                await mal.do("leave", table=table, seat=2)
        async with server.guest("Mal again") as mal:
            assert await refused(mal.do("sit", table=table, seat=2)) == "too-fast"


@awaited
async def test_sitting_down_counts_as_work_since_it_brings_a_snapshot(tmp_path):
    limits = replace(NO_LIMITS, heavy=0.01, heavy_burst=1)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "open", "open")
        async with server.guest("Mal") as mal:
            await mal.do("sit", table=table, seat=2)
            assert await refused(mal.do("sit", table=table, seat=3)) == "too-fast"


# --- tables that are not as the box has them


@awaited
async def test_an_arranged_table_says_so_in_the_lobby_and_to_everybody_who_comes(tmp_path):
    position = {"game": "quartz", "seats": [{}, {}, {}]}
    ways = [
        ({}, []),
        ({"options": {"edition": "pt"}}, []),
        ({"options": {"house": {"days": 2}}}, ["house-rules"]),
        ({"position": position}, ["position"]),
        ({"position": {**position, "options": {"house": {"days": 2}}}}, ["position", "house-rules"]),
    ]
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        made = {}
        for fields, arranged in ways:
            table = await quartz(ana, "me", "open", "open", public=True, **fields)
            await ana.do("watch", table=table)
            shown = await until(ana, lambda message: message["type"] == "snapshot")
            assert shown["info"].get("arranged", []) == arranged
            made[table] = arranged
        listed = json.loads(server.registry.lobby())["tables"]
        assert {one["table"]: one["arranged"] for one in listed} == made


# --- codes


@awaited
async def test_codes_cannot_be_tried_one_after_the_other(tmp_path):
    limits = replace(NO_LIMITS, guesses=0.01, guesses_burst=USUAL.guesses_burst)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        opened = await ana.do("create", game="quartz", places=["me", "open", "open"])
        async with server.guest("Mal") as mal:
            for number in range(USUAL.guesses_burst):
                assert await refused(mal.do("watch", table=f"AAA{number + 100}")) == "no-such-table"
            assert await refused(mal.do("watch", table="AAAAAA")) == "too-fast"
            assert await refused(mal.do("watch", table=opened["code"])) == "too-fast", "a right guess is one too"
        await ana.do("resume", table=opened["table"], seat=1)


@awaited
async def test_codes_cannot_be_tried_over_http_either(tmp_path):
    limits = replace(NO_LIMITS, guesses=0.01, guesses_burst=3)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        opened = await ana.do("create", game="quartz", places=["me", "open", "open"])
        mal = HttpClient(server, ana.welcome["token"])
        for path in ("/api/tables/{}", "/api/matches/{}/export", "/api/matches/{}/review"):
            assert (await mal.get(path.format("AAA222"))).status_code == 404
        for path in (
            "/api/tables/{}",
            "/api/matches/{}/export",
            "/api/matches/{}/export.json",
            "/api/matches/{}/replay",
            "/api/matches/{}/verify",
            "/api/matches/{}/review",
        ):
            assert (await mal.get(path.format(opened["code"]))).status_code == 429, path
        for path in ("/api/tables/{}/seats/2", "/api/tables/{}/seats/2/invitation"):
            assert (await mal.post(path.format(opened["code"]))).status_code == 429, path
        assert (await mal.get(f"/api/tables/{opened['table']}")).status_code == 200


@awaited
async def test_what_is_deep_is_refused_before_yaml_is_read(tmp_path, monkeypatch):
    read = []
    for reader in ("scan", "safe_load"):
        do = getattr(yaml, reader)
        monkeypatch.setattr(yaml, reader, lambda text, do=do: read.append(text) or do(text))
    async with local_server(str(tmp_path / "s.db")) as server:
        for deep in ("[" * 8000, "- " * 8000, "{a: " * 4000):
            answer = await HttpClient(server).post("/api/replay", data=f"game: quartz\noptions: {deep}\n\n")
            assert (answer.status_code, answer.json()["reason"]) == (422, "malformed")
            assert "inside each other" in answer.json()["arguments"]["why"]
        assert read == []
        await HttpClient(server).post("/api/replay", data="game: quartz\noptions: [[]]\n\n")
        assert len(read) == 1, "it would have been seen"


@awaited
async def test_documents_are_made_and_compressed_once(tmp_path, monkeypatch):
    made = []
    for module, name in ((routes, "document"), (status, "schema"), (files, "coded")):
        make = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given, make=make, name=name: made.append(name) or make(*given))
    for kept in (routes.whole_document, status.whole_schema, files.body_of_document):
        kept.cache_clear()
    async with local_server(str(tmp_path / "s.db")) as server:
        visitor = HttpClient(server)
        for path in ("/openapi.json", "/protocol.json", "/api/games", "/", "/api/lessons/quartz"):
            for _ in range(3):
                answer = await visitor.get(path, headers={"Accept-Encoding": "gzip"})
                assert (answer.status_code, answer.headers["content-encoding"]) == (200, "gzip"), path
    assert Counter(made) == {"document": 1, "schema": 1, "coded": 5}


# --- coming, and coming back


async def long_table(ana, lines=80):
    """A table where somebody has said much, and some moves were made."""
    table = await quartz(ana, "me", "me", "me")
    for seat in (1, 2, 3):
        await ana.do("resume", table=table, seat=seat)
    message = await until(ana, asked)
    for _ in range(6):
        await answer(ana, table, message["seat"], message)
        message = await until(ana, asked)
    for number in range(lines):
        await ana.do("say", table=table, seat=1, text=f"{number}")
    return table


@awaited
async def test_a_missed_line_is_sent_without_replaying_the_log(tmp_path, monkeypatch):
    store = str(tmp_path / "s.db")
    applied = []
    apply = Table.apply
    monkeypatch.setattr(Table, "apply", lambda table, line: applied.append(line.n) or apply(table, line))
    async with local_server(store) as server, server.guest("Ana") as ana:
        table, token = await long_table(ana), ana.welcome["token"]
        n = server.registry.tables[table].table.n
        applied.clear()
        await ana.do("resume", table=table, seat=1, since=n - 1)
        assert 1 <= len(applied) <= EVERY
        assert applied[-1] == n
    async with local_server(store) as server, server.guest("Ana", token) as ana:
        await ana.do("resume", table=table, seat=1, since=n - 1)  # the log is read, and played to find that line
        applied.clear()
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat, since=n - 1)
        assert len(applied) <= 3 * EVERY


@awaited
async def test_a_snapshot_writes_only_the_moves_that_no_snapshot_had_before(tmp_path, monkeypatch):
    written = []
    played_at = history.played_at
    monkeypatch.setattr(
        history, "played_at", lambda table, number, viewer: written.append(number) or played_at(table, number, viewer)
    )
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        table = await long_table(ana, lines=1)
        live = server.registry.tables[table]
        for viewer in range(4):
            assert live.streams.snapshot(live.table, viewer) == encode(projection.snapshot(live.table, viewer, 0))
        written.clear()
        for _ in range(3):
            await ana.do("watch", table=table)
        assert written == []


@awaited
async def test_somebody_who_wants_everything_again_and_again_has_to_wait(tmp_path):
    limits = replace(NO_LIMITS, heavy=0.01, heavy_burst=3)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        for _ in range(3):
            n = (await ana.do("watch", table=table))["n"]
        assert await refused(ana.do("watch", table=table)) == "too-fast"
        assert await refused(ana.do("resume", table=table, seat=1)) == "too-fast"
        await ana.do("resume", table=table, seat=1, since=n)


# --- readers who do not read


@awaited
async def test_what_waits_for_a_slow_reader_is_limited_in_bytes(tmp_path):
    limits = replace(NO_LIMITS, queue_bytes=20_000, queue=10**6)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("watch", table=table)
        live = server.registry.tables[table]
        [reader] = live.streams.readers[0]
        for _ in range(100):  # nothing is sent in between
            reader.deliver(live, 0, b"x" * 1000)
        assert reader.waiting_bytes <= 20_000
        assert (live, 0) in reader.behind
        ana.frames.clear()
        await until(ana, lambda message: message["type"] == "snapshot")


# --- commands that are refused change nothing


@awaited
async def test_somebody_who_reads_too_many_streams_does_not_sit_down_either(tmp_path):
    limits = replace(NO_LIMITS, streams=1)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table, other = await quartz(ana, "me", "open", "me"), await quartz(ana, "me", "me", "me")
        async with server.guest("Bia") as bia:
            await bia.do("watch", table=other)
            before = server.registry.tables[table].table.n
            assert await refused(bia.do("sit", table=table, seat=2)) == "too-many-streams"
            assert server.registry.tables[table].table.n == before


async def goes_on(server, readers, table, do):
    """Something is refused; the stream of seat 1 is read on, nobody was told anything, and the next line comes."""
    live = server.registry.tables[table]
    for reader in readers:
        await reader.do("ping")  # everything before it has come
        while not reader.unread.empty():
            reader.unread.get_nowait()

    def standing():  # but for the moves of bots
        lines = [line.n for line in live.table.lines if not isinstance(line.event, Moved)]
        return list(live.streams.readers[1]), live.streams.presence, dict(live.streams.gone), lines

    before = standing()
    reason = await refused(do())
    assert before == standing()
    await readers[0].do("say", table=table, seat=1, text=f"after {reason}")
    for reader in readers:
        assert kind("said", text=f"after {reason}")(await until(reader, lambda message: True))
    return reason


@awaited
async def test_a_stream_is_read_on_when_beginning_it_anew_is_refused(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Ana", ana.welcome["token"]) as tab,
    ):
        table = await quartz(ana, "me", "open", "miner")
        for client in (ana, tab):
            await client.do("resume", table=table, seat=1)
        readers = (ana, tab)
        assert await goes_on(server, readers, table, lambda: ana.do("sit", table=table, seat=1)) == "seat-taken"
        await ana.do("seat-bot", table=table, seat=2, bot="miner")
        await ana.do("start", table=table)
        assert await goes_on(server, readers, table, lambda: ana.do("sit", table=table, seat=1)) == "not-now"
        ahead = {"table": table, "seat": 1, "since": server.registry.tables[table].table.n + 1000}
        assert await goes_on(server, readers, table, lambda: ana.do("resume", **ahead)) == "ahead"


@awaited
async def test_a_stream_that_the_store_lets_nobody_begin_anew_is_read_on(tmp_path, monkeypatch):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("watch", table=table)
        live = server.registry.tables[table]

        async def look_around():
            raise Refusal("store-unavailable")

        with monkeypatch.context() as away:
            away.setattr(live, "_look_around", look_around)
            assert await refused(ana.do("watch", table=table)) == "store-unavailable"
        await ana.do("say", table=table, seat=1, text="still here")
        await until(ana, kind("said", text="still here"))


@awaited
async def test_a_stream_that_begins_anew_sends_nobody_else_anything(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Vera") as vera,
    ):
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        n = (await vera.do("watch", table=table))["n"]
        await until(ana, lambda message: message["type"] == "presence" and message["watching"] == 1)
        for _ in range(10):
            await vera.do("watch", table=table, since=n)
        await ana.do("say", table=table, seat=1, text="quiet here")
        seen = []
        await until(ana, lambda message: seen.append(message["type"]) or message["type"] == "event")
        assert "presence" not in seen
        assert len(server.registry.tables[table].streams.readers[0]) == 1


# --- spectators


@awaited
async def test_a_spectator_of_an_unattended_table_starts_no_clock_and_writes_nothing(tmp_path):
    async with local_server(str(tmp_path / "s.db"), grace=0, countdown=0, nudge=0) as server:
        async with server.guest("Ana") as ana:
            table = await quartz(ana, "me", "me", "miner", clock={"bank": 0, "credit": 1})
        live = server.registry.tables[table]
        before = live.table.n
        async with server.guest("Mal") as mal:
            for _ in range(3):
                await mal.do("watch", table=table)
            await asyncio.sleep(0.2)
            assert live.table.n == before
            async with server.guest("Ana", ana.welcome["token"]) as again:
                await again.do("resume", table=table, seat=1)
                await until(mal, kind("woke"))
