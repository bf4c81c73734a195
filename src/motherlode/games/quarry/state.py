"""The record of a game of The Quarry: everything on the table, the numbers it is played with, and the open question.

A field says who may know it: all (`open`), nobody (`hidden`), or its own seat (`own`). `sight.py` keeps to it.
A seat, tunnel or move that is not there is -1.
"""

from motherlode.games.kit.fields import Field, record_of
from motherlode.games.quarry import pieces

FIELDS = (
    Field("rng", "u8", (1,), "hidden", "the random stream of the game"),
    # the numbers this match is played with
    Field("values", "i2", (pieces.KINDS_OF_CARDS,), "open", "points for one card"),
    Field("cards", "i1", (pieces.KINDS_OF_CARDS,), "open", "cards in the box"),
    Field("cost_size", "i1", (pieces.KINDS_OF_PAID_ACTIONS,), "open", "cards each action costs"),
    Field(
        "cost",
        "i1",
        (pieces.KINDS_OF_PAID_ACTIONS, pieces.MOST_COST),
        "open",
        "their shapes in the order they are paid",
    ),
    Field("need", "i1", (pieces.KINDS_OF_PAID_ACTIONS, pieces.KINDS_OF_SHAPES), "open", "the same, counted by shape"),
    Field("asks_choices_only", "i1", (), "open", "rules 1: a card that leaves no choice is paid without asking"),
    Field("seats", "i1", (), "open", "how many play"),
    Field("deal", "i1", (), "open", "cards dealt to each seat"),
    Field("lay", "i1", (), "open", "cards laid on each tunnel at set-up"),
    # the table
    Field("over", "i1", (), "open", "the game is over"),
    Field("reshuffled", "i1", (), "open", "the discard has become the draw pile"),
    Field("badge", "i1", (), "open", "who has the Sheriff's Badge"),
    Field("pickaxe", "i1", (), "open", "who has the Rascal's Pickaxe; -1 in the middle"),
    Field("piggy", "i1", (), "open", "who has the Prospector's Piggy Bank; -1 in the middle"),
    Field("deck", "i1", (pieces.KINDS_OF_CARDS,), "hidden", "cards in the draw pile"),
    Field("deck_size", "i2", (), "open", "how many they are"),
    Field("discard", "i1", (pieces.KINDS_OF_CARDS,), "open", "cards on the discard pile"),
    Field("tunnel", "i1", (pieces.TUNNELS, pieces.STONES), "open", "cards on each tunnel"),
    Field("hand", "i1", (pieces.MOST_SEATS, pieces.STONES), "own", "cards in hand"),
    Field(
        "known", "i1", (pieces.MOST_SEATS, pieces.STONES), "open", "of these, cards that everybody knows to be there"
    ),
    Field("hand_size", "i2", (pieces.MOST_SEATS,), "open", "how many cards in hand"),
    Field(
        "unseen", "i1", (pieces.KINDS_OF_CARDS,), "own", "in a view: cards that may be anywhere the viewer cannot look"
    ),
    # the open question
    Field("question", "i1", (), "open", "what is asked"),
    Field("asked", "i1", (), "open", "whom; -1 for nobody, and for all who have not voted"),
    Field("voted", "i1", (pieces.MOST_SEATS,), "open", "has voted"),
    Field("vote", "i1", (pieces.MOST_SEATS,), "own", "for what; open to all once every vote is in"),
    Field("disputed", "i1", (), "open", "the tunnel that the pickaxe could win"),
    Field("turn", "i1", (), "open", "whose turn to act; -1 while voting"),
    Field("passes", "i1", (), "open", "how many have passed in a row"),
    Field("action", "i1", (), "open", "the move that is being paid for"),
    Field("step", "i1", (), "open", "how many of its cards have been paid"),
)

STATE = record_of(FIELDS)
