"""What an open question gives away: a seat that is paying can pay what it still owes (R21).

By the former rules it was asked only where it had a choice, and that was given away too (`shows_choice`).

A guessed hand must fit that, and every hand that does must be equally likely. Two ways to guess are tried in turn until
one of them succeeds; each by itself is exact, and where one seldom succeeds the other does.
"""

from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.multisets import draw
from motherlode.games.kit.records import Record
from motherlode.games.quarry.actions import has_choice, owed_shape, still_needed
from motherlode.games.quarry.moves import PAID_ACTION_OF_MOVE
from motherlode.games.quarry.pieces import KINDS_OF_SHAPES, STONES


@rule
def deal_payer(view: Record, seat: int) -> None:
    """Fill the hand of the seat that is paying: every hand that fits the question is equally likely."""
    while not (deal_at_random(view, seat) or deal_what_is_needed(view, seat)):
        pass


@rule
def deal_at_random(view: Record, seat: int) -> bool:
    """Deal any cards; keep them if they fit the question."""
    fill(view, seat)
    if fits(view, seat):
        return True
    put_back(view, seat)
    return False


@rule
def fits(view: Record, seat: int) -> bool:
    """R21: the hand can pay what is still owed; by the former rules it can also choose what to pay now."""
    paid_action = PAID_ACTION_OF_MOVE[view.action]
    for shape in range(KINDS_OF_SHAPES):
        if view.hand[seat, 2 * shape] + view.hand[seat, 2 * shape + 1] < still_needed(view, paid_action, shape):
            return False
    return not view.asks_choices_only or has_choice(view, seat)


@rule
def deal_what_is_needed(view: Record, seat: int) -> bool:
    """Deal first what the question calls for, then any cards.

    A hand comes out as often as there are ways to pick from it what was dealt first, so it is kept with a chance of one
    in that number of ways.
    """
    paid_action = PAID_ACTION_OF_MOVE[view.action]
    for shape in range(KINDS_OF_SHAPES):
        deal_of_shape(view, seat, shape, missing(view, seat, paid_action, shape), shows_choice(view, shape))
    fill(view, seat)
    for shape in range(KINDS_OF_SHAPES):
        if not one_of_the_ways(view, seat, shape, missing(view, seat, paid_action, shape), shows_choice(view, shape)):
            put_back(view, seat)
            return False
    return True


@inline
def shows_choice(view: Record, shape: int) -> bool:
    """Whether the question gives away that the hand has both grades of the shape, and one more than it owes."""
    return view.asks_choices_only and shape == owed_shape(view)


@inline
def missing(view: Record, seat: int, paid_action: int, shape: int) -> int:
    """Cards of the shape that the hand must have besides the known ones."""
    needed = still_needed(view, paid_action, shape) + shows_choice(view, shape)
    return max(needed - view.known[seat, 2 * shape] - view.known[seat, 2 * shape + 1], 0)


@rule
def deal_of_shape(view: Record, seat: int, shape: int, count: int, choice: bool) -> None:
    """`count` cards of the shape; where there is a choice, each grade that is not known to be there first."""
    if choice:
        for card in range(2 * shape, 2 * shape + 2):
            if view.known[seat, card] == 0:
                view.unseen[card] -= 1
                view.hand[seat, card] += 1
                count -= 1
    for _ in range(count):
        view.hand[seat, 2 * shape + draw(view.rng, view.unseen[2 * shape : 2 * shape + 2])] += 1


@rule
def one_of_the_ways(view: Record, seat: int, shape: int, count: int, choice: bool) -> bool:
    """True once in as many times as there are ways to pick what `deal_of_shape` deals from what the hand now hides."""
    hidden = 0
    for card in range(2 * shape, 2 * shape + 2):
        copies = view.hand[seat, card] - view.known[seat, card]
        if choice and view.known[seat, card] == 0:
            if below(view.rng, copies) > 0:
                return False
            copies -= 1
            count -= 1
        hidden += copies
    for picked in range(count):  # `count` of the hidden ones are picked at random: are they those dealt first?
        if below(view.rng, hidden - picked) >= count - picked:
            return False
    return True


@inline
def fill(view: Record, seat: int) -> None:
    """Unseen cards up to the size of the hand."""
    held = 0
    for card in range(STONES):
        held += view.hand[seat, card]
    for _ in range(view.hand_size[seat] - held):
        view.hand[seat, draw(view.rng, view.unseen)] += 1


@inline
def put_back(view: Record, seat: int) -> None:
    """All but the known cards are unseen again."""
    for card in range(STONES):
        view.unseen[card] += view.hand[seat, card] - view.known[seat, card]
        view.hand[seat, card] = view.known[seat, card]
