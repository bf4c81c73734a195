"""Games that are stepped are the games of `batch.run`, and share their memory with other libraries."""

from dataclasses import replace

import numpy as np
import pytest

from motherlode import batch
from motherlode.batch.vector import VectorGames
from motherlode.bots import greedy
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake

GREEDY = greedy.player_of(find("quarry"))


@pytest.mark.parametrize(("name", "player"), [*((name, RANDOM) for name in GAMES), ("quarry", GREEDY)])
def test_the_steps_of_an_adviser_are_its_games_of_a_run(name: str, player: Player) -> None:
    game, count = find(name), 12
    tables = VectorGames(game, count, game.fewest, seed=100, adviser=replace(player, needs_view=False))
    scores = np.zeros((2 * count, game.fewest), np.int64)  # of the first two games of each table
    played = np.zeros(count, int)
    while (played < 2).any():
        tables.choose()
        tables.step()
        assert not tables.refused.any()
        for table in np.flatnonzero(tables.ended):
            if played[table] < 2:
                scores[table + count * played[table]] = tables.scores[table]
                assert min(tables.places[table]) == 1
            played[table] += 1
    expected = batch.run(game, 2 * count, game.fewest, player, seed=100)
    assert scores.sum(axis=0).tolist() == [spread.total for spread in expected.scores]
    assert scores.min(axis=0).tolist() == [spread.least for spread in expected.scores]


@pytest.mark.parametrize("name", GAMES)
def test_a_table_shows_what_the_rules_say(name: str) -> None:
    game = find(name)
    tables = VectorGames(game, 5, 4, seed=3)
    for _ in range(7):
        tables.choose()
        tables.step()
    states = game.blank(4, count=5)
    for field in game.state.names or ():
        states.view(np.ndarray)[field] = tables.backend.pool.view(np.ndarray)[field]
    mask, seen = game.mask(), game.observed()
    for table in range(5):
        seat = int(tables.seats[table])
        assert game.rules.asked(states, table) >> seat & 1
        game.rules.legal(states, table, seat, mask)
        assert (tables.legal[table] == mask).all()
        seen[:] = 0
        game.rules.observe(states, table, seat, seen)
        assert (tables.observations[table] == seen).all()


def test_an_adviser_looks_at_the_games_themselves() -> None:
    with pytest.raises(TypeError, match="greedy wants a view"):
        VectorGames("quarry", 1, 2, adviser=GREEDY)


def test_a_move_that_is_not_legal_changes_nothing_and_has_its_reason() -> None:
    tables = VectorGames("quartz", 3, 3)
    before = tables.backend.pool.tobytes()
    tables.moves[:] = tables.game.action("accept"), -1, 1_000_000
    tables.step()
    assert tables.backend.pool.tobytes() == before
    reasons = [tables.game.reasons[reason].name for reason in tables.refused]
    assert reasons == ["other-question"] * 3
    assert not tables.ended.any()


def test_the_arrays_stay_and_are_shared_without_a_copy() -> None:
    tables = VectorGames("quarry", 8, 4)
    shared = {name: np.from_dlpack(getattr(tables, name)) for name in ("observations", "legal", "seats", "moves")}
    for _ in range(9):
        tables.choose()
        tables.step()
    for name, array in shared.items():
        assert np.shares_memory(array, getattr(tables, name))
    shared["moves"][:] = -1
    tables.step()
    assert tables.refused.all()


def test_without_observations_nothing_is_observed() -> None:
    assert VectorGames("quartz", 4, 3, observed=False).observations.shape == (4, 0)


def test_beginning_again_deals_the_same_games() -> None:
    tables = VectorGames("dice", 4, 3, seed=9)
    first = tables.observations.copy()
    tables.choose()
    tables.step()
    tables.begin(9)
    assert (tables.observations == first).all()


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(Mistake, match="abacus"):
        VectorGames("quartz", 4, 3, device="abacus")
