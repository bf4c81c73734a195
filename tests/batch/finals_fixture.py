"""How the first games of every game end, with every number of seats: digests that all devices must give.

python -m tests.batch.finals_fixture                  # play, compare with finals.json, name what differs
python -m tests.batch.finals_fixture --device gpu
NUMBA_DISABLE_JIT=1 python -m tests.batch.finals_fixture --games 20
python -m tests.batch.finals_fixture --write          # after a change that means to change what a seed plays
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from harness.finals import digest_of
from motherlode.batch import device_of
from motherlode.games.catalog import GAMES, find

FILE = Path(__file__).with_name("finals.json")
MANY, FEW = 10_000, 20  # from seed 0 on; the few are for interpreted rules

Digests = dict[str, dict[str, dict[str, str]]]  # by game, seats and number of games, as JSON has them


def tables(names: list[str] | None = None) -> Iterator[tuple[str, int]]:
    """Every game with every number of seats."""
    for name in names or GAMES:
        game = find(name)
        yield from ((name, seats) for seats in range(game.fewest, game.most + 1))


def played(name: str, seats: int, games: int, device: str = "cpu", **settings: Any) -> str:
    """The digest of how some games end."""
    place: Any = device_of(device, find(name), seats, **settings)
    return digest_of(place.finals(0, games))


def expected() -> Digests:
    """The digests that were written down."""
    digests: Digests = json.loads(FILE.read_text(encoding="utf-8"))
    return digests


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.batch.finals_fixture")
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all if none is named")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, choices=(MANY, FEW), default=MANY)
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name} anew instead of comparing")
    chosen = parser.parse_args()
    digests: Digests = expected() if FILE.exists() else {}
    different, otherwise = 0, "new" if chosen.write else "DIFFERS"
    for name, seats in tables(chosen.names):
        known = digests.setdefault(name, {}).setdefault(str(seats), {})
        for games in (FEW, MANY) if chosen.write else (chosen.games,):
            digest = played(name, seats, games, chosen.device)
            same = digest == known.get(str(games))
            different += not same
            print(f"{name}, {seats} seats, {games} games: {digest} {'as written' if same else otherwise}", flush=True)
            if chosen.write:
                known[str(games)] = digest
    if chosen.write:
        FILE.write_text(json.dumps(digests, indent=2) + "\n", encoding="utf-8")
    return 1 if different and not chosen.write else 0


if __name__ == "__main__":
    sys.exit(main())
