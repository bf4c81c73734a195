"""Where programs of strangers play: without a network, with little memory, seeing no other program.

On Linux, by the system's own `unshare` and `prlimit`: namespaces of their own for users, network, processes and
messages, and limits on memory, processor time, files and their size. Their folder for temporary files is thrown away,
and of the environment they get what a program needs to start. What they can still do is read: any file that the person
who runs them may read. Where there are secrets on a machine, run them as somebody who may not.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

MIB, GIB = 1 << 20, 1 << 30
NAMESPACES = ("--user", "--map-current-user", "--net", "--ipc", "--pid", "--fork", "--kill-child", "--mount-proc")
KEPT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT")  # of the environment
TRYING = 10.0  # seconds


@dataclass(frozen=True)
class Limits:
    """What a program may use, by the names of `prlimit`."""

    memory: int = 2 * GIB  # of addresses, for each of its processes
    seconds: int = 3600  # of processor time
    file_bytes: int = 16 * MIB
    files: int = 64  # open at a time
    processes: int = 64

    def options(self) -> list[str]:
        """As they are written."""
        return [
            f"--as={self.memory}",
            f"--cpu={self.seconds}",
            f"--fsize={self.file_bytes}",
            f"--nofile={self.files}",
            f"--nproc={self.processes}",
            "--core=0",
        ]


@dataclass
class Sandbox:
    """A place for one program at a time; `close` throws its folder away."""

    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="motherlode-bot-")

    def command(self) -> list[str]:
        """What is written before the program's own command."""
        return ["unshare", *NAMESPACES, "prlimit", *self.limits.options(), "--"]

    def environment(self) -> Mapping[str, str]:
        """All that the program gets of the environment."""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        return {**kept, "HOME": self.folder.name, "TMPDIR": self.folder.name}

    def close(self) -> None:
        """Nothing is left."""
        self.folder.cleanup()


@cache
def why_not_here() -> str | None:
    """Why there can be no sandbox on this system; None where there can."""
    for tool in ("unshare", "prlimit"):
        if shutil.which(tool) is None:
            return f"there is no {tool}"
    with tempfile.TemporaryDirectory() as folder:
        command = ["unshare", *NAMESPACES, "prlimit", *Limits().options(), "--", "true"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=TRYING, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            return f"{error}"
    return None if done.returncode == 0 else done.stderr.strip() or f"unshare ends with {done.returncode}"
