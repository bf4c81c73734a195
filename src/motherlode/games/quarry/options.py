"""The options of a match: house rules for every number that is data (R53)."""

from collections.abc import Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.options import Listing, Number, NumberByKind, OptionTable, Own
from motherlode.games.kit.parsers import one_of, only_keys
from motherlode.games.kit.records import Row
from motherlode.games.kit.snapshots import Snapshot
from motherlode.games.quarry import pieces

MOST_COPIES, MOST_POINTS = 100, 1000

COSTS = {paid_action.names[0]: paid_action.cost for paid_action in pieces.PAID_ACTIONS}
COST_KEYS = {name: paid_action.names[0] for paid_action in pieces.PAID_ACTIONS for name in paid_action.names}


def set_costs(s: Row, given: Any) -> None:
    """House rules for what actions cost."""
    costs = read_costs(given)
    for paid_action, (name, cost) in enumerate(COSTS.items()):
        write_cost(s, paid_action, read_cost(f"house.costs.{name}", costs.get(name, cost)))


def write_costs(s: Snapshot) -> dict[str, list[str]] | None:
    """The costs that are not the printed ones."""
    paid = {name: get_cost(s, paid_action) for paid_action, name in enumerate(COSTS)}
    return {name: cost for name, cost in paid.items() if cost != list(COSTS[name])} or None


def read_costs(given: Any) -> Mapping[str, Any]:
    """The costs that are changed, by the first name of the action."""
    if isinstance(given, Mapping):
        given = {COST_KEYS.get(str(name).lower().replace("-", " "), name): cost for name, cost in given.items()}
    return only_keys("house.costs", given, COSTS)


def read_cost(where: str, given: Any) -> list[int]:
    """The shapes of a cost, in the order they are paid."""
    if isinstance(given, str | Mapping) or not isinstance(given, Sequence) or len(given) > pieces.MOST_COST:
        raise Mistake("cost", where=where, most=pieces.MOST_COST, given=quoted(given))
    return [one_of(where, shape, pieces.SHAPES) for shape in given]


def write_cost(s: Row, paid_action: int, shapes: list[int]) -> None:
    """The cost as the rules read it: its length, its shapes in order, and how many there are of each."""
    s.cost_size[paid_action] = len(shapes)
    s.cost[paid_action] = shapes + [0] * (pieces.MOST_COST - len(shapes))
    s.need[paid_action] = [shapes.count(shape) for shape in range(len(pieces.SHAPES))]


def check_deal(s: Row) -> None:
    """R2–R4: a game can begin; and whatever the seats do, it will end: rounds draw cards, and at last the gold."""
    cards = sum(s.cards[: pieces.STONES])
    needed = s.seats * (s.deal + 1) + pieces.TUNNELS * s.lay + 1
    if cards < needed:
        raise Mistake("too-few-cards", cards=cards, seats=s.seats, needed=needed)
    if len({s.values[card] for card in range(pieces.STONES) if s.cards[card]}) < 2:
        raise Mistake("equal-values")
    if not s.cards[pieces.GOLD]:
        raise Mistake("no-gold")
    for name, size in zip(COSTS, s.cost_size, strict=True):
        if size == 0:
            raise Mistake("free-action", action=name)


def get_cost(s: Row | Snapshot, paid_action: int) -> list[str]:
    """The shapes of a cost as people write them."""
    return [pieces.SHAPES[shape] for shape in s.cost[paid_action][: s.cost_size[paid_action]]]


OPTIONS = OptionTable(
    house=(  # R53
        NumberByKind("cards", "cards", pieces.CARD_SLUGS, pieces.CARDS.copies, MOST_COPIES),
        NumberByKind("values", "values", pieces.CARD_SLUGS, pieces.CARDS.values, MOST_POINTS),
        Number("hand", "deal", pieces.HAND, 0, MOST_COPIES),
        Number("tunnel", "lay", pieces.TUNNEL, 0, MOST_COPIES),
        Own("costs", COSTS, Listing(pieces.SHAPES, pieces.MOST_COST), set_costs, write_costs),
    ),
    check=check_deal,
    check_positions=False,
)
