"""A real PostgreSQL: a private cluster in a temporary folder, reached through a socket in it."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

HOMES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)  # where Debian keeps what is not for everybody
USER = "postgres"
MISSING = "the tests need the PostgreSQL server: tools/system-packages installs it, or says how to"


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, HOMES)]))
    if found is None:
        raise RuntimeError(f"{name} is not there: {MISSING}")
    return found


class Cluster:
    """A server with databases, started when it is made."""

    def __init__(self) -> None:
        self.initdb, self.pg_ctl = program("initdb"), program("pg_ctl")
        self.folder = Path(tempfile.mkdtemp(prefix="motherlode-pg-"))  # a socket's path must be short
        self.data = self.folder / "data"
        self.numbers = count(1)
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(self.folder, USER, USER)
        try:
            self._run(self.initdb, "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def start(self) -> None:
        """Start the server."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=on"
        self._run(self.pg_ctl, "start", "-w", "-s", "-D", self.data, "-l", self.folder / "log", "-o", options)

    def stop(self) -> None:
        """As if the power had gone."""
        self._run(self.pg_ctl, "stop", "-w", "-s", "-D", self.data, "-m", "immediate")

    def remove(self) -> None:
        """Stop it, and remove its folder."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database, for as long as a test lasts: many of them make a start slow."""
        name = f"motherlode_{next(self.numbers)}"
        self._say(f"CREATE DATABASE {name}")
        yield self.address(name)
        self._say(f"DROP DATABASE {name} WITH (FORCE)")

    def _say(self, command: str) -> None:
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def _run(self, *command: str | Path) -> None:
        as_user = {"user": USER, "group": USER, "extra_groups": []} if os.geteuid() == 0 else {}
        done = subprocess.run(
            list(map(str, command)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # the server keeps it open, so nobody may wait for its end
            stderr=subprocess.STDOUT,
            cwd=self.folder,
            check=False,
            timeout=120,
            **as_user,
        )
        if done.returncode:
            log = self.folder / "log"
            said = log.read_text()[-2000:] if log.exists() else "it has said nothing"
            raise RuntimeError(f"{command[0]} failed with {done.returncode}: {said}")
