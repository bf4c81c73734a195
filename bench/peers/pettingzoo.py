"""PettingZoo's classic games, in Python: hold'em from RLCard and Hanabi from OpenSpiel, four seats each.

Its steps build observations whether one looks or not, so there is no way without.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import random
from typing import Any

from pettingzoo.classic import hanabi_v5, texas_holdem_v4

from bench.peers.measure import Measure, Play

SEATS = 4
GAMES = (  # module, options
    (texas_holdem_v4, {"num_players": SEATS}),
    (hanabi_v5, {"players": SEATS, "hand_size": 4}),
)
WAYS = (  # what makes the environment, note
    ("env", "env(): last and step, with the wrappers that check"),
    ("raw_env", "raw_env(): last and step, without the wrappers"),
)


def measures(cores: int) -> Iterator[Measure]:
    for module, options in GAMES:
        for maker, note in WAYS:
            prepare = partial(step_by_step, getattr(module, maker), options)
            yield Measure(module.__name__.rpartition(".")[2], SEATS, True, note, prepare)


def step_by_step(make: Callable[..., Any], options: dict[str, int]) -> Play:
    table = make(**options)

    def play() -> tuple[int, int]:
        table.reset()
        last, step = table.last, table.step
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = last()
            if terminated or truncated:  # in these games all end together
                return decisions, 1
            legal = observation["action_mask"].nonzero()[0]
            step(int(legal[int(random() * len(legal))]))
            decisions += 1

    return play
