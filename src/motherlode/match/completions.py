"""Completing a move: the further questions that a seat answers before its move is done, such as what it pays with.

A game marks such questions (`Question.completes`), and a seat may answer them together with the move, all or none.
What there is to answer is found out by trying the moves in a world guessed from what the seat may know. So it cannot
depend on anything else, and no draw of the match can be learnt from it. After a draw nothing more can be tried.
"""

from typing import Self

import numpy as np

from motherlode.games.kit.events import event_rows
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records, records


class Outlook:
    """A world in which the moves of a seat can be tried. Seats and moves are numbers."""

    def __init__(self, game: Game, world: Records, seat: int) -> None:
        self.game, self.world, self.seat = game, world, seat
        self._mask = game.mask()
        self._events = game.event_buffer()

    @classmethod
    def guessed(cls, game: Game, view: Records, seat: int) -> Self:
        """One that fits what the seat may know."""
        world = copy_of(game, view)
        game.ready_rules.guess(world, 0, seat, 0)
        return cls(game, world, seat)

    def after(self, world: Records, action: int) -> tuple[Records, bool]:
        """The world after a legal move, and whether the seat is then asked to complete it."""
        game = self.game
        world = copy_of(game, world)
        game.ready_rules.apply(world, 0, self.seat, action, self._events)
        drawn = any(game.events[kind].chance for kind, *_ in event_rows(self._events))
        asked = game.ready_rules.asked(world, 0) == 1 << self.seat
        return world, asked and not drawn and game.questions[int(world["question"][0])].completes

    def legal(self, world: Records) -> list[int]:
        """The moves that the seat may make."""
        self.game.ready_rules.legal(world, 0, self.seat, self._mask)
        moves: list[int] = self._mask.nonzero()[0].tolist()
        return moves

    def completions(self, action: int) -> list[tuple[int, ...]]:
        """Every way to complete a legal move: the answers in order. Of ways that lead to the same there is one."""
        ways: list[tuple[tuple[int, ...], Records, bool]] = [((), *self.after(self.world, action))]
        complete: list[tuple[int, ...]] = []
        met = set()
        for answers, world, more in ways:  # which grows while it is walked
            if not more:
                complete.append(answers)
                continue
            for answer in self.legal(world):
                following, asked = self.after(world, answer)
                if following.tobytes() not in met:
                    met.add(following.tobytes())
                    ways.append(((*answers, answer), following, asked))
        return complete


def copy_of(game: Game, states: Records) -> Records:
    """The first of some states, by itself."""
    copied = records(game.state, 1)
    copied.view(np.ndarray)[0] = states.view(np.ndarray)[0]
    return copied
