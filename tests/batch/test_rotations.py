"""Players who move on by a seat play the same deal in each other's places."""

import numpy as np
import pytest

from harness.finals import digest_of
from motherlode.batch import device_of
from motherlode.batch.cpu import Device
from motherlode.games.catalog import find
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake
from tests.batch.eager import EAGER
from tests.batch.one_by_one import Chooser, at_random, one_by_one
from tests.batch.players import CHEAT, FIRST, NAMESAKE, first_of_all
from tests.toys.pig import GAME as PIG

DEALS, SEED = 6, 900
TOY = "tests.toys.nuggets"  # with hidden purses; compiled in a moment


def second_of_all(match: object, seat: int, legal: list[str], chance: object) -> str:
    return legal[min(1, len(legal) - 1)]


TWINS: dict[Player, Chooser] = {FIRST: first_of_all, RANDOM: at_random, NAMESAKE: second_of_all}


def test_every_deal_is_played_in_every_rotation_as_the_matches_one_by_one() -> None:
    players = (FIRST, RANDOM, NAMESAKE)
    device = Device(find(TOY), 3, {}, players, rotations=3)
    rows = device.rows(SEED, DEALS).reshape(DEALS, 3, -1)
    for moved in range(3):
        seated = [TWINS[players[(seat - moved) % 3]] for seat in range(3)]
        expected = one_by_one(TOY, DEALS, 3, SEED, seated)
        assert rows[:, moved, :3].tolist() == [[scores[seat] for seat in (1, 2, 3)] for scores in expected.scores]
        assert rows[:, moved, -1].tolist() == expected.lengths
    assert rows[:, 0].tolist() != rows[:, 1].tolist()


def test_the_first_rotation_is_the_game_without_rotations() -> None:
    players = (RANDOM, EAGER)
    plain, turning = Device(PIG, 2, {}, players), Device(PIG, 2, {}, players, rotations=2)
    assert np.array_equal(turning.rows(SEED, 50)[::2], plain.rows(SEED, 50))
    ends = turning.finals(SEED, 50)
    assert digest_of(ends[::2]) == digest_of(plain.finals(SEED, 50))
    assert turning.play_chunk(SEED, 50).games == 100


def test_players_moved_on_once_sit_as_those_who_were_seated_so() -> None:
    turning = Device(PIG, 2, {}, (RANDOM, EAGER), rotations=2)
    changed = Device(PIG, 2, {}, (EAGER, RANDOM))
    assert np.array_equal(turning.rows(SEED, 50)[1::2], changed.rows(SEED, 50))


def test_how_many_cores_play_changes_nothing() -> None:
    alone, together = (Device(PIG, 2, {}, (RANDOM, EAGER), workers, 2) for workers in (1, None))
    assert np.array_equal(alone.rows(SEED, 333), together.rows(SEED, 333))


def test_among_equals_nobody_needs_to_move() -> None:
    device = device_of("cpu", PIG, 2, rotations=2)
    rows = device.rows(SEED, 20)  # type: ignore[attr-defined]
    assert np.array_equal(rows[::2], rows[1::2])


def test_players_who_are_compiled_among_others_play_as_if_they_were_alone() -> None:
    among = (FIRST, EAGER, RANDOM)
    for players in ((RANDOM, EAGER), (EAGER, FIRST), (FIRST, FIRST)):
        alone, together = (Device(PIG, 2, {}, players, 1, 2, others) for others in ((), among))
        assert np.array_equal(alone.rows(SEED, 40), together.rows(SEED, 40))
    assert together.play is Device(PIG, 2, {}, (RANDOM, EAGER), 1, 1, among).play, "compiled once"


@pytest.mark.parametrize("rotations", [0, 3])
def test_no_more_rotations_than_seats(rotations: int) -> None:
    with pytest.raises(Mistake, match="2 players have 1 to 2 rotations"):
        Device(PIG, 2, {}, (RANDOM, EAGER), rotations=rotations)


def test_rows_tell_who_made_an_illegal_move() -> None:
    with pytest.raises(Mistake, match="not legal"):
        Device(PIG, 2, {}, (RANDOM, CHEAT), rotations=2).rows(0, 20)
