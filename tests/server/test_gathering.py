"""Names, rematches, giving up, tables that are taken away: who may, what it leads to, what stays after a crash."""

import asyncio
import json

import pytest

from harness.local_server import local_server
from motherlode.server.protocol import Refusal, Sit
from motherlode.server.store import Append, Unavailable
from tests.server.async_tests import awaited
from tests.server.test_tables import kind, play_out, refused, until


async def snapshot_of(client, table, seat=0):
    """The table as somebody sees it who comes now."""
    command = {"table": table, "seat": seat} if seat else {"table": table}
    streaming = await client.do("resume" if seat else "watch", **command)
    shown = [json.loads(frame) for frame in client.frames if frame.startswith('{"type":"snapshot"')]
    return next(one for one in reversed(shown) if one["table"] == streaming["table"] and one["seat"] == seat)


async def tables_of(client):
    return [one["table"] for one in (await client.do("mine"))["tables"]]


async def played_out(ana, *others, bots=()):
    """A match of these people that is over; its table."""
    places = ["me", *["open"] * len(others), *bots]
    table = (await ana.do("create", game="quarry", places=places))["table"]
    people = {1: ana}
    for seat, person in enumerate(others, 2):
        await person.do("sit", table=table, seat=seat, nonce="cd")
        people[seat] = person
    await ana.do("start", table=table) if others else None
    await play_out(people, table)
    return table


# --- one's own tables


@awaited
async def test_a_list_of_ones_tables_says_with_whom_whose_turn_and_how_they_ended(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        over = await played_out(ana, rui, bots=["miner"])
        start = {"game": "quarry", "discard": ["gold"], "phase": "act", "turn": 2, "seats": [{}, {}]}
        table = (await ana.do("create", game="quarry", places=["me", "open"], position=start))["table"]
        await rui.do("sit", table=table, seat=2, nonce="cd")
        await ana.do("start", table=table)
        going, finished = (await rui.do("mine"))["tables"]
        assert (going["table"], going["held"], going["waiting"]) == (table, [2], [2])
        assert [place["name"] for place in going["seats"]] == ["Ana", "Rui"]
        assert "ranks" not in going
        standing = (await snapshot_of(rui, over))["standing"]
        assert (finished["table"], finished["held"], finished["ranks"]) == (over, [2], standing["ranks"])
        assert (await ana.do("mine"))["tables"][0]["held"] == [1]
        server.registry.set_aside(over, ValueError("written by another version"))
        assert set((await rui.do("mine"))["tables"][1]) == {"table", "code", "game", "created", "finished"}


# --- names


@awaited
async def test_everybody_at_one_screen_has_a_name_and_can_change_it(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        create = {"game": "quartz", "places": ["me", "me", "me"]}
        table = (await ana.do("create", **create, names=["Ana", "  Bia\u202e "]))["table"]
        assert [one.get("name", "") for one in (await snapshot_of(rui, table))["places"]] == ["Ana", "Bia", "Ana"]
        assert await refused(rui.do("rename", table=table, seat=2, name="Rui")) == "not-your-seat"
        assert await refused(ana.do("rename", table=table, seat=2, name="\u3164")) == "invisible-name"
        await ana.do("rename", table=table, seat=3, name="Caio")
        line = await until(rui, kind("seated", seat=3))
        assert (line["event"]["place"], line["event"]["why"]) == ({"kind": "person", "name": "Caio"}, "named")
        before = server.registry.tables[table].table.n
        await ana.do("rename", table=table, seat=3, name="Caio")
        assert server.registry.tables[table].table.n == before, "what changes nothing is no line"
        assert server.registry.tables[table].table.log().names == ("Ana", "Bia", "Caio"), "a match file says the same"


@awaited
async def test_quick_replies_are_keys_that_count_as_talk(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = (await ana.do("create", game="quarry", places=["me", "open"]))["table"]
        await rui.do("watch", table=table)
        await ana.do("say", table=table, seat=1, quick="good-luck")
        said = (await until(rui, kind("said")))["event"]
        assert said == {"kind": "said", "seat": 1, "name": "Ana", "quick": "good-luck"}
        assert (await snapshot_of(rui, table))["chat"][0]["quick"] == "good-luck"
        assert await refused(ana.do("say", table=table, seat=1, quick="good-luck", text="!")) == "nothing-said"
        assert await refused(ana.do("say", table=table, seat=1)) == "nothing-said"
        assert await refused(ana.do("say", table=table, seat=1, quick="shut up")) == "malformed"
        await ana.do("mute", table=table, seat=0)
        assert await refused(rui.do("say", table=table, seat=0, quick="hello")) == "muted"


# --- playing again


@awaited
async def test_a_rematch_waits_for_the_others_and_begins_when_the_last_has_come(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await played_out(ana, rui, bots=["digger"])
        [again, same] = [(await rui.do("rematch", table=table, nonce="ef"))["table"] for _ in range(2)]
        assert again == same != table
        event = (await until(ana, kind("rematched")))["event"]
        assert event == {"kind": "rematched", "table": again, "seat": 2}
        there = await snapshot_of(ana, again)
        assert there["status"] == "gathering"
        assert there["owner"] == 2, "whose idea it was may begin without the others"
        assert [(one["kind"], one.get("name", "")) for one in there["places"]] == [
            ("open", "Ana"), ("person", "Rui"), ("bot", ""),
        ]  # fmt: skip
        assert again in await tables_of(ana), "also for a person who comes back later"
        assert (await ana.do("watch", table=again))["kept"] == [1]
        assert (await ana.do("rematch", table=table, nonce="ab"))["seats"] == [1]
        assert server.registry.tables[again].table.nonces == ("ab", "ef", ""), "everybody who comes adds a part"
        assert (await snapshot_of(ana, again, 1))["status"] == "playing"
        assert (await snapshot_of(rui, table))["rematch_by"] == 2


@awaited
async def test_a_seat_that_is_kept_is_for_nobody_else_until_it_is_declined_or_given_away(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Rui") as rui,
        server.guest("Eva") as eva,
    ):
        table = await played_out(ana, rui, eva)
        again = (await ana.do("rematch", table=table))["table"]
        assert await refused(eva.do("sit", table=again, seat=2)) == "seat-kept"
        await rui.do("decline", table=again)
        assert await refused(rui.do("decline", table=again)) == "not-awaited"
        assert again not in await tables_of(rui)
        place = (await snapshot_of(eva, again))["places"][1]
        assert place == {"kind": "open", "name": "Rui", "declined": True}
        await rui.do("sit", table=again, seat=2)  # after all
        assert again in await tables_of(rui)
        assert (await snapshot_of(ana, again, 1))["status"] == "gathering", "Eva is still awaited"
        assert await refused(ana.do("start", table=again)) == "seats-open"
        assert await refused(rui.do("start", table=again, bots="miner")) == "not-your-table"
        await ana.do("start", table=again, bots="digger")
        there = await snapshot_of(eva, again)
        assert there["status"] == "playing"
        assert there["places"][2] == {"kind": "bot", "bot": "digger"}, "nobody is away in a game that runs"
        assert again not in await tables_of(eva)
        late = await eva.do("rematch", table=table)
        assert (late["table"], late.get("seats", [])) == (again, []), "who comes too late may watch"


@awaited
async def test_against_bots_alone_a_rematch_begins_at_once(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        table = await played_out(ana, bots=["miner"])
        again = (await ana.do("rematch", table=table))["table"]
        assert (await snapshot_of(ana, again))["status"] == "playing"


@awaited
async def test_a_rematch_is_one_table_though_the_server_died_before_it_could_say_so(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await played_out(ana, rui)
        tokens = [person.welcome["token"] for person in (ana, rui)]
        append = server.registry.store.append

        async def lose(appended: Append) -> None:
            if appended.match == table:  # the new table is stored, and not that the old one has led to it
                raise Unavailable("the server dies")
            await append(appended)

        server.registry.store.append = lose  # type: ignore[method-assign]
        assert await refused(ana.do("rematch", table=table, nonce="ab")) == "store-unavailable"
    async with (
        local_server(store) as server,
        server.guest("Ana", tokens[0]) as ana,
        server.guest("Rui", tokens[1]) as rui,
    ):
        known = await tables_of(ana)
        assert len(known) == 2
        again = (await rui.do("rematch", table=table, nonce="cd"))["table"]
        assert again in known, "nobody waits at another one"
        assert (await ana.do("rematch", table=table))["table"] == again
        assert (await snapshot_of(ana, again, 1))["status"] == "playing"
        assert server.registry.tables[again].table.nonces == ("ab", "cd")


# --- giving up


@awaited
async def test_who_resigns_leaves_the_hand_to_a_bot_for_good_and_the_result_says_so(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = (await ana.do("create", game="quarry", places=["me", "open", "miner"]))["table"]
        await rui.do("sit", table=table, seat=2)
        assert await refused(rui.do("resign", table=table, seat=2)) == "not-now"
        await ana.do("start", table=table)
        assert await refused(ana.do("resign", table=table, seat=2)) == "not-your-seat"
        before = (await snapshot_of(rui, table, 2))["view"]["seats"][1]["hand"]
        await rui.do("resign", table=table, seat=2)
        after = await snapshot_of(rui, table, 2)
        assert after["places"][1] == {"kind": "stand-in", "name": "Rui", "bot": "miner", "resigned": True}
        assert after["view"]["seats"][1]["hand"] == before, "the same hand, and its owner may look on"
        for command in ("resign", "take-back"):
            assert await refused(rui.do(command, table=table, seat=2)) == "resigned"
        assert await refused(rui.do("leave", table=table, seat=2)) == "bot-plays"
        await play_out({1: ana}, table)
        assert (await snapshot_of(ana, table))["standing"]["resigned"] == [2]
        token = ana.welcome["token"]
    async with local_server(store) as server, server.guest("Ana", token) as ana:
        assert (await snapshot_of(ana, table))["standing"]["resigned"] == [2], "as the log has it"


@awaited
async def test_where_all_have_resigned_bots_play_to_the_end_though_nobody_looks(tmp_path):
    async with local_server(str(tmp_path / "s.db"), idle=0) as server, server.guest("Ana") as ana:
        opened = await ana.do("create", game="quarry", places=["me", "miner"])
        await ana.do("resign", table=opened["table"], seat=1)
        [held] = await server.registry.held_by(ana.welcome["token"].partition(".")[0])
        assert held.due is not None, "it is woken after a restart"
        while (await server.registry.held_by(ana.welcome["token"].partition(".")[0]))[0].finished is None:
            await asyncio.sleep(0.02)


# --- taken away


@awaited
async def test_the_owner_takes_a_table_away_that_has_not_begun_and_nobody_finds_it_any_more(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        opened = await ana.do("create", game="quartz", places=["me", "open", "open"], public=True)
        table, code = opened["table"], opened["code"]
        await rui.do("sit", table=table, seat=2)
        assert await refused(rui.do("delete", table=table)) == "not-your-table"
        await ana.do("delete", table=table)
        ended = await until(rui, lambda message: message["type"] == "ended")
        assert ended == {"type": "ended", "table": table, "seat": 2, "reason": "table-deleted"}
        for person in (ana, rui):
            assert await tables_of(person) == []
            assert await refused(person.do("watch", table=code)) == "table-deleted"
        started = (await ana.do("create", game="quartz", places=["me", "miner", "miner"]))["table"]
        assert await refused(ana.do("delete", table=started)) == "not-now"
        token = ana.welcome["token"]
    async with local_server(store) as server, server.guest("Ana", token) as ana:
        assert await refused(ana.do("watch", table=code)) == "table-deleted"
        assert await tables_of(ana) == [started]


@awaited
async def test_another_rematch_can_be_asked_for_when_the_first_was_taken_away(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await played_out(ana, rui)
        first = (await ana.do("rematch", table=table))["table"]
        await ana.do("delete", table=first)
        assert first not in await tables_of(rui)
        again = (await rui.do("rematch", table=table))["table"]
        assert again != first
        assert (await until(ana, kind("rematched", table=again)))["event"]["seat"] == 2


@awaited
async def test_two_processes_agree_that_a_table_was_taken_away(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as one, local_server(store) as other, one.guest("Ana") as ana:
        table = (await ana.do("create", game="quarry", places=["me", "open"]))["table"]
        async with other.guest("Rui") as rui:
            await rui.do("watch", table=table)
            await ana.do("delete", table=table)
            with pytest.raises(Refusal, match="table-deleted"):
                await other.registry.tables[table].command(Sit(id="1", table=table, seat=2), "rui", "Rui")
            assert (await until(rui, lambda message: message["type"] == "ended"))["reason"] == "table-deleted"
            assert await refused(rui.do("sit", table=table, seat=2)) == "table-deleted"
