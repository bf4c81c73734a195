"""What the modules of a page play, say and think is what the compiled rules of this machine play, say and think."""

import base64
import json
from dataclasses import asdict
from typing import Any

import numpy as np
import pytest

from harness.finals import digest_of
from harness.rules_engine import done
from motherlode.bots import find as find_bot
from motherlode.bots import seat_view_of
from motherlode.bots.grammar import Budget, read
from motherlode.bots.search import SearchBot
from motherlode.bots.stream import new_stream
from motherlode.coach.evaluation import Evaluator
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game_loop import pool_dtype, states_of
from motherlode.games.kit.records import from_bytes
from motherlode.match import Match
from tests.batch.finals_fixture import MANY, expected, tables
from tests.webassembly.transcripts import transcript

EVERY = 8  # moves between two looks at everything


@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_whole_games_end_as_on_all_other_devices(name: str, seats: int) -> None:
    """The digests are those that the interpreter, the CPU and the kernels of a GPU are held to."""
    game = find(name)
    pool = from_bytes(pool_dtype(game.state), base64.b64decode(done(name, "finals", seats=seats, games=MANY)))
    assert len(pool) == MANY
    assert digest_of(states_of(game, pool)) == expected()[name][str(seats)][str(MANY)]


OTHERS = ("greedy", "random")  # greedy moves and random ones are both in the first
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "quartz": [{"rulings": {"chain": "forbidden"}}, {"edition": "pt", "thrill": True}],
    "dice": [{"ending": "last-will-be-first"}, {"days": 3}],
    "quarry": [{}],
}


@pytest.mark.parametrize("bot", ["greedy~25%", *(pytest.param(bot, marks=pytest.mark.thorough) for bot in OTHERS)])
@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_a_match_by_bots_is_the_same_line_by_line(name: str, seats: int, bot: str) -> None:
    """The moves, events, views, refusals, questions, scores and guesses of a match, and its JSON to the byte."""
    spec = read(bot)
    options = OPTIONS[name][seats % len(OPTIONS[name])]
    level = {"bot": bot, "player": spec.name, "slips": spec.slips}
    there = done(name, "transcript", seats=seats, seed=seats, options=options, level=level, every=EVERY)
    here = transcript(name, seats, seats, bot, EVERY, **options)
    for number, (one, other) in enumerate(zip(there, json.loads(json.dumps(here)), strict=True)):
        assert one == other, f"line {number}"


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_bots_and_coach_find_the_same_to_the_last_bit(name: str, keep: bool) -> None:
    seats, seed, moves, playouts = 4, 5 + keep, 14, 300
    match, stream = Match.new(name, seats=seats, seed=seed), new_stream(seed)
    quick, search = find_bot("greedy", match.game), SearchBot(match.game, Budget(playouts=playouts))
    evaluator = Evaluator(match.game, Budget(playouts=playouts))
    found = []
    for _ in range(moves):
        view = seat_view_of(match, match.asked[0])
        if len(view.legal) > 1:
            found.append([move._asdict() for move in search.think(view, stream).moves])
            kept = view.legal[-1:] if keep else []
            found.append([asdict(move) for move in evaluator.evaluate(view, stream, kept)])
        match.play(match.asked[0], match.game.actions[quick.choose(view, stream)])
    assert len(found) > 2
    assert done(name, "search", seats=seats, seed=seed, moves=moves, playouts=playouts, keep=keep) == found


@pytest.mark.parametrize("name", GAMES)
def test_a_refused_move_changes_nothing(name: str) -> None:
    match = Match.new(name, seats=4, seed=3)
    seat = next(seat for seat in range(1, 5) if seat not in match.asked or name == "quarry")
    phrase = match.game.actions[-1]
    refused = match.refusal(seat, phrase)
    assert refused is not None
    given = done(name, "refused", seats=4, seed=3, seat=seat, action=match.game.action(phrase))
    assert given == {"name": refused.reason, "rule": refused.rule, "same": True}


def test_records_are_as_long_as_the_facts_say() -> None:
    for name in GAMES:
        record = base64.b64decode(done(name, "finals", seats=4, games=1))
        assert len(record) == np.dtype(pool_dtype(find(name).state)).itemsize
