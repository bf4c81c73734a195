"""The entry points of a game, made from its rules.

Rules are fragments over one record. What Python, bots and kernels call takes an array of states and an index instead:
far cheaper than passing a record. That step from array to record is the same for every game, so it is written here, as
templates; `entries_of` binds the game's own rules to them.
"""

from typing import Any

from motherlode.games.kit.chance import seed
from motherlode.games.kit.compile import bound, unbound
from motherlode.games.kit.game import Rules
from motherlode.games.kit.records import Records
from motherlode.games.kit.telling import hush, told

# The rules a game brings along. `s`, `view` and `events` are records; seat -1 is a spectator.
set_up: Any = unbound  # (s, value, events): deal from a seed
seats_asked: Any = unbound  # (s): the seats whose answer is awaited, as bits; 0 when the game is over
mark_legal: Any = unbound  # (s, seat, mask): mark the legal moves in an empty mask and count them
why_not: Any = unbound  # (s, seat, action): the reason for a refusal, 0 when the move is legal
answer: Any = unbound  # (s, seat, action, events): make a legal move
score: Any = unbound  # (s, seat)
beats: Any = unbound  # (s, one, other): whether one seat stands before the other
show: Any = unbound  # (s, seat, view): write what the seat may know into the view
imagine: Any = unbound  # (view, seat, value): fill the view with one possible world, from a seed
look: Any = unbound  # (s, seat, out): write what the seat sees as numbers


def new(states: Records, i: int, value: int, events: Any) -> int:
    """Deal a game from a seed, with the seats and numbers that stand in the record; the number of events told."""
    tale = events[0]
    hush(tale)
    set_up(states[i], value, tale)
    return told(tale)


def reseed(states: Records, i: int, value: int) -> None:
    """Give the game a new random stream."""
    seed(states[i].rng, value)


def asked(states: Records, i: int) -> int:
    """The seats that are asked, as bits; 0 when the game is over."""
    return seats_asked(states[i])


def legal(states: Records, i: int, seat: int, mask: Any) -> int:
    """Mark the moves the seat may make now; how many there are."""
    for action in range(mask.shape[0]):
        mask[action] = 0
    s = states[i]
    return mark_legal(s, seat, mask) if seats_asked(s) >> seat & 1 else 0


def mark(states: Records, i: int, seat: int, mask: Any) -> int:
    """The same for a seat that is asked, in a mask that is empty: for who plays a million games and keeps it so."""
    return mark_legal(states[i], seat, mask)


def refusal(states: Records, i: int, seat: int, action: int) -> int:
    """Why the seat may not make this move; 0 when it may."""
    return why_not(states[i], seat, action)


def apply(states: Records, i: int, seat: int, action: int, events: Any) -> int:
    """Make the move and tell what happened; the number of events, or minus the reason, and then nothing has changed."""
    tale = events[0]
    hush(tale)
    s = states[i]
    why = why_not(s, seat, action)
    if why != 0:
        return -why
    answer(s, seat, action, tale)
    return told(tale)


def scores(states: Records, i: int, out: Any) -> None:
    """The score of each seat so far."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = score(s, seat)


def ranks(states: Records, i: int, out: Any) -> None:
    """The place of each seat, 1 for a winner; equal seats share the better place."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if beats(s, other, seat):
                out[seat] += 1


def redact(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Write what the seat may know of a state into a view."""
    show(states[i], seat, views[j])


def guess(views: Records, j: int, seat: int, value: int) -> None:
    """Fill a view with one possible world, from a seed of the guesser's own."""
    imagine(views[j], seat, value)


def observe(states: Records, i: int, seat: int, out: Any) -> None:
    """Write what the seat sees as numbers."""
    look(states[i], seat, out)


TEMPLATES: tuple[Any, ...] = (new, reseed, asked, legal, mark, refusal, apply, scores, ranks, redact, guess, observe)


def entries_of(game: str, **rules: Any) -> Rules:
    """The entry points of a game that brings these rules along."""
    entries: dict[str, Any] = {template.__name__: bound(template, game, **rules) for template in TEMPLATES}
    return Rules(**entries)
