"""A view that came as JSON shows the same as the record it was written from."""

import random

import pytest

from motherlode.games.catalog import GAMES, find
from motherlode.match import Match
from motherlode.sitting.remote_view import record_of
from motherlode.sitting.screens import screen_of
from motherlode.terminal.tui.boards import board_of
from motherlode.words import Words
from motherlode.words.narration import Narration
from tests.terminal.person import NAMES

MOVES = 120


@pytest.mark.parametrize("game", [*GAMES, "tests.toys.pig"])
def test_everything_a_screen_says_of_a_view_is_said_of_what_came_over_a_socket(game: str) -> None:
    seats = max(find(game).fewest, min(3, find(game).most))
    match, chance = Match.new(game, seats=seats, seed=5), random.Random(5)
    screen, board = screen_of(game), board_of(game)
    for _ in range(MOVES):
        if match.over:
            break
        asked = match.questions[0]
        for viewer in range(match.seats + 1):
            narration = Narration(Words("en"), match.game, NAMES[: match.seats], viewer)
            local, remote = match.redacted(viewer), record_of(match.game, match.view(viewer), asked.question)
            assert screen.everything(narration, local) == screen.everything(narration, remote)
            if screen.cards:
                assert screen.cards(narration, local) == screen.cards(narration, remote)
            assert str(board(narration, local, []).heading) == str(board(narration, remote, []).heading)
        narration, seat = Narration(Words("en"), match.game, NAMES[: match.seats], asked.seat), asked.seat
        local, remote = match.redacted(seat), record_of(match.game, match.view(seat), asked.question)
        assert screen.before_answer(narration, local, asked.question, seat - 1) == screen.before_answer(
            narration, remote, asked.question, seat - 1
        )
        for move in match.legal(seat):
            said = [screen.move(narration, view, move, asked.about) for view in (local, remote)]
            assert said[0] == said[1]
        match.play(seat, chance.choice(match.legal(seat)))
