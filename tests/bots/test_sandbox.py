"""What a program of a stranger cannot do. Where the system has no sandbox, it does not play, and a sentence says so."""

import os
import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from textwrap import dedent
from time import monotonic

import pytest

from motherlode.arena import Plan
from motherlode.bots.outside import Program
from motherlode.bots.sandbox import MIB, Limits, Sandbox, why_not_here
from motherlode.games.kit.mistakes import Mistake

SOON = 60.0  # seconds, on a busy machine


@pytest.fixture
def sandbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sandbox]:
    monkeypatch.setenv("SECRET", "swordfish")
    made = Sandbox(Limits(memory=256 * MIB, file_bytes=MIB))
    yield made
    made.close()
    assert not Path(made.folder.name).exists()


def said(sandbox: Sandbox, source: str) -> str:
    """The first line that a program prints there."""
    assert why_not_here() is None, "these tests need a system on which anybody may make namespaces"
    program = Program(shlex.join([sys.executable, "-I", "-c", dedent(source)]), sandbox)
    try:
        return program.line(monotonic() + SOON).decode().strip()
    finally:
        program.end()


def test_it_has_no_network(sandbox: Sandbox) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
        source = f"""
            import socket
            try:
                socket.create_connection(("127.0.0.1", {port}), 5)
                print("in", flush=True)
            except OSError as error:
                print("out", flush=True)
            """
        assert said(sandbox, source) == "out"


def test_it_gets_so_much_memory_and_no_more(sandbox: Sandbox) -> None:
    source = """
        try:
            room = bytearray(512 * 2**20)
            print("had it", flush=True)
        except MemoryError:
            print("refused", flush=True)
        """
    assert said(sandbox, source) == "refused"


def test_it_fills_no_disk(sandbox: Sandbox) -> None:
    source = """
        import os, signal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        try:
            with open(os.environ["TMPDIR"] + "/big", "wb") as file:
                file.write(bytes(2 * 2**20))
            print("wrote it", flush=True)
        except OSError:
            print("refused", flush=True)
        """
    assert said(sandbox, source) == "refused"


def test_it_sees_no_other_program_and_no_secret_of_the_environment(sandbox: Sandbox) -> None:
    source = """
        import os
        others = [name for name in os.listdir("/proc") if name.isdecimal() and int(name) != os.getpid()]
        print(others, os.environ.get("SECRET"), flush=True)
        """
    assert said(sandbox, source) == "[] None"


def test_what_it_starts_ends_with_it_even_where_it_hides(sandbox: Sandbox, tmp_path: Path) -> None:
    """A child that leaves the process group would outlive a program without a sandbox."""
    pipe = tmp_path / "pipe"
    source = f"""
        import os, time
        if os.fork() == 0:
            os.setsid()
            with open({str(pipe)!r}, "w") as file:
                file.write("here")
                file.flush()
                time.sleep(600)
        print("started", flush=True)
        time.sleep(600)
        """
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert said(sandbox, source) == "started"
        os.set_blocking(reader, True)
        while os.read(reader, 100):  # at its end, nobody writes any more
            pass
    finally:
        os.close(reader)


def test_without_a_sandbox_nobody_plays_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("motherlode.arena.plan.why_not_here", lambda: "there is no unshare")
    with pytest.raises(Mistake, match="there is no unshare"):
        Plan.of("dice", "random*2", 3, outside=["mine=true"], sandboxed=True)
    assert not Plan.of("dice", "random*2", 3, outside=["mine=true"]).sandboxed
