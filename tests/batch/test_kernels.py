"""The kernels, line by line, on the emulator: they play the same games as the CPU."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from harness.finals import digest_of
from motherlode import batch
from motherlode.batch import kernels, ptx
from motherlode.batch.summary import Summary, row_width
from motherlode.batch.vector import VectorGames
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import entry
from motherlode.games.kit.events import events_dtype
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import (
    RANDOM,
    REFUSED,
    Player,
    blank_pool,
    choose_at_random,
    first_seat,
    loop_functions,
    mask_words,
    pool_dtype,
    states_of,
)
from tests.batch.emulator import WARP, Cuda, launch, with_attributes
from tests.batch.finals_fixture import FEW, expected, tables
from tests.batch.players import CHEAT

THREADS, POOL = 2 * WARP, 8 * WARP
SIZES = {
    "WARP": WARP,
    "THREADS": THREADS,
    "POOL": POOL,
    "POOL_WORDS": POOL // kernels.IN_WORD,
    "WORDS_OF_LANE": POOL // kernels.IN_WORD // WARP,
}


# Fragments that kernels call, as Python can call them.
FRAGMENTS = {
    fragment.__name__: entry(getattr(fragment, "py_func", fragment)) for fragment in (first_seat, choose_at_random)
}


def of_plain_numbers(function: Any) -> Any:
    """The function, given Python's numbers for NumPy's: it need not be compiled for every width of them."""
    return lambda *given: function(*(int(one) if isinstance(one, np.integer) else one for one in given))


def bound(game: Game, name: str, player: Player = RANDOM) -> Any:
    """A kernel of a game for one thread of the emulator."""
    functions = ptx.functions_to_bind(game, loop_functions(game, (player,)), (player,))
    functions = {name: of_plain_numbers(function) for name, function in functions.items()}
    names = functions | ptx.tables_to_bind(game, (player,)) | SIZES | FRAGMENTS
    if player is RANDOM:
        names["advise"] = FRAGMENTS["choose_at_random"]
    names |= {"POOL_DTYPE": pool_dtype(game.state), "EVENTS_DTYPE": events_dtype(0, len(game.events))}
    template, _ = ptx.KERNELS[name]

    def of_thread(cuda: Cuda) -> Any:
        own = {**names, "cuda": cuda}
        return ptx.bound_kernel(template, **own, mark_of=ptx.bound_kernel(kernels.mark_of, **own))

    return of_thread


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("games", "blocks", "again"), [(40, 1, True), (40, 2, False)])
def test_whole_games_are_those_of_the_cpu(name: str, games: int, blocks: int, again: bool) -> None:
    game, seats, first = find(name), 4, 1000
    blank, pool = (with_attributes(blank_pool(game, seats, {}, count)) for count in (1, blocks * POOL))
    rows = np.full((games, row_width(seats)), -1, np.int32)
    event_counts, dealt = np.zeros(len(game.events), np.uint64), np.zeros(1, np.uint64)
    launch(bound(game, "play_games"), blocks, THREADS, blank, pool, rows, event_counts, dealt, first, games, int(again))
    expected = batch.run(game, games, seats, seed=first)
    summary = Summary.of(game, seats, rows, event_counts)
    assert summary.victories == expected.victories
    assert summary.events == expected.events
    assert [spread.total for spread in summary.scores] == [spread.total for spread in expected.scores]
    assert summary.length.counts.tolist() == expected.length.counts.tolist()
    if not again:
        last = pool[np.argsort(pool["number"], kind="stable")[-games:]]
        finals = batch.device_of("cpu", game, seats).finals(first, games)  # type: ignore[attr-defined]
        assert digest_of(states_of(game, last)) == digest_of(finals)


def first_tables() -> Iterator[Any]:
    """Every game with every number of seats; most of them only where there is time."""
    for name, seats in tables():
        yield pytest.param(name, seats, marks=() if seats == find(name).fewest else pytest.mark.thorough)


@pytest.mark.parametrize(("name", "seats"), list(first_tables()))
def test_the_first_games_end_as_on_all_other_devices(name: str, seats: int) -> None:
    game = find(name)
    blank, pool = (with_attributes(blank_pool(game, seats, {}, count)) for count in (1, POOL))
    rows = np.zeros((FEW, row_width(seats)), np.int32)
    event_counts, dealt = np.zeros(len(game.events), np.uint64), np.zeros(1, np.uint64)
    launch(bound(game, "play_games"), 1, THREADS, blank, pool, rows, event_counts, dealt, 0, FEW, 0)
    last = pool[np.argsort(pool["number"], kind="stable")[-FEW:]]
    assert digest_of(states_of(game, last)) == expected()[name][str(seats)][str(FEW)]


@pytest.mark.parametrize("name", GAMES)
def test_stepping_is_that_of_the_cpu(name: str) -> None:
    game, seats, count = find(name), 4, POOL + 9  # the second block is not full
    cpu = VectorGames(game, count, seats, {}, seed=5)
    blank, pool = (with_attributes(blank_pool(game, seats, {}, size)) for size in (1, count))
    asked, moves, refused, ended = (np.full(count, -7, np.int32) for _ in range(4))
    words = np.zeros((count, mask_words(game)), np.uint64)
    observations = np.zeros((cpu.observations.shape[1], count), np.int32)
    rows = np.zeros((count, row_width(seats)), np.int32)
    blocks, pools = -(-count // THREADS), -(-count // POOL)
    launch(bound(game, "begin"), blocks, THREADS, blank, pool, 5)
    for number in range(6):
        launch(bound(game, "show"), blocks, THREADS, pool, asked, words, observations)
        assert (asked == cpu.seats).all()
        assert (cpu.observations == observations.T).all()
        assert (words.view(np.int8)[:, : len(game.actions)] == cpu.legal).all()
        launch(bound(game, "choose_moves"), blocks, THREADS, pool, words, moves)
        cpu.choose()
        assert (moves == cpu.moves).all()
        if number == 3:  # moves that no game has, and one that is not legal now
            moves[:3] = -1, 10_000, len(game.actions) - 1
            cpu.moves[:] = moves
        launch(bound(game, "step"), pools, THREADS, pool, moves, refused, ended, rows)
        cpu.step()
        assert (refused == cpu.refused).all()
        assert (ended == cpu.ended).all()
        assert (rows[:, :seats] == cpu.scores).all()


@pytest.mark.parametrize("name", GAMES)
def test_a_move_that_is_not_legal_ends_its_game(name: str) -> None:
    game = find(name)
    blank, pool = (with_attributes(blank_pool(game, 4, {}, size)) for size in (1, POOL))
    rows = np.zeros((9, row_width(4)), np.int32)
    event_counts, dealt = np.zeros(len(game.events), np.uint64), np.zeros(1, np.uint64)
    launch(bound(game, "play_games", CHEAT), 1, THREADS, blank, pool, rows, event_counts, dealt, 0, 9, 1)
    assert (rows[:, -1] == REFUSED).all()
