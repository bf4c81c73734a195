"""Leagues as they are played: compiled or not, stopped and gone on with, with bots that fail."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from motherlode import arena
from motherlode.arena import League, Plan, StopRule, worker_bots
from motherlode.arena.results import GAMES, Result
from motherlode.arena.schedule import Task
from motherlode.arena.worker_bots import CompiledLineUps, WorkerBots, by_member
from motherlode.bots import stream_of
from motherlode.bots.stream import below
from motherlode.games.catalog import find
from motherlode.games.kit.mistakes import Mistake
from tests.arena.leagues import PIG, test_bots
from tests.batch.one_by_one import at_random, one_by_one
from tests.batch.players import first_of_all
from tests.batch.test_rotations import second_of_all

__all__ = ["test_bots"]  # a fixture

pytestmark = pytest.mark.usefixtures("test_bots")


def games_in(folder: Path) -> list[dict[str, Any]]:
    """The games of a league in order, without what the clock said."""
    games = [json.loads(line) for line in (folder / GAMES).read_text().splitlines()]
    for game in games:
        game.pop("thinking", None)
    return sorted(games, key=lambda game: (game["deal"], game["line_up"], game["turn"]))


def kept(folder: Path, plan: Plan, games: int, **settings: Any) -> list[dict[str, Any]]:
    league = League(plan, folder)
    league.play(games, **settings)
    league.close()
    return games_in(folder)


# --- who plays


def test_a_league_finds_the_better_bot() -> None:
    standings = arena.play(PIG, "random,eager,timid", seats=2, games=240)
    assert [one.seats for one in standings] == [160, 160, 160]
    assert sum(one.share for one in standings) == pytest.approx(1.5)
    assert standings[-1].bot != "eager"
    assert next(one for one in standings if one.bot == "random").rating == (0, 0, 0)


def test_only_line_ups_that_are_compiled_throughout_play_in_a_batch() -> None:
    plan = Plan.of(PIG, "random,eager,timid", 2)
    assert [plan.line_ups[number] for number in CompiledLineUps(plan, 1).players] == [(0, 1)]


def test_every_game_is_the_one_its_deal_and_turn_say(tmp_path: Path) -> None:
    plan = Plan.of(PIG, "random,timid", 2, seed=70)
    games = kept(tmp_path, plan, 12)
    assert [(game["deal"], game["turn"]) for game in games] == [(deal, turn) for deal in range(6) for turn in range(2)]
    alone = WorkerBots(plan, CompiledLineUps(plan, 1))
    for game in games:
        assert tuple(game["scores"]) == alone.play(Task(0, game["deal"], 1, game["turn"]))[0].scores


@pytest.mark.parametrize("bots", ["random,eager", "random,timid", "random,eager,timid,eager~50%"])
def test_how_many_work_changes_nothing(tmp_path: Path, bots: str) -> None:
    plan = Plan.of(PIG, bots, 2, seed=5)
    alone = kept(tmp_path / "one", plan, 60, workers=1)
    assert alone == kept(tmp_path / "many", plan, 60, workers=8)
    assert len(alone) == 60


def test_a_compiled_game_by_member_is_the_row_by_seat() -> None:
    plan = Plan.of(PIG, "random,eager", 2, seed=9)
    compiled = CompiledLineUps(plan, 1)
    rows = compiled.device(0).rows(9, 8).tolist()
    for result, row in zip(compiled.play(Task(0, 0, 8)), rows, strict=True):
        assert result.scores == by_member(row[:2], result.turn)
        assert result.places == by_member(row[2:4], result.turn)
        assert min(result.places) == 1


def test_at_a_table_of_three_every_result_belongs_to_who_sat_there() -> None:
    plan = Plan.of("quarry", "first,random,second", 3, seed=900)
    twins = [first_of_all, at_random, second_of_all]
    for result in CompiledLineUps(plan, 1).play(Task(0, 0, 3)):
        seated = [twins[(seat - result.turn) % 3] for seat in range(3)]
        [scores] = one_by_one("quarry", 1, 3, 900 + result.deal, seated).scores
        assert result.scores == tuple(scores[(member + result.turn) % 3 + 1] for member in range(3))


@pytest.mark.parametrize("bots", ["random*3", "random*2,random~50%"])
def test_options_reach_the_table(bots: str) -> None:
    dear = {"house": {"values": {card: 50 + n for n, card in enumerate(find("quarry").pieces["card"])}}}
    [plain], [changed] = (arena.play("quarry", bots, 3, games=3, options=options)[:1] for options in ({}, dear))
    assert changed.score > 2 * plain.score


def test_time_is_measured_where_there_is_a_choice(tmp_path: Path) -> None:
    league = League(Plan.of(PIG, "random,timid", 2))
    league.play(4)
    for one in league.standings():
        assert one.decisions > 0
        assert one.thinking is not None
        assert one.longest is not None
        assert 0 < one.thinking <= one.longest < 5


# --- stopping and going on


def test_a_league_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = Plan.of(PIG, "random,eager,timid", 2)
    whole = kept(tmp_path / "whole", plan, 60)
    folder = tmp_path / "parts"

    def stop(games: int) -> None:
        if games >= 25:
            raise KeyboardInterrupt

    league = League(plan, folder)
    with pytest.raises(KeyboardInterrupt):
        league.play(60, progress=stop, workers=2)
    league.close()
    assert 25 <= len(games_in(folder)) < 60
    text = (folder / GAMES).read_text()
    (folder / GAMES).write_text(text[:-7])  # as if the machine had been switched off
    assert kept(folder, plan, 60) == whole
    assert kept(folder, plan, 60) == whole, "nothing is played twice"


def test_a_longer_league_adds_to_a_shorter_one_and_plays_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan.of(PIG, "random,timid", 2)
    short = kept(tmp_path, plan, 30)
    again: list[Task] = []
    play = WorkerBots.play
    monkeypatch.setattr(WorkerBots, "play", lambda bots, task: again.append(task) or play(bots, task))
    longer = kept(tmp_path, plan, 50)
    assert longer[: len(short)] == short
    assert len(longer) == 50
    assert len(again) == 20


def test_an_interrupt_does_not_wait_for_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan.of(PIG, "random,timid", 2)
    stopping = iter([False] * 5)
    with pytest.raises(worker_bots.Stopped):
        WorkerBots(plan, CompiledLineUps(plan, 1), lambda: next(stopping, True)).play(Task(0, 0, 1, 0))


def test_games_are_whole_deals() -> None:
    plan = Plan.of(PIG, "random,eager,timid", 2)
    assert [plan.deals(games) * plan.games_of_a_deal for games in (1, 6, 11, 12)] == [6, 6, 6, 12]


def test_a_league_stops_when_it_is_sure(tmp_path: Path) -> None:
    league = League(Plan.of(PIG, "random,eager", 2), tmp_path)
    league.play(100_000, StopRule(sure=True))
    assert league.stopped_early
    assert league.tally.games < 50_000
    before = league.tally.games
    league.play(100_000, StopRule(sure=True))
    assert league.tally.games == before, "and stays so"
    league.close()


def test_a_league_of_one_bot_is_only_a_table() -> None:
    [one] = arena.play(PIG, "eager*2", seats=2, games=50)
    assert (one.rating, one.share) == (None, 0.5)


# --- what is refused


@pytest.mark.parametrize(
    ("bots", "seats", "why"),
    [
        ("random", 2, "two different bots"),
        ("", 2, "two different bots"),
        ("random,nobody", 2, "no bot “nobody”"),
        ("random*2", 3, "players"),
        ("random:5,eager", 2, "takes no budget"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(bots: str, seats: int, why: str) -> None:
    with pytest.raises(Mistake, match=re.escape(why)):
        Plan.of(PIG, bots, seats)


def test_two_programs_of_the_same_name_are_refused() -> None:
    with pytest.raises(Mistake, match="cannot both be called “mine”"):
        Plan.of(PIG, "random", 2, outside=["mine=python a.py", "mine=python b.py"])


def test_a_place_that_cannot_play_leagues_is_refused() -> None:
    for settings, why in (({"device": "gpu"}, "cpu, cluster, not on “gpu”"), ({"workers": 0}, "at least one")):
        with pytest.raises(Mistake, match=why):
            League(Plan.of(PIG, "random,eager", 2)).play(4, **settings)  # type: ignore[arg-type]


# --- bots that fail

PROGRAM = """
import json, sys, time
how, when = sys.argv[1], int(sys.argv[2])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "question":
        continue
    answer = {"answer": message["number"], "move": message["legal"][-1]}
    if message["number"] == when:
        if how == "crashed":
            sys.exit("I give up")
        if how == "hung":
            print("let me think", file=sys.stderr, flush=True)
            time.sleep(600)
        answer = {"illegal": {**answer, "move": "cheat"}, "garbled": "what?"}[how]
    print(json.dumps(answer), flush=True)
"""
NEVER = 0  # questions are counted from 1


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """Somebody else's program, which fails at a question in a way that is named."""
    path = tmp_path / "my_bot.py"
    path.write_text(PROGRAM)
    return path


def program(name: str, script: Path, how: str = "well", when: int = NEVER) -> str:
    return f"{name}={sys.executable} {script} {how} {when}"


def test_a_bot_that_does_not_fail_plays_all_its_games(script: Path) -> None:
    standings = arena.play(PIG, "random,timid", 2, games=30, outside=[program("good", script)])
    assert {one.bot: one.seats for one in standings} == {"random": 20, "timid": 20, "good": 20}
    assert not any(one.failed for one in standings)
    [good, timid] = arena.play(PIG, "timid", 2, games=12, outside=[program("good", script)])
    [alone] = arena.play(PIG, "timid*2", 2, games=6)  # the same deals; among equals a deal has one turn
    assert (good.score + timid.score) / 2 == pytest.approx(alone.score), "it plays as timid does"


@pytest.mark.parametrize(
    ("how", "last_words"),
    [
        ("crashed", "it said: I give up"),
        ("hung", "it said: let me think"),
        ("illegal", '"move": "cheat"'),
        ("garbled", "what?"),
    ],
)
def test_a_bot_that_fails_is_not_ranked_and_the_others_play_on(
    tmp_path: Path, script: Path, how: str, last_words: str
) -> None:
    plan = Plan.of(PIG, "random,timid", 2, outside=[program("bad", script, how, 25)], patience=1.0)
    games = kept(tmp_path / "league", plan, 60, workers=1)
    league = League(plan, tmp_path / "league")
    *ranked, bad = league.standings()
    assert [one.bot for one in ranked if not one.failed and one.rating] == [one.bot for one in ranked]
    assert {one.bot for one in ranked} == {"random", "timid"}
    assert (bad.bot, bad.failed, bad.rating) == ("bad", True, None)
    [failing] = bad.failings
    assert failing.kind == how
    assert last_words in failing.detail
    [broken_off] = [game for game in games if "failings" in game]
    assert not {"places", "scores"} & set(broken_off), "the game ended there, and nobody has won it"
    alone = arena.play(PIG, "random,timid", 2, games=20)
    together = [game for game in games if game["line_up"] == 0]
    assert len(together) == 20 == alone[0].seats, "the others meet as often as without it"
    assert kept(tmp_path / "league", plan, 60) == games, "and a league that goes on knows of it"


def test_the_failed_bot_moves_nobodys_rating(script: Path) -> None:
    failed = arena.play(PIG, "random,timid", 2, games=60, outside=[program("bad", script, "crashed", 25)], workers=1)
    without = arena.play(PIG, "random,timid", 2, games=20)
    assert [(one.bot, one.rating) for one in failed if not one.failed] == [(one.bot, one.rating) for one in without]


def test_a_bot_that_fails_in_its_first_game_is_listed_nevertheless(script: Path) -> None:
    [bad] = arena.play(PIG, "timid", 2, games=20, outside=[program("bad", script, "illegal", 1)], workers=1)
    assert (bad.bot, bad.failed, bad.seats) == ("bad", True, 0)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("/no/such/program", "'/no/such/program' cannot be started: "),
        ("'", "cannot be started: No closing quotation"),
        (f"{sys.executable} /no/such/bot.py", "has ended or closed its output; it said: .*No such file"),
    ],
)
def test_a_program_that_cannot_be_started_stops_the_league_before_its_first_game(
    tmp_path: Path, command: str, why: str
) -> None:
    league = League(Plan.of(PIG, "random,eager", 2, outside=[f"mine={command}"]), tmp_path / "league")
    with pytest.raises(Mistake, match=f"the bot “mine” cannot play, so the league stops: .*{why}"):
        league.play(20)
    league.close()
    assert league.tally.games == 0
    assert not (tmp_path / "league" / GAMES).exists()


def test_a_league_that_goes_on_does_not_start_a_program_that_has_failed(tmp_path: Path, script: Path) -> None:
    plan = Plan.of(PIG, "random,timid", 2, outside=[program("bad", script, "crashed", 25)])
    short = kept(tmp_path / "league", plan, 30, workers=1)
    script.unlink()
    longer = kept(tmp_path / "league", plan, 60, workers=1)
    assert longer[: len(short)] != longer, "the others have gone on"
    assert sum("failings" in game for game in longer) == 1


def test_a_league_kept_by_an_earlier_version_knows_who_failed(tmp_path: Path, script: Path) -> None:
    plan = Plan.of(PIG, "timid", 2, outside=[program("bad", script)])
    League(plan, tmp_path / "league").close()
    line = {"line_up": 0, "deal": 0, "turn": 0, "places": [1, 2], "scores": [30, 9], "moves": 50}
    failing = {"member": 1, "move": 7, "kind": "hung", "detail": "so long"}
    (tmp_path / "league" / GAMES).write_text(json.dumps({**line, "failings": [failing]}) + "\n")
    [bad] = League(plan, tmp_path / "league").standings()
    assert (bad.bot, bad.failed) == ("bad", True)


def test_a_bot_in_two_seats_is_two_bots(script: Path) -> None:
    plan = Plan.of(PIG, "", 2, outside=[program("good", script)] * 2)
    alone = WorkerBots(plan, CompiledLineUps(plan, 1))
    first, second = alone.bot(plan.line_ups[0], 0), alone.bot(plan.line_ups[0], 1)
    assert first is not second
    assert alone.bot(plan.line_ups[0], 1) is second
    alone.close()


def test_streams_of_seats_differ() -> None:
    first, second = stream_of(1, 1), stream_of(1, 2)
    assert [below(first, 1000) for _ in range(4)] != [below(second, 1000) for _ in range(4)]


def test_results_of_the_same_game_are_the_same_object_again() -> None:
    plan = Plan.of(PIG, "random,timid", 2)
    alone = WorkerBots(plan, CompiledLineUps(plan, 1))
    first, again = (alone.play(Task(0, 4, 1, 1))[0] for _ in range(2))
    assert isinstance(first, Result)
    assert (first.places, first.scores, first.moves) == (again.places, again.scores, again.moves)
