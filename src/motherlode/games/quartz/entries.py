"""What Python, bots and kernels call. Each takes an array of states and an index: far cheaper than passing a record."""

from typing import Any

from motherlode.games.kit.chance import seed
from motherlode.games.kit.compile import entry
from motherlode.games.kit.records import Records
from motherlode.games.kit.telling import hush, told
from motherlode.games.quartz import sight, turns
from motherlode.games.quartz.happenings import LEGAL
from motherlode.games.quartz.moves import ACTIONS, FIRST_ANSWER, LAST_ANSWER
from motherlode.games.quartz.night import beats
from motherlode.games.quartz.setup import set_up

MOVES = len(ACTIONS)


@entry
def new(states: Records, i: int, value: int, events: Any) -> int:
    """Deal a game from a seed, with the seats and numbers that stand in the record; the number of events told."""
    hush(events)
    set_up(states[i], value, events)
    return told(events)


@entry
def reseed(states: Records, i: int, value: int) -> None:
    """Give the game a new random stream."""
    seed(states[i].rng, value)


@entry
def asked(states: Records, i: int) -> int:
    """The seats that are asked, as bits; 0 when the game is over."""
    s = states[i]
    return 0 if s.over else 1 << s.asked


@entry
def legal(states: Records, i: int, seat: int, mask: Any) -> int:
    """Mark the moves the seat may make now; how many there are."""
    s = states[i]
    for action in range(MOVES):
        mask[action] = 0
    if s.over or seat != s.asked:
        return 0
    count = 0
    question = s.question
    for action in range(FIRST_ANSWER[question], LAST_ANSWER[question] + 1):
        if turns.refused_answer(s, question, seat, action) == LEGAL:
            mask[action] = 1
            count += 1
    return count


@entry
def refusal(states: Records, i: int, seat: int, action: int) -> int:
    """Why the seat may not make this move; 0 when it may."""
    return turns.refusal(states[i], seat, action)


@entry
def apply(states: Records, i: int, seat: int, action: int, events: Any) -> int:
    """Make the move and tell what happened; the number of events, or minus the reason, and then nothing has changed."""
    hush(events)
    s = states[i]
    why = turns.refusal(s, seat, action)
    if why != LEGAL:
        return -why
    turns.answer(s, seat, action, events)
    return told(events)


@entry
def scores(states: Records, i: int, out: Any) -> None:
    """Q70: the coins of each seat."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = s.coins[seat]


@entry
def ranks(states: Records, i: int, out: Any) -> None:
    """Q71: the place of each seat, 1 for a winner; equal seats share the better place."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if beats(s, other, seat):
                out[seat] += 1


@entry
def redact(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Write what the seat may know of a state into a view."""
    sight.redact(states[i], seat, views[j])


@entry
def guess(views: Records, j: int, seat: int, value: int) -> None:
    """Fill a view with one possible world, from a seed of the guesser's own."""
    sight.guess(views[j], seat, value)


@entry
def observe(states: Records, i: int, seat: int, out: Any) -> None:
    """Write what the seat sees as numbers."""
    sight.observe(states[i], seat, out)
