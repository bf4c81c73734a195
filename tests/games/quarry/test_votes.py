"""R10: votes come in any order and leave the same bytes; nothing about one shows before all are in."""

from itertools import permutations

import numpy as np
from hypothesis import given
from hypothesis import strategies as some

from motherlode.games.kit.records import records
from motherlode.games.quarry import GAME
from motherlode.games.quarry.pieces import BALLOTS
from motherlode.match import Match

BALLOT = some.sampled_from(BALLOTS)


@some.composite
def elections(draw: some.DrawFn) -> tuple[int, int, list[str], list[int], list[int]]:
    """A seed, the rounds to play before, the ballots of all seats, and two orders in which they are cast."""
    seats = draw(some.integers(GAME.fewest, GAME.most))
    order = some.permutations(range(1, seats + 1))
    ballots = draw(some.lists(BALLOT, min_size=seats, max_size=seats))
    return draw(some.integers(0, 10_000)), draw(some.integers(0, 3)), ballots, draw(order), draw(order)


def at_a_vote(seats: int, seed: int, rounds: int) -> Match:
    """A match some rounds later, with the pickaxe in somebody's hand."""
    match = Match.new("quarry", seats=seats, seed=seed)
    for turn in range(rounds):
        for seat in range(1, seats + 1):
            match.play(seat, f"vote {BALLOTS[(seed + turn + seat) % 4]}")
        while not match.over and "vote" not in {asked.question for asked in match.questions}:
            [seat] = match.asked
            match.play(seat, match.legal(seat)[0])
    position = match.position()
    return Match.from_position({**position, "pickaxe": 1 + seed % seats}, seed)


@given(elections())
def test_votes_in_any_order_give_the_same_bytes(
    election: tuple[int, int, list[str], list[int], list[int]],
) -> None:
    seed, rounds, ballots, *orders = election
    matches = [at_a_vote(len(ballots), seed, rounds) for _ in orders]
    for match, order in zip(matches, orders, strict=True):
        for seat in order:
            match.play(seat, f"vote {ballots[seat - 1]}")
    one, other = matches
    assert one.states.tobytes() == other.states.tobytes()
    votes_told = [[str(event) for event in match.last_events(None)][1:] for match in matches]
    assert votes_told[0] == votes_told[1]


@given(elections())
def test_while_votes_are_open_the_record_holds_the_votes_given_and_nothing_else(
    election: tuple[int, int, list[str], list[int], list[int]],
) -> None:
    seed, rounds, ballots, order, _ = election
    match = at_a_vote(len(ballots), seed, rounds)
    before = match.states.copy()
    for seat in order[:-1]:
        match.play(seat, f"vote {ballots[seat - 1]}")
        assert seat not in match.asked
    assert match.asked == [order[-1]]
    given_votes = match.states.copy()
    for seat in order[:-1]:
        assert given_votes["vote"][0, seat - 1] == BALLOTS.index(ballots[seat - 1])
        given_votes["vote"][0, seat - 1] = -1
        given_votes["voted"][0, seat - 1] = 0
    assert given_votes.tobytes() == before.tobytes()


@given(elections(), BALLOT)
def test_nobody_else_can_tell_what_a_seat_voted_for(
    election: tuple[int, int, list[str], list[int], list[int]], instead: str
) -> None:
    seed, rounds, ballots, order, _ = election
    voter, waiting = order[0], order[1:]
    worlds = [at_a_vote(len(ballots), seed, rounds) for _ in range(2)]
    for world, ballot in zip(worlds, (ballots[voter - 1], instead), strict=True):
        world.play(voter, f"vote {ballot}")
        for seat in waiting[:-1]:  # all but the last
            world.play(seat, f"vote {ballots[seat - 1]}")
    one, other = worlds
    for viewer in (*waiting, 0):
        assert one.redacted(viewer).tobytes() == other.redacted(viewer).tobytes()
        assert one.view(viewer) == other.view(viewer)
        assert [str(event) for event in one.last_events(viewer)] == [str(event) for event in other.last_events(viewer)]
        assert observation(one, viewer) == observation(other, viewer)
        if viewer:
            assert one.legal(viewer) == other.legal(viewer)
    assert one.asked == other.asked
    assert one.redacted(voter)["vote"][0, voter - 1] == BALLOTS.index(ballots[voter - 1])


def observation(match: Match, viewer: int) -> bytes:
    out = GAME.observed()
    GAME.rules.observe(match.states, 0, viewer - 1, out)
    return out.tobytes()


def test_a_vote_shows_only_that_it_was_cast_and_is_final() -> None:
    match = Match.new("quarry", seats=3, seed=1)
    [came] = match.play(2, "vote B")
    assert str(came) == "voted 2"
    assert came.kind.reveal
    assert match.refusal(2, "vote C").reason == "already-voted"  # type: ignore[union-attr]
    assert match.legal(2) == []


def test_all_votes_are_shown_together_when_the_last_is_in() -> None:
    match = Match.new("quarry", seats=3, seed=1)
    match.play(3, "vote draw")
    match.play(1, "vote B")
    came = [str(event) for event in match.play(2, "vote B")]
    assert came[:4] == ["voted 2", "showed-vote 1 B", "showed-vote 2 B", "showed-vote 3 draw"]


def test_a_guess_fills_hidden_votes_evenly_and_leaves_the_others_alone() -> None:
    match = Match.new("quarry", seats=4, seed=5)
    match.play(1, "vote A")
    match.play(3, "vote draw")
    tally = np.zeros(len(BALLOTS), int)
    for value in range(4000):
        world = match.redacted(1)
        assert world["vote"][0].tolist() == [0, -1, -1, -1, -1, -1]
        GAME.rules.guess(world, 0, 0, value)
        vote = world["vote"][0]
        assert (vote[0], vote[1], vote[3]) == (0, -1, -1)
        tally[vote[2]] += 1
    assert abs(tally - 1000).max() < 110  # four standard deviations


def test_a_settled_vote_remembers_no_order() -> None:
    ends = set()
    for order in permutations(range(1, 4)):
        states = records(GAME.state, 1)
        match = Match.new("quarry", seats=3, seed=11)
        for seat in order:
            match.play(seat, "vote draw")
        states[:] = match.states
        ends.add(states.tobytes())
    assert len(ends) == 1
