"""A server as a document starts it, but at any port that is free, here, and on a database of ours."""

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import PIPE

from harness.postgres import Cluster
from tests.running import INTERPRETED, start, surroundings

ADDRESS = re.compile(r"http://\S+?:(\d+)")
POSTGRESQL = "postgresql://"


@contextmanager
def served(words: Sequence[str], folder: Path) -> Iterator[str]:
    """The address of a server, once it answers."""
    with ExitStack() as until:
        words = [until.enter_context(a_database()) if word.startswith(POSTGRESQL) else word for word in words]
        yield until.enter_context(started(words, folder))


@contextmanager
def a_database() -> Iterator[str]:
    """An empty database in a PostgreSQL of its own."""
    cluster = Cluster()
    try:
        with cluster.database() as address:
            yield address
    finally:
        cluster.remove()


@contextmanager
def started(words: Sequence[str], folder: Path) -> Iterator[str]:
    """Start it, and wait until it says its address."""
    command = [sys.executable, "-m", "motherlode", *words, "--port", "0", "--host", "127.0.0.1"]
    environment = {**surroundings(), "LC_ALL": "en_US.UTF-8", **INTERPRETED}
    with start(command, cwd=folder, env=environment, stdout=PIPE, stderr=PIPE, text=True) as server:
        assert server.stdout is not None
        found = None
        while not found:
            line = server.stdout.readline()
            assert line, server.stderr.read() if server.stderr else ""
            found = ADDRESS.search(line)
        yield f"http://127.0.0.1:{found[1]}"
