"""Matches of former rules on a server of today: kept, looked at, played on and played again."""

from pathlib import Path

import pytest

from harness.local_server import local_server
from motherlode.games.catalog import FORMER, find
from motherlode.match import Match, notation
from motherlode.server import new_tables
from tests.server.async_tests import awaited
from tests.server.http_client import HttpClient
from tests.server.test_tables import asked, kind, until

KEPT = Path(__file__).parents[1] / "match" / "kept"
OLD = {file.stem: file.read_text(encoding="utf-8") for file in sorted(KEPT.glob("quartz-*.mine"))}
OLD = {name: text for name, text in OLD.items() if "\nrules: 1\n" in text}
LAST_TURN = {
    "game": "quartz",
    "day": 5,
    "seats": [{"cart": {"ruby": 1}}, {"cart": {"amber": 1}}, {"inside": False}],
}


def test_quartz_has_former_rules() -> None:
    assert ("quartz", 1) in FORMER
    assert len(OLD) >= 3


@awaited
async def test_an_old_match_is_imported_exported_verified_and_looked_at(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server:
        visitor = HttpClient(server)
        for text in OLD.values():
            log = notation.read(text)
            kept = await visitor.post("/api/matches", data=text.encode())
            assert (kept.status_code, kept.json()["over"]) == (201, True), kept.text
            id_ = kept.json()["match"]
            assert (await visitor.get(f"/api/matches/{id_}/export")).text == text
            verdict = (await visitor.get(f"/api/matches/{id_}/verify")).json()
            assert verdict["holds"] == (log.fairness is not None), verdict
            shown = (await visitor.get(f"/api/matches/{id_}/replay?move=9&view=whole")).json()
            assert shown["rules"] == 1
            assert shown["steps"][0]["view"]["options"]["rulings"] == {"own-turn-reactions": "allowed"}


@awaited
async def test_one_plays_on_from_a_moment_of_an_old_match(tmp_path):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        old = notation.read(OLD["quartz-3"])
        moment = next(n for n, entry in enumerate(old.entries) if back_on_own_turn(Match.replay(old, n)))
        position = Match.replay(old, moment).position()
        opened = await ana.do("create", game="quartz", places=["me"] * old.seats, position=position)
        seat = old.entries[moment].seat
        await ana.do("resume", table=opened["table"], seat=seat)
        message = await until(ana, asked)
        assert (message["asking"]["question"], message["info"]["rules"]) == ("react", 2)


def back_on_own_turn(match: Match) -> bool:
    """Whether somebody is asked to react on the own turn."""
    return match.questions[0].question == "react" and match.asked == [match.position()["turn"]]


@awaited
async def test_a_rematch_of_an_old_table_is_played_by_the_present_rules(tmp_path, monkeypatch: pytest.MonkeyPatch):
    async with local_server(str(tmp_path / "s.db")) as server, server.guest("Ana") as ana:
        with monkeypatch.context() as then:
            then.setattr(new_tables, "find_game", lambda name: find(name, 1))
            opened = await ana.do("create", game="quartz", places=["me"] * 3, position=LAST_TURN)
        await ana.do("resume", table=opened["table"], seat=1)
        message = await until(ana, asked)
        assert message["info"]["rules"] == 1
        question = message["asking"]["number"]
        await ana.do("move", table=opened["table"], seat=1, question=question, move="leave")
        await until(ana, kind("finished"))
        again = await ana.do("rematch", table=opened["table"])
        await ana.do("resume", table=again["table"], seat=1)
        message = await until(ana, lambda message: message.get("table") == again["table"] and "info" in message)
        assert message["info"]["rules"] == 2
