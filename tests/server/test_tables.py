"""What people do at tables: sit down, watch, leave, come back, hand a seat to a bot, talk, play again."""

import asyncio
import threading

import pytest

from harness.local_server import local_server
from motherlode.client import Client, RefusedCommand
from motherlode.games.catalog import find
from motherlode.server import live_table
from motherlode.webassembly.facts import packed
from motherlode.webassembly.modules import module_digest, module_of
from tests.server.async_tests import awaited


async def until(client, wanted, timeout=60.0):
    """Read messages until one is wanted; that one."""

    async def read():
        async for message in client.messages():
            if wanted(message):
                return message
        raise AssertionError("the connection ended")

    return await asyncio.wait_for(read(), timeout)


def kind(name, **facts):
    """Whether a message is an event of this kind, with these facts."""

    def wanted(message):
        event = message.get("event", {})
        return event.get("kind") == name and all(event.get(key) == value for key, value in facts.items())

    return wanted


async def refused(command) -> str:
    with pytest.raises(RefusedCommand) as caught:
        await command
    return caught.value.reason


def asked(message) -> bool:
    return "legal" in (message.get("asking") or {})


async def answer(client: Client, table: str, seat: int, message) -> None:
    asking = message["asking"]
    await client.do("move", table=table, seat=seat, question=asking["number"], move=asking["legal"][0])


async def quartz(client: Client, *places: str, **more):
    return (await client.do("create", game="quartz", places=list(places), **more))["table"]


# --- gathering


@awaited
async def test_friends_gather_by_code_and_the_owner_starts(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest("Ana") as ana,
        server.guest("Rui") as rui,
        server.guest("Eva") as eva,
    ):
        opened = await ana.do("create", game="quartz", places=["me", "open", "open"])
        table, code = opened["table"], opened["code"]
        assert await refused(ana.do("start", table=table)) == "seats-open"
        await rui.do("sit", table=code.lower(), seat=2)
        assert await refused(eva.do("sit", table=code, seat=2)) == "seat-taken"
        assert await refused(rui.do("start", table=table)) == "not-your-table"
        assert await refused(rui.do("seat-bot", table=table, seat=3, bot="miner")) == "not-your-table"
        await eva.do("sit", table=table, seat=3, name="Eva the brave")
        snapshot = await until(eva, lambda message: message["type"] == "snapshot")
        assert [place["name"] for place in snapshot["places"]] == ["Ana", "Rui", "Eva the brave"]
        await ana.do("start", table=table)
        await until(eva, kind("started"))
        assert await refused(ana.do("start", table=table)) == "not-now"
        assert await refused(ana.do("unseat", table=table, seat=2)) == "not-now"


@awaited
async def test_an_unseated_person_no_longer_reads_the_stream_of_the_seat(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await quartz(ana, "me", "open", "miner")
        await rui.do("sit", table=table, seat=2)
        await ana.do("unseat", table=table, seat=2)
        await until(rui, kind("seated", seat=2))
        assert await refused(rui.do("resume", table=table, seat=2)) == "not-your-seat"
        before = len(rui.frames)
        await ana.do("seat-bot", table=table, seat=2, bot="digger")
        await ana.do("start", table=table)
        await rui.do("ping")
        assert [frame for frame in rui.frames[before:] if '"seat":2,"n"' in frame] == []


@awaited
async def test_the_owner_who_stands_up_leaves_the_table_to_the_next_person(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await quartz(ana, "me", "open", "miner")
        await rui.do("sit", table=table, seat=2)
        await ana.do("leave", table=table, seat=1)
        await rui.do("seat-bot", table=table, seat=1, bot="miner")
        await rui.do("start", table=table)


@awaited
async def test_a_table_that_cannot_be_played_is_refused_before_anything_is_written(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        create = {"game": "quartz", "places": ["me", "miner", "miner"]}
        for change, reason in [
            ({"places": ["me", "miner"]}, "mistake-seats"),
            ({"game": "chess"}, "mistake-game"),
            ({"game": "tests.toys.pig"}, "mistake-game"),
            ({"places": ["me", "miner", "wizard"]}, "mistake-bot"),
            ({"places": ["me", "miner", "search:1h"]}, "mistake-bot-spec"),
            ({"places": ["me", "miner", "search:60s"]}, "bot-too-slow"),
            ({"options": {"edition": "klingon"}}, "mistake-"),
            ({"options": {"seed": 7}}, "mistake-"),
            ({"position": {"game": "dice"}}, "mistake-position-game"),
        ]:
            assert (await refused(ana.do("create", **create | change))).startswith(reason), change
        assert (await ana.do("mine"))["tables"] == []


# --- playing


@awaited
async def test_a_seat_passes_to_a_bot_and_back_with_its_hand(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        seat, hand = message["seat"], message["view"]["seats"][message["seat"] - 1]["hand"]
        await ana.do("hand-over", table=table, seat=seat, bot="digger")
        assert await refused(ana.do("hand-over", table=table, seat=seat)) == "bot-plays"
        moved = await until(ana, kind("moved"))
        assert moved["event"]["moves"][0]["by"] == "bot"
        await ana.do("take-back", table=table, seat=seat)
        assert await refused(ana.do("take-back", table=table, seat=seat)) == "you-play"
        await ana.do("resume", table=table, seat=seat)
        snapshot = await until(ana, lambda message: message["type"] == "snapshot" and message["seat"] == seat)
        assert snapshot["places"][seat - 1] == {"kind": "person", "name": "Ana"}
        now = snapshot["view"]["seats"][seat - 1]["hand"]
        played = sum(len(move["happened"]) for move in snapshot["history"])
        assert now == hand or played, "the hand is the same but for what was played"


@awaited
async def test_one_client_holds_several_seats_whose_streams_know_nothing_of_each_other(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        hands = {}
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
            snapshot = await until(ana, lambda message: message["type"] == "snapshot")
            for other, shown in enumerate(snapshot["view"]["seats"], 1):
                assert ("hand" in shown) == (other == seat)
            hands[seat] = snapshot["view"]["seats"][seat - 1]["hand"]
        assert len(hands) == 3


@awaited
async def test_two_tabs_of_one_seat_see_the_same(tmp_path):
    async with (
        local_server(str(tmp_path / "s.db")) as server,
        server.guest() as ana,
        server.guest("Ana", token=ana.welcome["token"]) as tab,
    ):
        table = await quartz(ana, "me", "me", "me")
        for client in (ana, tab):
            for seat in (1, 2, 3):
                await client.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        await answer(tab, table, message["seat"], message)
        one, other = await until(ana, kind("moved")), await until(tab, kind("moved"))
        assert one == other


@awaited
async def test_answers_are_refused_out_of_turn_out_of_date_and_against_the_rules(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana, server.guest("Rui") as rui:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        seat, question = message["seat"], message["asking"]["number"]
        move = {"table": table, "seat": seat, "question": question, "move": "mine"}
        assert await refused(rui.do("move", **move)) == "not-your-seat"
        assert await refused(ana.do("move", **move | {"seat": seat % 3 + 1})) == "not-asked"
        assert await refused(ana.do("move", **move | {"question": question + 1})) == "stale-question"
        assert await refused(ana.do("move", **move | {"move": "react"})) == "illegal"
        assert await refused(ana.do("move", **move | {"move": "fly"})) == "mistake-move"
        assert await refused(ana.do("move", **move | {"seat": 9})) == "no-such-seat"
        await ana.do("move", **move)
        assert await refused(ana.do("move", **move)) == "stale-question"


@awaited
async def test_every_move_that_is_not_legal_has_its_reason(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        explained = await ana.do("explain", table=table, seat=message["seat"])
        legal = set(message["asking"]["legal"])
        other = {move for why in explained["reasons"] for move in why["moves"]}
        assert not legal & other
        assert explained["question"] == message["asking"]["number"]
        assert all(why["reason"] and why["rule"].startswith("Q") for why in explained["reasons"])


@awaited
async def test_the_coach_speaks_where_the_table_allows_it(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        for odds in (True, False):
            table = await quartz(ana, "me", "me", "me", odds=odds)
            for seat in (1, 2, 3):
                await ana.do("resume", table=table, seat=seat)
            message = await until(ana, lambda message, table=table: asked(message) and message["table"] == table)
            asking = ana.do("advise", table=table, seat=message["seat"])
            if odds:
                advice = (await asking)["advice"]
                assert {move["move"] for move in advice["moves"]} == set(message["asking"]["legal"])
            else:
                assert await refused(asking) == "no-odds-here"


@awaited
async def test_who_does_not_wait_for_a_busy_coach_gets_what_the_seat_may_know_for_one_of_their_own(tmp_path):
    game = find("quartz")
    module_of(game)
    async with local_server(str(tmp_path / "s.db"), threads=1) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        at = {"table": table, "seat": message["seat"]}
        assert (await ana.do("advise", **at, waits=False))["advice"]["moves"], "nobody else asks"
        threads, enough = server.registry.bots.threads, threading.Event()
        others = asyncio.create_task(threads.run("192.0.2.1", "another table", enough.wait))
        await asyncio.sleep(0)
        assert await refused(ana.do("advise", **at, waits=False)) == "coach-busy"
        sight = await ana.do("sight", **at)
        enough.set()
        await others
        seen = server.registry.tables[table].table.playing.redacted(message["seat"])
        assert (sight["question"], sight["digest"]) == (message["asking"]["number"], module_digest(game))
        assert sight["record"] == packed(seen)
        assert await refused(ana.do("sight", table=table, seat=message["seat"] % 3 + 1)) == "not-asked"
        other = await quartz(ana, "me", "me", "me", odds=False)
        await ana.do("resume", table=other, seat=1)
        assert await refused(ana.do("sight", table=other, seat=1)) == "no-odds-here"


@awaited
async def test_where_there_is_no_module_nobody_gets_a_record_for_it(tmp_path, monkeypatch):
    monkeypatch.setattr(live_table, "digest_for_pages", lambda game: "")
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        assert await refused(ana.do("sight", table=table, seat=message["seat"])) == "no-module-here"


@awaited
async def test_one_can_look_back_without_leaving(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        seen = []
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        for _ in range(5):
            seen.append((message["seat"], message["asking"]["number"] - 1, message["view"]))
            await answer(ana, table, message["seat"], message)
            message = await until(ana, asked)
        for seat, move, view in seen:
            assert (await ana.do("look", table=table, seat=seat, move=move))["view"] == view
        assert await refused(ana.do("look", table=table, seat=1, move=99)) == "no-such-move"


# --- coming and going


@awaited
async def test_who_comes_back_gets_what_was_missed_and_who_missed_too_much_a_snapshot(tmp_path):
    async with local_server(str(tmp_path / "s.db"), tail=8) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        for _ in range(6):
            await answer(ana, table, message["seat"], message)
            message = await until(ana, asked)
        live = [frame for frame in ana.frames if '"type":"event"' in frame and '"seat":1,"n"' in frame]
        async with server.guest("Ana", token=ana.welcome["token"]) as again:
            first = message["n"] - 6
            opened = await again.do("resume", table=table, seat=1, since=first)
            assert (opened["table"], opened["seat"], opened["n"]) == (table, 1, message["n"])
            assert opened["snapshot"] is False
            assert opened["yours"] == [1, 2, 3]
            assert [frame for frame in again.frames if '"type":"event"' in frame] == live[-6:]
            assert (await again.do("resume", table=table, seat=1, since=0))["snapshot"] is (message["n"] > 8)
            assert await refused(again.do("resume", table=table, seat=1, since=10**6)) == "ahead"


@awaited
async def test_a_table_is_found_again_after_the_server_was_restarted(tmp_path):
    store = str(tmp_path / "s.db")
    async with local_server(store) as server, server.guest() as ana:
        token = ana.welcome["token"]
        opened = await ana.do("create", game="quarry", places=["me", "me"])
        table = opened["table"]
        await ana.do("resume", table=table, seat=1)
        before = await until(ana, asked)
        await answer(ana, table, 1, before)
    async with local_server(store) as server, server.guest("Ana", token=token) as ana:
        assert [yours["table"] for yours in (await ana.do("mine"))["tables"]] == [table]
        await ana.do("resume", table=opened["code"], seat=1, since=before["n"])
        line = await until(ana, kind("answered"))
        assert line["n"] == before["n"] + 1
        assert line["event"]["move"] == before["asking"]["legal"][0]
        assert "legal" not in line["asking"], "what was answered is not asked again"


@awaited
async def test_somebody_who_comes_back_sees_the_own_sealed_answer_and_nobody_else_does(tmp_path):
    async with local_server(str(tmp_path / "s.db"), window=60_000) as server, server.guest("Ana") as ana:
        table = (await ana.do("create", game="quarry", places=["me", "me"]))["table"]
        await ana.do("resume", table=table, seat=1)
        before = await until(ana, asked)
        await answer(ana, table, 1, before)
        live = await until(ana, kind("answered", seat=1))
        assert live["asking"]["answer"] == before["asking"]["legal"][0]
        for seat, shown in [(1, before["asking"]["legal"][0]), (2, None), (0, None)]:
            await ana.do("resume", table=table, seat=seat) if seat else await ana.do("watch", table=table)
            snapshot = await until(
                ana, lambda message, seat=seat: (message["type"], message.get("seat")) == ("snapshot", seat)
            )
            assert snapshot["asking"]["answered"] == [1]
            assert snapshot["asking"].get("answer") == shown


@awaited
async def test_the_missing_are_counted_down_and_a_bot_steps_in_until_they_are_back(tmp_path):
    async with local_server(str(tmp_path / "s.db"), grace=50, countdown=50) as server, server.guest("Ana") as ana:
        async with server.guest("Rui") as rui:
            table = await quartz(ana, "me", "open", "miner")
            await ana.do("resume", table=table, seat=1)
            await rui.do("sit", table=table, seat=2)
            await ana.do("start", table=table)
            token = rui.welcome["token"]
        await until(ana, kind("missing", seat=2))
        handed = await until(ana, kind("seated", seat=2))
        assert handed["event"]["place"]["kind"] == "stand-in"
        assert handed["event"]["why"] == "missing"
        async with server.guest("Rui", token=token) as rui:
            await rui.do("resume", table=table, seat=2)
            await rui.do("take-back", table=table, seat=2)
            back = await until(ana, kind("seated", seat=2))
            assert back["event"]["place"] == {"kind": "person", "name": "Rui"}


@awaited
async def test_who_is_back_before_the_countdown_ends_keeps_the_seat(tmp_path):
    async with local_server(str(tmp_path / "s.db"), grace=20, countdown=10_000) as server, server.guest("Ana") as ana:
        async with server.guest("Rui") as rui:
            table = await quartz(ana, "me", "open", "miner")
            await ana.do("resume", table=table, seat=1)
            await rui.do("sit", table=table, seat=2)
            await ana.do("start", table=table)
            token = rui.welcome["token"]
        await until(ana, kind("missing", seat=2))
        async with server.guest("Rui", token=token) as rui:
            await rui.do("resume", table=table, seat=2)
            back = await until(ana, kind("seated", seat=2))
            assert back["event"]["place"] == {"kind": "person", "name": "Rui"}


@awaited
async def test_who_leaves_a_game_leaves_it_to_a_bot_and_may_come_back(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Rui") as rui:
        table = await quartz(ana, "me", "open", "miner")
        await ana.do("resume", table=table, seat=1)
        await rui.do("sit", table=table, seat=2)
        await ana.do("start", table=table)
        await rui.do("leave", table=table, seat=2)
        handed = await until(ana, lambda message: message.get("event", {}).get("why") == "left")
        assert handed["event"]["place"]["kind"] == "stand-in"
        await rui.do("resume", table=table, seat=2)
        await rui.do("take-back", table=table, seat=2)


@awaited
async def test_nobody_plays_where_nobody_is(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "miner", "miner", "miner")
        live = await server.registry.find(table)
        lines = live.table.n
        await asyncio.sleep(0.2)
        assert live.table.n == lines
        await ana.do("watch", table=table)
        await until(ana, kind("finished"), 60)


@awaited
async def test_tables_without_people_are_put_away_and_woken_from_their_log(tmp_path):
    async with local_server(str(tmp_path / "s.db"), idle=0) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        snapshot = await until(ana, lambda message: message["type"] == "snapshot")
        server.registry.put_idle_away()
        assert table in server.registry.tables, "somebody is there"
        await ana.do("quiet", table=table, seat=1)
        await asyncio.sleep(0.01)
        server.registry.put_idle_away()
        assert table not in server.registry.tables
        await ana.do("resume", table=table, seat=1)
        assert await until(ana, lambda message: message["type"] == "snapshot") == snapshot


# --- clocks


@awaited
async def test_time_runs_out_a_move_is_made_and_at_the_second_time_a_bot_takes_over(tmp_path):
    async with local_server(str(tmp_path / "s.db"), nudge=50) as server, server.guest() as ana:
        table = await quartz(ana, "me", "miner", "miner", clock={"bank": 100, "credit": 50})
        await ana.do("resume", table=table, seat=1)
        nudged = await until(ana, kind("nudged", seat=1))
        assert nudged["asking"]["deadlines"]["1"] == nudged["event"]["until"]
        moved = await until(ana, lambda message: "clock" in str(message.get("event")))
        assert moved["event"]["moves"][0]["by"] == "clock" or moved["event"]["kind"] == "answered"
        assert moved["banks"][0] == 0
        handed = await until(ana, kind("seated", seat=1))
        assert handed["event"]["why"] == "late"
        await ana.do("take-back", table=table, seat=1)


@awaited
async def test_a_move_in_time_costs_nothing_within_the_credit(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest() as ana:
        table = await quartz(ana, "me", "me", "me", clock={"bank": 60_000, "credit": 60_000})
        for seat in (1, 2, 3):
            await ana.do("resume", table=table, seat=seat)
        message = await until(ana, asked)
        deadline = message["asking"]["deadlines"][str(message["seat"])]
        assert deadline == message["asking"]["opened"] + 120_000
        await answer(ana, table, message["seat"], message)
        assert (await until(ana, kind("moved")))["banks"] == [60_000] * 3


class Sundial:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def __call__(self) -> int:
        return self.at


@awaited
async def test_a_game_over_days_goes_on_though_nobody_is_there(tmp_path):
    now, hour = Sundial(), 3_600_000
    async with local_server(str(tmp_path / "s.db"), now=now, idle=0) as server, server.guest() as ana:
        create = {"game": "quartz", "places": ["me", "miner", "miner"], "clock": {"bank": hour, "credit": 24 * hour}}
        table = (await ana.do("create", **create))["table"]

        async def state():
            """The table is woken from its log and put away once nothing more happens by itself; as it is then."""
            server.registry.put_idle_away()
            await server.registry.wake_due()
            async with asyncio.timeout(60):
                while table in server.registry.tables:
                    await asyncio.sleep(0.05)
                    now.at += 1
                    server.registry.put_idle_away()
            return (await server.registry.find(table)).table

        there = await state()
        assert there.waiting == [1], "the bots have moved, and the person has time"
        chair, moves = there.chair(1), there.question
        now.at += 24 * hour
        assert (await state()).question == moves, "the bank is not used up yet"
        now.at += hour
        there = await state()
        assert there.chair(1).nudged
        now.at += server.registry.settings.nudge
        there = await state()
        assert there.question > moves
        assert "clock" in there.by
        assert there.chair(1).lapses == 1
        assert chair.identity == there.chair(1).identity


# --- talk, the lobby, again


@awaited
async def test_talk_reaches_everybody_and_stays(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Eva") as eva:
        table = await quartz(ana, "me", "me", "me")
        await ana.do("resume", table=table, seat=1)
        await eva.do("watch", table=table)
        await ana.do("say", table=table, seat=1, text="bom  dia\u202e\n!")
        await eva.do("say", table=table, seat=0, text="привет")
        assert await refused(eva.do("say", table=table, seat=1, text="I am Ana")) == "not-your-seat"
        assert await refused(eva.do("say", table=table, seat=0, text="\u200b")) == "nothing-said"
        heard = [await until(eva, kind("said")) for _ in range(2)]
        assert [line["event"]["text"] for line in heard] == ["bom dia !", "привет"]
        assert [line["event"]["name"] for line in heard] == ["Ana", "Eva"]
        await ana.do("watch", table=table)
        snapshot = await until(ana, lambda message: message["type"] == "snapshot" and message["seat"] == 0)
        assert [words["text"] for words in snapshot["chat"]] == ["bom dia !", "привет"]


@awaited
async def test_the_lobby_shows_public_tables_while_somebody_is_there(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana, server.guest("Eva") as eva:
        await eva.do("lobby")
        assert (await until(eva, lambda message: message["type"] == "tables"))["tables"] == []
        await quartz(ana, "me", "open", "miner")
        table = await quartz(ana, "me", "open", "miner", public=True)
        await ana.do("resume", table=table, seat=1)
        [listed] = (await until(eva, lambda message: message["type"] == "tables" and message["tables"]))["tables"]
        assert listed["table"] == table
        assert [place["kind"] for place in listed["seats"]] == ["person", "open", "bot"]
        await ana.do("quiet", table=table, seat=1)
        await until(eva, lambda message: message["type"] == "tables" and not message["tables"])


async def play_out(clients, table):
    """Everybody answers with the last legal move until the game is over."""

    async def sit(seat, client):
        await client.do("resume", table=table, seat=seat)
        answered = 0
        async for message in client.messages():
            if kind("finished")(message):
                return
            if asked(message) and message["seat"] == seat and message["asking"]["number"] > answered:
                answered = message["asking"]["number"]
                move = message["asking"]["legal"][-1]
                await client.do("move", table=table, seat=seat, question=answered, move=move)

    await asyncio.wait_for(asyncio.gather(*(sit(seat, client) for seat, client in clients.items())), 60)
