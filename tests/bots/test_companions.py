"""What there is for a game besides its rules is found by its role; a game of others is served like ours."""

import csv
from fractions import Fraction
from pathlib import Path

import pytest

from motherlode.bots import greedy
from motherlode.bots.companions import FOLDERS, companion
from motherlode.bots.levels import UNMEASURED, levels_of
from motherlode.bots.playouts import style_of
from motherlode.coach.odds import Odds, danger_came, odds_of
from motherlode.coach.reasons import reasons_of
from motherlode.games.catalog import FORMER, GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import row
from motherlode.match import Match
from tests.running import motherlode
from tests.toys import nuggets, thrifty


@pytest.mark.parametrize("game", [find_game(name) for name in GAMES], ids=list(GAMES))
def test_our_games_have_companions_that_are_called_like_them(game: Game) -> None:
    found = {role: companion(game, role) for role in FOLDERS}
    assert all(module.__name__ == f"{FOLDERS[role]}.{game.name}" for role, module in found.items() if module)
    assert {role for role, module in found.items() if not module} <= {"values", "planner"}


def test_a_game_of_others_brings_its_own_rule_of_thumb_and_search_plays_out_by_it(tmp_path: Path) -> None:
    assert style_of(thrifty.GAME).player.name == "greedy"
    league = ("arena", thrifty.GAME.name, "--players", "2", "--bots", "greedy,random,search:8", "--games", "180")
    done = motherlode(*league, "--out", tmp_path)
    assert done.returncode == 0, done.stderr
    rows = csv.DictReader((tmp_path / "standings.csv").read_text().splitlines())
    wins = {row["bot"]: float(row["win_share"]) for row in rows}
    assert set(wins) == {"greedy", "random", "search:8"}
    assert wins["greedy"] > wins["random"] + 0.1


def test_a_game_of_others_brings_its_own_levels_and_odds() -> None:
    assert levels_of(thrifty.GAME) == thrifty.LEVELS
    match = Match.new(thrifty.GAME.name, seats=2, seed=3)
    purse = int(match.states["purse"][0][0])
    odds = odds_of(match.game, match.redacted(1), 0, [0, 1])
    assert (odds.stake, odds.within) == (purse, (Fraction(max(0, purse - 6), 6),))
    events = match.play(1, "dig")
    assert not danger_came(match.game, events, row(match.states, 0), 0)


def test_a_game_without_companions_is_served_too() -> None:
    game = nuggets.GAME
    assert [companion(game, role) for role in FOLDERS] == [None] * len(FOLDERS)
    assert greedy.player_of(game) is None
    assert style_of(game).player.name == "random"
    assert levels_of(game) == UNMEASURED
    match = Match.new(game.name, seats=2, seed=3)
    assert odds_of(game, match.redacted(1), 0, [0, 1]) == Odds()
    assert reasons_of(game) == ()


@pytest.mark.parametrize(("name", "version"), FORMER)
def test_former_rules_have_the_companions_of_the_present_ones(name: str, version: int) -> None:
    former, present = find_game(name, version), find_game(name)
    assert greedy.player_of(former) is greedy.player_of(present)
