"""Simulated worlds: how many a minute, and whether anything is wrong in one of them (`harness/simulation`).

python -m bench.simulation [--worlds N] [--first SEED] [--processes N] [--write]
"""

import argparse
import multiprocessing
import os
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from bench.machine import stamp
from harness.simulation.world import Found, worlds

PAGE = Path(__file__).parent / "results" / "simulation.md"
SHOWN = 20  # worlds in which something was wrong


class Part(NamedTuple):
    """The worlds of one process."""

    worlds: int
    lines: int
    steps: int
    seconds: float  # of its processor
    wrong: list[Found]


def some(first: int, count: int, every: int) -> Part:
    """Each world whose distance from the first is a multiple of `every`."""
    wrong: list[Found] = []
    lines = steps = done = 0
    with worlds() as run:
        run(first)  # the rules are loaded
        began = process_time()
        for seed in range(first, first + count, every):
            found = run(seed)
            done, lines, steps = done + 1, lines + found.lines, steps + found.steps
            if found.violations:
                wrong.append(found)
                print(found.seed, found.violations[0], file=sys.stderr, flush=True)
    return Part(done, lines, steps, process_time() - began, wrong)


def page(parts: list[Part], seconds: float, first: int) -> list[str]:
    done, used = sum(part.worlds for part in parts), sum(part.seconds for part in parts)
    wrong = [found for part in parts for found in part.wrong]
    lines = [
        f"Worlds {first} to {first + done - 1} in {len(parts)} processes:",
        "",
        f"- **{done / seconds * 60:,.0f} worlds a minute** as it was measured, with whatever else the machine did;",
        f"- {done / used * 60:,.0f} worlds for a minute of one processor core, {used / done * 1000:.0f} ms for each;",
        f"- {sum(part.lines for part in parts):,} lines in logs, {sum(part.steps for part in parts):,} steps of loops;",
        f"- in {len(wrong)} of them something was wrong.",
    ]
    return lines + [f"  - {found.seed}: {found.violations[0]}" for found in wrong[:SHOWN]]


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.simulation", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--worlds", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="keep the page in bench/results")
    chosen = parser.parse_args()
    shares = [(chosen.first + number, chosen.worlds - number, chosen.processes) for number in range(chosen.processes)]
    began = perf_counter()
    with multiprocessing.get_context("spawn").Pool(chosen.processes) as pool:
        parts = pool.starmap(some, shares)
    lines = page(parts, perf_counter() - began, chosen.first)
    how = f"Written by `python -m bench.simulation --worlds {chosen.worlds} --write`."
    text = "\n".join(["# Simulated worlds", "", stamp(), "", how, "", *lines, ""])
    print(text)
    if chosen.write:
        PAGE.write_text(text, encoding="utf-8")
    return 1 if any(part.wrong for part in parts) else 0


if __name__ == "__main__":
    sys.exit(main())
