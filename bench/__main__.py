"""`make bench`: measure every game here, print the table, and with `--write` keep it in bench/results."""

import argparse
import sys
from pathlib import Path

from bench.core import measures
from bench.machine import stamp
from motherlode.games.catalog import GAMES, find

RESULTS = Path(__file__).parent / "results"
SEATS = 4


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all if none is named")
    parser.add_argument("--write", action="store_true", help="keep the table in bench/results/one-core.md")
    chosen = parser.parse_args()
    lines = ["# One core", "", stamp(), "", "Written by `make bench ARGS=--write`; the best of several runs.", ""]
    for name in chosen.games or GAMES:
        lines += [f"## {name}, {SEATS} seats", "", "| what | measured | aim | |", "|---|---:|---:|---|"]
        for measure in measures(find(name), SEATS):
            print(f"{name}: {measure.what}: {measure.value} ({measure.aim})", file=sys.stderr, flush=True)
            lines.append(f"| {measure.what} | {measure.value} | {measure.aim} | {'✓' if measure.reached else '✗'} |")
        lines.append("")
    table = "\n".join(lines)
    print(table)
    if chosen.write:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "one-core.md").write_text(table, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
