"""What a seat may know: the view (`redact`), one world that fits it (`guess`), and the view as numbers (`observe`).

All three are built up from what is open, field by field; nothing is copied and then blanked. Seat -1 is a spectator.
"""

from typing import Any

from motherlode.games.kit.chance import seed
from motherlode.games.kit.compile import rule
from motherlode.games.kit.hands import count_unseen, show_hands
from motherlode.games.kit.multisets import assign, assign_rows, draw, pour, total
from motherlode.games.kit.observing import put
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import clockwise, relative
from motherlode.games.kit.tables import Span
from motherlode.games.quartz.pieces import COLOURS, KINDS_OF_CARDS, MOST_SEATS, VALUABLES


@rule
def redact(s: Record, seat: int, view: Record) -> None:
    """Q6: all that is open, the own hand, and of other hands what everybody saw being taken."""
    show_numbers(s, view)
    show_table(s, view)
    show_question(s, view)
    view.rng[0] = 0
    show_hands(s, seat, view)


@rule
def show_numbers(s: Record, view: Record) -> None:
    """The numbers this match is played with."""
    assign(view.values, s.values)
    assign(view.prices, s.prices)
    assign(view.spaces, s.spaces)
    assign(view.bonus, s.bonus)
    view.token_price = s.token_price
    assign(view.crystals, s.crystals)
    assign(view.cards, s.cards)
    view.seats = s.seats
    view.edition = s.edition
    view.thrill = s.thrill
    view.own_turn_reactions = s.own_turn_reactions
    view.chain = s.chain
    view.must_take = s.must_take
    view.days = s.days
    view.deal = s.deal
    view.chest_room = s.chest_room
    view.digs = s.digs


@rule
def show_table(s: Record, view: Record) -> None:
    """Everything that lies open."""
    assign(view.coins, s.coins)
    assign(view.card_coins, s.card_coins)
    view.day = s.day
    view.first = s.first
    view.turn = s.turn
    view.last = s.last
    view.over = s.over
    assign(view.bag, s.bag)
    view.deck_size = s.deck_size
    assign(view.discard, s.discard)
    view.row_size = s.row_size
    assign(view.row_card, s.row_card)
    assign(view.row_coins, s.row_coins)
    assign_rows(view.cart, s.cart)
    assign_rows(view.chest, s.chest)
    assign_rows(view.hidden, s.hidden)
    assign_rows(view.known, s.known)
    assign(view.hand_size, s.hand_size)
    assign(view.token, s.token)
    assign(view.inside, s.inside)


@rule
def show_question(s: Record, view: Record) -> None:
    """Who is asked what; Q46: being asked tells nobody anything."""
    view.question = s.question
    view.asked = s.asked
    view.card = s.card
    view.target = s.target
    view.giver = s.giver
    assign(view.held, s.held)
    assign(view.table, s.table)
    view.picked = s.picked
    view.left = s.left


@rule
def guess(view: Record, seat: int, value: int) -> None:
    """Deal the unseen cards to the other hands and the deck: every deal that fits the view is equally likely."""
    seed(view.rng, value)
    for other in range(view.seats):
        if other != seat:
            for _ in range(view.hand_size[other] - total(view.hand[other])):
                view.hand[other, draw(view.rng, view.unseen)] += 1
    pour(view.unseen, view.deck)


# What a seat sees, as numbers. Seats are told relative to the viewer: 0 is the viewer, 1 the next clockwise.
OBSERVATION = (
    Span("seats", 1, "how many play"),
    Span("edition", 1, "0 en, 1 pt, 2 ru"),
    Span("thrill", 1, "1 when the last dwarf may dig on"),
    Span("own-turn reactions", 1, "1 when the seat whose turn it is can react"),
    Span("chain", 1, "1 when not-mine-either can be answered with its like"),
    Span("must take", 1, "1 when thievery has to take something"),
    Span("day", 1, "from 1"),
    Span("days", 1, "length of the game"),
    Span("question", 1, "number of the open question"),
    Span("asked", 1, "the seat asked, relative; -1 for nobody"),
    Span("turn", 1, "whose turn, relative"),
    Span("card", 1, "card being resolved, -1 for none"),
    Span("target", 1, "its target, relative; -1 for none"),
    Span("giver", 1, "who passed the obsidian, relative; -1 for none"),
    Span("left", 1, "crystals still to take, to store or to dig"),
    Span("picked", 1, "crystal chosen, -1 for none"),
    Span("table", COLOURS, "crystals on the table"),
    Span("bag", COLOURS, "crystals in the bag"),
    Span("deck size", 1, "cards still to come"),
    Span("discard", KINDS_OF_CARDS, "cards played"),
    Span("unseen", KINDS_OF_CARDS, "cards in the deck or unknown in other hands"),
    Span("row size", 1, "bravery bonuses left"),
    Span("row cards", MOST_SEATS - 1, "their cards from the left, -1 for none"),
    Span("row coins", MOST_SEATS - 1, "their coins"),
    Span("hand", KINDS_OF_CARDS, "own cards"),
    Span("coins", MOST_SEATS, "coins by relative seat"),
    Span("tokens", MOST_SEATS, "experience tokens"),
    Span("inside", MOST_SEATS, "1 inside the mine"),
    Span("held", MOST_SEATS, "1 for who has held the passed obsidian"),
    Span("hand sizes", MOST_SEATS, "cards in hand"),
    Span("carts", MOST_SEATS * COLOURS, "crystals at risk"),
    Span("chests", MOST_SEATS * VALUABLES, "crystals stored"),
    Span("hidden", MOST_SEATS * VALUABLES, "crystals under what-crystal cards"),
    Span("known", MOST_SEATS * KINDS_OF_CARDS, "cards known to be in a hand"),
)


@rule
def observe(s: Record, seat: int, out: Any) -> None:
    """The table above, filled in for one seat (a spectator looks from seat 1, with an empty hand)."""
    chair = max(seat, 0)
    out[0] = s.seats
    out[1] = s.edition
    out[2] = s.thrill
    out[3] = s.own_turn_reactions
    out[4] = s.chain
    out[5] = s.must_take
    out[6] = s.day
    out[7] = s.days
    out[8] = s.question
    out[9] = relative(s, s.asked, chair)
    out[10] = relative(s, s.turn, chair)
    out[11] = s.card
    out[12] = relative(s, s.target, chair)
    out[13] = relative(s, s.giver, chair)
    out[14] = s.left
    out[15] = s.picked
    place = put(out, 16, s.table)
    place = put(out, place, s.bag)
    out[place] = s.deck_size
    place = put(out, place + 1, s.discard)
    count_unseen(s, seat, out[place : place + KINDS_OF_CARDS])
    place += KINDS_OF_CARDS
    out[place] = s.row_size
    place = put(out, place + 1, s.row_card[: MOST_SEATS - 1])
    place = put(out, place, s.row_coins[: MOST_SEATS - 1])
    for card in range(KINDS_OF_CARDS):
        out[place + card] = s.hand[chair, card] if seat >= 0 else 0
    place += KINDS_OF_CARDS
    carts = place + 5 * MOST_SEATS
    chests = carts + MOST_SEATS * COLOURS
    hidden = chests + MOST_SEATS * VALUABLES
    known = hidden + MOST_SEATS * VALUABLES
    for step in range(MOST_SEATS):
        other = clockwise(s, chair, step) if step < s.seats else step
        out[place + step] = s.coins[other]
        out[place + MOST_SEATS + step] = s.token[other]
        out[place + 2 * MOST_SEATS + step] = s.inside[other]
        out[place + 3 * MOST_SEATS + step] = s.held[other]
        out[place + 4 * MOST_SEATS + step] = s.hand_size[other]
        put(out, carts + step * COLOURS, s.cart[other])
        put(out, chests + step * VALUABLES, s.chest[other])
        put(out, hidden + step * VALUABLES, s.hidden[other])
        put(out, known + step * KINDS_OF_CARDS, s.known[other])
