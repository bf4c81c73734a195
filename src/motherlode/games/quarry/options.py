"""The options of a match: house rules for every number that is data (R53)."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.reading import differing, one_of, only_keys, whole
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.kit.snapshots import Snapshot, snapshot
from motherlode.games.quarry.pieces import CARDS, DEEDS, GOLD, HAND, MOST_COST, SHAPES, STONES, TUNNEL, TUNNELS

MOST_COPIES, MOST_POINTS = 100, 1000

CARD_SLUGS = tuple(card.slug for card in CARDS)
STONE_SLUGS = CARD_SLUGS[:STONES]
DEED_SLUGS = tuple(deed.slug for deed in DEEDS)
COSTS = {deed.names[0]: deed.cost for deed in DEEDS}
COST_KEYS = {name: deed.names[0] for deed in DEEDS for name in deed.names}

# house key: record field, defaults, highest
TABLES: dict[str, tuple[str, tuple[int, ...], int]] = {
    "cards": ("cards", tuple(card.copies for card in CARDS), MOST_COPIES),
    "values": ("values", tuple(card.value for card in CARDS), MOST_POINTS),
}
# house key: record field, default, highest
NUMBERS: dict[str, tuple[str, int, int]] = {
    "hand": ("deal", HAND, MOST_COPIES),
    "tunnel": ("lay", TUNNEL, MOST_COPIES),
}


def set_options(states: Records, i: int, options: dict[str, Any]) -> None:
    """Write the options of a match into its record; they must allow a deal."""
    write_options(states, i, options)
    check_deal(row(states, i))


def write_options(states: Records, i: int, options: dict[str, Any]) -> None:
    """R53: a part that is left out keeps its default; nonsense is refused with a sentence."""
    given = only_keys("options", options, ("house",))
    house = only_keys("house", given.get("house"), (*TABLES, *NUMBERS, "costs"))
    s = row(states, i)
    for key, (field, defaults, highest) in TABLES.items():
        changed = only_keys(f"house.{key}", house.get(key), CARD_SLUGS)
        getattr(s, field)[:] = [
            whole(f"house.{key}.{slug}", changed.get(slug, default), 0, highest)
            for slug, default in zip(CARD_SLUGS, defaults, strict=True)
        ]
    for key, (field, default, highest) in NUMBERS.items():
        setattr(s, field, whole(f"house.{key}", house.get(key, default), 0, highest))
    costs = read_costs(house.get("costs"))
    for deed, (name, cost) in enumerate(COSTS.items()):
        write_cost(s, deed, read_cost(f"house.costs.{name}", costs.get(name, cost)))


def read_costs(given: Any) -> Mapping[str, Any]:
    """The costs that are changed, by the first name of the deed."""
    if isinstance(given, Mapping):
        given = {COST_KEYS.get(str(name).lower().replace("-", " "), name): cost for name, cost in given.items()}
    return only_keys("house.costs", given, COSTS)


def read_cost(where: str, given: Any) -> list[int]:
    """The shapes of a cost, in the order they are paid."""
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > MOST_COST:
        raise Mistake(
            "cost",
            "{where} must be a list of up to {most} shapes, as in [circle, circle, diamond], not {given!r}",
            where=where,
            most=MOST_COST,
            given=given,
        )
    return [one_of(where, shape, SHAPES) for shape in given]


def write_cost(s: Row, deed: int, shapes: list[int]) -> None:
    """The cost as the rules read it: its length, its shapes in order, and how many there are of each."""
    s.cost_size[deed] = len(shapes)
    s.cost[deed] = shapes + [0] * (MOST_COST - len(shapes))
    s.need[deed] = [shapes.count(shape) for shape in range(len(SHAPES))]


def check_deal(s: Row) -> None:
    """R2–R4: a game can begin; and whatever the seats do, it will end: rounds draw cards, and at last the gold."""
    cards = sum(s.cards[:STONES])
    needed = s.seats * (s.deal + 1) + TUNNELS * s.lay + 1
    if cards < needed:
        raise Mistake(
            "too-few-cards",
            "house leaves {cards} cards besides gold, but {seats} seats need {needed} to begin",
            cards=cards,
            seats=s.seats,
            needed=needed,
        )
    if len({s.values[card] for card in range(STONES) if s.cards[card]}) < 2:
        raise Mistake("equal-values", "house.values makes all cards worth the same, so none could win the badge")
    if not s.cards[GOLD]:
        raise Mistake("no-gold", "house.cards needs at least one gold: without it a game might never end")
    for name, size in zip(COSTS, s.cost_size, strict=True):
        if size == 0:
            raise Mistake(
                "free-deed",
                "house.costs.{deed} needs at least one shape: what costs nothing could be done for ever",
                deed=name,
            )


def get_options(states: Records, i: int) -> dict[str, Any]:
    """The options of a match as people write them; what has its default is left out."""
    return options_of(snapshot(states, i))


def options_of(s: Snapshot) -> dict[str, Any]:
    """The same, of a state that has been read."""
    house: dict[str, Any] = {}
    for key, (field, defaults, _) in TABLES.items():
        if (numbers := getattr(s, field)) != defaults:
            house[key] = differing(CARD_SLUGS, numbers, defaults)
    for key, (field, default, _) in NUMBERS.items():
        if (number := getattr(s, field)) != default:
            house[key] = number
    paid = {name: get_cost(s, deed) for deed, name in enumerate(COSTS)}
    changed_costs = {name: cost for name, cost in paid.items() if cost != list(COSTS[name])}
    if changed_costs:
        house["costs"] = changed_costs
    return {"house": house} if house else {}


def get_cost(s: Row | Snapshot, deed: int) -> list[str]:
    """The shapes of a cost as people write them."""
    return [SHAPES[shape] for shape in s.cost[deed][: s.cost_size[deed]]]
