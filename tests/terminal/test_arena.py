"""`motherlode arena`: what it prints, what it leaves behind, what it refuses."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from motherlode.arena import League
from motherlode.cli import main
from motherlode.words import LANGUAGES, Words
from tests.arena.leagues import PIG, test_bots

__all__ = ["test_bots"]  # a fixture

pytestmark = pytest.mark.usefixtures("test_bots")

Out = pytest.CaptureFixture[str]


def arena(folder: Path, *more: str, game: str = PIG, lang: str = "en") -> int:
    return main(["arena", game, "--players", "2", "--out", str(folder), "--lang", lang, *more])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_leaves_a_table_and_four_files(tmp_path: Path, capsys: Out, language: str) -> None:
    assert arena(tmp_path, "--bots", "random,eager", "--games", "20", lang=language) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(PIG)
    assert [line.split()[0] for line in lines[3:5]] in (["random", "eager"], ["eager", "random"])
    assert str(tmp_path / "report.html") in lines[-1]
    assert {file.name for file in tmp_path.iterdir()} == {"league.json", "games.jsonl", "standings.csv", "report.html"}
    assert f'lang="{language}"' in (tmp_path / "report.html").read_text()


def test_control_c_shows_how_it_stands_and_how_to_go_on(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = League.play

    def interrupted(self: League, *arguments: Any, progress: Callable[[int], object], **settings: Any) -> None:
        def stop(games: int) -> None:
            progress(games)
            if games >= 6:
                raise KeyboardInterrupt

        play(self, *arguments, progress=stop, **settings)

    with monkeypatch.context() as patch:
        patch.setattr(League, "play", interrupted)
        assert arena(tmp_path, "--bots", "random,timid", "--games", "20", "--workers", "1") == 130
    assert "Stopped after 6 of 20 games. The same command goes on from there." in capsys.readouterr().out
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 6
    assert (tmp_path / "report.html").exists()
    assert arena(tmp_path, "--bots", "random,timid", "--games", "20") == 0
    assert "20 games with 10 deals" in capsys.readouterr().out


def test_stopping_early_is_said(tmp_path: Path, capsys: Out) -> None:
    assert arena(tmp_path, "--bots", "random,eager", "--games", "1e5", "--within", "10%") == 0
    assert "that is sure enough" in capsys.readouterr().out


def test_without_a_folder_one_is_made(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", PIG, "--bots", "random*2", "--players", "2", "--games", "2", "--lang", "en"]) == 0
    assert [folder.name for folder in tmp_path.iterdir()] == ["league-tests.toys.pig-2-random-x2"]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--bots", "random"], "two different bots"),
        ([], "two different bots"),
        (["--bots", "random,eager", "--within", "much"], "--within"),
        (["--bots", "random,eager", "--within", "0%"], "--within"),
        (["--bots", "random,eager", "--time-limit", "5"], "5s or 500ms"),
        (["--bots", "random,eager", "--device", "gpu"], "cpu, cluster, not on “gpu”"),
        (["--bots", "random,eager", "--games", "0"], "--games"),
        (["--bots", "random,eager", "--players", "7"], "players"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    tmp_path: Path, capsys: Out, arguments: list[str], why: str
) -> None:
    assert arena(tmp_path, *arguments) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1


def test_a_folder_of_another_league_is_refused(tmp_path: Path, capsys: Out) -> None:
    assert arena(tmp_path, "--bots", "random,eager", "--games", "2") == 0
    assert arena(tmp_path, "--bots", "random,eager", "--games", "2", "--seed", "9") == 2
    assert "holds another league (it differs in: seed)" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_listed_with_its_last_words_and_changes_the_exit_code(
    tmp_path: Path, capsys: Out, language: str
) -> None:
    script = tmp_path / "my_bot.py"
    script.write_text(CHEAT)
    words, league = Words(language), tmp_path / "league"
    for _ in range(2):  # and when the league goes on, it is listed again
        arguments = ("--bots", "random,timid", "--bot", f"mine={sys.executable} {script}", "--games", "12")
        assert arena(league, *arguments, "--workers", "1", lang=language) == 1
        printed = capsys.readouterr()
        row = next(line for line in printed.out.splitlines() if line.startswith("mine "))
        assert row.split()[1] == words.say("arena-failed")
        assert '{"answer": 1, "move": "cheat"}' in printed.out
        assert words.say("arena-fault-illegal") in printed.out
        assert words.say("arena-failed-note") in printed.out
        assert words.say("arena-interrupted", games=4, wanted=12) not in printed.out, "nothing is missing"
        page = (league / "report.html").read_text()
        assert words.say("arena-failed-note") in page
        assert "mine,,,,,,,0.5" in (league / "standings.csv").read_text()


CHEAT = """
import sys
for line in sys.stdin:
    if '"question"' in line:
        print('{"answer": 1, "move": "cheat"}', flush=True)
"""


def test_a_program_that_does_not_exist_is_one_sentence_and_no_standings(tmp_path: Path, capsys: Out) -> None:
    assert arena(tmp_path, "--bots", "random", "--bot", "mine=/no/such/bot") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(
        "motherlode: the bot “mine” cannot play, so the league stops: '/no/such/bot' cannot be"
    )
    assert printed.err.count("\n") == 1
    assert not (tmp_path / "standings.csv").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_what_the_exit_codes_mean(capsys: Out, language: str) -> None:
    assert main(["arena", "--help", "--lang", language]) == 0
    assert re.search(r"\b0\b.*\b1\b.*\b2\b.*\b130\b", capsys.readouterr().out, re.DOTALL)
