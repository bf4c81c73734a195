"""The pieces of the dice game and the numbers printed on them. Names are slugs; what people read is in `words`."""

from motherlode.games.kit.pieces import kinds

CRYSTALS = kinds(  # copies in the box, points at the end (both reconstructions)
    ("quartz", 12, 1),
    ("rubellite", 12, 2),
    ("emerald", 9, 3),
    ("sapphire", 9, 4),
    ("ruby", 9, 6),
    ("amber", 6, 8),
    ("unstable", 13, -3),
)

# Valuables that stay in the box, by seats: quartz, rubellite, emerald, sapphire, ruby, amber.
REMOVED = {
    3: (4, 4, 3, 3, 3, 2),
    4: (3, 3, 2, 2, 2, 1),
    5: (2, 2, 1, 1, 1, 1),
    6: (0, 0, 0, 0, 0, 0),
}

# The six faces of each of the five dice, and the fewest that can be used at once; a helmet is used only as a wild face.
FACES = ("pickaxe", "jackhammer", "chest", "transfer", "steal", "helmet")
FEWEST_FACES = (1, 2, 2, 2, 2)

# The rules speak of kinds by number: a crystal's or a face's place in the tables above.
VALUABLES = 6
UNSTABLE = 6
COLOURS = 7
PICKAXE, JACKHAMMER, CHEST, TRANSFER, STEAL, HELMET = range(6)
KINDS_OF_FACES = 6
KINDS_OF_ACTIONS = 5
DICE = 5

COLOUR_SLUGS = CRYSTALS.slugs
VALUABLE_SLUGS = COLOUR_SLUGS[:VALUABLES]
PIECES = {"crystal": COLOUR_SLUGS, "face": FACES}

FEWEST_SEATS, MOST_SEATS = 3, 6

ENDINGS = ("rounds", "last-will-be-first")
AFTER_ROUNDS, LAST_WILL_BE_FIRST = range(2)
LENGTHS = (1, 3)  # days of a match: one, or the Grand Tournament

# Numbers that a house rule may change besides the tables above.
SETS = {3: 3, 4: 6, 5: 10, 6: 15}  # points for that many of a colour; six stands for more too
RECKLESS = -5
ROUNDS = 6
ROLLS = 3  # the first one included
LIMIT = 3  # unstable crystals that eliminate

PAIR = 2
SURVIVORS = 2  # that many seats left end a game of last-will-be-first

# Numbers that the rulebook prints only in a picture that is lost: shown to players as reconstructed.
RECONSTRUCTED = ("crystals", "values", "sets")

# What follows from them: the unstable crystals that wait, of which one lies in the bag from the start.
DERIVED = {"pair": PAIR, "pairs": (CRYSTALS[UNSTABLE].copies - 1) // PAIR}
