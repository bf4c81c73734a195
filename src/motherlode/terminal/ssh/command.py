"""`motherlode ssh`: let people come to a server's lobby with `ssh`."""

import asyncio
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec

from motherlode.games.kit.mistakes import Mistake
from motherlode.sitting.connection import USUAL_SERVER, socket_of
from motherlode.terminal.choices import whole_number
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.words import Words

USUAL_HOST, USUAL_PORT = "127.0.0.1", "2222"
USUAL_SESSIONS, MOST_SESSIONS = "32", 1000


def ssh(words: Words, given: Namespace) -> int:
    """Listen until somebody says stop."""
    if find_spec("asyncssh") is None:
        raise Mistake("ssh-missing", command="pip install 'motherlode[ssh]'")
    server = given.server or USUAL_SERVER
    socket_of(server)  # an address that cannot be is said now
    port = whole_number("--port", given.port or USUAL_PORT, 0, 65535)
    sessions = whole_number("--sessions", given.sessions or USUAL_SESSIONS, 1, MOST_SESSIONS)
    with suppress(KeyboardInterrupt):
        asyncio.run(listen(words, server, given.host or USUAL_HOST, port, sessions))
    return ExitCode.GOOD


async def listen(words: Words, server: str, host: str, port: int, sessions: int) -> None:
    """Open the gate and say where it is."""
    from motherlode.terminal.ssh.gate import Gate

    async with Gate(server, sessions, words.language).listening(host, port) as bound:
        Console().say(words.say("ssh-at", host=host, port=str(bound), server=server))
        await asyncio.Event().wait()
