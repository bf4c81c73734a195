"""A game that is named by its module can do all that ours can. In this one, something private is a number."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.games.catalog import find
from motherlode.games.kit.declarations import EventKind
from motherlode.match import SPECTATOR, Event, Match
from motherlode.match.notation import write
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.running import INTERPRETED
from tests.toys import nuggets

GAME = "tests.toys.nuggets"
NAMES = ["Ana", "Bia"]
Out = pytest.CaptureFixture[str]


@pytest.fixture
def saved(tmp_path: Path) -> str:
    """A finished match, in a file."""
    match = Match.new(GAME, seats=2, seed=3)
    match.log.names = tuple(NAMES)
    for move in ("dig", "stop", "dig", "stop"):
        match.play(match.asked[0], move)
    assert match.over
    file = tmp_path / "evening.mine"
    file.write_text(write(match.log))
    return str(file)


# --- every command


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_and_nobody_learns_what_the_others_found(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("table\nlog\ndig\nlog\ndig\ndig\n"))
    file = tmp_path / "saved.mine"
    line = f"play {GAME} --players 2 --seed 3 --bots random --names Ana,Bia --save {file} --lang {language}"
    assert main(line.split()) == 0
    printed = capsys.readouterr()
    assert "dug: seat Bia, count -" in printed.out
    assert "opened: seat Bia, nuggets" in printed.out
    assert f"motherlode replay {file} --game {GAME}" in printed.out


def test_it_is_watched(capsys: Out) -> None:
    assert main(["play", GAME, "--watch", "--seed", "3", "--bots", "random"]) == 0
    assert "dealt" not in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_review_is_printed_drawn_and_written(tmp_path: Path, capsys: Out, saved: str, language: str) -> None:
    page, data = tmp_path / "page.html", tmp_path / "review.json"
    command = ["review", saved, "--playouts", "20", "--html", str(page), "--json", str(data), "--lang", language]
    assert main(command) == 0
    assert GAME in capsys.readouterr().out
    assert f"<h1>{Words(language).say('review-title', game=GAME)}</h1>" in page.read_text()
    assert len(json.loads(data.read_text())["steps"]) == 4


def test_it_is_replayed_from_every_seat(capsys: Out, saved: str) -> None:
    assert main(["replay", saved]) == 0
    assert re.search(r"^1\. dug: seat Ana, count [1-6]$", capsys.readouterr().out, re.MULTILINE)
    assert main(["replay", saved, "--from-seat", "2"]) == 0
    assert "1. dug: seat Ana, count -" in capsys.readouterr().out
    assert main(["replay", saved, "--from-seat", "2", "--position", "--move", "1"]) == 0
    assert "purse: [0, " in capsys.readouterr().out


def test_the_coach_advises_in_it(capsys: Out, saved: str) -> None:
    assert main(["advise", saved, "--move", "1", "--time", "50", "--lang", "en"]) == 0
    assert "Best: " in capsys.readouterr().out


def test_its_chance_is_verified(tmp_path: Path, capsys: Out, saved: str) -> None:
    assert main(["verify", saved, "--lang", "en"]) == 1
    assert "played without a commitment" in capsys.readouterr().out


def test_it_is_simulated_and_has_leagues(tmp_path: Path, capsys: Out) -> None:
    assert main(["simulate", GAME, "--games", "20"]) == 0
    league = ["arena", GAME, "--players", "2", "--bots", "random,random~50%,search:10", "--games", "6"]
    assert main([*league, "--out", str(tmp_path / "league")]) == 0
    assert GAME in capsys.readouterr().out


def test_its_cases_are_run(tmp_path: Path, capsys: Out) -> None:
    position = f"{{game: {GAME}, seats: 2, purse: [3, 4, 0, 0]}}"
    expected = "{asked: {2: turn}, purse: [3, 4, 0, 0]}"
    cases = tmp_path / "cases.yaml"
    cases.write_text(f"- {{case: stopping, rules: [N4], position: {position}, play: [1 stop], expect: {expected}}}\n")
    assert main(["cases", str(cases), "--lang", "en"]) == 0
    assert capsys.readouterr().out == "1 case, 1 hold\n"
    cases.write_text(cases.read_text().replace(expected, "{purse: [3, 5, 0, 0]}"))
    assert main(["cases", str(cases), "--lang", "en"]) == 1
    assert "purse" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[GAME], ["--game", GAME], ["N1", "--game", GAME]])
def test_a_game_without_a_rules_page_says_so(capsys: Out, arguments: list[str]) -> None:
    assert main(["rules", *arguments, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"motherlode: there is no rules page of {GAME}\n"


def test_a_number_that_the_reader_may_not_know_is_narrated_in_a_game_with_words() -> None:
    counted = EventKind("rerolled", (("seat", "seat"), ("count", "count")), private="count")
    kept = EventKind("loaded", (("seat", "seat"), ("crystal", "crystal"), ("count", "count")), private="count")
    for language in LANGUAGES:
        narration = Narration(Words(language), find("dice"), NAMES, SPECTATOR)
        [rerolled] = narration.events([Event(counted, {"seat": 1, "count": None})])
        loaded = narration.events([Event(kept, {"seat": 1, "crystal": "ruby", "count": None}) for _ in range(2)])
        assert "Ana" in rerolled
        assert "?" in rerolled
        assert len(loaded) == 2, "what cannot be counted is not narrated as one heap"


# --- in the current folder


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a game in it, into which somebody has gone."""
    package = tmp_path / "my_package"
    package.mkdir()
    (tmp_path / "my_game.py").touch()
    source = Path(nuggets.__file__).read_text()
    (package / "my_game.py").write_text(source.replace(GAME, "my_package.my_game"))
    (package / "empty.py").write_text("")
    (package / "namesake.py").write_text(source)
    (package / "broken.py").write_text("import numpy\nimport no_such_module\n")
    (package / "unwritten.py").write_text("def answer(:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place not in ("", ".")])
    yield tmp_path
    for name in [name for name in sys.modules if name.partition(".")[0] == "my_package"]:
        del sys.modules[name]


def installed(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command, which does not have the current folder on its path."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [Path(sys.executable).with_name("motherlode"), *arguments, "--lang", "en"],
        env={**inherited, **INTERPRETED, "PYTHONIOENCODING": "utf-8", **environment},
        input=typed,
        encoding="utf-8",
        capture_output=True,
        check=False,
        timeout=300,
    )


def test_the_installed_command_finds_a_game_in_the_current_folder(folder: Path) -> None:
    line = ("play", "my_package.my_game", "--players", "2", "--seed", "3", "--bots", "random")
    done = installed(*line, "--save", "evening.mine", typed="stop\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("my_package.my_game\n")
    done = installed("replay", "evening.mine", "--game", "my_package.my_game")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_cannot_make_the_installed_command_run_what_lies_beside_it(folder: Path) -> None:
    (folder / "my_package" / "my_game.py").write_text("raise SystemExit('this was run')")
    (folder / "evening.mine").write_text("mine: 1\ngame: my_package.my_game\nrules: 1\nseats: 2\nseed: 3\n")
    done = installed("replay", "evening.mine")
    assert done.returncode == 2
    assert done.stderr == (
        "motherlode: there is no game “my_package.my_game”: no module “my_package” among the installed packages; "
        f"if it lies in {folder} and you trust it, add --game my_package.my_game\n"
    )


def test_what_is_installed_comes_before_the_current_folder(folder: Path) -> None:
    (folder / "json.py").write_text("raise SystemExit('the wrong json')")
    (folder / "numpy.py").write_text("raise SystemExit('the wrong numpy')")
    done = installed("play", "my_package.my_game", "--seed", "3", typed="")
    assert (done.returncode, done.stderr) == (0, "")


def test_the_current_folder_is_not_searched_where_python_is_not_to_look_there(
    folder: Path,
) -> None:
    done = installed("play", "my_package.my_game", PYTHONSAFEPATH="1")
    assert done.returncode == 2
    assert done.stderr == "motherlode: there is no game “my_package.my_game”: no module “my_package”\n"


@pytest.mark.parametrize(
    ("game", "why"),
    [
        (
            "my_package.no_game",
            "there is no game “my_package.no_game”: no module “my_package.no_game” in {folder}, nor",
        ),
        ("her_package.game", "there is no game “her_package.game”: no module “her_package” in {folder}, nor among the"),
        ("my_package.empty", "the module “my_package.empty” has no game: nothing in it is called GAME"),
        ("my_package.namesake", f"the game in “my_package.namesake” calls itself “{GAME}”: it must have the name of"),
        (
            "my_package.broken",
            "the game “my_package.broken” cannot be loaded: ModuleNotFoundError: No module named 'no_such_module' "
            "({folder}/my_package/broken.py, 2)",
        ),
        ("my_package.unwritten", "the game “my_package.unwritten” cannot be loaded: SyntaxError: "),
        ("../my_package.my_game", "there is no game “../my_package.my_game”"),
        ("..", "there is no game “..”"),
        ("my_game", "a game of your own has a dot in its name, as “my_package.my_game”: put “my_game” into a"),
    ],
)
def test_what_is_wrong_with_a_game_is_said(folder: Path, capsys: Out, game: str, why: str) -> None:
    for command in ("play", "simulate", "arena", "rules --game"):
        assert main([*command.split(), game, "--lang", "en"]) == 2
        printed = capsys.readouterr()
        assert printed.err.startswith(f"motherlode: {why.format(folder=folder)}")
        assert printed.err.count("\n") == 1


def test_only_a_game_that_is_named_opens_the_current_folder(folder: Path, capsys: Out, saved: str) -> None:
    assert main(["replay", saved]) == 0
    assert main(["rules", "Q22"]) == 0
    assert str(folder) not in sys.path
    assert main(["replay", saved, "--game", "my_package.my_game", "--lang", "en"]) == 2
    assert f"is of {GAME}, not of my_package.my_game" in capsys.readouterr().err
    assert sys.path[-1] == str(folder), "and there it is the last place"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_where_a_game_is_looked_for(capsys: Out, language: str) -> None:
    words = Words(language)
    for command, key in (("play", "cli-game"), ("replay", "cli-file-game"), ("cases", "cli-file-game")):
        assert main([command, "--help", "--lang", language]) == 0
        assert words.say(key) in " ".join(capsys.readouterr().out.split())
