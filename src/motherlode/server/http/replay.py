"""Matches played again: from a file that somebody sends, or from a table here. Meant for a thread."""

import re
from dataclasses import replace
from typing import Any

import yaml

from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import REFEREE, Log, Match, notation
from motherlode.match.fairness import verify
from motherlode.server.commands import refusal_of
from motherlode.server.http.forms import Problem, Replay, Step, Steps, Verified
from motherlode.server.projection import game_events
from motherlode.server.protocol import Refusal

MOST_MOVES = 20_000
MOST_LINES = 3 * MOST_MOVES  # with remarks, and a header
LONGEST_HEADER = 16 * 1024  # characters; reading YAML is slow
LONGEST_NUMBER = 128  # bits
DEEPEST = 32  # lists and tables inside each other; a position has five
DASHES = re.compile(r"(?:[-?:][ \t]+)+")  # each begins something inside the one before


def read(text: str) -> Log:
    """The log in a file that a stranger sent: whatever would be too much work is refused before it is done.

    Only the games of the catalog are looked for: elsewhere the name of a game could be that of any module.
    """
    if text.count("\n") > MOST_LINES:
        raise Refusal("too-long", most=MOST_LINES, of="lines")
    header = header_of(text)
    if len(header) > LONGEST_HEADER:
        raise Refusal("too-long", most=LONGEST_HEADER, of="header")
    if depth(header) > DEEPEST:
        raise Refusal("malformed", why=f"a header has at most {DEEPEST} things inside each other")
    if "*" in header and has_alias(header):
        raise Refusal("malformed", why="a header has no aliases")  # a short one can stand for a list without end
    try:
        log = notation.read(text)
    except Mistake:
        raise
    except ValueError:  # a number so long that Python does not even write it down
        raise Refusal("malformed", why="a number is too long") from None
    if log.game not in GAMES:
        raise Refusal("mistake-game", game=log.game, known=", ".join(sorted(GAMES)))
    if len(log.entries) > MOST_MOVES:
        raise Refusal("too-long", most=MOST_MOVES, of="moves")
    if log.start is not None and log.start.get("game") != log.game:
        raise Mistake("position-game")
    if not can_be_written([log.rules, log.seats, log.seed, log.names, log.options, log.start]):
        raise Refusal("malformed", why="a header holds words and numbers, none of them too long")
    return log


def header_of(text: str) -> str:
    """The header of a file, before anybody has read it."""
    lines: list[str] = []
    for line in text.lstrip("\ufeff").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            lines.append(line)
        elif lines and not line.strip():
            break
    return "\n".join(lines)


def depth(header: str) -> int:
    """How deep it is at most, before YAML is read, whose reader is slow with what is deep.

    >>> depth("a: [[1], {b: 2}]"), depth("- - - x"), depth("[" * 50)
    (2, 3, 50)
    """
    deepest = opened = 0
    for character in header:
        opened += (character in "[{") - (character in "]}")
        deepest = max(deepest, opened)
    return max(deepest, *(len(dashes.group().split()) for dashes in DASHES.finditer(header)), 0)


def has_alias(header: str) -> bool:
    """Whether something in it stands for something else in it."""
    try:
        return any(isinstance(token, yaml.AliasToken) for token in yaml.scan(header))
    except yaml.YAMLError:
        return False  # and it will not be read


def can_be_written(value: Any) -> bool:
    """Whether everything in it can be sent and written down again."""
    match value:
        case int():
            return value.bit_length() <= LONGEST_NUMBER
        case str():
            return value.encode(errors="replace").decode().splitlines() in ([value], [])
        case dict():
            return all(can_be_written(part) for pair in value.items() for part in pair)
        case list() | tuple():
            return all(can_be_written(part) for part in value)
    return value is None or isinstance(value, float)


def copied(log: Log) -> Log:
    """A log that no longer grows."""
    return replace(log, entries=list(log.entries))


def replayed(log: Log, asked: Steps) -> Replay:
    """Some steps of a match, for a viewer."""
    match = Match.replay(log)
    over = match.over
    return Replay(
        game=log.game,
        rules=log.rules,
        seats=match.seats,
        options=log.options,
        names=list(log.names),
        moves=len(log.entries),
        over=over,
        scores=list(match.scores.values()) if over else [],
        ranks=list(match.ranks.values()) if over else [],
        winners=match.winners,
        steps=steps(log, asked),
    )


def steps(log: Log, asked: Steps) -> list[Step]:
    """The game after each of some moves."""
    if asked.move > len(log.entries):
        raise Refusal("no-such-move", moves=len(log.entries))
    match = Match.replay(log, asked.move)
    if asked.seat > match.seats:
        raise Refusal("no-such-seat", seat=asked.seat, seats=match.seats)
    found = [step(match, asked)]
    for entry in log.entries[asked.move : asked.move + asked.count - 1]:
        match.play(entry.seat, entry.move, seed=entry.seed)
        found.append(step(match, asked))
    return found


def step(match: Match, asked: Steps) -> Step:
    """The game as it is now."""
    entries = match.log.entries
    whole = asked.view == "whole"
    questions = match.questions
    return Step(
        number=len(entries),
        seat=entries[-1].seat if entries else 0,
        move=entries[-1].move if entries else "",
        happened=game_events(match.events_of(len(entries), REFEREE if whole else asked.seat)),
        view=match.position() if whole else match.view(asked.seat),
        asked=[question.seat for question in questions],
        question=questions[0].question if questions else "",
        about=dict(questions[0].about) if questions else {},
    )


def verified(log: Log, commitment: str = "") -> Verified:
    """Whether chance was what it was committed to be."""
    verdict = verify(log, commitment)
    problem = refusal_of(verdict.problem) if verdict.problem else None
    return Verified(
        holds=problem is None,
        seeds=verdict.seeds,
        moves=verdict.moves,
        draws=verdict.draws,
        over=verdict.over,
        commitment=log.fairness.commitment if log.fairness else "",
        problem=Problem(problem.reason, problem.arguments) if problem else None,
    )
