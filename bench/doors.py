"""The four doors of the README, typed as they stand there: an empty environment and folder for each. What is installed
is a wheel of what is here.

python -m bench doors [--write]
"""

import doctest
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

from bench.machine import stamp
from harness.document_blocks import Block, blocks
from harness.ports import ROOT, free_port

DOORS = {
    "Play": "docs/play.md",
    "Host": "docs/host.md",
    "Write a bot": "docs/write-a-bot.md",
    "Study games": "docs/study.md",
}
MOST = 300  # seconds
DOCUMENTS = 20  # seconds, for `make docs`
USUAL = "http://127.0.0.1:8421"  # the address that documents name
ADDRESS = re.compile(r"http://\S+?:\d+")
PROMPT = ">>> "
WRITTEN = """Written by `python -m bench doors --write`: every command, file and program of the page in turn, in
an empty environment and folder, with no packages kept and nothing compiled. Reading and typing come on top."""


def doors() -> list[str]:
    """How long the machine takes for each; reading and typing come on top."""
    lines = ["# The four doors", "", stamp(), "", WRITTEN, ""]
    lines += ["| door | page | installed | first success | to its end | aim | |", "|---|---|---:|---:|---:|---|---|"]
    with tempfile.TemporaryDirectory() as built:
        wheel = wheel_of_this(Path(built))
        for door, page in DOORS.items():
            with tempfile.TemporaryDirectory() as folder:
                visitor = Visitor(Path(folder), wheel)
                try:
                    installed, first, end = visitor.follow(blocks(ROOT / page))
                finally:
                    visitor.go()
            print(f"{door}: {installed:.0f} s, {first:.0f} s, {end:.0f} s", file=sys.stderr, flush=True)
            times = f"{installed:.0f} s | {first:.0f} s | {end:.0f} s | under {MOST} s | {'✓' if end < MOST else '✗'}"
            lines.append(f"| {door} | [{Path(page).name}](../../{page}) | {times} |")
    return [*lines, "", documentation()]


def wheel_of_this(folder: Path) -> Path:
    """What somebody gets who installs it from a registry of packages."""
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder], check=True, cwd=ROOT)
    [wheel] = folder.glob("*.whl")
    return wheel


def documentation() -> str:
    """How long the site of all documents takes, every link of it followed."""
    done = subprocess.run(["make", "docs"], check=True, cwd=ROOT, capture_output=True, text=True)
    found = re.search(r"(\d+) pages in ([\d.]+) s, and no broken link", done.stdout)
    assert found, done.stdout[-2000:]
    taken = float(found[2])
    good = "✓" if taken < DOCUMENTS else "✗"
    return f"`make docs`: {found[1]} pages in {taken:.1f} s, aim under {DOCUMENTS} s {good}"


class Visitor:
    """Somebody at a machine with Python and nothing else, who follows a page to the letter."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.wheel = wheel
        self.environment_folder, self.folder = folder / "environment", folder / "folder"
        self.folder.mkdir()
        subprocess.run([sys.executable, "-m", "venv", self.environment_folder], check=True)
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(self.environment_folder / "bin"), os.environ["PATH"]]),
            "MOTHERLODE_CACHE": str(folder / "cache"),
            "PIP_NO_CACHE_DIR": "1",
            "PYTHONUNBUFFERED": "1",
        }
        self.server: subprocess.Popen[str] | None = None
        self.address = USUAL

    def follow(self, page: list[Block]) -> tuple[float, float, float]:
        """The seconds until it is installed, until the first thing after that, and until the end of the page."""
        began = time.monotonic()
        done = [time.monotonic() - began for block in page for _ in self.read(block)]
        return done[0], done[1], done[-1]

    def read(self, block: Block) -> Iterator[None]:
        """Do what a block is for; after each thing that gives something to see, a moment."""
        if block.name:
            (self.folder / block.name).write_text(block.text, encoding="utf-8")
        elif block.language == "python" and PROMPT in block.text:
            self.run_typed(block.text)
            yield
        elif block.language == "sh":
            for command in block.commands():
                self.type(command)
                yield

    def type(self, command: str) -> None:
        """Type a command; a server goes on until the next one is started."""
        if command == "pip install motherlode":  # the version that is here
            command = f"pip install --quiet {shlex.quote(str(self.wheel))}"
        if command.startswith("motherlode serve"):
            self.serve(command)
        else:
            self.run(["sh", "-c", command.replace(USUAL, self.address)])

    def run_typed(self, text: str) -> None:
        """What is typed into Python, as a program."""
        examples = doctest.DocTestParser().get_examples(text)
        (self.folder / "typed.py").write_text("".join(example.source for example in examples), encoding="utf-8")
        self.run(["python", "typed.py"])

    def run(self, command: list[str]) -> None:
        done = subprocess.run(
            command, check=False, cwd=self.folder, env=self.environment, stdin=subprocess.DEVNULL, capture_output=True,
            text=True,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}: {done.stdout[-500:]} {done.stderr[-2000:]}"

    def serve(self, command: str) -> None:
        """A server is there when it says its address."""
        self.go()
        words = [*shlex.split(command), "--port", str(free_port())]
        self.server = subprocess.Popen(words, cwd=self.folder, env=self.environment, stdout=PIPE, text=True)
        assert self.server.stdout is not None
        for line in self.server.stdout:
            if found := ADDRESS.search(line):
                self.address = found[0]
                return
        raise AssertionError(f"{command}: it did not say its address")

    def go(self) -> None:
        """Leave; the server ends."""
        if self.server:
            self.server.terminate()
            self.server.communicate()
            self.server = None
