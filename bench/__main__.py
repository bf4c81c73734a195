"""`make bench`: measure every game here, and others' libraries beside ours; `--write` keeps the tables."""

import argparse
import sys
from pathlib import Path

from bench.core import measures
from bench.machine import stamp
from bench.many import SEATS, our_rows
from bench.peers import peer_rows
from bench.peers.row import table_of
from motherlode.games.catalog import GAMES, find

RESULTS = Path(__file__).parent / "results"
WRITTEN = "Written by `make bench ARGS=--write`; the best of several runs."


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"any of {', '.join(PARTS)}; all if none is named")
    parser.add_argument("--write", action="store_true", help="keep the tables in bench/results")
    chosen = parser.parse_args()
    for part in chosen.parts or PARTS:
        if part not in PARTS:
            parser.error(f"there is no part {part}; there is {', '.join(PARTS)}")
        page = "\n".join([*PARTS[part](), ""])
        print(page)
        if chosen.write:
            RESULTS.mkdir(exist_ok=True)
            (RESULTS / f"{part}.md").write_text(page, encoding="utf-8")
    return 0


def one_core() -> list[str]:
    """Each game against its aims."""
    lines = ["# One core", "", stamp(), "", WRITTEN]
    for name in GAMES:
        lines += ["", f"## {name}, {SEATS} seats", "", "| what | measured | aim | |", "|---|---:|---:|---|"]
        for measure in measures(find(name), SEATS):
            print(f"{name}: {measure.what}: {measure.value} ({measure.aim})", file=sys.stderr, flush=True)
            lines.append(f"| {measure.what} | {measure.value} | {measure.aim} | {'✓' if measure.reached else '✗'} |")
    return lines


def many_games() -> list[str]:
    """Ours and others', in one table."""
    ours = list(our_rows())
    lines = ["# Many games at once", "", stamp(), "", WRITTEN, ""]
    lines += [
        "Random play, every legal move equally likely. Games differ: a decision of one is not one of another.",
        "",
    ]
    lines += table_of([*ours, *peer_rows()])
    lines += ["", "All cores against one, whole games (aim: at least 1.8 times on two cores):", ""]
    for name in GAMES:
        rates = [row.decisions_per_s or 0 for row in ours if row.game == name and row.games_per_s and row.cores]
        lines.append(f"- {name}: {rates[-1] / rates[0]:.2f} times")
    return lines


PARTS = {"one-core": one_core, "many-games": many_games}


if __name__ == "__main__":
    sys.exit(main())
