"""The vote (R10–R12, R50): sealed until all are in, then shown at once and settled, tunnel by tunnel."""

from typing import Any

from motherlode.games.kit.compile import inline, rule
from motherlode.games.kit.events import emit
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record
from motherlode.games.kit.seats import ask, clockwise
from motherlode.games.quarry.actions import collect, start_actions
from motherlode.games.quarry.end import draw_card
from motherlode.games.quarry.events import CONTESTED, FOUND_NOTHING, KEPT_PICKAXE, SHOWED_VOTE, SPENT_PICKAXE, VOTED
from motherlode.games.quarry.moves import ASK_PICKAXE
from motherlode.games.quarry.pieces import DRAW_BALLOT, TUNNELS


@inline
def cast(s: Record, seat: int, ballot: int, events: Any) -> None:
    """R10: a secret vote; nothing is drawn, and only that it was cast is reported, so the order leaves no trace."""
    s.vote[seat] = ballot
    s.voted[seat] = 1
    emit(events, VOTED, seat, 0, 0)
    if total(s.voted) == s.seats:
        for voter in range(s.seats):
            emit(events, SHOWED_VOTE, voter, s.vote[voter], 0)
        settle_from(s, 0, events)


@rule
def settle_from(s: Record, first: int, events: Any) -> None:
    """R12: the tunnels from this one on, in the order A, B, C; then the draws; then the actions."""
    for tunnel in range(first, TUNNELS):
        if waits_for_pickaxe(s, tunnel):
            s.disputed = tunnel
            ask(s, ASK_PICKAXE, s.pickaxe)
            return
        settle(s, tunnel, events)
    draw_for_votes(s, events)
    if not s.over:
        start_actions(s, events)


@inline
def voters(s: Record, tunnel: int) -> int:
    """How many voted for the tunnel."""
    count = 0
    for seat in range(s.seats):
        if s.vote[seat] == tunnel:
            count += 1
    return count


@inline
def waits_for_pickaxe(s: Record, tunnel: int) -> bool:
    """R11: several want the tunnel, one of them has the pickaxe, and there is something to win (R50)."""
    if s.pickaxe == NOTHING or s.vote[s.pickaxe] != tunnel:
        return False
    return voters(s, tunnel) > 1 and total(s.tunnel[tunnel]) > 0


@inline
def settle(s: Record, tunnel: int, events: Any) -> None:
    """R11: a tunnel goes to its only voter; with several, nobody gets it."""
    count = voters(s, tunnel)
    if count > 1:
        emit(events, CONTESTED, tunnel, count, 0)
    elif count == 1:
        seat = 0
        while s.vote[seat] != tunnel:
            seat += 1
        if total(s.tunnel[tunnel]) > 0:
            collect(s, seat, tunnel, events)
        else:
            emit(events, FOUND_NOTHING, seat, tunnel, 0)


@rule
def spend_pickaxe(s: Record, seat: int, events: Any) -> None:
    """R11: the disputed tunnel is won, and the token goes back to the middle."""
    tunnel = s.disputed
    s.disputed = NOTHING
    s.pickaxe = NOTHING
    emit(events, SPENT_PICKAXE, seat, tunnel, 0)
    collect(s, seat, tunnel, events)
    settle_from(s, tunnel + 1, events)


@rule
def keep_pickaxe(s: Record, seat: int, events: Any) -> None:
    """R11: nobody gets the disputed tunnel."""
    tunnel = s.disputed
    s.disputed = NOTHING
    emit(events, KEPT_PICKAXE, seat, tunnel, 0)
    settle(s, tunnel, events)
    settle_from(s, tunnel + 1, events)


@inline
def draw_for_votes(s: Record, events: Any) -> None:
    """R12: each seat that voted draw takes the top card, clockwise from the badge, until gold ends it all (R42)."""
    for step in range(s.seats):
        seat = clockwise(s, s.badge, step)
        if s.vote[seat] == DRAW_BALLOT:
            draw_card(s, seat, events)
            if s.over:
                return
