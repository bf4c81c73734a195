"""`motherlode verify`: what was recomputed, what it proves and what not, and what does not hold."""

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.cli import main
from motherlode.match import Log
from motherlode.match.fairness import commitment_of
from motherlode.match.notation import read, write
from tests import running
from tests.match.fair_play import SECRET

KEPT = Path(__file__).parents[1] / "match" / "kept"
FAIR = KEPT / "quarry-1.mine"


@pytest.fixture(scope="module")
def log() -> Log:
    return read(FAIR.read_text(encoding="utf-8"))


def put(folder: Path, log: Log) -> Path:
    file = folder / "evening.mine"
    file.write_text(write(log), encoding="utf-8")
    return file


def test_a_fair_match_is_shown_with_what_it_proves_and_what_not(log: Log) -> None:
    assert log.fairness is not None
    done = running.motherlode("verify", FAIR)
    assert (done.returncode, done.stderr) == (0, "")
    moves = len(log.entries)
    assert f"{moves + 1} seeds, {moves} moves, " in done.stdout
    assert "committed to before the nonces were known" in done.stdout
    assert "does not prove that the server, which knew the secret, kept it to itself" in done.stdout
    assert "anybody could have made up this file" in done.stdout
    assert log.fairness.commitment in done.stdout
    for seat, nonce in enumerate(log.fairness.nonces, 1):
        assert f"Nonce of seat {seat}: {nonce or 'none'}\n" in done.stdout


def test_a_commitment_written_down_is_compared(log: Log) -> None:
    assert log.fairness is not None
    done = running.motherlode("verify", FAIR, "--commitment", f" {log.fairness.commitment.upper()} ")
    assert done.returncode == 0
    assert "The commitment is the one that you wrote down." in done.stdout
    assert "made up" not in done.stdout
    done = running.motherlode("verify", FAIR, "--commitment", commitment_of(SECRET))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("Not verified: The commitment in the file is ")
    assert done.stdout.count("\n") == 1


def test_a_match_may_come_from_standard_input() -> None:
    assert running.motherlode("verify", "-", typed=FAIR.read_bytes()).returncode == 0


def test_what_does_not_hold_is_said_in_one_sentence(log: Log, tmp_path: Path) -> None:
    entries = list(log.entries)
    entries[4] = replace(entries[4], seed=1)
    done = running.motherlode("verify", put(tmp_path, replace(log, entries=entries)))
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("Not verified: The seed of move 5 should be ")
    assert done.stdout.endswith(", but the file says 1.\n")


def test_a_replay_that_differs_names_the_move(log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    number = next(number for number, entry in enumerate(log.entries) if entry.drawn)
    entries = list(log.entries)
    entries[number] = replace(entries[number], drawn=())
    file = put(tmp_path, replace(log, entries=entries))
    for language, words in (("en", "move "), ("pt", "na jogada "), ("ru", "на ходу ")):
        assert main(["verify", str(file), "--lang", language]) == 1
        assert f"{words}{number + 1}, " in capsys.readouterr().out


def test_a_file_without_fairness_and_a_match_that_goes_on_are_not_verified(
    log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert log.fairness is not None
    assert main(["verify", str(KEPT / "quarry-2.mine"), "--lang", "en"]) == 1
    assert "played without a commitment" in capsys.readouterr().out
    hidden = replace(log, fairness=replace(log.fairness, secret=""))
    assert main(["verify", str(put(tmp_path, hidden)), "--lang", "en"]) == 1
    assert "the match is over, but its secret is not in the file" in capsys.readouterr().out.lower()
    assert main(["verify", str(put(tmp_path, replace(hidden, entries=log.entries[:5]))), "--lang", "en"]) == 1
    assert "the match is not over" in capsys.readouterr().out.lower()


def test_a_match_whose_end_is_missing_is_said_to_be_open(
    log: Log, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(put(tmp_path, replace(log, entries=log.entries[:5]))), "--lang", "en"]) == 0
    assert "its end is not in this file" in capsys.readouterr().out


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_it_is_said_in_the_readers_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(FAIR), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert {"pt": "Isto prova", "ru": "Это доказывает"}[language] in said
    assert not {"the", "seed", "secret", "not"} & set(said.split())


def test_input_that_cannot_be_read_gets_one_sentence_and_exit_code_2(log: Log, tmp_path: Path) -> None:
    good = write(log)
    file = tmp_path / "bad.mine"
    for text, words in (
        ("hello\n", "this is not a match"),
        (good.replace("rules: 1", "rules: 99"), "rules 99"),
        (good.replace("game: quarry", "game: chess"), "there is no game “chess”"),
        (good.replace('nonces: ["', 'nonces: ["xyz'), "the nonce of seat 1 must be at most 64 digits"),
        (good.replace('secret: "', 'secret: "0'), "secret must be 64 digits"),
    ):
        file.write_text(text, encoding="utf-8")
        done = running.motherlode("verify", file)
        assert (done.returncode, done.stdout) == (2, ""), text[:300]
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
