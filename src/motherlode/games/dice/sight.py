"""What a seat may know: the view (`redact`), and the view as numbers (`observe`), made from the tables (`kit.sight`).

D5: everything lies open but the luck to come, so all seats and spectators see the same.
"""

from motherlode.games.dice.pieces import COLOURS, KINDS_OF_FACES, MOST_SEATS, VALUABLES
from motherlode.games.dice.state import FIELDS
from motherlode.games.kit.declarations import BY_SEAT, RELATIVE, Span
from motherlode.games.kit.plain import guess_open
from motherlode.games.kit.sight import observe_of, redact_of

# What a seat sees, as numbers. Seats are relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play", "seats"),
    Span("ending", 1, "0 after the rounds, 1 the last will be first", "ending"),
    Span("day", 1, "from 1", "day"),
    Span("days", 1, "games in a row", "days"),
    Span("round", 1, "from 1", "round"),
    Span("rounds", 1, "length of a day", "rounds"),
    Span("question", 1, "number of the open question", "question"),
    Span("asked", 1, "the seat asked, relative; -1 for nobody", "asked", RELATIVE),
    Span("turn", 1, "whose turn, relative", "turn", RELATIVE),
    Span("leader", 1, "who began the round, relative", "leader", RELATIVE),
    Span("target", 1, "the seat being stolen from, relative; -1 for none", "target", RELATIVE),
    Span("left", 1, "crystals still to return, to store, to give or to steal", "left"),
    Span("rolls left", 1, "free rerolls left", "rolls_left"),
    Span("pairs left", 1, "pairs of unstable crystals still to come", "pairs_left"),
    Span("limit", 1, "unstable crystals that eliminate, when the last will be first", "limit"),
    Span("dice", KINDS_OF_FACES, "how many dice show each face", "dice"),
    Span("used", KINDS_OF_FACES, "the number announced for each face used", "used"),
    Span("table", COLOURS, "crystals drawn by jackhammer", "table"),
    Span("bag", COLOURS, "crystals in the bag", "bag"),
    Span("sums", MOST_SEATS, "points of earlier days, by relative seat", "sums", BY_SEAT),
    Span("markers", MOST_SEATS, "reroll markers", "markers", BY_SEAT),
    Span("out", MOST_SEATS, "1 for eliminated", "out", BY_SEAT),
    Span("carts", MOST_SEATS * COLOURS, "crystals on the carts", "cart", BY_SEAT),
    Span("chests", MOST_SEATS * VALUABLES, "crystals in the chests", "chest", BY_SEAT),
)

redact = redact_of(FIELDS)
guess = guess_open
observe = observe_of(OBSERVATION, FIELDS)
