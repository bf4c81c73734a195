"""The entry points of a game, made from its rules.

Rules are fragments over one record. What Python, bots and kernels call takes an array of states and an index instead,
which is far cheaper than passing a record. That step from array to record is the same for every game, so it is written
here once, as templates.

How to read a template: the names under "the rules of a game" stand for the functions that a game hands to `entries_of`
under the same names. `redact=sight.redact` in `games/quartz/__init__.py` means that `redact(...)` below calls
`games/quartz/sight.py`. Every `entry_X` here becomes `Game.rules.X`. Other templates (`games/kit/game_loop.py`,
`batch/kernels.py`, `bots/tree.py`, `bots/search.py`) are read in the same way: a name that is `unbound` is given by the
call of `bound` that makes the function.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from motherlode.games.kit.chance import seed_stream
from motherlode.games.kit.compile import bound, bound_rule, inline, unbound
from motherlode.games.kit.declarations import GAME_IS_OVER, LEGAL, NOT_ASKED, OTHER_QUESTION, Question, RefusalReason
from motherlode.games.kit.events import clear_events, event_count
from motherlode.games.kit.game import Rules
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Record, Records
from motherlode.games.kit.seats import is_seat_asked, seat_asked

# The rules of a game. `s`, `view` and `events` are records; seat -1 is a spectator.
set_up: Any = unbound  # (s, seed, events): deal
seats_asked: Any = unbound  # (s): the seats whose answer is awaited, as bits; 0 when the game is over
is_asked: Any = unbound  # (s, seat): whether this seat is one of them
mark_known: Any = unbound  # (s, seat, mask): mark and count the legal answers; NOTHING to have each of them tried
refusal: Any = unbound  # (s, seat, action): why an answer of a seat that is asked does not do; 0 when the move is legal
answer: Any = unbound  # (s, seat, action, events): make a legal move
score: Any = unbound  # (s, seat)
beats: Any = unbound  # (s, one, other): whether one seat stands before the other
redact: Any = unbound  # (s, seat, view): write what the seat may know into the view
guess: Any = unbound  # (view, seat, seed): fill the view with one possible world
observe: Any = unbound  # (s, seat, out): write what the seat sees as numbers

# What its tables say by question: the first and the last answer, and why a seat that is not asked may not answer.
first_answer: Any = None
last_answer: Any = None
why_not_asked: Any = None
why_other_question: Any = None  # why the answer to another question is refused
refused: Any = unbound  # (s, seat, action): `why_refused` of the game
mark_legal: Any = unbound  # (s, seat, mask): `mark_answers` of the game


def why_refused(s: Record, seat: int, action: int) -> int:
    """Why the seat may not make this move, or LEGAL: what is the same in every game, and then the game's own rule."""
    if seat < 0 or seat >= s.seats or not is_asked(s, seat):
        return why_not_asked[s.question] if seats_asked(s) else GAME_IS_OVER
    if action < first_answer[s.question] or action > last_answer[s.question]:
        return why_other_question
    return refusal(s, seat, action)


def mark_answers(s: Record, seat: int, mask: Any) -> int:
    """Mark every answer to the open question that is not refused, in an empty mask; how many there are."""
    count = mark_known(s, seat, mask)
    if count != NOTHING:
        return count
    count = 0
    for action in range(first_answer[s.question], last_answer[s.question] + 1):
        if refusal(s, seat, action) == LEGAL:
            mask[action] = 1
            count += 1
    return count


def is_among_asked(s: Record, seat: int) -> bool:
    """For a game that says only of all seats together which ones are asked."""
    return seats_asked(s) >> seat & 1 != 0


@inline
def none_known(s: Record, seat: int, mask: Any) -> int:
    """For a game in which every answer is tried."""
    return NOTHING


def entry_new(states: Records, i: int, seed: int, events: Any) -> int:
    """Deal a game, with the seats and numbers that stand in the record; the number of events."""
    emitted = events[0]
    clear_events(emitted)
    set_up(states[i], seed, emitted)
    return event_count(emitted)


def entry_reseed(states: Records, i: int, seed: int) -> None:
    """Give the game a new random stream."""
    seed_stream(states[i].rng, seed)


def entry_asked(states: Records, i: int) -> int:
    """The seats that are asked, as bits; 0 when the game is over."""
    return seats_asked(states[i])


def entry_legal(states: Records, i: int, seat: int, mask: Any) -> int:
    """Mark the moves the seat may make now; how many there are."""
    for action in range(mask.shape[0]):
        mask[action] = 0
    s = states[i]
    return mark_legal(s, seat, mask) if seats_asked(s) >> seat & 1 else 0


def entry_mark(states: Records, i: int, seat: int, mask: Any) -> int:
    """The same for a seat that is asked, with a mask that is empty: callers that play millions of games keep it so."""
    return mark_legal(states[i], seat, mask)


def entry_refusal(states: Records, i: int, seat: int, action: int) -> int:
    """Why the seat may not make this move; 0 when it may."""
    return refused(states[i], seat, action)


def entry_apply(states: Records, i: int, seat: int, action: int, events: Any) -> int:
    """Make the move and emit its events; their number, or minus the reason for a refusal, and nothing has changed."""
    emitted = events[0]
    clear_events(emitted)
    s = states[i]
    reason = refused(s, seat, action)
    if reason != LEGAL:
        return -reason
    answer(s, seat, action, emitted)
    return event_count(emitted)


def entry_scores(states: Records, i: int, out: Any) -> None:
    """The score of each seat so far."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = score(s, seat)


def entry_ranks(states: Records, i: int, out: Any) -> None:
    """The place of each seat, 1 for a winner; equal seats share the better place."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if beats(s, other, seat):
                out[seat] += 1


def entry_redact(states: Records, i: int, seat: int, views: Records, j: int) -> None:
    """Write what the seat may know of a state into a view."""
    redact(states[i], seat, views[j])


def entry_guess(views: Records, j: int, seat: int, seed: int) -> None:
    """Fill a view with one possible world, from a seed of the guesser's own."""
    guess(views[j], seat, seed)


def entry_observe(states: Records, i: int, seat: int, out: Any) -> None:
    """Write what the seat sees as numbers."""
    observe(states[i], seat, out)


TEMPLATES: tuple[Any, ...] = (
    entry_new,
    entry_reseed,
    entry_asked,
    entry_legal,
    entry_mark,
    entry_refusal,
    entry_apply,
    entry_scores,
    entry_ranks,
    entry_redact,
    entry_guess,
    entry_observe,
)


def entries_of(game: str, questions: Sequence[Question], reasons: Sequence[RefusalReason], **rules: Any) -> Rules:
    """The entry points of a game, made from its rules. Without rules of its own for it, one seat at a time is asked,
    and every answer is tried.
    """
    names = [reason.name for reason in reasons]
    tables = {
        "first_answer": np.array([question.first for question in questions]),
        "last_answer": np.array([question.last for question in questions]),
        "why_not_asked": np.array([names.index(q.answered) if q.answered else NOT_ASKED for q in questions]),
        "why_other_question": names.index(OTHER_QUESTION) if OTHER_QUESTION in names else NOT_ASKED,
    }
    if "seats_asked" not in rules:
        rules |= {"seats_asked": seat_asked, "is_asked": is_seat_asked}
    elif "is_asked" not in rules:
        rules["is_asked"] = bound_rule(is_among_asked, game, seats_asked=rules["seats_asked"])
    rules.setdefault("mark_known", none_known)
    rules["refused"] = bound_rule(why_refused, game, **tables, **rules)
    rules["mark_legal"] = bound_rule(mark_answers, game, **tables, **rules)
    entries: dict[str, Any] = {
        template.__name__.removeprefix("entry_"): bound(template, game, **rules) for template in TEMPLATES
    }
    return Rules(**entries)
