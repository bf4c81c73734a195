"""`--json`: what a script reads is what people are told, and nothing else is on standard output."""

import json
from pathlib import Path
from typing import Any

import pytest

from motherlode.cli import COMMANDS, main
from motherlode.games.kit.compile import INTERPRETED
from motherlode.terminal.exit_codes import ExitCode

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "tests" / "games" / "quartz" / "five-dwarves.mine"
CASES = ROOT / "tests" / "cases" / "dice" / "12-end.yaml"
GAMES = "20" if INTERPRETED else "500"
WORDS_ONLY = {
    "play",
    "tui",
    "gpu",
    "serve",
    "ssh",
    "mcp",
    "rules",
    "completion",
}  # for people, or for one who reads it as it comes


def said(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = ExitCode.GOOD) -> Any:
    assert main([*arguments]) == code
    return json.loads(capsys.readouterr().out)


def test_every_command_that_finds_something_has_it() -> None:
    having = {name for name, command in COMMANDS.items() if {"as-json", "json"} & set(command.arguments)}
    assert having == set(COMMANDS) - WORDS_ONLY


def test_a_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "simulate", "quarry", "--games", GAMES, "--players", "5", "--json")
    assert (found["game"], found["games"], len(found["seats"])) == ("quarry", int(GAMES), 5)
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(1)
    assert found["decisions"] == pytest.approx(found["length"]["mean"] * found["games"])


def test_a_replay_as_a_seat_saw_it_and_the_position_it_led_to(capsys: pytest.CaptureFixture[str]) -> None:
    everything = said(capsys, "replay", str(KEPT), "--json")
    assert everything["over"]
    assert len(everything["scores"]) == everything["seats"] == 5
    moves = said(capsys, "replay", str(KEPT), "--from-seat", "2", "--json")["moves"]
    assert [move["number"] for move in moves] == [move["number"] for move in everything["moves"]]
    assert moves != everything["moves"], "a seat does not see every card that is drawn"
    position = said(capsys, "replay", str(KEPT), "--move", "40", "--position", "--json")
    assert position["game"] == "quartz"


def test_advice(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "advise", str(KEPT), "--move", "103", "--time", "200", "--json")
    assert {"take bonus", "forfeit"} == {move["move"] for move in found["moves"]}
    assert found["moves_made"] == 103


def test_cases_that_hold_and_one_that_does_not(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert said(capsys, "cases", str(CASES), "--json")["failed"] == []
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("- case: a fourth day\n  position: {game: quartz, seats: [{}, {}, {}]}\n  expect: {day: 4}\n")
    found = said(capsys, "cases", str(wrong), "--json", code=ExitCode.SAYS_NO)
    assert (found["cases"], found["hold"], found["failed"][0]["case"]) == (1, 0, "a fourth day")


def test_a_match_that_cannot_be_verified(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "verify", str(KEPT), "--json", code=ExitCode.SAYS_NO)
    assert found["holds"] is False
    assert found["why"]


def test_a_league(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = [
        "arena",
        "dice",
        "--bots",
        "greedy,random*3",
        "--games",
        "8",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "a"),
    ]
    found = said(capsys, *line, "--json")
    assert {standing["bot"] for standing in found["standings"]} == {"greedy", "random"}
    assert found["failed"] == 0


def test_a_backup(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from motherlode.server.store.store import open_engine

    store, backup = str(tmp_path / "store.db"), str(tmp_path / "backup.gz")
    open_engine(store).dispose()
    assert said(capsys, "export", backup, "--store", store, "--json")["matches"] == 0
    assert said(capsys, "import", backup, "--store", str(tmp_path / "new.db"), "--json")["there"] == 0


def test_the_page_of_the_command_line_says_every_exit_code() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    for code in ExitCode:
        assert f"\n| `{code.value}` | " in page
