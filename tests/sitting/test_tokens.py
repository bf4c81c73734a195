"""Who comes back is known by a token that is kept; a server with another store gives another one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from harness.server_thread import ServerThread
from motherlode.cli import main
from motherlode.client import RefusedCommand
from motherlode.sitting import tokens
from motherlode.sitting.connection import Connection
from motherlode.terminal.tui.command import TOKEN

PEOPLE = 24


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tokens.FOLDER, str(tmp_path / "state"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path / "first.db", pace=0, window=0)
    yield server
    server.stop()


def in_lines(server: str) -> int:
    """The lobby at a server, left at once."""
    return main(["tui", "--plain", "--lang", "en", "--server", server])


def test_a_server_with_another_store_lets_people_in_again(
    server: ServerThread, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert in_lines(server.page) == 0
    first = tokens.kept(server.page)
    assert in_lines(server.page) == 0
    assert tokens.kept(server.page) == first, "the same person"
    server.stop()
    server.start_again(tmp_path / "second.db")
    assert in_lines(server.page) == 0
    assert capsys.readouterr().out.count("Join a table by its code") == 3
    assert tokens.kept(server.page) not in ("", first)
    Connection(server.page, tokens.kept(server.page)).open().close()


def test_a_token_that_was_given_by_hand_is_not_replaced(
    server: ServerThread, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    monkeypatch.setenv(TOKEN, "of-another-server")
    assert in_lines(server.page) == 2
    said = capsys.readouterr()
    assert said.err == "motherlode: The server does not know this token. Start anew, as a guest.\n"
    assert not tokens.file().exists()
    with pytest.raises(RefusedCommand, match="bad-token"):
        Connection(server.page, "of-another-server").open()


def test_no_token_is_lost_when_many_come_at_the_same_moment() -> None:
    people = [f"person {number}" for number in range(PEOPLE)]
    with ThreadPoolExecutor(PEOPLE) as pool:
        list(pool.map(lambda person: tokens.keep(person, f"token of {person}"), people))
    assert [tokens.kept(person) for person in people] == [f"token of {person}" for person in people]
    assert tokens.file().stat().st_mode & 0o077 == 0, "nobody else reads them"
