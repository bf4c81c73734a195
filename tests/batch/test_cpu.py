"""Many games at once give the numbers that one game after the other gives."""

import gc
import signal
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import numpy as np
import pytest

from motherlode.batch import device_of, run
from motherlode.batch.cpu import cores
from motherlode.batch.summary import SHARES, Spread, Summary, row_width
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.mistakes import Mistake
from tests.batch.one_by_one import numbers, one_by_one


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("quartz", 3, {"thrill": True, "edition": "ru"}),
        ("quartz", 5, {"house": {"days": 2, "values": {"ruby": 400}}}),
        *((name, 4, {}) for name in GAMES),
    ],
)
def test_the_sum_is_that_of_the_games_one_by_one(name: str, seats: int, options: dict[str, object]) -> None:
    expected = one_by_one(name, 12, seats, seed=1000, **options)
    summary = run(find(name), 12, seats, options=options, seed=1000)
    assert (summary.games, summary.seats) == (12, seats)
    assert summary.victories == expected.victories
    assert summary.events == expected.events
    lengths = expected.lengths
    assert (summary.decisions, summary.length.least, summary.length.most) == (sum(lengths), min(lengths), max(lengths))
    for seat, spread in enumerate(summary.scores, 1):
        scores = [score[seat] for score in expected.scores]
        assert (spread.least, spread.most, spread.total) == (min(scores), max(scores), sum(scores))
        assert spread.mean == pytest.approx(np.mean(scores))
        assert spread.deviation == pytest.approx(np.std(scores))
        bounds = find(name).bounds
        clipped = np.clip(scores, bounds.lowest_score, bounds.highest_score)
        for part in (0.25, 0.5, 0.75, 1.0):
            assert spread.quantile(part) == np.quantile(clipped, part, method="inverted_cdf")


def test_how_a_run_is_cut_changes_nothing() -> None:
    whole = run(find("quartz"), 30, 4, seed=7, chunk=1000)
    for chunk in (1, 7, 30):
        assert numbers(run(find("quartz"), 30, 4, seed=7, chunk=chunk)) == numbers(whole)


@pytest.mark.parametrize("name", GAMES)
def test_how_many_cores_play_changes_nothing(name: str) -> None:
    alone, all_of_them = (run(name, 101, 4, seed=7, chunk=40, workers=workers) for workers in (1, None))
    assert numbers(alone) == numbers(all_of_them)
    assert numbers(run(name, 101, 4, seed=7, workers=10 * cores())) == numbers(alone)


@pytest.mark.parametrize("name", GAMES)
def test_games_whose_ends_are_kept_come_to_the_same(name: str) -> None:
    game, seats, games = find(name), find(name).fewest, 25
    device = device_of("cpu", game, seats)
    summary = run(game, games, seats, device=device, seed=40)
    finals = device.finals(40, games)
    rows = np.zeros((games, row_width(seats)), np.int64)
    for number in range(games):
        game.rules.scores(finals, number, rows[number])
        game.rules.ranks(finals, number, rows[number, seats:])
    kept = Summary.of(game, seats, rows, [0] * len(game.events))
    assert numbers(kept)["spreads"][:-1] == numbers(summary)["spreads"][:-1]
    assert kept.victories == summary.victories
    assert numbers(run(game, games, seats, device=device, seed=40)) == numbers(summary), (
        "the device remembers something"
    )


def test_a_run_continues_where_another_ended() -> None:
    first, second = run(find("quartz"), 8, 3, seed=0), run(find("quartz"), 12, 3, seed=8)
    assert (first + second).victories == run(find("quartz"), 20, 3, seed=0).victories


def test_progress_is_told_after_every_chunk() -> None:
    reported: list[Summary] = []
    summary = run(find("quartz"), 10, 3, progress=reported.append, chunk=4)
    assert [so_far.games for so_far in reported] == [4, 8, 10]
    assert reported[-1] is summary
    assert summary.seconds > 0


def test_a_run_that_is_stopped_has_reported_what_it_did() -> None:
    reported: list[Summary] = []

    def stop_soon(summary: Summary) -> None:
        reported.append(summary)
        if len(reported) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(find("quartz"), 100, 3, progress=stop_soon, chunk=5)
    assert reported[-1].games == 10


@contextmanager
def interruptible() -> Iterator[None]:
    """The alarm of the system's timer is Control-C."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_interrupt_in_the_midst_of_games_leaves_the_device_as_it_was() -> None:
    device = device_of("cpu", find("quartz"), 3, workers=1)
    expected = numbers(run("quartz", 10, 3, device=device))
    reported: list[int] = []

    def report(summary: Summary) -> None:
        if not reported:
            signal.setitimer(signal.ITIMER_REAL, 0.05)
        reported.append(summary.games)

    with pytest.raises(KeyboardInterrupt), interruptible():
        run("quartz", 10**9, 3, device=device, chunk=10, progress=report)
    assert reported
    assert numbers(run("quartz", 10, 3, device=device)) == expected


@pytest.mark.skipif(INTERPRETED, reason="NumPy keeps crumbs of the fields that interpreted rules write")
def test_a_long_run_takes_no_more_memory_than_a_short_one() -> None:
    game, seats, chunk = find("quarry"), 3, 512
    device = device_of("cpu", game, seats)
    early, late = 20 * chunk, 60 * chunk
    memory: dict[int, int] = {}

    def look(so_far: Summary) -> None:
        if so_far.games in (early, late):
            gc.collect()
            memory[so_far.games] = tracemalloc.get_traced_memory()[0]

    run(game, early, seats, device=device, chunk=chunk)
    tracemalloc.start()
    try:
        run(game, late, seats, device=device, chunk=chunk, progress=look)
    finally:
        tracemalloc.stop()
    rows = (late - early) * row_width(seats) * np.int32().nbytes
    assert memory[late] - memory[early] < rows // 2, "something is kept of every chunk"


def test_shares_of_victory_add_up() -> None:
    summary = run(find("quartz"), 40, 5, options={"house": {"crystals": {"quartz": 4}}}, seed=3)
    assert sum(summary.victories) == 40 * SHARES
    assert sum(summary.win_share(seat) for seat in range(1, 6)) == pytest.approx(1)


def test_no_games_are_a_summary_of_nothing() -> None:
    summary = run(find("quartz"), 0, 4)
    assert (summary.games, summary.decisions, summary.all_scores.mean, summary.all_scores.least) == (0, 0, 0, None)


def test_what_cannot_be_run_is_refused() -> None:
    quartz = find("quartz")
    for games, seats, seed, why in (
        (-1, 4, 0, "games"),
        (1, 9, 0, "players"),
        (1, 4, -1, "seed"),
        (9, 4, 2**63 - 5, "seed"),
    ):
        with pytest.raises(Mistake, match=why):
            run(quartz, games, seats, seed=seed)


@pytest.mark.parametrize("device", ["moon", "", "CPU", "motherlode.batch.cpu"])
def test_an_unknown_device_is_refused_in_one_sentence(device: str) -> None:
    with pytest.raises(Mistake, match=f"^games are played on cpu, gpu, cluster, not on “{device}”$"):
        run("quartz", 1, 3, device=device)


def test_numbers_outside_the_counted_range_are_exact_in_all_but_the_counts() -> None:
    spread = Spread(0, np.array([0, 1, 2]), total=7, squares=27, least=1, most=5)
    assert (spread.number, spread.quantile(1.0), spread.most) == (3, 2, 5)
    both = spread + Spread(0, np.array([1, 0, 0]))
    assert (both.least, both.most, both.number) == (1, 5, 4)


def test_what_makes_no_sense_is_refused() -> None:
    quarry = find("quarry")
    for why, settings in (("chunk", {"chunk": -5}), ("work", {"workers": -1}), ("games", {"games": 2.5})):
        with pytest.raises(Mistake, match=why):
            run(quarry, **{"games": 3, "seats": 3, **settings})  # type: ignore[arg-type]
    device = device_of("cpu", quarry, 3)
    for other in ({"seats": 4}, {"game": find("dice")}, {"options": {"house": {}}}, {"workers": 1}):
        with pytest.raises(Mistake, match="made for"):
            run(**{"game": quarry, "games": 3, "seats": 3, "device": device, **other})  # type: ignore[arg-type]
