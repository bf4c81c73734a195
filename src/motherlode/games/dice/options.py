"""The options of a match: ending, days, and house rules for every number that is data (D83)."""

from collections.abc import Mapping
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
from motherlode.games.kit.reading import differing, one_of, only_keys, whole
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.kit.snapshots import Snapshot, snapshot

MOST_COPIES, MOST_POINTS, MOST_ROUNDS = 100, 1000, 100

VALUABLE_SLUGS = COLOUR_SLUGS[:VALUABLES]

# house key: record field, keys, defaults, highest
TABLES: dict[str, tuple[str, tuple[str, ...], tuple[int, ...], int]] = {
    "crystals": ("crystals", COLOUR_SLUGS, tuple(crystal.copies for crystal in CRYSTALS), MOST_COPIES),
    "values": ("values", VALUABLE_SLUGS, tuple(c.value for c in CRYSTALS[:VALUABLES]), MOST_POINTS),
    "sets": ("sets", tuple(map(str, SETS)), tuple(SETS.values()), MOST_POINTS),
}
# house key: record field, default, lowest, highest
NUMBERS: dict[str, tuple[str, int, int, int]] = {
    "rounds": ("rounds", ROUNDS, 1, MOST_ROUNDS),
    "rolls": ("rolls", ROLLS, 1, MOST_COPIES),
    "limit": ("limit", LIMIT, 1, MOST_COPIES),
}
# house key: record field, default. Points that are lost: the minus sign of the page may be left out.
COSTS: dict[str, tuple[str, int]] = {
    "unstable": ("unstable_cost", CRYSTALS[UNSTABLE].value),
    "reckless": ("reckless_cost", RECKLESS),
}


def set_options(states: Records, i: int, options: dict[str, Any]) -> None:
    """Write the options of a match into its record."""
    given = only_keys("options", options, ("ending", "days", "house"))
    s = row(states, i)
    s.ending = one_of("ending", given.get("ending", ENDINGS[0]), ENDINGS)
    s.days = match_length(given.get("days", LENGTHS[0]))
    set_house(s, given.get("house"))


def match_length(given: Any) -> int:
    """D70: one day, or the three of the Grand Tournament."""
    if isinstance(given, bool) or given not in LENGTHS:
        raise Mistake(
            "days", "days must be {one} or {three}, not {given!r}", one=LENGTHS[0], three=LENGTHS[1], given=given
        )
    return int(given)


def set_house(s: Row, house: Any) -> None:
    """D83: a part that is left out keeps its default; nonsense is refused with a sentence."""
    given = only_keys("house", house, (*TABLES, *NUMBERS, *COSTS, "removed"))
    for key, (field, names, defaults, highest) in TABLES.items():
        changed = only_keys(f"house.{key}", with_names(given.get(key)), names)
        getattr(s, field)[:] = [
            whole(f"house.{key}.{name}", changed.get(name, default), 0, highest)
            for name, default in zip(names, defaults, strict=True)
        ]
    for key, (field, default, lowest, highest) in NUMBERS.items():
        setattr(s, field, whole(f"house.{key}", given.get(key, default), lowest, highest))
    for key, (field, default) in COSTS.items():
        setattr(s, field, abs(whole(f"house.{key}", given.get(key, default), -MOST_POINTS, MOST_POINTS)))
    set_removed(s, given.get("removed"))
    if sum(s.crystals) == sum(s.removed):
        raise Mistake("empty-bag", "house.crystals leaves nothing to mine with {seats} seats", seats=s.seats)


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


def with_names(given: Any) -> Any:
    """The same mapping with its keys as text: YAML reads the key 3 as a number, JSON as text."""
    return {str(key): value for key, value in given.items()} if isinstance(given, Mapping) else given


def get_options(states: Records, i: int) -> dict[str, Any]:
    """The options of a match as people write them; what has its default is left out."""
    return options_of(snapshot(states, i))


def options_of(s: Snapshot) -> dict[str, Any]:
    """The same, of a state that has been read."""
    options: dict[str, Any] = {}
    if ENDINGS[s.ending] != ENDINGS[0]:
        options["ending"] = ENDINGS[s.ending]
    if s.days != LENGTHS[0]:
        options["days"] = s.days
    if house := get_house(s):
        options["house"] = house
    return options


def get_house(s: Snapshot) -> dict[str, Any]:
    """The house rules: every number that differs from the page."""
    house: dict[str, Any] = {}
    for key, (field, names, defaults, _) in TABLES.items():
        if (numbers := getattr(s, field)) != defaults:
            house[key] = differing(names, numbers, defaults)
    for key, (field, default, _, _) in NUMBERS.items():
        if (number := getattr(s, field)) != default:
            house[key] = number
    for key, (field, default) in COSTS.items():
        if (cost := getattr(s, field)) != abs(default):
            house[key] = -cost
    printed = tuple(map(min, REMOVED[s.seats], s.crystals))
    if s.removed != printed:
        house["removed"] = {str(s.seats): differing(VALUABLE_SLUGS, s.removed, printed)}
    return house
