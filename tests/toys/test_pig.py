"""The path of docs/add-a-game.md, walked with Pig: one file, named by its module, without words of its own."""

import random
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.match import Match, RefusedMove
from motherlode.match.notation import read, write
from motherlode.testing import check_game
from tests import running
from tests.toys.pig import AIM, GAME


def test_the_contract() -> None:
    check_game(GAME)


def test_it_is_played_with_a_match_logged_and_replayed() -> None:
    for seed in range(20):
        match, chance = Match.new("tests.toys.pig", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            seat = match.asked[0]
            match.play(seat, chance.choice(match.legal(seat)))
        assert max(match.scores.values()) <= GAME.bounds.highest_score
        assert match.winners == [seat for seat, score in match.scores.items() if score >= AIM]
        assert Match.replay(read(write(match.log))).states.tobytes() == match.states.tobytes()


def test_who_has_enough_banks_it() -> None:
    match = Match.from_position({"game": "tests.toys.pig", "seats": 2, "banked": [0, 20], "pot": 10, "turn": 1})
    assert match.legal(2) == ["bank"]
    with pytest.raises(RefusedMove, match="P4"):
        match.play(2, "roll")
    match.play(2, "bank")
    assert match.winners == [2]


def test_it_is_played_on_the_command_line_by_its_phrases() -> None:
    typed = "bank\nroll\nfly\n" + "roll\nroll\nbank\n" * 400
    done = running.motherlode(
        "play", "tests.toys.pig", "--seed", 5, "--names", "Ana,Bia", "--bots", "random", typed=typed
    )
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == "tests.toys.pig"
    for line in ("1. roll", "2. bank", "Ana: turn", "Seat 2, Bia: banked: 0.", "rolled: seat Bia, pips 1"):
        assert line in lines, line
    assert any("fly" in line for line in lines)
    assert lines[-1] == "This was seed 5; with --seed 5 the same game is dealt again."
    assert lines[-2] in ("You win!", "Bia wins!")


def test_what_it_refuses_is_told_by_reason_and_rule() -> None:
    asks = "?\nrule P2\ncards\nlog\n" * 9
    done = running.motherlode("play", "tests.toys.pig", "--seed", 5, "--seat", 2, "--bots", "random", typed=asks)
    assert (done.returncode, done.stderr) == (0, "")
    assert "for example “roll”" in done.stdout
    assert "rule prints" not in done.stdout, "there is no rules page"


@pytest.mark.parametrize("language", ["en", "pt", "ru"])
def test_it_is_simulated_and_replayed(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "tests.toys.pig", "--games", "50", "--lang", language]) == 0
    assert "tests.toys.pig" in capsys.readouterr().out
    match = Match.new("tests.toys.pig", seats=2, seed=3)
    match.play(match.asked[0], "roll")
    file = tmp_path / "pig.mine"
    file.write_text(write(match.log))
    assert main(["replay", str(file), "--lang", language]) == 0
    assert "rolled: seat" in capsys.readouterr().out


def test_an_option_it_does_not_have_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "tests.toys.pig", "--thrill", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "motherlode: tests.toys.pig has no option “thrill”; it has none\n"


def test_its_cases_are_written_like_any_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "pig.yaml"
    position = "{game: tests.toys.pig, seats: 2, banked: [0, 20], pot: 9, turn: 1}"
    file.write_text(
        f"- {{case: bank, rules: [P2], position: {position}, play: [2 bank], expect: {{banked: [0, 29]}}}}\n"
    )
    assert main(["cases", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "1 case, 1 hold\n"
