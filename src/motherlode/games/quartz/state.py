"""The record of a game of Quartz: all that is on the table, the numbers it is played with, and the open question.

A field says who may know it: all (`open`), nobody (`hidden`), or its own seat (`own`). `sight.py` keeps to it.
"""

from motherlode.games.kit.fields import Field, record_of
from motherlode.games.quartz.pieces import COLOURS, KINDS_OF_CARDS, LONGEST_ROW, MOST_SEATS, VALUABLES

FIELDS = (
    Field("rng", "u8", (1,), "hidden", "the random stream of the game"),
    # the numbers this match is played with
    Field("coins", "i4", (MOST_SEATS,), "open", "coins of each seat"),
    Field("card_coins", "i4", (MOST_SEATS,), "open", "coins from cards sold at the end, which break a tie"),
    Field("values", "i2", (VALUABLES,), "open", "coins for one crystal"),
    Field("prices", "i2", (KINDS_OF_CARDS,), "open", "coins for one card"),
    Field("spaces", "i2", (MOST_SEATS - 1,), "open", "coins on each bravery space"),
    Field("bonus", "i2", (4,), "open", "sets: colours doubled by three and four alike, coins for five and six colours"),
    Field("token_price", "i2", (), "open", "coins for an unused token"),
    Field("crystals", "i1", (COLOURS,), "open", "crystals in the box"),
    Field("cards", "i1", (KINDS_OF_CARDS,), "open", "cards in the box"),
    Field("seats", "i1", (), "open", "how many play"),
    Field("edition", "i1", (), "open", "whose rulebook"),
    Field("thrill", "i1", (), "open", "whether the last dwarf may dig on"),
    Field("own_turn_reactions", "i1", (), "open", "whether the seat whose turn it is can react (Q84)"),
    Field("chain", "i1", (), "open", "whether not-mine-either can be answered with its like (Q89)"),
    Field("must_take", "i1", (), "open", "whether thievery has to take something (Q89)"),
    Field("days", "i1", (), "open", "length of the game"),
    Field("deal", "i1", (), "open", "cards dealt to each seat"),
    Field("chest_room", "i1", (), "open", "crystals a chest takes"),
    Field("digs", "i1", (), "open", "crystals the last dwarf may draw"),
    # the table
    Field("day", "i1", (), "open", "from 1"),
    Field("first", "i1", (), "open", "first seat of the day"),
    Field("turn", "i1", (), "open", "whose turn it is"),
    Field("last", "i1", (), "open", "the last dwarf, once there is one; else -1"),
    Field("over", "i1", (), "open", "the game is over"),
    Field("bag", "i1", (COLOURS,), "open", "crystals in the mine"),
    Field("deck", "i1", (KINDS_OF_CARDS,), "hidden", "cards still to come"),
    Field("deck_size", "i2", (), "open", "how many they are"),
    Field("discard", "i1", (KINDS_OF_CARDS,), "open", "cards played"),
    Field("row_size", "i1", (), "open", "bravery bonuses left"),
    Field("row_card", "i1", (LONGEST_ROW,), "open", "their cards from the left, -1 for none"),
    Field("row_coins", "i2", (LONGEST_ROW,), "open", "their coins"),
    Field("cart", "i1", (MOST_SEATS, COLOURS), "open", "crystals at risk"),
    Field("chest", "i1", (MOST_SEATS, VALUABLES), "open", "crystals stored"),
    Field("hidden", "i1", (MOST_SEATS, VALUABLES), "open", "crystals under what-crystal cards, one on each"),
    Field("hand", "i1", (MOST_SEATS, KINDS_OF_CARDS), "own", "cards in hand"),
    Field("known", "i1", (MOST_SEATS, KINDS_OF_CARDS), "open", "of these, cards everybody saw being taken"),
    Field("hand_size", "i2", (MOST_SEATS,), "open", "how many cards in hand"),
    Field("unseen", "i1", (KINDS_OF_CARDS,), "own", "in a view: cards that may be anywhere the viewer cannot look"),
    Field("token", "i1", (MOST_SEATS,), "open", "has an experience token"),
    Field("inside", "i1", (MOST_SEATS,), "open", "is in the mine"),
    # the open question
    Field("question", "i1", (), "open", "what is asked"),
    Field("asked", "i1", (), "open", "whom; -1 for nobody"),
    Field("card", "i1", (), "open", "the card being resolved, -1 for none"),
    Field("target", "i1", (), "open", "the seat it is aimed at, or that holds the passed obsidian; -1 for none"),
    Field("giver", "i1", (), "open", "who passed the obsidian to the target; -1 for none"),
    Field("held", "i1", (MOST_SEATS,), "open", "who has held the passed obsidian"),
    Field("table", "i1", (COLOURS,), "open", "crystals on the table, in no bag and on no cart"),
    Field("picked", "i1", (), "open", "the crystal chosen from the table or given away, -1 for none"),
    Field("left", "i1", (), "open", "crystals still to take, to store or to dig"),
)

STATE = record_of(FIELDS)
