"""The champion: what has learned by playing, compiled like a greedy page.

In most games it is a small network (`python -m bench.champion`), which reads what its seat sees and what the rule of
thumb would do there, and says what to do instead, if it knows better. `encoding` makes its inputs and outputs from the
game's tables, `network` runs it. A game may bring a planner instead (`bots/planner`), which judges the table after a
turn by what it has learned (`python -m bench.outlook`). `weights` keeps what was learned.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from motherlode.bots import greedy
from motherlode.bots.champion import network
from motherlode.bots.champion.encoding import Table, parts_of
from motherlode.bots.champion.memory import room_for
from motherlode.bots.champion.weights import Weights, digest_of, file_of, load
from motherlode.bots.companions import companion
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.compile import bound
from motherlode.games.kit.game import Game
from motherlode.games.kit.game_loop import Player


def player_with(game: Game, weights: Weights) -> Player:
    """The champion of a game with some weights."""
    advisor = greedy.player_of(game)
    if advisor is None:
        raise ValueError(f"{game.name} has no greedy page to begin from")
    parts, columns = parts_of(game), weights.columns
    name = f"{game.name}_{weights.digest()}"
    tables: dict[str, Any] = {
        "LOWEST": columns.lowest,
        "BITS": columns.bits,
        "LAST": columns.last,
        "FIRST_ROWS": np.append(columns.first_rows, columns.rows).astype(np.int32),
        "ROWS": weights.rows,
        "ROWS_BIAS": weights.rows_bias,
        "DEEP": weights.deep,
        "DEEP_BIAS": weights.deep_bias,
        "OF_MOVE": parts.of_move,
        "SEAT_OF_MOVE": parts.seat,
    }
    scores: dict[str, Any] = {"PARTS": weights.parts, "PARTS_BIAS": weights.parts_bias}
    part_score = bound(network.score_of_part, name, **scores)
    choose = bound(
        network.choose_as_champion,
        name,
        advise=advisor.choose,
        room_to_see=room_for(len(columns.lowest)),
        room_near=room_for(len(weights.rows_bias)),
        room_deep=room_for(len(weights.deep_bias)),
        understand=bound(network.understand_view, name, observe=game.rules.observe, **tables),
        score=bound(network.score_of_move, name, part_score=part_score, **tables, **scores),
        DRAWN=np.array([question.sealed for question in game.questions]),
    )
    return Player("champion", choose)


def games() -> tuple[str, ...]:
    """The games that have a champion."""
    return tuple(name for name in GAMES if file_of(name).exists())


def planner_with(game: Game, kept: Mapping[str, Table]) -> Player:
    """The champion of a game that has a planner, with what it has learned."""
    page, advisor = companion(game, "planner"), greedy.player_of(game)
    assert page is not None
    assert advisor is not None
    tables = page.tables_of(kept)
    name = f"{game.name}_{digest_of(kept.values())}"
    choose = bound(page.choose_by_plan, name, advise=advisor.choose, **tables)
    return Player(f"champion_{digest_of(kept.values())}", choose)


@cache
def player_of(game: Game) -> Player | None:
    """The champion of a game, if it has learned the game by its present rules: former ones may show something else."""
    if game.name not in games() or game is not find(game.name):
        return None
    file = file_of(game.name)
    if companion(game, "planner"):
        with np.load(file) as kept:
            player = planner_with(game, dict(kept))
    else:
        player = player_with(game, load(file))
    player.choose.rule_files |= {file}  # type: ignore[attr-defined]  # other weights are another program
    return player
