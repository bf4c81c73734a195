"""Everything over HTTP: each route, what it refuses, and what no response is without."""

import asyncio
import json
import re
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from harness.local_server import NO_LIMITS, local_server
from motherlode.bots.levels import LEVEL_NAMES
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match, notation
from motherlode.server import projection
from motherlode.server.http import game_modules
from motherlode.server.http.forms import EXAMPLE
from motherlode.server.http.games import declared_game
from motherlode.server.http.headers import AS_IT_IS, SHOWN, WITH_MODULES
from motherlode.server.http.replay import LONGEST_HEADER, MOST_LINES, MOST_MOVES
from motherlode.server.http.routes import ROUTES
from motherlode.server.http.versions import named
from motherlode.server.protocol import encode
from motherlode.server.settings import Limits
from motherlode.webassembly import modules
from motherlode.webassembly.modules import module_of
from motherlode.words import LANGUAGES, Words
from tests import running
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient, finished, guest, raw

PACKAGE = Path(__file__).parents[2] / "src" / "motherlode"
FILE = {"Content-Type": "text/plain"}
NOBODY = "x" * 12


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "store.db")


def refused(answer, status, reason):
    assert (answer.status_code, answer.json()["reason"]) == (status, reason), answer.text
    return answer.json().get("arguments", {})


# --- how the server is


@awaited
async def test_the_server_says_that_it_is_alive_and_ready_and_what_it_counts(store):
    async with local_server(store) as server, server.guest() as ana:
        visitor = HttpClient(server)
        assert (await visitor.get("/health")).json() == {"alive": True}
        await ana.do("create", game="dice", places=["me", "open", "miner"])
        answer = await visitor.get("/ready")
        assert answer.json() == {"ready": True, "store": True, "games": dict.fromkeys(GAMES, True)}
        page = await visitor.get("/metrics")
        assert page.headers["content-type"].startswith("text/plain; version=")
        for line in ("live_tables 1.0", "connections 1.0", "store_commits 1.0", "tables_total 1.0"):
            assert f"\nmotherlode_{line}" in page.text, line


@awaited
async def test_it_is_ready_at_once_and_says_which_games_are_compiled(store):
    async with local_server(store) as server:
        server.registry.preparation.steps["quarry"] = 1
        answer = await HttpClient(server).get("/ready")
        assert (answer.status_code, answer.json()["ready"]) == (200, True)
        assert answer.json()["games"] == {"quartz": True, "dice": True, "quarry": False}


def test_it_is_alive_but_not_ready_while_the_store_is_away(cluster, database):
    @awaited
    async def away():
        async with local_server(database) as server:
            ana = await guest(server)
            table = (await ana.post("/api/tables", json={"game": "dice", "places": ["me", "open", "miner"]})).json()
            cluster.stop()
            try:
                answer = await ana.get("/ready")
                assert answer.status_code == 503
                assert (answer.json()["ready"], answer.json()["store"]) == (False, False)
                assert (await ana.get("/health")).status_code == 200
                for path, options in (("/api/tables", {"json": {"game": "dice", "places": ["me", "open", "open"]}}),
                                      ("/api/matches", {"data": EXAMPLE}),
                                      (f"/api/tables/{table['table']}/seats/2", {})):  # fmt: skip
                    answer = await ana.post(path, **options)
                    refused(answer, 503, "store-unavailable")
                    assert int(answer.headers["retry-after"]) > 0
                refused(await ana.get(f"/api/tables/{NOBODY}"), 503, "store-unavailable")
            finally:
                cluster.start()
            while not (await ana.get("/ready")).json()["ready"]:  # it is tried once a second
                await asyncio.sleep(0.1)
            assert (await ana.post(f"/api/tables/{table['table']}/seats/2")).status_code == 201

    away()


# --- guests, tables, seats


@awaited
async def test_a_table_is_set_up_and_joined_over_http_and_played_over_the_socket(store):
    async with local_server(store) as server:
        ana, bia = await guest(server), await guest(server)
        wanted = {
            "game": "dice",
            "places": ["me", "open", "open", "miner"],
            "name": "Ana",
            "nonce": "ab",
            "public": True,
        }
        answer = await ana.post("/api/tables", json=wanted)
        table = answer.json()
        assert (answer.status_code, table["seats"]) == (201, [1])
        assert table["link"] == f"{server.page}/t/{table['code']}"
        answer = await bia.post(f"/api/tables/{table['code']}/seats/2", json={"name": "Bia\u202e", "nonce": "cd"})
        assert (answer.status_code, answer.json()) == (201, {"table": table["table"], "seat": 2})
        answer = await ana.post(f"/api/tables/{table['table']}/seats/3/invitation", json={"name": "Robô"})
        assert answer.status_code == 201
        robot = answer.json()["token"]
        facts = (await HttpClient(server).get(f"/api/tables/{table['table']}")).json()
        assert [place.get("name", "") for place in facts["seats"]] == ["Ana", "Bia", "Robô", ""]
        assert facts["status"] == "gathering"
        async with server.guest(token=ana.token) as player, server.guest(token=robot) as program:
            await player.do("start", table=table["table"])
            await player.do("resume", table=table["table"], seat=1)
            await program.do("resume", table=table["table"], seat=3)
            public = (await HttpClient(server).get("/api/tables")).json()
            assert (public["type"], [one["code"] for one in public["tables"]]) == ("tables", [table["code"]])
            assert msgspec.json.decode(server.registry.lobby()) == public


@awaited
async def test_who_has_no_token_or_not_the_right_one_sets_up_nothing(store):
    async with local_server(store) as server:
        ana, bia = await guest(server), await guest(server)
        wanted = {"game": "quartz", "places": ["me", "open", "open"]}
        table = (await ana.post("/api/tables", json=wanted)).json()["table"]
        for header in ({}, {"Authorization": "Bearer "}, {"Authorization": f"Basic {ana.token}"},
                       {"Authorization": f"Bearer {ana.token[:-1]}x"}, {"Authorization": ana.token}):  # fmt: skip
            answer = await HttpClient(server).post("/api/tables", json=wanted, headers=header)
            refused(answer, 401, "bad-token")
            assert answer.headers["www-authenticate"] == "Bearer"
        refused(await HttpClient(server).post(f"/api/tables?token={ana.token}", json=wanted), 401, "bad-token")
        assert (await HttpClient(server).post("/api/guests", headers={"Authorization": "Bearer x"})).status_code == 201
        refused(await bia.post(f"/api/tables/{table}/seats/2/invitation"), 403, "not-your-table")
        refused(await bia.post(f"/api/tables/{table}/seats/1"), 409, "seat-taken")
        assert refused(await bia.post(f"/api/tables/{table}/seats/4"), 404, "no-such-seat") == {"seat": 4, "seats": 3}
        refused(await bia.post(f"/api/tables/{NOBODY}/seats/1"), 404, "no-such-table")
        refused(await bia.get(f"/api/tables/{NOBODY}"), 404, "no-such-table")


@awaited
async def test_what_is_not_in_its_form_is_refused_with_where(store):
    async with local_server(store) as server:
        ana = await guest(server)
        good = {"game": "quartz", "places": ["me", "open", "open"]}
        for wrong in ({**good, "id": "1"}, {**good, "type": "create"}, {**good, "places": []}, {**good, "nonce": "xyz"},
                      {"game": "quartz"}, [good], {**good, "clock": {"bank": 1}}, {**good, "places": [1]}):  # fmt: skip
            assert refused(await ana.post("/api/tables", json=wrong), 422, "malformed")["why"]
        for body in (b"{", b"\xff", b'{"game": "quartz",}', b"[" * 5000):
            refused(await ana.post("/api/tables", data=body), 422, "malformed")
        assert (
            refused(await ana.post("/api/tables", json={**good, "game": "chess"}), 422, "mistake-game")["game"]
            == "chess"
        )
        refused(await ana.post("/api/tables", json={**good, "places": ["me"]}), 422, "mistake-seats")
        for seat in ("0", "13", "1.5", "x", "-1", "%00"):
            refused(await ana.post(f"/api/tables/{NOBODY}/seats/{seat}"), 422, "malformed")
        for query in ("seat=1&seat=2", "move=-1", "view=all", "count=101", "count=0", "seat=x", "other=1"):
            refused(await ana.get(f"/api/matches/{NOBODY}/replay?{query}"), 422, "malformed")
        for path in ("/health?a=1", "/api/matches/a%20b%20c/replay", "/api/tables/%E2%80%AEabcd"):
            refused(await ana.get(path), 422, "malformed")


# --- paths, methods, origins, sizes, haste


@awaited
async def test_every_response_has_the_headers_and_none_a_trace(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        asked = [
            ("GET", path) for path in ("/", "/t/ABCDEF", "/web/app/app.css", "/web/nowhere", "/nowhere", "/api", "/web")
        ]
        asked += [("GET", path) for path in ("/health/", "//health", "/web/%00", "/web/%2e%2e%2fcli.py")]
        asked += [(method, "/health") for method in ("HEAD", "PUT", "DELETE", "OPTIONS", "POST", "PATCH", "TRACE")]
        asked += [
            (route.method, route.path.format(table=NOBODY, match=NOBODY, seat=1, game="dice")) for route in ROUTES
        ]
        for method, path in asked:
            answer = await visitor.ask(method, path)
            for name, value in AS_IT_IS.items():
                assert answer.headers[name] == value, (path, name)
            documents = {"Content-Security-Policy": "; ".join(WITH_MODULES)} if path in ("/", "/t/ABCDEF") else {}
            for name, value in {**SHOWN, **documents}.items():
                assert answer.headers.get(name) == (None if path == "/web/app/app.css" else value), (path, name)
            page = path == "/" or path.startswith(("/t/", "/web/"))
            asked_again = page or path in ("/api/games", "/api/lessons/dice", "/openapi.json", "/protocol.json")
            assert answer.headers["cache-control"] == ("no-cache" if asked_again else "no-store"), path
            assert "server" not in answer.headers
            assert "Traceback" not in answer.text
            if answer.status_code >= 400 and method != "HEAD":
                assert answer.headers["content-type"] == "application/json", path
                assert answer.json()["reason"]


@awaited
async def test_unknown_paths_and_wrong_methods_are_refused_differently(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for path in (
            "/nowhere",
            "/api",
            "/api/",
            "/health/",
            "/api/tables/",
            "/web/nowhere.js",
            "/web/%2e%2e%2fcli.py",
        ):
            refused(await visitor.get(path), 404, "no-such-page")
        for path in (
            b"/web/../cli.py",
            b"/web/%2e%2e/cli.py",
            b"/web/..%2f..%2f..%2fpyproject.toml",
            b"/web//etc/passwd",
        ):
            answer = await raw(server, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 404 "), path
        answer = await visitor.ask("PUT", "/api/tables")
        refused(answer, 405, "wrong-method")
        assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
        refused(await visitor.ask("OPTIONS", "/api/matches"), 405, "wrong-method")
        refused(await visitor.post("/"), 405, "wrong-method")


@awaited
async def test_a_page_of_another_origin_changes_nothing(store):
    async with local_server(store, origins=("https://friend.example",)) as server:
        visitor = HttpClient(server)
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example", "http://[", ""):
            answer = await visitor.post("/api/guests", headers={"Origin": origin})
            assert refused(answer, 403, "other-origin") == {"origin": origin, "host": f"127.0.0.1:{server.port}"}
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert (await visitor.get("/health", headers={"Origin": origin})).status_code == 200
        for origin in (server.page, "https://friend.example"):
            assert (await visitor.post("/api/guests", headers={"Origin": origin})).status_code == 201


@awaited
async def test_bodies_are_counted_while_they_come(store):
    async with local_server(store, limits=replace(NO_LIMITS, frame=1000, body=5000)) as server:
        visitor = HttpClient(server)
        chunk = b"1f4\r\n" + b"#" * 500 + b"\r\n"
        for path, most in (("/api/verify", 5000), ("/api/guests", 1000)):
            assert refused(await visitor.post(path, data=b" " * (most + 1)), 413, "too-long") == {
                "most": most,
                "of": "bytes",
            }
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
            answer = await raw(server, head, *[chunk] * (most // 500 + 1))  # and no end
            assert answer.startswith(b"HTTP/1.1 413 ")
            assert b"connection: close" in answer
        refused(await visitor.post("/api/verify", data=b"#" * 5000), 422, "mistake-mine-format")
        assert (await visitor.post("/api/guests", data=b"{" + b" " * 998 + b"}")).status_code == 201


@awaited
async def test_a_body_that_never_comes_is_not_waited_for(store, monkeypatch):
    monkeypatch.setattr("motherlode.server.http.requests.PATIENCE", 0.2)
    async with local_server(store) as server:
        head = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nmine"
        assert (await raw(server, head)).startswith(b"HTTP/1.1 408 ")


@awaited
async def test_somebody_who_asks_too_much_hears_when_to_ask_again(store):
    limits = Limits(openings=0.1, openings_burst=2, heavy=0.5, heavy_burst=3, heavy_here=0.5, heavy_here_burst=3)
    async with local_server(store, limits=limits) as server:
        ana = await guest(server)
        opening = {"json": {"game": "dice", "places": ["me", "open", "open"]}}
        for path, options, burst in (("/api/tables", opening, 2), ("/api/verify", {"data": EXAMPLE}, 3)):
            answers = [await ana.post(path, **options) for _ in range(burst + 1)]
            assert all(answer.ok for answer in answers[:burst])
            wait = refused(answers[burst], 429, "too-fast")["wait"]
            assert 0 <= int(answers[burst].headers["retry-after"]) - wait / 1000 < 1
        refused(await ana.post("/api/matches", data=EXAMPLE), 429, "too-fast")
        refused(await ana.get(f"/api/matches/{NOBODY}/replay"), 429, "too-fast")
        assert (await ana.get("/health")).ok


@awaited
async def test_a_fault_of_the_server_is_logged_and_not_shown(store, monkeypatch, caplog):
    async with local_server(store) as server:
        monkeypatch.setattr(server.registry, "lobby", lambda: 1 / 0)
        answer = await HttpClient(server).get("/api/tables")
        assert (answer.status_code, answer.text) == (500, '{"reason":"server-error"}')
        assert "ZeroDivisionError" in caplog.text
        assert server.registry.metrics.numbers.counted["errors"] == 1


# --- matches


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_finished_match_is_exported_verified_and_imported_again(game, store, tmp_path):
    async with local_server(store) as server:
        match = await finished(server, game, ("miner",) * 3)
        visitor = HttpClient(server)
        answer = await visitor.get(f"/api/matches/{match}/export")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert answer.headers["content-disposition"] == f'attachment; filename="motherlode-{match}.mine"'
        (tmp_path / "match.mine").write_bytes(answer.content)
        done = await asyncio.to_thread(running.motherlode, "verify", tmp_path / "match.mine")
        assert done.returncode == 0, done.stderr
        log = notation.read(answer.text)
        here = (await visitor.get(f"/api/matches/{match}/verify?commitment={log.fairness.commitment}")).json()
        assert (here["holds"], here["over"], here["problem"]) == (True, True, None)
        assert (await visitor.post("/api/verify", data=answer.content, headers=FILE)).json() == here
        kept = await visitor.post("/api/matches", data=answer.content, headers=FILE)
        assert kept.status_code == 201
        assert kept.json().items() >= {"game": game, "moves": len(log.entries), "over": True}.items()
        again = await visitor.post("/api/matches", data=answer.content.replace(b"\n", b"\r\n"), headers=FILE)
        assert (again.status_code, again.json()) == (200, kept.json())
        id_ = kept.json()["match"]
        assert (await visitor.get(f"/api/matches/{id_}/export")).text == answer.text
        assert (await visitor.get(f"/api/matches/{id_}/verify")).json() == here
        for query in (
            "move=0&count=100",
            "move=5&seat=2",
            "move=5&count=3&view=whole",
            f"move={len(log.entries)}&seat=1",
        ):
            steps = await visitor.get(f"/api/matches/{match}/replay?{query}")
            assert steps.status_code == 200
            assert (await visitor.get(f"/api/matches/{id_}/replay?{query}")).json() == steps.json()
            assert (await visitor.post(f"/api/replay?{query}", data=answer.content)).json() == steps.json()
        own = (await visitor.get(f"/api/matches/{match}/export.json")).json()
        other = (await visitor.get(f"/api/matches/{id_}/export.json")).json()
        for part in ("view", "dealt", "standing", "status", "nonces"):
            assert own[part] == other[part], part
        assert [(one["seat"], one["move"]) for one in own["history"]] == [(one.seat, one.move) for one in log.entries]
        assert own["history"] == [{**one, "by": "bot"} for one in other["history"]]
        refused(await visitor.get(f"/api/matches/{id_}/export.json?seat=4"), 404, "no-such-seat")


@awaited
async def test_steps_show_the_match_as_it_was_for_each_viewer(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        match = await finished(server)
        log = server.registry.tables[match].table.playing.log
        for seat in range(4):
            replay = (await visitor.get(f"/api/matches/{match}/replay?move=10&count=4&seat={seat}")).json()
            assert (replay["moves"], replay["over"]) == (len(log.entries), True)
            assert replay["winners"] == Match.replay(log).winners
            for number, step in enumerate(replay["steps"], 10):
                past = Match.replay(log, number)
                assert step["number"] == number
                assert (step["seat"], step["move"]) == (log.entries[number - 1].seat, log.entries[number - 1].move)
                assert step["view"] == json.loads(json.dumps(past.view(seat)))
                assert step["asked"] == past.asked
        moves = len(log.entries)
        assert refused(await visitor.get(f"/api/matches/{match}/replay?move={moves + 1}"), 404, "no-such-move") == {
            "moves": moves
        }
        refused(await visitor.get(f"/api/matches/{match}/replay?seat=4"), 404, "no-such-seat")
        last = (await visitor.get(f"/api/matches/{match}/replay?move={moves - 1}&count=100")).json()
        assert [step["number"] for step in last["steps"]] == [moves - 1, moves]
        assert (last["steps"][-1]["asked"], last["steps"][-1]["question"]) == ([], "")


@awaited
async def test_a_match_in_progress_gives_nothing_away(store):
    async with local_server(store) as server:
        ana, bia = await guest(server), await guest(server)
        table = (await ana.post("/api/tables", json={"game": "quartz", "places": ["me", "open", "miner"]})).json()[
            "table"
        ]
        refused(await ana.get(f"/api/matches/{table}/export"), 409, "not-now")
        refused(await ana.get(f"/api/matches/{table}/replay"), 409, "not-now")
        assert (await bia.get(f"/api/matches/{table}/export.json")).json()["status"] == "gathering"
        await bia.post(f"/api/tables/{table}/seats/2")
        async with server.guest(token=ana.token) as player:
            await player.do("start", table=table)
        held = server.registry.tables[table].table
        secret = held.created.secret
        assert held.status == "playing"
        visitor = HttpClient(server)
        for path in (
            f"/api/matches/{table}/export",
            f"/api/matches/{table}/verify",
            f"/api/matches/{table}/replay?view=whole",
        ):
            for who in (visitor, ana):
                assert refused(await who.get(path), 409, "not-now") == {"status": "playing"}
        seen = {}
        for who, seat in ((visitor, 0), (ana, 0), (ana, 1), (bia, 2)):
            shown = await who.get(f"/api/matches/{table}/export.json?seat={seat}")
            assert shown.json() == json.loads(encode(projection.snapshot(held, seat, 0)))
            replay = await who.get(f"/api/matches/{table}/replay?move=0&seat={seat}")
            assert replay.json()["steps"][0]["view"] == shown.json()["view"]
            assert (replay.json()["scores"], replay.json()["winners"]) == ([], [])
            seeds = [str(held.seed(number)) for number in range(3)]
            for text in (shown.text, replay.text):
                assert not [hidden for hidden in (secret, ana.token, bia.token, *seeds) if hidden in text]
            seen[seat] = shown.json()["view"]["seats"]
        hands = [seen[1][0]["hand"], seen[2][1]["hand"]]
        assert all(isinstance(hand, (dict, list)) for hand in hands)
        for seat, of in ((0, 0), (0, 1), (1, 1), (2, 0), (0, 2), (1, 2), (2, 2)):
            assert not isinstance(seen[seat][of].get("hand"), (dict, list)), (seat, of)
        for who, seat in ((visitor, 1), (ana, 2), (ana, 3), (bia, 1), (visitor, 3)):
            for path in ("export.json", "replay"):
                refused(await who.get(f"/api/matches/{table}/{path}?seat={seat}"), 403, "not-your-seat")
        refused(await visitor.get(f"/api/matches/{table}/replay?seat=4"), 404, "no-such-seat")
        bad = {"Authorization": "Bearer nobody.00"}
        refused(await visitor.get(f"/api/matches/{table}/replay", headers=bad), 401, "bad-token")


HEADER = "mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 7\n"
BAD_FILES = {
    "": "mistake-mine-format",
    "hello": "mistake-mine-format",
    "mine: 2": "mistake-mine-format",
    "[" * 3000: "malformed",
    HEADER.replace("quartz", "chess"): "mistake-game",
    HEADER.replace("quartz", "tests.toys.count"): "mistake-game",
    HEADER.replace("rules: 1", "rules: 99"): "mistake-rules-version",
    HEADER.replace("rules: 1", f"rules: {10**30}"): "mistake-rules-version",
    HEADER.replace("seats: 3", "seats: 9"): "mistake-seats",
    HEADER.replace("seats: 3", f"seats: {10**30}"): "mistake-seats",
    HEADER.replace("seed: 7", f"seed: {10**30}"): "mistake-seed",
    HEADER + "options: {moons: 3}\n": "mistake-unknown-key",
    HEADER + "\n1 dig\n": "mistake-replay-move",
    HEADER + "\n3 mine > mined 3 ruby\n": "mistake-replay-drawn",
    HEADER + "\nhello there\n": "mistake-mine-move",
    HEADER + "start: {game: dice, seats: [{}, {}, {}]}\n": "",
    HEADER + "start: {game: quartz, seats: 5}\n": "",
    HEADER + "fairness: {commitment: 5, nonces: []}\n": "",
}


@awaited
async def test_files_that_do_not_replay_are_refused_with_the_reason(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for text, reason in BAD_FILES.items():
            for path in ("/api/matches", "/api/replay"):
                answer = await visitor.post(path, data=text.encode())
                assert answer.status_code == 422, (text[:200], answer.text)
                assert answer.json()["reason"].startswith(reason or "mistake-"), (text[:200], answer.text)
        refused(await visitor.post("/api/matches", data=b"\xff\xfe"), 422, "malformed")
        long = HEADER + "\n" + "1 mine\n" * (MOST_MOVES + 1)
        assert refused(await visitor.post("/api/replay", data=long), 413, "too-long") == {
            "most": MOST_MOVES,
            "of": "moves",
        }
        assert (
            refused(await visitor.post("/api/replay", data=HEADER + "\n" * MOST_LINES), 413, "too-long")["of"]
            == "lines"
        )
        wide = HEADER + f"options: {{a: {'x' * LONGEST_HEADER}}}\r\n\r\n"
        assert refused(await visitor.post("/api/replay", data=wide), 413, "too-long")["of"] == "header"
        laughs = "".join(f"&{name} [{f'*{before},' * 9}], " for before, name in pairwise("abcdefghi"))
        huge = f"0x{'f' * 9000}"
        for hostile in (f"fairness: [&a [x, x], {laughs}]", f"seed: {huge}", f"options: {{house: {{days: {huge}}}}}",
                        f"match: {huge}", 'match: "\\ud800"', 'names: ["\\ud800"]', 'names: ["a\\n\\nb"]',
                        "start: {2020-01-01: 5}"):  # fmt: skip
            for path in ("/api/matches", "/api/verify"):
                assert (await visitor.post(path, data=HEADER + hostile)).status_code == 422, hostile
        assert server.registry.store.appended == 0


@awaited
async def test_no_module_is_looked_for_because_a_file_names_it(store):
    async with local_server(store) as server:
        name = "tests.server.never_imported"
        for path in ("/api/matches", "/api/replay", "/api/verify"):
            refused(await HttpClient(server).post(path, data=HEADER.replace("quartz", name)), 422, "mistake-game")
        assert name not in sys.modules


@awaited
async def test_verifying_says_what_does_not_hold(store):
    async with local_server(store) as server:
        match = await finished(server, "dice")
        visitor = HttpClient(server)
        text = (await visitor.get(f"/api/matches/{match}/export")).text
        cheated = re.sub(r'secret: "(..)', 'secret: "ff', text)
        verdict = (await visitor.post("/api/verify", data=cheated)).json()
        assert (verdict["holds"], verdict["problem"]["reason"]) == (False, "mistake-fairness-commitment")
        verdict = (await visitor.post(f"/api/verify?commitment={'0' * 64}", data=text)).json()
        assert verdict["problem"]["reason"] == "mistake-fairness-other-commitment"
        verdict = (await visitor.post("/api/verify", data=EXAMPLE)).json()
        assert verdict["problem"] == {"reason": "mistake-fairness-none"}
        refused(await visitor.post("/api/verify?commitment=abc", data=text), 422, "malformed")


@awaited
async def test_an_imported_match_is_no_table(store):
    async with local_server(store) as server, server.guest() as ana:
        visitor = HttpClient(server)
        id_ = (await visitor.post("/api/matches", data=EXAMPLE)).json()["match"]
        refused(await visitor.get(f"/api/tables/{id_}"), 422, "malformed")
        refused(await visitor.get("/api/matches/import.nothing/export"), 404, "no-such-table")
        answer = await ana.ask({"type": "watch", "id": "w", "table": id_})
        assert answer["reason"] == "malformed"
        unfinished = (await visitor.get(f"/api/matches/{id_}/replay?move=2&view=whole")).json()
        assert (unfinished["over"], unfinished["moves"], unfinished["steps"][0]["seat"]) == (False, 2, 1)


# --- pages and documents


@awaited
async def test_the_page_speaks_the_readers_language_and_brings_no_script_in_itself(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for language in LANGUAGES:
            for path in ("/", "/t/ABCDEF", "/web/index.html"):
                answer = await visitor.get(path, headers={"Accept-Language": f"xx, {language};q=0.8"})
                assert answer.headers["content-type"] == "text/html; charset=utf-8"
                assert answer.headers["content-language"] == language
                assert f'<html lang="{language}">' in answer.text
                assert Words(language).say("page-lead") in answer.text
                assert Words(language).say("page-noscript") in answer.text
                assert not re.search(r"[{}]|<script(?! type=\"module\" src=)|style=|<style| on\w+=", answer.text)
        for link in set(re.findall(r'(?:href|src)="([^"]+)"', answer.text)):
            assert (await visitor.get(link)).status_code == 200, link


@pytest.mark.parametrize(
    ("path", "media"),
    [
        ("/web/app/app.css", "text/css"),
        ("/web/app/main.js", "text/javascript"),
        ("/web/art/sprites.svg", "image/svg+xml"),
        ("/web/manifest.webmanifest", "application/manifest+json"),
        ("/web/words/ru/page.ftl", "text/plain; charset=utf-8"),
        ("/web/words/pt/quartz.md", "text/markdown; charset=utf-8"),
        ("/api/games", "application/json"),
    ],
)
@awaited
async def test_a_file_has_its_type_is_sent_small_and_not_sent_again(path, media, store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        answer = await visitor.get(path, headers={"Accept-Encoding": "gzip"})
        assert (answer.status_code, answer.headers["content-type"]) == (200, media)
        assert answer.headers.get("content-encoding", "") == ("gzip" if len(answer.content) > 500 else "")
        again = await visitor.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


@awaited
async def test_what_a_page_names_is_kept_for_ever_and_asked_for_at_once(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for path in ("/", "/t/ABCDEF", "/rules/dice"):
            page = (await visitor.get(path)).text
            named = set(re.findall(r'(?:href|src)="(/web/[^"#]+)', page))
            assert any(name.endswith("/app/main.js") for name in named)
            for name in named:
                answer = await visitor.get(name)
                assert answer.headers["cache-control"] == "max-age=31536000, immutable", name
                folder, _, rest = name.removeprefix("/web/v-").partition("/")
                for other in (f"/web/v-{'0' * len(folder)}/{rest}", f"/web/{rest}"):  # of a page of yesterday
                    again = await visitor.get(other)
                    assert (again.content, again.headers["cache-control"]) == (answer.content, "no-cache"), other
            module = {"/": "lobby", "/t/ABCDEF": "table"}.get(path, "rules")
            assert re.search(rf'<link rel="modulepreload" href="/web/v-\w+/app/{module}.js">', page)
        declared = re.sub("index.html|app/main.js", "games.json", next(n for n in named if n.endswith("main.js")))
        assert (await visitor.get(declared)).json() == (await visitor.get("/api/games")).json()


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_the_rules_for_browsers_are_kept_for_ever_by_their_digest_and_their_facts_asked_for_again(store, game):
    module = module_of(find(game))
    async with local_server(store) as server:
        visitor, folder = HttpClient(server), named("modules")
        for below in (folder, "/web/modules", f"/web/v-{'0' * 16}/modules"):  # also of a page of yesterday
            facts = await visitor.get(f"{below}/{game}.json")
            assert facts.headers["content-type"] == "application/json"
            assert facts.headers["cache-control"] == "no-cache"
            assert facts.json()["module"] == module.name
            again = await visitor.get(f"{below}/{game}.json", headers={"If-None-Match": facts.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            sent = await visitor.get(f"{below}/{module.name}")
            assert sent.content == module.read_bytes()
            assert (sent.headers["content-type"], sent.headers["content-encoding"]) == ("application/wasm", "gzip")
            assert sent.headers["cache-control"] == "max-age=31536000, immutable"
            other = module.name.replace(module.stem[-4:], "0000")
            refused(await visitor.get(f"{below}/{other}"), 404, "no-module-here")
            refused(await visitor.get(f"{below}/chess.json"), 404, "no-such-page")


@awaited
async def test_nothing_is_compiled_because_somebody_asks(store, monkeypatch):
    asked = []
    monkeypatch.setattr(modules, "compile_module", lambda *given: asked.append(given))
    monkeypatch.setattr(game_modules, "module_there", lambda game: None)
    async with local_server(store) as server:
        answer = await HttpClient(server).get(f"{named('modules')}/dice.json")
        assert refused(answer, 404, "no-module-here") == {"game": "dice"}
        assert answer.headers["cache-control"] == "no-cache"
    assert asked == []


@awaited
async def test_only_documents_and_workers_may_compile(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        policies = {}
        workers = ("app/local/coach-worker.js", "app/local/worker.js", "app/push/worker.js")
        for path in ("/", "/t/ABCDEF", "/api/games", "/nowhere", *map(named, (*workers, "app/main.js"))):
            policies[path] = (await visitor.get(path)).headers.get("content-security-policy", "")
        may = {path for path, policy in policies.items() if "script-src 'self' 'wasm-unsafe-eval'" in policy}
        assert may == {"/", "/t/ABCDEF", *map(named, workers)}
        assert all("default-src 'self'" in policy for path, policy in policies.items() if path != named("app/main.js"))
        assert not any("unsafe-eval" in policy.replace("'wasm-unsafe-eval'", "") for policy in policies.values())


@awaited
async def test_people_get_a_page_where_nothing_is(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for path in ("/nowhere", "/t", "/web/nowhere.js"):
            answer = await visitor.get(path, headers={"Accept": "text/html,*/*;q=0.8", "Accept-Language": "pt"})
            assert (answer.status_code, answer.headers["content-language"]) == (404, "pt")
            assert "app/nowhere.js" in answer.text
        refused(await visitor.get("/nowhere"), 404, "no-such-page")


@awaited
async def test_the_page_asks_for_the_typefaces_of_its_language_at_once(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for language, parts in {"en": 3, "pt": 3, "ru": 6}.items():
            page = await visitor.get("/", headers={"Accept-Language": language})
            asked = re.findall(
                r'<link rel="preload" href="([^"]+)" as="font" type="font/woff2" crossorigin>', page.text
            )
            assert len(asked) == parts
            for path in asked:
                answer = await visitor.get(path, headers={"Accept-Encoding": "gzip"})
                assert (answer.status_code, answer.headers["content-type"]) == (200, "font/woff2")
                assert answer.headers["cache-control"] == "max-age=31536000, immutable"
                assert "content-encoding" not in answer.headers
                assert answer.content.startswith(b"wOF2")


@awaited
async def test_what_only_authors_read_is_not_sent(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for path in ("/web/app/main.js", "/web/app/app.css", "/web/words/ru/quartz.ftl"):
            sent = (await visitor.get(path)).text
            assert not re.search(r"/\*|^#|^ *// ", sent, re.MULTILINE), path
            file = path.removeprefix("/web/")
            whole = (PACKAGE / (file if file.startswith("words") else f"web/{file}")).read_text(encoding="utf-8")
            if not path.endswith(".css"):
                assert sent.count("\n") == whole.count("\n"), "a line keeps its number"


@awaited
async def test_the_words_are_served_and_nothing_beside_them(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        for path in ("__init__.py", "numbers.py", "de/page.ftl", "en/nothing.ftl", "en/../__init__.py", "en", ""):
            refused(await visitor.get(f"/web/words/{path}"), 404, "no-such-page")


@awaited
async def test_the_games_say_what_they_are(store):
    async with local_server(store) as server:
        listed = (await HttpClient(server).get("/api/games")).json()["games"]
        assert [game["name"] for game in listed] == list(GAMES)
        quartz, dice, quarry = listed
        assert (quartz["fewest"], quartz["most"], quartz["windows"]) == (3, 5, ["react"])
        assert quartz["events"]["mined"] == [["seat", "seat"], ["crystal", "crystal"]]
        assert quartz["answers"]["not-yours"] == quartz["answers"]["thievery"] == "thievery"
        assert "ruby" in quartz["pieces"]["crystal"]
        assert quartz["options"]["rulings.own-turn-reactions"] == ["edition", "forbidden", "allowed"]
        assert quartz["printed"]["bravery"] == [0, 1, 2, 3]
        assert (quartz["repeated"], quarry["repeated"]) == ([], ["voted"])
        assert quartz["reconstructed"] == ["prices", "bravery.3", "bravery.4"]
        assert dice["options"] == {"ending": ["rounds", "last-will-be-first"], "days": [1, 3]}
        assert quarry["windows"] == ["vote"]
        assert (quartz["reactions"], dice["reactions"], quarry["reactions"]) == (["react"], [], [])
        for game in listed:
            assert [level["name"] for level in game["levels"]] == list(LEVEL_NAMES)
            for option, choices in game["options"].items():
                name, _, within = option.partition(".")
                for choice in choices:
                    chosen = {within: choice} if within else choice
                    assert find(game["name"]).blank(game["fewest"], {name: chosen}).size


@awaited
async def test_the_documents_are_those_of_the_routes_and_of_the_socket(store):
    async with local_server(store) as server:
        visitor = HttpClient(server)
        document = (await visitor.get("/openapi.json")).json()
        listed = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
        assert listed == {(route.method, route.path) for route in ROUTES}
        ids = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
        assert len(set(ids)) == len(ids)
        references = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(document)))
        assert references <= set(document["components"]["schemas"])
        assert (await visitor.get("/protocol.json")).json()["$schema"]


SETTINGS = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422]  # 422: in its form, but no such game, or no match

[parameters]
{parameters}
"""


@pytest.mark.parametrize("known", [False, True], ids=["anything", "a real table"])
def test_nothing_that_is_sent_breaks_the_server_or_its_document(known, store, tmp_path):
    """Schemathesis makes requests from the document, right ones and wrong ones, and checks every response by it."""

    @awaited
    async def fuzz():
        async with local_server(store) as server:
            match = await finished(server, "dice")
            ana = await guest(server)
            table = (await ana.post("/api/tables", json={"game": "quartz", "places": ["me", "open", "open"]})).json()[
                "table"
            ]
            real = f'"path.table" = "{table}"\n"path.match" = "{match}"' if known else ""
            chosen = ["--include-path-regex", r"\{(table|match)\}"] if known else []
            (tmp_path / "schemathesis.toml").write_text(SETTINGS.format(parameters=real))
            command = [Path(sys.executable).with_name("st"), "--config-file", tmp_path / "schemathesis.toml", "run"]
            command += [f"{server.page}/openapi.json", "--checks", "all", "--phases", "examples,coverage,fuzzing"]
            command += ["--max-examples", "12", "--seed", "1", "--suppress-health-check", "all", "--no-color"]
            command += ["-H", f"Authorization: Bearer {ana.token}", *chosen]
            done = await asyncio.to_thread(running.run, command, cwd=tmp_path, text=True)
            assert done.returncode == 0, done.stdout + done.stderr
            assert server.registry.metrics.numbers.counted["errors"] == 0

    fuzz()


def test_a_game_that_is_added_declares_itself_like_the_others():
    pig = declared_game(find("tests.toys.pig"))
    assert (pig.name, pig.fewest, pig.most) == ("tests.toys.pig", 2, 2)
    assert (pig.options, pig.printed, pig.answers) == ({}, {}, {})
    dice = declared_game(find("dice"))
    assert dice.options == {"ending": ["rounds", "last-will-be-first"], "days": [1, 3]}
    assert (dice.printed["rounds"], dice.printed["reckless"], dice.printed["pairs"]) == (6, -5, 6)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_house_rule_can_change_is_declared_with_its_bounds(name):
    game = find(name)
    printed, house = declared_game(game).printed, game.options.bounds
    assert declared_game(game).house.keys() == house.keys() == printed.keys() - game.derived.keys()
    for key, bounds in house.items():
        values = [[bounds["choices"][0]] * bounds["most"]] if "most" in bounds else bounds.values()
        for value in values:
            refused = reason_against(game, {key: spread(printed[key], value)})
            # Each is within its bounds; all together they may allow no game, and no more is removed than there is.
            assert refused in ALLOWED or key == "removed", (key, value, refused)
        if "lowest" in bounds:
            assert reason_against(game, {key: spread(printed[key], bounds["lowest"] - 1)}) == "number", key


ALLOWED = ("", "too-few-cards", "equal-values", "no-gold", "empty-bag")


def reason_against(game: Game, house: dict[str, Any]) -> str:
    """Why there can be no game by these house rules."""
    try:
        Match.new(game.name, game.most, house=house)
    except Mistake as mistake:
        return mistake.key
    return ""


def spread(printed: Any, value: Any) -> Any:
    """What is printed, with this value in every place."""
    if isinstance(printed, dict):
        return {key: spread(inner, value) for key, inner in printed.items()}
    if isinstance(printed, list | tuple) and not isinstance(value, list):
        return [value for _ in printed]
    return value


def test_levels_say_how_their_bots_choose():
    levels = {level.name: level for level in declared_game(find("quartz")).levels}
    assert (levels["digger"].kind, levels["digger"].slips) == ("greedy", 25)
    assert (levels["master"].kind, levels["master"].playouts, levels["master"].bot) == ("search", 3000, "search:3000")
    assert levels["master"].milliseconds > levels["foreman"].milliseconds > levels["miner"].milliseconds == 0
