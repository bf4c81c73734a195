"""A ladder of programs of others: each plays its own league against the same bots, and all are rated together."""

import shlex
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from motherlode.arena.ladder import Ladder, Rung, rungs_of
from motherlode.arena.plan import Entrant
from motherlode.cli import main
from motherlode.games.kit.mistakes import Mistake
from tests.arena.leagues import PIG, test_bots

__all__ = ["test_bots"]  # a fixture

pytestmark = pytest.mark.usefixtures("test_bots")

LADDER = Ladder(PIG, 2, "random,eager")
GAMES = 24


def program(folder: Path, name: str, choice: str) -> Entrant:
    """A program that answers with one of the legal moves."""
    script = folder / f"{name}.py"
    source = f"""
        import json, sys
        for line in sys.stdin:
            message = json.loads(line)
            if message["type"] == "question":
                legal = message["legal"]
                print(json.dumps({{"answer": message["number"], "move": {choice}}}), flush=True)
        """
    script.write_text(dedent(source))
    return Entrant(name, shlex.join([sys.executable, "-I", str(script)]))


def submitted(ladder: Ladder, folder: Path, entrant: Entrant) -> list[Rung]:
    league = ladder.kept_in(folder).league_of(folder, entrant)
    league.play(GAMES, workers=1)
    league.close()
    return rungs_of(folder)


def test_programs_are_rated_together_with_the_bots_that_all_have_met(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    first = submitted(LADDER, folder, program(tmp_path, "first", "legal[0]"))
    assert {rung.bot for rung in first} == {"first", "random", "eager"}
    both = submitted(LADDER, folder, program(tmp_path, "last", "legal[-1]"))
    assert {rung.bot for rung in both if rung.program} == {"first", "last"}
    games = {rung.bot: rung.games for rung in both}
    assert games["random"] == games["eager"] == games["first"] + games["last"]
    [anchor] = [rung for rung in both if rung.bot == "random"]
    assert anchor.rating is not None
    assert anchor.rating.points == 0
    assert [rung.rating.points for rung in both if rung.rating] == sorted(
        (rung.rating.points for rung in both if rung.rating), reverse=True
    )


def test_a_program_that_fails_stands_last_with_its_fault(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    submitted(LADDER, folder, program(tmp_path, "good", "legal[0]"))
    rungs = submitted(LADDER, folder, program(tmp_path, "cheat", "'win'"))
    assert (rungs[-1].bot, rungs[-1].fault, rungs[-1].rating) == ("cheat", "illegal", None)
    assert all(rung.rating for rung in rungs[:-1])


def test_a_name_stands_for_one_program_and_a_folder_for_one_ladder(tmp_path: Path) -> None:
    folder = tmp_path / "ladder"
    submitted(LADDER, folder, program(tmp_path, "mine", "legal[0]"))
    with pytest.raises(Mistake, match="mine"):
        LADDER.league_of(folder, Entrant("mine", "another command"))
    with pytest.raises(Mistake, match="settings"):
        Ladder(PIG, 2, "random,eager", seed=1).kept_in(folder)
    with pytest.raises(Mistake, match="letters"):
        LADDER.plan_for(Entrant("../escape", "true"))


def test_the_command_shows_the_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, example = tmp_path / "ladder", Path(__file__).parents[2] / "docs" / "examples" / "outside_bot.py"
    bot = f"mine={shlex.join([sys.executable, str(example)])}"
    assert main(["ladder", "dice", "--players", "3", "--folder", str(folder)]) == 2
    assert "submit a program" in capsys.readouterr().err
    command = ["ladder", "dice", "--players", "3", "--games", "6", "--folder", str(folder)]
    assert main([*command, "--submit", bot]) == 0
    shown = capsys.readouterr().out
    assert "mine" in shown
    assert "submitted" in shown
    assert main([*command, "--json"]) == 0
    assert '"fault": ""' in capsys.readouterr().out
