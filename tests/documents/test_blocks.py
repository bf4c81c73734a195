"""Every block of code in every document is run: as its reader would, in a folder, from the top of the page to its end.

What cannot be run in that way stands in a table, with the test that runs it.
"""

import ast
import io
import json
import os
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from harness.document_blocks import Block, blocks
from harness.ports import DIRECT, ROOT
from motherlode.cli import main, parser_of
from motherlode.match import Match
from motherlode.match.cases import read_cases, run_case
from motherlode.server.chosen_settings import chosen
from motherlode.server.settings import Settings
from motherlode.words import Words
from tests.documents.served import served
from tests.running import run, surroundings

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Folders without documents of ours; and translations, which have the same blocks as the English pages.
LEFT_OUT = ("node_modules", ".venv", "build", ".bench", ".github", "pt", "ru")
DOCUMENTS = [
    path.relative_to(ROOT).as_posix()
    for path in sorted(ROOT.rglob("*.md"))
    if not set(path.relative_to(ROOT).parts) & set(LEFT_OUT) and blocks(path)
]
SERVERS = "mcpServers"  # in the settings of programs that speak to language models
SHELL, PROMPT, MARKUP = "sh", ">>>", "html"


class Elsewhere(NamedTuple):
    """Blocks of a document that another test runs: where they begin so, and what of that test shows it."""

    document: str
    begins: str
    test: str
    shows: str


ELSEWHERE = (
    Elsewhere("docs/add-a-game.md", "", "tests/examples/test_add_a_game.py", "add-a-game.md"),
    Elsewhere("docs/fairness.md", '"""python3 seeds.py', "tests/match/test_fairness.py", "fairness.md"),
    Elsewhere("docs/fairness.md", "motherlode verify", "tests/terminal/test_verify.py", '"verify"'),
    Elsewhere("docs/outside-bots.md", '"""A bot for Motherlode', "tests/bots/test_outside.py", "outside-bots.md"),
    Elsewhere("docs/outside-bots.md", "motherlode ladder", "tests/arena/test_ladder.py", "outside_bot.py"),
    Elsewhere("docs/table-bots.md", "MOTHERLODE_TOKEN", "tests/server/test_example.py", "MOTHERLODE_TOKEN"),
    Elsewhere("docs/table-bots.md", '"""A bot for a table', "tests/server/test_example.py", "table-bots.md"),
    Elsewhere("docs/command-line.md", "source <(", "tests/terminal/test_shell_completion.py", "completion"),
    Elsewhere("docs/hosting-proxies.md", "# A site of nginx", "tests/browser/test_behind_proxy.py", "nginx.conf"),
    Elsewhere("docs/hosting-proxies.md", "# Caddy gets", "tests/browser/test_behind_proxy.py", "Caddyfile"),
    Elsewhere("docs/hosting-proxies.md", "play.example.org {", "tests/browser/test_behind_proxy.py", "UNDER_A_PATH"),
    Elsewhere("docs/hosting-static.md", "location", "tests/browser/test_static_hosts.py", "hosting-static.md"),
    Elsewhere("docs/hosting-static.md", "map", "tests/browser/test_static_hosts.py", "hosting-static.md"),
    Elsewhere("docs/hosting-static.md", "mines.example.org", "tests/browser/test_static_hosts.py", "hosting-static.md"),
    Elsewhere("docs/hosting-proxies.md", "upstream", "tests/browser/test_behind_proxy.py", "UPSTREAM"),
)
COMPILING = ("docs/many-games.md", "docs/study.md")  # players of their own: the commands are tested where they are
ON_OTHER_MACHINES = ("sudo", "podman", "export")  # needs a machine to change: what they name has to be there
NAMED = re.compile(r"(?<![\w/.])(?:deploy|docs|src|tests)/[\w./-]+")


# --- what a document needs to be there before it begins


def no_files(folder: Path) -> None:
    """A fresh folder."""


def the_repository(folder: Path) -> None:
    """A clone, without the room of one: what is made there by the way stays outside."""
    for entry in ROOT.iterdir():
        if not entry.name.startswith("."):
            (folder / entry.name).symlink_to(entry)


def a_store(folder: Path) -> None:
    """A store, as a server leaves it."""
    from motherlode.server.store.store import open_engine

    open_engine(str(folder / "evening.db")).dispose()


BEFORE: dict[str, Callable[[Path], None]] = {
    "docs/hosting-care.md": a_store,
    **dict.fromkeys(("README.md", "CONTRIBUTING.md", "docs/command-line.md", "docs/outside-bots.md"), the_repository),
}


def a_match_under_way() -> dict[str, Any]:
    """For programs that go on from a match."""
    match = Match.new("quartz", seats=3, seed=7)
    return {"match": match, "seat": match.asked[0]}


NAMES: dict[str, Callable[[], dict[str, Any]]] = {"docs/coach.md": a_match_under_way}


# --- a reader


class Reader:
    """Follows a page: saves its files, types its commands, runs its programs."""

    def __init__(self, document: str, folder: Path, until: ExitStack) -> None:
        self.document, self.folder, self.until = document, folder, until
        self.address = ""  # of the server that was started last
        self.names: dict[str, Any] = {"__name__": "__main__", **NAMES.get(document, dict)()}

    def read(self, block: Block) -> None:
        """Do what a block is for."""
        if block.name:
            self.save(block)
        elif block.language == SHELL:
            for command in block.commands():
                self.type(command)
        else:
            getattr(self, f"read_{block.language}")(block.text)

    def save(self, block: Block) -> None:
        """Save a file; one that is in the repository already has to be the same."""
        if (there := ROOT / block.name).is_file():
            assert there.read_text(encoding="utf-8") == block.text, f"{self.document} shows another {block.name}"
        (self.folder / block.name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / block.name).write_text(block.text, encoding="utf-8")
        if block.language == "python":
            ast.parse(block.text)
        elif block.language == "toml":
            chosen(Settings(), str(self.folder / block.name), {})
        else:
            self.read_yaml(block.text)

    def read_python(self, text: str) -> None:
        """Run a program, from a file that the compiler can read; what is typed into Python is a doctest of pytest's."""
        if PROMPT not in text:
            file = self.folder / f"block_{len(list(self.folder.iterdir()))}.py"
            file.write_text(text, encoding="utf-8")
            exec(compile(text, str(file), "exec"), self.names)

    def read_json(self, text: str) -> None:
        """What stands there is a message, or says how another program starts our command."""
        data = json.loads(text)
        assert data.keys() & {"type", "answer", SERVERS}
        for started in data.get(SERVERS, {}).values():
            assert started["command"] == PROJECT["name"]
            name, *options = started["args"]
            assert parser_of(Words("en"), name).parse_known_args(options)[1] == []

    def read_yaml(self, text: str) -> None:
        """Rule cases hold; other data can be read."""
        data = yaml.safe_load(text)
        if isinstance(data, list):
            file = self.folder / "cases.yaml"
            file.write_text(text, encoding="utf-8")
            assert [run_case(case) for case in read_cases(file)] == [[]] * len(data)

    # --- commands

    def type(self, command: str) -> None:
        """Type a command."""
        words = shlex.split(command)
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            del words[0]
        program = words[0].removeprefix(".venv/bin/")
        if program in ON_OTHER_MACHINES:
            assert [name for name in NAMED.findall(command) if not (ROOT / name).exists()] == []
        else:
            getattr(self, f"type_{program}")([one for word in words[1:] for one in written_out(word)])

    def type_pip(self, words: list[str]) -> None:
        """It is installed here already: only what is asked for must exist."""
        assert words[0] == "install"
        name, _, extras = words[-1].rstrip("]").partition("[")
        assert name == PROJECT["name"]
        assert set(filter(None, extras.split(","))) <= set(PROJECT["optional-dependencies"])

    def type_make(self, words: list[str]) -> None:
        """What can be made stands in the Makefile; making it would be these tests again."""
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert {word for word in words if "=" not in word} <= set(targets)

    def type_python(self, words: list[str]) -> None:
        """Run a program that was saved."""
        done = run([sys.executable, *words], cwd=self.folder, env=surroundings())
        assert done.returncode == 0, done.stderr.decode()

    def type_motherlode(self, words: list[str]) -> None:
        """Our own command, in this process; a server goes on until the page is read."""
        if words[0] == "serve":
            self.address = self.until.enter_context(served(words, self.folder))
            return
        assert main(words) == 0

    def type_curl(self, words: list[str]) -> None:
        """Ask the server that the page has started."""
        usual = f"http://127.0.0.1:{Settings().port}"
        [address] = [word for word in words if word.startswith(usual)]
        with DIRECT.open(address.replace(usual, self.address), timeout=60) as answer:
            assert answer.status == 200


def written_out(word: str) -> list[str]:
    """The files that a word with a star means, as a shell has it; without any, the word."""
    return sorted(map(str, Path().glob(word))) or [word] if "*" in word else [word]


@pytest.fixture
def until() -> Iterator[ExitStack]:
    """Ends the servers that a page has started."""
    with ExitStack() as stack:
        yield stack


def run_elsewhere(document: str) -> dict[Elsewhere, list[Block]]:
    """The rows of the table about a document, and the blocks that they mean."""
    rows = [row for row in ELSEWHERE if row.document == document]
    return {row: [block for block in blocks(ROOT / document) if block.text.startswith(row.begins)] for row in rows}


@pytest.mark.parametrize(
    "document", [pytest.param(name, marks=pytest.mark.thorough) if name in COMPILING else name for name in DOCUMENTS]
)
def test_a_document_can_be_followed(
    document: str, tmp_path: Path, until: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("PATH", os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    BEFORE.get(document, no_files)(tmp_path)
    reader = Reader(document, tmp_path, until)
    left = [block for found in run_elsewhere(document).values() for block in found]
    for block in blocks(ROOT / document):
        if block.language not in ("", MARKUP) and block not in left:
            reader.read(block)


@pytest.mark.parametrize("row", ELSEWHERE, ids=lambda row: f"{row.document} {row.begins[:12]}".strip())
def test_what_another_test_runs_is_there(row: Elsewhere) -> None:
    assert run_elsewhere(row.document)[row], "no block begins so"
    assert row.shows in (ROOT / row.test).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["pt", "ru"])
def test_pages_in_other_languages_have_the_same_blocks(language: str) -> None:
    for file in sorted((ROOT / "docs" / language).rglob("*.md")):
        english = ROOT / "docs" / file.relative_to(ROOT / "docs" / language)
        assert [block[:3] for block in blocks(file)] == [block[:3] for block in blocks(english)], file.name
