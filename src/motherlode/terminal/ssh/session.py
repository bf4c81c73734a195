"""One session: a `motherlode tui` at a pseudo-terminal, whose bytes and window sizes go through SSH."""

import asyncio
import fcntl
import os
import struct
import sys
import termios
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import asyncssh

from motherlode.sitting.files import NO_FILES
from motherlode.terminal.tui.command import TOKEN

PASSED_ON = ("PATH", "HOME", "PYTHONPATH", "VIRTUAL_ENV", "MOTHERLODE_CACHE", "NUMBA_DISABLE_JIT")
SMALLEST, LARGEST = (80, 24), (500, 200)
CHUNK = 1 << 15
ENDING = 5.0  # seconds for a program to end by itself
END_OF_INPUT = b"\x04"  # what is typed for it
PAUSE = 0.5  # seconds between two of them
SLOW = 0.02  # seconds, until a program has read some of what was typed
NICENESS = 10  # a game server on the same machine comes first


class Seat(NamedTuple):
    """Who sits there, and how."""

    server: str
    token: str
    name: str
    language: str
    plain: bool

    @property
    def command(self) -> list[str]:
        """The program."""
        wanted = [sys.executable, "-m", "motherlode", "tui", "--server", self.server, f"--lang={self.language}"]
        return [*wanted, f"--name={self.name}", *(["--plain"] if self.plain else [])]

    def environment(self, terminal: str) -> dict[str, str]:
        """Nothing of ours but what it needs; the token is seen by no other program there."""
        passed = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        own = {"TERM": terminal, "COLORTERM": "truecolor", "LANG": "C.UTF-8", TOKEN: self.token, NO_FILES: "1"}
        return passed | own


async def run_session(process: "asyncssh.SSHServerProcess[bytes]", seat: Seat) -> None:
    """Until one side ends. A lost connection ends the program, and the seat at the table stays the person's."""
    ours, theirs = os.openpty()
    os.set_blocking(ours, False)
    resize(ours, process.get_terminal_size()[:2])
    program = await asyncio.create_subprocess_exec(
        *seat.command,
        env=seat.environment(process.get_terminal_type() or "dumb"),
        stdin=theirs, stdout=theirs, stderr=theirs,
        preexec_fn=partial(begin, theirs),
    )  # fmt: skip
    os.close(theirs)
    copying = asyncio.create_task(type_all(process, ours) if seat.plain else copy_in(process, ours))
    gone = asyncio.create_task(process.wait_closed())
    ended = asyncio.create_task(program.wait())
    showing = asyncio.create_task(copy_out(process, ours))
    try:
        await asyncio.wait({gone if seat.plain else copying, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            await asyncio.wait({showing}, timeout=ENDING)
    finally:
        await end(program)
        for task in (copying, gone, showing, ended):
            task.cancel()
        os.close(ours)
        with suppress(OSError, asyncssh.Error):
            process.exit(program.returncode or 0)


def begin(terminal: int) -> None:
    """In the new process: this is its terminal."""
    os.login_tty(terminal)
    os.nice(NICENESS)


async def end(program: asyncio.subprocess.Process) -> None:
    """End a program that has not."""
    if program.returncode is not None:
        return
    with suppress(ProcessLookupError):
        program.terminate()
        try:
            await asyncio.wait_for(program.wait(), ENDING)
        except TimeoutError:
            program.kill()
            await program.wait()


def resize(terminal: int, size: tuple[int, int]) -> None:
    """Tell the program how large its window is; a client without one is taken to have the usual."""
    columns, rows = (min(most, given or least) for given, least, most in zip(size, SMALLEST, LARGEST, strict=True))
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


async def type_all(process: "asyncssh.SSHServerProcess[bytes]", terminal: int) -> None:
    """What is typed, which may be a file; then what says that nothing follows. What is still shown is for somebody."""
    last = await copy_in(process, terminal)
    await write_all(terminal, b"" if last.endswith((b"\n", b"\r")) else b"\n")  # behind letters it would delete one
    while True:  # a terminal forgets it between two questions, so it is said until the program has ended
        await write_all(terminal, END_OF_INPUT)
        await asyncio.sleep(PAUSE)


async def copy_in(process: "asyncssh.SSHServerProcess[bytes]", terminal: int) -> bytes:
    """What is typed, and how the window changes, until nothing more comes; the last of it."""
    last = b""
    while not process.stdin.at_eof():
        try:
            typed = await process.stdin.read(CHUNK)
        except asyncssh.TerminalSizeChanged as changed:
            resize(terminal, (changed.width, changed.height))
            continue
        except (asyncssh.BreakReceived, asyncssh.SignalReceived):
            continue
        except (asyncssh.Error, ConnectionError):
            return last
        await write_all(terminal, typed)
        last = typed or last
    return last


async def write_all(terminal: int, typed: bytes) -> None:
    """To a program that may be slow to read."""
    while typed:
        try:
            typed = typed[os.write(terminal, typed) :]
        except BlockingIOError:
            await asyncio.sleep(SLOW)
        except OSError:  # the program has closed its side
            return


async def copy_out(process: "asyncssh.SSHServerProcess[bytes]", terminal: int) -> None:
    """What is shown, as fast as the other side takes it."""
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(terminal, ready.set)
    try:
        while True:
            await ready.wait()
            ready.clear()
            try:
                shown = os.read(terminal, CHUNK)
            except BlockingIOError:  # it has been read already
                continue
            except OSError:  # the program has closed its side
                return
            if not shown:
                return
            process.stdout.write(shown)
            await process.stdout.drain()
    except (asyncssh.Error, ConnectionError):
        return
    finally:
        loop.remove_reader(terminal)
