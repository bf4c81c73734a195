"""`make bench`: measure every game here, and others' libraries beside ours; `--write` keeps the tables."""

import argparse
import sys
from pathlib import Path

from bench.adapters import AIM as ADAPTER_AIM
from bench.adapters import adapter_rows, pettingzoo_rows
from bench.core import measures
from bench.doors import doors
from bench.first_minutes import first_minutes
from bench.games import games
from bench.leagues import CHAMPIONS, decision_costs, ladder_page, ladder_rows, level_rows, rungs, strength_rows
from bench.load import load
from bench.machine import crowd, stamp
from bench.many import SEATS, our_rows
from bench.page import page
from bench.peers import peer_rows
from bench.peers.row import table_of
from bench.profile import profile
from bench.restart import restart
from bench.static_site import static_site
from bench.store import speeds as store_speeds
from bench.thinking import AIM, PEER, speeds
from bench.webassembly import node_version, rows, sizes
from bench.workers import worker_costs
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


def adapters() -> list[str]:
    """Our games through other libraries."""
    ours, theirs = list(adapter_rows()), pettingzoo_rows()
    lines = ["# Through other libraries", "", stamp(), "", WRITTEN, ""]
    lines += [
        "Random play, every legal move equally likely, observations built. Games differ: these are neighbours.",
        "",
    ]
    lines += table_of([*ours, *theirs])
    fastest = max(theirs, key=lambda row: row.decisions_per_s or 0.0)
    lines += [
        "",
        f"`env()` against the fastest of PettingZoo's own ({fastest.game}; aim: {ADAPTER_AIM:.0f} times):",
        "",
    ]
    for row in ours:
        if row.note.startswith("PettingZoo env()") and row.decisions_per_s and fastest.decisions_per_s:
            times = row.decisions_per_s / fastest.decisions_per_s
            lines.append(f"- {row.game}: {times:.1f} times {'✓' if times >= ADAPTER_AIM else '✗'}")
    return lines


def thinking() -> list[str]:
    """How fast the search thinks."""
    lines = [
        "# Thinking",
        "",
        stamp(),
        "",
        "One core, four seats; a choice from the middle third of each of 24 games, and the median of their speeds.",
        "",
    ]
    lines += [
        "| game | playouts | iterations a second | slowest | fastest | aim | |",
        "|---|---|---:|---:|---:|---:|---|",
    ]
    for name in GAMES:
        for speed in speeds(find(name), SEATS):
            aim = AIM.get(name) if speed.playouts == "judged" else None
            hoped, reached = (f"{aim:,}", "✓" if speed.iterations >= aim else "✗") if aim else ("", "")
            lines.append(
                f"| {name} | {speed.playouts} | {speed.iterations:,.0f} | {speed.slowest:,.0f} | {speed.fastest:,.0f} "
                f"| {hoped} | {reached} |"
            )
    return [*lines, "", PEER]


KEPT_LEAGUES = "Leagues on the same deals for all, seats turned; a run that is broken off goes on where it was."


def strength() -> list[str]:
    """What the bots win."""
    return ["# Strength", "", stamp(), "", KEPT_LEAGUES, "", *strength_rows()]


def champion() -> list[str]:
    """What the champions win, and what one of their decisions takes."""
    costs = [
        f"| {cost.game} | {cost.bot} | {cost.games:,.0f} | {cost.microseconds:.2f} µs |" for cost in decision_costs()
    ]
    return [
        "# Champion",
        "",
        stamp(),
        "",
        KEPT_LEAGUES,
        "",
        *strength_rows(CHAMPIONS),
        "",
        "They learned at tables of four with the usual options, and know nothing of a fifth seat or of other options.",
        "",
        "Whole games of four such bots on one core; decisions without a choice count too:",
        "",
        "| game | bots | games a second | a decision |",
        "|---|---|---:|---:|",
        *costs,
    ]


def ladder() -> list[str]:
    """What thinking twice as long is worth."""
    climbed = list(rungs())
    (RESULTS / "ladder.html").write_text(ladder_page(climbed, stamp()), encoding="utf-8")
    return ["# The skill ladder", "", stamp(), "", KEPT_LEAGUES, "", *ladder_rows(climbed)]


def levels() -> list[str]:
    """How strong the five levels are."""
    return ["# Levels", "", stamp(), "", KEPT_LEAGUES, "", *level_rows()]


def store() -> list[str]:
    """How fast the server's store keeps events."""
    lines = ["# The store", "", stamp(), "", WRITTEN, ""]
    lines += [
        "Tables that append one event of 300 bytes after the other, each waiting until the last one is on the disk.",
        "",
        "| database | tables | appends a second | commits a second | wait for one |",
        "|---|---:|---:|---:|---:|",
    ]
    for speed in store_speeds():
        numbers = f"{speed.appends:,.0f} | {speed.commits:,.0f} | {speed.wait:.1f} ms"
        lines.append(f"| {speed.database} | {speed.tables} | {numbers} |")
    return lines


def webassembly() -> list[str]:
    """The modules of the page beside what is compiled for this machine."""
    lines = ["# WebAssembly", "", f"{stamp()}; Node.js {node_version()}", "", WRITTEN, ""]
    lines += [
        "Random play with legal mask, and the search in the middle of games; four seats, one core, in turn in one run,",
        "by processor time.",
        "",
        "| game | a second | native | WebAssembly | share | aim | |",
        "|---|---|---:|---:|---:|---:|---|",
        *rows(GAMES, SEATS),
        "",
        "| game | module | compressed (gzip) | facts, compressed |",
        "|---|---:|---:|---:|",
    ]
    return lines + ["| " + " | ".join([name, *(f"{size:,} bytes" for size in sizes(name))]) + " |" for name in GAMES]


def inside() -> list[str]:
    """What a move costs without sockets and disk."""
    written = "Written by `python -m bench profile --write`."
    return ["# Inside a move", "", stamp(), "", written, "", *profile(), "", crowd()]


PARTS = {
    "one-core": one_core,
    "many-games": many_games,
    "adapters": adapters,
    "thinking": thinking,
    "strength": strength,
    "champion": champion,
    "ladder": ladder,
    "levels": levels,
    "webassembly": webassembly,
    "games": games,
    "store": store,
    "load": load,
    "profile": inside,
    "restart": restart,
    "workers": worker_costs,
    "page": page,
    "static-site": static_site,
    "first-minutes": first_minutes,
    "doors": doors,
}


if __name__ == "__main__":
    sys.exit(main())
