"""The pieces of The Quarry and the numbers printed on them. Names are slugs; what people read is in `words`."""

from typing import NamedTuple


class Card(NamedTuple):
    """A kind of card: copies in the box, points in a hand at the end (a reconstruction)."""

    slug: str
    copies: int
    value: int


class PaidAction(NamedTuple):
    """What a seat can do on its turn, and the shapes it costs (a reconstruction), in the order they are paid.

    A house rule calls it by the first of its names, and understands the others.
    """

    slug: str
    names: tuple[str, ...]
    cost: tuple[str, ...]


SHAPES = ("circle", "square", "triangle", "diamond")

# Each shape comes as ore and as gem, side by side: stone 2 × shape is the ore, the next one the gem.
CARDS = (
    Card("circle-ore", 21, 1),
    Card("circle-gem", 6, 5),
    Card("square-ore", 18, 2),
    Card("square-gem", 6, 6),
    Card("triangle-ore", 15, 3),
    Card("triangle-gem", 6, 7),
    Card("diamond-ore", 15, 4),
    Card("diamond-gem", 3, 10),
    Card("gold", 1, 0),
)

PAID_ACTIONS = (
    PaidAction("draw-two", ("draw", "draw two"), ("circle", "circle", "circle")),
    PaidAction("move-badge", ("badge",), ("circle", "circle", "diamond")),
    PaidAction("take-pickaxe", ("pickaxe", "take pickaxe"), ("circle", "diamond", "diamond")),
    PaidAction("take-piggy", ("piggy", "piggy bank", "take piggy"), ("circle", "square", "diamond")),
    PaidAction("raid", ("raid",), ("circle", "triangle", "diamond")),
    PaidAction("collect", ("collect",), ("circle", "circle", "diamond")),
    PaidAction("end-game", ("end", "end game", "end the game"), ("circle", "triangle", "circle")),
)

# Where a vote can go: a tunnel, or the draw pile.
BALLOTS = ("A", "B", "C", "draw")

# The rules speak of kinds by number: a card's, action's, shape's or ballot's place in the tables above.
STONES = 8  # the kinds a hand or a tunnel can hold: all but gold
GOLD = 8
KINDS_OF_CARDS = 9
KINDS_OF_SHAPES = 4
KINDS_OF_PAID_ACTIONS = 7
DRAW_TWO, MOVE_BADGE, TAKE_PICKAXE, TAKE_PIGGY, RAID, COLLECT, END_GAME = range(KINDS_OF_PAID_ACTIONS)
TUNNELS = 3
DRAW_BALLOT = 3
KINDS_OF_BALLOTS = 4

FEWEST_SEATS, MOST_SEATS = 2, 6
MOST_COST = 6  # shapes a house rule may ask for one action
DRAWS = 2  # cards drawn by the action `draw-two`

# Numbers that a house rule may change besides the tables above.
HAND = 3
TUNNEL = 2

# Numbers that the sheet prints only in pictures that are lost: shown to players as reconstructed.
RECONSTRUCTED = ("cards", "values", "costs")
