"""What a game promises about itself, held against games that are played: pieces, length, scores, events, chance."""

from typing import Any

import numpy as np

from motherlode.games.kit.events import event_rows
from motherlode.games.kit.game import Options
from motherlode.testing.moment import Moment
from motherlode.testing.random_games import Step

PATIENCE = 100  # a game with house rules may be that many times as long as declared, and must end all the same


def printed(options: Options) -> bool:
    """Whether the match is played with the printed numbers, for which bounds are declared."""
    return not options.get("house")


def pieces_are_conserved(at: Moment, pieces: tuple[int, ...]) -> None:
    """No move makes or loses a piece."""
    if at.game.conserved(at.states, 0) != pieces:
        raise at.broken(f"pieces are not conserved: {pieces} became {at.game.conserved(at.states, 0)}")


def game_is_not_too_long(at: Moment) -> None:
    """A game ends, and with the printed numbers within the moves it declares."""
    longest = at.game.bounds.longest if printed(at.options) else PATIENCE * at.game.bounds.longest
    if at.move > longest:
        raise at.broken(f"the game goes on; declared are {at.game.bounds.longest} moves at most")


def events_are_in_order(step: Step) -> None:
    """As many events as returned, no more than declared, each in the table, with arguments that exist."""
    at, count = step.at, int(step.events["count"][0])
    if step.emitted != count:
        raise at.broken(f"the step emits {count} events, but returns {step.emitted}")
    if count > at.game.bounds.events:
        raise at.broken(f"the step emits {count} events; declared are {at.game.bounds.events} at most")
    for row in event_rows(step.events):
        if not 0 <= row[0] < len(at.game.events):
            raise at.broken(f"the step emits an event that is not in the table: {row[0]}")
        kind = at.game.events[row[0]]
        if kind.chance and not at.game.chance:
            raise at.broken(f"'{kind.name}' is chance, and the game declares that there is none")
        for (name, stands_for), number in zip(kind.arguments, row[1:], strict=False):
            most = at.seats if stands_for == "seat" else len(at.game.pieces.get(stands_for, ()))
            if stands_for != "count" and number >= most:
                raise at.broken(f"'{kind.name}' names a {name} that does not exist: {number}")


def scores_are_in_range(at: Moment) -> tuple[int, int]:
    """At the end scores are between the bounds, and places are shared rightly; gives the lowest and highest score."""
    scores = _by_seat(at, at.game.rules.scores)
    ranks = _by_seat(at, at.game.rules.ranks)
    bounds = at.game.bounds
    if printed(at.options) and not bounds.lowest_score <= min(scores) <= max(scores) <= bounds.highest_score:
        raise at.broken(f"scores are {scores}; declared are {bounds.lowest_score} to {bounds.highest_score}")
    for seat, rank in enumerate(ranks):
        if rank != 1 + sum(other < rank for other in ranks):
            raise at.broken(f"seat {seat + 1} has place {rank} among {ranks}")
    return min(scores), max(scores)


def _by_seat(at: Moment, entry: Any) -> list[int]:
    out = np.zeros(at.game.most, np.int64)
    entry(at.states, 0, out)
    return [int(number) for number in out[: at.seats]]
