"""Completion as the shells do it: bash, zsh and fish themselves are asked what they would offer."""

import os
import pty
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.bots import BOT_NAMES
from motherlode.cli import ARGUMENTS, COMMANDS, main
from motherlode.games.catalog import GAMES
from motherlode.terminal.shell_completion import NAMES
from tests import running

ASK_BASH = """
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_motherlode 2>/dev/null
printf '%s\\n' "${COMPREPLY[@]}"
"""
UNSEEN = re.compile(r"\x1b\[[^a-zA-Z]*[a-zA-Z]|[\x00-\x1f]")  # bells, and where the cursor goes
OFFERED = {  # what is typed, and some of what has to be offered
    "motherlode si": {"simulate"},
    "motherlode play ": {*GAMES, "--seed", "--help"},
    "motherlode play quartz --edi": {"--edition"},
    "motherlode play quartz --edition ": {"en", "pt", "ru"},
    "motherlode simulate dice --device ": {"cpu", "gpu", "cluster"},
    "motherlode completion ": set(NAMES),
    "motherlode play quartz --bots ": set(BOT_NAMES),
}


@pytest.fixture(scope="module")
def scripts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder, made = tmp_path_factory.mktemp("completion"), {}
    for shell in NAMES:
        done = running.motherlode("completion", shell)
        assert (done.returncode, done.stderr) == (0, "")
        made[shell] = folder / f"completion.{shell}"
        made[shell].write_text(done.stdout, encoding="utf-8")
    return made


@pytest.mark.parametrize("typed", OFFERED)
def test_bash_offers_what_can_follow(typed: str, scripts: dict[str, Path]) -> None:
    asked = ["bash", "-c", ASK_BASH, "bash", scripts["bash"], *typed.split(" ")]
    offered = set(running.run(asked, text=True).stdout.split())
    assert OFFERED[typed] <= offered
    assert all(one.startswith(typed.rsplit(" ", maxsplit=1)[-1]) for one in offered)


@pytest.mark.parametrize("typed", OFFERED)
def test_fish_offers_what_can_follow(typed: str, scripts: dict[str, Path], tmp_path: Path) -> None:
    asked = ["fish", "--no-config", "-c", f"source {scripts['fish']}; complete -C '{typed}'"]
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    offered = {line.partition("\t")[0] for line in running.run(asked, text=True, env=environment).stdout.splitlines()}
    assert {word for word in OFFERED[typed] if not word.startswith("--") or "--" in typed} <= offered


def keys(shell: list[str], *typed: str) -> Iterator[str]:
    """Type into a shell at a terminal of its own; what it has shown after each line is waited for."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        shell, stdin=slave, stdout=slave, stderr=slave, start_new_session=True, env={**os.environ, "TERM": "dumb"}
    )
    os.close(slave)
    try:
        for line in typed:
            text, _, awaited = line.partition("\0")
            os.write(master, text.encode())
            shown = ""
            while awaited not in UNSEEN.sub("", shown):
                shown += os.read(master, 4096).decode(errors="replace")
            yield shown
    finally:
        process.kill()
        process.wait()
        os.close(master)


def test_zsh_finishes_a_command_and_a_value_at_its_prompt(scripts: dict[str, Path], tmp_path: Path) -> None:
    begin = f"autoload -U compinit; compinit -u -d {tmp_path}/dump; source {scripts['zsh']}; echo rea''dy\n\0ready"
    lines = [begin, "motherlode simu\t\0simulate ", "quarry --devi\t\0--device ", "clu\t\0cluster "]
    assert len(list(keys(["zsh", "-f", "-i"], *lines))) == len(lines)


def test_what_is_offered_for_a_command_is_what_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "bash"]) == 0
    written = capsys.readouterr().out
    for name, command in COMMANDS.items():
        [row] = re.findall(rf'^ +{name}\) choices="([^"]*)"', written, re.MULTILINE)
        options = {ARGUMENTS[argument][0] for argument in (*command.arguments, "lang", "help")}
        assert {word for word in row.split() if word.startswith("-")} == {one for one in options if one[0] == "-"}


def test_a_shell_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", "tcsh"]) == 2
    assert "there is no shell “tcsh” here; there is bash, zsh, fish" in capsys.readouterr().err
