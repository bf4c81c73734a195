"""A league on a cluster is the league on this machine. Ray is the real one."""

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from socket import gethostname

import pytest

from motherlode.arena import League, Plan, cluster
from motherlode.batch.cluster import RAY_CONNECTION
from motherlode.games.kit.mistakes import Mistake
from tests.amounts import usually
from tests.arena.leagues import PIG
from tests.arena.test_league import games_in
from tests.terminal.test_arena import CHEAT


@pytest.fixture(scope="module", autouse=True)
def line() -> Iterator[None]:
    """Two workers on this machine, which the tests share."""
    RAY_CONNECTION.hold(None, workers=2)
    yield
    RAY_CONNECTION.release()
    assert not import_module("ray").is_initialized()


@pytest.mark.parametrize("bots", usually(["random*2"], ["random,random~50%", "random*2"]))
def test_the_games_are_those_of_one_machine(tmp_path: Path, bots: str) -> None:
    plan = Plan.of(PIG, bots, 2, seed=40)
    for device in ("cpu", "cluster"):
        league = League(plan, tmp_path / device)
        league.play(30, device=device, workers=2)
        league.close()
    assert games_in(tmp_path / "cluster") == games_in(tmp_path / "cpu")
    assert len(games_in(tmp_path / "cpu")) == 30


def test_a_worker_with_other_rules_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "digest", lambda: "other")
    with pytest.raises(Mistake, match="has other rules than this machine"):
        League(Plan.of(PIG, "random*2", 2)).play(2, device="cluster")


def test_a_program_that_cannot_be_started_on_a_worker_stops_the_league() -> None:
    plan = Plan.of(PIG, "random", 2, outside=["mine=/no/such/bot"])
    why = f"the bot “mine” cannot play, so the league stops: '/no/such/bot' .* \\({gethostname()}\\)"
    with pytest.raises(Mistake, match=why):
        League(plan).play(4, device="cluster")


def test_a_bot_that_fails_on_a_worker_is_not_ranked_and_not_tried_again(tmp_path: Path) -> None:
    script = tmp_path / "my_bot.py"
    script.write_text(CHEAT)
    plan = Plan.of(PIG, "random,random~50%", 2, outside=[f"mine={sys.executable} {script}"])
    for games in (12, 24):
        league = League(plan, tmp_path / "league")
        league.play(games, device="cluster", workers=1)
        league.close()
        *ranked, last = league.standings()
        assert (last.bot, last.failings[0].kind) == ("mine", "illegal")
        assert [one.seats for one in ranked] == [games // 3] * 2
        script.unlink(missing_ok=True)  # a league that goes on does not start it
