"""The games of a batch, each played as a match, in plain Python: what the batch must come to."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from motherlode.batch.summary import SHARES, Summary
from motherlode.games.catalog import find
from motherlode.match import Match

MASK = (1 << 64) - 1
POLICY = 0x6D6F746865726C64


class SplitMix:
    """The published generator, written down once more, to check the compiled players by."""

    def __init__(self, seed: int) -> None:
        self.state = self.scrambled((seed + 0x9E3779B97F4A7C15) & MASK)

    def scrambled(self, z: int) -> int:
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def half(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return self.scrambled(self.state) >> 32

    def below(self, limit: int) -> int:
        product = self.half() * limit
        while product & 0xFFFFFFFF < (1 << 32) % limit:
            product = self.half() * limit
        return product >> 32


Chooser = Callable[[Match, int, list[str], SplitMix], str]  # the seat is counted from 1, as a match counts it


def at_random(match: Match, seat: int, legal: list[str], chance: SplitMix) -> str:
    return legal[chance.below(len(legal))]


class Outcome(NamedTuple):
    scores: list[dict[int, int]]
    lengths: list[int]
    victories: tuple[int, ...]
    events: dict[str, int]
    states: list[bytes]


def one_by_one(
    name: str, games: int, seats: int, seed: int, choosers: Sequence[Chooser] = (), **options: object
) -> Outcome:
    """Some games, one after the other; seats without a chooser play at random."""
    scores: list[dict[int, int]] = []
    lengths, victories, states = [], [0] * seats, []
    events = dict.fromkeys((event.name for event in find(name).events), 0)
    for number in range(seed, seed + games):
        match = Match.new(name, seats=seats, seed=number, **options)
        chance = SplitMix(number ^ POLICY)
        emitted = match.last_events(None)
        while True:
            for event in emitted:
                events[event.name] += 1
            if match.over:
                break
            seat = match.asked[0]
            choose = choosers[seat - 1] if choosers else at_random
            emitted = match.play(seat, choose(match, seat, match.legal(seat), chance))
        scores.append(match.scores)
        lengths.append(len(match.log.entries))
        states.append(match.states.tobytes())
        for seat in match.winners:
            victories[seat - 1] += SHARES // len(match.winners)
    return Outcome(scores, lengths, tuple(victories), events, states)


def numbers(summary: Summary) -> dict[str, object]:
    """All that a summary says except how long it took, to be compared with another one."""
    spreads = [
        (spread.lowest, spread.counts.tolist(), spread.total, spread.squares, spread.least, spread.most)
        for spread in (*summary.scores, summary.length)
    ]
    return {
        "games": summary.games,
        "seats": summary.seats,
        "victories": summary.victories,
        "events": dict(summary.events),
        "spreads": spreads,
    }
