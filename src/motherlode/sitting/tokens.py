"""The tokens by which servers know somebody again, kept on this machine: one for each server and person."""

import fcntl
import json
import os
from pathlib import Path

from motherlode.sitting.connection import Connection

FOLDER = "MOTHERLODE_STATE"  # in the environment: where they are kept instead


def file() -> Path:
    """Where they are."""
    usual = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "motherlode"
    return Path(os.environ.get(FOLDER) or usual) / "tokens.json"


def kept(person: str) -> str:
    """The token of somebody; empty for somebody new."""
    try:
        return str(json.loads(file().read_text(encoding="utf-8")).get(person, ""))
    except (OSError, ValueError):
        return ""


def keep(person: str, token: str) -> None:
    """Remember a token. Only the owner of the file can read it: its bearer has the seats."""
    place = file()
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.with_suffix(".lock").open("w") as lock:  # several people may come at the same moment
            fcntl.flock(lock, fcntl.LOCK_EX)
            try:
                tokens = json.loads(place.read_text(encoding="utf-8"))
            except (OSError, ValueError):
                tokens = {}
            fresh = place.with_suffix(f".{os.getpid()}")
            fresh.touch(mode=0o600)
            fresh.write_text(json.dumps(tokens | {person: token}, indent=1), encoding="utf-8")
            fresh.replace(place)
    except OSError:  # nothing can be kept here: the seats last as long as this program
        return


def connected(server: str, person: str, name: str) -> Connection:
    """A connection of somebody whose token is kept; a server that does not know the token gives a new one."""
    known = kept(person)
    connection = Connection(server, known, name, renews=True).open()
    if connection.token != known:
        keep(person, connection.token)
    return connection
