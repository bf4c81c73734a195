"""A virtual environment for each peer, in .bench/peers: they do not all want the same versions, nor ours."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

from bench.peers.catalog import Peer

ROOT = Path(__file__).parents[2]
ENVIRONMENTS = ROOT / ".bench" / "peers"
PINS = ROOT / "bench" / "requirements-peers.txt"
SECONDS = 900  # for one peer, over a slow line


class NotInstalled(Exception):
    """A peer could not be installed; the message is pip's reason."""


def installed(name: str, peer: Peer) -> Path:
    """The Python of this peer's environment, which is filled first if it is missing or its pins have changed."""
    folder = ENVIRONMENTS / name
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    filled = folder / ".filled"
    wanted = "\n".join((sys.version, str(folder), *peer.packages, PINS.read_text(encoding="utf-8")))
    digest = hashlib.sha256(wanted.encode()).hexdigest()
    if not filled.is_file() or filled.read_text(encoding="utf-8") != digest:
        _fill(folder, python, peer)
        filled.write_text(digest, encoding="utf-8")
    return python


def _fill(folder: Path, python: Path, peer: Peer) -> None:
    print(f"{peer.title}: installing into {folder.relative_to(ROOT)}", file=sys.stderr, flush=True)
    command = [str(python), "-m", "pip", "--disable-pip-version-check", "--no-input", "--no-cache-dir", "--quiet"]
    command += ["install", "--constraint", str(PINS), *peer.packages]
    try:
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS)
    except subprocess.CalledProcessError as error:
        output = [line for line in (error.stderr or "").splitlines() if line.strip()]
        reasons = [line for line in output if line.startswith("ERROR")] or output or [str(error)]
        raise NotInstalled(reasons[-1].removeprefix("ERROR: ")) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotInstalled(str(error)) from error
