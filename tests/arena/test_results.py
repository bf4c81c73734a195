"""What has been played is never lost, and never mixed up with another league."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from motherlode.arena import Plan
from motherlode.arena.plan import Entrant
from motherlode.arena.results import GAMES, PLAN, Failing, Folder, Result, Thinking
from motherlode.games.kit.mistakes import Mistake
from tests.arena.leagues import plan_of

GAME = Result(0, 3, 1, (1, 2), (30, 12), 44)
THOUGHT = replace(GAME, deal=4, thinking=(Thinking(9, 0.25, 0.125), Thinking(7, 0.5, 0.25)))
FAILED = replace(THOUGHT, deal=5, failings=(Failing(1, 12, "garbled", "линия\n“x”"),))
BROKEN_OFF = Result(0, 6, 1, moves=11, failings=FAILED.failings)


@pytest.mark.parametrize("result", [GAME, THOUGHT, FAILED, BROKEN_OFF])
def test_a_game_is_read_as_it_was_written(result: Result) -> None:
    line = result.written()
    assert "\n" not in line
    assert Result.read(line) == result


def test_a_plan_is_read_as_it_was_written() -> None:
    plan = Plan("quartz", 4, (Entrant("greedy"), Entrant("мой", "python bot.py")), 7, {"house": {"days": 3}}, 2.5, 1)
    assert Plan.read(plan.written()) == plan


def test_games_are_found_again_and_added_to(tmp_path: Path) -> None:
    plan = plan_of("ab", 2)
    folder = Folder(tmp_path / "deep" / "league", plan)
    assert list(folder.results()) == []
    folder.keep([GAME, THOUGHT])
    assert list(Folder(folder.path, plan).results()) == [GAME, THOUGHT], "before it is closed"
    folder.close()
    again = Folder(folder.path, plan)
    again.keep([FAILED])
    again.close()
    assert list(Folder(folder.path, plan).results()) == [GAME, THOUGHT, FAILED]


@pytest.mark.parametrize("lost", [1, 5, 40])
def test_a_torn_last_line_is_left_out_and_written_over(tmp_path: Path, lost: int) -> None:
    plan = plan_of("ab", 2)
    folder = Folder(tmp_path, plan)
    folder.keep([GAME, THOUGHT])
    folder.close()
    whole = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(whole[:-lost])
    again = Folder(tmp_path, plan)
    assert list(again.results()) == [GAME]
    again.keep([THOUGHT])
    again.close()
    assert (tmp_path / GAMES).read_bytes() == whole


def test_a_line_in_the_middle_that_is_no_game_is_named(tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan_of("ab", 2))
    for broken in ("{}", "[1]", "nonsense", '{"line_up":0,"extra":1}', '{"line_up":0,"deal":1,"turn":0}'):
        (tmp_path / GAMES).write_text(f"{GAME.written()}\n{broken}\n{GAME.written()}\n")
        with pytest.raises(Mistake, match=f"{GAMES}, line 2, is no game"):
            list(folder.results())


def test_another_league_is_refused_in_one_sentence_that_says_what_differs(tmp_path: Path) -> None:
    plan = plan_of("ab", 2)
    Folder(tmp_path, plan)
    with pytest.raises(Mistake, match=r"holds another league \(it differs in: seed\); choose another folder"):
        Folder(tmp_path, replace(plan, seed=5))
    with pytest.raises(Mistake, match="bots, options"):
        Folder(tmp_path, replace(plan, bots=plan.bots[::-1], options={"days": 3}))
    with pytest.raises(Mistake, match="rules"):
        Folder(tmp_path, replace(plan, rules=9))


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text(json.dumps({"name": "my football league"}))
    with pytest.raises(Mistake, match="another league"):
        Folder(tmp_path, plan_of("ab", 2))
    assert json.loads((tmp_path / PLAN).read_text()) == {"name": "my football league"}
