"""A match of former rules on the command line: replayed, verified, advised on, reviewed, played on by those rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.match import Match
from motherlode.match.notation import read, write

KEPT = Path(__file__).parents[1] / "match" / "kept"
OLD, FAIR = KEPT / "quartz-3.mine", KEPT / "quartz-1.mine"
LOG = read(OLD.read_text(encoding="utf-8"))


def own_turn_reaction() -> int:
    """After how many moves somebody is asked to react on the own turn, which rules 2 would not ask."""
    for moves in range(len(LOG.entries)):
        match = Match.replay(LOG, moves)
        if match.questions[0].question == "react" and match.asked == [match.position()["turn"]]:
            return moves
    raise AssertionError("nobody is asked in this match")


MOVES = own_turn_reaction()


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def test_it_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(OLD)]) == 0
    assert capsys.readouterr().out.count("\n") > len(LOG.entries)


def test_its_position_says_by_which_ruling_it_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(OLD), "--move", str(MOVES), "--position"]) == 0
    assert "own-turn-reactions: allowed" in capsys.readouterr().out


def test_its_chance_is_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(FAIR)]) == 0
    assert "seeds" in capsys.readouterr().out


def test_advice_is_given_by_the_rules_of_then(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(OLD), "--move", str(MOVES), "--time", "20"]) == 0
    assert "passing you an obsidian" in capsys.readouterr().out


def test_it_is_reviewed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(OLD), "--playouts", "10"]) == 0
    assert capsys.readouterr().out


def test_it_is_played_on_and_stays_a_match_of_its_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "old.mine"
    file.write_text(write(replace(LOG, entries=LOG.entries[:MOVES], closing="")), encoding="utf-8")
    assert main(["play", "quartz", "--resume", str(file), "--watch", "--bots", "random"]) == 0
    played = read(file.read_text(encoding="utf-8"))
    assert played.rules == 1
    assert len(played.entries) > MOVES
    assert Match.replay(played).over


def test_it_is_played_on_even_where_the_position_it_began_with_could_not_be_today(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody is asked to react on the own turn, and the options of then say nothing of rulings."""
    position = Match.replay(LOG, MOVES).position()
    del position["options"]["rulings"]
    file = tmp_path / "old.mine"
    file.write_text(write(replace(LOG, entries=[], closing="", start=position)), encoding="utf-8")
    assert main(["play", "quartz", "--resume", str(file), "--watch", "--bots", "random"]) == 0
    assert Match.replay(read(file.read_text(encoding="utf-8"))).over


def test_rulings_are_chosen_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new.mine"
    chosen = ["--rulings", "chain=forbidden", "thievery=must", "--house", "days=1"]
    assert main(["play", "quartz", "--watch", "--bots", "random", "--save", str(file), *chosen]) == 0
    log = read(file.read_text(encoding="utf-8"))
    assert (log.rules, log.options["rulings"]) == (2, {"chain": "forbidden", "thievery": "must"})
