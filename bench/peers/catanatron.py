"""Catanatron, in Python: Catan with four random players."""

from collections.abc import Iterator
from random import random
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, Player, RandomPlayer
from catanatron_gym.features import create_sample_vector

from bench.peers.measure import Measure, Play

SEATS = tuple(Color)


def measures(cores: int) -> Iterator[Measure]:
    yield Measure("catan", len(SEATS), False, "Game.play with its RandomPlayer", blindly)
    yield Measure("catan", len(SEATS), True, "Game.play, and its feature vector before every choice", looking)


def blindly() -> Play:
    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in SEATS])
        game.play()
        return len(game.state.actions), 1

    return play


def looking() -> Play:
    def decide(player: Player, game: Game, actions: list[Any]) -> Any:
        create_sample_vector(game, player.color)
        return actions[int(random() * len(actions))]

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in SEATS])
        game.play(decide_fn=decide)
        return len(game.state.actions), 1

    return play
