"""People who come by SSH: real sockets, real terminals, a real server."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncssh
import pytest

from harness.local_server import LocalServer, local_server
from motherlode.sitting import tokens
from motherlode.sitting.files import NO_FILES
from motherlode.terminal.ssh.gate import Gate
from motherlode.terminal.ssh.session import Seat
from motherlode.terminal.tui.command import TOKEN
from motherlode.words import Words
from tests.server.async_tests import awaited

LONGEST_WAIT = 100.0  # seconds
ESCAPES = re.compile(rb"\x1b(\[[0-9;?<>=]*[A-Za-z]|[()][A-Z0-9]|[=>])")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(tokens.FOLDER, str(tmp_path / "state"))


@asynccontextmanager
async def gate_of(server: LocalServer, most: int = 9) -> AsyncIterator[int]:
    async with Gate(server.page, most, "en").listening("127.0.0.1", 0) as port:
        yield port


class Client:
    """Somebody with an SSH client."""

    def __init__(self, connection: asyncssh.SSHClientConnection, process: "asyncssh.SSHClientProcess[bytes]") -> None:
        self.connection, self.process, self.shown = connection, process, b""

    @property
    def text(self) -> str:
        return ESCAPES.sub(b"", self.shown).decode(errors="replace")

    async def sees(self, *texts: str) -> None:
        """Read until all of these were shown since this was asked last."""
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                while not all(text in self.text for text in texts):
                    read = await self.process.stdout.read(1 << 16)
                    assert read, f"the session has ended:\n{self.text}"
                    self.shown += read
        except TimeoutError:
            raise AssertionError(f"not all of {texts} in\n{self.text[-4000:]}") from None
        self.shown = b""

    def types(self, keys: str) -> None:
        self.process.stdin.write(keys.encode())


@asynccontextmanager
async def coming(port: int, key: asyncssh.SSHKey, command: str = "", terminal: str | None = "xterm-256color"):  # type: ignore[no-untyped-def]
    """A session, as long as this lasts."""
    options = {"client_keys": [key], "known_hosts": None, "username": "ana", "agent_path": None, "config": None}
    async with asyncssh.connect("127.0.0.1", port, **options) as connection:
        process = await connection.create_process(
            command or None, term_type=terminal, term_size=(80, 24), encoding=None, stderr=asyncssh.STDOUT
        )
        yield Client(connection, process)
        connection.abort()


def new_key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


@awaited
async def test_a_session_that_is_cut_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    ana = new_key()
    async with local_server(str(tmp_path / "m.db")) as server, gate_of(server) as port:
        async with coming(port, ana) as client:
            await client.sees("Learn a game")
            client.types("1")
            await client.sees("Players")
            client.types("\r")
            await client.sees("Your turn")
        [table] = server.registry.tables.values()
        async with coming(port, ana) as client:
            await client.sees("Your turn")
            assert [*server.registry.tables.values()] == [table], "it is the table where she sat"
        async with coming(port, new_key()) as client:
            await client.sees("Learn a game")


@awaited
async def test_plain_lines_in_another_language_and_no_files(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "m.db")) as server, gate_of(server) as port:
        async with coming(port, new_key(), "ru plain") as client:
            await client.sees("1. Играть", "8. Выйти")
        async with coming(port, new_key(), "sh -c id", terminal=None) as client:
            await client.sees("1. Play", "8. Quit")


@pytest.mark.parametrize("typed", ["6\n1\n", "6\n1"])  # the rules of Quartz; the end of a file may lack its line feed
@awaited
async def test_what_is_typed_may_be_a_file_and_everything_is_shown(typed: str, tmp_path: Path) -> None:
    async with (
        local_server(str(tmp_path / "m.db")) as server,
        gate_of(server) as port,
        coming(port, new_key(), "plain", terminal=None) as client,
    ):
        client.types(typed)
        client.process.stdin.write_eof()
        shown = (await asyncio.wait_for(client.process.stdout.read(), LONGEST_WAIT)).decode()
        assert "Q89" in shown, "the last rule"
        assert Words("en").say("goodbye") in shown
        assert (await client.process.wait()).exit_status == 0


@awaited
async def test_there_is_room_for_so_many_and_no_more(tmp_path: Path) -> None:
    async with (
        local_server(str(tmp_path / "m.db")) as server,
        gate_of(server, most=1) as port,
        coming(port, new_key(), "plain") as client,
    ):
        await client.sees("1. Play")
        async with coming(port, new_key()) as other:
            await other.sees("Too many people are here now")


@awaited
async def test_a_key_that_another_store_does_not_know_comes_in_as_somebody_new(tmp_path: Path) -> None:
    ana = new_key()
    async with local_server(str(tmp_path / "first.db")) as server, gate_of(server) as port:
        async with coming(port, ana, "plain") as client:
            await client.sees("1. Play")
        before = json.loads(tokens.file().read_text())
    async with local_server(str(tmp_path / "second.db"), port=server.port) as again, gate_of(again) as port:
        async with coming(port, ana, "plain") as client:
            await client.sees("1. Play")
        after = json.loads(tokens.file().read_text())
    assert before.keys() == after.keys(), "the same key at the same server"
    assert [*before.values()] != [*after.values()]


@awaited
async def test_a_key_is_who_somebody_is_and_only_one_is_taken(tmp_path: Path) -> None:
    async with local_server(str(tmp_path / "m.db")) as server, gate_of(server) as port:
        with pytest.raises(asyncssh.PermissionDenied):
            await asyncssh.connect(
                "127.0.0.1", port, username="ana", password="x", client_keys=[], known_hosts=None, agent_path=None,
                config=None,
            )  # fmt: skip
        gate = Gate(server.page, 1, "en")
        one, again, other = [await asyncio.to_thread(gate.token_of, key, "ana") for key in ("a", "a", "b")]
    assert one == again != other
    assert tokens.file().stat().st_mode & 0o077 == 0, "nobody else reads them"


def test_a_session_gets_nothing_of_ours_but_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_OF_THE_HOST", "x")
    seat = Seat("http://127.0.0.1:1", "token-of-ana", "--plain; id", "en", plain=False)
    environment = seat.environment("xterm")
    assert "SECRET_OF_THE_HOST" not in environment
    assert environment[TOKEN] == "token-of-ana"
    assert environment[NO_FILES]
    assert seat.command[0] == sys.executable
    assert "--name=--plain; id" in seat.command, "a name is one argument, whatever is in it"
    assert not any("token" in part for part in seat.command), "other programs see what a command line says"
