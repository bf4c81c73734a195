"""What is typed and what is said do not mix, at a pseudo-terminal."""

import os
import sys

import pytest

from tests import running

# Somebody waits for others, who do something when a byte comes, and then is asked.
PROGRAM = """
import os, sys
from motherlode.terminal.console import Console
console = Console()
with console.unseen():
    print("Others play.", flush=True)
    os.read(int(sys.argv[1]), 1)
    console.say("Bia is at the mine.")
console.say(f"Typed: {console.ask('Your move')}")
"""


class Terminal:
    """The outer end of a pseudo-terminal."""

    def __init__(self) -> None:
        self.outer, self.inner = os.openpty()
        self.shown = ""

    def see(self, text: str) -> None:
        """Read until it is shown."""
        while text not in self.shown:
            self.shown += os.read(self.outer, 1 << 12).decode()

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.outer, text.encode())


@pytest.mark.parametrize("kind", ["dumb", "xterm"])
def test_what_is_typed_while_others_play_stands_behind_the_next_prompt(kind: str) -> None:
    terminal, (others, bell) = Terminal(), os.pipe()
    environment = {**running.surroundings(), **running.INTERPRETED, "TERM": kind, "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", PROGRAM, str(others)]
    with running.start(
        command, stdin=terminal.inner, stdout=terminal.inner, stderr=terminal.inner, env=environment, pass_fds=[others]
    ):
        terminal.see("Others play.")
        terminal.type("mi")
        os.write(bell, b"!")
        terminal.see("Your move: mi")
        terminal.type("ne\n")
        terminal.see("Typed: mine")
    lines = terminal.shown.replace("\r", "").splitlines()
    assert lines[:2] == ["Others play.", "Bia is at the mine."]
    assert kind != "dumb" or "\x1b" not in terminal.shown
    for end in (terminal.outer, terminal.inner, others, bell):
        os.close(end)
