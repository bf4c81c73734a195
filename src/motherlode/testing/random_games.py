"""Whole random games. The moves are chosen from a stream of their own, so that choosing never touches the game's."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.chance import below, seed_stream
from motherlode.games.kit.compile import entry
from motherlode.games.kit.game import Game, Options
from motherlode.testing.moment import Moment

TASTES = 3  # a move is liked once, four or sixteen times as much as another


@entry
def start_stream(stream: Any, value: int) -> None:
    """Seed a stream of one's own."""
    seed_stream(stream, value)


@entry
def number_below(stream: Any, limit: int) -> int:
    """A number from 0 to limit − 1."""
    return below(stream, limit)


@entry
def acquire_taste(stream: Any, taste: Any) -> None:
    """How much each move of the table is liked in this game, so that some games are brave and others cautious."""
    for action in range(taste.shape[0]):
        taste[action] = 1 << 2 * below(stream, TASTES)


@entry
def choose(stream: Any, mask: Any, taste: Any) -> int:
    """One of the legal moves, each as likely as it is liked."""
    weight = 0
    for action in range(mask.shape[0]):
        if mask[action]:
            weight += taste[action]
    chosen = below(stream, weight)
    for action in range(mask.shape[0]):
        if mask[action]:
            chosen -= taste[action]
            if chosen < 0:
                return action
    return -1


class Policy:
    """Random choices with a taste, from a seed."""

    def __init__(self, game: Game, value: int) -> None:
        self.stream = np.zeros(1, np.uint64)
        self.taste = np.zeros(len(game.actions), np.int64)
        self.mask = game.mask()
        start_stream(self.stream, value)
        acquire_taste(self.stream, self.taste)

    def below(self, limit: int) -> int:
        """A number from 0 to limit − 1."""
        return int(number_below(self.stream, limit))

    def choose(self, at: Moment) -> tuple[int, int]:
        """Which seat of those asked answers, and what."""
        asked = at.asked
        seat = asked[self.below(len(asked))] if len(asked) > 1 else asked[0]
        if not at.game.rules.legal(at.states, 0, seat, self.mask):
            raise at.broken(f"seat {seat + 1} is asked and has no legal move")
        return seat, int(choose(self.stream, self.mask, self.taste))


class Step(NamedTuple):
    """The state a move led to, how many events it emitted, and the move; seat and action are -1 for the deal."""

    at: Moment
    emitted: int
    events: Any
    seat: int
    action: int


def random_game(game: Game, seats: int, options: Options, value: int) -> Iterator[Step]:
    """A game from the deal to the end; every step works on the same record."""
    policy = Policy(game, value)
    states = game.blank(seats, options)
    events = game.event_buffer()
    emitted = game.rules.new(states, 0, value, events)
    at = Moment(game, seats, options, value, 0, states)
    yield Step(at, emitted, events, -1, -1)
    while at.asked:
        seat, action = policy.choose(at)
        emitted = game.rules.apply(states, 0, seat, action, events)
        at = Moment(game, seats, options, value, at.move + 1, states)
        yield Step(at, emitted, events, seat, action)
