"""Two worlds on the wire: who may not know in which of them they are is sent the same bytes in both.

Two servers play the same match, with the hands of others exchanged, with a world that only fits what one viewer sees,
with another secret behind the draws, with other answers under cover, and always with other identities. Frames are
compared as text, for each seat that may not know and for a spectator: over lost connections, with every way of coming
back, refusals, looks into the past, and the death of the server. Only what the rules uncover may differ, and it ends
the comparison (`motherlode.testing.worlds` says what that is). In the dice game nothing is hidden but the dice to come.
"""

import ast
import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import motherlode.server
from motherlode.bots.grammar import Budget
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.records import Records
from motherlode.games.kit.tables import Event
from motherlode.server import thinkers
from motherlode.testing.moment import Moment, duplicate
from motherlode.testing.randomgames import random_game
from motherlode.testing.sight import redacted, world_from
from motherlode.testing.trades import trades
from motherlode.testing.worlds import differs, may_differ_in_guesses, may_differ_in_trades
from tests.server.awaiting import awaited
from tests.server.house import house
from tests.server.worlds import (
    WATCHER,
    WINDOW,
    Covered,
    Pair,
    Reading,
    World,
    lines_repeat_themselves,
    two_worlds,
)

WITH_WINDOWS = [name for name in GAMES if find(name).sealed | find(name).reactions]
STRIDE = 9  # moves between two places of a match where worlds part
ONWARDS = 24  # moves made from there
PROBED = 3  # moves between two things that a viewer does besides playing
CLOCK = {"bank": 600_000, "credit": 30_000}
# Equal frames that must have been compared, of which events of streams: far fewer would mean that nothing is compared.
ENOUGH = {"quartz": (4000, 1500), "dice": (1500, 500), "quarry": (4000, 1500)}


@pytest.fixture(autouse=True)
def advice_by_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks for a while of its own; here for a number of playouts, so that it says the same twice."""
    monkeypatch.setattr(thinkers, "ADVICE", Budget(playouts=20))


# --- where worlds part


def moments(game: str, seats: int, seed: int) -> Iterator[Moment]:
    """Every state of a random match."""
    for step in random_game(find(game), seats, {}, seed):
        yield step.at.instead(duplicate(step.at.states))


def question_of(at: Moment) -> str:
    """What is asked."""
    return at.game.questions[int(at.states["question"][0])].name if at.asked else ""


def along_a_match(game: str, seats: int, seed: int) -> list[Moment]:
    """Places all along a match, from the deal to shortly before its end."""
    return [at for at in moments(game, seats, seed) if at.asked and at.move % STRIDE == 0]


def with_question(game: str, name: str, number: int) -> list[Moment]:
    """Places where this is asked, each in another match."""
    settings = ((find(game).fewest + seed % (find(game).most - find(game).fewest + 1), seed) for seed in count(100))
    found = (next((at for at in moments(game, *setting) if question_of(at) == name), None) for setting in settings)
    return list(islice(filter(None, found), number))


class Swap(NamedTuple):
    """Two worlds, and who may not know the difference."""

    at: Moment
    world: Records
    viewers: list[int]  # as people count them: seats from 1, 0 watches
    may_differ: Callable[[Event], bool]
    secret: bool = False

    @property
    def positions(self) -> list[dict[str, Any]]:
        return [self.at.game.write_position(states, 0) for states in (self.at.states, self.world)]


def traded(at: Moment, viewer: int, value: int) -> Swap | None:
    """Two others have exchanged a card."""
    for trade in trades(at, viewer, 20, value):
        if not trade.visible:
            return Swap(at, trade.world, unknowing(at, trade.world, {trade.one, trade.other}), may_differ_in_trades)
    return None


def guessed(at: Moment, viewer: int, value: int) -> Swap | None:
    """All that the viewer cannot see is as it might be as well."""
    world = world_from(at, viewer, redacted(at, viewer), value)
    return Swap(at, world, unknowing(at, world), may_differ_in_guesses) if differs(at, world) else None


def with_another_secret(at: Moment, viewer: int, value: int) -> Swap:
    """Only what will be drawn is different."""
    return Swap(at, at.states, unknowing(at, at.states), lambda kind: kind.chance, secret=True)


def unknowing(at: Moment, world: Records, knowing: frozenset[int] | set[int] = frozenset()) -> list[int]:
    """Who sees the same in both worlds."""
    other = at.instead(world)
    return [
        viewer + 1
        for viewer in at.viewers
        if viewer not in knowing and redacted(other, viewer).tobytes() == redacted(at, viewer).tobytes()
    ]


def swaps(places: list[Moment]) -> Iterator[Swap]:
    """At each place another kind of world, for another viewer."""
    ways = (traded, guessed, traded, guessed, with_another_secret)
    for number, at in enumerate(places):
        viewer = at.viewers[number % len(at.viewers)]
        tried = (way(at, viewer, number) for way in (ways[number % len(ways)], traded, guessed, with_another_secret))
        yield next(filter(None, tried))


# --- what people do


async def play_on(pair: Pair, chance: random.Random, absent: int = -1) -> bool:
    """A move that is legal in both worlds, by somebody who is there; False when there is none."""
    moves = moves_in_both(pair, absent)
    if not moves:
        return False
    seat, move = chance.choice(moves)
    await pair.both(lambda world: world.move(seat, move))
    await pair.both(World.let_window_close)
    return True


def moves_in_both(pair: Pair, absent: int = -1) -> list[tuple[int, str]]:
    """What can be done in both worlds, if they ask the same of the same seats."""
    one, other = pair.one.now, pair.other.now
    if (one.status, one.waiting) != (other.status, other.waiting) or one.status != "playing":
        return []
    return [
        (seat, move)
        for seat in one.waiting
        if seat != absent
        for move in one.playing.legal(seat)
        if move in other.playing.legal(seat)
    ]


async def come_back_to_the_tail(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    since = max(0, pair.one.now.n - chance.randrange(6))
    await pair.both(lambda world: world.leave(viewer))
    for _ in range(meanwhile):
        await play_on(pair, chance, viewer)
    await pair.both(lambda world: world.come_back(viewer, since))


async def come_back_to_a_snapshot(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    await pair.both(lambda world: world.leave(viewer))
    for _ in range(meanwhile):
        await play_on(pair, chance, viewer)
    await pair.both(lambda world: world.come_back(viewer, None))


async def ask_around(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    last = pair.one.now.question - 1
    earlier = chance.randrange(last + 1)
    seats = pair.one.seats

    async def ask(world: World) -> None:
        person, table = world.people[viewer], world.table
        await person.ask("explain", table=table, seat=viewer or 1)
        await person.ask("advise", table=table, seat=viewer or 1)
        for move in (0, earlier, last, last + 1):
            await person.ask("look", table=table, seat=viewer, move=move)
        await person.ask("look", table=table, seat=viewer % seats + 1, move=earlier)
        await person.ask("mine")
        await person.ask("lobby")
        await person.ask("lobby", watch=False)

    await pair.both(ask)


async def be_refused(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    table, actions = pair.one.now, pair.one.now.playing.game.actions
    own, other = viewer or 1, viewer % pair.one.seats + 1
    number, stale = table.question, table.question - 1
    legal = table.playing.legal(own) if own in table.waiting else []
    illegal = [move for move in chance.sample(actions, 3) if move not in legal]

    async def try_it(world: World) -> None:
        person, at = world.people[viewer], {"table": world.table}
        for move in illegal:
            await person.ask("move", **at, seat=own, question=number, move=move)
        if legal:
            await person.ask("move", **at, seat=own, question=stale, move=legal[0])
        await person.ask("move", **at, seat=own, question=number, move="dance")
        await person.ask("move", **at, seat=other, question=number, move=actions[0])
        for command in ("resume", "explain", "advise", "leave", "hand-over", "take-back"):
            await person.ask(command, **at, seat=other)
        await person.ask("resume", **at, seat=other, since=0)
        await person.ask("watch", **at, since=10**6)
        await person.ask("start", **at)
        await person.ask("rematch", **at)
        await person.ask("say", **at, seat=other, text="I am somebody else")

    await pair.both(try_it)


async def talk_and_rest(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    waiting = pair.one.now.waiting

    async def talk(world: World) -> None:
        person, at = world.people[viewer], {"table": world.table, "seat": viewer}
        await person.do("say", **at, text="And now?")
        if viewer != WATCHER and viewer not in waiting:
            await person.do("hand-over", **at)
            await person.do("take-back", **at)

    await pair.both(talk)


async def look_over_the_shoulder_of_all(pair: Pair, viewer: int, chance: random.Random, meanwhile: int = 2) -> None:
    """A seat also watches, on the same connection, and sees both streams."""

    async def look(world: World) -> None:
        await world.people[viewer].do("watch", table=world.table, since=0)
        await world.people[viewer].do("watch", table=world.table)
        if viewer != WATCHER:
            await world.people[viewer].do("quiet", table=world.table, seat=WATCHER)

    await pair.both(look)


PROBES = (
    come_back_to_the_tail,
    ask_around,
    come_back_to_a_snapshot,
    be_refused,
    talk_and_rest,
    look_over_the_shoulder_of_all,
)


async def crash(pair: Pair, chance: random.Random) -> None:
    """Both servers die after storing the same move, before anybody was told."""
    last = chance.choice(moves_in_both(pair) or [None])
    await pair.both(lambda world: world.crash(5, last))
    await pair.both(World.let_window_close)


# --- hidden things are swapped


async def play_both(pair: Pair, swap: Swap, number: int) -> list[Reading]:
    """Play on in both worlds until everybody could tell them apart, and compare what everybody is sent."""
    at, chance = swap.at, random.Random(number)
    pair.cover(WINDOW * (number % 2))
    pair.other.salt = "other" if swap.secret else ""
    await pair.both(lambda world: world.gather(at.seats))
    readings = [Reading(pair, viewer, at.game.name, swap.may_differ, swap.secret) for viewer in swap.viewers]
    here, there = swap.positions
    clock = CLOCK if number % 3 == 0 else None
    lay = partial(World.lay, game=at.game.name, seats=at.seats, clock=clock, public=True)
    await asyncio.gather(lay(pair.one, position=here), lay(pair.other, position=there))
    probes = count(number)
    for step in range(ONWARDS):
        await compare(pair, readings)
        unknowing = [reading.viewer for reading in readings if not reading.uncovered]
        if not unknowing:
            break
        if step % PROBED == 1:
            probe = next(probes)
            await PROBES[probe % len(PROBES)](pair, unknowing[probe % len(unknowing)], chance)
        elif number % 6 == 5 and step == 5:
            await crash(pair, chance)
        elif not await play_on(pair, chance):
            break
    await compare(pair, readings)
    await pair.both(World.clear)
    return readings


async def compare(pair: Pair, readings: list[Reading]) -> None:
    await pair.both(World.read_all)
    for reading in readings:
        reading.compare()


@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_who_may_not_know_is_sent_the_same_bytes(game, tmp_path):
    questions = [question.name for question in find(game).questions]
    places = along_a_match(game, 4, 3) + [at for name in questions for at in with_question(game, name, 2)]
    readings: list[Reading] = []
    kinds: Counter[str] = Counter()
    async with two_worlds(tmp_path) as pair:
        for number, swap in enumerate(swaps(places)):
            kinds[swap.may_differ.__name__] += 1
            readings += await play_both(pair, swap, number)
        repeated = sum(lines_repeat_themselves(person) for world in (pair.one, pair.other)
                       for person in world.people.values())  # fmt: skip
    equal = sum((reading.equal for reading in readings), Counter())
    streamed = sum(amount for kind, amount in equal.items() if kind.startswith("event"))
    print(f"\n{game}: {len(places)} pairs {dict(kinds)}, {len(readings)} readings, {equal.total()} equal frames, ")
    print(f"{streamed} events, {repeated} repeated lines, longest {max(r.equal.total() for r in readings)}; {equal}")
    assert set().union(*(reading.questions for reading in readings)) == set(questions)
    assert equal.total() >= ENOUGH[game][0]
    assert streamed >= ENOUGH[game][1]
    assert equal["event moved"] and equal["snapshot"] and equal["ack explained"] and equal["ack looked"]
    assert equal["ack advised"] and equal["presence"] and equal["refuse illegal"] and equal["event finished"] >= 0
    assert repeated > 100
