"""What no game of Quartz with the printed numbers exceeds, computed from the tables."""

from motherlode.games.kit.game import Bounds
from motherlode.games.quartz import pieces
from motherlode.games.quartz.state import STATE

_crystals = sum(pieces.CRYSTALS.copies)
_cards = sum(pieces.CARDS.copies)
_worths = sorted((crystal.copies * crystal.value for crystal in pieces.CRYSTALS[: pieces.VALUABLES]), reverse=True)

# One seat sells every valuable of the box each day with the best bonus, takes the richest bravery space, and ends with
# every card and a token.
_best_sale = sum(_worths) + max(sum(_worths[: pieces.BONUS["four"]]), pieces.BONUS["six"])
HIGHEST_SCORE = (
    pieces.DAYS * (_best_sale + max(pieces.BRAVERY_COINS))
    + sum(card.copies * card.value for card in pieces.CARDS)
    + pieces.TOKEN
)

# A `mine` puts a crystal on a cart, and there are no more than all of them. What comes back to the bag to be mined
# again within the day: a cart for each accident (each seat has one at most), an obsidian for each token, and up to one
# crystal per other seat for each card. A card is played once a day at most and asks no more than six questions: the
# play, a target, a reaction, two crystals, a token.
_mines = _crystals + pieces.MOST_SEATS * _crystals + pieces.MOST_SEATS + (pieces.MOST_SEATS - 1) * _cards
_token_answers = 2 * pieces.MOST_SEATS
_day = _mines + _token_answers + 6 * _cards + pieces.MOST_SEATS + 1 + pieces.DIGS + 3 * pieces.MOST_SEATS
LONGEST = pieces.DAYS * _day

# The fullest step ends the game: an accident or a departure, the bonus, and for each seat a sale of crystals, of cards
# and of a token; a morning has fewer. Room is kept for the draws of a card before it.
MOST_EVENTS = 8 + 2 + 3 * pieces.MOST_SEATS + 2 + 7

BOUNDS = Bounds(
    longest=LONGEST, lowest_score=0, highest_score=HIGHEST_SCORE, record_bytes=STATE.itemsize, events=MOST_EVENTS
)
