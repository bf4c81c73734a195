"""The search bot: it finds what is plainly best, counts what it did, and repeats itself when it is asked to."""

import numpy as np
import pytest

from motherlode.bots import find, seat_view_of, stream_of
from motherlode.bots.grammar import Budget
from motherlode.bots.playouts import shares, style_of
from motherlode.bots.search import SearchBot, SearchResult
from motherlode.games.catalog import GAMES
from motherlode.match import Match


def in_the_middle(game: str, moves: int = 12, seats: int = 4) -> Match:
    """A game in which a seat has a choice."""
    match = Match.new(game, seats=seats, seed=11)
    greedy = find("greedy", match.game)
    for _ in range(moves):
        seat = match.asked[0]
        match.play(seat, match.game.actions[greedy.choose(seat_view_of(match, seat), stream_of(1, seat))])
    while len(match.legal(match.asked[0])) == 1:
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    return match


def thought(match: Match, playouts: int, threads: int = 1, nodes: int = 1 << 12) -> SearchResult:
    search = SearchBot(match.game, Budget(playouts=playouts), threads, nodes=nodes)
    try:
        seat = match.asked[0]
        return search.think(seat_view_of(match, seat), stream_of(3, seat))
    finally:
        search.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("threads", [1, 3])
def test_it_makes_exactly_the_playouts_it_is_given_and_weighs_every_move(game: str, threads: int) -> None:
    match = in_the_middle(game)
    considered = thought(match, 500, threads)
    assert considered.playouts == sum(move.visits for move in considered.moves) == 500
    assert {match.game.actions[move.action] for move in considered.moves} == set(match.legal(match.asked[0]))
    assert considered.best == considered.moves[0].action == max(considered.moves, key=lambda move: move.visits).action
    assert all(0 <= move.win <= 1 and move.error >= 0 for move in considered.moves)


@pytest.mark.parametrize("threads", [1, 3])
def test_the_same_question_and_stream_give_the_same_thought(threads: int) -> None:
    match = in_the_middle("quartz")
    assert thought(match, 400, threads).moves == thought(match, 400, threads).moves
    assert thought(match, 400, threads).moves != thought(match, 401, threads).moves


def test_a_table_that_is_full_is_no_reason_to_stop() -> None:
    assert thought(in_the_middle("dice"), 300, nodes=16).playouts == 300


def test_a_budget_in_time_is_spent() -> None:
    match = in_the_middle("quartz")
    search = SearchBot(match.game, Budget(seconds=0.05))
    seat_view, stream = seat_view_of(match, match.asked[0]), stream_of(3, 1)
    search.think(seat_view, stream)  # compiles
    considered = search.think(seat_view, stream)
    assert considered.seconds >= 0.05
    assert considered.playouts > 0


OBVIOUS = [
    # the last day: nothing to win by staying, everything to lose
    ({"day": 5, "bag": {"obsidian": 9}}, [{"cart": {"ruby": 3, "obsidian": 1}}, {}, {}], "leave"),
    # the last day, far behind: only a full cart can help
    ({"day": 5, "bag": {"amber": 2, "ruby": 4}}, [{"cart": {"quartz": 1}}, {"coins": 30}, {"coins": 2}], "mine"),
]


@pytest.mark.parametrize(("table", "seats", "move"), OBVIOUS)
def test_it_sees_what_anybody_would_see(table: dict[str, object], seats: list[dict[str, object]], move: str) -> None:
    match = Match.from_position({"game": "quartz", **table, "seats": seats})
    considered = thought(match, 1000)
    assert match.game.actions[considered.best] == move


def test_it_uses_the_token_that_saves_its_cart() -> None:
    seats = [{"cart": {"amber": 2, "ruby": 3, "obsidian": 1}, "token": True}, {}, {}]
    match = Match.from_position({"game": "quartz", "bag": {"obsidian": 1}, "seats": seats})
    match.play(1, "mine")
    assert match.game.actions[thought(match, 500).best] == "use token"


def test_a_game_without_a_rule_of_thumb_is_searched_all_the_same() -> None:
    match = Match.new("tests.toys.pig", seats=2, seed=1)
    while not {"roll", "bank"} <= set(match.legal(match.asked[0])):
        match.play(match.asked[0], match.legal(match.asked[0])[0])
    considered = thought(match, 2000)
    assert considered.playouts == 2000
    assert {match.game.actions[move.action] for move in considered.moves} == {"roll", "bank"}


# --- playouts


@pytest.mark.parametrize("game", GAMES)
def test_the_shares_of_all_seats_make_one_victory(game: str) -> None:
    match = in_the_middle(game)
    found = shares(match.game, match.states, 400)
    assert sum(found.mean) == pytest.approx(1)
    assert len(found.mean) == len(found.error) == match.seats
    assert found == shares(match.game, match.states, 400)
    assert found != shares(match.game, match.states, 400, seed=10**6)


def test_the_error_is_what_repeating_shows() -> None:
    match = in_the_middle("quartz")
    repeated = np.array([shares(match.game, match.states, 100, seed=1000 * n) for n in range(60)])
    assert repeated[:, 0, :].std(axis=0) == pytest.approx(repeated[:, 1, :].mean(axis=0), rel=0.35)


def test_a_judged_playout_agrees_with_whole_ones() -> None:
    match = Match.from_position(
        {"game": "quartz", "day": 4, "seats": [{"coins": 40}, {"coins": 30}, {"coins": 20}, {"coins": 10}]}
    )
    whole = shares(match.game, match.states, 4000, style=style_of(match.game, judged=False))
    judged = shares(match.game, match.states, 4000, style=style_of(match.game, judged=True))
    assert judged.mean == pytest.approx(whole.mean, abs=0.06)
    assert sum(judged.error) < sum(whole.error), "that is what judging is for"
