"""Many games at once give the numbers that one game after the other gives."""

import numpy as np
import pytest

from motherlode.batch import run
from motherlode.batch.summary import SHARES, Spread, Summary
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match

MASK = (1 << 64) - 1


class SplitMix:
    """The published generator, written down once more, to check the compiled players by."""

    def __init__(self, seed: int) -> None:
        self.state = self.scrambled((seed + 0x9E3779B97F4A7C15) & MASK)

    def scrambled(self, z: int) -> int:
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def half(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return self.scrambled(self.state) >> 32

    def below(self, limit: int) -> int:
        product = self.half() * limit
        while product & 0xFFFFFFFF < (1 << 32) % limit:
            product = self.half() * limit
        return product >> 32


def one_by_one(name: str, games: int, seats: int, seed: int, **options: object) -> dict[str, object]:
    """The same games, each as a match."""
    scores: list[dict[int, int]] = []
    lengths, victories = [], [0] * seats
    events = dict.fromkeys((event.name for event in find(name).events), 0)
    for number in range(seed, seed + games):
        match = Match.new(name, seats=seats, seed=number, **options)
        chance = SplitMix(number ^ 0x6D6F746865726C64)
        happened = match.seen(None)
        while True:
            for happening in happened:
                events[happening.name] += 1
            if match.over:
                break
            seat = match.asked[0]
            legal = match.legal(seat)
            happened = match.play(seat, legal[chance.below(len(legal))])
        scores.append(match.scores)
        lengths.append(len(match.log.entries))
        for seat in match.winners:
            victories[seat - 1] += SHARES // len(match.winners)
    return {"scores": scores, "lengths": lengths, "victories": tuple(victories), "events": events}


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
    assert summary.victories == expected["victories"]
    assert summary.events == expected["events"]
    lengths = expected["lengths"]
    assert (summary.decisions, summary.length.least, summary.length.most) == (sum(lengths), min(lengths), max(lengths))
    for seat, spread in enumerate(summary.scores, 1):
        scores = [score[seat] for score in expected["scores"]]
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
        cut = run(find("quartz"), 30, 4, seed=7, chunk=chunk)
        assert cut.victories == whole.victories
        assert cut.events == whole.events
        assert cut.length.counts.tolist() == whole.length.counts.tolist()
        for mine, theirs in zip(cut.scores, whole.scores, strict=True):
            assert mine.counts.tolist() == theirs.counts.tolist()
            assert (mine.total, mine.squares, mine.least, mine.most) == (
                theirs.total,
                theirs.squares,
                theirs.least,
                theirs.most,
            )


def test_a_run_continues_where_another_ended() -> None:
    first, second = run(find("quartz"), 8, 3, seed=0), run(find("quartz"), 12, 3, seed=8)
    assert (first + second).victories == run(find("quartz"), 20, 3, seed=0).victories


def test_progress_is_told_after_every_chunk() -> None:
    told: list[Summary] = []
    summary = run(find("quartz"), 10, 3, progress=told.append, chunk=4)
    assert [so_far.games for so_far in told] == [4, 8, 10]
    assert told[-1] is summary
    assert summary.seconds > 0


def test_a_run_that_is_stopped_has_told_what_it_did() -> None:
    told: list[Summary] = []

    def stop_soon(summary: Summary) -> None:
        told.append(summary)
        if len(told) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(find("quartz"), 100, 3, progress=stop_soon, chunk=5)
    assert told[-1].games == 10


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


def test_numbers_outside_the_counted_range_are_exact_in_all_but_the_counts() -> None:
    spread = Spread(0, np.array([0, 1, 2]), total=7, squares=27, least=1, most=5)
    assert (spread.number, spread.quantile(1.0), spread.most) == (3, 2, 5)
    both = spread + Spread(0, np.array([1, 0, 0]))
    assert (both.least, both.most, both.number) == (1, 5, 4)
