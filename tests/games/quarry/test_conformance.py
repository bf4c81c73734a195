"""The Quarry keeps the contract of a game."""

import pytest

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.game import Options
from motherlode.games.quarry import GAME
from motherlode.games.quarry.bounds import longest
from motherlode.match import Match
from motherlode.testing import check_game

GAMES = 5 if INTERPRETED else 30
MANY_QUESTIONS: Options = {  # cheap actions, rich hands, a dear end: many payments, raids and pickaxes, and a reshuffle
    "house": {
        "hand": 6,
        "costs": {"draw": ["circle", "square"], "pickaxe": ["diamond"], "raid": ["triangle"], "end": ["diamond"] * 5},
    }
}


@pytest.mark.parametrize(
    ("options", "games"),
    [({}, GAMES), pytest.param(MANY_QUESTIONS, GAMES // 3, marks=pytest.mark.thorough)],
    ids=["printed numbers", "house rules"],
)
def test_the_contract_is_kept(options: Options, games: int) -> None:
    report = check_game(GAME, games=games, seed=1, options=(options,))
    assert report.worlds > 0
    assert report.trades > 0


@pytest.mark.parametrize("seats", range(GAME.fewest, GAME.most + 1))
def test_even_seats_that_never_do_anything_come_to_an_end(seats: int) -> None:
    match = Match.new("quarry", seats=seats, seed=seats)
    while not match.over:
        for seat in range(1, seats + 1):
            match.play(seat, "vote A")
        for _ in range(seats):
            if not match.over:
                match.play(match.asked[0], "pass")
    assert len(match.log.entries) <= longest(seats) <= GAME.bounds.longest
