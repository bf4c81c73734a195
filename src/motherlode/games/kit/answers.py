"""What each answer does, as a table: by question, the rule that plays each of its moves.

>>> def stop(s, seat, events): ...
>>> def take(s, seat, piece, events): ...
>>> print(answers_of({0: {0: stop}, 1: {0: stop, 5: take}}).__doc__)
def answer(s, seat, action, events):
    if s.question == 0:
        stop(s, seat, events)
    elif s.question == 1:
        if action < 5:
            stop(s, seat, events)
        else:
            take(s, seat, action - 5, events)
"""

from collections.abc import Mapping
from typing import Any

from motherlode.games.kit.compile import inline

WITH_CHOICE = 4  # arguments of a rule that also gets which of its moves was made, counted from the first of them


def answers_of(rules: Mapping[int, Mapping[int, Any]]) -> Any:
    """The rule `(s, seat, action, events)` that makes a legal move: the one that stands under its question and under
    the number of its row of moves, or the last one before it.
    """
    lines, branch = [], "if"
    for question, moves in rules.items():
        lines.append(f"{branch} s.question == {question}:")
        lines += [f"    {line}" for line in _branches(dict(sorted(moves.items())))]
        branch = "elif"
    source = "\n".join(["def answer(s, seat, action, events):", *(f"    {line}" for line in lines)])
    namespace = {played.__name__: played for moves in rules.values() for played in moves.values()}
    exec(compile(source, __file__, "exec"), namespace)
    made = namespace["answer"]
    made.__doc__ = source
    return inline(made)


def _branches(moves: Mapping[int, Any]) -> list[str]:
    """The moves that answer one question."""
    calls = []
    for first, played in moves.items():
        choice = "" if _arguments(played) < WITH_CHOICE else f"action - {first}, " if first else "action, "
        calls.append(f"{played.__name__}(s, seat, {choice}events)")
    *others, last = calls
    if not others:
        return [last]
    lines, branch = [], "if"
    for call, following in zip(others, list(moves)[1:], strict=True):
        lines += [f"{branch} action < {following}:", f"    {call}"]
        branch = "elif"
    return [*lines, "else:", f"    {last}"]


def _arguments(played: Any) -> int:
    """How many arguments a rule has, compiled or not."""
    return int(getattr(played, "py_func", played).__code__.co_argcount)
