"""The coach on the command line and within a game."""

import json
import re
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.games.kit.compile import INTERPRETED
from motherlode.match import Match
from motherlode.match.notation import write
from motherlode.sitting.sitting import Leaving
from tests.coach.positions import LAST_CHANCE
from tests.terminal.person import Person, sit_down

pytestmark = pytest.mark.skipif(INTERPRETED, reason="the coach thinks in thousands of games")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match.from_position(LAST_CHANCE, names=("Ana", "Bia", "Caio"))
    match.play(1, "leave")
    assert match.over
    file = tmp_path / "last.mine"
    file.write_text(write(match.log))
    return file


def test_advice_is_given_at_a_point_of_a_match(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(finished), "--move", "0", "--time", "200", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Next crystal: Ruby 50.0%; Obsidian 50.0%." in lines
    assert "Accident within 1, 2, … 6 draws of your own: 50.0%; 100.0%; 100.0%; 100.0%; 100.0%; 100.0%." in lines
    [mine] = [line for line in lines if line.startswith("- Mine: ")]
    assert mine.endswith("; +3 coins on average; accident 50.0%")
    assert lines[-1] == ("Best: Mine. The leader is ahead by 4 coins, so an accident chance of 50.0% has to be run.")


def test_advice_is_the_same_every_time(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        assert main(["advise", str(finished), "--move", "0", "--time", "100", "--lang", "ru"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "the match is over after move 1; name an earlier one with --move"),
        (["--move", "0", "--seat", "2"], "seat 2 is not asked after move 0, but 1"),
        (["--move", "0", "--time", "soon"], "--time is written as in “1s”, “200ms” or “2000”, not “soon”"),
        (["--move", "7"], "--move must be a whole number from 0 to 1, not 7"),
    ],
)
def test_what_goes_wrong_is_said(
    finished: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["advise", str(finished), *arguments, "--lang", "en"]) == 2
    assert sentence in capsys.readouterr().err


def test_a_match_is_reviewed_in_three_ways(finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, data = tmp_path / "last.html", tmp_path / "last.json"
    files = ["--html", str(page), "--json", str(data)]
    assert main(["review", str(finished), *files, "--playouts", "200", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "Better: Mine (+" in text
    assert "Bia wins" in text
    assert page.read_text().startswith("<!doctype html>")
    assert json.loads(data.read_text())["worst"] == 1
    assert main(["review", str(finished), "--html", str(page)]) == 2, "nothing is written over"


def test_an_unfinished_match_is_sent_to_advise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "begun.mine"
    file.write_text(write(Match.from_position(LAST_CHANCE).log))
    assert main(["review", str(file), "--lang", "en"]) == 2
    assert "“motherlode advise” helps with a move" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "command", "printed"),
    [("en", "hint", "Best: Mine."), ("pt", "dica", "Melhor: "), ("ru", "совет", "Лучший ход: ")],
)
def test_a_hint_is_given_within_a_game(language: str, command: str, printed: str) -> None:
    person = Person(command, then=lambda _: None)
    with pytest.raises(Leaving):
        sit_down(Match.from_position(LAST_CHANCE), person, language=language).run()
    assert any(line.startswith(printed) for line in person.heard)
    numbered = [line for line in person.heard if re.match(r"\d+\. ", line)]
    assert numbered[:2] == numbered[2:], "the question is put again, and only its moves have numbers"
