"""Players of one's own: they choose what their twins choose in single matches, and see no more than these."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import pytest

from harness.finals import digest_of
from motherlode.batch import device_of, run
from motherlode.games.catalog import find
from motherlode.games.kit.game_loop import (
    OWN_FIELDS,
    RANDOM,
    Player,
    blank_pool,
    loop_functions,
    mask_words,
    pool_dtype,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import Records, from_bytes, records
from motherlode.testing.moment import Moment
from motherlode.testing.random_games import random_game
from motherlode.testing.sight import redacted, world_from
from tests.batch.one_by_one import Chooser, at_random, numbers, one_by_one
from tests.batch.players import (
    BY_COINS,
    BY_SECRETS,
    BY_VOTES,
    CHEAT,
    FIRST,
    LAST,
    NAMESAKE,
    Spy,
    by_coins,
    first_of_all,
    last_of_all,
    secrets_in,
)
from tests.toys.pig import GAME as PIG

GAMES, SEED = 12, 500
TOY = "tests.toys.nuggets"  # compiled in a moment


# --- whole games


def played_alike(name: str, players: Sequence[Player], twins: Sequence[Chooser]) -> None:
    """The batch, and the matches one by one, come to the same sums and end in the same states."""
    game, seats = find(name), len(players)
    device = device_of("cpu", game, seats, players=players)
    summary = run(game, GAMES, seats, device=device, seed=SEED)
    expected = one_by_one(name, GAMES, seats, SEED, twins)
    assert summary.victories == expected.victories
    assert summary.events == expected.events
    assert summary.decisions == sum(expected.lengths)
    for seat, spread in enumerate(summary.scores, 1):
        assert spread.total == sum(scores[seat] for scores in expected.scores)
    ends = from_bytes(game.state, b"".join(expected.states))
    assert digest_of(device.finals(SEED, GAMES)) == digest_of(ends)


def test_a_player_of_ones_own_plays_every_seat() -> None:
    played_alike(TOY, [FIRST] * 3, [first_of_all] * 3)


def test_a_player_reads_the_mask_and_the_view() -> None:
    played_alike("dice", [LAST] * 3, [last_of_all] * 3)


def test_every_seat_has_a_player_of_its_own_and_none_knows_the_others_hands() -> None:
    spy = Spy()
    played_alike("quartz", [BY_COINS, RANDOM, BY_SECRETS, RANDOM], [by_coins, at_random, spy, at_random])
    assert spy.tempted > GAMES, "what is hidden would have made no difference"


def test_no_player_knows_a_vote_before_all_have_voted() -> None:
    spy = Spy()
    played_alike("quarry", [BY_VOTES, RANDOM, BY_VOTES], [spy, at_random, spy])
    assert spy.tempted > GAMES, "what is hidden would have made no difference"


def test_one_player_for_all_seats_is_the_same_as_one_for_each() -> None:
    together = run(TOY, GAMES, 3, players=FIRST, seed=SEED)
    assert numbers(together) == numbers(run(TOY, GAMES, 3, players=[FIRST, FIRST, FIRST], seed=SEED))
    assert numbers(together) != numbers(run(TOY, GAMES, 3, seed=SEED))


@pytest.mark.parametrize("count", [0, 2, 4])
def test_a_wrong_number_of_players_is_refused(count: int) -> None:
    with pytest.raises(Mistake, match=f"^3 seats take 3 players, not {count}$"):
        run("quartz", 1, 3, players=[RANDOM] * count)


# --- one decision, looked at closely


class Choice(NamedTuple):
    """The move a player chose, and the view it was given."""

    move: int
    view: Records


def chosen(at: Moment, seat: int, player: Player) -> Choice:
    """What a player chooses at a table of a batch where, before it, others have seen what they may know."""
    table = blank_pool(at.game, at.seats, at.options, 1)
    for field in at.game.state.names:
        table.view(np.ndarray)[field] = at.states.view(np.ndarray)[field]
    for field, _ in OWN_FIELDS:
        table.view(np.ndarray)[field] = 1 + at.seed + at.move
    views = records(pool_dtype(at.game.state), 1)
    for other in range(at.seats):
        at.game.rules.redact(table, 0, other, views, 0)
    words = np.zeros(mask_words(at.game), np.uint64)
    decide: Any = loop_functions(at.game, (player,) * at.seats).decide
    move = int(decide(table, 0, seat, words, words.view(np.int8), views, 0))
    assert not words.any(), "the mask is not left empty"
    return Choice(move, views)


def moments(name: str, seats: int) -> Iterator[tuple[Moment, int]]:
    """The decisions of a few random games: a state, and the seat that decides."""
    for seed in range(3):
        for step in random_game(find(name), seats, {}, seed):
            if step.at.asked:
                yield step.at, step.at.asked[0]


@pytest.mark.parametrize(("name", "player"), [("quartz", BY_SECRETS), ("quarry", BY_VOTES)])
def test_a_view_is_the_redacted_record_and_nothing_else(name: str, player: Player) -> None:
    decisions = tempted = 0
    for at, seat in moments(name, 3):
        move, view = chosen(at, seat, player)
        shown, legal = redacted(at, seat), at.legal(seat)
        assert [name for name in at.game.state.names if not np.array_equal(view[name], shown[name])] == []
        assert [name for name, _ in OWN_FIELDS if view[name].any()] == [], "which game it is, and its chance, are shown"
        assert move == legal[secrets_in(shown) % len(legal)]
        decisions += 1
        tempted += move != legal[secrets_in(at.states) % len(legal)]
    assert tempted > decisions // 4


@pytest.mark.parametrize(("name", "player"), [("quartz", BY_SECRETS), ("quarry", BY_VOTES)])
def test_in_worlds_that_look_alike_a_player_chooses_alike(name: str, player: Player) -> None:
    others = 0
    for at, seat in moments(name, 3):
        world = at.instead(world_from(at, seat, redacted(at, seat), at.move))
        here, there = chosen(at, seat, player), chosen(world, seat, player)
        assert here.move == there.move
        assert digest_of(here.view) == digest_of(there.view)
        others += not np.array_equal(at.states["hand"], world.states["hand"])
    assert others, "all these worlds were the same"


def test_players_of_the_same_name_are_told_apart() -> None:
    first, second = (run(PIG, 20, 2, players=player, seed=4) for player in (FIRST, NAMESAKE))
    assert first.length.total != second.length.total


def test_a_move_that_is_not_legal_ends_the_run() -> None:
    with pytest.raises(Mistake, match="not legal"):
        run(PIG, 20, 2, players=(FIRST, CHEAT))
