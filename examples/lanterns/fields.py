"""What there is, and who may know it."""

from motherlode.games.kit.fields import Field, record_of

FEWEST_SEATS, MOST_SEATS, HAND = 2, 5, 3  # seats, and lanterns in a hand
LANTERNS = ("ember", "candle", "lamp", "torch", "beacon", "star")  # from the dimmest to the brightest
KINDS, COPIES = len(LANTERNS), 5
PIECES = {"lantern": LANTERNS}

FIELDS = (
    Field("rng", "u8", (1,), "hidden", "the stream of chance"),
    Field("deck", "i1", (KINDS,), "hidden", "lanterns still to be drawn"),
    Field("left", "i1", (), "open", "how many they are"),
    Field("river", "i1", (KINDS,), "open", "lanterns afloat"),
    Field("hand", "i1", (MOST_SEATS, KINDS), "own", "lanterns in the hands"),
    Field("held", "i1", (MOST_SEATS,), "open", "how many each hand holds"),
    Field("wet", "i1", (MOST_SEATS, KINDS), "open", "lanterns fished out"),
    Field("seats", "i1", (), "open", "how many play"),
    Field("question", "i1", (), "open", "always 0: there is only one"),
    Field("turn", "i1", (), "open", "the seat that is asked"),
    Field("over", "i1", (), "open", "1 when the game is over"),
)
STATE = record_of(FIELDS)
