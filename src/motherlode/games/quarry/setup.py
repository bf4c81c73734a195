"""Set-up (R2–R4), hands and what is known of them (R5), and the opening of a vote."""

from typing import Any

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit, event_count
from motherlode.games.kit.hands import take_card
from motherlode.games.kit.multisets import NOTHING, assign, clear, draw_one_of, total
from motherlode.games.kit.records import Record
from motherlode.games.quarry.events import GOT_BADGE, LAID, SHOWED
from motherlode.games.quarry.moves import ASK_VOTE
from motherlode.games.quarry.pieces import GOLD, STONES, TUNNELS

MOST_SHOWN = 40  # cards for the badge that are shown one by one; of a tie that outlasts them only the result is


@rule
def set_up(s: Record, seed: int, events: Any) -> None:
    """R2: gold face-up on the discard, the others shuffled, a hand to each seat; then the badge and the tunnels."""
    seed_stream(s.rng, seed)
    clear_table(s)
    assign(s.deck, s.cards)
    s.discard[GOLD] = s.deck[GOLD]
    s.deck[GOLD] = 0
    s.deck_size = total(s.deck)
    for seat in range(s.seats):
        for _ in range(s.deal):
            take_card(s, seat, take_top(s))
    deal_badge(s, events)
    lay_tunnels(s, events)
    open_vote(s)


@rule
def clear_table(s: Record) -> None:
    """Nothing is anywhere; the numbers of the match stay."""
    s.over = 0
    s.reshuffled = 0
    s.badge = 0
    s.pickaxe = NOTHING
    s.piggy = NOTHING
    clear(s.deck)
    clear(s.discard)
    clear(s.unseen)
    clear(s.hand_size)
    for tunnel in range(TUNNELS):
        clear(s.tunnel[tunnel])
    for seat in range(s.hand.shape[0]):
        clear(s.hand[seat])
        clear(s.known[seat])


@rule
def deal_badge(s: Record, events: Any) -> None:
    """R3: one card face-up to each seat, to tied seats another; the highest takes the badge.

    Before a tie uses up the cards for the tunnels and the last of the pile, one of the tied seats is drawn at random.
    """
    tied, seats = (1 << s.seats) - 1, s.seats
    while seats > 1 and s.deck_size > seats + TUNNELS * s.lay:
        highest, leaders = -1, 0
        for seat in range(s.seats):
            if tied >> seat & 1:
                card = take_top(s)
                s.discard[card] += 1
                if event_count(events) < MOST_SHOWN:
                    emit(events, SHOWED, seat, card, 0)
                if s.values[card] > highest:
                    highest, leaders, seats = s.values[card], 0, 0
                if s.values[card] == highest:
                    leaders |= 1 << seat
                    seats += 1
        tied = leaders
    s.badge = nth_seat(tied, below(s.rng, seats) if seats > 1 else 0)
    emit(events, GOT_BADGE, s.badge, 0, 0)


@rule
def nth_seat(seats: int, number: int) -> int:
    """The seat of that number, from 0, among some seats written as bits."""
    seat = 0
    while number > 0 or not seats >> seat & 1:
        number -= seats >> seat & 1
        seat += 1
    return seat


@rule
def lay_tunnels(s: Record, events: Any) -> None:
    """R4: two cards face-up on each tunnel."""
    for tunnel in range(TUNNELS):
        for _ in range(s.lay):
            card = take_top(s)
            if card != NOTHING:
                s.tunnel[tunnel, card] += 1
        for card in range(STONES):
            if s.tunnel[tunnel, card] > 0:
                emit(events, LAID, tunnel, card, s.tunnel[tunnel, card])


@inline
def take_top(s: Record) -> int:
    """The top card of the draw pile; NOTHING from an empty one (R52)."""
    if s.deck_size == 0:
        return NOTHING
    card = draw_one_of(s.rng, s.deck, s.deck_size)
    s.deck_size -= 1
    return card


@inline
def lose_cards(s: Record, seat: int, card: int, count: int) -> None:
    """R5: `count` cards of a kind go from the hand to the discard; those known to be there may have been among them."""
    s.hand[seat, card] -= count
    s.hand_size[seat] -= count
    s.discard[card] += count
    s.known[seat, card] = max(s.known[seat, card] - count, 0)


@inline
def open_vote(s: Record) -> None:
    """R10: all seats are asked at once; nobody has voted yet."""
    close_questions(s)
    s.question = ASK_VOTE


@inline
def close_questions(s: Record) -> None:
    """Nothing is asked, nobody's turn, no vote remembered, no card owed."""
    s.question = 0
    s.asked = NOTHING
    s.turn = NOTHING
    s.passes = 0
    s.action = NOTHING
    s.step = 0
    forget_votes(s)


@inline
def forget_votes(s: Record) -> None:
    """The vote is settled."""
    s.disputed = NOTHING
    for seat in range(s.vote.shape[0]):
        s.vote[seat] = NOTHING
        s.voted[seat] = 0
