"""Others' libraries at random play of their nearest games, measured beside ours on the same machine.

`peer_rows()` is for the table of `make bench`; `python -m bench.peers` prints the peers alone.
"""

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from pathlib import Path

from bench.peers.catalog import PEERS
from bench.peers.install import ROOT, NotInstalled, installed
from bench.peers.row import Row, failure

__all__ = ["PEERS", "Row", "peer_rows"]

LIMIT = 420.0  # seconds for one peer; most take half a minute


def peer_rows(names: Iterable[str] | None = None) -> list[Row]:
    """Measure these peers, all if none is named, installing them first where needed.

    A peer that cannot be installed, crashes or takes too long has a row without rates whose note says why.
    """
    chosen = list(PEERS) if names is None else list(names)
    for name in chosen:
        if name not in PEERS:
            raise ValueError(f"no peer is called {name}; there are {', '.join(PEERS)}")
    rows = []
    for name in chosen:
        for row in _measured(name):
            print(progress(row), file=sys.stderr, flush=True)
            rows.append(row)
    return rows


def progress(row: Row) -> str:
    pace = row.note if row.decisions_per_s is None else f"{row.decisions_per_s:,.0f} decisions/s, {row.note}"
    return f"{row.peer} {row.game}: {pace}"


def _measured(name: str) -> Iterator[Row]:
    peer = PEERS[name]
    try:
        python = installed(name, peer)
    except NotInstalled as reason:
        yield failure(peer.title, f"not installed: {reason}")
        return
    every_core = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    for cores in sorted({1, every_core}) if peer.spreads else [1]:
        yield from _rows_from(python, name, cores)


def _rows_from(python: Path, name: str, cores: int) -> Iterator[Row]:
    command = [str(python), "-m", "bench.peers.measure", name, str(cores)]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints:
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=complaints, text=True) as process:
            limit = threading.Timer(LIMIT, process.kill)
            limit.daemon = True
            limit.start()
            for line in process.stdout or ():
                yield Row(**json.loads(line))
            process.wait()
            late = limit.finished.is_set()
            limit.cancel()
        if process.returncode:
            complaints.seek(0)
            last = [line.strip() for line in complaints if line.strip()][-1:] or ["it said nothing"]
            what = f"longer than {LIMIT:.0f} s" if late else f"ended with {process.returncode}: {last[0]}"
            yield failure(PEERS[name].title, what, cores=cores)
