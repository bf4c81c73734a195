"""The wait before the first move: rules are compiled once after a change. Who waits longer than that is told."""

import sys
from collections.abc import Callable, Sequence
from threading import Timer
from typing import TypeVar

import numpy as np

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import from_bytes
from motherlode.words import Words

PATIENCE = 1.0  # seconds
Step = Callable[[], object]
Made = TypeVar("Made")


def prepare(words: Words, steps: Sequence[Callable[[], Made]]) -> list[Made]:
    """Take the steps; what each one made. From the second second on, standard error tells how far it is."""
    made: list[Made] = []
    begun, late = 0, False

    def tell() -> None:
        print(words.say("preparing", step=begun, steps=len(steps)), file=sys.stderr, flush=True)

    def impatient() -> None:
        nonlocal late
        late = True
        tell()

    timer = Timer(PATIENCE, impatient)
    timer.daemon = True
    timer.start()
    try:
        for step in steps:
            begun += 1
            if late:
                tell()
            made.append(step())
    finally:
        timer.cancel()
    return made


def rule_steps(game: Game) -> list[Step]:
    """Every rule that a match calls, called once with such arguments as a match gives it; none without a compiler."""
    if INTERPRETED:
        return []
    rules = game.rules
    states = game.blank(game.fewest)
    events, mask, numbers = game.event_buffer(), game.mask(), np.zeros(game.most, np.int64)
    views = from_bytes(game.state, states.tobytes())
    return [
        lambda: rules.new(states, 0, 0, events),
        lambda: rules.asked(states, 0),
        lambda: rules.legal(states, 0, 0, mask),
        lambda: rules.refusal(states, 0, 0, 0),
        lambda: rules.apply(states, 0, 0, 0, events),
        lambda: rules.scores(states, 0, numbers),
        lambda: rules.ranks(states, 0, numbers),
        lambda: rules.redact(states, 0, 0, views, 0),
        lambda: rules.guess(views, 0, 0, 0),
        lambda: rules.reseed(states, 0, 0),
    ]
