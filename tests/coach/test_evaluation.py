"""Every move is evaluated from what the seat may know, and comes out as good as it is."""

import json
from fractions import Fraction

import pytest

from motherlode.bots import seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.coach.advice import Advice, advice
from motherlode.coach.evaluation import Evaluator, error_of
from motherlode.coach.json_data import as_json_data
from motherlode.coach.reasons import clear
from motherlode.games.catalog import GAMES
from motherlode.games.kit.compile import INTERPRETED
from motherlode.match import Match
from tests.bots.worlds import other_world
from tests.coach.positions import LAST_CHANCE

PLAYOUTS = 400 if not INTERPRETED else 40


def evaluator(match: Match, playouts: int = PLAYOUTS, threads: int = 1) -> Evaluator:
    return Evaluator(match.game, Budget(playouts=playouts), threads)


def advised(match: Match, seat: int = 1, playouts: int = PLAYOUTS) -> Advice:
    return advice(seat_view_of(match, seat), evaluator(match, playouts), stream_of(1, seat))


def test_a_move_wins_as_often_as_can_be_counted_by_hand() -> None:
    """Out is lost for certain; a draw is a ruby, which wins, or the second obsidian, which does not."""
    found = advised(Match.from_position(LAST_CHANCE))
    mine, leave = found.moves
    assert (mine.move, leave.move) == ("mine", "leave")
    assert abs(mine.win - 0.5) < 4 * mine.error
    assert mine.error == pytest.approx(0.5 / mine.playouts**0.5, rel=0.1)
    assert leave.win == 0
    assert leave.error > 0, "what was never seen to win may still win"
    assert found.reason.key == "quartz-behind"
    assert found.reason.arguments == {"chance": Fraction(1, 2), "loss": 4}


def test_every_legal_move_has_its_share_and_what_is_kept_has_most() -> None:
    match = Match.new("dice", seats=3, seed=3)
    seat_view = seat_view_of(match, match.asked[0])
    assert len(seat_view.legal) > 8
    stand = match.game.action("stand")
    moves = evaluator(match).evaluate(seat_view, stream_of(1, 1), keep=[stand])
    assert sorted(evaluated.move for evaluated in moves) == sorted(match.legal(match.asked[0]))
    assert min(evaluated.playouts for evaluated in moves) > 0
    by_move = {evaluated.move: evaluated for evaluated in moves}
    assert by_move["stand"].playouts == moves[0].playouts == moves[1].playouts >= PLAYOUTS // 6, "three in the final"
    assert sum(evaluated.playouts for evaluated in moves) <= PLAYOUTS + len(moves)


def test_of_moves_that_are_alike_none_is_clearly_better() -> None:
    """By a house rule ruby and amber are worth the same, so it is the same which of them is hidden."""
    own = {"hand": ["what-crystal"], "cart": {"ruby": 1, "amber": 1, "obsidian": 1}}
    position = {
        "game": "quartz",
        "day": 5,
        "options": {"edition": "pt", "house": {"values": {"ruby": 6, "amber": 6}}},
        "bag": {"quartz": 4, "emerald": 3, "obsidian": 3},
        "seats": [own, {"coins": 7}, {"coins": 9}],
    }
    match = Match.from_position(position)
    match.play(1, "play what-crystal")
    assert match.legal(1) == ["hide ruby", "hide amber"]
    times = 40 if not INTERPRETED else 4
    pairs = [evaluator(match).evaluate(seat_view_of(match, 1), stream_of(seed, 1)) for seed in range(times)]
    assert all(0.1 < first.win < 0.9 for first, _ in pairs), "chance decides"
    assert sum(clear(first, second) for first, second in pairs) <= times // 20


def test_the_same_question_has_the_same_answer() -> None:
    match = Match.new("quartz", seats=3, seed=3)
    seat_view = seat_view_of(match, match.asked[0])
    one = evaluator(match)
    first = one.evaluate(seat_view, stream_of(1, 1))
    assert one.evaluate(seat_view, stream_of(1, 1)) == first, "what was thought before does not matter"
    assert evaluator(match).evaluate(seat_view, stream_of(2, 1)) != first
    two = evaluator(match, threads=2)
    assert two.evaluate(seat_view, stream_of(1, 1)) == two.evaluate(seat_view, stream_of(1, 1))
    two.close()


def test_a_time_is_kept() -> None:
    match = Match.from_position(LAST_CHANCE)
    found = Evaluator(match.game, Budget(seconds=0.2)).evaluate(seat_view_of(match, 1), stream_of(1, 1))
    assert found[0].move == "mine"
    assert found[0].playouts >= 4


def test_a_single_move_is_evaluated_too() -> None:
    position = {**LAST_CHANCE, "bag": {}}
    [leave] = advised(Match.from_position(position)).moves
    assert leave.move == "leave"
    assert advised(Match.from_position(position)).reason.key == "only"


def test_errors_shrink_with_the_root_of_the_playouts() -> None:
    assert error_of(0.5, 400) == pytest.approx(0.025, rel=0.02)
    assert error_of(0.25, 10_000) == pytest.approx(0.00433, rel=0.02)
    assert error_of(1.0, 50) > 0.01


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_only_in_secrets_get_the_same_advice(name: str) -> None:
    match = Match.new(name, seats=3, seed=6)
    thinking = evaluator(match, 30 if not INTERPRETED else 4)
    stream = stream_of(4, 1)
    differed = asked = 0
    while not match.over and asked < (40 if not INTERPRETED else 6):
        seat = match.asked[0]
        advised_here = json.dumps(as_json_data(advice(seat_view_of(match, seat), thinking, stream_of(1, seat))))
        for world in range(2):
            seat_view, differs = other_world(match, seat, world)
            differed += differs
            assert json.dumps(as_json_data(advice(seat_view, thinking, stream_of(1, seat)))) == advised_here
        asked += 1
        legal = match.legal(seat)
        stream[0] += 1
        match.play(seat, legal[int(stream[0]) % len(legal)])
    assert differed > asked or not match.game.hidden, "most worlds are other worlds"
