"""The pieces of Quartz and the numbers printed on them. Names are slugs; what people read is in `words`."""

from motherlode.games.kit.options import Ruling
from motherlode.games.kit.pieces import kinds

CRYSTALS = kinds(  # copies in the bag, coins in a sale
    ("quartz", 15, 1),
    ("amethyst", 12, 2),
    ("emerald", 10, 3),
    ("sapphire", 7, 4),
    ("ruby", 4, 6),
    ("amber", 2, 8),
    ("obsidian", 18, 0),
)

CARDS = kinds(  # copies in the deck, coins at the end of the game (a reconstruction)
    ("here-we-go", 10, 1),
    ("eureka", 3, 3),
    ("come-closer", 3, 3),
    ("out-of-my-way", 3, 3),
    ("what-crystal", 3, 3),
    ("gimme-a-hand", 8, 2),
    ("not-yours", 8, 2),
    ("not-mine", 8, 2),
    ("not-mine-either", 3, 3),
    ("thievery", 3, 3),
    ("on-my-break", 3, 3),
)

# The card that answers a card; an answer is answered with its own like.
REACTIONS = {"not-mine": "not-mine-either", "not-yours": "thievery", "gimme-a-hand": "on-my-break"}
ANSWERS = {**REACTIONS, **{card: card for card in REACTIONS.values()}}

# The rules speak of kinds by number: a crystal's or a card's place in the tables above.
VALUABLES = 6
OBSIDIAN = 6
COLOURS = 7
(
    HERE_WE_GO,
    EUREKA,
    COME_CLOSER,
    OUT_OF_MY_WAY,
    WHAT_CRYSTAL,
    GIMME_A_HAND,
    NOT_YOURS,
    NOT_MINE,
    NOT_MINE_EITHER,
    THIEVERY,
    ON_MY_BREAK,
) = range(11)
ACTION_CARDS = 8
KINDS_OF_CARDS = 11

COLOUR_SLUGS, CARD_SLUGS = CRYSTALS.slugs, CARDS.slugs
BONUSES = ("none", "three", "four", "five", "six")
NO_BONUS, THREE_ALIKE, FOUR_ALIKE, FIVE_COLOURS, SIX_COLOURS = range(len(BONUSES))
PIECES = {"crystal": COLOUR_SLUGS, "card": CARD_SLUGS, "bonus": BONUSES}

FEWEST_SEATS, MOST_SEATS = 3, 5
BRAVERY_COINS = (0, 1, 2, 3)
LONGEST_ROW = 8  # bravery spaces a position may show

EDITIONS = ("en", "pt", "ru")
EDITION_EN, EDITION_PT, EDITION_RU = range(3)


# Q89: readings that tables do not share, by edition.
NO, YES = (0, 0, 0), (1, 1, 1)  # in whichever edition
RULINGS = (
    Ruling(
        "own-turn-reactions", "own_turn_reactions", {"edition": (0, 0, 1), "forbidden": NO, "allowed": YES}, "edition"
    ),
    Ruling("chain", "chain", {"allowed": YES, "forbidden": NO}, "edition"),
    Ruling("thievery", "must_take", {"may": NO, "must": YES}, "edition"),
)

# Numbers that a house rule may change besides the tables above.
DAYS = 5
HAND = 5
CHEST = 2
TOKEN = 3
DIGS = 4
BONUS = {"three": 1, "four": 2, "five": 8, "six": 12}

# Numbers that no rulebook prints in its text, only in a picture that is lost: shown to players as reconstructed.
RECONSTRUCTED = ("prices", "bravery.3", "bravery.4")
