"""Two worlds on several workers that differ only in a card, or in the bets, of one person: nobody else can tell them
apart.

Everything else follows from the same seed, so every message to the others comes in both at the same moment, over kills,
lost connections and all, and has the same bytes until the bets are opened, or all cards are shown.
"""

import pytest

from harness.simulation.world import World, worlds
from motherlode.match import Match
from tests.amounts import amount

UNCOVERED = {True: '"name":"showed"', False: '"name":"opened"'}  # cards, or bets, wherever a message has an event
PAIRS = amount("pairs of simulated worlds")


class Difference(AssertionError):
    """Somebody can tell two worlds apart."""


def played(seed, other, arranged):
    world = World(seed, arranged, other)
    found = world.run()
    assert found.violations == []
    return world


def compared(seed, arranged):
    """How many messages to others were the same until something was uncovered."""
    one, two = (played(seed, other, arranged) for other in (False, True))
    same = 0
    for here, there in zip(one.players, two.players, strict=True):
        if here.owner:
            continue
        uncovered = False
        for (at, frame), (then, another) in zip(here.heard, there.heard, strict=True):
            if at != then:
                raise Difference(f"{seed}: {here.name} reads at {at} or {then}")
            uncovered = uncovered or UNCOVERED[arranged] in frame
            if not uncovered:
                same += 1
                if frame != another:
                    raise Difference(f"{seed}: {here.name} is sent\n{frame}\nor\n{another}")
    return same


@pytest.mark.parametrize("arranged", [False, True], ids=["bets", "a card"])
def test_nobody_else_can_tell_which_world_it_is(arranged):
    with worlds():
        assert sum(compared(seed, arranged) for seed in range(PAIRS)) > 20 * PAIRS


def test_a_view_that_gives_a_card_away_is_seen(monkeypatch):
    redact = Match._redact
    monkeypatch.setattr(Match, "_redact", lambda match, seat, views: redact(match, seat or 1, views))
    with worlds(), pytest.raises(Difference):
        sum(compared(seed, True) for seed in range(PAIRS))
