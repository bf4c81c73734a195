"""`python -m bench.peers`: measure the peers here, install those that are missing, and print the table."""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

from bench.machine import stamp
from bench.peers import PEERS, peer_rows
from bench.peers.row import table_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("peers", nargs="*", metavar="PEER", help=f"any of {', '.join(PEERS)}; all if none is named")
    parser.add_argument("--write", type=Path, metavar="FILE.json", help="keep the rows, and the machine, in this file")
    chosen = parser.parse_args()
    if unknown := [name for name in chosen.peers if name not in PEERS]:
        parser.error(f"no peer is called {unknown[0]}; there are {', '.join(PEERS)}")
    began = perf_counter()
    rows = peer_rows(chosen.peers or None)
    print(f"{len(rows)} rows in {perf_counter() - began:.0f} s", file=sys.stderr)
    print("\n".join([stamp(), "", *table_of(rows)]))
    if chosen.write:
        kept = {"machine": stamp(), "rows": [row._asdict() for row in rows]}
        chosen.write.write_text(json.dumps(kept, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
