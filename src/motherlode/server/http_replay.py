"""Matches played again: from a file that somebody sends, or from a table here. Meant for a thread."""

from dataclasses import replace

from motherlode.games.catalog import GAMES
from motherlode.match import REFEREE, Log, Match, notation
from motherlode.match.fairness import verify
from motherlode.server.deciding import refusal_of
from motherlode.server.http_forms import Problem, Replay, Step, Steps, Verified
from motherlode.server.protocol import Refusal
from motherlode.server.showing import happened

MOST_MOVES = 20_000
LONGEST_HEADER = 64 * 1024  # bytes; reading YAML is slow


def read(text: str) -> Log:
    """The log in a file. Only the games of this house are looked for: elsewhere a name could be any module's."""
    if header_length(text) > LONGEST_HEADER:
        raise Refusal("too-long", most=LONGEST_HEADER, of="header")
    log = notation.read(text)
    if log.game not in GAMES:
        raise Refusal("mistake-game", game=log.game, known=", ".join(sorted(GAMES)))
    if len(log.entries) > MOST_MOVES:
        raise Refusal("too-long", most=MOST_MOVES, of="moves")
    return log


def header_length(text: str) -> int:
    """How long the header of a file is, before anybody has read it."""
    length = 0
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            length += len(line)
        elif length and not line.strip():
            break
    return length


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
        happened=happened(match.told(len(entries), REFEREE if whole else asked.seat)),
        view=match.position() if whole else match.view(asked.seat),
        asked=[question.seat for question in questions],
        question=questions[0].question if questions else "",
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
