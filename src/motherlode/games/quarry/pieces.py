"""The pieces of The Quarry and the numbers printed on them. Names are slugs; what people read is in `words`."""

from typing import NamedTuple

from motherlode.games.kit.pieces import kinds


class PaidAction(NamedTuple):
    """What a seat can do on its turn, and the shapes it costs (a reconstruction), in the order they are paid.

    A house rule calls it by the first of its names, and understands the others.
    """

    slug: str
    names: tuple[str, ...]
    cost: tuple[str, ...]


SHAPES = ("circle", "square", "triangle", "diamond")

# Each shape comes as ore and as gem, side by side: stone 2 × shape is the ore, the next one the gem.
CARDS = kinds(  # copies in the box, points in a hand at the end (a reconstruction)
    ("circle-ore", 21, 1),
    ("circle-gem", 6, 5),
    ("square-ore", 18, 2),
    ("square-gem", 6, 6),
    ("triangle-ore", 15, 3),
    ("triangle-gem", 6, 7),
    ("diamond-ore", 15, 4),
    ("diamond-gem", 3, 10),
    ("gold", 1, 0),
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

CARD_SLUGS = CARDS.slugs
STONE_SLUGS = CARD_SLUGS[:STONES]
TUNNEL_SLUGS = BALLOTS[:TUNNELS]
PAID_ACTION_SLUGS = tuple(paid_action.slug for paid_action in PAID_ACTIONS)
PIECES = {"card": CARD_SLUGS, "tunnel": BALLOTS, "action": PAID_ACTION_SLUGS, "shape": SHAPES}

FEWEST_SEATS, MOST_SEATS = 2, 6
MOST_COST = 6  # shapes a house rule may ask for one action
DRAWS = 2  # cards drawn by the action `draw-two`

# Numbers that a house rule may change besides the tables above.
HAND = 3
TUNNEL = 2

# Numbers that the sheet prints only in pictures that are lost: shown to players as reconstructed.
RECONSTRUCTED = ("cards", "values", "costs")
