"""The record of a dice game: everything on the table, the numbers it is played with, and the question that is open.

A field says who may know it: all (`open`) or nobody (`hidden`). Only the luck to come is hidden (D5).
"""

from motherlode.games.dice.pieces import COLOURS, KINDS_OF_FACES, MOST_SEATS, VALUABLES
from motherlode.games.kit.fields import Field, record_of

FIELDS = (
    Field("rng", "u8", (1,), "hidden", "the random stream of the game"),
    Field("sums", "i4", (MOST_SEATS,), "open", "points of each seat from the days before this one"),
    # the numbers this match is played with
    Field("values", "i2", (VALUABLES,), "open", "points for one crystal"),
    Field("sets", "i2", (4,), "open", "points for three, four, five, six or more of a colour"),
    Field("unstable_cost", "i2", (), "open", "points lost for an unstable crystal"),
    Field("reckless_cost", "i2", (), "open", "points lost for the emptiest chest"),
    Field("crystals", "i1", (COLOURS,), "open", "crystals in the box"),
    Field("removed", "i1", (VALUABLES,), "open", "of these, crystals not played with"),
    Field("seats", "i1", (), "open", "how many play"),
    Field("ending", "i1", (), "open", "after the rounds, or the last will be first"),
    Field("days", "i1", (), "open", "games in a row whose points are added up"),
    Field("rounds", "i1", (), "open", "length of a day"),
    Field("rolls", "i1", (), "open", "free rolls in a turn, the first one included"),
    Field("limit", "i1", (), "open", "unstable crystals that eliminate"),
    # the table
    Field("day", "i1", (), "open", "from 1"),
    Field("round", "i2", (), "open", "from 1"),
    Field("leader", "i1", (), "open", "who began the round"),
    Field("turn", "i1", (), "open", "whose turn it is"),
    Field("over", "i1", (), "open", "the game is over"),
    Field("pairs_left", "i1", (), "open", "pairs of unstable crystals that wait for a round"),
    Field("bag", "i1", (COLOURS,), "open", "crystals in the mine"),
    Field("cart", "i1", (MOST_SEATS, COLOURS), "open", "crystals that can be stolen or passed on"),
    Field("chest", "i1", (MOST_SEATS, VALUABLES), "open", "crystals that are safe"),
    Field("markers", "i2", (MOST_SEATS,), "open", "reroll markers"),
    Field("out", "i1", (MOST_SEATS,), "open", "is eliminated"),
    Field("fell", "i1", (MOST_SEATS,), "open", "as which one it was eliminated: 1 is the first; 0 for nobody knows"),
    # the turn
    Field("dice", "i1", (KINDS_OF_FACES,), "open", "how many dice show each face"),
    Field("rolls_left", "i1", (), "open", "free rerolls left"),
    Field("used", "i1", (KINDS_OF_FACES,), "open", "the number announced for each face used, wild ones included"),
    # the open question
    Field("question", "i1", (), "open", "what is asked"),
    Field("asked", "i1", (), "open", "whom; -1 for nobody"),
    Field("target", "i1", (), "open", "the seat being stolen from; -1 for none"),
    Field("table", "i1", (COLOURS,), "open", "crystals drawn by jackhammer, in no bag and on no cart"),
    Field("left", "i1", (), "open", "crystals still to return, to store, to give or to steal"),
)

STATE = record_of(FIELDS)
