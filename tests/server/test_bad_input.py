"""Whatever somebody sends: one clear answer, nothing changed, and the others play on."""

import asyncio
import json
import random
import socket
import time
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from itertools import count
from typing import get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from harness.local_server import NO_LIMITS
from motherlode.bots.stream import new_stream
from motherlode.compilation import first_seat_view
from motherlode.games.catalog import GAMES, find
from motherlode.games.quarry.options import COSTS
from motherlode.match import Match
from motherlode.server import protocol
from motherlode.server.bot_pool import BotPool
from motherlode.server.commands import ECHO
from motherlode.server.preparation import Preparation
from motherlode.server.protocol import Commands
from motherlode.server.protocol_schema import tag_of
from motherlode.server.refusals import MISTAKE
from motherlode.server.tokens import Seals, new_key
from tests.server.async_tests import awaited
from tests.server.quiet_table import PATIENCE, SLOW, quiet_table
from tests.server.raw_socket import Raw

COMMANDS = {tag_of(kind): kind for kind in get_args(Commands)}
WRONG = (
    None, True, False, 0, -1, 7, 13, 2**31, 2**63, 10**30, 1.5, "", " ", "\x00", "x" * 5000, "os.path", "../../etc",
    "ab\n", "\u202e", [], [[]], ["me"] * 13, {}, {"a": 1}, {"type": "move"},
)  # fmt: skip


def command_for(command, table):
    """A command with every field, about Ana's seat at the table."""
    values = {
        "id": "1", "table": table, "seat": 1, "protocol": 1, "token": "", "name": "Mal", "watch": True,
        "game": "quartz", "places": ["me", "open", "open"], "options": {}, "position": None, "clock": None,
        "odds": True, "public": False, "nonce": "", "since": None, "bot": "miner", "question": 2, "move": "mine",
        "then": [], "text": "hello", "on": True, "n": 1, "names": [], "bots": "", "quick": "",
        "endpoint": "https://push.example/1", "p256dh": "", "auth": "", "language": "en", "waits": True,
    }  # fmt: skip
    fields = msgspec.structs.fields(COMMANDS[command])
    if command == "look":
        values["move"] = 0
    return {"type": command, **{field.name: values[field.name] for field in fields}}


def changed(command):
    """The command with one thing wrong: a field missing, one too many, or of the wrong kind."""
    yield {**command, "more": 1}
    yield {**command, "type": command["type"].upper()}
    for field in command:
        yield {key: value for key, value in command.items() if key != field}
        yield from ({**command, field: value} for value in WRONG)


def fits(command):
    try:
        protocol.decode_command(json.dumps(command))
    except (msgspec.MsgspecError, ValueError):
        return False
    return True


# --- every command, with one thing wrong


@awaited
async def test_a_command_with_something_wrong_gets_one_answer_and_changes_nothing(tmp_path):
    async with quiet_table(tmp_path) as made:
        for command in sorted(COMMANDS):
            async with made.stranger() as mal:
                for number, wrong in enumerate(changed(command_for(command, made.table))):
                    if wrong.get("id") == "1":
                        wrong["id"] = f"{command} {number}"
                    if not fits(wrong):
                        assert await mal.refused(wrong) == "malformed"
                    elif (command, wrong.get("seat")) != ("say", 0):  # a spectator may speak
                        answer = await mal.ask(wrong)
                        assert answer["id"] == wrong["id"]
                        assert answer.get("reason") != "server-error", wrong


# Why a stranger may not do it; other commands about a seat are refused as `not-your-seat`.
NOT_FOR_STRANGERS = {
    "sit": "not-now",
    "seat-bot": "not-your-table",
    "unseat": "not-your-table",
    "invite": "not-your-table",
    "mute": "not-your-table",
}


@awaited
async def test_somebody_elses_seat_is_not_to_be_had(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        for command in (name for name, kind in COMMANDS.items() if "seat" in kind.__struct_fields__):
            told_so = command_for(command, made.table)
            for seat in (1, 2, 3):
                reason = await mal.refused({**told_so, "seat": seat, "id": f"{command} {seat}"})
                assert reason == NOT_FOR_STRANGERS.get(command, "not-your-seat"), command
            assert await mal.refused({**told_so, "seat": 4, "id": f"{command} 4"}) == "no-such-seat"
            assert await mal.refused({**told_so, "table": "nowhere", "id": f"{command} 5"}) == "no-such-table"


@awaited
async def test_random_rubbish_is_refused(tmp_path):
    chance = random.Random(7)

    def rubbish(depth=0):
        kind = chance.randrange(9 if depth < 4 else 6)
        if kind < 6:
            return chance.choice([*WRONG[:-5], made.table, "move", "quartz", "me"])
        if kind == 6:
            return [rubbish(depth + 1) for _ in range(chance.randrange(4))]
        keys = ("type", "id", "table", "seat", "question", "move", "options", "position", "x", "")
        return {chance.choice(keys): rubbish(depth + 1) for _ in range(chance.randrange(5))}

    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        for _ in range(300):
            assert await mal.refused(json.dumps(rubbish())) == "malformed"
        for number in range(300):  # right at first sight, with rubbish in one place
            wrong = command_for(chance.choice(sorted(set(COMMANDS) - {"say"})), made.table)
            wrong |= {"id": f"{number}"}
            wrong[chance.choice(sorted(set(wrong) - {"id", "seat"}))] = rubbish()
            answer = await mal.ask(json.dumps(wrong))
            assert answer.get("reason") != "server-error", wrong


# --- frames that are no commands

TEXTS = {
    "nothing": "",
    "no JSON": "hello",
    "half a command": '{"type": "ping", "id": "a"',
    "two commands": '{"type": "ping", "id": "a"} {"type": "ping", "id": "b"}',
    "a list": '[{"type": "ping", "id": "a"}]',
    "a number": "9" * 4000,
    "no number": '{"type": "ping", "id": NaN}',
    "a lone surrogate": '{"type": "hello", "id": "a", "protocol": 1, "name": "\\ud800"}',
    "surrogates in the wrong order": '{"type": "say", "id": "a", "text": "\\udc00\\ud800"}',
    "a number out of range": '{"type": "watch", "id": "a", "table": "abcd", "since": 1e999}',
    "deep lists": '{"type": "create", "id": "a", "options": ' + "[" * 15_000 + "]" * 15_000 + "}",
    "deep objects": '{"type": "create", "options": ' + '{"a":' * 5000 + "1" + "}" * 5000 + ', "id": "a"}',
    "deep lists without an end": "[" * 30_000,
    "many keys": "{" + ",".join(f'"{n}":{n}' for n in range(2500)) + "}",
    "control signs": '{"type":\x01"ping"}',
}


@awaited
async def test_a_text_that_is_no_command_is_malformed(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        for name, text in TEXTS.items():
            assert await mal.refused(text) == "malformed", name


BYTES = (b"", b"{}", b'{"type":"ping","id":"a"}', b'{"id":"\xff\xfe"}', bytes(range(256)) * 100)


@awaited
async def test_a_binary_frame_is_malformed(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        for frame in BYTES:
            assert await mal.refused(frame) == "malformed", frame


@awaited
async def test_a_huge_frame_closes_the_connection(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        with suppress(ConnectionClosed):
            await mal.send("x" * (made.server.registry.settings.limits.frame + 1))
            await mal.read()
        await mal.socket.wait_closed()
        assert mal.socket.close_code == 1009


PING = b'{"type":"ping","id":"a"}'
BROKEN = {
    "a cut frame": lambda raw: raw.frame(PING, claimed=1000)[:20],
    "a cut header": lambda raw: raw.frame(PING)[:1],
    "a first part only": lambda raw: raw.frame(PING[:10], last=False),
}


@awaited
async def test_half_a_frame_and_then_silence_harms_nobody(tmp_path):
    async with quiet_table(tmp_path) as made:
        connected = made.server.registry.connected
        before = connected.total()
        for broken in BROKEN.values():
            raw = await Raw.open(made.server.port)
            raw.writer.write(broken(raw))
            await raw.writer.drain()
            async with asyncio.timeout(PATIENCE):
                while connected.total() == before:
                    await asyncio.sleep(0.01)
                raw.writer.transport.abort()
                while connected.total() > before:
                    await asyncio.sleep(0.01)


WRONG_FRAMES = {
    "invalid UTF-8": (lambda raw: raw.frame(b'{"id":"\xff\xfe"}'), 1007),
    "an unmasked frame": (lambda raw: b"\x81\x02{}", 1002),
    "an unknown kind of frame": (lambda raw: raw.frame(b"{}", opcode=5), 1002),
    "a continuation of nothing": (lambda raw: raw.frame(b"{}", opcode=0), 1002),
}


@awaited
async def test_a_frame_against_the_rules_closes_the_connection_with_a_code(tmp_path):
    async with quiet_table(tmp_path) as made:
        for name, (broken, code) in WRONG_FRAMES.items():
            raw = await Raw.open(made.server.port)
            raw.writer.write(broken(raw))
            came = await raw.closed()
            raw.writer.close()
            assert came[0] == 0x88, name
            assert int.from_bytes(came[2:4], "big") == code, name


# --- who somebody is


@awaited
async def test_nothing_before_hello_and_hello_once(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger(hello=False) as mal:
        for command in sorted(set(COMMANDS) - {"hello"}):
            await mal.send(command_for(command, made.table) | {"id": command})
            assert (await mal.read())["reason"] == "hello-first"
        await mal.send({"type": "hello", "id": "h", "protocol": 2})
        assert await mal.read() == {"type": "refuse", "id": "h", "reason": "protocol", "arguments": {"protocol": 1}}
        await mal.send({"type": "hello", "id": "h2", "protocol": 1})
        assert (await mal.read())["type"] == "ack"
        assert await mal.refused({"type": "hello", "id": "h3", "protocol": 1}) == "already-greeted"
        token = made.ana.welcome["token"]
        assert await mal.refused({"type": "hello", "id": "h4", "protocol": 1, "token": token}) == "already-greeted"
        assert await mal.refused({"type": "resume", "id": "r", "table": made.table, "seat": 1}) == "not-your-seat"


@awaited
async def test_a_token_that_is_not_ours_is_refused(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger(hello=False) as mal:
        token = made.ana.welcome["token"]
        identity, _, seal = token.rpartition(".")
        forged = [
            token[:-1], token[1:], token.upper(), token + "0", f"{identity}.", f".{seal}", identity, seal, ".", "a.b",
            " ", f"x{identity}.{seal}", f"{identity}.{'0' * 64}", Seals(new_key()).token(identity), "\x00", "é.ü",
            "x" * 128, f"{identity}\x00.{seal}", f"{token} ", f"{token}\n",
        ]  # fmt: skip
        for number, wrong in enumerate(forged):
            await mal.send({"type": "hello", "id": f"{number}", "protocol": 1, "token": wrong})
            answer = await mal.read()
            assert (answer["type"], answer.get("reason")) == ("refuse", "bad-token"), wrong


@awaited
async def test_an_id_counts_once(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        created = {"type": "create", "id": "c", "game": "quartz", "places": ["me", "open", "open"]}
        assert (await mal.ask(created))["type"] == "ack"
        tables = len(made.server.registry.tables)
        assert await mal.refused(created) == "duplicate-id"
        assert await mal.refused({"type": "mine", "id": "c"}) == "duplicate-id"
        assert len(made.server.registry.tables) == tables


# --- at the wrong time


@awaited
async def test_wrong_turns_stale_questions_and_lines_ahead_are_refused(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger(hello=False) as mal:
        await mal.send({"type": "hello", "id": "h", "protocol": 1, "token": made.ana.welcome["token"]})
        await mal.read()
        table = made.live.table
        asked, question = table.waiting[0], table.question
        idle = next(seat for seat in (1, 3) if seat != asked)
        mine = next((seat for seat in (1, 3) if seat == asked), None)
        at = {"table": made.table, "question": question, "move": table.playing.legal(asked)[0]}
        reasons = [await mal.refused({"type": "move", "id": "1", "seat": idle, **at})]
        assert reasons == ["not-asked"]
        for number, stale in enumerate((0, question - 1, question + 1, 2**31 - 1)):
            seat = mine or idle
            assert await mal.refused({"type": "move", "id": f"s{number}", "seat": seat, **at, "question": stale}) == (
                "stale-question"
            )
        for number, move in enumerate(("fly", "mine mine", "\x00", "m" * 80, "\u202emine", "seat 9")):
            reason = await mal.refused({"type": "move", "id": f"m{number}", "seat": mine or idle, **at, "move": move})
            assert reason == (f"{MISTAKE}move" if mine else "not-asked")
        for number, since in enumerate((table.n + 1, 2**31 - 1)):
            for command in ({"type": "resume", "seat": 1}, {"type": "watch"}):
                wrong = {**command, "id": f"{command['type']} {number}", "table": made.table, "since": since}
                assert await mal.refused(wrong) == "ahead"
        assert await mal.refused({"type": "look", "id": "l", "table": made.table, "seat": 1, "move": question}) == (
            "no-such-move"
        )
        for command in ("start", "rematch", "take-back"):
            wrong = {**command_for(command, made.table), "id": command}
            assert await mal.refused(wrong) == ("you-play" if command == "take-back" else "not-now")


# --- names and talk


@awaited
async def test_signs_that_would_change_how_the_rest_is_shown_are_taken_out(tmp_path):
    async with quiet_table(tmp_path, undisturbed=False) as made, made.stranger() as mal:
        opened = await mal.ask({"type": "create", "id": "c", "game": "quartz", "places": ["open"] * 3})
        table = opened["result"]["table"]
        odd = "\u202eM\x00a\u200bl\u2028\ufeff\U000e0041\x1b[31m"
        sat = {"type": "sit", "id": "s", "table": table, "seat": 1, "name": odd}
        assert (await mal.ask(sat))["type"] == "ack"
        assert (await mal.ask({"type": "say", "id": "t", "table": table, "seat": 1, "text": odd}))["type"] == "ack"
        lines = made.server.registry.tables[table].table.lines
        assert lines[-2].event.name == lines[-1].event.text == "M a l [31m"
        for number, unseen in enumerate(("\u202e", "\x00\x00", " \t\n", "\u200b\u200d")):
            wrong = {"type": "say", "id": f"n{number}", "table": table, "seat": 1, "text": unseen}
            assert await mal.refused(wrong) == "nothing-said"


# --- too much


@awaited
async def test_a_flood_is_refused_with_a_wait_and_then_the_server_hangs_up(tmp_path):
    strict = replace(NO_LIMITS, commands=20.0, commands_burst=60, strikes=30)
    async with quiet_table(tmp_path, limits=strict) as made, made.stranger() as mal:
        sent = 200
        with suppress(ConnectionClosed):
            for number in range(sent):
                await mal.send({"type": "ping", "id": f"{number}"})
        answers = []
        with suppress(ConnectionClosed):
            while True:
                answers.append(await mal.read())
        assert answers[-1] == {"type": "closing", "reason": "too-fast"}
        hasty = [answer for answer in answers if answer.get("reason") == "too-fast" and answer["type"] == "refuse"]
        assert len(hasty) >= 30
        assert all(answer["arguments"]["wait"] > 0 for answer in hasty)
        assert mal.socket.close_code == 1008


@awaited
async def test_too_many_tables_and_too_much_talk_are_refused(tmp_path):
    strict = replace(NO_LIMITS, openings=0.1, openings_burst=3, talk=0.1, talk_burst=2, heavy=0.1, heavy_burst=2)
    async with quiet_table(tmp_path, limits=strict) as made, made.stranger() as mal:
        create = {"type": "create", "game": "quartz", "places": ["me", "open", "open"]}
        answers = [await mal.ask({**create, "id": f"{number}"}) for number in range(4)]
        assert [answer.get("reason") for answer in answers] == [None, None, "too-fast", "too-fast"]
        table = answers[0]["result"]["table"]
        say = {"type": "say", "table": table, "seat": 1, "text": "a"}
        assert [(await mal.ask({**say, "id": f"s{n}"})).get("reason") for n in range(3)] == [None, None, "too-fast"]
        assert [(await mal.ask({"type": "mine", "id": f"m{n}"})).get("reason") for n in range(3)][-1] == "too-fast"


@awaited
async def test_too_many_streams_are_refused(tmp_path):
    async with quiet_table(tmp_path, limits=replace(NO_LIMITS, streams=3)) as made, made.stranger() as mal:
        for number in range(4):
            create = {"type": "create", "id": f"c{number}", "game": "quartz", "places": ["me", "open", "open"]}
            table = (await mal.ask(create))["result"]["table"]
            answer = await mal.ask({"type": "resume", "id": f"r{number}", "table": table, "seat": 1})
            assert answer["type"] == ("ack" if number < 3 else "refuse")
        assert answer["reason"] == "too-many-streams"


def hold_little_back(made):
    """The system keeps little of what is sent and not read."""
    for connection in made.server.server.server_state.connections:
        connection.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)


@awaited
async def test_who_asks_and_does_not_read_the_answers_is_disconnected(tmp_path):
    async with quiet_table(tmp_path, limits=replace(NO_LIMITS, queue=8)) as made:
        connected = made.server.registry.connected
        before = connected.total()
        raw = await Raw.open(made.server.port)
        hold_little_back(made)
        raw.writer.transport.pause_reading()
        raw.writer.write(raw.frame(b'{"type":"hello","id":"h","protocol":1}'))
        try:
            async with asyncio.timeout(PATIENCE):
                for number in count():
                    frame = f'{{"type":"look","id":"{number}","table":"{made.table}","seat":0,"move":0}}'
                    raw.writer.write(raw.frame(frame.encode()))
                    await asyncio.sleep(0.005)
                    if connected.total() == before:
                        break
        finally:
            raw.writer.transport.abort()


@awaited
async def test_who_does_not_read_falls_back_to_a_snapshot_and_others_do_not_notice(tmp_path):
    limits = replace(NO_LIMITS, queue=8)
    async with quiet_table(tmp_path, undisturbed=False, limits=limits) as made, made.stranger(max_queue=1) as slow:
        await slow.send({"type": "watch", "id": "w", "table": made.table})
        while not made.live.streams.readers[0]:
            await asyncio.sleep(0.01)
        [reader] = made.live.streams.readers[0]
        hold_little_back(made)
        longest = 0.0
        for number in range(1500):
            began = time.process_time()
            await made.bia.do("say", table=made.table, seat=2, text=f"{number} {'x' * 390}")
            longest = max(longest, time.process_time() - began)
            assert len(reader.waiting) <= 2 * limits.queue
            if reader.behind and number % 100 == 0:
                await made.play_on()
            if number > 300 and reader.behind:
                break
        assert reader.behind
        assert longest < SLOW
        n, snapshots, last = None, 0, made.live.table.n
        while n != last:
            message = await slow.read()
            if message["type"] == "snapshot":
                snapshots += 1
                assert n is None or message["n"] > n
                n = message["n"]
            elif message["type"] == "event":
                assert message["n"] == n + 1
                n = message["n"]
        assert snapshots == 2  # the first, and the one that it fell back to
        await made.play_on()
        while (event := await slow.read())["type"] != "event":
            pass
        assert event["n"] == n + 1


# --- tables that cannot be

PLACES = ["me", "open", "open"]
MANY = dict.fromkeys(find("dice").pieces["crystal"], 100)
FREE = {next(iter(COSTS)): []}
ABSURD = {
    "no such game": ({"game": "chess"}, "mistake-game"),
    "a module": ({"game": "os.path"}, "mistake-game"),
    "a path": ({"game": "../quartz"}, "mistake-game"),
    "a nonce with a line end": ({"nonce": "ab\n"}, "malformed"),
    "nobody": ({"places": ["open"]}, "mistake-seats"),
    "too many": ({"places": ["open"] * 12}, "mistake-seats"),
    "no such bot": ({"places": ["me", "hal", "open"]}, "mistake-bot"),
    "a program as a bot": ({"places": ["me", "outside:sh -c id", "open"]}, "mistake-bot-spec"),
    "a bot of the greedy kind that thinks": ({"places": ["me", "greedy:5s", "open"]}, "mistake-bot-budget"),
    "a bot for ever": ({"places": ["me", "search:3600s", "open"]}, "bot-too-slow"),
    "a bot with a billion playouts": ({"places": ["me", "search:1000000000", "open"]}, "bot-too-slow"),
    "a bot to be compiled": ({"places": ["me", "greedy~37%", "open"]}, "bot-slips"),
    "no such option": ({"options": {"colour": "red"}}, "mistake-unknown-key"),
    "a house of lists": ({"options": {"house": []}}, "mistake-not-a-mapping"),
    "days without end": ({"options": {"house": {"days": 10**30}}}, "mistake-number"),
    "no days": ({"options": {"house": {"days": 0}}}, "mistake-number"),
    "half a day": ({"options": {"house": {"days": 0.5}}}, "mistake-number"),
    "no cards": ({"options": {"house": {"cards": dict.fromkeys(["eureka", "thievery"], -1)}}}, "mistake-number"),
    "a hand larger than the deck": ({"options": {"house": {"hand": 100}}}, "mistake-too-few-cards"),
    "an option of a kilometre": ({"options": {"x" * 20_000: 1}}, "mistake-unknown-key"),
    "deep options": ({"options": {"house": json.loads("[" * 400 + "]" * 400)}}, "mistake-not-a-mapping"),
    "a game of tens of thousands of moves": (
        {
            "game": "dice",
            "options": {"days": 3, "house": {"rounds": 100, "rolls": 100, "limit": 100, "crystals": MANY}},
        },
        "endless",
    ),
    "an empty position": ({"position": {}}, "mistake-position-game"),
    "a position of another game": ({"position": {"game": "dice", "seats": [{}] * 3}}, "mistake-position-game"),
    "a position of fewer": ({"places": ["me"] * 4, "position": {"game": "quartz", "seats": [{}] * 3}}, "places"),
    "options twice": (
        {"options": {"thrill": True}, "position": {"game": "quartz", "seats": [{}] * 3}},
        "options-twice",
    ),
    "too many seats": ({"position": {"game": "quartz", "seats": [{}] * 3000}}, "mistake-position-seats"),
    "too many pieces": (
        {"position": {"game": "quartz", "seats": [{"cart": {"ruby": 99}}, {}, {}]}},
        "mistake-too-many",
    ),
    "too many pieces, one by one": (
        {"position": {"game": "quartz", "seats": [{"cart": ["ruby"] * 3000}, {}, {}]}},
        "mistake-number",
    ),
    "fewer pieces": ({"position": {"game": "quartz", "bag": {"ruby": 1}, "seats": [{}] * 3}}, "pieces-missing"),
    "no gold, no end": (
        {
            "game": "quarry",
            "position": {"game": "quarry", "deck": {"circle-ore": 16}, "seats": [{"hand": ["circle-gem"]}] * 3},
        },
        "pieces-missing",
    ),
    "an action for nothing, for ever": (
        {"game": "quarry", "position": {"game": "quarry", "options": {"house": {"costs": FREE}}, "seats": [{}] * 3}},
        "mistake-free-action",
    ),
}


@awaited
async def test_a_table_that_makes_no_sense_is_refused_at_once(tmp_path):
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        tables = len(made.server.registry.tables)
        for name, (fields, reason) in ABSURD.items():
            began = time.process_time()
            answer = await mal.ask({"type": "create", "id": name, "game": "quartz", "places": PLACES, **fields})
            assert time.process_time() - began < SLOW, name
            assert (answer["type"], answer.get("reason")) == ("refuse", reason), name
            assert all(len(str(value)) <= ECHO for value in answer.get("arguments", {}).values()), name
        assert len(made.server.registry.tables) == tables


def leaves(part, path=()):
    """The ways to everything in a position."""
    for key, inner in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        yield (*path, key)
        yield from leaves(inner, (*path, key))


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_position_with_something_wrong_is_refused_or_can_be_played(game, tmp_path):
    chance = random.Random(3)
    values = (*WRONG, 1, 2, 3, 100, 127, 128, 255, 256, ["ruby"] * 200)
    async with quiet_table(tmp_path) as made, made.stranger() as mal:
        accepted = 0
        for number in range(150):
            match = Match.new(game, seats=3, seed=number)
            for _ in range(chance.randrange(40)):
                if not match.over:
                    seat = chance.choice(match.asked)
                    match.play(seat, chance.choice(match.legal(seat)))
            position = deepcopy(match.position())
            *way, last = chance.choice(list(leaves(position)))
            inner = position
            for key in way:
                inner = inner[key]
            inner[last] = chance.choice(values)
            began = time.process_time()
            create = {"type": "create", "id": f"{number}", "game": game, "places": PLACES, "position": position}
            answer = await mal.ask(create)
            assert time.process_time() - began < SLOW, position
            assert answer.get("reason") != "server-error", position
            if answer["type"] == "ack":  # then it can be dealt, and the bots find their way in it
                accepted += 1
                table = answer["result"]["table"]
                for seat in (2, 3):
                    filled = {
                        "type": "seat-bot",
                        "id": f"{number} {seat}",
                        "table": table,
                        "seat": seat,
                        "bot": "miner",
                    }
                    assert (await mal.ask(filled))["type"] == "ack"
                assert (await mal.ask({"type": "start", "id": f"{number} s", "table": table}))["type"] == "ack", (
                    position
                )
                for viewer in (0, 1):
                    look = {"type": "look", "id": f"{number} l{viewer}", "table": table, "seat": viewer, "move": 0}
                    assert (await mal.ask(look))["type"] == "ack", position
        assert accepted


def test_bots_that_anybody_may_think_up_are_not_kept():
    pool = BotPool(1, lambda: new_stream(1), Preparation(0))
    seen = first_seat_view(find("quartz"))
    for bot in ("search:7", "search:8", "miner"):
        pool.answer(bot, seen)
    assert [kind for kind, free in pool.free.items() if free] == [("quartz", "miner")]
    pool.close()
