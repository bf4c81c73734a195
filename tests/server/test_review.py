"""The coach's review over HTTP: only of what is over, beside everything else, never more than the server can bear."""

import asyncio
import json
import threading
from pathlib import Path

import pytest

from harness.local_server import local_server
from motherlode.coach.json_data import as_json_data
from motherlode.coach.review import review
from motherlode.games.catalog import GAMES
from motherlode.games.kit.compile import INTERPRETED
from motherlode.match import Match, notation
from motherlode.server.http import reviews
from motherlode.server.http.forms import EXAMPLE
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient, finished, guest
from tests.server.test_http import NOBODY, refused

KEPT = Path(__file__).parents[1] / "match/kept"
FEW = 20  # playouts
PATIENCE = 2000  # times that somebody asks again
pytestmark = pytest.mark.skipif(INTERPRETED, reason="a review is thousands of games")


@pytest.fixture
def store(tmp_path: Path) -> str:
    return str(tmp_path / "store.db")


async def imported(visitor: HttpClient, game: str = "quarry", number: int = 1) -> str:
    text = (KEPT / f"{game}-{number}.mine").read_text(encoding="utf-8")
    return str((await visitor.post("/api/matches", data=text.encode())).json()["match"])


async def looked_back(visitor: HttpClient, match: str) -> tuple[dict, list[dict]]:
    """The review when it is there, and what was said on the way."""
    said = []
    for _ in range(PATIENCE):
        answer = await visitor.get(f"/api/matches/{match}/review")
        if answer.status_code == 200:
            return answer.json(), said
        assert answer.status_code == 202, answer.text
        said.append(answer.json())
        await asyncio.sleep(0.02)
    raise AssertionError("the review never came")


class Held:
    """A review that goes on when somebody lets it, one move at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on, self.begun = threading.Semaphore(0), 0
        monkeypatch.setattr(reviews, "look_back", self)

    def __call__(self, match, playouts, progress):
        self.begun += 1
        of = len(match.log.entries)
        for done in range(1, of + 1):
            self.go_on.acquire()
            progress(done, of)
        return review(match, 1)


# --- what comes


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_a_finished_match_is_looked_back_on_as_the_command_does(game, store):
    async with local_server(store, review_playouts=FEW) as server:
        match = await finished(server, game)
        visitor = HttpClient(server)
        found, said = await looked_back(visitor, match)
        log = notation.read((await visitor.get(f"/api/matches/{match}/export")).text)
        assert found == json.loads(json.dumps(as_json_data(review(Match.replay(log), FEW))))
        assert said, "it takes longer than to say so"
        assert {one["of"] for one in said} == {len(log.entries)}
        dones = [one["done"] for one in said]
        assert dones == sorted(dones)
        assert all(0 <= done <= len(log.entries) for done in dones)


@awaited
async def test_a_match_from_a_file_is_looked_back_on_too(store):
    async with local_server(store, review_playouts=FEW) as server:
        visitor = HttpClient(server)
        found, _ = await looked_back(visitor, await imported(visitor))
        assert (found["game"], found["names"][0]) == ("quarry", "Miner 1")


@awaited
async def test_a_review_is_made_once_whether_its_table_is_named_by_id_or_by_code(store, monkeypatch):
    async with local_server(store, review_playouts=FEW) as server:
        match = await finished(server, "quarry")
        code = server.registry.tables[match].table.created.code
        made = []
        monkeypatch.setattr(reviews, "look_back", lambda *given, **more: made.append(given) or review(*given, **more))
        found, _ = await looked_back(HttpClient(server), match)
        for name in (match, code, code.lower()):
            assert (await looked_back(HttpClient(server), name)) == (found, [])
        assert len(made) == 1


# --- what is refused


@awaited
async def test_nothing_is_looked_back_on_before_it_is_over(store, monkeypatch):
    held = Held(monkeypatch)
    async with local_server(store) as server:
        ana = await guest(server)
        wanted = {"game": "quartz", "places": ["me", "open", "miner"]}
        table = (await ana.post("/api/tables", json=wanted)).json()["table"]
        for who in (ana, HttpClient(server)):
            answer = await who.get(f"/api/matches/{table}/review")
            assert refused(answer, 409, "not-now") == {"status": "gathering"}
        await ana.post(f"/api/tables/{table}/seats/2")
        async with server.guest(token=ana.token) as player:
            await player.do("start", table=table)
        for who in (ana, HttpClient(server)):
            answer = await who.get(f"/api/matches/{table}/review")
            assert refused(answer, 409, "not-now") == {"status": "playing"}
        cut_off = (await ana.post("/api/matches", data=EXAMPLE)).json()["match"]
        assert refused(await ana.get(f"/api/matches/{cut_off}/review"), 409, "not-now") == {"status": "playing"}
        for nothing in (NOBODY, "import.nothing"):
            refused(await ana.get(f"/api/matches/{nothing}/review"), 404, "no-such-table")
        assert held.begun == 0


@awaited
async def test_matches_wait_in_a_line_that_has_an_end(store, monkeypatch):
    held = Held(monkeypatch)
    async with local_server(store, reviews_waiting=2, reviews_kept=1) as server:
        visitor = HttpClient(server)
        first, second, third = [await imported(visitor, *one) for one in (("quarry", 1), ("quarry", 2), ("dice", 1))]
        said = [(await visitor.get(f"/api/matches/{match}/review")).json() for match in (first, second, first)]
        assert [(one["done"], one["ahead"]) for one in said] == [(0, 0), (0, 1), (0, 0)]
        answer = await visitor.get(f"/api/matches/{third}/review")
        assert refused(answer, 429, "too-fast")["wait"] == 1000 * int(answer.headers["retry-after"])
        held.go_on.release(10_000)
        await looked_back(visitor, first)
        await looked_back(visitor, second)
        assert held.begun == 2
        assert (await visitor.get(f"/api/matches/{third}/review")).status_code == 202
        await looked_back(visitor, third)
        await looked_back(visitor, third)
        assert held.begun == 3
        await looked_back(visitor, first)
        assert held.begun == 4, "only the last ones are kept"


@awaited
async def test_who_asks_for_many_reviews_is_slowed_down_but_not_who_waits_for_one(store, monkeypatch):
    held = Held(monkeypatch)
    async with local_server(store) as server:
        visitor = HttpClient(server)
        match = await imported(visitor)
        heavy = []
        monkeypatch.setattr(server.registry.heavy, "take", lambda person, address: heavy.append(person))
        for _ in range(5):
            assert (await visitor.get(f"/api/matches/{match}/review")).status_code == 202
        assert len(heavy) == 1
        held.go_on.release(10_000)
        await looked_back(visitor, match)
        await visitor.get(f"/api/matches/{NOBODY}/review")
        assert len(heavy) == 2


@awaited
async def test_a_match_that_would_take_forever_is_given_up(store, monkeypatch):
    async with local_server(store, review_playouts=FEW, review_longest=0) as server:
        visitor = HttpClient(server)
        match = await imported(visitor)
        answer = await visitor.get(f"/api/matches/{match}/review")
        while answer.status_code == 202:
            await asyncio.sleep(0.02)
            answer = await visitor.get(f"/api/matches/{match}/review")
        assert refused(answer, 413, "too-long") == {"most": 0, "of": "seconds"}
        monkeypatch.setattr(reviews, "MOST_MOVES", 10)
        answer = await visitor.get(f"/api/matches/{await imported(visitor, 'quarry', 2)}/review")
        assert refused(answer, 413, "too-long") == {"most": 10, "of": "moves"}


@awaited
async def test_a_fault_in_a_review_is_logged_and_not_shown(store, monkeypatch, caplog):
    monkeypatch.setattr(reviews, "look_back", lambda *given, **more: 1 / 0)
    async with local_server(store) as server:
        visitor = HttpClient(server)
        match = await imported(visitor)
        answer = await visitor.get(f"/api/matches/{match}/review")
        while answer.status_code == 202:
            await asyncio.sleep(0.02)
            answer = await visitor.get(f"/api/matches/{match}/review")
        assert (answer.status_code, answer.text) == (500, '{"reason":"server-error"}')
        assert "ZeroDivisionError" in caplog.text
        assert server.registry.metrics.numbers.counted["errors"] == 1


@awaited
async def test_a_server_that_ends_does_not_wait_for_a_review(store, monkeypatch):
    held = Held(monkeypatch)
    async with local_server(store) as server:
        visitor = HttpClient(server)
        matches = [await imported(visitor, "quarry", number) for number in (1, 2)]
        for match in matches:
            assert (await visitor.get(f"/api/matches/{match}/review")).status_code == 202
        desk = server.server.config.app.state.reviews
    held.go_on.release(1)  # the move that was being looked at
    await asyncio.to_thread(desk.thread.shutdown)
    assert [job.done for job in desk.jobs.values()] == [0, 0]
    assert held.begun == 1


# --- playing on


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_every_moment_of_a_match_can_be_played_on_from(game, store):
    async with local_server(store) as server, server.guest() as ana:
        match = await finished(server, game)
        visitor = HttpClient(server)
        whole = (await visitor.get(f"/api/matches/{match}/replay?view=whole")).json()
        for first in range(0, whole["moves"], 100):
            path = f"/api/matches/{match}/replay?view=whole&move={first}&count=100"
            for step in (await visitor.get(path)).json()["steps"]:
                if not step["asked"]:
                    continue  # it is over, and there is nothing to play
                me = step["asked"][0]
                places = ["me" if seat == me else "random" for seat in range(1, whole["seats"] + 1)]
                opened = await ana.do("create", game=game, places=places, position=step["view"])
                table = server.registry.tables[opened["table"]].table
                assert (table.status, opened["seats"]) == ("playing", [me])
                asked = table.playing.questions
                assert [question.seat for question in asked] == step["asked"]
                assert (asked[0].question, dict(asked[0].about)) == (step["question"], step["about"])
                assert table.playing.legal(me)
