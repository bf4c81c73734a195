"""The options of a match: ending, days, and house rules for every number that is data (D83)."""

from typing import Any

from motherlode.games.dice.moves import COLOUR_SLUGS
from motherlode.games.dice.pieces import (
    CRYSTALS,
    ENDINGS,
    LENGTHS,
    LIMIT,
    RECKLESS,
    REMOVED,
    ROLLS,
    ROUNDS,
    SETS,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.options import Choice, Cost, EitherNumber, Number, OptionTable, Own, Table, with_names
from motherlode.games.kit.parsers import differing, only_keys, whole
from motherlode.games.kit.records import Row
from motherlode.games.kit.snapshots import Snapshot

MOST_COPIES, MOST_POINTS, MOST_ROUNDS = 100, 1000, 100

VALUABLE_SLUGS = COLOUR_SLUGS[:VALUABLES]
REMOVED_BY_NAME = {str(seats): dict(zip(VALUABLE_SLUGS, numbers, strict=True)) for seats, numbers in REMOVED.items()}


def check_bag(s: Row) -> None:
    """D83: there is something to mine."""
    if sum(s.crystals) == sum(s.removed):
        raise Mistake("empty-bag", seats=s.seats)


def set_removed(s: Row, house: Any) -> None:
    """D2: the crystals that are not played with, by seats; the printed ones at most as far as there are any."""
    table = only_keys("house.removed", with_names(house), tuple(map(str, REMOVED)))
    for seats, printed in REMOVED.items():
        where = f"house.removed.{seats}"
        changed = only_keys(where, table.get(str(seats)), VALUABLE_SLUGS)
        numbers = [
            whole(f"{where}.{slug}", changed[slug], 0, int(box)) if slug in changed else min(usual, int(box))
            for slug, usual, box in zip(VALUABLE_SLUGS, printed, s.crystals, strict=False)
        ]
        if seats == s.seats:
            s.removed[:] = numbers


def write_removed(s: Snapshot) -> dict[str, dict[str, int]] | None:
    """The crystals that are not played with, where they are not the printed ones."""
    printed = tuple(map(min, REMOVED[s.seats], s.crystals))
    return None if s.removed == printed else {str(s.seats): differing(VALUABLE_SLUGS, s.removed, printed)}


OPTIONS = OptionTable(
    choices=(
        Choice("ending", "ending", ENDINGS),
        EitherNumber("days", "days", LENGTHS),  # D70: one day, or the three of the Grand Tournament
    ),
    house=(  # D83
        Table("crystals", "crystals", COLOUR_SLUGS, tuple(crystal.copies for crystal in CRYSTALS), MOST_COPIES),
        Table("values", "values", VALUABLE_SLUGS, tuple(c.value for c in CRYSTALS[:VALUABLES]), MOST_POINTS),
        Table("sets", "sets", tuple(map(str, SETS)), tuple(SETS.values()), MOST_POINTS),
        Number("rounds", "rounds", ROUNDS, 1, MOST_ROUNDS),
        Number("rolls", "rolls", ROLLS, 1, MOST_COPIES),
        Number("limit", "limit", LIMIT, 1, MOST_COPIES),
        Cost("unstable", "unstable_cost", CRYSTALS[UNSTABLE].value, MOST_POINTS),
        Cost("reckless", "reckless_cost", RECKLESS, MOST_POINTS),
        Own("removed", REMOVED_BY_NAME, set_removed, write_removed),
    ),
    check=check_bag,
)
