"""The real command on a pipe: whole games, the end of the input, interrupts, readers who go away."""

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from motherlode.words import LANGUAGES, Words
from tests import running


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_over_a_pipe(language: str) -> None:
    typed = "".join(f"{1 + number * 7 % 4}\n" for number in range(4000))
    locale = {"en": "en_US.UTF-8", "pt": "pt_BR.UTF-8", "ru": "ru_RU.UTF-8"}[language]
    done = running.motherlode("play", "quartz", "--seed", 11, "--names", "Ana", typed=typed, lang=locale)
    assert (done.returncode, done.stderr) == (0, "")
    words = Words(language)
    assert words.say("quartz-event-game-over") in done.stdout
    assert done.stdout.splitlines()[-1] == words.say("seed-hint", seed="11")
    assert "\x1b" not in done.stdout
    again = running.motherlode("play", "quartz", "--seed", 11, "--names", "Ana", typed=typed, lang=locale)
    assert again.stdout == done.stdout, "the same seed and the same moves are the same game"


def test_the_end_of_the_input_ends_the_game_politely(tmp_path: Path) -> None:
    file = tmp_path / "evening.mine"
    done = running.motherlode("play", "quartz", "--seed", 3, "--save", file, typed="mine\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Goodbye, and mind your head on the way out!" in done.stdout
    assert f"Saved to {file}." in done.stdout
    replayed = running.motherlode("replay", file)
    assert replayed.returncode == 0
    assert "Grumblebeard mines" in replayed.stdout
    resumed = running.motherlode("play", "quartz", "--resume", file, typed=None)
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert f"Loaded from {file}." in resumed.stdout


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe\x00\n", b"\x1b[2J\n", "мяу\n".encode(), b"a" * 100_000 + b"\n", b"\n\n\n"]
)
def test_whatever_is_typed_is_answered(typed: bytes) -> None:
    done = running.motherlode("play", "quartz", "--seed", 3, typed=typed * 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout


def test_a_terminal_without_the_letters_is_no_reason_to_fall_over() -> None:
    done = running.motherlode("rules", "Q22", "--lang", "ru", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Q22 ?" in done.stdout


def test_whoever_stops_reading_is_not_scolded() -> None:
    command = f"{sys.executable} -m motherlode rules | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = running.run(["bash", "-c", command], text=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


def hear(file: int, sign: bytes) -> None:
    """Read until it has been said; not for ever."""
    heard, until = b"", monotonic() + running.LONGEST
    while sign not in heard:
        ready, _, _ = select.select([file], [], [], max(0.0, until - monotonic()))
        assert ready, f"it has not said {sign!r}: {heard[-500:]!r}"
        more = os.read(file, 4096)
        assert more, f"it ended before it said {sign!r}: {heard!r}"
        heard += more


ENVIRONMENT = {**running.surroundings(), **running.INTERPRETED, "LC_ALL": "C.UTF-8", "TERM": "xterm"}


def test_an_interrupt_ends_a_game_with_130_and_without_a_traceback() -> None:
    command = [sys.executable, "-m", "motherlode", "play", "quartz", "--seed", "3"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with running.start(command, env=ENVIRONMENT, **pipes) as process:
        assert process.stdout
        hear(process.stdout.fileno(), b"1. ")  # the first list of moves
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=running.LONGEST)
    assert process.returncode == 130
    assert b"Traceback" not in out + err
    assert b"Goodbye" in err


def test_a_person_plays_before_anything_is_compiled(tmp_path: Path) -> None:
    """And what is being compiled beside the game ends with it."""
    command = [sys.executable, "-m", "motherlode", "play", "dice", "--bots", "master"]
    screen, terminal = pty.openpty()
    try:
        environment = ENVIRONMENT | {"NUMBA_DISABLE_JIT": "0", "MOTHERLODE_CACHE": str(tmp_path)}
        with running.start(command, env=environment, stdin=terminal, stdout=terminal, stderr=terminal) as process:
            for sign, typed in (
                (Words("en").say("play-compiling").encode()[:60], b""),
                (b"1. ", b"hint\n"),
                (Words("en").say("refuse-coach-prepares").encode()[:60], b"1\n"),
                (b"1. ", b"quit\n"),
                (b"Goodbye", b""),
            ):
                hear(screen, sign)
                os.write(screen, typed)
            assert process.wait(running.LONGEST) == 0
    finally:
        os.close(terminal)
        os.close(screen)
    assert not list((tmp_path / "compiled").glob("dice-*")), "the coach was not compiled when the person went away"


def test_an_interrupt_of_many_games_says_how_many_were_played() -> None:
    command = [sys.executable, "-m", "motherlode", "simulate", "quartz", "--games", "1e9"]
    terminal, screen = pty.openpty()
    try:
        with running.start(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=screen) as process:
            hear(terminal, b"1000000000")  # the number that is wanted: the bar has been drawn
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=running.LONGEST)
    finally:
        os.close(screen)
        os.close(terminal)
    assert process.returncode == 130
    assert b"Traceback" not in out
    assert b"Stopped after " in out


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize(("where", "code"), [("> /dev/full", 2), (">&-", 0), ("2>&-", 0), ("<&-", 0)])
@pytest.mark.parametrize("line", ["rules Q22", "play quartz --seed 3", "--help"])
def test_closed_and_full_files_are_no_reason_for_a_traceback(line: str, where: str, code: int) -> None:
    command = f"{sys.executable} -m motherlode {line} {where}"
    done = running.run(["bash", "-c", command], env=ENVIRONMENT, text=True)
    assert done.returncode == code, done.stderr
    assert done.stderr.count("\n") == (code == 2), done.stderr


def test_a_game_goes_on_from_a_position_and_is_resumed(tmp_path: Path) -> None:
    position, file = tmp_path / "position.yaml", tmp_path / "evening.mine"
    position.write_text(
        "{game: quartz, day: 5, bag: {ruby: 9}, options: {house: {crystals: {ruby: 9}}}, seats: [{}, {}, {}]}"
    )
    began = running.motherlode(
        "play", "quartz", "--position", position, "--save", file, "--names", "Zé", typed="mine\n"
    )
    assert began.returncode == 0, began.stderr
    assert "You mine a ruby." in began.stdout
    resumed = running.motherlode("play", "quartz", "--resume", file, typed="leave\n")
    assert resumed.returncode == 0, resumed.stderr
    assert "Zé (you)" in resumed.stdout
    assert "You leave the mine." in resumed.stdout
    assert "The game is over" in running.motherlode("replay", file).stdout
