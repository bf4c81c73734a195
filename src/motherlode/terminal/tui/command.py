"""`motherlode tui`: the screen, or plain lines where no screen can be."""

import os
import sys
from argparse import Namespace

from motherlode.client import RefusedCommand
from motherlode.sitting import tokens
from motherlode.sitting.connection import Connection
from motherlode.sitting.problems import said
from motherlode.terminal.console import Console
from motherlode.terminal.exit_codes import ExitCode
from motherlode.terminal.line_lobby import LineLobby
from motherlode.words import Words

TOKEN = "MOTHERLODE_TOKEN"  # who somebody is, in the environment: other programs do not see it there
DUMB = ("dumb", "unknown")


def tui(words: Words, given: Namespace) -> int:
    """Open the lobby, here or at a server."""
    try:
        connection = connected(given.server, given.name or "") if given.server else None
    except RefusedCommand as refused:
        print(f"motherlode: {said(words, refused)}", file=sys.stderr)
        return ExitCode.MISTAKE
    try:
        if given.plain or not has_screen():
            LineLobby(words, Console(), connection).run()
        else:
            from motherlode.terminal.tui.app import MotherlodeApp

            MotherlodeApp(words, connection).run()
    finally:
        if connection:
            connection.close()
    return ExitCode.GOOD


def has_screen() -> bool:
    """Whether this terminal can show one: somebody looks, and it can move its cursor."""
    looks = sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()
    return looks and os.environ.get("TERM", "dumb") not in DUMB


def connected(server: str, name: str) -> Connection:
    """A connection of the person who was here before: by the token in the environment, or the one that was kept."""
    if token := os.environ.get(TOKEN):
        return Connection(server, token, name).open()
    return tokens.connected(server, person=server, name=name)
