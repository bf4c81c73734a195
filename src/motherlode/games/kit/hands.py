"""Hidden hands: what a viewer knows of them, and what may be anywhere out of its sight.

For games whose record has `hand` and `known` (a row per seat), `deck` and `unseen`, all counts by kind of card, and
`hand_size`.
"""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING, assign, clear
from motherlode.games.kit.records import Record, Row


@inline
def take_card(s: Record, seat: int, card: int) -> None:
    """A card goes into the hand, if there is one."""
    if card != NOTHING:
        s.hand[seat, card] += 1
        s.hand_size[seat] += 1


@rule
def show_hands(s: Record, seat: int, view: Record) -> None:
    """The own hand, of other hands what everybody saw being taken, and the rest as one heap."""
    clear(view.deck)
    for other in range(s.hand.shape[0]):
        assign(view.hand[other], s.hand[other] if other == seat else s.known[other])
    count_unseen(s, seat, view.unseen)


@rule
def count_unseen(s: Record, seat: int, unseen: Any) -> None:
    """The cards in the deck and in other hands, except those known to be in a hand: nobody knows which is where."""
    for card in range(s.deck.shape[0]):
        unseen[card] = s.unseen[card] + s.deck[card]
    for other in range(s.seats):
        if other != seat:
            for card in range(s.hand.shape[1]):
                unseen[card] += s.hand[other, card] - s.known[other, card]


def count_hands(s: Row) -> None:
    """Write down the sizes of hands that were read; what is known to be in one must be there."""
    for seat in range(s.seats):
        s.hand_size[seat] = sum(s.hand[seat])
        if any(known > held for known, held in zip(s.known[seat], s.hand[seat], strict=True)):
            where = f"seats.{seat + 1}"
            raise Mistake("known", where=where)
