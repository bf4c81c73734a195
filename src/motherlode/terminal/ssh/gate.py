"""Who may come in by SSH, and as whom: everybody with a key, and the key is who they are.

Nobody gets a shell, a file or a forwarded port: a session is a `motherlode tui` at a terminal of its own, whose words
behind `ssh host` may be a language and `plain`, and nothing else.
"""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh

from motherlode.sitting import tokens
from motherlode.sitting.problems import PROBLEMS, said
from motherlode.terminal.ssh.session import Seat, run_session
from motherlode.words import LANGUAGES, Words, choose_language

SESSIONS_OF_ONE = 4  # of one key, at a time
KEEPALIVE = 20.0  # seconds
LONGEST_NAME = 40
PLAIN = "plain"
ALGORITHM = "ssh-ed25519"


class Visitor(asyncssh.SSHServer):
    """Somebody at the gate."""

    def __init__(self) -> None:
        self.fingerprint = ""

    def connection_made(self, connection: asyncssh.SSHServerConnection) -> None:
        """The session asks the connection who it is."""
        connection.set_extra_info(visitor=self)

    def begin_auth(self, username: str) -> bool:
        """A key has to be shown."""
        return True

    def public_key_auth_supported(self) -> bool:
        """With a key."""
        return True

    def password_auth_supported(self) -> bool:
        """Never with a password."""
        return False

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Any key, but only one on a connection: a client that shows another one could pass for its owner."""
        shown = key.get_fingerprint()
        self.fingerprint = self.fingerprint or shown
        return self.fingerprint == shown


class Gate:
    """Lets people in."""

    def __init__(self, server: str, most: int, language: str) -> None:
        self.server, self.most, self.language = server, most, language
        self.open: Counter[str] = Counter()  # sessions, by fingerprint

    @asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncIterator[int]:
        """Listen, as long as this lasts; the port."""
        listener = await asyncssh.create_server(
            Visitor,
            host,
            port,
            server_host_keys=[host_key()],
            process_factory=self.serve,
            encoding=None,
            line_editor=False,
            allow_scp=False,
            agent_forwarding=False,
            keepalive_interval=KEEPALIVE,
        )
        try:
            yield listener.get_port()
        finally:
            listener.close()
            await listener.wait_closed()

    async def serve(self, process: "asyncssh.SSHServerProcess[bytes]") -> None:
        """One session."""
        visitor: Visitor = process.get_extra_info("visitor")
        wanted = (process.command or "").split()
        words = Words(self.language_of(wanted, dict(process.env)))
        who = visitor.fingerprint
        if self.open.total() >= self.most or self.open[who] >= SESSIONS_OF_ONE:
            leave(process, words.say("ssh-full"))
            return
        self.open[who] += 1
        try:
            name = process.get_extra_info("username", "")[:LONGEST_NAME]
            token = await asyncio.to_thread(self.token_of, who, name)
            plain = PLAIN in wanted or process.get_terminal_type() is None
            await run_session(process, Seat(self.server, token, name, words.language, plain))
        except PROBLEMS as problem:
            leave(process, said(words, problem))
        finally:
            self.open[who] -= 1
            self.open += Counter()  # nobody is remembered who is not here

    def language_of(self, wanted: list[str], environment: dict[str, str]) -> str:
        """The language that stands behind `ssh host`, or the client's."""
        chosen = next((word for word in wanted if word in LANGUAGES), None)
        says = any(name in environment for name in ("LANG", "LC_ALL"))
        return choose_language(chosen, environment if says else {"LANG": self.language})

    def token_of(self, fingerprint: str, name: str) -> str:
        """The token of a key, as the server knows it now; it gets one the first time it is seen."""
        connection = tokens.connected(self.server, person=f"{self.server} {fingerprint}", name=name)
        connection.close()
        return connection.token


def leave(process: "asyncssh.SSHServerProcess[bytes]", why: str) -> None:
    """Say why, and close."""
    process.stdout.write(f"{why}\r\n".encode())
    process.exit(1)


def host_key() -> Any:
    """The key by which clients know this host again, made once."""
    file: Path = tokens.file().with_name("ssh_host_key")
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.touch(mode=0o600)
        fresh.write_bytes(asyncssh.generate_private_key(ALGORITHM).export_private_key())
        fresh.replace(file)
    return asyncssh.read_private_key(file)
