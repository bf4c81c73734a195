"""A league on a cluster is the league on this machine. Ray is the real one."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from motherlode.arena import League, Plan, cluster
from motherlode.batch.cluster import LINE
from motherlode.games.kit.mistakes import Mistake
from tests.arena.leagues import PIG
from tests.arena.test_league import games_in


@pytest.fixture(scope="module", autouse=True)
def line() -> Iterator[None]:
    """Two workers on this machine, which the tests share."""
    LINE.hold(None, workers=2)
    yield
    LINE.release()
    assert not import_module("ray").is_initialized()


@pytest.mark.parametrize("bots", ["random,random~50%", "random*2"])
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
