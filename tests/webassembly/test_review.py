"""The review that a page makes of a finished match: its chances and its luck are the server's, to the last digit."""

from typing import Any

import pytest

from harness.rules_engine import done
from motherlode.bots import answer, find, stream_of
from motherlode.coach.json_data import as_json_data
from motherlode.coach.review import review
from motherlode.games.catalog import GAMES
from motherlode.match import Match, notation

PLAYOUTS = 20
SURE = 6  # standard errors


def finished(game: str) -> Match:
    """A match by bots, by names that YAML puts in quotes or not."""
    match = Match.new(game, seats=3, seed=4, names=("Ana", "Rui's", "on"))
    bot, streams = find("greedy", match.game), {seat: stream_of(4, seat) for seat in range(1, 4)}
    while match.asked:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, bot, streams[seat]))
    return match


def judged(step: dict[str, Any]) -> dict[str, Any]:
    """What does not rest on a search, which has random numbers of its own here and there, nor on exact odds."""
    return {key: value for key, value in step.items() if key not in ("decision", "risk", "escaped")}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_reviews_as_the_server_does(game: str) -> None:
    match = finished(game)
    there = done(game, "review", notation=notation.write(match.log), playouts=PLAYOUTS)
    here = as_json_data(review(match, PLAYOUTS))
    assert there["names"] == here["names"]
    assert there["winners"] == here["winners"]
    assert len(there["steps"]) == len(here["steps"])
    for one, other in zip(there["steps"], here["steps"], strict=True):
        assert judged(one) == judged(other)
        assert (one["decision"] is None) == (other["decision"] is None)
        if one["decision"]:
            mine, theirs = ({move["move"]: move for move in each["decision"]["moves"]} for each in (one, other))
            assert mine.keys() == theirs.keys()
            for move, weighed in mine.items():
                error = weighed["error"] + theirs[move]["error"]
                assert abs(weighed["win"] - theirs[move]["win"]) <= SURE * error
    for one, other in zip(there["balances"], here["balances"], strict=True):
        assert {**one, "loss": 0, "slips": 0} == {**other, "loss": 0, "slips": 0}
