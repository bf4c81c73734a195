"""A real PostgreSQL: a private cluster in a temporary folder, reached through a socket in it, or over TCP."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from harness.ports import free_port

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
    """A server with databases, started when it is made: an empty one, or a standby that follows a primary."""

    def __init__(self, *, tcp: bool = False, primary: "Cluster | None" = None) -> None:
        self.initdb, self.pg_ctl = program("initdb"), program("pg_ctl")
        self.port = free_port() if tcp else 5432  # without TCP it is a part of the socket's name, no more
        self.hosts = "127.0.0.1" if tcp else ""
        self.folder = Path(tempfile.mkdtemp(prefix="motherlode-pg-"))  # a socket's path must be short
        self.data = self.folder / "data"
        self.numbers = count(1)
        self.running = False
        if os.geteuid() == 0:  # it refuses to run as root
            shutil.chown(self.folder, USER, USER)
        try:
            if primary:
                source = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", USER]
                self._run(program("pg_basebackup"), *source, "-D", self.data, "-R", "-c", "fast", "--no-sync")
            else:
                usual = ["-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
                self._run(self.initdb, "-D", self.data, "-U", USER, *usual)
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def start(self) -> None:
        """Start the server."""
        options = f"-c listen_addresses='{self.hosts}' -c port={self.port} -c fsync=on"
        options += f" -c unix_socket_directories='{self.folder}'"
        self._run(self.pg_ctl, "start", "-w", "-s", "-D", self.data, "-l", self.folder / "log", "-o", options)
        self.running = True

    def stop(self) -> None:
        """As if the power had gone."""
        self._run(self.pg_ctl, "stop", "-w", "-s", "-D", self.data, "-m", "immediate")
        self.running = False

    def promote(self) -> None:
        """Let a standby be the primary from now on."""
        self._run(self.pg_ctl, "promote", "-w", "-s", "-D", self.data)

    def remove(self) -> None:
        """Stop it, and remove its folder."""
        try:
            if self.running:
                self.stop()
        finally:
            shutil.rmtree(self.folder)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new, empty database, for as long as a test lasts: many of them make a start slow."""
        name = f"motherlode_{next(self.numbers)}"
        self.say(f"CREATE DATABASE {name}")
        yield self.address(name)
        self.say(f"DROP DATABASE {name} WITH (FORCE)")

    def say(self, command: str) -> None:
        """Carry out a command of an administrator."""
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(command.encode())

    def address(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@/{database}?host={self.hosts or self.folder}&port={self.port}"

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
