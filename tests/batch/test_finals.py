"""Games end in the same way everywhere: compiled, interpreted, on one core or on all."""

import os
import sys
from pathlib import Path

import numpy as np
import pytest

from harness.finals import digest_of
from motherlode.batch import device_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import INTERPRETED
from tests import running
from tests.batch.finals_fixture import FEW, MANY, expected, played, tables

ROOT = Path(__file__).parents[2]
COUNT = FEW if INTERPRETED else MANY


def test_every_game_with_every_number_of_seats_is_written_down() -> None:
    written = {
        (name, int(seats)): set(digests) for name, by_seats in expected().items() for seats, digests in by_seats.items()
    }
    assert written == {table: {str(FEW), str(MANY)} for table in tables()}


@pytest.mark.parametrize("name", GAMES)
def test_all_cores_give_what_is_written_down(name: str) -> None:
    for game, seats in tables([name]):
        assert played(game, seats, COUNT) == expected()[game][str(seats)][str(COUNT)], f"{game}, {seats} seats"


@pytest.mark.parametrize("name", GAMES)
def test_one_core_gives_the_same(name: str) -> None:
    seats = find(name).most
    assert played(name, seats, COUNT, workers=1) == expected()[name][str(seats)][str(COUNT)]


def test_interpreted_rules_give_the_same() -> None:
    done = running.run(
        [sys.executable, "-m", "tests.batch.finals_fixture", "--games", str(FEW)],
        env={**os.environ, **running.INTERPRETED},
        cwd=ROOT,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("as written") == len(list(tables()))


def test_other_games_have_other_digests() -> None:
    device = device_of("cpu", find("quarry"), 3)
    first = digest_of(device.finals(0, 8))
    assert first == digest_of(device.finals(0, 8))
    assert first != digest_of(device.finals(1, 8))
    assert first != digest_of(device.finals(0, 9))


def test_a_digest_does_not_see_what_lies_between_the_fields() -> None:
    clean = device_of("cpu", find("quartz"), 3).finals(0, 4).view(np.ndarray)
    assert clean.dtype.itemsize > sum(clean.dtype[name].itemsize for name in clean.dtype.names), "no gaps to fill"
    memory = bytearray(b"\xa5" * clean.nbytes)
    dirty = np.frombuffer(memory, clean.dtype)
    for name in clean.dtype.names:
        dirty[name] = clean[name]
    assert bytes(memory) != clean.tobytes()
    assert digest_of(dirty) == digest_of(clean)


@pytest.mark.parametrize("name", GAMES)
def test_a_digest_sees_every_bit_of_every_field(name: str) -> None:
    finals = device_of("cpu", find(name), find(name).most).finals(0, 3).view(np.ndarray)
    digests = {digest_of(finals)}
    changes = 0
    for field in finals.dtype.names:
        for bit in (0, -1):
            changed = finals.copy()
            column = np.ascontiguousarray(changed[field])
            column.reshape(-1).view(np.uint8)[bit] ^= 1 if bit == 0 else 128
            changed[field] = column
            digests.add(digest_of(changed))
            changes += 1
    assert len(digests) == changes + 1
