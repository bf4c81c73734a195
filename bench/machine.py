"""The machine that stands beside every number."""

import os
import platform
import re
from datetime import UTC, datetime
from pathlib import Path

import llvmlite
import numba
import numpy


def processor() -> str:
    """The name the processor gives itself."""
    try:
        named = re.search(r"model name\s*:\s*(.+)", Path("/proc/cpuinfo").read_text())
    except OSError:
        named = None
    return named.group(1) if named else platform.processor() or platform.machine()


def crowd() -> str:
    """How many processes want a processor at the end of a measurement, as a sentence."""
    busy, cores = os.getloadavg()[1], os.cpu_count() or 1
    said = f"At the end {busy:.0f} processes wanted one of {cores} cores (over five minutes)."
    quiet = busy <= cores + 1
    return said if quiet else f"{said} Others had most of it: waits are far longer than on a quiet machine."


def stamp() -> str:
    """Machine, versions and day, in one line."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30 if hasattr(os, "sysconf") else 0
    return (
        f"{processor()}, {os.cpu_count()} cores, {memory:.0f} GiB, {platform.system()} {platform.release()}; "
        f"Python {platform.python_version()}, Numba {numba.__version__}, llvmlite {llvmlite.__version__}, "
        f"NumPy {numpy.__version__}; {datetime.now(UTC):%Y-%m-%d}"
    )
