"""Our games through other libraries; PettingZoo's own classic card games beside them, in the same run."""

import sys
from collections.abc import Callable, Iterator
from random import randrange
from time import perf_counter
from typing import Any

import numpy as np

from bench.peers import peer_rows
from bench.peers.row import POLICY, Row
from motherlode import __version__
from motherlode.adapters import gymnasium, openspiel, pettingzoo
from motherlode.games.catalog import GAMES

SEATS, MANY = 4, 1024
RUNS, SECONDS = 5, 0.6  # the best run stands; each lasts that long at least
AIM = 10.0  # times the fastest of PettingZoo's own classic games, in the same run

Play = Callable[[], int]  # plays for a while, returns how many decisions it was


def adapter_rows() -> Iterator[Row]:
    """Each game by each door."""
    for name in GAMES:
        yield measured(name, aec(name), 1, "PettingZoo env(): last and step")
        yield measured(name, parallel(name), 1, "PettingZoo parallel_env(): decisions of the seats that are asked")
        yield measured(name, against_bots(name), 1, "Gymnasium SeatEnv against greedy: its own decisions")
        yield measured(
            name, many(name), 0, f"Gymnasium SeatVectorEnv, {MANY:,} games against greedy: its own decisions"
        )
        yield measured(name, spiel(name), 1, "OpenSpiel, a loop in Python")


def pettingzoo_rows() -> list[Row]:
    """PettingZoo's own."""
    return peer_rows(["pettingzoo"])


def measured(name: str, play: Play, cores: int, note: str) -> Row:
    play()  # compilers, caches
    best = 0.0
    for _ in range(RUNS):
        decisions, began = 0, perf_counter()
        while perf_counter() - began < SECONDS:
            decisions += play()
        best = max(best, decisions / (perf_counter() - began))
    print(f"{name}: {best:,.0f} decisions/s, {note}", file=sys.stderr, flush=True)
    return Row("Motherlode", __version__, name, SEATS, POLICY, True, best, None, cores, note)


def one_of(mask: Any) -> int:
    """A random legal move, found as the peers find theirs."""
    legal = mask.nonzero()[0]
    return int(legal[randrange(len(legal))])


def aec(name: str) -> Play:
    """One agent after the other, as for PettingZoo's own games (bench/peers/pettingzoo.py)."""
    env = pettingzoo.env(name, SEATS)

    def play() -> int:
        env.reset()
        last, step, decisions = env.last, env.step, 0
        while True:
            seen, _, ended, broken_off, _ = last()
            if ended or broken_off:
                return decisions
            step(one_of(seen["action_mask"]))
            decisions += 1

    return play


def parallel(name: str) -> Play:
    """All agents at each step; those that are not asked are left out."""
    env = pettingzoo.parallel_env(name, SEATS)

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            asked = {agent: view for agent, view in seen.items() if not view["action_mask"][env.wait]}
            seen, *_ = env.step({agent: one_of(view["action_mask"]) for agent, view in asked.items()})
            decisions += len(asked)
        return decisions

    return play


def against_bots(name: str) -> Play:
    """One seat against greedy."""
    env = gymnasium.SeatEnv(name, SEATS)

    def play() -> int:
        seen, _ = env.reset()
        decisions, ended = 0, False
        while not ended:
            seen, _, ended, _, _ = env.step(one_of(seen["action_mask"]))
            decisions += 1
        return decisions

    return play


def many(name: str) -> Play:
    """Many games in one call; the moves are chosen by NumPy, all at once."""
    env = gymnasium.SeatVectorEnv(name, MANY, SEATS)
    chance = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    steps = 20

    def play() -> int:
        nonlocal seen
        for _ in range(steps):
            mask = seen["action_mask"]
            seen, *_ = env.step((chance.random(mask.shape, np.float32) * mask).argmax(axis=1))
        return steps * MANY

    return play


def spiel(name: str) -> Play:
    """OpenSpiel's states; moves of chance do not count."""
    game = openspiel.load(name, SEATS)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(randrange(openspiel.CHANCE))
                continue
            player = state.current_player()
            state.observation_tensor(player)
            legal = state.legal_actions(player)
            state.apply_action(legal[randrange(len(legal))])
            decisions += 1
        return decisions

    return play
