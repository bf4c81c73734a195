"""The checks, in the order in which they are shown. Each looks at one thing; none changes anything."""

import os
import platform
import shutil
import socket
import sys
from argparse import Namespace
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path

from motherlode.doctor.findings import Finding
from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake

OLDEST = (3, 11)
MIB, GIB = 2**20, 2**30
LITTLE_DISK, NO_DISK = GIB, 100 * MIB
FEW_FILES = 4096  # each socket of a server is an open file
NARROW, LOW = 80, 24  # a terminal for the screens
PLAIN = ("dumb", "")  # kinds of terminal that know no cursor


def python(given: Namespace) -> Finding:
    """The interpreter."""
    fact = f"{platform.python_version()} ({platform.python_implementation()}, {platform.system()} {platform.machine()})"
    return Finding("good" if sys.version_info >= OLDEST else "bad", fact, "python")


def compiler(given: Namespace) -> Finding:
    """Numba, which compiles the rules."""
    from motherlode.games.kit.compile import INTERPRETED

    fact = ", ".join(f"{name} {installed(name)}" for name in ("numba", "llvmlite", "numpy"))
    if find_spec("numba") is None:
        return Finding("bad", fact, "numba")
    return Finding("note", fact, "interpreted") if INTERPRETED else Finding("good", fact)


def installed(package: str) -> str:
    """Its version, or a dash."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "–"


def cache(given: Namespace) -> Finding:
    """The folder in which compiled rules are kept."""
    from motherlode.games.kit.compile import cache_root

    folder = cache_root()
    return Finding("good", str(folder)) if can_write(folder) else Finding("note", str(folder), "cache")


def can_write(folder: Path) -> bool:
    """Whether something can be written there, once all folders on the way are made."""
    there = next(place for place in (folder, *folder.absolute().parents) if place.exists())
    return there.is_dir() and os.access(there, os.W_OK)


def rules(given: Namespace) -> Finding:
    """Which games are compiled."""
    if find_spec("numba") is None:
        return Finding("note", "–")
    from motherlode.compilation import is_compiled

    compiled = [game for game in GAMES if is_compiled(game)]
    return Finding("good" if len(compiled) == len(GAMES) else "note", ", ".join(compiled) or "–", "rules")


def cores(given: Namespace) -> Finding:
    """Cores and memory."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / GIB if hasattr(os, "sysconf") else 0
    return Finding("good", f"{count} × CPU, {memory:.0f} GiB")


def gpu(given: Namespace) -> Finding:
    """A GPU that CuPy can use."""
    from motherlode.batch.gpu import cupy

    try:
        found = cupy()
    except Mistake as why:
        return Finding("note", "–", why.key)
    name = found.cuda.runtime.getDeviceProperties(0)["name"].decode()
    return Finding("good", f"{name}, CuPy {found.__version__}")


def cluster(given: Namespace) -> Finding:
    """Ray, for a cluster of machines."""
    return Finding("good", f"ray {installed('ray')}") if find_spec("ray") else Finding("note", "–", "ray")


def store(given: Namespace) -> Finding:
    """Where a server started here would keep its matches: whether that can be opened. Nothing is made or changed."""
    from motherlode.server.store import DEFAULT_STORE
    from motherlode.server.store.database import engine_for, opening, read_address, shown

    url = read_address(given.store or DEFAULT_STORE)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        good = can_write(Path(url.database or "").absolute().parent)
        return Finding("good" if good else "bad", shown(url), "folder")
    try:
        with opening(url):
            engine = engine_for(url, create=False)
            with engine.connect():
                pass
            engine.dispose()
    except Mistake as why:
        return Finding("bad", shown(url), "store", {"why": str(why)})
    return Finding("good", shown(url))


def postgresql(given: Namespace) -> Finding:
    """The driver for PostgreSQL."""
    found = find_spec("psycopg")
    return Finding("good", f"psycopg {installed('psycopg')}") if found else Finding("note", "–", "psycopg")


def port(given: Namespace) -> Finding:
    """The port on which a server would listen."""
    from motherlode.server.serve_command import listening, port_of
    from motherlode.server.settings import Settings

    usual = Settings()
    chosen = port_of(usual.port if given.port is None else given.port)
    try:
        listening(usual.host, chosen).close()
    except Mistake:
        return Finding("note", str(chosen), "port", {"port": str(chosen)})
    return Finding("good", str(chosen))


def disk(given: Namespace) -> Finding:
    """What is left on the disk of the current folder."""
    free = shutil.disk_usage(Path.cwd()).free
    return Finding(
        "good" if free >= LITTLE_DISK else "note" if free >= NO_DISK else "bad", f"{free / GIB:.1f} GiB", "disk"
    )


def files(given: Namespace) -> Finding:
    """How many files a process may open."""
    try:
        from resource import RLIM_INFINITY, RLIMIT_NOFILE, getrlimit
    except ImportError:  # not on Windows
        return Finding("good", "–")
    hard = getrlimit(RLIMIT_NOFILE)[1]
    few = hard != RLIM_INFINITY and hard < FEW_FILES
    return Finding("note" if few else "good", "∞" if hard == RLIM_INFINITY else str(hard), "files")


def network(given: Namespace) -> Finding:
    """Whether this machine has an address of its own in a network."""
    from motherlode.server.serve_command import hosts_here

    hosts = hosts_here(socket.AF_INET)
    return Finding("good", ", ".join(hosts)) if hosts else Finding("note", "127.0.0.1", "network")


def terminal(given: Namespace) -> Finding:
    """What the terminal can show."""
    size = shutil.get_terminal_size((NARROW, LOW))
    kind = os.environ.get("TERM", "")
    encoding = getattr(sys.stdout, "encoding", None) or "–"
    fact = f"{size.columns} × {size.lines}, {kind or '–'}, {encoding}"
    if not encoding.lower().startswith("utf"):
        return Finding("note", fact, "encoding")
    if kind in PLAIN or not (sys.stdout and sys.stdout.isatty()):
        return Finding("note", fact, "plain")
    return Finding("note" if size.columns < NARROW or size.lines < LOW else "good", fact, "small")


CHECKS: dict[str, Callable[[Namespace], Finding]] = {
    "python": python,
    "compiler": compiler,
    "cache": cache,
    "rules": rules,
    "cores": cores,
    "gpu": gpu,
    "cluster": cluster,
    "store": store,
    "postgresql": postgresql,
    "port": port,
    "network": network,
    "disk": disk,
    "files": files,
    "terminal": terminal,
}
ADVICE = (
    *("python", "numba", "interpreted", "cache", "rules", "no-cupy", "no-gpu", "ray", "folder", "store", "psycopg"),
    *("port", "network", "disk", "files", "encoding", "plain", "small"),
)
