"""The wait before the first move is explained, but only when there is one."""

from time import sleep

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.terminal import preparing
from motherlode.words import Words


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "INTERPRETED", False)
    monkeypatch.setattr(preparing, "PATIENCE", 0.05)


@pytest.mark.usefixtures("compiled")
def test_who_waits_is_told_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    taken: list[int] = []
    steps = [lambda: sleep(0.5), lambda: taken.append(2), lambda: taken.append(3)]
    preparing.prepare(Words("en"), steps)
    assert taken == [2, 3]
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines() == [f"Preparing the rules (once after a change): {step} of 3…" for step in (1, 2, 3)]


@pytest.mark.usefixtures("compiled")
def test_who_does_not_wait_hears_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    preparing.prepare(Words("ru"), [lambda: None] * 5)
    sleep(0.2)
    assert capsys.readouterr().err == ""


def test_who_prepares_gets_what_was_made() -> None:
    assert preparing.prepare(Words("pt"), [lambda: "pickaxe", lambda: "cart"]) == ["pickaxe", "cart"]


def test_interpreted_rules_need_no_preparing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "INTERPRETED", True)
    assert preparing.rule_steps(find("quartz")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_a_match_calls_is_called_once(name: str) -> None:
    for step in preparing.rule_steps(find(name)):
        step()
