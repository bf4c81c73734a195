"""The draw pile in play, the reset between votes, and the end of the game (R40–R43, R52)."""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.hands import take_card
from motherlode.games.kit.multisets import NOTHING, assign, pour, worth
from motherlode.games.kit.records import Record
from motherlode.games.quarry.events import (
    DOUBLED,
    DREW,
    DREW_GOLD,
    DREW_NOTHING,
    GAME_OVER,
    LAID,
    LAID_GOLD,
    RESHUFFLED,
    SCORED,
)
from motherlode.games.quarry.pieces import GOLD, STONES, TUNNELS
from motherlode.games.quarry.setup import close_questions, open_vote, take_top


@rule
def draw_card(s: Record, seat: int, events: Any) -> None:
    """R42: the top card into the hand, unless it is the gold; nothing from an empty pile (R52)."""
    card = take_top(s)
    if card == NOTHING:
        emit(events, DREW_NOTHING, seat, 0, 0)
    elif card == GOLD:
        emit(events, DREW_GOLD, seat, 0, 0)
        strike_gold(s, events)
    else:
        take_card(s, seat, card)
        emit(events, DREW, seat, card, 0)
        reshuffle_if_empty(s, events)


@inline
def lay_card(s: Record, tunnel: int, events: Any) -> None:
    """R42: the top card onto the tunnel, unless it is the gold; nothing from an empty pile (R52)."""
    card = take_top(s)
    if card == GOLD:
        emit(events, LAID_GOLD, tunnel, 0, 0)
        strike_gold(s, events)
    elif card != NOTHING:
        s.tunnel[tunnel, card] += 1
        emit(events, LAID, tunnel, card, 1)
        reshuffle_if_empty(s, events)


@inline
def reshuffle_if_empty(s: Record, events: Any) -> None:
    """R41: once in the game, when the last card has been taken, the discard with the gold becomes the draw pile."""
    if s.deck_size == 0 and not s.reshuffled:
        reshuffle(s, events)


@rule
def reshuffle(s: Record, events: Any) -> None:
    """R41: the whole discard, cards paid for the running action included, is shuffled into a new draw pile."""
    s.reshuffled = 1
    for card in range(s.discard.shape[0]):
        s.deck_size += s.discard[card]
    pour(s.discard, s.deck)
    emit(events, RESHUFFLED, s.deck_size, 0, 0)


@rule
def strike_gold(s: Record, events: Any) -> None:
    """R52: gold, once drawn, lies on the discard; R42: the game ends and nothing more is dealt."""
    s.discard[GOLD] += 1
    end_game(s, events)


@inline
def reset(s: Record, events: Any) -> None:
    """R40: one card face-up onto each tunnel, A, B, C; then the next vote."""
    for tunnel in range(TUNNELS):
        lay_card(s, tunnel, events)
        if s.over:
            return
    open_vote(s)


@rule
def end_game(s: Record, events: Any) -> None:
    """R43: hands are shown and counted."""
    close_questions(s)
    s.over = 1
    emit(events, GAME_OVER, 0, 0, 0)
    for seat in range(s.seats):
        assign(s.known[seat], s.hand[seat])
        emit(events, SCORED, seat, hand_value(s, seat), 0)
        if seat == s.piggy:
            emit(events, DOUBLED, seat, score(s, seat), 0)


@rule
def hand_value(s: Record, seat: int) -> int:
    """R43: the value of the cards in hand; what lies on tunnels counts for nobody."""
    return worth(s.hand[seat], s.values, STONES)


@rule
def score(s: Record, seat: int) -> int:
    """R43: the value of the hand, doubled by the piggy bank."""
    points = hand_value(s, seat)
    return points + points if seat == s.piggy else points


@inline
def beats(s: Record, one: int, other: int) -> bool:
    """R43: the highest wins; ties share."""
    return score(s, one) > score(s, other)
