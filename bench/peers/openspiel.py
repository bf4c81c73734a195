"""OpenSpiel, in C++: the nearest of its games with four seats, from Python and in its own C++ loops.

| ours | nearest there | why |
|---|---|---|
| Quartz | pig, hearts | push your luck; cards in hidden hands |
| The Dice Game | yacht | five dice, up to three rolls |
| The Quarry | goofspiel | everybody bids in secret, at once |

The C++ loops do not count decisions, so theirs are games times the mean length of a random game.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import random, randrange
from time import perf_counter
from typing import Any

import pyspiel
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from bench.peers.measure import Measure, Play

SEATS = 4
GAMES = {
    "pig": "pig(players=4)",
    "hearts": "hearts",
    "yacht": "yacht(players=4)",
    "goofspiel": "goofspiel(players=4,imp_info=true,points_order=random)",
}
SECONDS = 0.5  # to find the mean length of a game

Look = Callable[[Any, int], None]


def measures(cores: int) -> Iterator[Measure]:
    for name, full_name in GAMES.items():
        game = pyspiel.load_game(full_name)
        decisions, chances = mean_length(game.new_initial_state())
        chance = f"{chances:.0f} moves of chance a game besides"
        rollouts = "C++ rollouts of its MCTS evaluator, from the first decision on"
        yield Measure(name, SEATS, False, rollouts, partial(rolled_out, game))
        bots = f"C++ evaluate_bots with its uniform random bots; {chance}"
        yield Measure(name, SEATS, False, bots, partial(among_bots, game, decisions))
        yield Measure(name, SEATS, False, f"Python loop; {chance}", partial(loop, game))
        yield Measure(name, SEATS, True, f"Python loop; {chance}", partial(loop_looking, game))


def mean_length(start: Any) -> tuple[float, float]:
    """Decisions and moves of chance in a random game from here on."""
    decisions = chances = games = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        played = one_game(start.clone())
        decisions += played[0]
        chances += played[1]
        games += 1
    return decisions / games, chances / games


def rolled_out(game: Any) -> Play:
    """One simulation of its tree search plays the given number of random games from where it stands."""
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(any_of(state.legal_actions()))
    length, _ = mean_length(state)
    games = max(1, int(20_000 / length))
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def play() -> tuple[int, int]:
        search.step(state)
        return round(games * length), games

    return play


def among_bots(game: Any, length: float) -> Play:
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    games = max(1, int(20_000 / length))

    def play() -> tuple[int, int]:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, randrange(1 << 30))
        return round(games * length), games

    return play


def loop(game: Any) -> Play:
    return lambda: (one_game(game.new_initial_state())[0], 1)


def loop_looking(game: Any) -> Play:
    """Observations go into one buffer, or, where a game has none of these, its information state does."""
    observation = make_observation(game) or make_observation(game, INFO_STATE_OBS_TYPE)
    return lambda: (one_game(game.new_initial_state(), observation.set_from)[0], 1)


def one_game(state: Any, look: Look | None = None) -> tuple[int, int]:
    """A random game from this state to the end, one call of Python a move: its decisions and its moves of chance.

    In all of these games every move of chance is as likely as the others, so it is chosen like any move.
    """
    decisions = chances = 0
    while not state.is_terminal():
        seat = state.current_player()
        if seat >= 0:
            if look:
                look(state, seat)
            state.apply_action(any_of(state.legal_actions()))
            decisions += 1
        elif seat == pyspiel.PlayerId.CHANCE:
            state.apply_action(any_of(state.legal_actions()))
            chances += 1
        else:
            if look:
                for each in range(SEATS):
                    look(state, each)
            state.apply_actions([any_of(state.legal_actions(each)) for each in range(SEATS)])
            decisions += SEATS
    return decisions, chances


def any_of(legal: list[int]) -> int:
    return legal[int(random() * len(legal))]
