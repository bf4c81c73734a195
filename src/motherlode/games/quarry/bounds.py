"""What no game of The Quarry with the printed numbers exceeds, computed from the tables."""

from motherlode.games.kit.game import Bounds
from motherlode.games.quarry import pieces
from motherlode.games.quarry.setup import MOST_SHOWN
from motherlode.games.quarry.state import STATE

_stones = sum(pieces.CARDS.copies[: pieces.STONES])
_cheapest = min(len(paid_action.cost) for paid_action in pieces.PAID_ACTIONS)
_dearest = max(len(paid_action.cost) for paid_action in pieces.PAID_ACTIONS)

# One seat holds everything, and the piggy bank.
HIGHEST_SCORE = 2 * sum(card.copies * card.value for card in pieces.CARDS[: pieces.STONES])


def longest(seats: int) -> int:
    """Decisions in the longest game that a number of seats can play: 1185 with six.

    Play cannot go on for ever, because every round draws cards. Set-up leaves a pile of what was not dealt. There is
    one reshuffle; the card just drawn is not in it, and at the latest its last card is the gold. A round that does not
    end the game draws one card for each tunnel, so the number of rounds is limited. Cards come into hands by the deal,
    the first tunnels and the pile, and an action takes some out of a hand, so the number of actions is limited.
    """
    dealt = seats * (pieces.HAND + 1) + pieces.TUNNELS * pieces.TUNNEL
    reshuffled = _stones + pieces.CARDS[pieces.GOLD].copies - 1
    draws = _stones - dealt + reshuffled
    rounds = 1 + draws // pieces.TUNNELS
    actions = (seats * pieces.HAND + pieces.TUNNELS * pieces.TUNNEL + draws) // _cheapest
    a_round = seats + 1 + seats  # the votes, the pickaxe, and the passes that end the actions
    an_action = seats - 1 + 1 + _dearest  # passes before it, the choice itself, and what to pay with
    return rounds * a_round + actions * an_action


# The fullest step is set-up, if the badge is tied for long. Next comes the last vote: that it was cast, what all voted
# for, of each tunnel who collects it and every kind of card on it, a draw for every seat, a reshuffle, the gold, the
# end, the scores and the piggy bank.
_set_up = MOST_SHOWN + 1 + pieces.TUNNELS * pieces.STONES
_last_vote = (
    1 + pieces.MOST_SEATS + pieces.TUNNELS * (1 + pieces.STONES) + pieces.MOST_SEATS + 1 + 1 + 1 + pieces.MOST_SEATS + 1
)
_last_payment = 1 + pieces.MOST_COST + 1 + pieces.STONES

BOUNDS = Bounds(
    longest=max(longest(seats) for seats in range(pieces.FEWEST_SEATS, pieces.MOST_SEATS + 1)),
    lowest_score=0,
    highest_score=HIGHEST_SCORE,
    record_bytes=STATE.itemsize,
    events=max(_set_up, _last_vote, _last_payment),
)
