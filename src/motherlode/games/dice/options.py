"""The options of a match: ending, days, and house rules for every number that is data (D83)."""

from typing import Any

from motherlode.games.dice import pieces
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.options import (
    Bounds,
    Choice,
    Cost,
    EitherNumber,
    Number,
    NumberByKind,
    OptionTable,
    Own,
    with_names,
)
from motherlode.games.kit.parsers import differing, only_keys, whole
from motherlode.games.kit.records import Row
from motherlode.games.kit.snapshots import Snapshot

MOST_COPIES, MOST_POINTS, MOST_ROUNDS = 100, 1000, 100

REMOVED_BY_NAME = {
    str(seats): dict(zip(pieces.VALUABLE_SLUGS, numbers, strict=True)) for seats, numbers in pieces.REMOVED.items()
}


def check_bag(s: Row) -> None:
    """D83: there is something to mine."""
    if sum(s.crystals) == sum(s.removed):
        raise Mistake("empty-bag", seats=s.seats)


def set_removed(s: Row, house: Any) -> None:
    """D2: the crystals that are not played with, by seats; the printed ones at most as far as there are any."""
    table = only_keys("house.removed", with_names(house), tuple(map(str, pieces.REMOVED)))
    for seats, printed in pieces.REMOVED.items():
        where = f"house.removed.{seats}"
        changed = only_keys(where, table.get(str(seats)), pieces.VALUABLE_SLUGS)
        numbers = [
            whole(f"{where}.{slug}", changed[slug], 0, int(box)) if slug in changed else min(usual, int(box))
            for slug, usual, box in zip(pieces.VALUABLE_SLUGS, printed, s.crystals, strict=False)
        ]
        if seats == s.seats:
            s.removed[:] = numbers


def write_removed(s: Snapshot) -> dict[str, dict[str, int]] | None:
    """The crystals that are not played with, where they are not the printed ones."""
    printed = tuple(map(min, pieces.REMOVED[s.seats], s.crystals))
    return None if s.removed == printed else {str(s.seats): differing(pieces.VALUABLE_SLUGS, s.removed, printed)}


OPTIONS = OptionTable(
    choices=(
        Choice("ending", "ending", pieces.ENDINGS),
        EitherNumber("days", "days", pieces.LENGTHS),  # D70: one day, or the three of the Grand Tournament
    ),
    house=(  # D83
        NumberByKind("crystals", "crystals", pieces.COLOUR_SLUGS, pieces.CRYSTALS.copies, MOST_COPIES),
        NumberByKind(
            "values", "values", pieces.VALUABLE_SLUGS, pieces.CRYSTALS.values[: pieces.VALUABLES], MOST_POINTS
        ),
        NumberByKind("sets", "sets", tuple(map(str, pieces.SETS)), tuple(pieces.SETS.values()), MOST_POINTS),
        Number("rounds", "rounds", pieces.ROUNDS, 1, MOST_ROUNDS),
        Number("rolls", "rolls", pieces.ROLLS, 1, MOST_COPIES),
        Number("limit", "limit", pieces.LIMIT, 1, MOST_COPIES),
        Cost("unstable", "unstable_cost", pieces.CRYSTALS[pieces.UNSTABLE].value, MOST_POINTS),
        Cost("reckless", "reckless_cost", pieces.RECKLESS, MOST_POINTS),
        Own("removed", REMOVED_BY_NAME, Bounds(0, MOST_COPIES), set_removed, write_removed),
    ),
    check=check_bag,
)
