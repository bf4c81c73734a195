"""RLCard, in Python with NumPy: Uno, and limit hold'em with four seats."""

from collections.abc import Iterator
from functools import partial
from random import random

import rlcard
from rlcard.agents import RandomAgent

from bench.peers.measure import Measure, Play

GAMES = {  # name: the seats it is made for; Uno has no others
    "uno": 2,
    "limit-holdem": 4,
}


def measures(cores: int) -> Iterator[Measure]:
    for game, seats in GAMES.items():
        for observations, note, way in WAYS:
            yield Measure(game, seats, observations, note, partial(way, game, seats))


def environment(game: str, seats: int) -> rlcard.envs.Env:
    return rlcard.make(game, config={"seed": 1, "game_num_players": seats})


def with_its_agents(game: str, seats: int) -> Play:
    table = environment(game, seats)
    table.set_agents([RandomAgent(table.num_actions) for _ in range(seats)])

    def play() -> tuple[int, int]:
        before = table.timestep
        table.run(is_training=True)  # the quicker way: without the probabilities of the moves
        return table.timestep - before, 1

    return play


def step_by_step(game: str, seats: int) -> Play:
    table = environment(game, seats)

    def play() -> tuple[int, int]:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


def rules_alone(game: str, seats: int) -> Play:
    rules = environment(game, seats).game

    def play() -> tuple[int, int]:
        rules.init_game()
        decisions = 0
        while not rules.is_over():
            legal = rules.get_legal_actions()
            rules.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions, 1

    return play


WAYS = (  # observations, note, how
    (True, "env.run with its RandomAgent", with_its_agents),
    (True, "env.reset and env.step, our own random choice", step_by_step),
    (False, "its game below the environment, our own random choice", rules_alone),
)
