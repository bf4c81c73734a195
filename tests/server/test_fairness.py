"""What one guest may take of what all share: talk, guesses, messages that say nothing new, work without end."""

import time
from dataclasses import replace

from harness.local_server import NO_LIMITS, local_server
from motherlode.server.http.routes import whole_document
from motherlode.server.settings import Limits
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.quiet_table import SLOW
from tests.server.test_tables import quartz, refused, until

USUAL = Limits()


@awaited
async def test_presence_is_sent_when_it_has_changed_and_to_whoever_comes(tmp_path):
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
async def test_a_table_keeps_so_much_talk_however_many_speak(tmp_path):
    limits = replace(NO_LIMITS, talk_table=0.01, talk_table_burst=4)
    async with local_server(str(tmp_path / "s.db"), limits=limits) as server, server.guest("Ana") as ana:
        table, other = await quartz(ana, "me", "me", "me"), await quartz(ana, "me", "me", "me")
        for _ in range(4):
            await ana.do("say", table=table, seat=0, text="!")
        assert await refused(ana.do("say", table=table, seat=0, text="!")) == "too-fast"
        await ana.do("say", table=other, seat=0, text="!")


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
async def test_what_is_deep_is_refused_before_yaml_is_read(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server:
        for deep in ("[" * 8000, "- " * 8000, "{a: " * 4000):
            began = time.process_time()
            answer = await HttpClient(server).post("/api/replay", data=f"game: quartz\noptions: {deep}\n\n")
            assert (answer.status_code, answer.json()["reason"]) == (422, "malformed")
            assert "inside each other" in answer.json()["arguments"]["why"]
            assert time.process_time() - began < SLOW


def test_the_document_of_the_routes_is_made_once():
    assert whole_document() is whole_document()
