"""Luck can be taken out of a result: its mean is zero, what is left scatters less, and twins show what is noise."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from motherlode.arena import League, Plan
from motherlode.arena.intervals import NORMAL, less_luck
from motherlode.arena.luck import LuckMeter
from motherlode.arena.plan import NULL
from motherlode.arena.results import Folder, Result
from motherlode.bots import answer, stream_of
from motherlode.bots import find as find_bot
from motherlode.games.catalog import find
from motherlode.games.kit.compile import INTERPRETED
from motherlode.match import Match

PIG = "tests.toys.pig"
GAMES = 20 if INTERPRETED else 400
SAMPLES = 4


@pytest.fixture(scope="module")
def measured() -> tuple[np.ndarray, np.ndarray]:
    """Of some games of Pig at random, each seat's share of the victory, and its luck."""
    game = find(PIG)
    bot = find_bot("random", game)
    won, luck = [], []
    for seed in range(GAMES):
        match = Match.new(PIG, seats=2, seed=seed)
        streams = [stream_of(seed, seat) for seat in (1, 2)]
        meter = LuckMeter(game, match.states, seed, SAMPLES)
        while asked := match.asked:
            move = answer(match, asked[0], bot, streams[asked[0] - 1])
            match.play(asked[0], move)
            meter.made(match.states, asked[0] - 1, game.action(move))
        winners = match.winners
        won.append([(seat in winners) / len(winners) for seat in (1, 2)])
        luck.append(meter.luck)
    return np.array(won), np.array(luck)


def test_the_mean_of_luck_is_zero(measured: tuple[np.ndarray, np.ndarray]) -> None:
    _, luck = measured
    assert (luck.std(axis=0) > 0.1).all(), "a die decides much"
    errors = luck.std(axis=0, ddof=1) / np.sqrt(GAMES)
    assert (np.abs(luck.mean(axis=0)) < 1.5 * NORMAL * errors).all()
    assert np.allclose(luck.sum(axis=1), 0), "what one seat gains the others lose"


def test_who_won_was_lucky(measured: tuple[np.ndarray, np.ndarray]) -> None:
    won, luck = measured
    together = np.corrcoef(won[:, 0], luck[:, 0])[0, 1]
    assert together > 0.3
    found = less_luck(won[:, 0], np.ones(GAMES), luck[:, 0])
    assert found is not None
    assert found.low < 0.6
    assert found.high > 0.4
    if not INTERPRETED:
        assert found.cut > 0.05


def test_luck_is_the_same_every_time() -> None:
    game = find(PIG)

    def measure(seed: int) -> tuple[float, ...]:
        match = Match.new(PIG, seats=2, seed=seed)
        meter = LuckMeter(game, match.states, seed, SAMPLES)
        for _ in range(5):
            [seat] = match.asked
            move = match.legal(seat)[0]
            match.play(seat, move)
            meter.made(match.states, seat - 1, game.action(move))
        return meter.luck

    assert measure(3) == measure(3) != measure(4)


def test_a_move_without_chance_brings_no_luck() -> None:
    game = find(PIG)
    match = Match.new(PIG, seats=2, seed=1)
    meter = LuckMeter(game, match.states, 1, SAMPLES)
    banked, at_first = 0, meter.luck
    for _ in range(20):
        [seat] = match.asked
        before, move = meter.luck, match.legal(seat)[-1]  # bank what can be banked
        match.play(seat, move)
        meter.made(match.states, seat - 1, game.action(move))
        if move == "bank":
            assert meter.luck == before
        banked += move == "bank"
    assert banked > 2
    assert meter.luck != at_first, "a roll does"


def test_luck_that_says_nothing_changes_little_and_luck_that_says_all_leaves_nothing() -> None:
    chance = np.random.default_rng(1)
    won, seats = chance.integers(0, 2, 4000).astype(float), np.ones(4000)
    nothing = less_luck(won, seats, chance.normal(size=4000))
    everything = less_luck(won, seats, 3 * (won - 0.5))
    assert nothing is not None
    assert everything is not None
    assert abs(nothing.cut) < 0.01
    assert everything.cut > 0.999
    assert everything.share == pytest.approx(0.5, abs=1e-3)
    assert less_luck(won[:5], seats[:5], won[:5]) is None


def test_the_share_without_luck_is_right_on_average_however_few_the_trials() -> None:
    chance = np.random.default_rng(2)
    found = []
    for _ in range(2000):
        luck = chance.normal(size=20)
        won = ((luck + chance.normal(size=20)) > 0.5).astype(float)
        found.append((less_luck(won, np.ones(20), luck) or pytest.fail("nothing found")).share - won.mean())
    assert abs(np.mean(found)) < 1.5 * NORMAL * np.std(found) / np.sqrt(len(found))


def test_a_league_keeps_luck_and_shows_it(tmp_path: Path) -> None:
    plan = Plan.of(PIG, "random,random~50%", 2, null=True, luck=True)
    assert plan.names == ["random", "random~50%", NULL]
    league = League(plan, tmp_path)
    league.play(plan.games_of_a_deal * (2 if INTERPRETED else 12))
    standings = {one.bot: one for one in league.standings()}
    league.close()
    again = League(Plan.read((tmp_path / "league.json").read_text(encoding="utf-8")), tmp_path)
    assert np.allclose(again.tally.luck[: again.tally.deals], league.tally.luck[: league.tally.deals], atol=1e-5)
    again.close()
    if not INTERPRETED:
        twin, null = standings["random"], standings[NULL]
        assert twin.less_luck is not None
        assert null.less_luck is not None
        assert twin.less_luck.low < null.less_luck.high
        assert null.less_luck.low < twin.less_luck.high
        assert twin.share != null.share, "it has chance of its own"


def test_a_league_without_luck_and_twins_is_written_as_before(tmp_path: Path) -> None:
    plan = Plan.of(PIG, "random,random~50%", 2)
    assert "luck" not in plan.written()
    assert "twin" not in plan.written()
    result = Result(0, 0, 0, (1, 2), (100, 3), 40)
    assert "luck" not in result.written()
    lucky = replace(result, luck=(0.25, -0.25))
    folder = Folder(tmp_path, plan)
    folder.keep([result, lucky])
    folder.close()
    assert list(folder.results()) == [result, lucky]
