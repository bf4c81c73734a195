"""The wait before the first move is explained, but only when there is one."""

import threading
from time import sleep

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.terminal import preparation
from motherlode.words import Words


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "INTERPRETED", False)


@pytest.mark.usefixtures("compiled")
def test_a_long_wait_shows_its_progress(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "PATIENCE", 0.05)
    taken: list[int] = []
    heard: list[str] = []

    def take_long() -> None:
        while not "".join(heard):
            sleep(0.01)
            heard.append(capsys.readouterr().err)

    preparation.prepare(Words("en"), [take_long, lambda: taken.append(2), lambda: taken.append(3)])
    assert taken == [2, 3]
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = "".join([*heard, printed.err]).splitlines()
    assert lines == [f"Preparing the rules (once after a change): {step} of 3…" for step in (1, 2, 3)]


@pytest.mark.usefixtures("compiled")
def test_who_does_not_wait_hears_nothing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "PATIENCE", 20.0)
    preparation.prepare(Words("ru"), [lambda: None] * 5)
    for timer in threading.enumerate():
        if isinstance(timer, threading.Timer):
            timer.join()  # at once, since it has nothing to say any more
    assert capsys.readouterr().err == ""


def test_who_prepares_gets_what_was_made() -> None:
    assert preparation.prepare(Words("pt"), [lambda: "pickaxe", lambda: "cart"]) == ["pickaxe", "cart"]


def test_interpreted_rules_need_no_preparing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "INTERPRETED", True)
    assert preparation.rule_steps(find("quartz")) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_a_match_calls_is_called_once(name: str) -> None:
    for step in preparation.rule_steps(find(name)):
        step()
