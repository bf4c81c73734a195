"""Interpreted and compiled rules in one process: a match may change from the ones to the others at any move."""

from random import Random

import numpy as np
import pytest

from motherlode.bots import find, find_interpreted, seat_view_of
from motherlode.bots.levels import levels_of
from motherlode.bots.stream import start
from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.game import play_interpreted
from motherlode.match import Match


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest):
    yield request.param
    play_interpreted(request.param, False)


def played(name: str, seed: int, interpreted) -> list[object]:
    """Everything that can be seen of a match; `interpreted(number)` says which rules make a move."""
    play_interpreted(name, interpreted(0))
    match, chance, seen = Match.new(name, seats=find_game(name).most, seed=seed), Random(seed), []
    while not match.over:
        number = len(match.log.entries) + 1
        play_interpreted(name, interpreted(number))
        seat = chance.choice(match.asked)
        seen += [match.questions, match.legal(seat), match.view(seat), match.view()]
        seen.append(match.play(seat, chance.choice(match.legal(seat)), seed=seed + number))
    return [*seen, match.log.entries, match.scores, match.ranks, match.position()]


def test_a_match_is_the_same_whichever_rules_make_its_moves(game):
    for seed in range(3):
        compiled = played(game, seed, lambda number: False)
        assert played(game, seed, lambda number: True) == compiled
        assert played(game, seed, lambda number: number % 3 == 1) == compiled


def test_a_bot_that_does_not_wait_for_the_compiler_makes_the_same_moves(game):
    for level in levels_of(find_game(game)):
        if level.bot.startswith("search"):
            continue
        hurried, usual = find_interpreted(level.bot, find_game(game)), find(level.bot, find_game(game))
        match, streams = Match.new(game, seats=find_game(game).fewest, seed=5), np.zeros((2, 1), np.uint64)
        for stream in streams:
            start(stream, 9)
        while not match.over and len(match.log.entries) < 40:
            look = seat_view_of(match, match.asked[0])
            move = hurried.choose(look, streams[0])
            assert move == usual.choose(look, streams[1])
            match.play(match.asked[0], match.game.actions[move])


def test_a_bot_that_thinks_plays_by_its_rule_of_thumb_meanwhile(game):
    match, stream = Match.new(game, seats=find_game(game).fewest, seed=5), np.zeros(1, np.uint64)
    look = seat_view_of(match, match.asked[0])
    start(stream, 9)
    thumb = find_interpreted("greedy", match.game).choose(look, stream)
    start(stream, 9)
    assert find_interpreted("master", match.game).choose(look, stream) == thumb
